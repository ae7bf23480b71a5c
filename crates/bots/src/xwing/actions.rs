//! What a ship does after it has moved: tokens, locks and moves, each for what it changes.

use broadside_engine::{Answer, Chance};
use broadside_table::Turn;
use broadside_xwing::XWing;
use broadside_xwing::board::Scenario;
use broadside_xwing::facts::ActionKind;
use broadside_xwing::geometry::{Bend, Reposition, Set, Template};
use broadside_xwing::scene::{self, Scene};
use broadside_xwing::values;
use broadside_xwing::words::{ActionId, Colour, Object, ShipNo, Thing, Token, Way, XWingWords};

use super::chart::{Craft, Kit, Spot};
use super::eye;
use super::goals::held;
use super::sky::{Sky, Style};
use super::worth::Worth;
use crate::ahead::look_ahead;
use crate::sight::Sight;
use crate::thought::{Reason, Thought, Weighed};

/// A ship and everything that its actions are judged by.
struct Deck<'s, 'a> {
    sky: &'s Sky<'a>,
    me: &'s Craft<'a>,
    scene: Scene,
    stressed: bool,
    /// What it is worth to do nothing.
    base: f64,
}

/// Chooses an action, or none.
pub(crate) fn choose(
    sight: &Sight<'_, XWing>,
    ship: ShipNo,
    style: Style,
    samples: u32,
    chance: &mut Chance,
) -> Option<Thought<XWingWords>> {
    let look = sight.look();
    let sky = Sky::of(&look, sight.side(), style);
    let deck = Deck::of(&sky, ship)?;
    let mut weighed: Vec<Weighed<XWingWords>> = Vec::new();
    let cards = if style == Style::Captain { tried(sight, samples, chance) } else { Vec::new() };
    for item in &sight.legal.items {
        let Thing::Action(action, colour) = *item else { continue };
        let score = match cards.iter().find(|(card, _)| card == item) {
            // What the action costs is in what it leads to.
            Some((_, gain)) => *gain,
            None => deck.worth(action)? - deck.price(colour),
        };
        let reason = Reason::new("bot-action").with("worth", score);
        weighed.push(Weighed { answer: Answer::Pick(*item), score, reason });
    }
    if sight.decision.kind.may_pass() {
        weighed.push(Weighed { answer: Answer::Pass, score: 0.0, reason: Reason::new("bot-nothing") });
    }
    Thought::best(weighed)
}

/// What the actions of cards lead to, beside no action.
fn tried(sight: &Sight<'_, XWing>, samples: u32, chance: &mut Chance) -> Vec<(Thing, f64)> {
    let by_card = |item: &&Thing| {
        matches!(item, Thing::Action(ActionId::Upgrade(..) | ActionId::ShipCard | ActionId::Condition(_), _))
    };
    let mut answers: Vec<Answer<XWingWords>> =
        sight.legal.items.iter().filter(by_card).map(|item| Answer::Pick(*item)).collect();
    if answers.is_empty() || !sight.decision.kind.may_pass() || !eye::may_try(sight) {
        return Vec::new();
    }
    answers.push(Answer::Pass);
    let weighed = look_ahead(sight, &Worth, &answers, samples, chance);
    let Some(nothing) = weighed.iter().find(|it| it.answer == Answer::Pass).map(|it| it.score) else {
        return Vec::new();
    };
    let gain = |it: &Weighed<XWingWords>| match it.answer {
        Answer::Pick(item) => Some((item, it.score - nothing)),
        _ => None,
    };
    weighed.iter().filter_map(gain).collect()
}

/// How a ship boosts, barrel rolls or decloaks.
pub(crate) fn way(sight: &Sight<'_, XWing>, ship: ShipNo, style: Style) -> Option<Thought<XWingWords>> {
    let look = sight.look();
    let sky = Sky::of(&look, sight.side(), style);
    let deck = Deck::of(&sky, ship)?;
    let size = deck.me.it.size;
    let cloaked = deck.me.it.has(Token::Cloak);
    let curve = |side, bend| Reposition::BarrelRoll { side, template: Template { bend, speed: 1 } };
    let weigh = |item: &Thing| {
        let Thing::Way(way) = *item else { return None };
        let move_ = match (way, cloaked) {
            (Way::BoostStraight, false) => Reposition::boosts()[0],
            (Way::BoostLeft, _) => Reposition::boosts()[1],
            (Way::BoostRight, _) => Reposition::boosts()[2],
            (Way::BoostTurnLeft, _) => Reposition::Boost(Template { bend: Bend::TurnLeft, speed: 1 }),
            (Way::BoostTurnRight, _) => Reposition::Boost(Template { bend: Bend::TurnRight, speed: 1 }),
            (Way::RollLeft, false) => Reposition::rolls()[0],
            (Way::RollRight, false) => Reposition::rolls()[1],
            (Way::BoostStraight, true) => Reposition::decloaks(size)[0],
            (Way::RollLeft, true) => Reposition::decloaks(size)[1],
            (Way::RollRight, true) => Reposition::decloaks(size)[2],
            (Way::RollLeftForward, _) => curve(Turn::Left, Bend::BankRight),
            (Way::RollLeftBack, _) => curve(Turn::Left, Bend::BankLeft),
            (Way::RollRightForward, _) => curve(Turn::Right, Bend::BankLeft),
            (Way::RollRightBack, _) => curve(Turn::Right, Bend::BankRight),
        };
        let score = deck.moved(move_, &deck.me.kit).unwrap_or(-2.0);
        let reason = Reason::new("bot-action").with("worth", score);
        Some(Weighed { answer: Answer::Pick(*item), score, reason })
    };
    Thought::best(sight.legal.items.iter().filter_map(weigh).collect())
}

/// Whom a ship locks.
pub(crate) fn lock(sight: &Sight<'_, XWing>, ship: ShipNo, style: Style) -> Option<Thought<XWingWords>> {
    let sky = Sky::of(&sight.look(), sight.side(), style);
    let deck = Deck::of(&sky, ship)?;
    let weigh = |item: &Thing| {
        let score = item.object().map_or(-1.0, |object| deck.locked(object));
        let reason = Reason::new("bot-action").with("worth", score);
        Weighed { answer: Answer::Pick(*item), score, reason }
    };
    Thought::best(sight.legal.items.iter().map(weigh).collect())
}

/// Where a turret points.
pub(crate) fn turret(sight: &Sight<'_, XWing>, ship: ShipNo, style: Style) -> Option<Thought<XWingWords>> {
    let sky = Sky::of(&sight.look(), sight.side(), style);
    let deck = Deck::of(&sky, ship)?;
    let weigh = |item: &Thing| {
        let Thing::Turret(arc) = *item else { return None };
        // In setup nobody is in reach, and the front is as good as any.
        let score = deck.pointed(arc) + if arc == 0 { 0.01 } else { 0.0 };
        let reason = Reason::new("bot-action").with("worth", score);
        Some(Weighed { answer: Answer::Pick(*item), score, reason })
    };
    Thought::best(sight.legal.items.iter().filter_map(weigh).collect())
}

impl<'s, 'a> Deck<'s, 'a> {
    fn of(sky: &'s Sky<'a>, ship: ShipNo) -> Option<Deck<'s, 'a>> {
        let me = sky.chart.craft(ship)?;
        let look = &sky.chart.look;
        let stressed = me.it.has(Token::Stress);
        let base = sky.judge(me, &me.spot, &me.kit, stressed).sum();
        let scene = Scene::without(look.game, look.board, Some(ship));
        Some(Deck { sky, me, scene, stressed, base })
    }

    /// What the colour of an action costs.
    fn price(&self, colour: Colour) -> f64 {
        match (colour, self.sky.style) {
            (Colour::White, _) | (_, Style::Greedy) => 0.0,
            (Colour::Red, _) => 0.3,
            (Colour::Purple, _) => 0.25,
        }
    }

    /// What it is worth to have this to modify dice with.
    fn with(&self, kit: &Kit) -> f64 {
        self.sky.judge(self.me, &self.me.spot, kit, self.stressed).sum() - self.base
    }

    /// The best place that a move can end in, beside the present one; nothing where it can end nowhere.
    fn moved(&self, way: Reposition, kit: &Kit) -> Option<f64> {
        let look = &self.sky.chart.look;
        let ship = eye::ship(look, self.me.no);
        let places = way.places(&ship, &self.scene.spaces(), Set::NONE);
        let open = places.iter().filter(|place| place.refusal.is_none());
        let worth = open.map(|place| {
            let spot = Spot::new(self.me.it.size, place.pose);
            self.sky.judge(self.me, &spot, kit, self.stressed).sum() - self.base
        });
        worth.reduce(f64::max)
    }

    /// What it is worth to lock an object.
    fn locked(&self, object: Object) -> f64 {
        let foe = object.ship().and_then(|no| self.sky.chart.craft(no));
        let Some(foe) = foe.filter(|foe| foe.side != self.me.side) else { return -1.0 };
        if self.me.kit.locks >> foe.no.0 & 1 == 1 {
            return -0.5;
        }
        let kit = Kit { locks: self.me.kit.locks | 1 << foe.no.0, ..self.me.kit };
        // A lock that is not used now is used later.
        let near = 1.0 - (self.me.spot.gap(&foe.spot) / 400.0).min(1.0);
        self.with(&kit).max(0.0) + 0.12 * near + 0.005 * foe.points
    }

    /// What it deals with its turret pointing at an arc.
    fn pointed(&self, arc: u8) -> f64 {
        let mut me = self.me.clone();
        me.turn_turret(arc);
        self.sky.fire(&me, &me.spot, &me.kit).0
    }

    /// What an action is worth; nothing for one that is not known.
    fn worth(&self, action: ActionId) -> Option<f64> {
        let look = &self.sky.chart.look;
        let me = self.me;
        Some(match action {
            ActionId::Bar(kind) => self.bar(kind),
            ActionId::Tow => self.scenario(Scenario::Salvage),
            ActionId::Scramble => self.scenario(Scenario::Scramble),
            // Repairs are worth an action where nobody is near.
            ActionId::Card(_) => 0.3,
            ActionId::Upgrade(..) | ActionId::ShipCard | ActionId::Condition(_) => {
                if self.sky.style == Style::Captain && !look.board.ship(me.no).has(Token::Stress) {
                    0.12
                } else {
                    0.05
                }
            }
        })
    }

    fn scenario(&self, scenario: Scenario) -> f64 {
        let look = &self.sky.chart.look;
        if self.sky.style == Style::Greedy || look.board.scenario != scenario {
            return 0.0;
        }
        let near = |at| {
            scene::range(look.game, look.board, Object::Ship(self.me.no), Object::Objective(at))
                <= broadside_xwing::geometry::Range::One
        };
        let mut best = -0.5;
        for at in look.board.objectives_in_play().filter(|at| near(*at)) {
            let worth = match (scenario, look.board.objectives[at.index()].marker) {
                (Scenario::Salvage, _) if self.me.it.towing.is_some() => continue,
                (_, None) => held(look.board),
                (_, Some(side)) if side != self.me.side => 2.0 * held(look.board),
                _ => continue,
            };
            best = f64::max(best, worth);
        }
        best
    }

    fn bar(&self, kind: ActionKind) -> f64 {
        let (look, me) = (&self.sky.chart.look, self.me);
        let linked = |kind: ActionKind| {
            values::action_bar(look, me.no).any(|action| action.kind == kind && action.linked.is_some())
        };
        let ways = |ways: &[Reposition]| {
            let best = ways.iter().filter_map(|way| self.moved(*way, &me.kit)).fold(-0.5, f64::max);
            best + if linked(kind) { 0.1 } else { 0.0 }
        };
        match kind {
            ActionKind::Focus => self.with(&Kit { focus: me.kit.focus + 1.0, ..me.kit }) + 0.02,
            ActionKind::Calculate => self.with(&Kit { calculate: me.kit.calculate + 1.0, ..me.kit }) + 0.01,
            ActionKind::Evade => self.with(&Kit { evades: me.kit.evades + 1, ..me.kit }),
            ActionKind::Lock => {
                let foes = self.sky.chart.foes(me.side).filter(|foe| foe.spot.gap(&me.spot) < 300.0);
                foes.map(|foe| self.locked(Object::Ship(foe.no))).fold(-0.2, f64::max)
            }
            ActionKind::Boost => ways(&Reposition::boosts()),
            ActionKind::BarrelRoll => ways(&Reposition::rolls()),
            ActionKind::Rotate => {
                let now = self.sky.fire(me, &me.spot, &me.kit).0;
                (0..4).map(|arc| self.pointed(arc)).fold(0.0, f64::max) - now - 0.02
            }
            ActionKind::Reinforce => 0.8 * self.with(&Kit { reinforced: 1.0, ..me.kit }),
            ActionKind::Coordinate => self.coordinates(),
            ActionKind::Jam => self.jams(),
            ActionKind::Reload => {
                let (deals, _) = self.sky.fire(me, &me.spot, &me.kit);
                if deals > 0.05 { -0.3 } else { 0.15 }
            }
            ActionKind::Cloak => {
                let (deals, takes) = self.sky.fire(me, &me.spot, &me.kit);
                0.35 * takes - deals
            }
            ActionKind::Slam => -0.2,
        }
    }

    /// A friend that has moved and has no token could use an action.
    fn coordinates(&self) -> f64 {
        let idle = |friend: &&Craft<'_>| {
            let Kit { focus, calculate, evades, .. } = friend.kit;
            friend.no != self.me.no
                && focus + calculate == 0.0
                && evades == 0
                && !friend.it.has(Token::Stress)
                && (100.0..300.0).contains(&friend.spot.at().distance(self.me.spot.at()))
        };
        let gain = |friend: &Craft<'_>| {
            let kit = Kit { focus: 1.0, ..friend.kit };
            let (with, without) =
                [kit, friend.kit].map(|kit| self.sky.fire(friend, &friend.spot, &kit)).into();
            (with.0 - without.0) + 0.7 * (without.1 - with.1)
        };
        self.sky.chart.friends(self.me.side).filter(idle).map(gain).fold(-0.1, f64::max)
    }

    /// An enemy close by with tokens or locks can be jammed.
    fn jams(&self) -> f64 {
        let rich = |foe: &&Craft<'_>| {
            let green = Token::green().any(|token| foe.it.has(token));
            (green || !foe.it.locks.is_empty()) && foe.spot.gap(&self.me.spot) <= 100.0
        };
        if self.sky.chart.foes(self.me.side).any(|foe| rich(&foe)) { 0.25 } else { -0.2 }
    }
}
