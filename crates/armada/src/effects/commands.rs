//! Dials, command tokens and what lies on upgrade cards, as cards speak of them.

use broadside_engine::{About, Flow, Ref, Running};

use super::Binding;
use super::costs::card;
use super::parties::{seat, ship};
use super::selections::candidate;
use crate::board::{CardPlace, Pile, UpgradeState};
use crate::facts::{Command, Face, Term};
use crate::steps::{self, attack, call, commands};
use crate::words::{Act, ArmadaWords, Cond, Icon, Payment, Price, Query, Select, ShipNo, Thing, UpgradeNo};
use crate::{ArmadaCx, ArmadaLook, Origin, atoms, values};

/// The rounds of a game that has an end, each with a token.
const ROUNDS: core::ops::RangeInclusive<i8> = 1..=6;

/// What lies on the card that an effect comes from.
pub(super) fn pile(look: &ArmadaLook<'_>, bound: &Binding) -> Pile {
    card(bound).map_or_else(Pile::default, |card| look.board.pile(card))
}

fn command(bound: &Binding, party: Ref) -> Option<Command> {
    bound.get(party).and_then(Thing::command)
}

/// Conditions about commands, dials, tokens and upgrade cards.
pub(super) fn of_commands(look: &ArmadaLook<'_>, cond: &Cond, bound: &Binding) -> bool {
    let board = look.board;
    let it = |party: Ref| ship(bound, party).map(|number| board.ship(number));
    match cond {
        Cond::NoEffectUnderWay => !look.core.frames().any(|(_, running)| of_a_card(&running)),
        Cond::Opened(windows) => look.core.frames().any(|(_, running)| match running {
            Running::Window(open) => windows.contains(&open.occasion.window),
            _ => false,
        }),
        Cond::SameCommand(one, other) => {
            command(bound, *one).is_some() && command(bound, *one) == command(bound, *other)
        }
        Cond::Paid(party, ways) => it(*party).is_some_and(|ship| ways.contains(&ship.paid)),
        Cond::ResolvedNothing(party) => it(*party).is_some_and(|ship| ship.resolved == 0),
        Cond::OnCard(party) => {
            command(bound, *party).is_some_and(|command| pile(look, bound).tokens[command as usize] > 0)
        }
        Cond::RoundOnCard => pile(look, bound).has_round(board.round),
        Cond::HasTokens(party) => it(*party).is_some_and(|ship| ship.tokens != 0),
        Cond::HasFacedown(party) => {
            ship(bound, *party).is_some_and(|ship| facedown(look, ship).next().is_some())
        }
        Cond::TopDial(party, of) => it(*party)
            .and_then(|ship| ship.dials.first())
            .is_some_and(|dial| Some(dial.command) == command(bound, *of)),
        Cond::HasIcon(party, icons) => match bound.get(*party) {
            Some(Thing::Upgrade(upgrade)) => {
                let slots = look.game.facts[board.upgrade(upgrade).card].slots;
                slots.iter().any(|slot| icons.contains(slot))
            }
            _ => false,
        },
        Cond::BearsCopyOfRound(party) => {
            ship(bound, *party).is_some_and(|ship| bears_copy(look, bound, ship))
        }
        _ => false,
    }
}

/// Whether a running frame is the effect of a card; commands and other rules run like cards, too.
fn of_a_card(running: &Running<'_, ArmadaWords>) -> bool {
    match running {
        Running::Resolve(resolve) => {
            !matches!(Origin::of(resolve.bound.source), Origin::Attacker | Origin::Defender | Origin::Ship(_))
        }
        _ => false,
    }
}

/// Whether a ship bears a copy of the card that an effect comes from, with the token of the present round on it.
fn bears_copy(look: &ArmadaLook<'_>, bound: &Binding, ship: ShipNo) -> bool {
    let board = look.board;
    let Some(mine) = card(bound).map(|card| board.upgrade(card).card) else { return false };
    (0..board.upgrades.len() as u8).map(UpgradeNo).any(|at| {
        let it = board.upgrade(at);
        it.card == mine
            && it.ship == ship
            && it.state != UpgradeState::Discarded
            && board.pile(at).has_round(board.round)
    })
}

/// The facedown damage cards of a ship.
fn facedown<'a>(look: &ArmadaLook<'a>, ship: ShipNo) -> impl Iterator<Item = crate::words::CardNo> + 'a {
    let decks = &look.board.decks;
    decks.on_ship(ship).filter(|card| !decks.cards[card.index()].faceup)
}

/// Selections of commands, dials, tokens, rounds and upgrade cards.
pub(super) fn select(look: &ArmadaLook<'_>, select: &Select, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    let board = look.board;
    match select {
        Select::ActiveShip => {
            if let Some(ship) = steps::activating_ship(look) {
                found(Thing::Ship(ship));
            }
        }
        Select::TokensOnCard => {
            if let Some(upgrade) = card(bound) {
                let tokens = board.pile(upgrade).tokens;
                let lie = |command: &&Command| tokens[**command as usize] > 0;
                let all = Command::ALL.iter().filter(lie);
                all.for_each(|command| found(Thing::OnCard(upgrade, *command)));
            }
        }
        Select::DialsOnCard => {
            let pile = pile(look, bound);
            let lie = |command: &&Command| pile.dials().any(|dial| dial == **command);
            Command::ALL.iter().filter(lie).for_each(|command| found(Thing::Command(*command)));
        }
        Select::DialOrToken(command) => {
            if let Some(it) = ship(bound, Ref::Bearer).map(|ship| board.ship(ship)) {
                let ways = [(it.has_dial(*command), Payment::Dial), (it.has_token(*command), Payment::Token)];
                ways.iter().filter(|(has, _)| *has).for_each(|(_, way)| found(Thing::Pay(*way)));
            }
        }
        Select::Rounds => ROUNDS.for_each(|round| found(Thing::Number(round))),
        Select::RoundsApart(var) => {
            if let Some(Thing::Number(from)) = bound.get(Ref::Var(*var)) {
                ROUNDS.filter(|round| round.abs_diff(from) > 1).for_each(|round| found(Thing::Number(round)));
            }
        }
        Select::UpgradesOf(party, cond) => {
            let of = ship(bound, *party);
            for (at, it) in board.upgrades.iter().enumerate() {
                if Some(it.ship) == of && it.state != UpgradeState::Discarded {
                    candidate(look, cond, bound, Thing::Upgrade(UpgradeNo(at as u8)), found);
                }
            }
        }
        Select::FacedownCards(party) => {
            if let Some(ship) = ship(bound, *party) {
                facedown(look, ship).for_each(|card| found(Thing::Card(card)));
            }
        }
        Select::SpendableTokens(party) => spendable(look, *party, bound, found),
        Select::FacesWithout(var, icons) => faces(look, *var, icons, bound, found),
        _ => {}
    }
}

/// The defense tokens of a ship that the bearer may spend: what keeps the bearer from spending such tokens holds for those of
/// others, too (armada.damage.faulty-countermeasures.05).
fn spendable(look: &ArmadaLook<'_>, party: Ref, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    let (Some(of), Some(bearer)) = (bound.get(party).and_then(Thing::piece), bound.bearer) else { return };
    values::defense_tokens(look, of, |token| {
        if look.allowed(Query::MaySpendOthersDefense, About::both(token, bearer), true) {
            found(token);
        }
    });
}

fn faces(
    look: &ArmadaLook<'_>,
    var: broadside_engine::Var,
    without: &[Icon],
    bound: &Binding,
    found: &mut dyn FnMut(Thing),
) {
    let (Some(attack), Some(Thing::Die(at))) = (look.board.attack(), bound.get(Ref::Var(var))) else {
        return;
    };
    let Some(die) = attack.dice.get(at as usize) else { return };
    let shows = |face: Face| without.iter().any(|icon| super::parties::shows(face, *icon));
    let mut seen = [Face::Blank; 6];
    let mut count = 0;
    for face in die.colour.faces() {
        if face != die.face && !shows(face) && !seen[..count].contains(&face) {
            found(Thing::Face(face));
            seen[count] = face;
            count += 1;
        }
    }
}

/// Whether a cost of dials or tokens can be paid.
pub(super) fn payable(look: &ArmadaLook<'_>, price: &Price, bound: &Binding) -> bool {
    let bearer = ship(bound, Ref::Bearer).map(|ship| (ship, look.board.ship(ship)));
    match price {
        Price::FleetCommandToken(command) => bearer.is_some_and(|(ship, it)| {
            let about = About::subject(Thing::Ship(ship));
            it.has_token(*command) && look.allowed(Query::MayPayFleetCommand, about, true)
        }),
        Price::TokenOnCard(party) => match command(bound, *party) {
            Some(command) => pile(look, bound).tokens[command as usize] > 0,
            None => pile(look, bound).total() > 0,
        },
        Price::DialOnCard(party) => match command(bound, *party) {
            Some(command) => pile(look, bound).dials().any(|dial| dial == command),
            None => pile(look, bound).dials().next().is_some(),
        },
        Price::DialOrToken(command, _) => {
            bearer.is_some_and(|(_, it)| it.has_dial(*command) || it.has_token(*command))
        }
        _ => false,
    }
}

/// Pays a cost of dials or tokens.
pub(super) fn pay(cx: &mut ArmadaCx<'_>, price: &Price, bound: &Binding) {
    let bearer = ship(bound, Ref::Bearer);
    match price {
        Price::FleetCommandToken(command) => {
            if let Some(ship) = bearer {
                atoms::spend_command_token(cx, ship, *command);
            }
        }
        Price::TokenOnCard(party) => {
            if let (Some(card), Some(command)) = (card(bound), command(bound, *party)) {
                atoms::take_from_card(cx, card, command);
            }
        }
        Price::DialOnCard(party) => {
            if let (Some(card), Some(command)) = (card(bound), command(bound, *party)) {
                atoms::reveal_from_card(cx, card, command);
            }
        }
        Price::DialOrToken(command, var) => {
            if let (Some(ship), Some(Thing::Pay(way))) = (bearer, bound.get(Ref::Var(*var))) {
                match way.dial() {
                    true => atoms::discard_any_dial(cx, ship, *command),
                    false => atoms::discard_command_token(cx, ship, *command),
                }
            }
        }
        _ => {}
    }
}

/// Operations on commands, dials, tokens and upgrade cards; `None` if it is another one.
pub(super) fn operate(cx: &mut ArmadaCx<'_>, act: &Act, bound: &mut Binding) -> Option<Flow<ArmadaWords>> {
    let at = |party: Ref| ship(bound, party);
    match act {
        Act::Count(amount) => {
            let number = super::amount(&cx.look(), amount, bound);
            bound.number = number.clamp(0, i16::MAX.into()) as i16;
        }
        Act::CountAsPaid(party, payment) => {
            if let Some(ship) = at(*party) {
                atoms::count_as_paid(cx, ship, *payment);
            }
        }
        Act::BarCommands(party, commands) => {
            if let Some(ship) = at(*party) {
                atoms::bar_commands(cx, ship, commands);
            }
        }
        Act::GainDial(party, of) => {
            if let (Some(ship), Some(command)) = (at(*party), command(bound, *of)) {
                atoms::gain_dial(cx, ship, command);
            }
        }
        Act::LoseToken(party, token) => match (bound.get(*token), at(*party)) {
            (Some(Thing::OnCard(card, command)), _) => atoms::take_from_card(cx, card, command),
            (Some(Thing::Command(command)), Some(ship)) => atoms::discard_command_token(cx, ship, command),
            _ => {}
        },
        Act::TakeFromCard(command) => {
            if let Some(card) = card(bound) {
                atoms::take_from_card(cx, card, *command);
            }
        }
        Act::DiscardAllDials(party) => {
            if let Some(ship) = at(*party) {
                atoms::discard_dials(cx, ship, u8::MAX);
            }
        }
        Act::PutOnCard(of) => {
            if let (Some(card), Some(command)) = (card(bound), command(bound, *of)) {
                atoms::put_on_card(cx, card, command);
            }
        }
        Act::MarkRound(party) => {
            if let (Some(card), Some(Thing::Number(round))) = (card(bound), bound.get(*party)) {
                atoms::mark_round(cx, card, round.unsigned_abs());
            }
        }
        Act::ShowDials(party, who) => {
            if let Some(ship) = at(*party) {
                let (to, count) = (seat(cx.board, bound, *who), cx.board.ship(ship).dials.len());
                atoms::show_dials(cx, ship, count as u8, to);
            }
        }
        Act::DiscardDials(party, count) => {
            if let Some(ship) = at(*party) {
                atoms::discard_dials(cx, ship, *count);
            }
        }
        Act::Begin(crate::words::Procedure::PlaceTargetingToken) => {
            return Some(at(Ref::Bearer).map_or(Flow::Next, |ship| call(attack::TargetingToken::new(ship))));
        }
        _ => return cards(cx, act, bound),
    }
    Some(Flow::Next)
}

/// Operations on upgrade and damage cards, defense tokens and speed dials.
fn cards(cx: &mut ArmadaCx<'_>, act: &Act, bound: &mut Binding) -> Option<Flow<ArmadaWords>> {
    match act {
        Act::LookAtDamage(party) => {
            if let Some(ship) = ship(bound, *party) {
                atoms::look_at_damage(cx, ship, bound.controller);
            }
        }
        Act::FlipFaceup(party) => {
            if let Some(Thing::Card(card)) = bound.get(*party)
                && let CardPlace::Ship(ship) = cx.board.decks.cards[card.index()].place
            {
                // It may come to lie facedown again, and is not turned twice (armada.card.boarding-engineers.02).
                bound.group.retain(|it| *it != Thing::Card(card));
                atoms::flip_faceup(cx, ship, card);
            }
        }
        Act::DiscardUpgrade(party) => {
            if let Some(Thing::Upgrade(upgrade)) = bound.get(*party) {
                atoms::set_upgrade(cx, upgrade, UpgradeState::Discarded);
                return Some(call(commands::TrimTokens::new(cx.board.upgrade(upgrade).ship)));
            }
        }
        Act::EquipTo(party) => {
            if let (Some(upgrade), Some(ship)) = (card(bound), ship(bound, *party)) {
                atoms::equip(cx, upgrade, ship);
            }
        }
        _ => return None,
    }
    Some(Flow::Next)
}

/// Whether an operation on tokens would do anything.
pub(super) fn can(look: &ArmadaLook<'_>, act: &Act, bound: &Binding) -> bool {
    match act {
        Act::GainCommandToken(party, _) | Act::GainToken(party, _) => {
            ship(bound, *party).is_none_or(|ship| commands::GainToken::may(look, ship))
        }
        Act::BarCommands(..) | Act::Count(_) => false,
        Act::Begin(crate::words::Procedure::PlaceTargetingToken) => {
            ship(bound, Ref::Bearer).is_some_and(|ship| attack::may_place_targeting_token(look, ship))
        }
        _ => true,
    }
}

/// The number that an amount of a ship or card stands for.
pub(super) fn amount(look: &ArmadaLook<'_>, amount: &crate::words::Amount, bound: &Binding) -> i32 {
    use crate::words::Amount;
    let of = |party: Ref, value: fn(&ArmadaLook<'_>, ShipNo) -> u8| {
        ship(bound, party).map_or(0, |ship| value(look, ship).into())
    };
    match amount {
        Amount::TokensOnCard => pile(look, bound).total().into(),
        Amount::CommandValue(party) => of(*party, values::command),
        Amount::SquadronValue(party) => of(*party, values::squadron),
        Amount::EngineeringValue(party) => of(*party, values::engineering),
        _ => 0,
    }
}
