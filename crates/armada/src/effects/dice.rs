//! Dice: those of the pool, those on cards, and their colours and faces.

use broadside_engine::{About, Ref, Var};

use super::Binding;
use super::cards::card;
use super::parties::{colour, die, zone};
use crate::board::{Attack, Die, MAX_DICE};
use crate::facts::{Colour, Face, Term};
use crate::steps::attack;
use crate::words::{DiceAct, DiceSelect, DieFilter, Hue, Icon, Query, Thing};
use crate::{ArmadaCx, ArmadaLook, atoms, values};

/// Whether a face shows an icon.
fn shows(face: Face, icon: Icon) -> bool {
    match icon {
        Icon::Hit => face.hits() > 0,
        Icon::Critical => face.criticals() > 0,
        Icon::Accuracy => face == Face::Accuracy,
    }
}

/// Whether a die fits.
pub(super) fn fits(filter: &DieFilter, colour: Colour, face: Face) -> bool {
    filter.colour.is_none_or(|wanted| wanted == colour)
        && (filter.icons.is_empty() || filter.icons.iter().any(|icon| shows(face, *icon)))
}

/// Whether the attacker may spend the die at this place: accuracy icons only if no effect forbids it
/// (armada.damage.blinded-gunners.04).
pub(super) fn may_spend_die(look: &ArmadaLook<'_>, at: u8) -> bool {
    let Some(attack) = look.board.attack() else { return false };
    let about = About::both(attack.attacker, attack.defender);
    attack
        .dice
        .get(at as usize)
        .filter(|_| !attack.is_frozen(at))
        .is_some_and(|die| die.face != Face::Accuracy || look.allowed(Query::MaySpendAccuracy, about, true))
}

/// The colour of a hue; none where it is any.
pub(super) fn of_hue(bound: &Binding, hue: Hue) -> Option<Colour> {
    match hue {
        Hue::Any => None,
        Hue::Of(colour) => Some(colour),
        Hue::In(var) => colour(bound, var),
    }
}

/// Whether the pool has a die that could be rerolled.
pub(super) fn can_reroll(look: &ArmadaLook<'_>, hue: Hue) -> bool {
    let fits = |colour: Colour| match hue {
        Hue::Of(wanted) => wanted == colour,
        Hue::Any | Hue::In(_) => true,
    };
    let attack = look.board.attack();
    attack.is_some_and(|it| {
        it.dice.iter().enumerate().any(|(at, die)| fits(die.colour) && !it.is_fixed(at as u8))
    })
}

/// Dice, colours and faces.
pub(super) fn select(
    look: &ArmadaLook<'_>,
    select: DiceSelect,
    bound: &Binding,
    found: &mut dyn FnMut(Thing),
) {
    let attack = look.board.attack();
    let mut each = |filter: &DieFilter, also: &dyn Fn(&Attack, u8, &Die) -> bool| {
        let Some(attack) = attack else { return };
        for (at, die) in (0..MAX_DICE as u8).zip(attack.dice.iter()) {
            if !attack.is_frozen(at) && fits(filter, die.colour, die.face) && also(attack, at, die) {
                found(Thing::Die(at));
            }
        }
    };
    match select {
        DiceSelect::Dice(dice) => each(&dice, &|attack, at, _| !attack.is_fixed(at)),
        DiceSelect::AllDice(dice) => each(&dice, &|_, _, _| true),
        DiceSelect::DiceWithFace(dice, wanted) => each(&dice, &|attack, at, die| {
            die.face != wanted && die.colour.faces().contains(&wanted) && !attack.is_fixed(at)
        }),
        DiceSelect::SpendableDice(dice) => each(&dice, &|_, at, _| may_spend_die(look, at)),
        DiceSelect::DiceOnCard => {
            if let Some(card) = card(bound) {
                let count = look.board.pile(card).dice().count() as u8;
                (0..count).for_each(|at| found(Thing::CardDie(card, at)));
            }
        }
        DiceSelect::Colours => {
            if attack.is_some() {
                Colour::ALL.iter().for_each(|colour| found(Thing::Colour(*colour)));
            }
        }
        DiceSelect::ColoursInPool => {
            let there = |colour: &&Colour| attack.is_some_and(|attack| attack.count(**colour) > 0);
            Colour::ALL.iter().filter(there).for_each(|colour| found(Thing::Colour(*colour)));
        }
        DiceSelect::AdjacentColours(party) => {
            let Some((ship, zone)) = zone(bound, party) else { return };
            let hull = look.game.measures.hull(look.game.ship(look.board, ship).chassis);
            let beside = || hull.zones().iter().filter(|other| hull.adjacent(zone, **other));
            let there =
                |colour: &&Colour| beside().any(|other| values::battery(look, ship, *other).of(**colour) > 0);
            Colour::ALL.iter().filter(there).for_each(|colour| found(Thing::Colour(*colour)));
        }
        DiceSelect::FacesOf(colour) => {
            let there = |face: &&Face| colour.faces().contains(face);
            Face::ALL.iter().filter(there).for_each(|face| found(Thing::Face(*face)));
        }
        DiceSelect::Faces(var) => {
            if let Some(die) = lies(look, bound, var) {
                let there = |face: &&Face| die.colour.faces().contains(face);
                Face::ALL.iter().filter(there).for_each(|face| found(Thing::Face(*face)));
            }
        }
        DiceSelect::SingleIconFaces(var) => {
            turns(look, bound, var, &[Face::Hit, Face::Critical, Face::Accuracy], found);
        }
        DiceSelect::FacesAmong(var, faces) => turns(look, bound, var, faces, found),
        DiceSelect::FacesWithout(var, icons) => without(look, bound, var, icons, found),
    }
}

/// The die in a register, as it lies in the pool.
fn lies(look: &ArmadaLook<'_>, bound: &Binding, var: Var) -> Option<Die> {
    look.board.attack()?.dice.get(die(bound, var)? as usize).copied()
}

/// Those of some faces to which the die in a register can be turned.
fn turns(look: &ArmadaLook<'_>, bound: &Binding, var: Var, among: &[Face], found: &mut dyn FnMut(Thing)) {
    let Some(die) = lies(look, bound, var) else { return };
    let open = |face: &&Face| die.face != **face && die.colour.faces().contains(face);
    among.iter().filter(open).for_each(|face| found(Thing::Face(*face)));
}

/// The faces without icons to which the die in a register can be turned, each once.
fn without(look: &ArmadaLook<'_>, bound: &Binding, var: Var, icons: &[Icon], found: &mut dyn FnMut(Thing)) {
    let Some(die) = lies(look, bound, var) else { return };
    let mut seen = [Face::Blank; 6];
    let mut count = 0;
    for face in die.colour.faces() {
        let shows = icons.iter().any(|icon| shows(face, *icon));
        if face != die.face && !shows && !seen[..count].contains(&face) {
            found(Thing::Face(face));
            seen[count] = face;
            count += 1;
        }
    }
}

/// Dice are rerolled, added, changed and given up.
pub(super) fn operate(cx: &mut ArmadaCx<'_>, act: DiceAct, bound: &mut Binding) {
    match act {
        DiceAct::Reroll(var) => {
            if let Some(at) = die(bound, var) {
                atoms::reroll(cx, at);
            }
        }
        DiceAct::RerollAll => {
            let count = cx.board.attack().map_or(0, |attack| attack.dice.len() as u8);
            (0..count).for_each(|at| atoms::reroll(cx, at));
        }
        DiceAct::AddDie(colour) => add(cx, colour),
        DiceAct::AddDieOf(var) => {
            if let Some(colour) = colour(bound, var) {
                add(cx, colour);
            }
        }
        DiceAct::AddDieShowing(colour, face) => {
            if attack::may_add(&cx.look()) {
                atoms::add_die_showing(cx, colour, face);
            }
        }
        DiceAct::AddFixedDie(colour, face) => {
            if attack::may_add(&cx.look()) {
                atoms::add_die_showing(cx, colour, face);
                atoms::fix_last_die(cx);
            }
        }
        DiceAct::ChangeDie(var, face) => {
            if let Some(at) = die(bound, var) {
                atoms::change_die(cx, at, face);
            }
        }
        DiceAct::ChangeDieTo(var, to) => {
            if let (Some(at), Some(Thing::Face(face))) = (die(bound, var), bound.get(Ref::Var(to))) {
                atoms::change_die(cx, at, face);
            }
        }
        DiceAct::SpendDie(var) => {
            if let Some(at) = die(bound, var) {
                atoms::spend_die(cx, at);
                bound.set(var, None);
            }
        }
        DiceAct::CancelDie(var) => {
            if let Some(at) = die(bound, var) {
                atoms::cancel_die(cx, at);
                bound.set(var, None);
            }
        }
        DiceAct::CancelAllDice => {
            while let Some(at) = cx.board.attack().and_then(|attack| attack.free_dice().next()) {
                atoms::cancel_die(cx, at);
            }
        }
        DiceAct::FreezeDie(var) => {
            if let Some(at) = die(bound, var) {
                atoms::freeze_die(cx, at);
            }
        }
        DiceAct::RemoveDie(var) => {
            if let Some(colour) = colour(bound, var) {
                atoms::remove_gathered(cx, colour);
            }
        }
        DiceAct::Recolour(from, to) => {
            if let (Some(from), Some(to)) = (colour(bound, from), colour(bound, to)) {
                atoms::recolour_gathered(cx, from, to);
            }
        }
        DiceAct::RollAside(colour, count) => bound.number = roll_aside(cx, colour, count),
        DiceAct::PutDieOnCard(colour, face) => {
            if let Some(card) = card(bound) {
                atoms::put_die_on_card(cx, card, Die { colour, face });
            }
        }
        DiceAct::PutDieOnCardShowing(colour, face) => {
            if let (Some(card), Some(Thing::Face(face))) = (card(bound), bound.get(Ref::Var(face))) {
                atoms::put_die_on_card(cx, card, Die { colour, face });
            }
        }
        DiceAct::ExchangeDie(given, taken) => {
            if let (Some(at), Some(Thing::CardDie(card, nth))) =
                (die(bound, given), bound.get(Ref::Var(taken)))
            {
                atoms::exchange_die(cx, at, card, nth);
            }
        }
    }
}

fn add(cx: &mut ArmadaCx<'_>, colour: Colour) {
    if attack::may_add(&cx.look()) {
        atoms::add_die(cx, colour);
    }
}

/// Dice are rolled that belong to no attack; their hit and critical icons are counted.
fn roll_aside(cx: &mut ArmadaCx<'_>, colour: Colour, dice: u8) -> i16 {
    let harmful = DieFilter { colour: None, icons: &[Icon::Hit, Icon::Critical] };
    let rolled = atoms::roll_aside(cx, colour, dice);
    let icons = rolled.iter().filter(|die| fits(&harmful, die.colour, die.face));
    icons.map(|die| i16::from(die.face.hits() + die.face.criticals())).sum()
}
