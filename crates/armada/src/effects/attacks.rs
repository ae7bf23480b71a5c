//! What is said of attacks up to the end of their effects: conditions, selections, numbers and operations about dice,
//! targets, obstruction and the tokens on hull zones.

use broadside_engine::{Flow, Ref};

use super::parties::{may_add_dice, ship};
use super::{Binding, amount};
use crate::board::{Defense, Die, TableToken, TokenKind, UpgradeState};
use crate::facts::{Colour, Command, Face, Term};
use crate::steps::{attack, call};
use crate::words::{Act, ArmadaWords, Cond, Hue, Procedure, Select, ShipNo, Thing, TokenNo, UpgradeNo};
use crate::{ArmadaCx, ArmadaLook, Origin, atoms, values};

/// Conditions about attacks and the ships that make them.
pub(super) fn holds(look: &ArmadaLook<'_>, cond: &Cond, bound: &Binding) -> bool {
    let board = look.board;
    let it = |party: Ref| ship(bound, party).map(|number| board.ship(number));
    let attack = board.attack();
    match cond {
        Cond::Same(one, other) => bound.get(*one).is_some() && bound.get(*one) == bound.get(*other),
        Cond::Faster(one, other) => {
            it(*one).zip(it(*other)).is_some_and(|(one, other)| one.speed > other.speed)
        }
        Cond::ObstructedOnTable => attack.is_some_and(|it| it.causes.ship || it.causes.obstacle),
        Cond::FirstTarget => attack.is_some_and(|it| it.targets.count_ones() <= 1),
        Cond::FirstAttack(party) => it(*party).is_some_and(|ship| ship.attacks == 1),
        Cond::HasAttacked(party, least) => it(*party).is_some_and(|ship| ship.round_attacks >= *least),
        Cond::Tag(party, tag) => {
            ship(bound, *party).is_some_and(|ship| look.game.ship(board, ship).tags.contains(*tag))
        }
        Cond::HasCommandToken(party, command) => it(*party).is_some_and(|ship| ship.has_token(*command)),
        Cond::ZoneToken(party, kind) => bound.get(*party).is_some_and(|zone| board.bears(zone, *kind)),
        Cond::NoDice => attack.is_some_and(|attack| attack::gathered(look, attack).total() == 0),
        Cond::ArmedWith(colour) => attack.is_some_and(|it| attack::arms(look, it).of(*colour) > 0),
        Cond::More(count, than) => amount(look, count, bound) > i32::from(*than),
        Cond::SidesOnly(party) => it(*party).is_some_and(|ship| ship.sides_only),
        Cond::Engaged(one, other) => {
            let squadron = |party: Ref| bound.get(party).and_then(Thing::squadron);
            let pair = squadron(*one).zip(squadron(*other));
            pair.is_some_and(|(one, other)| values::engaged_with(look, one) >> other.0 & 1 == 1)
        }
        Cond::ThisUpgrade => match Origin::of(bound.source) {
            Origin::Upgrade(upgrade) => bound.about.subject == Some(Thing::Upgrade(upgrade)),
            _ => false,
        },
        _ => false,
    }
}

/// Selections of faces, tokens, cards and colours; says whether it was one of these.
pub(super) fn select(
    look: &ArmadaLook<'_>,
    select: &Select,
    bound: &Binding,
    found: &mut dyn FnMut(Thing),
) -> bool {
    match select {
        Select::FacesAmong(var, faces) => {
            let Some(Thing::Die(at)) = bound.get(Ref::Var(*var)) else { return true };
            let Some(die) = look.board.attack().and_then(|attack| attack.dice.get(at as usize)) else {
                return true;
            };
            let open = |face: &&Face| die.face != **face && die.colour.faces().contains(face);
            faces.iter().filter(open).for_each(|face| found(Thing::Face(*face)));
        }
        Select::DiscardedTokens(party) => match bound.get(*party).and_then(Thing::piece).map(Thing::from) {
            Some(Thing::Ship(ship)) => {
                let slots = look.board.ship(ship).defense;
                let gone = (0u8..).zip(slots.iter()).filter(|(_, slot)| slot.state == Defense::Discarded);
                gone.for_each(|(at, _)| found(Thing::ShipToken(ship, at)));
            }
            Some(Thing::Squadron(squadron)) => {
                let slots = look.board.squadron(squadron).defense;
                let gone = (0u8..).zip(slots.iter()).filter(|(_, slot)| slot.state == Defense::Discarded);
                gone.for_each(|(at, _)| found(Thing::SquadronToken(squadron, at)));
            }
            _ => {}
        },
        Select::Upgrades(party, slots) => {
            let Some(ship) = ship(bound, *party) else { return true };
            for (at, card) in look.board.upgrades.iter().enumerate() {
                let number = UpgradeNo(at as u8);
                let this = Origin::of(bound.source) == Origin::Upgrade(number);
                let fits = look.game.facts[card.card].slots.iter().any(|slot| slots.contains(slot));
                if card.ship == ship && card.state != UpgradeState::Discarded && fits && !this {
                    found(Thing::Upgrade(number));
                }
            }
        }
        Select::AdjacentColours(party) => {
            let Some(Thing::Zone(ship, zone)) = bound.get(*party) else { return true };
            let hull = look.game.measures.hull(look.game.ship(look.board, ship).chassis);
            let beside = || hull.zones().iter().filter(|other| hull.adjacent(zone, **other));
            let there =
                |colour: &&Colour| beside().any(|other| values::battery(look, ship, *other).of(**colour) > 0);
            Colour::ALL.iter().filter(there).for_each(|colour| found(Thing::Colour(*colour)));
        }
        Select::RaidsToGain(party) => {
            let Some(ship) = ship(bound, *party) else { return true };
            let lacks = |command: &&Command| !look.board.ship(ship).has_raid(**command);
            Command::ALL.iter().filter(lacks).for_each(|command| found(Thing::Command(*command)));
        }
        Select::DiceOnCard => {
            let Origin::Upgrade(card) = Origin::of(bound.source) else { return true };
            let count = look.board.pile(card).dice().count() as u8;
            (0..count).for_each(|at| found(Thing::CardDie(card, at)));
        }
        Select::FacesOf(colour) => {
            let there = |face: &&Face| colour.faces().contains(face);
            Face::ALL.iter().filter(there).for_each(|face| found(Thing::Face(*face)));
        }
        Select::AnyOf(all) => all.iter().for_each(|each| super::select(look, each, bound, found)),
        _ => return false,
    }
    true
}

/// Procedures in which dice are rerolled or further attacks made.
pub(super) fn begin(procedure: &Procedure, bound: &Binding) -> Flow<ArmadaWords> {
    let by = bound.controller;
    let colour = |hue: Hue| match hue {
        Hue::Any => None,
        Hue::Of(colour) => Some(colour),
        Hue::In(var) => match bound.get(Ref::Var(var)) {
            Some(Thing::Colour(colour)) => Some(colour),
            _ => None,
        },
    };
    match procedure {
        Procedure::RerollAny(hue) => call(attack::RerollDice::up_to(u8::MAX, by).of(colour(*hue))),
        Procedure::RerollSome(hue) => {
            call(attack::RerollDice::up_to(u8::MAX, by).of(colour(*hue)).at_least_one())
        }
        Procedure::RerollUpTo(hue, most) => call(attack::RerollDice::up_to(*most, by).of(colour(*hue))),
        Procedure::Attack => {
            ship(bound, Ref::Bearer).map_or(Flow::Next, |ship| call(attack::ExtraAttack::one_of_its(ship)))
        }
        Procedure::AttackSquadrons(dice) => ship(bound, Ref::Bearer)
            .map_or(Flow::Next, |ship| call(attack::ExtraAttack::on_squadrons(ship, *dice))),
        _ => Flow::Next,
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

/// The place of the die in a register.
fn die(bound: &Binding, var: broadside_engine::Var) -> Option<u8> {
    match bound.get(Ref::Var(var)) {
        Some(Thing::Die(at)) => Some(at),
        _ => None,
    }
}

fn colour(bound: &Binding, var: broadside_engine::Var) -> Option<Colour> {
    match bound.get(Ref::Var(var)) {
        Some(Thing::Colour(colour)) => Some(colour),
        _ => None,
    }
}

/// Operations on dice, targets and tokens; says whether it was one of these.
pub(super) fn operate(cx: &mut ArmadaCx<'_>, act: &Act, bound: &mut Binding) -> bool {
    match act {
        Act::RerollAll => {
            let count = cx.board.attack().map_or(0, |attack| attack.dice.len() as u8);
            (0..count).for_each(|at| atoms::reroll(cx, at));
        }
        Act::AddDieShowing(colour, face) | Act::AddFixedDie(colour, face) => {
            if may_add_dice(&cx.look()) {
                atoms::add_die_showing(cx, *colour, *face);
                if matches!(act, Act::AddFixedDie(..)) {
                    atoms::fix_last_die(cx);
                }
            }
        }
        Act::CancelDie(var) => {
            if let Some(at) = die(bound, *var) {
                atoms::cancel_die(cx, at);
                bound.set(*var, None);
            }
        }
        Act::RemoveDie(var) => {
            if let Some(colour) = colour(bound, *var) {
                atoms::remove_gathered(cx, colour);
            }
        }
        Act::Recolour(from, to) => {
            if let (Some(from), Some(to)) = (colour(bound, *from), colour(bound, *to)) {
                atoms::recolour_gathered(cx, from, to);
            }
        }
        Act::FireRedForBlue => {
            if let Some(attack) = cx.board.attacks.last_mut() {
                attack.red_for_blue = true;
            }
        }
        Act::NoFurtherTargets => {
            if let Some(attack) = cx.board.attacks.last_mut() {
                attack.last_target = true;
            }
        }
        Act::Note(count) => bound.number = amount(&cx.look(), count, bound).clamp(0, 99) as i16,
        _ => return tokens(cx, act, bound),
    }
    true
}

fn tokens(cx: &mut ArmadaCx<'_>, act: &Act, bound: &Binding) -> bool {
    match act {
        Act::PutOnZone(kind, party) => {
            if let Some(zone @ Thing::Zone(ship, _)) = bound.get(*party) {
                let owner = cx.board.ship(ship).owner;
                let pose = atoms::zone_pose(cx, zone);
                atoms::place_token(cx, *kind, pose, Some(owner), Some(zone));
            }
        }
        Act::TakeOffZones(kind, party) => {
            if let Some(ship) = ship(bound, *party) {
                take_off(cx, *kind, ship);
            }
        }
        Act::PutDieOnCard(colour, face) => {
            if let Origin::Upgrade(card) = Origin::of(bound.source) {
                atoms::put_die_on_card(cx, card, Die { colour: *colour, face: *face });
            }
        }
        Act::PutDieOnCardShowing(colour, face) => {
            let face = bound.get(Ref::Var(*face));
            if let (Origin::Upgrade(card), Some(Thing::Face(face))) = (Origin::of(bound.source), face) {
                atoms::put_die_on_card(cx, card, Die { colour: *colour, face });
            }
        }
        Act::ExchangeDie(given, taken) => {
            if let (Some(at), Some(Thing::CardDie(card, nth))) =
                (die(bound, *given), bound.get(Ref::Var(*taken)))
            {
                atoms::exchange_die(cx, at, card, nth);
            }
        }
        Act::DiscardThis => {
            if let Origin::Upgrade(upgrade) = Origin::of(bound.source) {
                atoms::set_upgrade(cx, upgrade, UpgradeState::Discarded);
            }
        }
        Act::ReadyDefense(party) => {
            if let Some(token) = bound.get(*party) {
                atoms::ready_defense(cx, token);
            }
        }
        Act::RecoverDefense(party) => {
            if let Some(token) = bound.get(*party) {
                atoms::recover_defense(cx, token, Defense::Exhausted);
            }
        }
        Act::GainDefense(party, kind) => {
            if let Some(ship) = ship(bound, *party) {
                atoms::gain_defense(cx, ship, *kind);
            }
        }
        Act::CommitToSides(party) => {
            if let Some(ship) = ship(bound, *party) {
                cx.board.ships[ship.index()].sides_only = true;
            }
        }
        _ => return false,
    }
    true
}

fn take_off(cx: &mut ArmadaCx<'_>, kind: TokenKind, ship: ShipNo) {
    let mine = |it: &TableToken| it.kind == kind && matches!(it.on, Some(Thing::Zone(of, _)) if of == ship);
    while let Some(at) = cx.board.tokens.iter().position(mine) {
        atoms::remove_token(cx, TokenNo(at as u8));
    }
}
