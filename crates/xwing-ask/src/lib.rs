//! The words of Star Wars: X-Wing for scenarios (`scenarios/xwing`, docs/scenarios-xwing.md).
//!
//! ```
//! use broadside_scenario::{Registry, run_text};
//! use broadside_xwing_ask::Phrases;
//! let text = "question Who is in front?\ngame xwing rr142\ntable\n  xw redsquadronveteran red at 450 200\nplay\n  see first red\n";
//! let report = run_text("first.scn", text, &Registry::default().with(Phrases::default()), &[]);
//! assert_eq!((report.passed, report.failed), (1, 0));
//! ```
#![deny(missing_docs)]

mod begin;
mod knows;
mod lists;
mod odds;
mod refused;
mod see;
mod sound;
mod table;
mod tell;

pub use refused::REASONS;

use std::sync::Arc;

use crate::refused::{AskRefused, Wanted};
use broadside_engine::{Answer, Draw, Prompt as Asked, Side};
use broadside_scenario::{
    Judgement, Line, Names, Open, Phrase, Phrasebook, Problem, Scene, Seen, Verb, listed_item, plain_answer,
};
use broadside_xwing::XWing;
use broadside_xwing::board::Board;
use broadside_xwing::facts::{ActionKind, Bearing, Die, Face, Maneuver, Term};
use broadside_xwing::steps::Step;
use broadside_xwing::words::{
    ActionId, Colour, Event, Object, Placement, Prompt, ShipNo, Thing, Token, WeaponNo, XWingWords,
};

/// The words of X-Wing.
#[derive(Clone, Debug, Default)]
pub struct Phrases {
    game: Arc<XWing>,
}

impl Phrases {
    /// The words for a game with something taken out of it: its scenarios must fail.
    pub fn of(game: XWing) -> Phrases {
        Phrases { game: Arc::new(game) }
    }
}

/// A scene of X-Wing.
type XWingScene<'a> = Scene<'a, XWing>;

const FACES: [(&str, Face); 5] = [
    ("hit", Face::Hit),
    ("crit", Face::Critical),
    ("focus", Face::Focus),
    ("blank", Face::Blank),
    ("evade", Face::Evade),
];

/// What is answered with which verb; a verb that stands for another question is a mistake of the writer.
const VERBS: &[(&str, Prompt)] = &[
    ("activate", Prompt::ChooseActivation),
    ("engage", Prompt::ChooseEngagement),
    ("attack", Prompt::ChooseDefender),
    ("fire", Prompt::ChooseWeapon),
    ("perform", Prompt::ChooseAction),
    ("lock", Prompt::ChooseLock),
    ("jam", Prompt::ChooseJam),
    ("coordinate", Prompt::Coordinate),
    ("declare", Prompt::DeclareWay),
    ("slam", Prompt::ChooseSlam),
    ("tow", Prompt::ChooseTow),
    ("scramble", Prompt::ChooseScramble),
    ("deploy with", Prompt::DeployManeuver),
];

fn takes(phrase: &mut Phrase<'_>, verb: &str) -> bool {
    let mut trial = *phrase;
    let (verb, more) = verb.split_once(' ').unwrap_or((verb, ""));
    let taken = trial.verb(verb) && trial.eat(more);
    if taken {
        *phrase = trial;
    }
    taken
}

impl Phrasebook for Phrases {
    type Game = XWing;

    fn editions(&self) -> &'static [&'static str] {
        &["rr142"]
    }

    fn game(&self, _: &str) -> Arc<XWing> {
        self.game.clone()
    }

    fn list(&self, game: &XWing, text: &str) -> Result<Judgement, Problem> {
        lists::list(game, text)
    }

    fn card_without_effect(&self, scene: &XWingScene<'_>, phrase: &Phrase<'_>) -> Option<String> {
        let (facts, mut trial) = (scene.game.facts, *phrase);
        let upgrades =
            facts.upgrades().iter().flat_map(|it| [(&*it.name, &*it.name), (&*it.slug, &*it.name)]);
        let pilots = facts.pilots().iter().flat_map(|it| [(&*it.name, &*it.name), (&*it.slug, &*it.name)]);
        trial.try_one_of(upgrades.chain(pilots)).map(str::to_owned)
    }

    fn table(&self, game: &XWing, lines: &[Line], names: &mut Names<Thing>) -> Result<Board, Problem> {
        table::board(game, lines, names)
    }

    fn begin(&self, scene: &XWingScene<'_>, phrase: &mut Phrase<'_>) -> Result<Step, Problem> {
        begin::begin(scene, phrase)
    }

    /// `hit`, `2 blank`, `green focus`, `red focus`; a `draw` is the number of a facedown card, `shuffle of 33`, or `shuffle of 33 with
    /// the lowest on top`.
    fn draw(&self, _: &XWingScene<'_>, verb: Verb, phrase: &mut Phrase<'_>) -> Result<Vec<Draw>, Problem> {
        if verb == Verb::Draw {
            // The cards stay in their order, or the lowest and the top one change places.
            if phrase.eat("shuffle of") {
                let cards: u32 = phrase.number(Wanted::Shuffled)?;
                let put = |place| Draw { what: Some("damage card".into()), value: place };
                let mut draws: Vec<Draw> = (1..cards).rev().map(put).collect();
                if phrase.eat("with the lowest on top")
                    && let Some(first) = draws.first_mut()
                {
                    *first = put(0);
                }
                return Ok(draws);
            }
            phrase.expect("facedown card")?;
            let number: u32 = phrase.number(Wanted::WhichFacedown)?;
            let value = number.saturating_sub(1);
            return Ok(vec![Draw { what: Some("facedown damage card".into()), value }]);
        }
        let mut trial = *phrase;
        let count: usize = match trial.number("") {
            Ok(count) if count > 24 => return Err(phrase.problem(AskRefused::ManyDice)),
            Ok(count) => {
                *phrase = trial;
                count
            }
            Err(_) => 1,
        };
        let named = phrase.try_one_of([("green", Die::Defense), ("red", Die::Attack)]);
        let face = phrase.one_of(Wanted::Face, FACES)?;
        let die = named.unwrap_or(if face == Face::Evade { Die::Defense } else { Die::Attack });
        let faces = die.kinds_of_faces();
        let Some(value) = faces.iter().position(|it| *it == face) else {
            return Err(phrase.problem(AskRefused::NoSuchFace));
        };
        let what = Some(die.draw_name().into());
        Ok(vec![Draw { what, value: value as u32 }; count])
    }

    fn see(&self, scene: &XWingScene<'_>, phrase: &mut Phrase<'_>) -> Result<Seen, Problem> {
        see::see(scene, phrase)
    }

    fn item(
        &self,
        scene: &XWingScene<'_>,
        open: &Open<'_, XWingWords>,
        phrase: &mut Phrase<'_>,
    ) -> Result<Thing, Problem> {
        let before = *phrase;
        if let Some(maneuver) = maneuver(scene, open, phrase) {
            return Ok(maneuver);
        }
        phrase.try_one_of([("green", ()), ("red", ())]);
        if let Some(face) = phrase.try_one_of(FACES)
            && let Some(die) = die(scene, open, face)
        {
            return Ok(die);
        }
        *phrase = before;
        if let Some(die) = numbered_die(scene, phrase) {
            return Ok(die);
        }
        if let Ok(thing) = listed_item(self, scene, open, phrase) {
            return Ok(thing);
        }
        *phrase = before;
        if let Some(thing) = phrase.try_one_of(scene.names.pieces()) {
            return Ok(thing);
        }
        if let Some(thing) = anything(scene, open, phrase) {
            return Ok(thing);
        }
        listed_item(self, scene, open, phrase)
    }

    fn answer(
        &self,
        scene: &XWingScene<'_>,
        open: &Open<'_, XWingWords>,
        phrase: &mut Phrase<'_>,
    ) -> Result<Answer<XWingWords>, Problem> {
        let before = *phrase;
        let asked = open.decision.map(|decision| decision.prompt);
        // A lock is named where tokens are chosen among.
        let names_a_lock = !matches!(asked, Some(Asked::Step(asked)) if asked != Prompt::ResolveJam);
        let verb = VERBS.iter().find(|(verb, _)| !names_a_lock && takes(phrase, verb));
        if verb.is_none() {
            phrase.eat("chooses");
        }
        // Alone it is the name of an action.
        if phrase.is_empty() {
            *phrase = before;
        } else if let Some((_, meant)) = verb
            && let Some(Asked::Step(asked)) = asked
        {
            let near = asked == *meant || (*meant == Prompt::ChooseAction && asked == Prompt::OverlapAction);
            if !near {
                let asked = self.prompt_text(scene, asked);
                return Err(before.problem(AskRefused::AsksElse { asked }));
            }
        }
        plain_answer(self, scene, open, phrase)
    }

    fn item_text(&self, scene: &XWingScene<'_>, item: Thing) -> String {
        tell::item(scene, item)
    }

    fn prompt_text(&self, _: &XWingScene<'_>, prompt: Prompt) -> String {
        tell::prompt(prompt).into()
    }

    fn event_text(&self, scene: &XWingScene<'_>, event: &Event) -> String {
        tell::event(scene, event)
    }

    fn lost(&self, _: &XWing, board: &Board, side: Side, on: Option<Thing>) -> Option<i64> {
        Some(odds::lost(board, side, on))
    }

    fn alike(&self, board: &mut Board) {
        odds::alike(board);
    }

    fn position_text(&self, scene: &XWingScene<'_>) -> Vec<String> {
        tell::position(scene)
    }
}

/// What exists although it is neither listed nor refused here: a die of the attack, a position, a weapon, a token, a way to
/// move, an action. An answer that must be refused can be named too.
fn anything(scene: &XWingScene<'_>, open: &Open<'_, XWingWords>, phrase: &mut Phrase<'_>) -> Option<Thing> {
    let (board, look) = (scene.board(), scene.look());
    let mut all: Vec<Thing> = Vec::new();
    let there = |number: &u8| {
        let (_, at, dice) = board.die_among(*number);
        (at as usize) < dice.len()
    };
    all.extend((0..=u8::MAX).filter(there).map(Thing::Die));
    all.extend([Placement::Front, Placement::Middle, Placement::Back].map(Thing::Placement));
    let unit = look.core.procedures().find_map(|(_, step)| step.about(&look)).and_then(Thing::object);
    if let Some(unit) = unit {
        let weapons = broadside_xwing::values::weapons(&look, unit).len();
        all.extend((0..weapons as u8).map(|at| Thing::Weapon(WeaponNo(at))));
    }
    let ship = open.speaker.and_then(Thing::ship).or(unit.and_then(Object::ship));
    if let Some(ship) = ship {
        all.extend(Token::ALL.iter().map(|token| Thing::Token(ship, *token)));
        all.extend(board.upgrades_of(ship).map(Thing::Upgrade));
        all.extend(board.faceup(ship).map(Thing::Card));
    }
    all.extend(ActionKind::ALL.iter().map(|kind| Thing::Action(ActionId::Bar(*kind), Colour::White)));
    let fresh = all.into_iter().filter(|thing| !open.taken.contains(thing));
    let named: Vec<(String, Thing)> = fresh.map(|thing| (tell::item(scene, thing), thing)).collect();
    phrase.try_one_of(named.iter().map(|(name, thing)| (name.as_str(), *thing)))
}

/// A maneuver by speed and bearing, `2 bank left`, of a dial that is listed or of the speaker's.
fn maneuver(scene: &XWingScene<'_>, open: &Open<'_, XWingWords>, phrase: &mut Phrase<'_>) -> Option<Thing> {
    let before = *phrase;
    let found = read_maneuver(phrase);
    let Some((speed, bearing)) = found else {
        *phrase = before;
        return None;
    };
    let fits =
        |thing: &Thing| matches!(thing, Thing::Maneuver(it) if it.speed == speed && it.bearing == bearing);
    let speaker = open.speaker.and_then(Thing::ship);
    let slots = open.legal.slots();
    // Dials: the slot of the ship that was named last.
    let slot = slots.iter().find(|slot| open.taken.last() == Some(&slot.item));
    let listed = slot.and_then(|slot| open.legal.values(slot).iter().copied().find(fits));
    let listed = listed.or_else(|| open.legal.items.iter().copied().find(fits));
    let dialed = || {
        let ship = speaker?;
        let dial = broadside_xwing::values::dial(&scene.look(), ship);
        dial.iter().map(|it| Thing::Maneuver(*it)).find(|it| fits(it))
    };
    let any = || slots.iter().find_map(|slot| open.legal.values(slot).iter().copied().find(fits));
    let thing = listed.or_else(dialed).or_else(any);
    if thing.is_none() {
        *phrase = before;
    }
    thing
}

/// `2 bank left`.
fn read_maneuver(phrase: &mut Phrase<'_>) -> Option<(u8, Bearing)> {
    let speed = phrase.number::<u8>("").ok()?;
    let bearing = phrase.try_one_of(Bearing::ALL.iter().map(|it| (it.word(), *it)))?;
    Some((speed, bearing))
}

/// `2 bank left`, or what is wrong with it.
fn a_maneuver(phrase: &mut Phrase<'_>) -> Result<(u8, Bearing), Problem> {
    let speed = phrase.number(Wanted::ManeuverSpeed)?;
    let bearing = phrase.one_of(Wanted::Bearing, Bearing::ALL.iter().map(|it| (it.word(), *it)))?;
    Ok((speed, bearing))
}

/// A maneuver of a ship's dial.
fn dialed(game: &XWing, board: &Board, ship: ShipNo, phrase: &mut Phrase<'_>) -> Result<Maneuver, Problem> {
    let before = *phrase;
    let (speed, bearing) = a_maneuver(phrase)?;
    let dial = &game.facts.ship_of(board.ship(ship).pilot).dial;
    let found = dial.iter().find(|it| it.speed == speed && it.bearing == bearing);
    found.copied().ok_or_else(|| before.problem(AskRefused::NoSuchManeuver))
}

/// A die that shows a face and is not named yet.
fn die(scene: &XWingScene<'_>, open: &Open<'_, XWingWords>, face: Face) -> Option<Thing> {
    let board = scene.board();
    let shows = |thing: &Thing| match thing {
        Thing::Die(number) => {
            let (_, at, dice) = board.die_among(*number);
            dice.get(at as usize).is_some_and(|it| it.face == face)
        }
        _ => false,
    };
    open.legal.items.iter().copied().filter(shows).find(|thing| !open.taken.contains(thing))
}

/// `attack die 2`, whatever it shows.
fn numbered_die(scene: &XWingScene<'_>, phrase: &mut Phrase<'_>) -> Option<Thing> {
    let mut trial = *phrase;
    let named = trial.try_one_of([("attack die", Die::Attack), ("defense die", Die::Defense)])?;
    let place: u8 = trial.number("").ok()?;
    let wanted = place.checked_sub(1)?;
    let is_it = |number: &u8| {
        let (die, at, dice) = scene.board().die_among(*number);
        die == named && at == wanted && usize::from(at) < dice.len()
    };
    let die = (0..=u8::MAX).find(is_it)?;
    *phrase = trial;
    Some(Thing::Die(die))
}

/// The ship with a name.
fn a_ship(scene: &XWingScene<'_>, phrase: &mut Phrase<'_>) -> Result<ShipNo, Problem> {
    let before = *phrase;
    match scene.names.a_piece(phrase)?.ship() {
        Some(ship) => Ok(ship),
        None => Err(before.problem(AskRefused::WantsShip)),
    }
}
