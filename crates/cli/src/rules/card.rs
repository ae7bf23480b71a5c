//! `broadside rules card`: what a card does, how its data reads, and the rulings about it.

use std::io::Write;

use broadside_armada::Armada;
use broadside_armada::facts::{Edition as ArmadaEdition, Term};
use broadside_rulebook::{Citations, Edition, Index, Statement, Waivers};
use broadside_stage::Sheet;
use broadside_xwing::XWing;
use serde::Serialize;

use crate::failure::Failure;
use crate::words::Language;
use crate::{help, text};

/// Show a card: its effect in our words, its data, and every ruling about it.
///
/// Names are looked up in both games; if several cards share a name, all are shown. The text after "data" is
/// generated from the data that the program plays, so you can compare text, behaviour and rulings.
#[derive(clap::Args)]
#[command(after_help = help::ends_with!(
    "broadside rules card H9 Turbolasers",
    "broadside rules card Leia Organa --game armada --edition arc",
    "broadside rules card --json howlrunner"
))]
pub struct Args {
    /// Name of the card, or part of it
    #[arg(required = true, value_name = "NAME")]
    name: Vec<String>,
    /// Only this game: armada or xwing
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    /// Edition of Armada
    #[arg(long, default_value = "arc", value_name = "EDITION")]
    edition: String,
    /// Language of the card text
    #[arg(long, value_enum, default_value_t)]
    language: Language,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Shown<'a> {
    cards: Vec<Found<'a>>,
}

#[derive(Serialize)]
struct Found<'a> {
    game: &'static str,
    name: String,
    id: String,
    kind: String,
    /// What it does; none if the program does not play it.
    text: Option<String>,
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

/// Prints the cards; a name that nothing has is reported with what is near.
pub fn run(args: &Args, citations: &Citations, out: &mut dyn Write) -> Result<(), Failure> {
    let wanted = args.name.join(" ");
    let edition: ArmadaEdition =
        ArmadaEdition::ALL.iter().copied().find(|it| it.word() == args.edition).ok_or_else(|| {
            Failure::input(format!("“{}” is no edition of Armada; write rr1, rr15 or arc", args.edition))
        })?;
    let games: Vec<(&'static str, Vec<Sheet>)> = match args.game.as_deref() {
        None => vec![("armada", armada(edition)), ("xwing", xwing())],
        Some("armada") => vec![("armada", armada(edition))],
        Some("xwing") => vec![("xwing", xwing())],
        Some(other) => {
            return Err(Failure::input(format!("“{other}” is no game with cards; write armada or xwing")));
        }
    };
    let all: Vec<(&'static str, &Sheet)> =
        games.iter().flat_map(|(game, sheets)| sheets.iter().map(move |sheet| (*game, sheet))).collect();
    let exact: Vec<_> =
        all.iter().filter(|(_, it)| fold(&it.name) == fold(&wanted) || it.slug == wanted).collect();
    let found: Vec<_> = match exact.is_empty() {
        true => all.iter().filter(|(_, it)| fold(&it.name).contains(&fold(&wanted))).collect(),
        false => exact,
    };
    if found.is_empty() {
        let near = all
            .iter()
            .max_by(|(_, a), (_, b)| likeness(&a.name, &wanted).total_cmp(&likeness(&b.name, &wanted)));
        let near = near.map(|(_, it)| format!("; did you mean “{}”?", it.name)).unwrap_or_default();
        return Err(Failure::input(format!("no card is called “{wanted}”{near}")));
    }
    let index = Index::embedded();
    let waivers = Waivers::embedded().map_err(Failure::bad_lines)?;
    let cards: Vec<Found<'_>> = found
        .into_iter()
        .map(|(game, sheet)| {
            let editions: &[Edition] =
                if *game == "xwing" { &[Edition::Rr142] } else { &[rulebook(edition)] };
            let holds = |it: &&Statement| editions.iter().any(|edition| it.editions.contains(*edition));
            let state = |it: &Statement| {
                let id = &index.canonical(it).id;
                let covers =
                    |of: broadside_rulebook::Editions| editions.iter().any(|edition| of.contains(*edition));
                match () {
                    () if covers(citations.proven_in(id)) => "proven",
                    () if waivers.of(id).any(|waiver| covers(waiver.editions())) => "waived",
                    () => "open",
                }
            };
            let prefix = format!("{}.", sheet.rules);
            let rulings =
                index.under(&sheet.rules).filter(|it| it.id.as_str().starts_with(&prefix)).filter(holds);
            Found {
                game,
                name: sheet.name.clone(),
                id: sheet.slug.clone(),
                kind: sheet.kind.clone(),
                text: sheet.text.as_ref().map(|text| args.language.say(text)),
                data: sheet.gloss.clone(),
                custom: sheet.custom,
                rulings: rulings
                    .map(|it| Ruling { id: it.id.as_str(), text: &it.text, state: state(it) })
                    .collect(),
            }
        })
        .collect();
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&Shown { cards })?)?;
        return Ok(());
    }
    for (at, card) in cards.iter().enumerate() {
        if at > 0 {
            writeln!(out)?;
        }
        print(card, out)?;
    }
    Ok(())
}

fn print(card: &Found<'_>, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "{}  ({}, {})", card.name, card.game, card.kind)?;
    let text =
        card.text.as_deref().unwrap_or("Its values are played; an effect of its own is not, or it has none.");
    text::field(out, "", 2, text)?;
    for (at, line) in card.data.iter().enumerate() {
        text::field(out, if at == 0 { "  data" } else { "" }, 10, line)?;
    }
    for ruling in &card.rulings {
        writeln!(out, "  {}  ({})", ruling.id, ruling.state)?;
        text::field(out, "", 6, ruling.text)?;
    }
    Ok(())
}

fn armada(edition: ArmadaEdition) -> Vec<Sheet> {
    broadside_armada_show::sheets(&Armada::new(edition))
}

fn xwing() -> Vec<Sheet> {
    broadside_xwing_show::sheets(&XWing::default())
}

fn rulebook(edition: ArmadaEdition) -> Edition {
    match edition {
        ArmadaEdition::Rr1 => Edition::Rr1,
        ArmadaEdition::Rr15 => Edition::Rr15,
        ArmadaEdition::Arc => Edition::Arc,
    }
}

/// Letters and digits alone, small.
fn fold(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

fn likeness(one: &str, other: &str) -> f64 {
    strsim::jaro_winkler(&fold(one), &fold(other))
}
