//! `broadside dice`: the exact odds of an attack.

use std::io::Write;

use broadside_armada::facts::{Colour, DefenseToken, Dice, Term};
use broadside_armada::geometry::{Range, usable};
use broadside_bots::armada::odds::{Outcome, Question, Solver, Tokens};
use serde::Serialize;

use crate::{failure::Failure, help};

/// The most dice that are worked out.
const MOST: u8 = 16;

/// Tell the exact odds of an attack, with its modifications and defense tokens.
///
/// Every roll is counted, none is sampled. The attacker adds and rerolls dice and spends accuracy so that the expected damage
/// becomes as high as can be, and among equals the number of damage cards; the defender spends tokens so that the damage becomes as low
/// as can be. Not counted: critical effects, and the further die of an evade token against a larger ship.
#[derive(clap::Args)]
#[command(after_help = help::ends_with!(
    "broadside dice 3R3B --range medium --tokens brace,redirect --shields 3 --beside 2",
    "broadside dice 2R1B4K --range close --add black --reroll 1 --tokens evade,brace",
    "broadside dice 2B --squadron --json"
))]
pub struct Args {
    /// The dice: numbers and colours, R red, B blue, K black
    #[arg(value_name = "DICE")]
    dice: String,
    /// The attack range: all dice reach close range, red and blue ones medium, red ones long
    #[arg(long, default_value = "close", value_parser = ["close", "medium", "long"])]
    range: String,
    /// The defender is a squadron, or the attacker a squadron without bomber: critical icons are no damage
    #[arg(long)]
    squadron: bool,
    /// A die that is added after the roll; a concentrate fire dial adds one of a colour that is in the pool
    #[arg(long, value_name = "COLOUR", value_parser = ["red", "blue", "black"])]
    add: Option<String>,
    /// How many dice the attacker may reroll, together and once
    #[arg(long, value_name = "N", default_value_t = 0)]
    reroll: u8,
    /// The defense tokens that the defender can spend, each as often as it is there; an accuracy icon locks one
    #[arg(long, value_name = "TOKEN,…", value_delimiter = ',')]
    tokens: Vec<String>,
    /// The edition: in rr1 an evade token does nothing at close range
    #[arg(long, default_value = "rr15", value_parser = ["rr1", "rr15", "arc"])]
    edition: String,
    /// The shields of the defending hull zone
    #[arg(long, value_name = "N", default_value_t = 0)]
    shields: u8,
    /// The shields of the hull zone to which damage is redirected
    #[arg(long, value_name = "N", default_value_t = 0)]
    beside: u8,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report {
    policy: &'static str,
    dice: [u8; 3],
    expected: f64,
    expected_cards: f64,
    damage: Vec<f64>,
    cards: Vec<f64>,
}

const POLICY: &str = "the attacker maximises and the defender minimises expected damage (among equals the attacker takes more damage cards)";

/// Works the odds out and prints them.
pub fn run(args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let (question, short) = question(&args)?;
    let outcome = Solver::new(question).solve();
    if args.json {
        let report = Report {
            policy: POLICY,
            dice: COLOURS.map(|colour| question.dice.of(colour)),
            expected: outcome.expected(),
            expected_cards: outcome.expected_cards(),
            damage: outcome.damage,
            cards: outcome.cards,
        };
        serde_json::to_writer(&mut *out, &report)?;
        writeln!(out)?;
        return Ok(());
    }
    writeln!(out, "{} at {} range; {POLICY}.", words(question.dice), args.range)?;
    if short != Dice::NONE {
        writeln!(out, "Left out, because they do not reach {} range: {}.", args.range, words(short))?;
    }
    table(&outcome, out)?;
    writeln!(out, "expected damage {:.3}, damage cards {:.3}", outcome.expected(), outcome.expected_cards())?;
    Ok(())
}

const COLOURS: [Colour; 3] = [Colour::Red, Colour::Blue, Colour::Black];

/// Dice in words: "3 red and 1 black dice".
fn words(dice: Dice) -> String {
    let some = COLOURS.into_iter().filter(|colour| dice.of(*colour) > 0);
    let some: Vec<_> = some.map(|colour| format!("{} {}", dice.of(colour), colour.word())).collect();
    let die = if dice.total() == 1 { "die" } else { "dice" };
    match some.as_slice() {
        [first, .., last] if some.len() > 2 => format!("{first}, {} and {last} {die}", some[1]),
        _ => format!("{} {die}", some.join(" and ")),
    }
}

fn table(outcome: &Outcome, out: &mut dyn Write) -> std::io::Result<()> {
    writeln!(out, "damage  exactly  at least  cards")?;
    for (damage, share) in outcome.damage.iter().enumerate() {
        let cards = outcome.cards.get(damage).copied().unwrap_or(0.0);
        let bar = "█".repeat((share * 40.0).round() as usize);
        let least = outcome.at_least(damage);
        writeln!(
            out,
            "{damage:>6}  {:>6.2} %  {:>6.2} %  {:>6.2} %  {bar}",
            100.0 * share,
            100.0 * least,
            100.0 * cards
        )?;
    }
    Ok(())
}

/// The question, and the dice that do not reach so far.
fn question(args: &Args) -> Result<(Question, Dice), Failure> {
    let named = dice(&args.dice)?;
    let mut tokens = Tokens::default();
    for name in &args.tokens {
        let token = DefenseToken::from_word(name).ok_or_else(|| {
            let known: Vec<_> = DefenseToken::ALL.iter().map(|token| token.word()).collect();
            Failure::input(format!("there is no defense token `{name}`; there are: {}", known.join(", ")))
        })?;
        tokens = tokens.and(token);
    }
    let range = match args.range.as_str() {
        "long" => Range::Long,
        "medium" => Range::Medium,
        _ => Range::Close,
    };
    let dice = usable(named, range);
    if dice == Dice::NONE {
        return Err(Failure::input(format!("no die of `{}` reaches {} range", args.dice, args.range)));
    }
    // A die that is added can be rerolled with the others.
    let most = dice.total() + u8::from(args.add.is_some());
    if args.reroll > most {
        return Err(Failure::input(format!("{} dice cannot be rerolled: there are {most}", args.reroll)));
    }
    let short =
        Dice { red: named.red - dice.red, blue: named.blue - dice.blue, black: named.black - dice.black };
    let question = Question {
        dice,
        range,
        criticals: !args.squadron,
        added: args.add.as_deref().and_then(Colour::from_word),
        rerolls: args.reroll,
        evades_at_close: args.edition != "rr1",
        tokens,
        shields: args.shields,
        beside: args.beside,
    };
    Ok((question, short))
}

/// Reads `3R2B1K`; a colour without a number is one die.
fn dice(text: &str) -> Result<Dice, Failure> {
    let wrong = || Failure::input(format!("`{text}` names no dice; write numbers and colours, as in 3R2B1K"));
    let mut dice = Dice::NONE;
    let mut number: Option<u8> = None;
    for letter in text.chars() {
        if let Some(digit) = letter.to_digit(10) {
            let sum = number.unwrap_or(0).saturating_mul(10).saturating_add(digit as u8);
            number = Some(sum.min(MOST + 1));
            continue;
        }
        let count = number.take().unwrap_or(1);
        let place = match letter.to_ascii_uppercase() {
            'R' => &mut dice.red,
            'B' => &mut dice.blue,
            'K' => &mut dice.black,
            _ => return Err(wrong()),
        };
        *place = place.saturating_add(count).min(MOST + 1);
    }
    if number.is_some() || dice == Dice::NONE {
        return Err(wrong());
    }
    if dice.red.saturating_add(dice.blue).saturating_add(dice.black) > MOST {
        return Err(Failure::input(format!("`{text}` is more than {MOST} dice")));
    }
    Ok(dice)
}
