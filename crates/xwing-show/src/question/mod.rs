//! The open decision in words.

mod choices;
mod effects;
mod place;

use broadside_engine::{Decision, Game, Legal, Look, Offer, Position, Procedure, Prompt as Asked};
use broadside_stage::{Choice, Question, Refused, Slot, Text, Wants, Wording, kebab};
use broadside_xwing::steps::{Step, asked_about};
use broadside_xwing::words::{Prompt, Thing, Way, XWingWords};
use broadside_xwing::{XWing, XWingLook};

use super::{ids, names};
pub(super) use effects::{effect_name, is_rule};

/// A decision that is being put into words.
struct Ask<'a> {
    look: XWingLook<'a>,
    decision: &'a Decision<XWingWords>,
    legal: &'a Legal<XWingWords>,
    /// The object or card about which is asked.
    about: Option<Thing>,
}

impl Ask<'_> {
    /// What a step asks, if a step does.
    fn step(&self) -> Option<Prompt> {
        self.decision.prompt.step()
    }

    fn named(&self, thing: Option<Thing>) -> Option<Text> {
        let object = thing.and_then(Thing::object)?;
        Some(names::object(self.look.game, self.look.board, object))
    }

    fn slot(&self, slot: &broadside_engine::Slot<XWingWords>) -> Slot {
        let ship = slot.item.ship();
        let value = |value: &Thing| match (*value, ship) {
            (Thing::Maneuver(it), Some(ship)) => choices::maneuver(self, ship, it),
            (other, _) => choices::choice(self, other),
        };
        Slot {
            label: choices::choice(self, slot.item).label,
            piece: ship.map(ids::ship),
            values: self.legal.values(slot).iter().map(value).collect(),
            idle: None,
        }
    }

    fn refused(&self) -> Vec<Refused> {
        let one = |(item, refusal): &(Thing, broadside_engine::Refusal)| Refused {
            choice: Choice { dice: Vec::new(), value: None, ..choices::choice(self, *item) },
            rule: refusal.rule.as_deref().map(str::to_owned),
            reason: Text::from(&refusal.reason),
        };
        self.legal.refused.iter().map(one).collect()
    }
}

/// What an attack under way is about: who shoots at whom.
fn attack(ask: &Ask<'_>) -> Option<Text> {
    let attack = ask.look.board.attack()?;
    let name = |object| names::object(ask.look.game, ask.look.board, object);
    let text = Text::new("xwing-context-attack")
        .text("attacker", name(attack.attacker))
        .text("defender", name(attack.defender))
        .number("range", attack.range);
    Some(if attack.obstructed { Text::new("xwing-context-obstructed").text("attack", text) } else { text })
}

fn around(ask: &Ask<'_>) -> Wording {
    let context = attack(ask).or_else(|| {
        let piece = ask.named(ask.about)?;
        Some(Text::new("xwing-context-about").text("piece", piece))
    });
    let Asked::Step(prompt) = ask.decision.prompt else {
        return Wording { context, ..effects::words(ask) };
    };
    let slug = kebab(&format!("{prompt:?}"));
    let step = ask
        .look
        .core
        .procedures()
        .next()
        .map(|(_, step)| names::text("step", Procedure::<XWing, XWingWords>::title(step).1));
    let confirm = match prompt {
        Prompt::PlaceObjective
        | Prompt::PlaceObstacle
        | Prompt::PlaceRemote
        | Prompt::PlaceShip
        | Prompt::PlaceCache => "place",
        Prompt::SetDials => "set-dials",
        Prompt::ChooseActivation => "activate",
        Prompt::ChooseEngagement => "engage",
        Prompt::ChooseDefender => "attack",
        _ => "choose",
    };
    let pass = match prompt {
        Prompt::ChooseAction | Prompt::OverlapAction => "xwing-pass-action",
        Prompt::ChooseWeapon | Prompt::ChooseDefender => "xwing-pass-attack",
        Prompt::SystemAbility => "xwing-pass-system",
        _ => "pass",
    };
    Wording {
        context: if prompt == Prompt::SetDials { Some(Text::new("xwing-context-dials")) } else { context },
        asks: step,
        confirm: Text::new(format!("xwing-do-{confirm}")),
        pass: Text::new(pass),
        ..Wording::new(format!("xwing.{slug}"), Text::new(format!("xwing-ask-{slug}")))
    }
}

/// Whether a rule is about what is asked: of the moves that are declared alike the one that is.
fn is_about(ask: &Ask<'_>, rule: &str) -> bool {
    let has = |way: Way| ask.legal.items.contains(&Thing::Way(way));
    let turns = matches!(ask.look.core.procedures().next(), Some((_, Step::Maneuver(_))));
    let topic = match ask.step() {
        // A Tallon Roll ends as a barrel roll does, and is none.
        Some(Prompt::ChoosePlacement) if turns => "xwing.bearing.",
        Some(Prompt::ChoosePlacement) => "xwing.barrel-roll.",
        Some(Prompt::DeclareWay) if has(Way::BoostLeft) || has(Way::BoostTurnLeft) => "xwing.boost.",
        Some(Prompt::DeclareWay) if has(Way::BoostStraight) => "xwing.cloak.",
        Some(Prompt::DeclareWay) => "xwing.barrel-roll.",
        _ => return true,
    };
    rule.starts_with(topic)
}

/// The open decision in words.
pub(super) fn question(
    game: &XWing,
    position: &Position<XWingWords>,
    decision: &Decision<XWingWords>,
    legal: &Legal<XWingWords>,
    offers: &[Offer],
) -> Question {
    let look = Look::new(game, position);
    let about = match decision.prompt {
        Asked::Step(_) => asked_about(&look),
        _ => effects::subject(&look, decision),
    };
    let ask = Ask { look, decision, legal, about };
    let plain = Question::new(decision, around(&ask));
    let limit = |at: usize| legal.limits.get(at).map(|limit| i32::from(*limit));
    let choice = |(at, item): (usize, &Thing)| Choice { limit: limit(at), ..choices::choice(&ask, *item) };
    Question {
        text: match decision.prompt {
            Asked::Step(_) => None,
            _ => effects::says(&ask),
        },
        rules: match decision.prompt {
            Asked::Step(_) => {
                let all = game.rules(decision).iter().filter(|rule| is_about(&ask, rule));
                all.map(|rule| (*rule).to_owned()).collect()
            }
            _ => effects::rules(&ask),
        },
        subject: about.and_then(|about| about.object().map(ids::object).or_else(|| ids::of(about))),
        choices: legal.items.iter().enumerate().map(choice).collect(),
        refused: ask.refused(),
        slots: legal.slots().iter().map(|slot| ask.slot(slot)).collect(),
        place: (plain.wants == Wants::Place).then(|| place::ask(&ask)),
        offers: offers.iter().map(|offer| choices::choice(&ask, Thing::Effect(*offer))).collect(),
        ..plain
    }
}
