//! The odds of an attack in X-Wing.

use std::io::Write;

use broadside_xwing::odds::{Calm, MOST, Outcome, Question, mean, solve};
use serde::Serialize;

use super::{at_least, bar};
use crate::failure::Failure;

/// What only X-Wing knows.
#[derive(clap::Args)]
#[group(skip)]
pub struct Args {
    /// X-Wing: what the attacker can spend, one entry each: lock, focus, calculate, force
    #[arg(long, value_name = "TOKEN,…", value_delimiter = ',')]
    attacker: Vec<String>,
    /// X-Wing: what the defender has, one entry each: focus, calculate, force, evade, reinforce
    #[arg(long, value_name = "TOKEN,…", value_delimiter = ',')]
    defender: Vec<String>,
    /// X-Wing: the attack is obstructed, which gives the defender one more die
    #[arg(long)]
    obstructed: bool,
    /// X-Wing: a weapon with the ordnance icon, which has no range bonus
    #[arg(long)]
    ordnance: bool,
    /// X-Wing: number of damage cards that destroy the defender
    #[arg(long, value_name = "N")]
    hull: Option<u8>,
}

impl Args {
    /// The first of these options that is there.
    pub fn first(&self) -> Option<&'static str> {
        let given = [
            ("--attacker", !self.attacker.is_empty()),
            ("--defender", !self.defender.is_empty()),
            ("--obstructed", self.obstructed),
            ("--ordnance", self.ordnance),
            ("--hull", self.hull.is_some()),
        ];
        given.into_iter().find(|(_, is)| *is).map(|(name, _)| name)
    }
}

const POLICY: &str = "the attacker maximises and the defender minimises expected damage";

#[derive(Serialize)]
struct Report {
    policy: &'static str,
    attack_dice: u8,
    defense_dice: u8,
    expected: f64,
    damage: Vec<f64>,
    cards: Vec<f64>,
    faceup: Vec<f64>,
    destroyed: Option<f64>,
}

pub(super) fn run(args: &super::Args, out: &mut dyn Write) -> Result<(), Failure> {
    let question = question(args)?;
    let outcome = solve(&question);
    let (cards, faceup) = (outcome.cards(args.shields), outcome.faceup(args.shields));
    let destroyed = args.xwing.hull.map(|hull| at_least(&cards, usize::from(hull)));
    if args.json {
        let report = Report {
            policy: POLICY,
            attack_dice: question.attack,
            defense_dice: question.defense,
            expected: outcome.expected(),
            damage: outcome.damage(),
            cards,
            faceup,
            destroyed,
        };
        serde_json::to_writer(&mut *out, &report)?;
        writeln!(out)?;
        return Ok(());
    }
    let dice = |count: u8| if count == 1 { "die" } else { "dice" };
    writeln!(
        out,
        "{} attack {} against {} defense {}; {POLICY}.",
        question.attack,
        dice(question.attack),
        question.defense,
        dice(question.defense)
    )?;
    table(&outcome, &cards, &faceup, out)?;
    writeln!(
        out,
        "expected damage {:.3}, damage cards {:.3}, faceup ones {:.3}",
        outcome.expected(),
        mean(&cards),
        mean(&faceup)
    )?;
    if let Some(destroyed) = destroyed {
        writeln!(out, "destroyed in {:.2} %", 100.0 * destroyed)?;
    }
    Ok(())
}

fn table(outcome: &Outcome, cards: &[f64], faceup: &[f64], out: &mut dyn Write) -> std::io::Result<()> {
    writeln!(out, "damage  exactly  at least  cards     faceup")?;
    let damage = outcome.damage();
    for (at, share) in damage.iter().enumerate() {
        let of = |shares: &[f64]| 100.0 * shares.get(at).copied().unwrap_or(0.0);
        writeln!(
            out,
            "{at:>6}  {:>6.2} %  {:>6.2} %  {:>6.2} %  {:>6.2} %  {}",
            100.0 * share,
            100.0 * at_least(&damage, at),
            of(cards),
            of(faceup),
            bar(*share)
        )?;
    }
    Ok(())
}

fn question(args: &super::Args) -> Result<Question, Failure> {
    let (attack, agility) = values(&args.dice)?;
    let range = args.range.as_deref().unwrap_or("2");
    if !["0", "1", "2", "3"].contains(&range) {
        return Err(Failure::input(format!("there is no attack range `{range}`; there are: 0, 1, 2, 3")));
    }
    // xwing.range-bonus.01, xwing.range-bonus.02, xwing.range-bonus.05, xwing.obstructed.03
    let bonus = |at: &str| u8::from(range == at && !args.xwing.ordnance);
    let attack = attack + bonus("1");
    let defense = agility + bonus("3") + u8::from(args.xwing.obstructed);
    if attack > MOST || defense > MOST {
        return Err(Failure::input(format!(
            "{attack} against {defense} dice are more than {MOST} on a side"
        )));
    }
    let mut question = Question { attack, defense, ..Question::default() };
    for word in &args.xwing.attacker {
        match word.as_str() {
            "lock" => question.lock = true,
            _ if calms(&mut question.aim, word) => {}
            _ => return Err(unknown("attacker", word, "lock, focus, calculate, force")),
        }
    }
    for word in &args.xwing.defender {
        match word.as_str() {
            "evade" => question.evades += 1,
            "reinforce" => question.reinforced += 1,
            _ if calms(&mut question.guard, word) => {}
            _ => return Err(unknown("defender", word, "focus, calculate, force, evade, reinforce")),
        }
    }
    Ok(question)
}

/// What serves both sides for their focus results.
fn calms(calm: &mut Calm, word: &str) -> bool {
    match word {
        "focus" => calm.focus = true,
        "calculate" | "force" => calm.single += 1,
        _ => return false,
    }
    true
}

fn unknown(who: &str, word: &str, known: &str) -> Failure {
    Failure::input(format!("the {who} has no `{word}` to spend; there are: {known}"))
}

/// Reads `3v2`.
fn values(text: &str) -> Result<(u8, u8), Failure> {
    let read = |word: &str| word.parse::<u8>().ok().filter(|value| *value <= MOST);
    text.split_once(['v', 'V'])
        .and_then(|(attack, agility)| Some((read(attack)?, read(agility)?)))
        .filter(|(attack, _)| *attack > 0)
        .ok_or_else(|| {
            let most = format!("of at most {MOST} each");
            Failure::input(format!(
                "`{text}` names no dice; write attack value and agility, {most}, as in 3v2"
            ))
        })
}
