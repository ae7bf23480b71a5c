//! What players may agree to change: every value by its key, and back from the key to the change.

use broadside_engine::{Refusal, Seat, Side, Viewer};
use broadside_stage::{Adjustable, Change, TableRefused, Text};
use broadside_xwing::Adjustment;
use broadside_xwing::XWingLook;
use broadside_xwing::board::{MISSION, Standing};
use broadside_xwing::facts::{DamageKind, Term};
use broadside_xwing::values;
use broadside_xwing::words::{Object, ShipNo, Token};

use super::{ids, names};

const STANDINGS: [(Standing, &str); 4] = [
    (Standing::Waiting, "waiting"),
    (Standing::InPlay, "in-play"),
    (Standing::Reserve, "reserve"),
    (Standing::Removed, "removed"),
];

/// A value that can be set, and what setting it means.
struct Value<'a> {
    shown: Adjustable,
    set: Box<dyn Fn(i32) -> Adjustment + 'a>,
}

fn number<'a>(
    key: impl Into<String>,
    label: Text,
    now: u8,
    max: u8,
    set: impl Fn(i32) -> Adjustment + 'a,
) -> Value<'a> {
    let (value, max) = (i32::from(now), i32::from(max.max(now)));
    let shown = Adjustable { key: key.into(), label, value, min: 0, max, options: Vec::new() };
    Value { shown, set: Box::new(set) }
}

fn option<'a>(
    key: impl Into<String>,
    label: Text,
    now: usize,
    options: Vec<Text>,
    set: impl Fn(i32) -> Adjustment + 'a,
) -> Value<'a> {
    let max = options.len() as i32 - 1;
    let shown = Adjustable { key: key.into(), label, value: now as i32, min: 0, max, options };
    Value { shown, set: Box::new(set) }
}

fn label(key: &str) -> Text {
    names::text("adjust", key)
}

fn switch<'a>(key: &str, on: bool, set: impl Fn(bool) -> Adjustment + 'a) -> Value<'a> {
    let options = vec![Text::new("no"), Text::new("yes")];
    option(key, label(key), usize::from(on), options, move |value| set(value == 1))
}

fn ship<'a>(look: &XWingLook<'a>, at: ShipNo, own: bool) -> Vec<Value<'a>> {
    let (game, it) = (look.game, *look.board.ship(at));
    let place = STANDINGS.iter().position(|(other, _)| *other == it.standing).unwrap_or(1);
    let standings = STANDINGS.iter().map(|(_, word)| names::text("standing", word)).collect();
    let mut all = vec![
        option("standing", label("standing"), place, standings, move |value| {
            Adjustment::Standing(at, STANDINGS[value as usize % 4].0)
        }),
        number("shields", label("shields"), it.shields, it.shield_capacity, move |value| {
            Adjustment::Shields(at, value as u8)
        }),
    ];
    if it.force_capacity > 0 {
        all.push(number("force", label("force"), it.force, it.force_capacity, move |value| {
            Adjustment::Force(at, value as u8)
        }));
    }
    for token in Token::ALL.iter().copied() {
        all.push(number(names::token_icon(token), names::token(token), it.count(token), 9, move |value| {
            Adjustment::Tokens(at, token, value as u8)
        }));
    }
    if own {
        let dial = values::dial(look, at);
        let none = [Text::new("xwing-adjust-no-dial")];
        let options = none.into_iter().chain(dial.iter().map(|maneuver| names::maneuver(*maneuver)));
        let now = it.dial.map_or(0, |dial| usize::from(dial) + 1);
        all.push(option("dial", label("dial"), now, options.collect(), move |value| {
            Adjustment::Dial(at, dial.get((value as usize).wrapping_sub(1)).copied())
        }));
    }
    all.push(switch("deal-facedown", false, move |_| Adjustment::DealFacedown(at)));
    let kinds = DamageKind::ALL.iter().map(|kind| Text::of_name(&*game.facts[*kind].name));
    let kinds = [Text::new("no")].into_iter().chain(kinds).collect();
    all.push(option("deal-faceup", label("deal-faceup"), 0, kinds, move |value| {
        let kind = DamageKind::ALL.get((value as usize).wrapping_sub(1));
        Adjustment::DealFaceup(at, kind.copied().unwrap_or(DamageKind::PanickedPilot))
    }));
    for card in look.board.faceup(at) {
        let name = Text::of_name(&*game.facts[game.damage_kind(card)].name);
        let text = Text::new("xwing-adjust-discard").text("card", name);
        let options = vec![Text::new("no"), Text::new("yes")];
        all.push(option(format!("discard-{}", card.0), text, 0, options, move |_| Adjustment::Discard(card)));
    }
    for upgrade in look.board.upgrades_of(at) {
        let side = values::side_up(look, upgrade);
        if let Some(charges) = side.charges {
            let text = Text::new("xwing-charge-of").text("card", Text::of_name(&*side.name));
            let now = look.board.upgrade(upgrade).charges;
            all.push(number(format!("charges-{}", upgrade.0), text, now, charges.value, move |value| {
                Adjustment::Charges(upgrade, value as u8)
            }));
        }
    }
    all
}

/// The values of a piece or a side. A dial is listed to those who may see it.
fn all<'a>(look: &XWingLook<'a>, id: &str, sees: impl Fn(Seat) -> bool) -> Vec<Value<'a>> {
    let board = look.board;
    let side = id.strip_prefix("side-").and_then(|side| side.parse().ok()).map(Side);
    if let Some(side) = side.filter(|side| Side::BOTH.contains(side)) {
        let player = board.sides[side];
        return vec![
            number("points", label("points"), player.points, 2 * MISSION, move |value| {
                Adjustment::Points(side, value as u8)
            }),
            switch("first", board.first() == side, move |first| {
                Adjustment::First(if first { side } else { side.enemy() })
            }),
            number("round", label("round"), board.round, board.rounds, |value| {
                Adjustment::Round(value as u8)
            }),
        ];
    }
    match ids::found(id) {
        Some(Object::Ship(at)) if at.index() < board.ships.len() => {
            ship(look, at, sees(board.ship(at).controller))
        }
        Some(object @ Object::Device(at)) if at.index() < board.devices.len() => {
            vec![switch("in-play", board.device(at).in_play, move |on| Adjustment::InPlay(object, on))]
        }
        Some(object @ Object::Obstacle(at)) if at.index() < board.obstacles.len() => {
            vec![switch("in-play", board.obstacle(at).in_play, move |on| Adjustment::InPlay(object, on))]
        }
        _ => Vec::new(),
    }
}

/// The values of a piece or side that may be set.
pub(super) fn adjustable(look: &XWingLook<'_>, viewer: Viewer, id: &str) -> Vec<Adjustable> {
    all(look, id, |owner| viewer.is(owner)).into_iter().map(|value| value.shown).collect()
}

/// A change in X-Wing's own words.
pub(super) fn change(look: &XWingLook<'_>, change: &Change) -> Result<Adjustment, Refusal> {
    match change {
        Change::Move { piece, place } => {
            let object = ids::found(piece).ok_or_else(|| TableRefused::missing(piece))?;
            Ok(Adjustment::Move(object, place.pose()?))
        }
        Change::Set { of, key, value } => {
            let found = all(look, of, |_| true).into_iter().find(|it| it.shown.key == *key);
            let unknown = || TableRefused::NoValue { id: of.clone(), key: key.clone() };
            let found = found.ok_or_else(|| Refusal::unfit(unknown()))?;
            let (min, max, value) = (found.shown.min, found.shown.max, *value);
            if (min..=max).contains(&value) {
                return Ok((found.set)(value));
            }
            Err(Refusal::unfit(TableRefused::Value { min, max, value }))
        }
        Change::EndProcedure => Err(Refusal::unfit(TableRefused::EndsItself)),
    }
}
