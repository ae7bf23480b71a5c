//! Ships.

use broadside_engine::{About, Game};
use broadside_stage::{
    Chip, Contribution, Dial, DialState, Meter, Outline, Part, Piece, PieceKind, Standing as Shown, Stat,
    Text, Token, TokenState,
};
use broadside_table::{Pose, Ray};
use broadside_xwing::board::{Mark, Standing, Turret};
use broadside_xwing::facts::{Die, Term};
use broadside_xwing::geometry::{self, Arc, base};
use broadside_xwing::values;
use broadside_xwing::words::{ActionId, Object, Phase, Query, ShipNo, Thing, Token as Kind};

use super::{BANDS, Eyes, cards, pieces};
use crate::{ids, names, printed};

/// A ship with everything that lies on it and beside its card.
pub(super) fn ship(eyes: &Eyes<'_>, at: ShipNo) -> Piece {
    let (game, board, object) = (eyes.game(), eyes.board(), Object::Ship(at));
    let it = board.ship(at);
    let base = base(it.size);
    let dials = dials(eyes, at);
    let tokens = tokens(eyes, at);
    let spoken = spoken(eyes, at, &dials, &tokens);
    Piece {
        side: Some(board.side(it.controller).0),
        short: short(&names::ship(game, board, at)),
        art: game.facts.ship_of(it.pilot).slug.to_string(),
        standing: match it.standing {
            Standing::Waiting => Shown::Waiting,
            Standing::Reserve => Shown::Aside,
            Standing::InPlay => Shown::InPlay,
            Standing::Destroyed if it.in_play() => Shown::InPlay,
            Standing::Destroyed | Standing::Removed => Shown::Destroyed,
        },
        place: it.in_play().then(|| it.pose.into()),
        outline: pieces::guides(base.width, base.length),
        parts: parts(eyes, at),
        meters: meters(eyes, at),
        stats: stats(eyes, at),
        traits: values::action_bar(&eyes.look, at).map(bar).collect(),
        tokens,
        dials,
        cards: cards::of_ship(eyes, at),
        flags: flags(eyes, at),
        links: it.towing.map(|cache| ids::object(Object::Objective(cache))).into_iter().collect(),
        rings: BANDS.to_vec(),
        points: Some(it.points.into()),
        ..Piece::new(ids::object(object), PieceKind::Ship, names::ship(game, board, at), spoken)
    }
}

/// A short name for a plate: without a rank.
fn short(name: &str) -> String {
    const RANKS: [&str; 8] =
        ["Lieutenant ", "Captain ", "Major ", "Commander ", "Colonel ", "Admiral ", "General ", "Gamma "];
    let rank = RANKS.iter().find(|rank| name.starts_with(**rank) && name.len() > rank.len() + 3);
    rank.map_or(name, |rank| &name[rank.len()..]).to_owned()
}

fn bar(action: &broadside_xwing::facts::Action) -> Stat {
    Stat::new(&names::action_icon(ActionId::Bar(action.kind)), printed::action(action), None)
}

fn rays(ship: &geometry::Ship, arc: Arc) -> Vec<[f64; 3]> {
    let drawn = |ray: Ray| [ray.start.x, ray.start.y, ray.heading.degrees()];
    ship.arc_rays(arc).into_iter().map(drawn).collect()
}

/// The part of the base that lies in a standard arc.
fn wedge(width: f64, length: f64, arc: Arc, half_angle: f64) -> Vec<[f64; 2]> {
    let (x, y) = (width / 2.0, length / 2.0);
    let across = y * half_angle.to_radians().tan();
    match arc {
        Arc::Front => vec![[0.0, 0.0], [across, y], [-across, y]],
        Arc::Rear => vec![[0.0, 0.0], [-across, -y], [across, -y]],
        Arc::Right => vec![[0.0, 0.0], [across, -y], [x, -y], [x, y], [across, y]],
        Arc::Left => vec![[0.0, 0.0], [-across, y], [-x, y], [-x, -y], [-across, -y]],
        Arc::FullFront => vec![[-x, 0.0], [x, 0.0], [x, y], [-x, y]],
        Arc::FullRear => vec![[-x, -y], [x, -y], [x, 0.0], [-x, 0.0]],
        Arc::Bullseye => {
            let half = geometry::measures::RULER_WIDTH / 2.0;
            vec![[-half, y - 3.0], [half, y - 3.0], [half, y], [-half, y]]
        }
    }
}

/// The arcs that matter to a ship: the front arc, the bullseye, and those of its weapons.
fn parts(eyes: &Eyes<'_>, at: ShipNo) -> Vec<Part> {
    let it = eyes.board().ship(at);
    let base = base(it.size);
    let ship = geometry::Ship::new(it.size, Pose::default());
    let half_angle = geometry::Ship::half_front_angle(it.size).degrees();
    let weapons = values::weapons(&eyes.look, Object::Ship(at));
    let of_weapons = |arc: Arc| weapons.iter().filter(move |weapon| weapon.arcs.contains(arc));
    let part = |arc: Arc| Part {
        id: ids::arc(at, arc),
        label: names::text("arc", ids::arc_word(arc)),
        front: arc == Arc::Front,
        outline: Outline { points: wedge(base.width, base.length, arc, half_angle), ..Outline::default() },
        target: None,
        chip: None,
        arc: rays(&ship, arc),
        dice: Vec::new(),
    };
    let always = [Arc::Front, Arc::Bullseye];
    let others = [Arc::FullFront, Arc::Right, Arc::Rear, Arc::Left];
    let wanted = others.into_iter().filter(|arc| of_weapons(*arc).next().is_some());
    let mut parts: Vec<Part> = wanted.chain(always).map(part).collect();
    parts.push(badge(eyes, at, base.width, base.length));
    parts.extend(it.turret.into_iter().flat_map(|turret| indicator(at, turret, base.length / 2.0)));
    parts
}

/// The initiative, at the rear left corner of the base.
fn badge(eyes: &Eyes<'_>, at: ShipNo, width: f64, length: f64) -> Part {
    let initiative = values::initiative(&eyes.look, Object::Ship(at)).into();
    let label = names::text("stat", "initiative");
    let meter = Meter { icon: "rank".into(), label: label.clone(), now: initiative, max: initiative };
    Part {
        id: format!("ship-{}.rank", at.0),
        label,
        front: false,
        outline: Outline::default(),
        target: None,
        chip: Some(Chip { at: [4.0 - width / 2.0, 4.0 - length / 2.0], meter }),
        arc: Vec::new(),
        dice: Vec::new(),
    }
}

/// The letter of a ship's lock tokens.
fn letter(locker: ShipNo) -> String {
    format!("letter-{}", char::from(b'a' + locker.0 % 16))
}

/// The turret indicator: a wedge at the rim for each arc that it points at.
fn indicator(at: ShipNo, turret: Turret, half: f64) -> Vec<Part> {
    let wedge = |arc: u8| {
        let (tip, foot, side) = (half - 1.0, half - 5.0, 4.0);
        let corners = [[0.0, tip], [-side, foot], [side, foot]];
        let turned = |[x, y]: [f64; 2]| match arc {
            0 => [x, y],
            1 => [y, -x],
            2 => [-x, -y],
            _ => [-y, x],
        };
        Part {
            id: format!("ship-{}.turret-{arc}", at.0),
            label: Text::new("xwing-turret-at").text("arc", names::standard_arc(arc)),
            front: true,
            outline: Outline { points: corners.map(turned).into(), ..Outline::default() },
            target: None,
            chip: None,
            arc: Vec::new(),
            dice: Vec::new(),
        }
    };
    (0..4).filter(|arc| turret.points_at(*arc)).map(wedge).collect()
}

fn meters(eyes: &Eyes<'_>, at: ShipNo) -> Vec<Meter> {
    let it = eyes.board().ship(at);
    let meter = |icon: &str, now: u8, max: u8| Meter {
        icon: icon.into(),
        label: names::text("stat", icon),
        now: now.into(),
        max: max.into(),
    };
    let all = [
        meter("hull", it.hull.saturating_sub(it.damage), it.hull),
        meter("shields", it.shields, it.shield_capacity),
        meter("force", it.force, it.force_capacity),
    ];
    all.into_iter().filter(|meter| meter.max > 0).collect()
}

/// A number of a ship with everything that changes it.
fn explained(eyes: &Eyes<'_>, at: ShipNo, icon: &str, query: Query, printed: u8) -> Stat {
    let (value, steps) = eyes.look.explain(query, About::subject(Thing::Ship(at)), printed.into());
    let mut stat = Stat::new(icon, names::text("stat", icon), Some(value));
    if steps.is_empty() {
        return stat;
    }
    stat.parts.push(Contribution { from: Text::new("xwing-printed"), change: printed.to_string() });
    let mut before = i32::from(printed);
    for step in steps {
        let from = Text::of_name(eyes.game().ability(step.ability).name);
        stat.parts.push(Contribution::by(from, step.value - before));
        before = step.value;
    }
    stat
}

fn stats(eyes: &Eyes<'_>, at: ShipNo) -> Vec<Stat> {
    let it = eyes.board().ship(at);
    let cloaked = if it.has(Kind::Cloak) { 2 } else { 0 };
    let mut stats = vec![
        explained(eyes, at, "initiative", Query::Initiative, it.initiative),
        explained(eyes, at, "agility", Query::Agility, it.agility + cloaked),
    ];
    for weapon in &values::weapons(&eyes.look, Object::Ship(at)) {
        let label = super::duel::weapon(&eyes.look, Object::Ship(at), weapon.weapon);
        let dice = names::unrolled(Die::Attack, weapon.value);
        let text = (!weapon.weapon.is_primary()).then(|| names::reach(weapon));
        stats.push(Stat { dice, text, ..Stat::new("attack", label, None) });
    }
    stats
}

/// The tokens of a ship, its locks, and the locks on it.
fn tokens(eyes: &Eyes<'_>, at: ShipNo) -> Vec<Token> {
    let (game, board, it) = (eyes.game(), eyes.board(), eyes.board().ship(at));
    let token = |id: String, group: &str, icon: &str, label: Text, count: u8| Token {
        id: format!("ship-{}.{id}", at.0),
        group: group.into(),
        icon: icon.into(),
        label,
        state: TokenState::Ready,
        count,
    };
    let held = Kind::ALL.iter().copied().filter(|kind| it.has(*kind));
    let mut list: Vec<Token> = held
        .map(|kind| {
            let group = format!("{:?}", kind.shade()).to_lowercase();
            let icon = names::token_icon(kind);
            token(icon.into(), &group, icon, names::token(kind), it.count(kind))
        })
        .collect();
    for (place, object) in it.locks.iter().enumerate() {
        let label = Text::new("xwing-lock-on").text("piece", names::object(game, board, *object));
        list.push(token(format!("lock-{place}"), "lock", &letter(at), label, 1));
    }
    for locker in board.lockers(Object::Ship(at)) {
        let label = Text::new("xwing-locked-by").name("piece", names::ship(game, board, locker));
        list.push(token(format!("locked-{}", locker.0), "locked", &letter(locker), label, 1));
    }
    list
}

fn dials(eyes: &Eyes<'_>, at: ShipNo) -> Vec<Dial> {
    let (it, seen) = (eyes.board().ship(at), &eyes.view.ships[at.index()]);
    let state = match (it.dial_faceup, it.executed) {
        (true, Some(_)) => DialState::Spent,
        (true, None) => DialState::Revealed,
        _ => DialState::Facedown,
    };
    let dial = Dial {
        icon: seen.dial.map(|maneuver| names::bearing_icon(maneuver.bearing)),
        label: seen.dial.map(names::maneuver),
        state,
    };
    seen.has_dial.then_some(dial).into_iter().collect()
}

fn flags(eyes: &Eyes<'_>, at: ShipNo) -> Vec<String> {
    let it = eyes.board().ship(at);
    let done = match eyes.board().phase {
        Phase::System => it.is_marked(Mark::System),
        Phase::Activation => it.is_marked(Mark::Activated),
        Phase::Engagement => it.is_marked(Mark::Engaged),
        _ => false,
    };
    let all = [
        ("activated", done),
        ("unique", eyes.game().facts[it.pilot].limited == 1),
        ("objective", it.towing.is_some()),
    ];
    let mut flags: Vec<String> =
        all.iter().filter(|(_, on)| *on).map(|(name, _)| (*name).to_owned()).collect();
    eyes.roles(Object::Ship(at), &mut flags);
    flags
}

fn spoken(eyes: &Eyes<'_>, at: ShipNo, dials: &[Dial], tokens: &[Token]) -> Text {
    let it = eyes.board().ship(at);
    let dial = match dials.first().map(|dial| &dial.label) {
        Some(Some(label)) => Text::new("xwing-spoken-dial").text("maneuver", label.clone()),
        Some(None) => Text::new("xwing-spoken-dial-facedown"),
        None => Text::new("xwing-spoken-no-dial"),
    };
    let counted = |token: &Token| match token.count {
        0 | 1 => token.label.clone(),
        count => Text::new("xwing-spoken-count").number("count", count).text("token", token.label.clone()),
    };
    let tokens: Vec<Text> = tokens.iter().map(counted).collect();
    let tokens = match tokens.is_empty() {
        true => Text::new("xwing-spoken-no-tokens"),
        false => Text::new("xwing-spoken-tokens").list("tokens", tokens),
    };
    Text::new("xwing-spoken-ship")
        .name("name", names::ship(eyes.game(), eyes.board(), at))
        .name("type", &*eyes.game().facts.ship_of(it.pilot).name)
        .text("whose", eyes.whose(eyes.board().side(it.controller)))
        .number("initiative", values::initiative(&eyes.look, Object::Ship(at)))
        .number("hull", it.hull.saturating_sub(it.damage))
        .number("most", it.hull)
        .number("shields", it.shields)
        .text("dial", dial)
        .text("tokens", tokens)
}
