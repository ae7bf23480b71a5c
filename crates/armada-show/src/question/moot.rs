//! Questions whose answer makes no difference, or has been given already.

use broadside_armada::Armada;
use broadside_armada::board::Attack;
use broadside_armada::facts::{Command, DefenseToken, Term};
use broadside_armada::steps::attack::{damage_total, opened_by, parties, salvo_answers};
use broadside_armada::steps::commands::{SquadronCommand, may_have_tokens};
use broadside_armada::values;
use broadside_armada::words::{Act, ArmadaWords, Prompt, Query, ShipNo, Thing, Window};
use broadside_engine::{Ability, About, Game, Kind, On, Op, Procedure, Prompt as Asked};
use broadside_stage::{Moot, Reply, Text};

use super::{Ask, tokens};
use crate::names;

/// The answer that need not be asked for, if there is one.
pub(super) fn moot(ask: &Ask<'_>) -> Option<Moot> {
    let because = |reply: Reply, why: &str| Some(Moot { reply, why: Some(Text::new(why)) });
    match ask.decision.prompt {
        Asked::Step(Prompt::SpendDefenseToken) if nothing_to_defend(ask) => {
            because(Reply::Pass, "armada-moot-no-damage")
        }
        Asked::UseEffect(Window::ResolveRevealedCommands) => command(ask),
        Asked::Step(Prompt::AddedColour) if asked_for(ask) => Some(Moot { reply: Reply::Pick(0), why: None }),
        Asked::UseEffect(Window::ResolveAttackEffects) if nothing_to_lock(ask) => {
            because(Reply::Pass, "armada-moot-accuracy")
        }
        Asked::UseEffect(Window::CriticalEffect) if shields_hold(ask) => {
            because(Reply::Pass, "armada-moot-shields-hold")
        }
        _ if dice_alike(ask) => because(Reply::Pick(0), "armada-moot-dice-alike"),
        _ => None,
    }
}

/// The only command that could be resolved: the one for which the player has just kept the dial, or taken a token instead,
/// or one that has nothing to repair.
fn command(ask: &Ask<'_>) -> Option<Moot> {
    let (look, ship) = (&ask.look, ask.about.and_then(Thing::ship)?);
    let [Thing::Effect(only)] = ask.legal.items[..] else { return None };
    let command = match look.game.ability(only.ability).name {
        "Squadron command" => Command::Squadron,
        "Repair command" => Command::Repair,
        _ => return None,
    };
    if command == Command::Repair && nothing_to_repair(ask, ship) {
        let ship = names::ship(look.game, look.board, ship);
        let why = Some(Text::new("armada-moot-whole").name("ship", ship));
        return Some(Moot { reply: Reply::Pass, why });
    }
    if command == Command::Squadron && !SquadronCommand::reaches_any(look, ship) && unheard(ask) {
        let ship = names::ship(look.game, look.board, ship);
        let why = Some(Text::new("armada-moot-no-squadron").name("ship", ship));
        return Some(Moot { reply: Reply::Pass, why });
    }
    let it = look.board.ship(ship);
    // A ship that may not have tokens was not asked what to do with its dial.
    let chosen = may_have_tokens(look, ship);
    if it.revealed == Some(command) && chosen {
        return Some(Moot { reply: Reply::Pick(0), why: None });
    }
    let taken = it.revealed.is_none() && it.spent_dial == Some(command) && it.has_token(command);
    taken.then_some(Moot { reply: Reply::Pass, why: None })
}

/// No card listens to commands that are paid for or resolved.
fn unheard(ask: &Ask<'_>) -> bool {
    let windows = [Window::PayForCommand, Window::ResolveSquadronCommand, Window::AfterResolveCommand];
    let heard = &ask.look.game.ears(ask.look.board).windows;
    windows.iter().all(|window| !heard.has(*window))
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

/// No damage will be suffered, no critical icon is left, and no token does anything but avert them.
fn nothing_to_defend(ask: &Ask<'_>) -> bool {
    let Some(attack) = ask.look.board.attack() else { return false };
    attack.criticals(None) == 0
        && damage_total(&ask.look, attack) == 0
        && !ask.legal.items.iter().any(|token| does_more(ask, attack, *token))
}

/// Whether a token does more than avert damage: it answers the attack with a salvo, or lets its player use a card that does.
fn does_more(ask: &Ask<'_>, attack: &Attack, token: Thing) -> bool {
    let Some(slot) = values::defense(&ask.look, token) else { return true };
    slot.kind == DefenseToken::Salvo && salvo_answers(attack)
        || opened_by(&ask.look, token, ask.decision.seat)
            .into_iter()
            .any(|id| !only_averts(ask.look.game.ability(id)))
}

/// Whether an effect does nothing but put another in the place of a token's that averts damage, or lowers the damage.
fn only_averts(ability: &Ability<ArmadaWords>) -> bool {
    ability.ops.iter().all(|op| match op {
        Op::Pay => true,
        Op::Do(Act::EffectInstead(effect)) => *effect != Some(DefenseToken::Salvo),
        Op::Do(Act::DiscardDefense(_)) => true,
        Op::Grant { nth, .. } => {
            let granted = ability.grants.get(usize::from(*nth)).map(|ability| ability.on);
            matches!(granted, Some(On::Window(Window::BeforeSufferAttackDamage)))
        }
        _ => false,
    })
}

/// The ship lacks nothing, and repairs nobody else.
fn nothing_to_repair(ask: &Ask<'_>, ship: ShipNo) -> bool {
    let squadrons = ask.look.allowed(Query::MayRepairSquadrons, About::subject(Thing::Ship(ship)), false);
    let projects = |other: ShipNo| {
        let about = About::both(Thing::Ship(ship), Thing::Ship(other));
        ask.look.value(Query::ShieldsToProject, about, 0) > 0
    };
    !squadrons && is_whole(ask, ship) && !ask.look.board.ships_in_play().any(projects)
}

fn is_whole(ask: &Ask<'_>, ship: ShipNo) -> bool {
    let (look, it) = (&ask.look, ask.look.board.ship(ship));
    let zones = look.game.ship(look.board, ship).zones();
    it.damage == 0
        && zones
            .iter()
            .all(|zone| it.shields[zone.index()] >= values::max_shields_in_repair(look, ship, *zone))
}

/// Only the standard critical effect could be resolved, and the shields hold: no damage card will be dealt.
fn shields_hold(ask: &Ask<'_>) -> bool {
    let look = &ask.look;
    let (Some(attack), [Thing::Effect(only)]) = (look.board.attack(), &ask.legal.items[..]) else {
        return false;
    };
    let Thing::Zone(ship, zone) = attack.defender else { return false };
    let pierced = look.allowed(Query::IgnoresShields, parties(attack), false);
    look.game.ability(only.ability).name == "Standard critical effect"
        && !pierced
        && damage_total(look, attack) <= look.board.ship(ship).shields[zone.index()]
}

/// Only accuracy icons could be spent or made, and they could keep no token from averting damage.
fn nothing_to_lock(ask: &Ask<'_>) -> bool {
    let look = &ask.look;
    let Some(attack) = look.board.attack() else { return false };
    let lockable = tokens::lockable(look, attack);
    // A salvo answers an attack that does no damage too.
    let salvo = lockable.contains(&DefenseToken::Salvo);
    let idle = |effect: &Thing| {
        let Thing::Effect(offer) = effect else { return false };
        match look.game.ability(offer.ability).name {
            "Accuracy" => !salvo && damage_total(look, attack) == 0,
            // It takes the only die's damage away.
            "H9 Turbolasers" => lockable.is_empty() || !salvo && attack.dice.len() == 1,
            _ => false,
        }
    };
    !ask.legal.items.is_empty() && ask.legal.items.iter().all(idle)
}
