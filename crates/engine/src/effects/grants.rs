//! Abilities that are in force for a time.

use serde::{Deserialize, Serialize};

use crate::effects::ability::{AbilityId, About, Bound, Source, VARS};
use crate::effects::ears::Ears;
use crate::frames::frame::FrameId;
use crate::list::List;
use crate::seat::Seat;
use crate::words::Words;

/// How many granted abilities can be in force at once.
const GRANTS: usize = 20;

/// All granted abilities, and what they listen to.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct Grants<W: Words> {
    list: List<Grant<W>, GRANTS>,
    ears: Ears<W>,
    last: u8,
}

impl<W: Words> Default for Grants<W> {
    fn default() -> Self {
        Grants { list: List::new(), ears: Ears::default(), last: 0 }
    }
}

impl<W: Words> Grants<W> {
    /// Those in force.
    pub(crate) fn list(&self) -> &[Grant<W>] {
        &self.list
    }

    /// What they listen to.
    pub(crate) fn ears(&self) -> &Ears<W> {
        &self.ears
    }

    /// The one with this number.
    pub(crate) fn get(&self, id: u8) -> Option<&Grant<W>> {
        self.list.iter().find(|grant| grant.id == id && id != 0)
    }

    /// Puts one in force under a number of its own, if there is room for it.
    pub(crate) fn add(&mut self, grant: Grant<W>) -> bool {
        // There are fewer grants than numbers, so a free one comes up.
        while self.last == 0 || self.get(self.last).is_some() {
            self.last = self.last.wrapping_add(1);
        }
        let taken = self.list.try_push(Grant { id: self.last, ..grant }).is_ok();
        self.last = self.last.wrapping_add(1);
        self.listen();
        taken
    }

    /// Takes one that works once out of force.
    pub(crate) fn spend(&mut self, id: u8) {
        if let Some(at) = self.list.iter().position(|grant| grant.once && grant.id == id && id != 0) {
            self.list.remove(at);
            self.listen();
        }
    }

    /// Takes those out of force that lasted until the end of a procedure.
    pub(crate) fn expire(&mut self, ended: FrameId) {
        self.expire_where(ended, |_| true);
    }

    /// Takes those out of force that last until the end of a procedure and fit.
    pub(crate) fn expire_where(&mut self, ended: FrameId, fits: impl Fn(AbilityId) -> bool) {
        let over = |grant: &Grant<W>| grant.until == ended && fits(grant.ability);
        if self.list.iter().any(over) {
            self.list.retain(|grant| !over(grant));
            self.listen();
        }
    }

    fn listen(&mut self) {
        self.ears = Ears::default();
        for grant in &self.list {
            match grant.ear {
                Ear::Window(window) => self.ears.windows.insert_index(window),
                Ear::Query(query) => self.ears.queries.insert_index(query),
                Ear::AnyTime => self.ears.any_time = true,
            }
        }
    }
}

/// An ability that is in force for a time.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct Grant<W: Words> {
    pub(crate) id: u8,
    pub(crate) source: Source,
    pub(crate) ability: AbilityId,
    pub(crate) controller: Seat,
    pub(crate) bearer: Option<W::Item>,
    pub(crate) held: [Option<W::Item>; 3],
    pub(crate) number: i16,
    pub(crate) until: FrameId,
    pub(crate) once: bool,
    pub(crate) ear: Ear,
}

/// What a granted ability listens to, by number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Ear {
    Window(u8),
    Query(u8),
    #[default]
    AnyTime,
}

impl<W: Words> Default for Grant<W> {
    fn default() -> Self {
        Grant {
            id: 0,
            source: Source::default(),
            ability: AbilityId::default(),
            controller: Seat::default(),
            bearer: None,
            held: [None; 3],
            number: 0,
            until: FrameId::GAME,
            once: false,
            ear: Ear::AnyTime,
        }
    }
}

impl<W: Words> Grant<W> {
    pub(crate) fn bound_about(&self, about: About<W>) -> Bound<W> {
        let mut vars = [None; VARS];
        vars[..3].copy_from_slice(&self.held);
        Bound {
            source: self.source,
            ability: self.ability,
            grant: self.id,
            controller: self.controller,
            bearer: self.bearer,
            window: None,
            about,
            within: self.until,
            vars,
            group: List::new(),
            number: self.number,
        }
    }
}
