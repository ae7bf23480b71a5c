//! The odds of an attack in Armada.

use std::io::Write;

use broadside_armada::facts::{Colour, DefenseToken, Dice, Term};
use broadside_armada::geometry::{Range, usable};
use broadside_bots::armada::odds::{Outcome, Question, Solver, Tokens};
use serde::Serialize;

use super::bar;
use crate::failure::Failure;

/// The most dice that are worked out.
const MOST: u8 = 16;

/// What only Armada knows.
#[derive(clap::Args)]
#[group(skip)]
pub struct Args {
    /// Armada: the defender is a squadron, or the attacker a squadron without Bomber; critical icons do no damage
    #[arg(long)]
    squadron: bool,
    /// Armada: a die added after the roll; a concentrate fire dial adds one of a colour in the pool
    #[arg(long, value_name = "COLOUR", value_parser = ["red", "blue", "black"])]
    add: Option<String>,
    /// Armada: number of dice that the attacker may reroll, once and together
    #[arg(long, value_name = "N")]
    reroll: Option<u8>,
    /// Armada: the defense tokens that the defender can spend, one entry per token; each accuracy icon locks one
    #[arg(long, value_name = "TOKEN,…", value_delimiter = ',')]
    tokens: Vec<String>,
    /// Armada: edition; in rr1 an evade token does nothing at close range [default: rr15]
    #[arg(long, value_parser = ["rr1", "rr15", "arc"])]
    edition: Option<String>,
    /// Armada: shields of the hull zone that damage is redirected to
    #[arg(long, value_name = "N")]
    beside: Option<u8>,
}

impl Args {
    /// The first of these options that is there.
    pub fn first(&self) -> Option<&'static str> {
        let given = [
            ("--squadron", self.squadron),
            ("--add", self.add.is_some()),
            ("--reroll", self.reroll.is_some()),
            ("--tokens", !self.tokens.is_empty()),
            ("--edition", self.edition.is_some()),
            ("--beside", self.beside.is_some()),
        ];
        given.into_iter().find(|(_, is)| *is).map(|(name, _)| name)
    }
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

pub(super) fn run(args: &super::Args, out: &mut dyn Write) -> Result<(), Failure> {
    let (question, range, short) = question(args)?;
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
    writeln!(out, "{} at {} range; {POLICY}.", words(question.dice), range)?;
    if short != Dice::NONE {
        writeln!(out, "Left out, because they do not reach {} range: {}.", range, words(short))?;
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
        let least = outcome.at_least(damage);
        writeln!(
            out,
            "{damage:>6}  {:>6.2} %  {:>6.2} %  {:>6.2} %  {}",
            100.0 * share,
            100.0 * least,
            100.0 * cards,
            bar(*share)
        )?;
    }
    Ok(())
}

/// The question, the name of the range, and the dice that do not reach so far.
fn question(args: &super::Args) -> Result<(Question, &str, Dice), Failure> {
    let (text, named, own) = (&args.dice, dice(&args.dice)?, &args.armada);
    let mut tokens = Tokens::default();
    for name in &own.tokens {
        let token = DefenseToken::from_word(name).ok_or_else(|| {
            let known: Vec<_> = DefenseToken::ALL.iter().map(|token| token.word()).collect();
            Failure::input(format!("there is no defense token `{name}`; there are: {}", known.join(", ")))
        })?;
        tokens = tokens.and(token);
    }
    let word = args.range.as_deref().unwrap_or("close");
    let range = match word {
        "close" => Range::Close,
        "medium" => Range::Medium,
        "long" => Range::Long,
        _ => {
            return Err(Failure::input(format!(
                "there is no attack range `{word}`; there are: close, medium, long"
            )));
        }
    };
    let dice = usable(named, range);
    if dice == Dice::NONE {
        return Err(Failure::input(format!("no die of `{text}` reaches {word} range")));
    }
    // A die that is added can be rerolled with the others.
    let (rerolls, most) = (own.reroll.unwrap_or(0), dice.total() + u8::from(own.add.is_some()));
    if rerolls > most {
        return Err(Failure::input(format!("{rerolls} dice cannot be rerolled: there are {most}")));
    }
    let short =
        Dice { red: named.red - dice.red, blue: named.blue - dice.blue, black: named.black - dice.black };
    let question = Question {
        dice,
        range,
        criticals: !own.squadron,
        added: own.add.as_deref().and_then(Colour::from_word),
        rerolls,
        evades_at_close: own.edition.as_deref() != Some("rr1"),
        tokens,
        shields: args.shields,
        beside: own.beside.unwrap_or(0),
    };
    Ok((question, word, short))
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
