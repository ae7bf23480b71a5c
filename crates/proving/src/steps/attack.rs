//! An attack: dice are rolled, the hits are shared out, cards are dealt.

use broadside_engine::{About, Answer, Ask, Cx, Flow, Kind, Legal, List, Occasion};
use serde::{Deserialize, Serialize};

use crate::atoms;
use crate::board::{FACES, Face, Section};
use crate::game::Skiffs;
use crate::words::{Deed, Event, Prompt, Query, SkiffWords, Thing, Window};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    #[default]
    Declare,
    /// The window of Declare has closed.
    Declared,
    Roll,
    /// The window of Roll has closed.
    Rolled,
    ShareHits,
    Suffer,
}

/// An attack under way, with its dice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attack {
    at: At,
    attacker: u8,
    defender: u8,
    /// The dice as they lie.
    pub dice: List<Face, 12>,
    /// Hits beyond the dice.
    pub extra: u8,
    /// Whether it comes to nothing.
    pub called_off: bool,
    cards: u8,
}

impl Attack {
    /// One skiff's attack on another.
    pub fn new(attacker: u8, defender: u8) -> Attack {
        Attack { attacker, defender, ..Attack::default() }
    }

    pub(super) fn title(&self) -> &'static str {
        match self.at {
            At::Declare | At::Declared => "Declare",
            At::Roll | At::Rolled => "Roll",
            At::ShareHits => "Share Hits",
            At::Suffer => "Suffer",
        }
    }

    fn about(&self) -> About<SkiffWords> {
        About::both(Thing::Skiff(self.attacker), Thing::Skiff(self.defender))
    }

    /// The hits of dice and effects.
    pub fn hits(&self) -> u8 {
        self.dice.iter().map(|face| face.hits()).sum::<u8>() + self.extra
    }

    pub(super) fn perform<const QUEUE: bool>(&mut self, cx: &mut Cx<'_, Skiffs<QUEUE>>) -> Flow<SkiffWords> {
        match self.at {
            At::Declare => {
                self.at = At::Declared;
                Flow::Open(Occasion::new(Window::AttackDeclared, self.about()))
            }
            At::Declared if self.called_off => Flow::Done,
            At::Declared => {
                self.at = At::Roll;
                Flow::Next
            }
            At::Roll => {
                let dice = cx.look().value(Query::AttackDice, self.about(), cx.game.dice()).clamp(0, 12);
                for _ in 0..dice {
                    self.dice.push(Face::ALL[cx.chance.draw_weighted("die", &FACES) as usize]);
                }
                cx.emit(Event::Rolled(self.dice.to_vec()));
                self.at = At::Rolled;
                Flow::Open(Occasion::new(Window::AfterRoll, self.about()))
            }
            At::Rolled => {
                self.at = At::ShareHits;
                Flow::Next
            }
            At::ShareHits => {
                let total = self.hits().into();
                if total == 0 {
                    return Flow::Done;
                }
                let owner = cx.board.owner(self.defender);
                Flow::Ask(Ask::one(owner, Prompt::ShareHits, Kind::Split { total }))
            }
            At::Suffer => {
                if self.cards == 0 || !cx.board.afloat(self.defender) {
                    return Flow::Done;
                }
                self.cards -= 1;
                Flow::Perform(Deed::DealCard { skiff: self.defender })
            }
        }
    }

    pub(super) fn legal(&self, legal: &mut Legal<SkiffWords>) {
        legal.items.extend([Thing::Section(Section::Bow), Thing::Section(Section::Stern)]);
        legal.limits.extend([self.hits(); 2]);
    }

    pub(super) fn answer<const QUEUE: bool>(
        &mut self,
        cx: &mut Cx<'_, Skiffs<QUEUE>>,
        answer: &Answer<SkiffWords>,
    ) -> Flow<SkiffWords> {
        if let Answer::Split(shares) = answer {
            for (section, share) in [Section::Bow, Section::Stern].into_iter().zip(shares) {
                let planks = cx.board.skiffs[self.defender as usize].planks[section as usize];
                self.cards += share.saturating_sub(planks);
                atoms::lose_planks(cx, self.defender, section, *share);
            }
            cx.give_back(self.hits().into());
            self.at = At::Suffer;
        }
        Flow::Next
    }
}
