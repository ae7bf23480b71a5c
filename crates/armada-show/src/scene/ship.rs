//! Ships.

use broadside_armada::board::{self, Defense, DefenseSlot, bit};
use broadside_armada::facts::{Command, Dice, ShipCard, Size, Term, Zone, measures};
use broadside_armada::geometry;
use broadside_armada::steps::maneuver::top_speed;
use broadside_armada::words::{Piece, Query, ShipNo, Thing};
use broadside_armada::{score, values};
use broadside_engine::{About, Game};
use broadside_stage::{
    Chip, Contribution, Dial, DialState, Meter, Outline, Part, Piece as Shown, PieceKind, Stat, Text, Token,
    TokenState,
};
use broadside_table::{Pose, Ray};

use super::{Eyes, cards, stat};
use crate::{ids, names, words};

/// A ship with everything that lies on it and beside its card.
pub(super) fn ship(eyes: &Eyes<'_>, at: ShipNo) -> Shown {
    let (game, board, piece) = (eyes.game(), eyes.board(), Piece::Ship(at));
    let (it, card) = (board.ship(at), game.ship(board, at));
    let parts = parts(eyes, at);
    let meters = meters(eyes, at);
    let dials = dials(eyes, at);
    let mut cards = cards::upgrades(eyes, at);
    cards.extend(cards::damage(eyes, at));
    Shown {
        id: ids::piece(piece),
        kind: PieceKind::Ship,
        side: eyes.side(Thing::Ship(at)),
        name: eyes.name(piece),
        short: eyes.short(piece),
        label: None,
        art: game.facts[card.chassis].slug.to_string(),
        standing: super::standing(it.standing),
        place: it.in_play().then_some(it.pose).or_else(|| eyes.put_down(at)).map(words::place),
        outline: base(eyes, at),
        spoken: spoken(eyes, at, &parts, &meters, &dials),
        parts,
        meters,
        stats: stats(eyes, at),
        traits: Vec::new(),
        tokens: tokens(eyes, at),
        dials,
        cards,
        flags: flags(eyes, at),
        links: Vec::new(),
        rings: measures::RANGE.to_vec(),
        arc: game.facts.token(it.card).special.into_iter().flatten().map(ray).collect(),
        points: Some(i32::from(card.points) + score::upgrades(&eyes.look, at)),
    }
}

/// A ray as a page has it.
fn ray(ray: Ray) -> [f64; 3] {
    [ray.start.x, ray.start.y, ray.heading.degrees()]
}

/// The ship in its own frame.
fn frame(eyes: &Eyes<'_>, at: ShipNo) -> geometry::Ship {
    eyes.game().measures.ship(eyes.board().ship(at).card, Pose::default())
}

/// The border of the base; a huge ship's two bases with the token between them are one piece.
fn base(eyes: &Eyes<'_>, at: ShipNo) -> Outline {
    let hull = frame(eyes, at).hull;
    let (x, y) = (hull.base.0 * 0.5, hull.base.1 * 0.5);
    let points = if hull.size == Size::Huge {
        let (width, length) = measures::token(Size::Huge);
        let (inner, end) = (width * 0.5, length * 0.5);
        let waist = end - 2.0 * y;
        let right = [[x, -end], [x, -waist], [inner, -waist], [inner, waist], [x, waist], [x, end]];
        let left = right.iter().rev().map(|point| [-point[0], point[1]]);
        right.into_iter().chain(left).collect()
    } else {
        vec![[x, -y], [x, y], [-x, y], [-x, -y]]
    };
    Outline { points, ..Outline::default() }
}

fn parts(eyes: &Eyes<'_>, at: ShipNo) -> Vec<Part> {
    let (game, board) = (eyes.game(), eyes.board());
    let it = board.ship(at);
    let (ship, token) = (frame(eyes, at), game.facts.token(it.card));
    let zone = |zone: &Zone| {
        let shape = ship.hull.zone(*zone);
        let dial = ship.dial(*zone).shape;
        let lines = token.zone(*zone).map(|shape| [shape.left, shape.right]);
        Part {
            id: format!("ship-{}.{}", at.0, ids::zone(*zone)),
            label: names::zone(*zone),
            front: *zone == Zone::Front,
            outline: Outline {
                points: shape.shape.corners().iter().map(|corner| words::point(*corner)).collect(),
                ..Outline::default()
            },
            target: Some(words::point(shape.target)),
            chip: Some(Chip {
                at: words::point(dial.centre + dial.outward * dial.cut),
                meter: Meter {
                    icon: "shields".into(),
                    label: Text::new("armada-stat-shields-of").text("zone", names::zone(*zone)),
                    now: it.shields[zone.index()].into(),
                    max: values::max_shields(&eyes.look, at, *zone).into(),
                },
            }),
            arc: lines.into_iter().flatten().map(ray).collect(),
            dice: names::dice(values::battery(&eyes.look, at, *zone)),
        }
    };
    ship.hull.zones().iter().map(zone).collect()
}

fn meter(icon: &str, now: i32, max: i32) -> Meter {
    Meter { icon: icon.into(), label: words::text("stat", icon), now, max }
}

fn meters(eyes: &Eyes<'_>, at: ShipNo) -> Vec<Meter> {
    let it = eyes.board().ship(at);
    let hull = i32::from(values::hull(&eyes.look, at));
    let left =
        if it.standing == board::Standing::Destroyed { 0 } else { (hull - i32::from(it.damage)).max(0) };
    vec![meter("hull", left, hull), meter("speed", it.speed.into(), top_speed(&eyes.look, at).into())]
}

/// A number of a ship with everything that changes it.
fn explained(eyes: &Eyes<'_>, at: ShipNo, icon: &str, query: Query, printed: u8) -> Stat {
    let (value, parts) = explain(eyes, Thing::Ship(at), query, printed);
    Stat { parts, ..stat(icon, Some(value)) }
}

/// A number in force and the cards that change it; no cards, no list.
pub(super) fn explain(eyes: &Eyes<'_>, of: Thing, query: Query, printed: u8) -> (i32, Vec<Contribution>) {
    let (value, steps) = eyes.look.explain(query, About::subject(of), printed.into());
    if steps.is_empty() {
        return (value, Vec::new());
    }
    let mut before = i32::from(printed);
    let mut list = vec![Contribution { from: Text::new("armada-printed"), change: printed.to_string() }];
    for step in steps {
        let name = Game::ability(eyes.game(), step.ability).name;
        list.push(Contribution::by(Text::of_name(name), step.value - before));
        before = step.value;
    }
    (value, list)
}

fn stats(eyes: &Eyes<'_>, at: ShipNo) -> Vec<Stat> {
    let card = eyes.game().ship(eyes.board(), at);
    let mut stats = vec![
        explained(eyes, at, "command", Query::CommandValue, card.command),
        explained(eyes, at, "squadron", Query::SquadronValue, card.squadron),
        explained(eyes, at, "engineering", Query::EngineeringValue, card.engineering),
        Stat {
            dice: names::dice(values::anti_squadron(&eyes.look, at)),
            parts: changes(eyes, Thing::Ship(at), ANTI_SQUADRON, card.anti_squadron),
            ..stat("anti-squadron", None)
        },
    ];
    for zone in card.zones() {
        let parts = changes(eyes, Thing::Zone(at, *zone), BATTERY, card.battery[zone.index()]);
        if !parts.is_empty() {
            stats.push(Stat {
                label: Text::new("armada-stat-battery-of").text("zone", names::zone(*zone)),
                dice: names::dice(values::battery(&eyes.look, at, *zone)),
                parts,
                ..stat("battery", None)
            });
        }
    }
    let special = values::special_battery(&eyes.look, at);
    if special.total() > 0 {
        stats.push(Stat {
            label: Text::new("armada-stat-special-battery"),
            dice: names::dice(special),
            parts: changes(eyes, Thing::Ship(at), SPECIAL_BATTERY, card.special.unwrap_or(Dice::NONE)),
            ..stat("battery", None)
        });
    }
    stats.extend(chart(card));
    stats
}

/// The speed chart, the fastest speed first: the clicks of each joint as they are printed, in columns.
fn chart(card: &ShipCard) -> impl Iterator<Item = Stat> {
    let top = card.speed.top();
    (1..=top).rev().map(move |speed| {
        let clicks = card.speed.clicks(speed);
        let cell = |joint: u8| match clicks.get(usize::from(joint)) {
            None => "  ",
            Some(0) => "– ",
            Some(1) => "I ",
            Some(_) => "II",
        };
        Stat {
            label: Text::new("armada-speed").number("speed", speed),
            text: Some(Text::of_name((0..top).map(cell).collect::<Vec<_>>().join(" "))),
            ..stat("speed", None)
        }
    })
}

const BATTERY: [Query; 3] = [Query::BatteryRed, Query::BatteryBlue, Query::BatteryBlack];
const SPECIAL_BATTERY: [Query; 3] =
    [Query::SpecialBatteryRed, Query::SpecialBatteryBlue, Query::SpecialBatteryBlack];
const ANTI_SQUADRON: [Query; 3] = [Query::AntiSquadronRed, Query::AntiSquadronBlue, Query::AntiSquadronBlack];

/// The cards that change an armament, each with the dice that it adds or takes.
fn changes(eyes: &Eyes<'_>, of: Thing, queries: [Query; 3], printed: Dice) -> Vec<Contribution> {
    let mut list = Vec::new();
    for (query, colour) in queries.into_iter().zip(broadside_armada::facts::Colour::ALL) {
        let (_, parts) = explain(eyes, of, query, printed.of(*colour));
        let changed = parts.into_iter().skip(1);
        list.extend(
            changed.map(|part| Contribution { change: format!("{} {}", part.change, colour.word()), ..part }),
        );
    }
    list
}

/// A defense token as a page draws it.
pub(super) fn defense(id: String, slot: &DefenseSlot, locked: bool) -> Token {
    Token {
        id,
        group: "defense".into(),
        icon: slot.kind.word().into(),
        label: names::defense(slot.kind),
        state: match slot.state {
            Defense::Discarded => TokenState::Discarded,
            _ if locked => TokenState::Locked,
            Defense::Ready => TokenState::Ready,
            Defense::Exhausted => TokenState::Exhausted,
        },
        count: 1,
    }
}

fn tokens(eyes: &Eyes<'_>, at: ShipNo) -> Vec<Token> {
    let (it, locked) = (eyes.board().ship(at), eyes.locked(Piece::Ship(at)));
    let mut list: Vec<Token> = Vec::new();
    for (place, slot) in it.defense.iter().enumerate() {
        list.push(defense(format!("ship-{}.defense-{place}", at.0), slot, locked >> place & 1 == 1));
    }
    let commands = |set: u8| Command::ALL.iter().copied().filter(move |command| set & bit(*command) != 0);
    for (group, set) in [("command", it.tokens), ("raid", it.raids)] {
        list.extend(commands(set).map(|command| Token {
            id: format!("ship-{}.{group}-{}", at.0, names::command_icon(command)),
            group: group.into(),
            icon: names::command_icon(command).into(),
            label: Text::new(format!("armada-{group}-token")).text("command", names::command(command)),
            state: TokenState::Ready,
            count: if group == "command" { it.count_tokens(command) } else { 1 },
        }));
    }
    if it.objective_tokens > 0 {
        list.push(Token {
            id: format!("ship-{}.objective", at.0),
            group: "objective".into(),
            icon: "objective".into(),
            label: Text::new("armada-token-objective"),
            state: TokenState::Ready,
            count: it.objective_tokens,
        });
    }
    list
}

/// The dials: what is revealed or gained, then the stack, then the one that is spent.
fn dials(eyes: &Eyes<'_>, at: ShipNo) -> Vec<Dial> {
    let it = eyes.board().ship(at);
    let open = it.revealed.into_iter().chain(it.gained.iter().map(|dial| dial.0));
    let mut list: Vec<Dial> = open.map(|command| cards::dial(Some(command), DialState::Revealed)).collect();
    let stack = &eyes.view.ships[at.index()].dials;
    list.extend(stack.iter().map(|command| cards::dial(*command, DialState::Facedown)));
    list.extend(it.spent_dial.map(|command| cards::dial(Some(command), DialState::Spent)));
    list
}

fn flags(eyes: &Eyes<'_>, at: ShipNo) -> Vec<String> {
    let it = eyes.board().ship(at);
    let unique = eyes.game().ship(eyes.board(), at).unique.is_some();
    let all = [
        ("activated", it.activated),
        ("flagship", it.flagship),
        ("objective", it.objective_ship),
        ("unique", unique),
    ];
    let mut flags: Vec<String> =
        all.iter().filter(|(_, on)| *on).map(|(name, _)| (*name).to_owned()).collect();
    eyes.roles(Piece::Ship(at), &mut flags);
    flags
}

fn spoken(eyes: &Eyes<'_>, at: ShipNo, parts: &[Part], meters: &[Meter], dials: &[Dial]) -> Text {
    let shields = parts.iter().filter_map(|part| {
        let chip = part.chip.as_ref()?;
        Some(
            Text::new("armada-spoken-shields").text("zone", part.label.clone()).number("now", chip.meter.now),
        )
    });
    let top = dials.iter().find(|dial| dial.state != DialState::Spent);
    let dial = match top.map(|dial| &dial.label) {
        Some(Some(label)) => Text::new("armada-spoken-dial").text("command", label.clone()),
        Some(None) => Text::new("armada-spoken-dial-facedown"),
        None => Text::new("armada-spoken-no-dial"),
    };
    Text::new("armada-spoken-ship")
        .name("name", eyes.name(Piece::Ship(at)))
        .text("whose", eyes.whose(Thing::Ship(at)))
        .number("hull", meters[0].now)
        .number("most", meters[0].max)
        .list("shields", shields.collect())
        .number("speed", meters[1].now)
        .text("dial", dial)
}
