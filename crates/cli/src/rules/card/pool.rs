//! Every card of both games, and which of them a name means.

use broadside_armada::Armada;
use broadside_armada::facts::{ShipCardId, SquadronCardId};
use broadside_lookup::Kind;
use broadside_rulebook::Game;
use broadside_stage::Sheet;
use broadside_xwing::XWing;
use broadside_xwing::facts::{PilotId, ShipId};

/// A card.
#[derive(Clone, Debug)]
pub struct Card {
    pub game: Game,
    pub kind: Kind,
    /// Its kind in the game's words: an upgrade's slot, or `ship`.
    pub sort: String,
    pub name: String,
    pub slug: String,
    /// What tells cards of one name apart: the ship of a pilot, the craft of a squadron.
    pub of: Option<String>,
    pub sheet: Option<Sheet>,
    pub facts: Facts,
}

/// Where its values are.
#[derive(Clone, Copy, Debug)]
pub enum Facts {
    None,
    ArmadaShip(ShipCardId),
    Squadron(SquadronCardId),
    XWingShip(ShipId),
    Pilot(PilotId),
}

/// What a name means.
#[derive(Debug)]
pub enum Meant {
    /// These cards, which bear exactly this name.
    These(Vec<Card>),
    /// One of these, which bear it in part.
    OneOf(Vec<Card>),
    /// None; these names are the nearest.
    Near(Vec<Card>),
}

/// Every card of Armada in an edition.
pub fn armada(game: &Armada) -> Vec<Card> {
    let mut sheets = broadside_armada_show::sheets(game);
    let facts = game.facts;
    let mut cards = Vec::new();
    for ship in facts.ships().iter().filter(|ship| ship.in_pool) {
        let facts = Facts::ArmadaShip(ship.id);
        cards.push(piece(Game::Armada, Kind::Ship, &ship.name, &ship.slug, None, facts));
    }
    for squadron in facts.squadrons().iter().filter(|card| card.in_pool) {
        let craft = squadron.craft.as_deref();
        let card = piece(
            Game::Armada,
            Kind::Squadron,
            &squadron.name,
            &squadron.slug,
            craft,
            Facts::Squadron(squadron.id),
        );
        cards.push(with_sheet(card, &mut sheets));
    }
    cards.extend(sheets.into_iter().map(|sheet| plain(Game::Armada, sheet)));
    cards
}

/// Every card of X-Wing.
pub fn xwing(game: &XWing) -> Vec<Card> {
    let mut sheets = broadside_xwing_show::sheets(game);
    let facts = game.facts;
    let mut cards = Vec::new();
    for ship in facts.ships() {
        cards.push(piece(Game::Xwing, Kind::Ship, &ship.name, &ship.slug, None, Facts::XWingShip(ship.id)));
    }
    for pilot in facts.pilots() {
        let ship = Some(&*facts.ship_of(pilot.id).name);
        let card = piece(Game::Xwing, Kind::Pilot, &pilot.name, &pilot.slug, ship, Facts::Pilot(pilot.id));
        cards.push(with_sheet(card, &mut sheets));
    }
    cards.extend(sheets.into_iter().map(|sheet| plain(Game::Xwing, sheet)));
    cards
}

fn piece(game: Game, kind: Kind, name: &str, slug: &str, of: Option<&str>, facts: Facts) -> Card {
    let (name, slug, of) = (name.to_owned(), slug.to_owned(), of.map(str::to_owned));
    Card { game, kind, sort: kind.word().to_owned(), name, slug, of, sheet: None, facts }
}

/// The card with its sheet, which is taken from the others.
fn with_sheet(card: Card, sheets: &mut Vec<Sheet>) -> Card {
    let at =
        sheets.iter().position(|sheet| Kind::of_sheet(&sheet.kind) == card.kind && sheet.slug == card.slug);
    Card { sheet: at.map(|at| sheets.swap_remove(at)), ..card }
}

fn plain(game: Game, sheet: Sheet) -> Card {
    Card {
        game,
        kind: Kind::of_sheet(&sheet.kind),
        sort: sheet.kind.clone(),
        name: sheet.name.clone(),
        slug: sheet.slug.clone(),
        of: None,
        sheet: Some(sheet),
        facts: Facts::None,
    }
}

/// How many names are suggested.
const NEAREST: usize = 5;

/// How alike two names must be for one to be suggested for the other.
const ALIKE: f64 = 0.75;

/// The cards that a name means.
pub fn meant(cards: Vec<Card>, wanted: &str) -> Meant {
    let name = fold(wanted);
    let is_exact = |card: &Card| card.slug == wanted || fold(&card.name) == name || fold(&card.slug) == name;
    if cards.iter().any(is_exact) {
        return Meant::These(cards.into_iter().filter(is_exact).collect());
    }
    let has = |card: &Card| fold(&card.name).contains(&name) && !name.is_empty();
    if cards.iter().any(has) {
        let mut some: Vec<Card> = cards.into_iter().filter(has).collect();
        return if some.len() == 1 {
            Meant::These(some)
        } else {
            // Names that begin with it come first.
            some.sort_by_key(|card| !fold(&card.name).starts_with(&name));
            Meant::OneOf(some)
        };
    }
    let likeness = |card: &Card| {
        let folded = fold(&card.name);
        // A slip in one word of a longer name is near, too.
        let words = card.name.split_whitespace().map(|word| strsim::jaro_winkler(&fold(word), &name) - 0.05);
        words.fold(strsim::jaro_winkler(&folded, &name), f64::max)
    };
    let mut near: Vec<(f64, Card)> = cards.into_iter().map(|card| (likeness(&card), card)).collect();
    near.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    near.retain(|(likeness, _)| *likeness >= ALIKE);
    let mut near: Vec<Card> = near.into_iter().map(|(_, card)| card).collect();
    near.dedup_by(|one, other| one.name == other.name);
    near.truncate(NEAREST);
    Meant::Near(near)
}

/// Letters and digits alone, small.
pub fn fold(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}
