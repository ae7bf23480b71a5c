//! The open decision in words.

mod choices;
mod contexts;
mod course;
mod effects;
mod moot;
mod place;
mod prompts;
mod targets;
mod tokens;

use broadside_armada::facts::Zone;
use broadside_armada::steps::asked_about;
use broadside_armada::words::{ArmadaWords, Phase, Prompt, Thing};
use broadside_armada::{Armada, ArmadaLook};
use broadside_engine::{Decision, Game, Legal, Look, Offer, Position, Prompt as Asked, Refusal};
use broadside_stage::{Choice, Question, Refused, Slot, Text, Wants};

use super::{ids, scene};
pub(super) use effects::{effect_name, is_rule};

/// A decision that is being put into words.
struct Ask<'a> {
    look: ArmadaLook<'a>,
    decision: &'a Decision<ArmadaWords>,
    legal: &'a Legal<ArmadaWords>,
    /// The piece, hull zone or card about which is asked.
    about: Option<Thing>,
}

impl Ask<'_> {
    /// What a step asks, if a step does.
    fn step(&self) -> Option<Prompt> {
        self.decision.prompt.step()
    }

    fn slot(&self, slot: &broadside_engine::Slot<ArmadaWords>) -> Slot {
        let dial = match slot.item {
            Thing::Dial(ship, at) => {
                let ship = super::names::ship(self.look.game, self.look.board, ship);
                Text::new("armada-slot-dial").name("ship", ship).number("place", f64::from(at) + 1.0)
            }
            other => choices::choice(self, other).label,
        };
        // The dials of a stack are revealed one each round, the top one in this.
        let late = match slot.item {
            Thing::Dial(_, at) if !self.look.board.unlimited => {
                Some(u32::from(self.look.board.round + at)).filter(|round| *round > scene::ROUNDS)
            }
            _ => None,
        };
        Slot {
            idle: late.map(|round| Text::new("armada-slot-late").number("round", round)),
            label: dial,
            piece: slot.item.piece().map(ids::piece),
            values: self.legal.values(slot).iter().map(|value| choices::choice(self, *value)).collect(),
        }
    }

    fn choices(&self) -> Vec<Choice> {
        let limited = |(at, item): (usize, &Thing)| Choice {
            limit: self.legal.limits.get(at).map(|limit| i32::from(*limit)),
            ..choices::choice(self, *item)
        };
        self.legal.items.iter().enumerate().map(limited).collect()
    }

    fn refused(&self) -> Vec<Refused> {
        let expected = |(item, refusal): &&(Thing, Refusal)| {
            !refusal.reason.obvious && !targets::far(self, *item)
        };
        let mut all: Vec<Refused> = Vec::new();
        for (item, refusal) in self.legal.refused.iter().filter(expected) {
            let item = self.whole(*item, refusal);
            let (choice, reason) = (choices::refused(self, item), Text::from(&refusal.reason));
            if all.iter().all(|other| other.choice.target != choice.target || other.reason != reason) {
                all.push(Refused { choice, rule: refusal.rule.as_deref().map(str::to_owned), reason });
            }
        }
        all
    }

    /// The ship in place of its hull zone, where all of its hull zones are refused as targets for one reason.
    fn whole(&self, item: Thing, refusal: &Refusal) -> Thing {
        let Thing::Zone(ship, _) = item else { return item };
        let refused = |zone: &Zone| {
            let it = Thing::Zone(ship, *zone);
            self.legal.refused.iter().any(|(other, why)| *other == it && why == refusal)
        };
        let zones = self.look.game.ship(self.look.board, ship).zones();
        let target = self.about.and_then(Thing::ship) != Some(ship);
        if target && zones.iter().all(refused) { Thing::Ship(ship) } else { item }
    }
}

/// The open decision in words.
pub(super) fn question(
    game: &Armada,
    position: &Position<ArmadaWords>,
    decision: &Decision<ArmadaWords>,
    legal: &Legal<ArmadaWords>,
    offers: &[Offer],
) -> Question {
    let look = Look { game, board: &position.board, core: &position.core };
    let about = match decision.prompt {
        Asked::Step(_) => asked_about(&look),
        _ => effects::subject(&look, decision),
    };
    let ask = Ask { look, decision, legal, about };
    let plain = Question::new(decision, prompts::around(&ask));
    let wants = plain.wants;
    Question {
        text: effects::says(&ask),
        rules: match decision.prompt {
            // A squadron that a command activates may do both (armada.commands.07).
            Asked::Step(Prompt::SquadronAction) if ask.look.board.phase == Phase::Ship => {
                vec!["armada.commands.07".to_owned()]
            }
            Asked::Step(_) => game.rules(decision).iter().map(|rule| (*rule).to_owned()).collect(),
            _ => effects::rules(&ask),
        },
        subject: about.and_then(ids::of),
        choices: ask.choices(),
        refused: ask.refused(),
        slots: legal.slots().iter().map(|slot| ask.slot(slot)).collect(),
        course: (wants == Wants::Course).then(|| course::ask(&ask)).flatten(),
        place: (wants == Wants::Place).then(|| place::ask(&ask)),
        offers: offers.iter().map(|offer| choices::choice(&ask, Thing::Effect(*offer))).collect(),
        moot: moot::moot(&ask),
        ..plain
    }
}
