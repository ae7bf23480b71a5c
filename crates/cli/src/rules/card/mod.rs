//! `broadside rules card`: what a card, ship, squadron or pilot does, its values, and the rulings about it.

mod armada;
mod pool;
mod values;
mod xwing;

use std::io::Write;

use broadside_armada::Armada;
use broadside_armada::facts::{Edition as ArmadaEdition, Term};
use broadside_lookup::Kind;
use broadside_rulebook::{Citations, Edition, Editions, Game, Index, Statement, Waivers};
use broadside_xwing::XWing;
use pool::{Card, Facts, Meant};
use serde::Serialize;
use values::Values;

use crate::failure::Failure;
use crate::words::Language;
use crate::{help, text};

/// Show a card, ship, squadron or pilot: its effect in our words, its values, and every ruling about it.
///
/// Names are looked up in both games. If several cards have the name, they are listed, and --all shows them all. The text
/// after "data" is generated from the data that the program plays, so you can compare text, behaviour and rulings.
#[derive(clap::Args)]
#[command(after_help = help::ends_with!(
    "broadside rules card H9 Turbolasers",
    "broadside rules card Victory II-class Star Destroyer",
    "broadside rules card Luke Skywalker --kind pilot --lang de",
    "broadside rules card Leia Organa --game armada --all",
    "broadside rules card --json howlrunner"
))]
pub struct Args {
    /// Name of the card, or part of it
    #[arg(required = true, value_name = "NAME")]
    name: Vec<String>,
    /// Only this game: armada or xwing
    #[arg(long, value_name = "GAME")]
    game: Option<Game>,
    /// Only this kind: upgrade, objective, damage, condition, ability, ship, squadron or pilot
    #[arg(long, value_name = "KIND", value_parser = kind)]
    kind: Option<Kind>,
    /// Show every card that the name fits
    #[arg(long)]
    all: bool,
    /// Edition of Armada
    #[arg(long, default_value = "arc", value_name = "EDITION")]
    edition: String,
    /// Language of the card
    #[arg(long, visible_alias = "lang", value_enum, default_value_t)]
    language: Language,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

fn kind(word: &str) -> Result<Kind, String> {
    let is_card = |kind: &Kind| !matches!(kind, Kind::Rule | Kind::Guide);
    let kinds = || Kind::ALL.into_iter().filter(is_card);
    kinds().find(|kind| kind.word() == word).ok_or_else(|| {
        let words: Vec<_> = kinds().map(|kind| kind.word()).collect();
        format!("write one of {}", words.join(", "))
    })
}

#[derive(Serialize)]
struct Shown<'a> {
    cards: Vec<Found<'a>>,
    /// Cards of which the name is a part, where none has just this name.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    choices: Vec<Choice>,
}

#[derive(Serialize)]
struct Choice {
    name: String,
    game: Game,
    kind: Kind,
    id: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    of: Option<String>,
    read: String,
}

#[derive(Serialize)]
struct Found<'a> {
    game: Game,
    name: String,
    id: String,
    kind: String,
    /// What it does; none if the program does not play it.
    text: Option<String>,
    #[serde(skip_serializing_if = "serde_json::Map::is_empty")]
    values: serde_json::Map<String, serde_json::Value>,
    #[serde(skip)]
    told: Values,
    data: Vec<String>,
    custom: bool,
    rulings: Vec<Ruling<'a>>,
}

#[derive(Serialize)]
struct Ruling<'a> {
    id: &'a str,
    text: &'a str,
    /// `proven`, `waived` or `open`.
    state: &'static str,
}

/// Prints the cards; of a name that several have, which they are; of one that none has, what is near.
pub fn run(args: &Args, citations: &Citations, out: &mut dyn Write) -> Result<(), Failure> {
    let wanted = args.name.join(" ");
    let edition: ArmadaEdition =
        ArmadaEdition::ALL.iter().copied().find(|it| it.word() == args.edition).ok_or_else(|| {
            Failure::input(format!("“{}” is no edition of Armada; write rr1, rr15 or arc", args.edition))
        })?;
    let (armada, xwing) = (Armada::new(edition), XWing::default());
    let mut cards = Vec::new();
    if args.game != Some(Game::Xwing) {
        cards.extend(pool::armada(&armada));
    }
    if args.game != Some(Game::Armada) {
        cards.extend(pool::xwing(&xwing));
    }
    cards.retain(|card| args.kind.is_none_or(|kind| card.kind == kind));
    let (found, choices) = match pool::meant(cards, &wanted) {
        Meant::These(cards) if cards.len() == 1 || args.all || args.json => (cards, Vec::new()),
        Meant::OneOf(cards) if args.all => (cards, Vec::new()),
        Meant::These(cards) | Meant::OneOf(cards) => (Vec::new(), cards),
        Meant::Near(near) => return Err(Failure::input(unknown(&wanted, &near))),
    };
    let show = Show { edition, armada: &armada, xwing: &xwing, language: args.language, citations };
    let cards = found.into_iter().map(|card| show.card(card)).collect::<Result<Vec<_>, _>>()?;
    let choices: Vec<Choice> = choices.into_iter().map(choice).collect();
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&Shown { cards, choices })?)?;
        return Ok(());
    }
    if !choices.is_empty() {
        return list(&wanted, &choices, out);
    }
    for (at, card) in cards.iter().enumerate() {
        if at > 0 {
            writeln!(out)?;
        }
        print(card, args.language, out)?;
    }
    Ok(())
}

fn unknown(wanted: &str, near: &[Card]) -> String {
    let names: Vec<String> = near.iter().map(|card| format!("“{}”", card.name)).collect();
    let meant = match names.as_slice() {
        [] => String::new(),
        [one] => format!("; did you mean {one}?"),
        [first @ .., last] => format!("; did you mean {} or {last}?", first.join(", ")),
    };
    format!("no card is called “{wanted}”{meant}")
}

fn choice(card: Card) -> Choice {
    let Card { game, kind, name, slug, of, .. } = card;
    let read = format!("broadside rules card {slug} --game {game} --kind {}", kind.word());
    Choice { name, game, kind, id: slug, of, read }
}

/// How many choices are listed.
const LISTED: usize = 20;

/// Which cards a name may mean, each with the command that shows it.
fn list(wanted: &str, choices: &[Choice], out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "“{wanted}” is in the names of {} cards; --all shows them all:\n", choices.len())?;
    for it in choices.iter().take(LISTED) {
        let of = it.of.as_ref().map_or(String::new(), |of| format!(", {of}"));
        writeln!(out, "{}  ({}, {}{of})", it.name, it.game, it.kind.word())?;
        writeln!(out, "    → {}", it.read)?;
    }
    if choices.len() > LISTED {
        writeln!(
            out,
            "\n… and {} more; write more of the name, or choose with --game and --kind.",
            choices.len() - LISTED
        )?;
    }
    Ok(())
}

/// What cards are shown from.
struct Show<'a> {
    edition: ArmadaEdition,
    armada: &'a Armada,
    xwing: &'a XWing,
    language: Language,
    citations: &'a Citations,
}

impl Show<'_> {
    fn card<'a>(&self, card: Card) -> Result<Found<'a>, Failure> {
        let mut told = match card.facts {
            Facts::None => Values::default(),
            Facts::ArmadaShip(id) => armada::ship(self.armada.facts, id, self.language),
            Facts::Squadron(id) => armada::squadron(self.armada.facts, id, self.language),
            Facts::XWingShip(id) => xwing::ship(self.xwing.facts, id, self.language),
            Facts::Pilot(id) => xwing::pilot(self.xwing.facts, id, self.language),
        };
        let rulings = match &card.sheet {
            Some(sheet) => self.rulings(card.game, &sheet.rules)?,
            None => Vec::new(),
        };
        let sheet = card.sheet;
        Ok(Found {
            game: card.game,
            name: card.name,
            id: card.slug,
            kind: card.sort,
            text: sheet.as_ref().and_then(|it| it.text.as_ref()).map(|text| self.language.say(text)),
            values: std::mem::take(&mut told.json),
            told,
            data: sheet.as_ref().map(|it| it.gloss.clone()).unwrap_or_default(),
            custom: sheet.is_some_and(|it| it.custom),
            rulings,
        })
    }

    /// The statements below a prefix that hold in the edition.
    fn rulings<'a>(&self, game: Game, rules: &str) -> Result<Vec<Ruling<'a>>, Failure> {
        let index = Index::embedded();
        let waivers = Waivers::embedded().map_err(Failure::bad_lines)?;
        let edition = if game == Game::Xwing { Edition::Rr142 } else { rulebook(self.edition) };
        let covers = |of: Editions| of.contains(edition);
        let state = |it: &Statement| {
            let id = &index.canonical(it).id;
            match () {
                () if covers(self.citations.proven_in(id)) => "proven",
                () if waivers.of(id).any(|waiver| covers(waiver.editions())) => "waived",
                () => "open",
            }
        };
        let prefix = format!("{rules}.");
        let about = index.statements().iter().filter(|it| it.id.as_str().starts_with(&prefix));
        let ruling = |it: &'static Statement| Ruling { id: it.id.as_str(), text: &it.text, state: state(it) };
        Ok(about.filter(|it| covers(it.editions)).map(ruling).collect())
    }
}

fn print(card: &Found<'_>, language: Language, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "{}  ({}, {})", card.name, card.game, card.kind)?;
    if let Some(said) = &card.text {
        text::field(out, "", 2, said)?;
    } else if card.told.lines.is_empty() {
        text::field(out, "", 2, "Its values are played; an effect of its own is not, or it has none.")?;
    }
    let labels = card.told.lines.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(0);
    for (label, value) in &card.told.lines {
        text::field(out, &format!("  {label}"), labels + 4, value)?;
    }
    for (heading, lines) in &card.told.drawings {
        writeln!(out, "\n  {heading}")?;
        for line in lines {
            writeln!(out, "    {line}")?;
        }
    }
    if !(card.told.lines.is_empty() || card.data.is_empty() && card.rulings.is_empty()) {
        writeln!(out)?;
    }
    let data = if language == Language::De { "  Daten" } else { "  data" };
    for (at, line) in card.data.iter().enumerate() {
        text::field(out, if at == 0 { data } else { "" }, 10, line)?;
    }
    for ruling in &card.rulings {
        writeln!(out, "  {}  ({})", ruling.id, ruling.state)?;
        text::field(out, "", 6, ruling.text)?;
    }
    Ok(())
}

fn rulebook(edition: ArmadaEdition) -> Edition {
    match edition {
        ArmadaEdition::Rr1 => Edition::Rr1,
        ArmadaEdition::Rr15 => Edition::Rr15,
        ArmadaEdition::Arc => Edition::Arc,
    }
}
