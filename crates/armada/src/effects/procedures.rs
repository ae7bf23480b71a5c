//! Procedures that effects start.

use broadside_engine::{Flow, Ref};

use super::Binding;
use super::dice::{can_reroll, of_hue};
use super::parties::{ship, squadron};
use super::squadrons::{can_attack, terms};
use crate::board::AttackKind;
use crate::facts::Dice;
use crate::steps::obstacles::{ExogorthsLeave, MoveInTurn};
use crate::steps::setup::{DeployAside, PlaceObstacles, PlacePile, PlaceTokens};
use crate::steps::{attack, call, commands, damage, squadrons};
use crate::words::{ArmadaWords, Procedure, Sortie, Thing};
use crate::{ArmadaCx, ArmadaLook, values};

/// Whether a procedure would do anything.
pub(super) fn can(look: &ArmadaLook<'_>, procedure: Procedure, bound: &Binding) -> bool {
    let bearer = || ship(bound, Ref::Bearer);
    match procedure {
        Procedure::ResolveCommand(command) => bearer().is_some_and(|ship| {
            look.board.ship(ship).in_play()
                && values::may_resolve(look, ship, command)
                && values::can_pay(look, ship, command)
        }),
        Procedure::ReturnSquadron(party, hull) => {
            returning(bound, party, hull).is_some_and(|returning| returning.has_place(look))
        }
        Procedure::RerollAny(hue) | Procedure::RerollSome(hue) | Procedure::RerollUpTo(hue, _) => {
            can_reroll(look, hue)
        }
        Procedure::Attack => own_attack(bound).is_some_and(|attack| attack.is_possible(look)),
        Procedure::AttackSquadrons(dice) => {
            on_squadrons(bound, dice).is_some_and(|attack| attack.is_possible(look))
        }
        Procedure::PlaceTargetingToken => {
            bearer().is_some_and(|ship| attack::may_place_targeting_token(look, ship))
        }
        Procedure::SquadronAttack(party, sortie) => {
            squadron(bound, party).is_none_or(|number| can_attack(look, bound, number, sortie))
        }
        Procedure::Move(party, _) | Procedure::MoveUnengaged(party, _) => {
            squadron(bound, party).is_none_or(|number| squadrons::may_move_engaged(look, number))
        }
        Procedure::SpendDefenseToken(_)
        | Procedure::DefenseEffect(_)
        | Procedure::Redirect
        | Procedure::Answer(_)
        | Procedure::ActivateAsCommanded(_)
        | Procedure::Activate(_)
        | Procedure::ActAsActivated(..)
        | Procedure::PlaceTokens(_)
        | Procedure::PlaceObstacles(_)
        | Procedure::MoveObstacles(_)
        | Procedure::ExogorthsLeave { .. }
        | Procedure::DeployAside
        | Procedure::PlaceDials(_)
        | Procedure::ObjectiveAttack(_) => true,
    }
}

/// A procedure begins.
pub(super) fn begin(cx: &mut ArmadaCx<'_>, procedure: Procedure, bound: &Binding) -> Flow<ArmadaWords> {
    let by = bound.controller;
    let bearer = || ship(bound, Ref::Bearer);
    let token = |var| bound.get(Ref::Var(var));
    let reroll = |hue, most| attack::RerollDice::up_to(most, by).of(of_hue(bound, hue));
    match procedure {
        Procedure::ResolveCommand(command) => {
            bearer().map_or(Flow::Next, |ship| call(commands::ResolveCommand::new(ship, command)))
        }
        Procedure::SpendDefenseToken(var) => {
            token(var).map_or(Flow::Next, |token| call(attack::DefenseEffect::new(token)))
        }
        Procedure::DefenseEffect(var) => {
            token(var).map_or(Flow::Next, |token| call(attack::DefenseEffect::of_discarded(token)))
        }
        Procedure::Redirect => call(attack::Redirect::default()),
        Procedure::Answer(kind) => call(attack::AnswerAttack::new(kind)),
        Procedure::ReturnSquadron(party, hull) => returning(bound, party, hull).map_or(Flow::Next, call),
        Procedure::RerollAny(hue) => call(reroll(hue, u8::MAX)),
        Procedure::RerollSome(hue) => call(reroll(hue, u8::MAX).at_least_one()),
        Procedure::RerollUpTo(hue, most) => call(reroll(hue, most)),
        Procedure::Attack => own_attack(bound).map_or(Flow::Next, call),
        Procedure::AttackSquadrons(dice) => on_squadrons(bound, dice).map_or(Flow::Next, call),
        Procedure::PlaceTargetingToken => {
            bearer().map_or(Flow::Next, |ship| call(attack::TargetingToken::new(ship)))
        }
        Procedure::SquadronAttack(party, sortie) => {
            squadron_attack(bound, party, sortie).map_or(Flow::Next, call)
        }
        Procedure::Move(party, distance) => squadron(bound, party)
            .map_or(Flow::Next, |number| call(squadrons::MoveSquadron::new(number, distance))),
        Procedure::MoveUnengaged(party, distance) => squadron(bound, party)
            .map_or(Flow::Next, |number| call(squadrons::MoveSquadron::unengaged(number, distance))),
        Procedure::ActivateAsCommanded(party) => {
            let of = squadron(bound, Ref::Bearer).and_then(|number| cx.board.squadron(number).commander);
            of.map_or(Flow::Next, |ship| activate(bound, party, squadrons::Way::Command(ship)))
        }
        Procedure::Activate(party) => activate(bound, party, squadrons::Way::AsCommanded),
        Procedure::ActAsActivated(party, distance) => activate(bound, party, squadrons::Way::Extra(distance)),
        Procedure::PlaceTokens(task) => call(PlaceTokens::new(task)),
        Procedure::PlaceObstacles(placing) => call(PlaceObstacles::new(placing)),
        Procedure::MoveObstacles(drift) => call(MoveInTurn::new(drift)),
        Procedure::ExogorthsLeave { stirring } => call(ExogorthsLeave::new(stirring)),
        Procedure::DeployAside => call(DeployAside::new()),
        Procedure::PlaceDials(count) => call(PlacePile::on_objective(count)),
        Procedure::ObjectiveAttack(var) => match (token(var), cx.board.objective) {
            (Some(defender), Some(objective)) => {
                attack::begin(cx, Thing::Objective(objective), defender, AttackKind::Objective, by)
            }
            _ => Flow::Next,
        },
    }
}

/// One of the bearer's attacks.
fn own_attack(bound: &Binding) -> Option<attack::ExtraAttack> {
    ship(bound, Ref::Bearer).map(attack::ExtraAttack::one_of_its)
}

/// An attack of the bearer on squadrons.
fn on_squadrons(bound: &Binding, dice: Dice) -> Option<attack::ExtraAttack> {
    ship(bound, Ref::Bearer).map(|ship| attack::ExtraAttack::on_squadrons(ship, dice))
}

fn squadron_attack(bound: &Binding, party: Ref, sortie: &Sortie) -> Option<attack::SquadronAttack> {
    Some(attack::SquadronAttack::under(squadron(bound, party)?, terms(bound, sortie)?))
}

fn activate(bound: &Binding, party: Ref, way: squadrons::Way) -> Flow<ArmadaWords> {
    squadron(bound, party).map_or(Flow::Next, |number| call(squadrons::SquadronActivation::by(number, way)))
}

/// A destroyed squadron that comes back at the bearer.
fn returning(bound: &Binding, party: Ref, hull: u8) -> Option<damage::ReturnSquadron> {
    Some(damage::ReturnSquadron::new(squadron(bound, party)?, ship(bound, Ref::Bearer)?, hull))
}
