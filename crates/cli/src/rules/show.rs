//! `broadside rules show`: everything about a statement.

use std::io::Write;

use broadside_rulebook::{Citations, Edition, Editions, Index, RuleId, Statement, Waivers};
use serde::Serialize;

use crate::{failure::Failure, help, text};

/// Show rules and what proves them.
///
/// An id shows one statement with everything known about it. A prefix, such as armada.attack, lists the statements
/// below it.
#[derive(clap::Args)]
#[command(after_help = help::ends_with!(
    "broadside rules show armada.attack.07",
    "broadside rules show armada.attack",
    "broadside rules show --json xwing.boost.01 xwing.boost.02"
))]
pub struct Args {
    /// Ids or prefixes of ids
    #[arg(required = true, value_name = "ID")]
    ids: Vec<String>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// How many statements before and after are called related.
const NEIGHBOURS: usize = 2;

/// The width of the labels in front of the fields.
const LABELS: usize = 13;

/// Prints what is known; ids that name nothing are reported after that.
pub fn run(args: &Args, citations: &Citations, out: &mut dyn Write) -> Result<(), Failure> {
    let index = Index::embedded();
    let waivers = Waivers::embedded().map_err(Failure::bad_lines)?;
    let mut unknown = Vec::new();
    let mut shown: Vec<Details<'_>> = Vec::new();
    for id in &args.ids {
        let before = shown.len();
        shown.extend(index.under(id).map(|s| Details::new(index, citations, waivers, s)));
        if shown.len() == before {
            unknown.extend(index.find(id).err().map(|error| error.to_string()));
        }
    }
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&Shown { statements: &shown })?)?;
    } else {
        // One id, one page; the beginning of many, a list.
        let whole = |d: &Details<'_>| args.ids.iter().any(|id| id == d.statement.id.as_str());
        for (i, details) in shown.iter().enumerate() {
            if i > 0 {
                writeln!(out)?;
            }
            if whole(details) { details.print(out)? } else { details.print_briefly(out)? }
        }
    }
    if unknown.is_empty() { Ok(()) } else { Err(Failure::Check(unknown)) }
}

/// A statement and what is known about it.
#[derive(Serialize)]
struct Details<'a> {
    #[serde(flatten)]
    statement: &'a Statement,
    document: String,
    repeated_by: Vec<&'a RuleId>,
    parts: Vec<&'a RuleId>,
    related: Vec<&'a RuleId>,
    proofs: Vec<CitedProof>,
    waived: Vec<WaivedFor<'a>>,
    /// The editions in which it is neither proven nor waived.
    open: Vec<Edition>,
}

#[derive(Serialize)]
struct CitedProof {
    proof: String,
    editions: Editions,
}

#[derive(Serialize)]
struct WaivedFor<'a> {
    reason: &'a str,
    editions: Editions,
}

#[derive(Serialize)]
struct Shown<'a> {
    statements: &'a [Details<'a>],
}

impl<'a> Details<'a> {
    fn new(
        index: &'a Index,
        citations: &Citations,
        waivers: &'a Waivers,
        statement: &'a Statement,
    ) -> Details<'a> {
        let canonical = &index.canonical(statement).id;
        let proofs = citations.of(canonical).filter(|c| !c.editions().and(statement.editions).is_empty());
        let proven = citations.proven_in(canonical);
        let waivers: Vec<_> = waivers.of(canonical).collect();
        let settled = waivers.iter().fold(proven, |settled, w| settled.or(w.editions()));
        Details {
            statement,
            document: statement.src.to_string(),
            repeated_by: index.repetitions(&statement.id).map(|s| &s.id).collect(),
            parts: index.parts(&statement.id).map(|s| &s.id).collect(),
            related: neighbours(index, statement),
            proofs: proofs
                .map(|c| CitedProof { proof: c.proof().to_string(), editions: c.editions() })
                .collect(),
            waived: waivers
                .into_iter()
                .map(|w| WaivedFor { reason: w.reason(), editions: w.editions().and(statement.editions) })
                .filter(|w| !w.editions.is_empty())
                .collect(),
            open: statement.editions.without(settled).iter().collect(),
        }
    }

    fn print(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let s = self.statement;
        writeln!(out, "{}", s.id)?;
        text::field(out, "", 2, &s.text)?;
        writeln!(out)?;
        let mut field = |label: &str, value: &str| text::field(out, &format!("  {label}"), LABELS, value);
        let list = |ids: &[&RuleId]| ids.iter().map(|id| id.as_str()).collect::<Vec<_>>().join(", ");
        let optional = |value: &Option<String>| value.clone().unwrap_or_default();
        field("kind", &s.kind.to_string())?;
        field("editions", &s.editions.to_string())?;
        field("timing", &optional(&s.timing))?;
        field("section", &format!("{}, {}", s.sec, self.document))?;
        field("slot", &optional(&s.slot))?;
        field("trait", &optional(&s.card_trait))?;
        field("restriction", &optional(&s.restriction))?;
        field("faction", &optional(&s.faction))?;
        field("cards", &s.cards.join(", "))?;
        field("note", &optional(&s.note))?;
        field("same as", &s.same_as.as_ref().map_or(String::new(), RuleId::to_string))?;
        field("repeated by", &list(&self.repeated_by))?;
        field("part of", &s.part_of.as_ref().map_or(String::new(), RuleId::to_string))?;
        field("parts", &list(&self.parts))?;
        field("related", &list(&self.related))?;
        for (i, CitedProof { proof, editions }) in self.proofs.iter().enumerate() {
            field(if i == 0 { "proven by" } else { "" }, &format!("{proof} ({editions})"))?;
        }
        for WaivedFor { reason, editions } in &self.waived {
            field("waived", &format!("{reason} ({editions})"))?;
        }
        field("open in", &self.open.iter().copied().collect::<Editions>().to_string())?;
        Ok(())
    }

    fn print_briefly(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let state = if !self.open.is_empty() {
            "open"
        } else if self.proofs.is_empty() {
            "waived"
        } else {
            "proven"
        };
        writeln!(out, "{}  ({}; {state})", self.statement.id, self.statement.editions)?;
        Ok(text::field(out, "", 4, &self.statement.text)?)
    }
}

/// The statements around `statement` with the same prefix.
fn neighbours<'a>(index: &'a Index, statement: &'a Statement) -> Vec<&'a RuleId> {
    let family: Vec<_> = index.under(statement.id.prefix()).map(|s| &s.id).collect();
    let at = family.iter().position(|&id| *id == statement.id).unwrap_or(0);
    let around = at.saturating_sub(NEIGHBOURS)..(at + NEIGHBOURS + 1).min(family.len());
    family[around].iter().copied().filter(|&id| *id != statement.id).collect()
}
