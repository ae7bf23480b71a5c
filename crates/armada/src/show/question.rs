//! The open decision in words.

use broadside_engine::{Decision, Game, Kind, Legal, Offer, Position};
use broadside_stage::{Choice, Evidence, Place, PlaceAsk, Question, Slot, Text, Wants};

use super::ids;
use crate::Armada;
use crate::words::{ArmadaWords, Thing};

fn choice(thing: Thing) -> Choice {
    Choice { label: Text::of_name(format!("{thing:?}")), target: ids::of(thing), ..Choice::default() }
}

/// The open decision in words.
pub(super) fn question(
    game: &Armada,
    _: &Position<ArmadaWords>,
    decision: &Decision<ArmadaWords>,
    legal: &Legal<ArmadaWords>,
    offers: &[Offer],
) -> Question {
    let (wants, min, max, total) = match decision.kind {
        Kind::Pick { .. } => (Wants::Pick, 0, 1, 0),
        Kind::Some { min, max } => (Wants::Some, min.into(), max.into(), 0),
        Kind::Order => (Wants::Order, 0, 0, 0),
        Kind::Confirm => (Wants::Confirm, 0, 0, 0),
        Kind::Amount { min, max } => (Wants::Amount, min.into(), max.into(), 0),
        Kind::Split { total } => (Wants::Split, 0, 0, total.into()),
        Kind::Assign => (Wants::Assign, 0, 0, 0),
        Kind::Course => (Wants::Course, 0, 0, 0),
        Kind::Place { .. } => (Wants::Place, 0, 0, 0),
        Kind::Use { .. } => (Wants::Use, 0, 1, 0),
    };
    let slot = |slot: &broadside_engine::Slot<ArmadaWords>| Slot {
        label: choice(slot.item).label,
        piece: ids::of(slot.item),
        values: legal.values(slot).iter().map(|value| choice(*value)).collect(),
    };
    let candidates: Vec<Place> = legal
        .places
        .iter()
        .map(|pose| Place { x: pose.x_mm(), y: pose.y_mm(), facing: pose.facing.degrees() })
        .collect();
    let place = (wants == Wants::Place).then(|| PlaceAsk {
        piece: None,
        outline: Default::default(),
        start: candidates.first().copied().unwrap_or_default(),
        turns: true,
        regions: Vec::new(),
        candidates,
    });
    Question {
        number: decision.number,
        seat: decision.seat.0,
        wants,
        key: format!("{:?}", decision.prompt),
        title: Text::of_name(format!("{:?}", decision.prompt)),
        context: None,
        asks: None,
        rules: game.rules(decision).iter().map(|rule| (*rule).to_owned()).collect(),
        subject: None,
        secret: decision.seats.count() > 1,
        pass: decision.kind.may_pass().then(|| Text::new("pass")),
        confirm: Text::new("confirm"),
        yes_no: None,
        min,
        max,
        total,
        choices: legal.items.iter().map(|item| choice(*item)).collect(),
        refused: Vec::new(),
        slots: legal.slots().iter().map(slot).collect(),
        course: None,
        place,
        offers: offers.iter().map(|offer| choice(Thing::Effect(*offer))).collect(),
        evidence: Evidence::default(),
        given: None,
    }
}
