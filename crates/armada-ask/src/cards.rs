//! Cards, pieces and words as players write them.

use crate::refused::{CardWrong, Wanted};
use broadside_armada::board::TokenKind;
use broadside_armada::facts::{
    Colour, Command, DamageKind, DefenseToken, Face, Faction, Facts, ObjectiveId, ObstacleId, ObstacleKind,
    ShipCardId, SquadronCardId, Term, UpgradeCardId, Zone, fold,
};
use broadside_armada::geometry::TableEdge;
use broadside_scenario::{Phrase, Problem, nearest};

pub(super) const ZONES: [(&str, Zone); 6] = [
    ("front", Zone::Front),
    ("left", Zone::Left),
    ("right", Zone::Right),
    ("rear", Zone::Rear),
    ("left auxiliary", Zone::LeftAuxiliary),
    ("right auxiliary", Zone::RightAuxiliary),
];

pub(super) const COMMANDS: [(&str, Command); 6] = [
    ("navigate", Command::Navigate),
    ("squadron", Command::Squadron),
    ("repair", Command::Repair),
    ("engineering", Command::Repair),
    ("concentrate fire", Command::ConcentrateFire),
    ("concentrate", Command::ConcentrateFire),
];

pub(super) const COLOURS: [(&str, Colour); 3] =
    [("red", Colour::Red), ("blue", Colour::Blue), ("black", Colour::Black)];

pub(super) const FACES: [(&str, Face); 13] = [
    ("blank", Face::Blank),
    ("hit", Face::Hit),
    ("crit", Face::Critical),
    ("critical", Face::Critical),
    ("double hit", Face::DoubleHit),
    ("double", Face::DoubleHit),
    ("hit crit", Face::HitCritical),
    ("hit critical", Face::HitCritical),
    ("hit/crit", Face::HitCritical),
    ("crit hit", Face::HitCritical),
    ("accuracy", Face::Accuracy),
    ("acc", Face::Accuracy),
    ("hit hit", Face::DoubleHit),
];

pub(super) const DEFENSES: [(&str, DefenseToken); 6] = [
    ("scatter", DefenseToken::Scatter),
    ("evade", DefenseToken::Evade),
    ("brace", DefenseToken::Brace),
    ("redirect", DefenseToken::Redirect),
    ("contain", DefenseToken::Contain),
    ("salvo", DefenseToken::Salvo),
];

pub(super) const TOKENS: [(&str, TokenKind); 7] = [
    ("objective token", TokenKind::Objective),
    ("proximity mine", TokenKind::ProximityMine),
    ("targeting token", TokenKind::Targeting),
    ("grav well token", TokenKind::GravWell),
    ("grav shift token", TokenKind::GravShift),
    ("chaff token", TokenKind::Chaff),
    ("focus token", TokenKind::Focus),
];

/// The words for a side, with the faction of its cards; `blue` and `red` serve two fleets of one faction.
pub(super) const SIDES: [(&str, &str, Option<Faction>); 11] = [
    ("Rebel", "Rebel", Some(Faction::Rebel)),
    ("Rebels", "Rebel", Some(Faction::Rebel)),
    ("Empire", "Empire", Some(Faction::Imperial)),
    ("Imperial", "Empire", Some(Faction::Imperial)),
    ("Imperials", "Empire", Some(Faction::Imperial)),
    ("Republic", "Republic", Some(Faction::Republic)),
    ("Separatist", "Separatist", Some(Faction::Separatist)),
    ("Separatists", "Separatist", Some(Faction::Separatist)),
    ("CIS", "Separatist", Some(Faction::Separatist)),
    ("blue", "blue", None),
    ("red", "red", None),
];

/// What a line of the table puts there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Card {
    Ship(ShipCardId),
    Squadron(SquadronCardId),
    Obstacle(ObstacleId),
    Token(TokenKind),
}

fn all(facts: &Facts) -> Vec<(String, Card)> {
    let mut names = Vec::new();
    for card in facts.ships() {
        let spellings = card.also.iter().map(|also| &**also).chain([&*card.name, &*card.slug]);
        names.extend(spellings.map(|name| (name.to_owned(), Card::Ship(card.id))));
    }
    for card in facts.squadrons() {
        let id = Card::Squadron(card.id);
        names.extend([&*card.name, &*card.slug].map(|name| (name.to_owned(), id)));
        names.extend(card.craft.iter().map(|craft| (format!("{} {craft}", card.name), id)));
        names.extend(card.name.strip_suffix(" Squadron").map(|short| (short.to_owned(), id)));
    }
    for obstacle in facts.obstacles() {
        let id = Card::Obstacle(obstacle.id);
        names.push((obstacle.slug.to_string(), id));
        let number = obstacle.slug.rsplit('-').next().and_then(|text| text.parse::<u8>().ok());
        let kind = obstacle.kind.word();
        let short = kind.trim_end_matches(" field");
        for kind in [kind, short] {
            names.push((number.map_or(kind.to_owned(), |number| format!("{kind} {number}")), id));
        }
    }
    names.extend(TOKENS.iter().map(|(name, kind)| ((*name).to_owned(), Card::Token(*kind))));
    names
}

/// The cards that the next words name; two factions can share a name.
pub(super) fn a_card(facts: &Facts, phrase: &mut Phrase<'_>) -> Result<Vec<Card>, Problem> {
    let names = all(facts);
    let found = phrase.try_one_of(names.iter().enumerate().map(|(at, (name, _))| (name.as_str(), at)));
    let Some(at) = found else {
        return Err(unknown(phrase, Wanted::Card, names.iter().map(|n| &*n.0)));
    };
    let wanted = fold(&names[at].0);
    let mut cards = Vec::new();
    for (_, card) in names.iter().filter(|(name, _)| fold(name) == wanted) {
        if !cards.contains(card) {
            cards.push(*card);
        }
    }
    Ok(cards)
}

/// A problem with a name of several words: what was probably meant.
fn unknown<'n>(phrase: &Phrase<'_>, what: Wanted, names: impl Iterator<Item = &'n str> + Clone) -> Problem {
    let mut trial = *phrase;
    let mut written = String::new();
    let mut best: Option<(usize, String, &str)> = None;
    for _ in 0..7 {
        let Ok(word) = trial.word("") else { break };
        if !written.is_empty() {
            written.push(' ');
        }
        written.push_str(word);
        if let Some(near) = nearest(&written, names.clone()) {
            let apart = strsim::osa_distance(&written.to_lowercase(), &near.to_lowercase());
            if best.as_ref().is_none_or(|(least, ..)| apart <= *least) {
                best = Some((apart, written.clone(), near));
            }
        }
    }
    match best {
        Some((_, written, near)) => phrase.problem(CardWrong::Near { written, what, near: near.to_owned() }),
        None => phrase.problem(match phrase.peek() {
            Some(word) => CardWrong::Unknown { word: word.to_owned(), what },
            None => CardWrong::Missing { what },
        }),
    }
}

fn upgrade_names(facts: &Facts) -> Vec<(String, UpgradeCardId)> {
    let mut names = Vec::new();
    for card in facts.upgrades() {
        names.push((card.name.to_string(), card.id));
        names.push((card.slug.to_string(), card.id));
        names.extend(card.also.iter().map(|also| (also.to_string(), card.id)));
        names.extend(card.slots.iter().map(|slot| (format!("{} ({})", card.name, slot.word()), card.id)));
    }
    names
}

/// Whether an upgrade card is named here, and how many words further the phrase goes on.
pub(super) fn try_upgrade(
    facts: &Facts,
    faction: Option<Faction>,
    phrase: &mut Phrase<'_>,
) -> Result<Option<UpgradeCardId>, Problem> {
    let names = upgrade_names(facts);
    let before = *phrase;
    let found = phrase.try_one_of(names.iter().enumerate().map(|(at, (name, _))| (name.as_str(), at)));
    let Some(at) = found else { return Ok(None) };
    let wanted = fold(&names[at].0);
    let mut cards: Vec<UpgradeCardId> = Vec::new();
    for (_, card) in names.iter().filter(|(name, _)| fold(name) == wanted) {
        if !cards.contains(card) {
            cards.push(*card);
        }
    }
    if let Some(faction) = faction
        && cards.iter().any(|id| facts[*id].open_to(faction))
    {
        cards.retain(|id| facts[*id].open_to(faction));
    }
    match cards.as_slice() {
        [one] => Ok(Some(*one)),
        several => {
            let slugs: Vec<&str> = several.iter().map(|id| &*facts[*id].slug).collect();
            let (name, slugs) = (names[at].0.clone(), slugs.join(", "));
            Err(before.problem(CardWrong::Several { name, slugs }))
        }
    }
}

/// An upgrade card by its name.
pub(super) fn an_upgrade(
    facts: &Facts,
    faction: Option<Faction>,
    phrase: &mut Phrase<'_>,
) -> Result<UpgradeCardId, Problem> {
    match try_upgrade(facts, faction, phrase)? {
        Some(card) => Ok(card),
        None => {
            let names = upgrade_names(facts);
            Err(unknown(phrase, Wanted::Upgrade, names.iter().map(|name| &*name.0)))
        }
    }
}

/// The names of the damage cards.
pub(super) fn damage_names(facts: &Facts) -> Vec<(String, DamageKind)> {
    let mut names = Vec::new();
    for card in facts.damage() {
        names.push((card.name.to_string(), card.kind));
        names.push((card.name.replace('-', " "), card.kind));
        names.push((card.kind.word().to_owned(), card.kind));
    }
    names
}

/// A damage card by its name, if one stands here.
pub(super) fn try_damage(facts: &Facts, phrase: &mut Phrase<'_>) -> Option<DamageKind> {
    let names = damage_names(facts);
    phrase.try_one_of(names.iter().map(|(name, kind)| (name.as_str(), *kind)))
}

/// A damage card by its name.
pub(super) fn a_damage(facts: &Facts, phrase: &mut Phrase<'_>) -> Result<DamageKind, Problem> {
    let names = damage_names(facts);
    phrase.one_of(Wanted::DamageCard, names.iter().map(|(name, kind)| (name.as_str(), *kind)))
}

/// An objective card by its name.
pub(super) fn an_objective(facts: &Facts, phrase: &mut Phrase<'_>) -> Result<ObjectiveId, Problem> {
    let names = facts.objectives().iter().flat_map(|card| [(&*card.name, card.id), (&*card.slug, card.id)]);
    phrase.one_of(Wanted::Objective, names)
}

/// A zone's name as it is written.
pub(super) fn zone(zone: Zone) -> &'static str {
    ZONES[zone.index()].0
}

/// What a token is called.
pub(super) fn token(kind: TokenKind) -> &'static str {
    TOKENS.iter().find(|(_, other)| *other == kind).map_or("token", |(name, _)| name)
}

/// A face's name as it is written.
pub(super) fn face(face: Face) -> &'static str {
    match face {
        Face::Blank => "blank",
        Face::Hit => "hit",
        Face::Critical => "crit",
        Face::DoubleHit => "double hit",
        Face::HitCritical => "hit crit",
        Face::Accuracy => "accuracy",
    }
}

/// The standard obstacles of the rule book: three asteroid fields, two debris fields, a station.
pub(super) fn standard_obstacles(facts: &Facts) -> impl Iterator<Item = ObstacleId> + '_ {
    let standard = |kind| {
        matches!(kind, ObstacleKind::AsteroidField | ObstacleKind::DebrisField | ObstacleKind::Station)
    };
    facts.obstacles().iter().filter(move |o| standard(o.kind)).map(|o| o.id)
}

/// The edges of the play area.
pub(super) const EDGES: [(&str, TableEdge); 4] = [
    ("lower", TableEdge::Lower),
    ("upper", TableEdge::Upper),
    ("left", TableEdge::Left),
    ("right", TableEdge::Right),
];

/// An edge in words.
pub(super) fn edge(edge: TableEdge) -> &'static str {
    EDGES.iter().find(|(_, other)| *other == edge).map_or("", |(word, _)| word)
}
