//! What the event or the question of an effect is about, and what goes on meanwhile.

use broadside_engine::{Ref, Running, Seat};

use super::Binding;
use super::parties::{near, ship};
use crate::steps::commands::AS_TOKEN;
use crate::steps::maneuver;
use crate::words::{ArmadaWords, EventCond, Payment, SquadronNo, Thing, Window};
use crate::{ArmadaLook, Origin};

/// What is said of the event, the question and the moment.
pub(super) fn holds(look: &ArmadaLook<'_>, cond: EventCond, bound: &Binding) -> bool {
    let (board, amount) = (look.board, bound.about.amount);
    match cond {
        EventCond::ThisCard => match Origin::of(bound.source) {
            Origin::Card(card) => bound.about.object == Some(Thing::Card(card)),
            Origin::Upgrade(upgrade) => bound.about.subject == Some(Thing::Upgrade(upgrade)),
            Origin::Objective
            | Origin::ObjectiveAttack
            | Origin::Squadron(_)
            | Origin::Ship(_)
            | Origin::Attacker
            | Origin::Defender => false,
        },
        EventCond::ThisUpgrade => {
            super::cards::card(bound).is_some_and(|card| bound.about.subject == Some(Thing::Upgrade(card)))
        }
        EventCond::PaidWithToken => paid(amount).token(),
        EventCond::PaidWithDial => paid(amount).dial(),
        EventCond::PaidAsToken => amount & AS_TOKEN != 0,
        EventCond::DialTurnedByOwner => {
            let by = board.side(Seat(amount as u8));
            ship(bound, Ref::Subject).is_some_and(|ship| board.side_of_ship(ship) == by)
        }
        EventCond::Joint(joint) => amount == i16::from(joint),
        EventCond::SubjectMoves => amount == 1,
        EventCond::TokenCountsForSpeed => ship(bound, Ref::Subject).is_some_and(|ship| {
            let payment = paid(amount);
            payment.token() && maneuver::navigate_speed(look, ship, payment) > u8::from(payment.dial())
        }),
        EventCond::AsksKeyword(keyword) => amount == keyword as i16,
        EventCond::CommandReaches(span) => {
            let relay = amount.checked_sub(1).and_then(|number| u8::try_from(number).ok());
            let reached = relay.map(|number| Thing::Squadron(SquadronNo(number))).or(bound.about.object);
            reached.zip(bound.bearer).is_some_and(|(one, bearer)| near(look, one, bearer, span))
        }
        EventCond::DealtFaceup => bound.window == Some(Window::FaceupDamageCard) && amount == 1,
        EventCond::WasReadied => amount == 1,
        EventCond::EventAmount(least) => amount >= least,
        EventCond::Opened(windows) => look.core.frames().any(|(_, running)| {
            matches!(running, Running::Window(open) if windows.contains(&open.occasion.window))
        }),
        EventCond::NoEffectUnderWay => !look.core.frames().any(|(_, running)| of_a_card(&running)),
        EventCond::Rounds(from, to) => (from..=to).contains(&board.round),
        EventCond::NoShipActivated => board.sides.iter().all(|(_, team)| team.activated == 0),
        EventCond::Marked => board.objective_mark.is_some(),
    }
}

/// The payment that the amount of a question stands for.
pub(crate) fn paid(amount: i16) -> Payment {
    match amount & !AS_TOKEN {
        0 => Payment::Dial,
        1 => Payment::Token,
        2 => Payment::Both,
        3 => Payment::AsToken,
        _ => Payment::DialAsToken,
    }
}

/// Whether a running frame is the effect of a card; commands and other rules run like cards, too.
fn of_a_card(running: &Running<'_, ArmadaWords>) -> bool {
    let Running::Resolve(resolve) = running else { return false };
    !matches!(Origin::of(resolve.bound.source), Origin::Attacker | Origin::Defender | Origin::Ship(_))
}
