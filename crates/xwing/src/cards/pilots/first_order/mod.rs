//! Pilots of the First Order, by ship.

mod tiebainterceptor;
mod tiefofighter;
mod tiesebomber;
mod tiesffighter;
mod tievnsilencer;
mod tiewiwhispermodifiedinterceptor;
mod upsilonclassshuttle;
mod xiclasslightshuttle;

use crate::cards::homes::{Ships, ships};

pub(super) static SHIPS: Ships = ships![
    tiebainterceptor,
    tiefofighter,
    tiesebomber,
    tiesffighter,
    tievnsilencer,
    tiewiwhispermodifiedinterceptor,
    upsilonclassshuttle,
    xiclasslightshuttle
];
