//! What happened, in words and in motion.

use std::cell::OnceCell;

use broadside_engine::{
    Adjust, Answer, Chance, Entry, Game, Happening, Match, Position, Prompt, Referee, Seat, Seed, Viewer,
};
use serde::{Deserialize, Serialize};

use crate::adjusted;
use crate::desk::Added;
use crate::scene::{Die, Place};
use crate::show::{Show, WordsOf};
use crate::text::{Arg, Text};

/// A piece that moved.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Motion {
    /// Which piece.
    pub piece: String,
    /// The places on its way; the first is where it was, if it was on the table.
    pub path: Vec<Place>,
}

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Told {
    /// After how many entries of the game it is true: the place to jump back to.
    pub entry: u32,
    /// Its icon.
    pub icon: String,
    /// Whose doing it is.
    pub side: Option<u8>,
    /// 0 for a heading (a round, a phase), 1 for what a player did, 2 for what came of it.
    pub level: u8,
    /// The sentence. Lines of one entry that differ only in the number `$count` are told as one, with their sum.
    pub text: Text,
    /// The pieces and parts that it names.
    pub targets: Vec<String>,
    /// The card or rule whose effect it was.
    pub by: Option<Text>,
    /// Movement.
    pub motion: Option<Motion>,
    /// Dice as they fell.
    pub dice: Vec<Die>,
    /// Whether the next line is told with it if it says the same, with the dice of both.
    #[serde(skip)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub joins: bool,
}

impl Told {
    /// A line about what a player did, without anything to see on the table.
    pub fn plain(entry: u32, side: Option<u8>, text: Text) -> Told {
        Told {
            entry,
            icon: String::new(),
            side,
            level: 1,
            text,
            targets: Vec::new(),
            by: None,
            motion: None,
            dice: Vec::new(),
            joins: false,
        }
    }
}

/// About how many bytes a die takes.
const DIE: usize = 96;

/// The gap of a message that counts something: lines that differ in nothing else are told as one.
const COUNT: &str = "count";

impl Told {
    /// About how many bytes it takes in memory.
    fn weight(&self) -> usize {
        let targets: usize = self.targets.iter().map(|target| target.capacity() + size_of::<String>()).sum();
        size_of::<Told>() + self.text.weight() + targets + self.dice.len() * DIE
    }

    fn count(&self) -> Option<f64> {
        match self.text.args.get(COUNT) {
            Some(Arg::Number(count)) => Some(*count),
            _ => None,
        }
    }

    /// Whether two lines, one after the other, differ in nothing but what they count, or in dice that are told together.
    fn adds_up(&self, next: &Told) -> bool {
        let counts = self.count().is_some() && next.count().is_some();
        let joins = self.joins && next.joins;
        let rest = |told: &Told| {
            let mut told = told.clone();
            told.text.args.remove(COUNT);
            if told.joins {
                told.dice.clear();
            }
            told
        };
        (counts || joins) && rest(self) == rest(next)
    }

    fn add(&mut self, next: &Told) {
        if let (Some(one), Some(other)) = (self.count(), next.count()) {
            self.text.args.insert(COUNT.into(), Arg::Number(one + other));
        }
        if self.joins {
            self.dice.extend(next.dice.iter().cloned());
        }
    }
}

/// What stands in for secrets in what is shown; it has nothing to do with the game's own chance.
pub(crate) fn made_up() -> Chance {
    Chance::seeded(Seed(0x5ce4e))
}

/// The position with everything made up that a viewer may not know.
pub(crate) fn masked<G: Game>(game: &G, position: &Position<G::Words>, viewer: Viewer) -> Position<G::Words> {
    let mut position = *position;
    game.resample(&mut position.board, viewer.seats(), &mut made_up());
    position
}

/// The logs of all viewers: one for each seat, and last the spectators'.
#[derive(Clone, Debug)]
pub(crate) struct Stories(Vec<Vec<Told>>);

impl Stories {
    pub(crate) fn new(seats: u8) -> Stories {
        Stories(vec![Vec::new(); seats as usize + 1])
    }

    fn viewers(&self) -> impl Iterator<Item = Viewer> + use<> {
        let seats = self.0.len() as u8 - 1;
        (0..seats).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator])
    }

    /// About how many bytes they take in memory.
    pub(crate) fn weight(&self) -> usize {
        self.0.iter().flatten().map(Told::weight).sum()
    }

    /// The log of a viewer.
    pub(crate) fn of(&self, viewer: Viewer) -> &[Told] {
        let at = self.viewers().position(|other| other == viewer).unwrap_or(self.0.len() - 1);
        &self.0[at]
    }

    /// What was added behind the lines that stay; all of it if none were handed out before.
    pub(crate) fn added(&self, stay: Option<&[usize]>) -> Vec<Added> {
        let added = |(at, story): (usize, &Vec<Told>)| {
            let from = stay.map_or(0, |stay| stay[at]).min(story.len());
            Added { from: from as u32, lines: story[from..].to_vec() }
        };
        self.0.iter().enumerate().map(added).collect()
    }

    /// Writes down what happened in the last entry of `play`, and tells how many lines of each log stay. What was taken back is no
    /// longer part of the story; that
    /// it was taken back is.
    pub(crate) fn tell<S: Show>(
        &mut self,
        show: &S,
        play: &Match<S::Game>,
        before: &Position<WordsOf<S>>,
        events: &[Happening<WordsOf<S>>],
    ) -> Vec<usize> {
        let mut stay = Vec::with_capacity(self.0.len());
        let (game, entry) = (&**play.game(), play.len() as u32);
        let side = |seat: Seat| game.side(&play.position().board, seat).0;
        let last = play.record().entries.last();
        // Whether the players ended what was under way, and whether they changed anything else.
        let adjusted = match last {
            Some(Entry::Adjust { changes, .. }) => {
                let ends =
                    |change: &Adjust<<S::Game as Game>::Adjustment>| matches!(change, Adjust::EndProcedure);
                Some((changes.iter().any(ends), !changes.iter().all(ends)))
            }
            _ => None,
        };
        let (kept, outside) = match last {
            Some(Entry::Undo { by, keep, .. }) => (*keep, Some((side(*by), "told-undo"))),
            Some(Entry::Adjust { by, .. }) => (entry.saturating_sub(1), Some((side(*by), "told-adjust"))),
            Some(Entry::Fresh { .. }) => (entry.saturating_sub(1), None),
            Some(Entry::Answer { .. }) | None => (entry.saturating_sub(1), None),
        };
        let uses = OnceCell::new();
        for (at, viewer) in self.viewers().enumerate() {
            let position = before;
            let (before, after) = (masked(game, before, viewer), masked(game, play.position(), viewer));
            let see = |happening: &Happening<WordsOf<S>>| {
                let event = game.event_view(&happening.event, viewer)?;
                let told = show.tell(&before, &after, &Happening { event, by: happening.by }, viewer)?;
                Some(Told { entry, ..told })
            };
            self.0[at].retain(|told| told.entry <= kept);
            stay.push(self.0[at].len());
            self.0[at].extend(outside.map(|(side, id)| Told::plain(entry, Some(side), Text::new(id))));
            if let Some((ended, changed)) = adjusted {
                let ended = ended.then(|| adjusted::line(None, Text::new("told-adjusted-end")));
                let changed = changed.then(|| adjusted::told(show, &before, &after, viewer));
                let lines = ended.into_iter().chain(changed.into_iter().flatten());
                self.0[at].extend(lines.map(|told| Told { entry, ..told }));
            }
            let first = self.0[at].len();
            for told in events.iter().filter_map(see) {
                match self.0[at][first..].last_mut() {
                    Some(last) if last.adds_up(&told) => last.add(&told),
                    _ => self.0[at].push(told),
                }
            }
            // An effect that only changes what holds from now on leaves no other trace.
            if self.0[at].len() == first
                && let Some((seat, card)) = uses.get_or_init(|| used(show, position, last))
            {
                let text = Text::new("told-uses").text("card", card.clone());
                let line = Told::plain(entry, Some(side(*seat)), text);
                self.0[at].push(Told { icon: "card".into(), ..line });
            }
        }
        stay
    }
}

/// Who used which effect by an answer.
fn used<S: Show>(
    show: &S,
    before: &Position<WordsOf<S>>,
    last: Option<&Entry<WordsOf<S>, <S::Game as Game>::Adjustment>>,
) -> Option<(Seat, Text)> {
    let game = &**show.game();
    let Some(Entry::Answer { answers, .. }) = last else { return None };
    let [(seat, answer)] = answers.as_slice() else { return None };
    let decision = before.core.decision(*seat)?;
    let legal = || Referee::quiet(game, Chance::halting()).legal_explained(before, *seat).clone();
    let asked = |legal: &_| show.question(&masked(game, before, Viewer::Seat(*seat)), &decision, legal, &[]);
    let card = match (decision.prompt, answer) {
        (Prompt::UseEffect(_) | Prompt::Replace(_), Answer::Pick(item)) => {
            let legal = legal();
            let at = legal.items.iter().position(|it| it == item)?;
            asked(&legal).choices.get(at)?.label.clone()
        }
        (Prompt::UseQueued(_), Answer::Confirm(true)) => asked(&legal()).asks?,
        _ => return None,
    };
    Some((*seat, card))
}
