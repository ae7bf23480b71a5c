//! `broadside rules where`: where statements are implemented.

use std::collections::BTreeMap;
use std::io::Write;

use broadside_rulebook::{Citations, Editions, Index, Later, RuleId, Statement, Waivers};
use serde::Serialize;

use super::notes::{Emergence, How, Notes, Place};
use crate::{failure::Failure, help, text};

/// Show where rules are implemented, and what proves them.
///
/// Names the function or card that enforces a statement, with file and line. If nothing enforces it alone, names
/// the steps that enforce it together.
#[derive(clap::Args)]
#[command(after_help = help::ends_with!(
    "broadside rules where armada.defense-tokens.07",
    "broadside rules where --json xwing.boost.03 xwing.card.adaptive-ailerons.01",
    "broadside rules where --missing"
))]
pub struct Args {
    /// Ids or prefixes of ids
    #[arg(required_unless_present_any = ["missing", "sample"], value_name = "ID")]
    ids: Vec<String>,
    /// Count the statements of each game by what is known about them, and list those in scope without a place
    #[arg(long, conflicts_with = "ids")]
    missing: bool,
    /// Pick random statements in scope to check
    #[arg(long, value_name = "N", conflicts_with_all = ["ids", "missing"], hide = true)]
    sample: Option<usize>,
    /// Seed of the random pick
    #[arg(long, value_name = "SEED", default_value_t = 1, hide = true)]
    seed: u64,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// The width of the labels in front of the fields.
const LABELS: usize = 14;

/// How many proofs are listed for a person; `--json` has them all.
const PROOFS: usize = 8;

#[derive(Serialize)]
struct Shown<'a> {
    statements: &'a [Whereabouts<'a>],
}

#[derive(Serialize)]
struct Whereabouts<'a> {
    id: &'a RuleId,
    text: &'a str,
    places: Vec<Place>,
    emerges: Option<Emergence>,
    proofs: Vec<Proven>,
    waived: Vec<&'a str>,
    later: Option<&'a str>,
}

#[derive(Serialize)]
struct Proven {
    proof: String,
    editions: Editions,
}

/// Where the statements of a game stand.
#[derive(Default, Serialize)]
struct Counts<'a> {
    /// Canonical statements in scope: neither waived nor put off.
    in_scope: usize,
    /// With a place of their own, or that of the card.
    found: usize,
    /// That emerge from several steps.
    emerge: usize,
    waived: usize,
    later: usize,
    /// In scope without a place.
    missing: Vec<&'a RuleId>,
}

struct Look<'a> {
    index: &'a Index,
    notes: &'a Notes,
    citations: &'a Citations,
    waivers: &'a Waivers,
    later: &'a Later,
}

/// Prints the places; ids that name nothing, and statements in scope without a place, are reported after that.
pub fn run(args: &Args, citations: &Citations, out: &mut dyn Write) -> Result<(), Failure> {
    let notes = Notes::embedded();
    let look = Look {
        index: Index::embedded(),
        notes: &notes,
        citations,
        waivers: Waivers::embedded().map_err(Failure::bad_lines)?,
        later: Later::embedded().map_err(Failure::bad_lines)?,
    };
    if args.missing {
        return look.count(args.json, out);
    }
    let (mut problems, mut shown) = (Vec::new(), Vec::new());
    for statement in args.sample.map(|many| look.draw(many, args.seed)).unwrap_or_default() {
        shown.push(look.at(statement));
    }
    for id in &args.ids {
        let before = shown.len();
        shown.extend(look.index.under(id).map(|statement| look.at(statement)));
        if shown.len() == before {
            problems.extend(look.index.find(id).err().map(|error| error.to_string()));
        }
    }
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&Shown { statements: &shown })?)?;
    } else {
        for (at, whereabouts) in shown.iter().enumerate() {
            if at > 0 {
                writeln!(out)?;
            }
            whereabouts.print(out)?;
        }
    }
    problems.extend(shown.iter().filter(|it| it.is_lost()).map(|it| {
        format!("nothing is known to implement {}; a comment where it is enforced should name it", it.id)
    }));
    if problems.is_empty() { Ok(()) } else { Err(Failure::Check(problems)) }
}

impl<'a> Look<'a> {
    fn at(&self, statement: &'a Statement) -> Whereabouts<'a> {
        let canonical = &self.index.canonical(statement).id;
        let proofs = self
            .citations
            .of(canonical)
            .map(|it| Proven { proof: it.proof().to_string(), editions: it.editions() });
        Whereabouts {
            id: &statement.id,
            text: &statement.text,
            places: self.notes.places(self.index, statement),
            emerges: self.notes.emergence(self.index, statement),
            proofs: proofs.collect(),
            waived: self.waivers.of(canonical).map(|waiver| waiver.reason()).collect(),
            later: self.later.reason(canonical).filter(|_| self.citations.proven_in(canonical).is_empty()),
        }
    }

    fn canonical(&self) -> impl Iterator<Item = &'a Statement> {
        self.index.statements().iter().filter(|statement| statement.is_canonical())
    }

    /// Whether a statement is waived in every edition in which it holds.
    fn is_waived(&self, statement: &Statement) -> bool {
        let waived = self.waivers.of(&statement.id).fold(Editions::NONE, |all, it| all.or(it.editions()));
        statement.editions.without(waived).is_empty()
    }

    fn is_later(&self, statement: &Statement) -> bool {
        self.later.reason(&statement.id).is_some() && self.citations.proven_in(&statement.id).is_empty()
    }

    fn count(&self, json: bool, out: &mut dyn Write) -> Result<(), Failure> {
        let mut games: BTreeMap<&str, Counts<'a>> = BTreeMap::new();
        for statement in self.canonical() {
            let counts = games.entry(statement.game().word()).or_default();
            if self.is_waived(statement) {
                counts.waived += 1;
                continue;
            }
            if self.is_later(statement) {
                counts.later += 1;
                continue;
            }
            counts.in_scope += 1;
            if is_found(&self.notes.places(self.index, statement)) {
                counts.found += 1;
            } else if self.notes.emergence(self.index, statement).is_some() {
                counts.emerge += 1;
            } else {
                counts.missing.push(&statement.id);
            }
        }
        let mut problems: Vec<String> = self.notes.problems.iter().map(|it| (*it).to_owned()).collect();
        let strange = self.notes.strange_patterns(self.index);
        problems
            .extend(strange.iter().map(|it| format!("{it} in a list of emergent rules fits no statement")));
        if json {
            writeln!(out, "{}", serde_json::to_string(&games)?)?;
        } else {
            for (game, it) in &games {
                writeln!(
                    out,
                    "{game}: {} statements in scope, {} found, {} emerge, {} not found ({} waived, {} later)",
                    it.in_scope,
                    it.found,
                    it.emerge,
                    it.missing.len(),
                    it.waived,
                    it.later
                )?;
                it.missing.iter().try_for_each(|id| writeln!(out, "  {id}"))?;
            }
        }
        let missing: usize = games.values().map(|it| it.missing.len()).sum();
        if missing > 0 {
            problems.push(format!("{missing} statements in scope have no place"));
        }
        if problems.is_empty() { Ok(()) } else { Err(Failure::Check(problems)) }
    }

    /// Different statements in scope, drawn by SplitMix64.
    fn draw(&self, many: usize, seed: u64) -> Vec<&'a Statement> {
        let mut pool: Vec<_> =
            self.canonical().filter(|it| !self.is_waived(it) && !self.is_later(it)).collect();
        let mut state = seed;
        let mut drawn = Vec::new();
        while drawn.len() < many && !pool.is_empty() {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut it = state;
            it = (it ^ (it >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            it = (it ^ (it >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            it ^= it >> 31;
            drawn.push(pool.swap_remove((it % pool.len() as u64) as usize));
        }
        drawn
    }
}

/// Whether one of the places enforces the statement, and does not only rely on it.
fn is_found(places: &[Place]) -> bool {
    places.iter().any(|place| place.how != How::Relies)
}

impl Whereabouts<'_> {
    /// Whether it is in scope and nothing is known to implement it.
    fn is_lost(&self) -> bool {
        !is_found(&self.places) && self.emerges.is_none() && self.waived.is_empty() && self.later.is_none()
    }

    fn print(&self, out: &mut dyn Write) -> Result<(), Failure> {
        writeln!(out, "{}", self.id)?;
        text::field(out, "", 2, self.text)?;
        writeln!(out)?;
        // A place stays on its line, so that a terminal can open it.
        let mut last = "";
        for place in &self.places {
            let label = match place.how {
                How::Named => "implemented",
                How::Refuses => "refuses by",
                How::PartOf => "as part of",
                How::Relies => "relied on",
                How::Entry => "card",
                How::Facts => "facts",
            };
            line(out, if label == last { "" } else { label }, place)?;
            last = label;
        }
        if let Some(Emergence { places, why }) = &self.emerges {
            text::field(out, "  emerges", LABELS, &format!("{why}, from:"))?;
            places.iter().try_for_each(|place| line(out, "", place))?;
        }
        for (at, Proven { proof, editions }) in self.proofs.iter().take(PROOFS).enumerate() {
            let label = if at == 0 { "  proven by" } else { "" };
            writeln!(out, "{label:LABELS$}{proof} ({editions})")?;
        }
        if self.proofs.len() > PROOFS {
            writeln!(out, "{:LABELS$}and {} more", "", self.proofs.len() - PROOFS)?;
        }
        for reason in &self.waived {
            text::field(out, "  waived", LABELS, reason)?;
        }
        Ok(text::field(out, "  later", LABELS, self.later.unwrap_or(""))?)
    }
}

fn line(out: &mut dyn Write, label: &str, place: &Place) -> Result<(), Failure> {
    let Place { file, line, item, .. } = place;
    let label = if label.is_empty() { String::new() } else { format!("  {label}") };
    Ok(writeln!(out, "{}", format!("{label:LABELS$}{file}:{line}  {item}").trim_end())?)
}
