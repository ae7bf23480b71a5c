//! What a declared attack would come to.

use broadside_armada::board::{Attack, Defense, DefenseSlot};
use broadside_armada::facts::{DefenseToken, Dice, Term};
use broadside_armada::steps::attack::{criticals_count, gathered, parties};
use broadside_armada::words::{ArmadaWords, Query, Thing};
use broadside_armada::{Armada, ArmadaLook, values};
use broadside_engine::{Look, Position};
use broadside_stage::{Note, Panel, Preview, Row, Text, Tone};

use super::odds::Odds;
use super::worth::Worth;
use crate::scene::{is_rolled, proof};
use crate::{ids, names};

/// Fewer than one in two hundred is not worth a row.
const RARE: f64 = 0.005;
/// The most rows of odds by damage.
const ROWS: usize = 8;

/// The lines, dice and odds of the attack that an answer declares, and what the defender has; false if it declares none.
pub(super) fn declared(
    game: &Armada,
    before: &Position<ArmadaWords>,
    after: &Position<ArmadaWords>,
    preview: &mut Preview,
) -> bool {
    if after.board.attacks.len() <= before.board.attacks.len() {
        return false;
    }
    let look = Look::new(game, after);
    let Some(attack) = after.board.attack() else { return false };
    preview.proofs.extend(proof(&look, attack.attacker, attack.defender));
    if attack.causes.any() {
        let text = Text::new("armada-preview-obstructed");
        let rule = Some("armada.obstructed.02".to_owned());
        preview.notes.push(Note { tone: Tone::Warn, text, target: ids::of(attack.defender), rule });
    }
    preview.evidence.panels.extend(panels(&look, attack));
    true
}

/// The dice that will be rolled: as they are gathered, without those that obstruction and effects take. Which are left
/// out is the attacker's choice; the weakest are assumed.
fn pool(look: &ArmadaLook<'_>, attack: &Attack, worth: &Worth) -> (Dice, u8) {
    let (dice, removed) = match attack.gathered.total() {
        0 => (gathered(look, attack), 0),
        _ => {
            let whole = gathered(look, attack).total();
            (attack.gathered, whole.saturating_sub(attack.gathered.total()))
        }
    };
    let wanted = look.value(Query::RemoveBeforeRoll, parties(attack), attack.causes.any().into());
    let left_out = u8::try_from(wanted).unwrap_or(0).saturating_sub(removed).min(dice.total());
    (worth.without(dice, left_out), left_out)
}

/// The panels of an attack whose dice have not been rolled: pool, answers, odds.
pub(crate) fn panels(look: &ArmadaLook<'_>, attack: &Attack) -> Vec<Panel> {
    if is_rolled(look, attack) {
        return answers(look, attack, None).into_iter().collect();
    }
    let worth = Worth::of(look, attack);
    let (dice, left_out) = pool(look, attack, &worth);
    let odds = Odds::of(dice, &worth);
    let mut panels = vec![pool_panel(dice, left_out)];
    panels.extend(answers(look, attack, Some(&odds)));
    panels.push(odds_panel(look, attack, &odds));
    panels
}

fn pool_panel(dice: Dice, left_out: u8) -> Panel {
    let label = Text::new("armada-pool-dice").number("dice", dice.total());
    Panel {
        title: Text::new("armada-panel-pool"),
        note: (left_out > 0).then(|| Text::new("armada-pool-left-out").number("dice", left_out)),
        rows: vec![Row { dice: names::dice(dice), ..Row::new(label) }],
    }
}

fn slots(look: &ArmadaLook<'_>, defender: Thing) -> Vec<(Thing, DefenseSlot)> {
    let mut found = Vec::new();
    let Some(piece) = defender.piece() else { return found };
    values::defense_tokens(look, piece, |token| {
        found.extend(values::defense(look, token).map(|slot| (token, slot)));
    });
    found
}

/// What the defender can answer with: each token with its side, and what a brace would leave on average.
fn answers(look: &ArmadaLook<'_>, attack: &Attack, odds: Option<&Odds>) -> Option<Panel> {
    let slots = slots(look, attack.defender);
    let owner = look.board.decider(attack.defender);
    let rows = slots.iter().map(|(token, slot)| {
        let locked = match token {
            Thing::ShipToken(_, at) | Thing::SquadronToken(_, at) => attack.locked >> at & 1 == 1,
            _ => false,
        };
        let state = match slot.state {
            _ if locked => "armada-answer-locked",
            Defense::Exhausted => "armada-answer-exhausted",
            _ => "armada-answer-ready",
        };
        let left = odds.filter(|_| !locked).and_then(|odds| match slot.kind {
            DefenseToken::Brace => Some(odds.mean(|damage| damage.div_ceil(2))),
            DefenseToken::Scatter => Some(0.0),
            _ => None,
        });
        let label = Text::new(state).text("token", names::defense(slot.kind));
        Row {
            value: left.map(|mean| Text::new("armada-odds-left").number("mean", tenths(mean))),
            icon: Some(slot.kind.word().into()),
            target: ids::of(*token),
            side: owner.map(|seat| look.board.side(seat).0),
            ..Row::new(label)
        }
    });
    let rows: Vec<Row> = rows.collect();
    let title = Text::new("armada-panel-answers").text(
        "defender",
        attack
            .defender
            .piece()
            .map_or_else(|| Text::new("armada-nothing"), |piece| names::piece(look.game, look.board, piece)),
    );
    let note = match attack.defender {
        Thing::Zone(ship, zone) => Some(
            Text::new("armada-answers-shields")
                .text("zone", names::zone(zone))
                .number("now", look.board.ship(ship).shields[zone.index()])
                .number("most", values::max_shields(look, ship, zone)),
        ),
        _ => None,
    };
    (!rows.is_empty() || note.is_some()).then_some(Panel { title, note, rows })
}

fn tenths(number: f64) -> f64 {
    (number * 10.0).round() / 10.0
}

/// Shields in the way, and hull points left behind them.
fn armour(look: &ArmadaLook<'_>, defender: Thing) -> Option<(usize, usize)> {
    let board = look.board;
    match defender {
        Thing::Zone(ship, zone) => {
            let it = board.ship(ship);
            let left = values::hull(look, ship).saturating_sub(it.damage);
            Some((it.shields[zone.index()].into(), left.into()))
        }
        Thing::Squadron(squadron) => Some((0, board.squadron(squadron).hull.into())),
        Thing::Obstacle(at) => {
            let it = &board.obstacles[at.index()];
            let left = broadside_armada::facts::StationCard::of(it.armed).hull.saturating_sub(it.damage);
            Some((0, left.into()))
        }
        _ => None,
    }
}

fn odds_panel(look: &ArmadaLook<'_>, attack: &Attack, odds: &Odds) -> Panel {
    let armour = armour(look, attack.defender);
    let ship = matches!(attack.defender, Thing::Zone(..));
    let chance = |label: Text, share: f64| Row {
        value: Some(Text::new("armada-odds-share").number("percent", (share * 100.0).round())),
        share: Some(share),
        ..Row::new(label)
    };
    let mut rows = Vec::new();
    for damage in 1..=ROWS {
        let share = odds.at_least(damage);
        if share < RARE {
            break;
        }
        let hull = armour.filter(|_| ship).is_some_and(|(shields, _)| damage == shields + 1);
        let id = if hull { "armada-odds-hull" } else { "armada-odds-at-least" };
        let label = Text::new(id).number("damage", damage as f64);
        rows.push(Row { strong: hull, ..chance(label, share) });
    }
    if let Some((shields, hull)) = armour {
        if ship && criticals_count(look, attack) {
            let share = odds.critical_at_least(shields + 1);
            rows.push(chance(Text::new("armada-odds-faceup"), share));
        }
        let label = Text::new("armada-odds-destroyed").number("damage", (shields + hull) as f64);
        rows.push(chance(label, odds.at_least(shields + hull)));
    }
    if odds.accuracy > RARE && !slots(look, attack.defender).is_empty() {
        rows.push(chance(Text::new("armada-odds-accuracy"), odds.accuracy));
    }
    let mean = Text::new("armada-odds-mean").number("mean", tenths(odds.mean(|damage| damage)));
    Panel { title: Text::new("armada-panel-odds"), note: Some(mean), rows }
}
