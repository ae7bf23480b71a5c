//! Fleets and squads.

use std::collections::BTreeMap;
use std::fmt::Debug;

use broadside_armada::facts::{Edition, Facts as ArmadaFacts, Term};
use broadside_armada::fleet::{Fleet, Format as FleetFormat};
use broadside_engine::Seed;
use broadside_lists::{Exchange, Import, Judged, Unreadable, judge, parse, print, read};
use broadside_server::host::NewGame;
use broadside_xwing::facts::Facts as XWingFacts;
use broadside_xwing::squad::{Format as SquadFormat, Squad};

use super::games::hosts;
use super::look::look;
use super::text;
use crate::trace::Trace;

/// What follows from a list: its report in words, its form in every format, and a game of it against itself where it can be
/// played.
fn used<L: Judged + PartialEq + Debug>(
    (game, edition): (&str, &str),
    (facts, terms, formats): (&L::Facts, &L::Terms, &[L::Format]),
    found: Result<Import<L>, Unreadable>,
    trace: &mut Trace,
) where
    L::Format: Debug,
{
    let import = match found {
        Ok(import) => import,
        Err(why) => return why.reasons().into_iter().for_each(|(_, why)| trace.reason(why)),
    };
    trace.understood = true;
    trace.saw(format!("{:?}", import.format));
    let own = print(facts, &import.list);
    let again = parse::<L>(facts, &own);
    assert_eq!(again.as_ref(), Ok(&import.list), "read again from:\n{own}");
    for format in formats {
        let written = import.list.export(facts, *format, &import.rest);
        if let Err(why) = read::<L>(facts, &written) {
            why.reasons().into_iter().for_each(|(_, why)| trace.reason(why));
        }
    }
    let report = judge(facts, terms, import);
    trace.many("ships", report.list.ships().count());
    trace.reason(&report.title("a.list"));
    report.account.iter().for_each(|row| trace.reason(&row.what));
    report.lines().iter().for_each(|line| trace.reason(line));
    let _ = serde_json::to_string(&report.list.figures(facts, terms));
    if report.playable() {
        trace.saw("playable");
        let (lists, options) = ([own.clone(), own], BTreeMap::new());
        let host = hosts().get(game).expect("the game is played here");
        let wanted = NewGame { edition, lists: &lists, learning: false, options: &options, seed: Seed(1) };
        match host.start(&wanted) {
            Ok(desk) => look(&*desk, trace),
            Err(why) => trace.reason(&why),
        }
    }
}

fn fleet_of(found: impl Fn(&ArmadaFacts) -> Result<Import<Fleet>, Unreadable>, trace: &mut Trace) {
    for edition in Edition::ALL {
        let facts = ArmadaFacts::of(*edition);
        used(("armada", edition.word()), (facts, &(), FleetFormat::ALL), found(facts), trace);
    }
}

pub fn fleet(input: &[u8], trace: &mut Trace) {
    let Some(text) = text(input) else { return };
    fleet_of(|facts| read(facts, text), trace);
}

fn fleet_in(format: FleetFormat, input: &[u8], trace: &mut Trace) {
    let Some(text) = text(input) else { return };
    fleet_of(|facts| Fleet::import(facts, text, format), trace);
}

pub fn fleet_own(input: &[u8], trace: &mut Trace) {
    let Some(text) = text(input) else { return };
    let import = |facts: &ArmadaFacts| {
        let list = parse(facts, text).map_err(Unreadable::Lines)?;
        Ok(Import { format: FleetFormat::Own, list, rest: (), notes: Vec::new() })
    };
    fleet_of(import, trace);
}

pub fn fleet_kingston(input: &[u8], trace: &mut Trace) {
    fleet_in(FleetFormat::Kingston, input, trace);
}

pub fn fleet_star_forge(input: &[u8], trace: &mut Trace) {
    fleet_in(FleetFormat::StarForge, input, trace);
}

pub fn fleet_fabs(input: &[u8], trace: &mut Trace) {
    fleet_in(FleetFormat::Fabs, input, trace);
}

pub fn fleet_warlords(input: &[u8], trace: &mut Trace) {
    fleet_in(FleetFormat::Warlords, input, trace);
}

pub fn fleet_afd(input: &[u8], trace: &mut Trace) {
    fleet_in(FleetFormat::Afd, input, trace);
}

fn squad_of(found: Result<Import<Squad>, Unreadable>, trace: &mut Trace) {
    let facts = XWingFacts::embedded();
    let host = hosts().get("xwing").expect("the game is played here");
    let edition = host.info().editions.first().map_or("", |edition| edition.id.as_str());
    used(("xwing", edition), (facts, facts.standard(), SquadFormat::ALL), found, trace);
}

pub fn squad(input: &[u8], trace: &mut Trace) {
    let Some(text) = text(input) else { return };
    squad_of(read(XWingFacts::embedded(), text), trace);
}

pub fn squad_own(input: &[u8], trace: &mut Trace) {
    let Some(text) = text(input) else { return };
    let found = parse(XWingFacts::embedded(), text).map_err(Unreadable::Lines);
    let import =
        |list| Import { format: SquadFormat::Own, list, rest: Default::default(), notes: Vec::new() };
    squad_of(found.map(import), trace);
}

pub fn squad_xws(input: &[u8], trace: &mut Trace) {
    let Some(text) = text(input) else { return };
    squad_of(Squad::import(XWingFacts::embedded(), text, SquadFormat::Xws), trace);
}

/// A points list of somebody's own: all squads of the program are judged under it.
pub fn points(input: &[u8], trace: &mut Trace) {
    let Some(text) = text(input) else { return };
    match XWingFacts::under(("a.toml", text)) {
        Ok(facts) => {
            trace.understood = true;
            for sample in broadside_xwing::squad::samples() {
                let squad = sample.squad();
                trace.many("points", squad.points(&facts) as usize);
                for problem in squad.check(&facts, facts.standard()) {
                    trace.reason(&problem.why);
                }
            }
        }
        // The names of cards and fields in it would make every sentence a new one.
        Err(error) => trace.many("wrong", error.to_string().split_whitespace().count()),
    }
}
