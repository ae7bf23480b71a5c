//! What an ability does to the dice of an attack, read from its entry: which it adds, rerolls, changes or gives up, and what it costs.

#![deny(clippy::wildcard_enum_match_arm, clippy::match_wildcard_for_single_variants)]

use arrayvec::ArrayVec;
use broadside_armada::ArmadaLook;
use broadside_armada::board::{Attack, Die};
use broadside_armada::facts::{Colour, Dice, Face};
use broadside_armada::words::{
    Act, ActTopic, Amount, ArmadaWords, ControlAct, DiceAct, DiceSelect, DieFilter, Hue, Icon, LogicSelect,
    Piece, Price, Procedure, Select, SelectTopic, Thing,
};
use broadside_engine::{Ability, Answer, Choose, Cost, Count, Kind, Op, Seat, Var, Who};

use super::dice::{damage, expected};
use super::worth::{criticals_count, pending_with, ship_worth, squadron_worth};
use crate::thought::{Thought, Weighed};

/// A die, as it lies or as it will fall.
#[derive(Clone, Copy, Debug)]
struct Lot {
    colour: Colour,
    /// What it shows, where it lies.
    face: Option<Face>,
    /// What it is worth, in damage.
    worth: f64,
    /// Whether it cannot be rerolled or changed.
    fixed: bool,
}

/// The most dice that are looked at.
const MOST: usize = 32;

/// The dice of an attack while an ability is read.
struct Pool {
    lots: ArrayVec<Lot, MOST>,
    criticals: bool,
    accuracy: f64,
    /// What was chosen, by register.
    chosen: [Option<Chosen>; 6],
}

#[derive(Clone, Copy)]
enum Chosen {
    Die(DieFilter),
    Colour { in_pool: bool },
}

/// What a face is worth, in damage.
fn shown(face: Face, colour: Colour, criticals: bool, accuracy: f64) -> f64 {
    damage(&Die { colour, face }, criticals) + if face == Face::Accuracy { accuracy } else { 0.0 }
}

/// What a die of a colour is worth before it is rolled, in damage.
fn unrolled(colour: Colour, criticals: bool, accuracy: f64) -> f64 {
    let one = Dice {
        red: u8::from(colour == Colour::Red),
        blue: u8::from(colour == Colour::Blue),
        black: u8::from(colour == Colour::Black),
    };
    let sure = colour.faces().iter().filter(|face| **face == Face::Accuracy).count() as f64 / 8.0;
    expected(one, criticals) + sure * accuracy
}

/// What an accuracy icon is worth in an attack, in damage: what the best token would save that it keeps from being spent.
fn accuracy(look: &ArmadaLook<'_>, attack: &Attack) -> f64 {
    let slots: &[_] = match attack.defender.piece() {
        Some(Piece::Ship(ship)) => &look.board.ship(ship).defense,
        Some(Piece::Squadron(squadron)) => &look.board.squadron(squadron).defense,
        Some(Piece::Obstacle(_) | Piece::Token(_)) | None => &[],
    };
    let now = pending_with(look, attack, 0.0);
    let locked = |at: usize| {
        let with = Attack { locked: attack.locked | 1 << at, ..*attack };
        pending_with(look, &with, 0.0) - now
    };
    (0..slots.len().min(8)).map(locked).fold(0.0, f64::max).min(3.0)
}

/// Whether a die is one of those that are spoken of.
fn fits(lot: &Lot, filter: &DieFilter) -> bool {
    let shows = |icon: &Icon| {
        lot.face.is_some_and(|face| match icon {
            Icon::Hit => face.hits() > 0,
            Icon::Critical => face.criticals() > 0,
            Icon::Accuracy => face == Face::Accuracy,
        })
    };
    filter.colour.is_none_or(|colour| colour == lot.colour)
        && (filter.icons.is_empty() || filter.icons.iter().any(shows))
}

impl Pool {
    fn of(look: &ArmadaLook<'_>, attack: &Attack) -> Pool {
        let (criticals, accuracy) = (criticals_count(look, attack), accuracy(look, attack));
        let lot = |(at, die): (u8, &Die)| Lot {
            colour: die.colour,
            face: Some(die.face),
            worth: shown(die.face, die.colour, criticals, accuracy),
            fixed: attack.is_fixed(at),
        };
        Pool {
            lots: (0..).zip(&attack.dice).map(lot).take(MOST).collect(),
            criticals,
            accuracy,
            chosen: [None; 6],
        }
    }

    fn total(&self) -> f64 {
        self.lots.iter().map(|lot| lot.worth).sum()
    }

    fn unrolled(&self, colour: Colour) -> f64 {
        unrolled(colour, self.criticals, self.accuracy)
    }

    fn add(&mut self, colour: Colour, face: Option<Face>) {
        let worth = match face {
            Some(face) => shown(face, colour, self.criticals, self.accuracy),
            None => self.unrolled(colour),
        };
        let _ = self.lots.try_push(Lot { colour, face, worth, fixed: false });
    }

    fn filter(&self, var: Var) -> Option<DieFilter> {
        match self.chosen[var.0 as usize]? {
            Chosen::Die(filter) => Some(filter),
            Chosen::Colour { .. } => None,
        }
    }

    /// Gives the die up that is worth least.
    fn give_up(&mut self, filter: &DieFilter) -> Option<()> {
        let open = (0..self.lots.len()).filter(|at| fits(&self.lots[*at], filter));
        let least = open.min_by(|a, b| self.lots[*a].worth.total_cmp(&self.lots[*b].worth))?;
        self.lots.remove(least);
        Some(())
    }

    /// Changes the die that gains most by it, whatever it gains.
    fn change(&mut self, filter: &DieFilter, worth: &dyn Fn(&Lot) -> f64) -> Option<()> {
        let gain = |at: usize| worth(&self.lots[at]) - self.lots[at].worth;
        let open = (0..self.lots.len()).filter(|at| fits(&self.lots[*at], filter) && !self.lots[*at].fixed);
        let best = open.max_by(|a, b| gain(*a).total_cmp(&gain(*b)))?;
        self.lots[best].worth = worth(&self.lots[best]);
        self.lots[best].face = None;
        Some(())
    }

    /// Rerolls the dice that gain by it, so many at most.
    fn reroll(&mut self, colour: Option<Colour>, most: usize) {
        let filter = DieFilter { colour, ..DieFilter::ANY };
        for _ in 0..most.min(self.lots.len()) {
            let fresh = |lot: &Lot| unrolled(lot.colour, self.criticals, self.accuracy);
            let gains = self
                .lots
                .iter()
                .any(|lot| fits(lot, &filter) && !lot.fixed && lot.face.is_some() && fresh(lot) > lot.worth);
            let (criticals, accuracy) = (self.criticals, self.accuracy);
            if !gains || self.change(&filter, &|lot| unrolled(lot.colour, criticals, accuracy)).is_none() {
                return;
            }
        }
    }

    fn hues(&self, hue: Hue) -> ArrayVec<Option<Colour>, 3> {
        match hue {
            Hue::Any => [None].into_iter().collect(),
            Hue::Of(colour) => [Some(colour)].into_iter().collect(),
            Hue::In(_) => [Colour::Red, Colour::Blue, Colour::Black].into_iter().map(Some).collect(),
        }
    }

    fn walk(&mut self, ops: &[Op<ArmadaWords>]) -> Option<()> {
        for op in ops {
            match op {
                Op::Pay => {}
                Op::Choose(Choose { what, by: Who::Controller, count: Count::One(var), .. }) => {
                    self.chosen[var.0 as usize] = Some(chosen(what)?);
                }
                Op::Repeat { times: Amount::N(times), ops } => {
                    for _ in 0..*times {
                        self.walk(ops)?;
                    }
                }
                Op::Do(act) => self.act(act)?,
                Op::Choose(_)
                | Op::Repeat { .. }
                | Op::Each { .. }
                | Op::If { .. }
                | Op::Either { .. }
                | Op::May { .. }
                | Op::Unless { .. }
                | Op::Grant { .. }
                | Op::Proceed
                | Op::Stop => return None,
            }
        }
        Some(())
    }

    fn act(&mut self, act: &Act) -> Option<()> {
        match act.topic() {
            ActTopic::Dice(act) => self.dice(act),
            ActTopic::Control(ControlAct::Begin(procedure)) => self.begin(procedure),
            ActTopic::Control(
                ControlAct::Note(_) | ControlAct::Count(_) | ControlAct::Keep(..) | ControlAct::Named(_),
            )
            | ActTopic::Attack(_)
            | ActTopic::Damage(_)
            | ActTopic::Shield(_)
            | ActTopic::Defense(_)
            | ActTopic::Command(_)
            | ActTopic::Card(_)
            | ActTopic::Movement(_)
            | ActTopic::Squadron(_)
            | ActTopic::Deployment(_)
            | ActTopic::Table(_)
            | ActTopic::Objective(_) => None,
        }
    }

    fn dice(&mut self, act: DiceAct) -> Option<()> {
        let (criticals, accuracy) = (self.criticals, self.accuracy);
        match act {
            DiceAct::AddDie(colour) => self.add(colour, None),
            DiceAct::AddDieOf(var) => {
                let Chosen::Colour { in_pool } = self.chosen[var.0 as usize]? else { return None };
                let open = [Colour::Black, Colour::Red, Colour::Blue].into_iter();
                let mut open =
                    open.filter(|colour| !in_pool || self.lots.iter().any(|lot| lot.colour == *colour));
                let first = open.next()?;
                self.add(first, None);
            }
            DiceAct::AddDieShowing(colour, face) | DiceAct::AddFixedDie(colour, face) => {
                self.add(colour, Some(face));
            }
            DiceAct::Reroll(var) => {
                let filter = self.filter(var)?;
                self.change(&filter, &|lot| unrolled(lot.colour, criticals, accuracy))?;
            }
            DiceAct::ChangeDie(var, face) => {
                let filter = self.filter(var)?;
                self.change(&filter, &|lot| shown(face, lot.colour, criticals, accuracy))?;
            }
            DiceAct::CancelDie(var) | DiceAct::SpendDie(var) => {
                let filter = self.filter(var)?;
                self.give_up(&filter)?;
            }
            DiceAct::RerollAll => {
                for lot in self.lots.iter_mut().filter(|lot| !lot.fixed) {
                    lot.worth = unrolled(lot.colour, criticals, accuracy);
                }
            }
            DiceAct::ChangeDieTo(..)
            | DiceAct::CancelAllDice
            | DiceAct::FreezeDie(_)
            | DiceAct::RemoveDie(_)
            | DiceAct::Recolour(..)
            | DiceAct::RollAside(..)
            | DiceAct::PutDieOnCard(..)
            | DiceAct::PutDieOnCardShowing(..)
            | DiceAct::ExchangeDie(..) => return None,
        }
        Some(())
    }

    fn begin(&mut self, procedure: Procedure) -> Option<()> {
        match procedure {
            Procedure::RerollAny(hue) | Procedure::RerollSome(hue) => self.reroll_best(hue, MOST),
            Procedure::RerollUpTo(hue, most) => self.reroll_best(hue, most.into()),
            Procedure::ResolveCommand(_)
            | Procedure::SpendDefenseToken(_)
            | Procedure::Redirect
            | Procedure::Answer(_)
            | Procedure::ReturnSquadron(..)
            | Procedure::Attack
            | Procedure::AttackSquadrons(_)
            | Procedure::PlaceTargetingToken
            | Procedure::DefenseEffect(_)
            | Procedure::SquadronAttack(..)
            | Procedure::Move(..)
            | Procedure::MoveUnengaged(..)
            | Procedure::ActivateAsCommanded(_)
            | Procedure::Activate(_)
            | Procedure::ActAsActivated(..)
            | Procedure::PlaceTokens(_)
            | Procedure::PlaceObstacles(_)
            | Procedure::MoveObstacles(_)
            | Procedure::ExogorthsLeave { .. }
            | Procedure::DeployAside
            | Procedure::PlaceDials(_)
            | Procedure::ObjectiveAttack(_) => return None,
        }
        Some(())
    }

    fn reroll_best(&mut self, hue: Hue, most: usize) {
        let mut best: Option<ArrayVec<Lot, MOST>> = None;
        let before = self.lots.clone();
        let mut worth = f64::MIN;
        for colour in self.hues(hue) {
            self.lots.clone_from(&before);
            self.reroll(colour, most);
            if self.total() > worth {
                (worth, best) = (self.total(), Some(self.lots.clone()));
            }
        }
        self.lots = best.unwrap_or(before);
    }
}

fn chosen(what: &Select) -> Option<Chosen> {
    match what.topic() {
        SelectTopic::Dice(what) => match what {
            DiceSelect::Dice(filter)
            | DiceSelect::AllDice(filter)
            | DiceSelect::SpendableDice(filter)
            | DiceSelect::DiceWithFace(filter, _) => Some(Chosen::Die(filter)),
            DiceSelect::ColoursInPool => Some(Chosen::Colour { in_pool: true }),
            DiceSelect::Colours => Some(Chosen::Colour { in_pool: false }),
            DiceSelect::DiceOnCard
            | DiceSelect::AdjacentColours(_)
            | DiceSelect::Faces(_)
            | DiceSelect::FacesOf(_)
            | DiceSelect::FacesAmong(..)
            | DiceSelect::FacesWithout(..)
            | DiceSelect::SingleIconFaces(_) => None,
        },
        SelectTopic::Logic(LogicSelect::Where(among, ..)) => chosen(among),
        SelectTopic::Logic(LogicSelect::AnyOf(_) | LogicSelect::Named(_))
        | SelectTopic::Piece(_)
        | SelectTopic::Zone(_)
        | SelectTopic::Defense(_)
        | SelectTopic::Command(_)
        | SelectTopic::Card(_)
        | SelectTopic::Table(_)
        | SelectTopic::Number(_) => None,
    }
}

/// What it is worth to use an ability in the attack under way, in points of the attacker, beside not using it; nothing where that cannot be
/// told from its entry.
pub(crate) fn gain(look: &ArmadaLook<'_>, ability: &Ability<ArmadaWords>, seat: Seat) -> Option<f64> {
    let board = look.board;
    let mine = |attack: &&Attack| board.side(attack.by) == board.side(seat);
    let attack = board.attack().filter(|attack| !attack.dice.is_empty()).filter(mine)?;
    let mut pool = Pool::of(look, attack);
    let before = pool.total();
    pool.walk(ability.ops)?;
    let price = match &ability.cost {
        Cost::Free => 0.0,
        Cost::Pay(price) => pay(price, &mut pool)?,
        Cost::All(prices) => {
            let mut sum = 0.0;
            for price in *prices {
                sum += pay(price, &mut pool)?;
            }
            sum
        }
        Cost::Any(_) => return None,
    };
    let more = pool.total() - before;
    Some(points(look, attack, more) - points(look, attack, 0.0) - price)
}

/// What the defender loses when the attack does so much more damage, in points.
fn points(look: &ArmadaLook<'_>, attack: &Attack, more: f64) -> f64 {
    let harm = pending_with(look, attack, more).max(0.0);
    if let Thing::Zone(ship, zone) = attack.defender {
        let it = look.board.ship(ship);
        return ship_worth(look, ship, it, None) - ship_worth(look, ship, it, Some((zone, harm)));
    }
    match attack.defender.squadron() {
        Some(squadron) => squadron_worth(look, squadron, 0.0) - squadron_worth(look, squadron, harm),
        None => harm,
    }
}

/// What a price costs, in points.
fn pay(price: &Price, pool: &mut Pool) -> Option<f64> {
    Some(match *price {
        Price::Exhaust | Price::ExhaustCopy(_) => 0.3,
        Price::Discard | Price::Upgrade(_) => 1.5,
        Price::Die(var) => {
            let filter = pool.filter(var)?;
            pool.give_up(&filter)?;
            0.0
        }
        Price::TokenOnCard(_) | Price::DialOnCard(_) | Price::TypeOnCard(_) => 0.5,
        Price::DefenseToken(_) => 1.2,
        Price::DiscardDefense(_) => 1.6,
        Price::CommandToken(_) | Price::TokenOf(_) | Price::FleetCommandToken(_) | Price::DialOrToken(..) => {
            0.7
        }
    })
}

/// What is to be done with dice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Deed {
    /// They are rerolled.
    Reroll,
    /// They are changed to a face.
    Change(Face),
    /// They are lost.
    Lose,
}

/// What an ability does with the first die that it has chosen.
pub(crate) fn deed_of(ops: &[Op<ArmadaWords>], cost: &Cost<ArmadaWords>) -> Option<Deed> {
    if let Cost::Pay(Price::Die(_)) = cost {
        return Some(Deed::Lose);
    }
    ops.iter().find_map(|op| match op {
        Op::Do(act) => deed(act),
        Op::Repeat { ops, .. } | Op::May { ops, .. } => deed_of(ops, &Cost::Free),
        Op::Pay
        | Op::Choose(_)
        | Op::Each { .. }
        | Op::If { .. }
        | Op::Either { .. }
        | Op::Unless { .. }
        | Op::Grant { .. }
        | Op::Proceed
        | Op::Stop => None,
    })
}

fn deed(act: &Act) -> Option<Deed> {
    let ActTopic::Dice(act) = act.topic() else { return None };
    match act {
        DiceAct::Reroll(_) => Some(Deed::Reroll),
        DiceAct::ChangeDie(_, face) => Some(Deed::Change(face)),
        DiceAct::CancelDie(_) | DiceAct::SpendDie(_) => Some(Deed::Lose),
        DiceAct::RerollAll
        | DiceAct::AddDie(_)
        | DiceAct::AddDieOf(_)
        | DiceAct::AddDieShowing(..)
        | DiceAct::AddFixedDie(..)
        | DiceAct::ChangeDieTo(..)
        | DiceAct::CancelAllDice
        | DiceAct::FreezeDie(_)
        | DiceAct::RemoveDie(_)
        | DiceAct::Recolour(..)
        | DiceAct::RollAside(..)
        | DiceAct::PutDieOnCard(..)
        | DiceAct::PutDieOnCardShowing(..)
        | DiceAct::ExchangeDie(..) => None,
    }
}

/// Which dice something is done with: those by which the player gains most.
pub(crate) fn dice(
    look: &ArmadaLook<'_>,
    seat: Seat,
    items: &[Thing],
    kind: Kind,
    deed: Deed,
) -> Option<Thought<ArmadaWords>> {
    let attack = look.board.attack()?;
    let (criticals, accuracy) = (criticals_count(look, attack), accuracy(look, attack));
    let sign = if look.board.side(attack.by) == look.board.side(seat) { 1.0 } else { -1.0 };
    let gain = |item: &Thing| {
        let Thing::Die(at) = *item else { return None };
        let die = attack.dice.get(at as usize)?;
        let now = shown(die.face, die.colour, criticals, accuracy);
        let then = match deed {
            Deed::Reroll => unrolled(die.colour, criticals, accuracy),
            Deed::Change(face) => shown(face, die.colour, criticals, accuracy),
            Deed::Lose => 0.0,
        };
        // Of dice that do the same damage one with a critical icon is worth a little more.
        let critical = 0.05 * f64::from(die.face.criticals());
        Some(sign * (then - now - critical))
    };
    let gains: Vec<f64> = items.iter().map(gain).collect::<Option<_>>()?;
    match kind {
        Kind::Pick { optional } => {
            let reason = |score| crate::thought::Reason::new("bot-effect").with("worth", score);
            let mut weighed: Vec<Weighed<ArmadaWords>> = items
                .iter()
                .zip(&gains)
                .map(|(item, score)| Weighed {
                    answer: Answer::Pick(*item),
                    score: *score,
                    reason: reason(*score),
                })
                .collect();
            if optional {
                weighed.push(Weighed { answer: Answer::Pass, score: 0.0, reason: reason(0.0) });
            }
            Thought::best(weighed)
        }
        Kind::Some { min, max } => {
            let mut order: Vec<usize> = (0..items.len()).collect();
            order.sort_by(|a, b| gains[*b].total_cmp(&gains[*a]));
            let wanted = order.iter().filter(|at| gains[**at] > 0.01).count();
            let count = wanted.clamp(min.into(), usize::from(max).min(items.len()).max(min.into()));
            order.truncate(count);
            order.sort_unstable();
            Some(Thought::plain(Answer::some(order.into_iter().map(|at| items[at]))))
        }
        Kind::Order
        | Kind::Confirm
        | Kind::Amount { .. }
        | Kind::Split { .. }
        | Kind::Assign
        | Kind::Course
        | Kind::Place { .. }
        | Kind::Use { .. } => None,
    }
}
