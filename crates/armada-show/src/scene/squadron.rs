//! Squadrons.

use broadside_armada::Armada;
use broadside_armada::facts::{Keyword, SquadronCardId, Term, measures};
use broadside_armada::scene::Scene;
use broadside_armada::values;
use broadside_armada::words::{Piece, Query, SquadronNo, Thing};
use broadside_engine::About;
use broadside_stage::{Card, Meter, Outline, Piece as Shown, PieceKind, Stat, Text, Token};

use super::{Eyes, ship, stat};
use crate::{ids, names, rules, words};

/// All squadrons.
pub(super) fn all(eyes: &Eyes<'_>, numbers: impl Iterator<Item = SquadronNo>) -> Vec<Shown> {
    let scene = Scene::sight(&eyes.look);
    numbers.map(|at| squadron(eyes, &scene, at)).collect()
}

fn squadron(eyes: &Eyes<'_>, scene: &Scene, at: SquadronNo) -> Shown {
    let (game, board, piece) = (eyes.game(), eyes.board(), Piece::Squadron(at));
    let (it, card) = (board.squadron(at), game.squadron(board, at));
    let links = match it.in_play() {
        true => values::each(values::engaged_in(&eyes.look, scene, at)),
        false => values::each(0),
    };
    let hull = Meter {
        icon: "hull".into(),
        label: words::text("stat", "hull"),
        now: it.hull.into(),
        max: values::squadron_hull(&eyes.look, at).into(),
    };
    Shown {
        id: ids::piece(piece),
        kind: PieceKind::Squadron,
        side: eyes.side(Thing::Squadron(at)),
        name: eyes.name(piece),
        short: eyes.short(piece),
        label: None,
        art: art(eyes, at),
        standing: super::standing(it.standing),
        place: it.in_play().then(|| words::place(it.pose)),
        outline: Outline { radius: Some(measures::SQUADRON_DIAMETER * 0.5), ..Outline::default() },
        parts: Vec::new(),
        spoken: spoken(eyes, at, &hull),
        meters: vec![hull],
        stats: stats(eyes, at),
        traits: keywords(eyes, at),
        tokens: tokens(eyes, at),
        dials: Vec::new(),
        cards: ability(eyes, at),
        flags: flags(eyes, at),
        links: links.map(|other| ids::piece(Piece::Squadron(other))).collect(),
        // Squadrons engage and attack at distance 1.
        rings: measures::DISTANCE[..1].to_vec(),
        arc: Vec::new(),
        points: Some(card.points.into()),
    }
}

/// The silhouette: that of the squadron's class, without the word that all share.
fn art(eyes: &Eyes<'_>, at: SquadronNo) -> String {
    let card = eyes.game().squadron(eyes.board(), at);
    let class = card.class.map_or(&card.slug, |class| &eyes.game().facts[class].slug);
    class.strip_suffix("-squadron").unwrap_or(class).to_owned()
}

fn stats(eyes: &Eyes<'_>, at: SquadronNo) -> Vec<Stat> {
    let card = eyes.game().squadron(eyes.board(), at);
    let about = About::subject(Thing::Squadron(at));
    let speed = eyes.look.value(Query::SquadronSpeed, about, card.speed.into());
    vec![
        stat("speed", Some(speed)),
        Stat {
            dice: names::dice(values::squadron_anti_squadron(&eyes.look, at)),
            ..stat("anti-squadron", None)
        },
        Stat { dice: names::dice(values::squadron_battery(&eyes.look, at)), ..stat("battery", None) },
    ]
}

/// The keywords in force, also those that others lend.
fn keywords(eyes: &Eyes<'_>, at: SquadronNo) -> Vec<Stat> {
    let in_force = Keyword::ALL.iter().map(|keyword| (*keyword, values::keyword(&eyes.look, at, *keyword)));
    in_force
        .filter(|(_, value)| *value > 0)
        .map(|(keyword, value)| Stat {
            icon: words::slug(keyword.word()),
            label: words::text("keyword-name", keyword.word()),
            value: keyword.has_value().then_some(value.into()),
            dice: Vec::new(),
            parts: Vec::new(),
            text: Some(words::text("keyword", keyword.word()).number("value", value)),
        })
        .collect()
}

fn tokens(eyes: &Eyes<'_>, at: SquadronNo) -> Vec<Token> {
    let (it, locked) = (eyes.board().squadron(at), eyes.locked(Piece::Squadron(at)));
    let token = |(place, slot)| {
        ship::defense(format!("squadron-{}.defense-{place}", at.0), slot, locked >> place & 1 == 1)
    };
    it.defense.iter().enumerate().map(token).collect()
}

/// What a squadron card does beyond its keywords, if the program plays it.
pub(crate) fn squadron_text(game: &Armada, card: SquadronCardId) -> Option<Text> {
    let text = || words::text("card", &game.facts[card].slug);
    game.squadron_has_effect(card).then(|| words::numbered(text(), game.squadron_abilities(card)))
}

/// What a unique squadron does beyond its keywords.
fn ability(eyes: &Eyes<'_>, at: SquadronNo) -> Vec<Card> {
    let card = eyes.game().squadron(eyes.board(), at);
    let played = eyes.game().squadron_has_effect(card.id);
    let ability = card.ability.then(|| Card {
        name: Some(card.name.to_string()),
        text: squadron_text(eyes.game(), card.id),
        rules: rules::about(eyes.game(), &format!("armada.card.{}", card.slug)),
        without_effect: !played,
        ..Card::new(format!("squadron-{}.ability", at.0), "ability")
    });
    ability.into_iter().collect()
}

fn flags(eyes: &Eyes<'_>, at: SquadronNo) -> Vec<String> {
    let unique = eyes.game().squadron(eyes.board(), at).is_unique();
    let all = [("activated", eyes.board().squadron(at).activated), ("unique", unique)];
    let mut flags: Vec<String> =
        all.iter().filter(|(_, on)| *on).map(|(name, _)| (*name).to_owned()).collect();
    eyes.roles(Piece::Squadron(at), &mut flags);
    flags
}

fn spoken(eyes: &Eyes<'_>, at: SquadronNo, hull: &Meter) -> Text {
    let state = if eyes.board().squadron(at).activated { "activated" } else { "unactivated" };
    Text::new("armada-spoken-squadron")
        .name("name", eyes.name(Piece::Squadron(at)))
        .text("whose", eyes.whose(Thing::Squadron(at)))
        .number("hull", hull.now)
        .number("most", hull.max)
        .text("state", words::text("spoken", state))
}
