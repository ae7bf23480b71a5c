//! Questions whose answer makes no difference, or has been given already.

use broadside_engine::{About, Game, Kind, Member, Procedure, Prompt as Asked};
use broadside_stage::Reply;

use super::Ask;
use crate::Armada;
use crate::facts::{DefenseToken, Term};
use crate::steps::attack::{damage_total, parties};
use crate::values;
use crate::words::{ArmadaWords, Prompt, Query, ShipNo, Thing, Window};

/// The answer that is as good as every other, if there is one.
pub(super) fn moot(ask: &Ask<'_>) -> Option<Reply> {
    match ask.decision.prompt {
        Asked::Step(Prompt::SpendDefenseToken) => nothing_to_defend(ask).then_some(Reply::Pass),
        Asked::UseEffect(Window::ResolveRevealedCommands) => nothing_to_repair(ask).then_some(Reply::Pass),
        Asked::Step(Prompt::AddedColour) => asked_for(ask).then_some(Reply::Pick(0)),
        Asked::UseEffect(Window::CriticalEffect) => shields_hold(ask).then_some(Reply::Pass),
        _ => dice_alike(ask).then_some(Reply::Pick(0)),
    }
}

/// The player has just spent a command for a die, and it can be of one colour only.
fn asked_for(ask: &Ask<'_>) -> bool {
    let titles =
        || ask.look.core.procedures().map(|(_, step)| Procedure::<Armada, ArmadaWords>::title(step).0);
    ask.legal.items.len() == 1 && titles().nth(1) == Some("Concentrate Fire Command")
}

/// All dice to choose among show the same.
fn dice_alike(ask: &Ask<'_>) -> bool {
    let Some(attack) = ask.look.board.attack() else { return false };
    let die = |item: &Thing| match item {
        Thing::Die(at) => attack.dice.get(usize::from(*at)).copied(),
        _ => None,
    };
    let mut dice = ask.legal.items.iter().map(die);
    let first = dice.next().flatten();
    ask.decision.kind == Kind::Pick { optional: false } && first.is_some() && dice.all(|die| die == first)
}

/// No die is left, no damage will be suffered, and no token does anything but avert it.
fn nothing_to_defend(ask: &Ask<'_>) -> bool {
    let Some(attack) = ask.look.board.attack() else { return false };
    let salvo = |token: &Thing| {
        values::defense(&ask.look, *token).is_none_or(|slot| slot.kind == DefenseToken::Salvo)
    };
    let heard = ask.look.game.ears(ask.look.board).windows & Window::ResolveDefenseEffect.bit() != 0;
    attack.dice.is_empty()
        && damage_total(&ask.look, attack) == 0
        && !heard
        && !ask.legal.items.iter().any(salvo)
}

/// Only a repair command could be resolved, and the ship lacks nothing.
fn nothing_to_repair(ask: &Ask<'_>) -> bool {
    let look = &ask.look;
    let (Some(ship), [Thing::Effect(only)]) = (ask.about.and_then(Thing::ship), &ask.legal.items[..]) else {
        return false;
    };
    let squadrons = look.allowed(Query::MayRepairSquadrons, About::subject(Thing::Ship(ship)), false);
    look.game.ability(only.ability).name == "Repair command" && !squadrons && is_whole(ask, ship)
}

fn is_whole(ask: &Ask<'_>, ship: ShipNo) -> bool {
    let (look, it) = (&ask.look, ask.look.board.ship(ship));
    let zones = look.game.ship(look.board, ship).zones();
    it.damage == 0
        && zones.iter().all(|zone| it.shields[zone.index()] >= values::max_shields(look, ship, *zone))
}

/// Only the standard critical effect could be resolved, and the shields hold: no damage card will be dealt.
fn shields_hold(ask: &Ask<'_>) -> bool {
    let look = &ask.look;
    let (Some(attack), [Thing::Effect(only)]) = (look.board.attack(), &ask.legal.items[..]) else {
        return false;
    };
    let Thing::Zone(ship, zone) = attack.defender else { return false };
    let pierced = look.allowed(Query::IgnoresShields, parties(attack), false);
    let heard = look.game.ears(look.board).windows & Window::BeforeSufferAttackDamage.bit() != 0;
    look.game.ability(only.ability).name == "Standard critical effect"
        && !pierced
        && !heard
        && damage_total(look, attack) <= look.board.ship(ship).shields[zone.index()]
}
