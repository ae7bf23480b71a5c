//! What is done to dice: effects of the rules and of cards, each for what it changes in the damage to be expected.

use broadside_engine::{Ability, AbilityId, Answer, Game, Kind, On, Op, Side};
use broadside_xwing::XWing;
use broadside_xwing::board::{Attack, Mark};
use broadside_xwing::facts::{Die, Face};
use broadside_xwing::words::{Act, Object, ShipNo, Thing, Token, Window, XWingWords};

use super::chart::{Chart, Craft, Kit};
use super::clash::{Clash, Means, place};
use super::reading::{self, Parties, Reading, Twist};
use crate::sight::Sight;
use crate::thought::{Reason, Thought, Weighed};

/// The attack under way as one of its players sees it.
struct Table<'s, 'a> {
    attack: &'s Attack,
    chart: &'s Chart<'a>,
    /// With everything that can be spent, and that no more can be.
    open: Clash,
    closed: Clash,
    side: Side,
    attacks: bool,
}

impl<'s, 'a> Table<'s, 'a> {
    fn of(sight: &Sight<'_, XWing>, window: Window, chart: &'s Chart<'a>) -> Option<Table<'s, 'a>> {
        let attack = chart.look.board.attack()?;
        let attacks = sight.side() == chart.look.board.side(attack.by);
        let mut open = Clash::of(&chart.look, attack, chart);
        let craft = |unit: Object| unit.ship().and_then(|no| chart.craft(no));
        if let Some(me) = craft(attack.attacker) {
            open.attacker.prices[0] = 0.02 + me.loss(kept(me, chart));
        }
        if let Some(me) = craft(attack.defender) {
            open.defender.prices[0] = 0.05 + waiting(me, chart);
        }
        // Who has passed in a window modifies no more in it; the other side does so before.
        let (aims, dodges) = match window {
            Window::ModifyAttackDice => (!attacks, true),
            Window::ModifyDefenseDice => (false, attacks),
            Window::AfterModifyAttack | Window::BeforeRollDefense | Window::AfterRollDefense => (false, true),
            Window::BeforeNeutralize => (false, false),
            Window::AfterRollAttack => (true, true),
            _ => return None,
        };
        let mut closed = open;
        (closed.aims, closed.dodges) = (aims, dodges);
        match window {
            Window::ModifyDefenseDice | Window::AfterModifyAttack | Window::BeforeRollDefense => {
                open.aims = false;
            }
            Window::AfterRollDefense => open.aims = false,
            Window::BeforeNeutralize => (open.aims, open.dodges) = (false, false),
            _ => {}
        }
        Some(Table { attack, chart, open, closed, side: sight.side(), attacks })
    }

    fn craft(&self, unit: Object) -> Option<&'s Craft<'a>> {
        unit.ship().and_then(|no| self.chart.craft(no))
    }

    /// What comes of the attack, in points for the player.
    fn worth(&self, clash: &Clash) -> f64 {
        let foe = self.craft(self.attack.defender);
        let points = |damage: f64| match foe {
            Some(foe) => super::attack::worth(foe, damage),
            None => 0.5 * damage,
        };
        let outcome = clash.outcome(&points);
        let harm = points(outcome.damage) + 0.5 * (outcome.dodged - outcome.aimed);
        if self.attacks { harm - 0.5 * outcome.aimed } else { -harm - 0.5 * outcome.dodged }
    }

    fn parties(&self, bearer: Option<ShipNo>, window: Window) -> Parties {
        let Attack { attacker, defender, .. } = *self.attack;
        let about_defender = matches!(
            window,
            Window::BeforeRollDefense | Window::AfterRollDefense | Window::ModifyDefenseDice
        );
        let (subject, object) = if about_defender { (defender, attacker) } else { (attacker, defender) };
        Parties { bearer, subject, object }
    }

    /// What it is worth to use an ability, beside not using it; nothing where that cannot be told from its entry.
    fn gain(&self, ability: &Ability<XWingWords>, bearer: Option<ShipNo>, window: Window) -> Option<f64> {
        let reading = self.read(ability, bearer, window)?;
        let mut clash = self.open;
        let me = bearer.and_then(|no| self.chart.craft(no));
        let (own, other): (bool, &mut Means) = if bearer == self.attack.attacker.ship() {
            (true, &mut clash.attacker)
        } else {
            (bearer == self.attack.defender.ship(), &mut clash.defender)
        };
        let mut elsewhere = Means { prices: [0.15, 0.1, 0.1, 0.1], ..Means::default() };
        let price = reading::pay(&ability.cost, me, if own { other } else { &mut elsewhere })?;
        let after = reading::follow(&clash, &reading.twists, &|clash| self.worth(clash));
        Some(after + reading.gain - price - self.worth(&self.closed))
    }

    fn read(&self, ability: &Ability<XWingWords>, bearer: Option<ShipNo>, window: Window) -> Option<Reading> {
        reading::read(ability, &self.parties(bearer, window), self.side, self.chart)
    }
}

/// Which effect is used on dice; nothing where it has to be tried.
pub(crate) fn modify(sight: &Sight<'_, XWing>, window: Window) -> Option<Thought<XWingWords>> {
    let look = sight.look();
    let chart = Chart::of(&look);
    let table = Table::of(sight, window, &chart)?;
    let mut weighed = Vec::new();
    let mut unread = false;
    for item in &sight.legal.items {
        let Thing::Effect(offer) = item else { continue };
        let (_, bearer) = Game::bearer(sight.game, look.board, offer.source);
        let ability = Game::ability(sight.game, offer.ability);
        match table.gain(ability, bearer.and_then(Thing::ship), window) {
            Some(score) => {
                let reason = Reason::new("bot-effect").with("worth", score);
                weighed.push(Weighed { answer: Answer::Pick(*item), score, reason });
            }
            None => unread = true,
        }
    }
    let passes = sight.decision.kind.may_pass();
    if passes {
        weighed.push(Weighed { answer: Answer::Pass, score: LEAST, reason: Reason::new("bot-nothing") });
    }
    Thought::best(weighed).filter(|best| !unread || best.answer != Answer::Pass)
}

/// What the use of an effect has to bring at least, in points.
const LEAST: f64 = 0.005;

/// Whether the effect that is next in the queue is used, where it is about dice.
pub(crate) fn queued(sight: &Sight<'_, XWing>, id: AbilityId) -> Option<Thought<XWingWords>> {
    let ability = Game::ability(sight.game, id);
    let On::Window(window) = ability.on else { return None };
    let chart = Chart::of(&sight.look());
    let table = Table::of(sight, window, &chart)?;
    if sight.decision.kind != Kind::Confirm {
        return None;
    }
    let bearer = if table.attacks { table.attack.attacker } else { table.attack.defender };
    let score = table.gain(ability, bearer.ship(), window)?;
    let weigh = |yes: bool, score: f64| {
        let reason = Reason::new("bot-effect").with("worth", score);
        Weighed { answer: Answer::Confirm(yes), score, reason }
    };
    Thought::best(vec![weigh(true, score), weigh(false, LEAST)])
}

/// What a focus token is worth that is kept for the defense, in damage, by who may still attack.
fn kept(me: &Craft<'_>, chart: &Chart<'_>) -> f64 {
    let without = Kit { focus: 0.0, ..me.kit };
    let mut sum = 0.0;
    for foe in chart.foes(me.side).filter(|foe| !foe.it.is_marked(Mark::Engaged)) {
        sum += foe.hurts(&foe.spot, &foe.kit, me, &me.spot, &without)
            - foe.hurts(&foe.spot, &foe.kit, me, &me.spot, &me.kit);
    }
    0.6 * sum
}

/// What a focus token is worth that is kept for an attack, in points.
fn waiting(me: &Craft<'_>, chart: &Chart<'_>) -> f64 {
    if me.it.is_marked(Mark::Engaged) {
        return 0.0;
    }
    let without = Kit { focus: 0.0, ..me.kit };
    let gain = |foe: &Craft<'_>| {
        let hurts = |kit: &Kit| foe.loss(me.hurts(&me.spot, kit, foe, &foe.spot, &foe.kit));
        hurts(&me.kit) - hurts(&without)
    };
    0.7 * chart.foes(me.side).map(gain).fold(0.0, f64::max)
}

/// Which dice an effect acts on; nothing where they are no dice.
pub(crate) fn choose(sight: &Sight<'_, XWing>, id: AbilityId) -> Option<Thought<XWingWords>> {
    let look = sight.look();
    let attack = look.board.attack()?;
    let face = |item: &Thing| match *item {
        Thing::Die(at) if at < 32 => attack.dice.get(at as usize).map(|die| (Die::Attack, die.face)),
        Thing::Die(at) => attack.defense.get(at as usize - 32).map(|die| (Die::Defense, die.face)),
        _ => None,
    };
    let items = &sight.legal.items;
    if items.is_empty() || items.iter().any(|item| face(item).is_none()) {
        return None;
    }
    let die = face(&items[0])?.0;
    read(sight, id, die, &face).or_else(|| by_face(sight, id, die, &face))
}

/// The best choice, by what the effect does with the dice.
fn read(
    sight: &Sight<'_, XWing>,
    id: AbilityId,
    die: Die,
    face: &dyn Fn(&Thing) -> Option<(Die, Face)>,
) -> Option<Thought<XWingWords>> {
    let ability = Game::ability(sight.game, id);
    let On::Window(window) = ability.on else { return None };
    let chart = Chart::of(&sight.look());
    let table = Table::of(sight, window, &chart)?;
    let bearer = if table.attacks { table.attack.attacker } else { table.attack.defender };
    let reading = table.read(ability, bearer.ship(), window)?;
    let about = |twist: &Twist| matches!(twist, Twist::Chosen { pick, .. } if pick.faces.die == die);
    let at = reading.twists.iter().position(about)?;
    let Twist::Chosen { pick, into } = reading.twists[at] else { return None };
    // What it costs is paid, or is about to be.
    let mut clash = table.open;
    let means = if table.attacks { &mut clash.attacker } else { &mut clash.defender };
    reading::pay(&ability.cost, None, means);
    let rest = &reading.twists[at + 1..];
    let (choice, _) = reading::choose(&clash, &pick, into, rest, &|clash| table.worth(clash))?;
    let mut left = choice;
    let mut chosen = Vec::new();
    for item in &sight.legal.items {
        let at = place(face(item)?.1);
        if left[at] > 0 {
            left[at] -= 1;
            chosen.push(*item);
        }
    }
    match sight.decision.kind {
        Kind::Some { min, max } if (min as usize..=max as usize).contains(&chosen.len()) => {
            Some(Thought::plain(Answer::some(chosen)))
        }
        Kind::Pick { .. } if chosen.len() == 1 => Some(Thought::plain(Answer::Pick(chosen[0]))),
        _ => None,
    }
}

/// A choice of dice for an effect that cannot be read: of one's own those that are worst, of others' those that are best.
fn by_face(
    sight: &Sight<'_, XWing>,
    id: AbilityId,
    die: Die,
    face: &dyn Fn(&Thing) -> Option<(Die, Face)>,
) -> Option<Thought<XWingWords>> {
    let look = sight.look();
    let attack = look.board.attack()?;
    let items = &sight.legal.items;
    let roller = if die == Die::Attack { attack.attacker } else { attack.defender };
    let mine = look.board.side_of(roller) == Some(sight.side());
    let it = roller.ship().map(|ship| look.board.ship(ship));
    let turns = it.is_some_and(|it| it.has(Token::Focus) || it.has(Token::Calculate) || it.force > 0);
    match sight.decision.kind {
        Kind::Some { min, max } if mine && rerolls(Game::ability(sight.game, id).ops) => {
            let again = |item: &&Thing| match face(item) {
                Some((_, Face::Blank)) => true,
                Some((_, Face::Focus)) => !turns,
                _ => false,
            };
            let chosen: Vec<Thing> = items.iter().filter(again).copied().take(max as usize).collect();
            (chosen.len() >= min as usize).then(|| Thought::plain(Answer::some(chosen)))
        }
        Kind::Pick { .. } => {
            let rank = |item: &&Thing| match face(item) {
                Some((_, Face::Blank)) => 0,
                Some((_, Face::Focus)) => 1,
                Some((_, Face::Critical)) => 3,
                _ => 2,
            };
            let best = if mine { items.iter().min_by_key(rank) } else { items.iter().max_by_key(rank) };
            best.map(|item| Thought::plain(Answer::Pick(*item)))
        }
        _ => None,
    }
}

/// Whether dice are rerolled somewhere in a list of operations.
fn rerolls(ops: &[Op<XWingWords>]) -> bool {
    ops.iter().any(|op| match op {
        Op::Do(Act::RerollGroup | Act::SpendAndReroll) => true,
        Op::If { then, otherwise, .. } => rerolls(then) || rerolls(otherwise),
        Op::May { ops, .. } | Op::Each { ops, .. } | Op::Repeat { ops, .. } => rerolls(ops),
        Op::Either { options, .. } => options.iter().any(|branch| rerolls(branch.ops)),
        Op::Do(_)
        | Op::Pay
        | Op::Choose(_)
        | Op::Unless { .. }
        | Op::Grant { .. }
        | Op::Proceed
        | Op::Stop => false,
    })
}
