//! Effects of cards and rules: which are used, and everything else that is best found out by trying it.

use broadside_armada::Armada;
use broadside_armada::facts::Command;
use broadside_armada::words::{ArmadaWords, Payment, ShipNo, Thing};
use broadside_engine::{Answer, Chance, Game};

use super::activation::{missing_shields, token_helps, worth_of};
use super::course::wants_navigate;
use super::reading;
use super::worth::{Worth, criticals_count, pending};
use crate::ahead::look_ahead;
use crate::sight::Sight;
use crate::thought::{Reason, Thought, Weighed};

/// The use of an effect: rules that spend commands are judged, cards are tried.
pub(crate) fn use_effect(
    sight: &Sight<'_, Armada>,
    samples: u32,
    chance: &mut Chance,
) -> Option<Thought<ArmadaWords>> {
    let look = sight.look();
    let active = look.board.active.map(Thing::from).and_then(Thing::ship);
    let mut weighed = Vec::new();
    let mut cards = Vec::new();
    for item in &sight.legal.items {
        let Thing::Effect(offer) = item else { continue };
        let name = Game::ability(sight.game, offer.ability).name;
        let score = match (name, active) {
            ("Squadron command", Some(ship)) => command(sight, ship, Command::Squadron),
            ("Repair command", Some(ship)) => command(sight, ship, Command::Repair),
            ("Navigate command", Some(ship)) => {
                if wants_navigate(&look, sight.position(), ship) {
                    1.0
                } else {
                    -1.0
                }
            }
            ("Concentrate Fire", _) => concentrate(sight),
            ("Standard critical effect", _) => 1.0,
            _ => match reading::gain(&look, Game::ability(sight.game, offer.ability), sight.seat()) {
                Some(gain) => gain,
                None => {
                    cards.push(Answer::Pick(*item));
                    continue;
                }
            },
        };
        let reason = Reason::new("bot-effect").with("worth", score);
        weighed.push(Weighed { answer: Answer::Pick(*item), score, reason });
    }
    if let Some(best) = Thought::best(weighed.clone())
        && best.weighed.iter().any(|it| it.answer == best.answer && it.score > LEAST)
    {
        return Some(best);
    }
    if !cards.is_empty() {
        if sight.decision.kind.may_pass() {
            cards.push(Answer::Pass);
        }
        return Thought::best(look_ahead(sight, &Worth, &cards, samples, chance));
    }
    if sight.decision.kind.may_pass() {
        let reason = Reason::new("bot-nothing");
        weighed.push(Weighed { answer: Answer::Pass, score: LEAST, reason });
    }
    Thought::best(weighed)
}

/// What the use of an effect has to bring at least, in points.
const LEAST: f64 = 0.01;

fn command(sight: &Sight<'_, Armada>, ship: ShipNo, command: Command) -> f64 {
    let look = sight.look();
    let worth = worth_of(&look, ship, command);
    if look.board.ship(ship).has_dial(command) {
        return if worth > 0.0 { worth } else { -1.0 };
    }
    // A token that was just taken in place of the dial is for later.
    if look.board.ship(ship).spent_dial == Some(command) {
        return -1.0;
    }
    // A token is kept until it is worth something.
    if token_helps(&look, ship, command) { worth.max(0.1) } else { -1.0 }
}

/// Whether a concentrate fire command helps this attack: with a die to add or one to better.
fn concentrate(sight: &Sight<'_, Armada>) -> f64 {
    let look = sight.look();
    let Some(attack) = look.board.attack() else { return -1.0 };
    let Some(ship) = attack.attacker.ship() else { return -1.0 };
    let criticals = criticals_count(&look, attack);
    let gain = attack.dice.iter().map(|die| super::dice::reroll_gain(die, criticals)).fold(0.0, f64::max);
    let at_ship = matches!(attack.defender, Thing::Zone(..));
    if look.board.ship(ship).has_dial(Command::ConcentrateFire) {
        return if at_ship || pending(&look, attack) > 0.0 { 1.0 } else { 0.5 };
    }
    if at_ship && gain >= 0.7 { 0.5 } else { -0.5 }
}

/// How a command is paid for.
pub(crate) fn pay(sight: &Sight<'_, Armada>, command: Command) -> Option<Thought<ArmadaWords>> {
    let look = sight.look();
    let ship = broadside_armada::asked_about(&look).and_then(Thing::ship)?;
    let it = look.board.ship(ship);
    // Both together only where much is to be had for it.
    let both = match command {
        Command::Repair => f64::from(it.damage) * 1.5 + missing_shields(&look, ship) > 4.0,
        Command::Squadron => worth_of(&look, ship, Command::Squadron) > 4.0,
        Command::Navigate => false,
        Command::ConcentrateFire => true,
    };
    let weigh = |item: &Thing| {
        let score = match item {
            Thing::Pay(Payment::Both) => {
                if both {
                    2.0
                } else {
                    0.0
                }
            }
            Thing::Pay(Payment::Dial) => 1.0,
            _ => 0.5,
        };
        Weighed { answer: Answer::Pick(*item), score, reason: Reason::new("bot-pay") }
    };
    let mut weighed: Vec<_> = sight.legal.items.iter().map(weigh).collect();
    if sight.decision.kind.may_pass() {
        weighed.push(Weighed { answer: Answer::Pass, score: -1.0, reason: Reason::new("bot-nothing") });
    }
    Thought::best(weighed)
}
