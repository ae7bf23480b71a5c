//! What a game brings so that it can be played here.

use std::collections::BTreeMap;
use std::sync::Arc;

use broadside_engine::{Chance, Reason, Seat, Seating, Seed};
use broadside_stage::{Desk, DeskError, Reply, Why};

use crate::protocol::{GameInfo, ListReport};

/// A game that is to be started.
#[derive(Clone, Debug)]
pub struct NewGame<'a> {
    /// Under which edition.
    pub edition: &'a str,
    /// The list of each seat; none in the learning scenario.
    pub lists: &'a [String],
    /// Whether it is the learning scenario.
    pub learning: bool,
    /// Options of the game by name.
    pub options: &'a BTreeMap<String, String>,
    /// Where chance comes from.
    pub seed: Seed,
}

/// One game for the server: its editions, lists and desks. Every rule is behind it.
pub trait Host: Send + Sync {
    /// What the lobby shows of it.
    fn info(&self) -> &GameInfo;

    /// The version of the rules that are played.
    fn version(&self) -> u32;

    /// The side of each seat of a new table: one player a side.
    fn seats(&self) -> Vec<u8> {
        let seating = Seating::default();
        seating.all().iter().map(|seat| seating.side(seat).0).collect()
    }

    /// What is to be made of a list; why not, if the edition is not known.
    fn check(&self, edition: &str, list: &str) -> Result<ListReport, Reason>;

    /// Starts a game, or says why that cannot be.
    fn start(&self, wanted: &NewGame<'_>) -> Result<Box<dyn Desk>, Reason>;

    /// Opens a stored game. `record` is what [`Desk::record`] gave, `more` are the entries that came after it. Every
    /// hash is checked on the way.
    fn open(&self, edition: &str, record: &str, more: &[String]) -> Result<Box<dyn Desk>, Reason>;

    /// What a program of this level answers at a seat; something random where nobody plays at it.
    fn bot(&self, level: &str, desk: &dyn Desk, seat: Seat, chance: &mut Chance) -> Option<(u32, Reply)> {
        let seed = u64::from(chance.draw("bot", u32::MAX));
        desk.bot_reply(seat, level, seed).or_else(|| desk.random_reply(seat, chance))
    }

    /// What a program of this level weighed when so many entries were in force; `chance` as it was for its answer.
    fn why(
        &self,
        level: &str,
        desk: &dyn Desk,
        entries: usize,
        seat: Seat,
        chance: &mut Chance,
    ) -> Result<Option<Why>, DeskError> {
        desk.why(entries, seat, level, u64::from(chance.draw("bot", u32::MAX)))
    }
}

/// The games that are played here.
#[derive(Clone)]
pub struct Hosts(Vec<Arc<dyn Host>>);

impl core::fmt::Debug for Hosts {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_list().entries(self.0.iter().map(|host| &host.info().id)).finish()
    }
}

impl Hosts {
    /// These games.
    pub fn new(hosts: Vec<Arc<dyn Host>>) -> Hosts {
        Hosts(hosts)
    }

    /// All of them.
    pub fn infos(&self) -> Vec<GameInfo> {
        self.0.iter().map(|host| host.info().clone()).collect()
    }

    /// Each by its key, with the version of the rules that are played.
    pub fn versions(&self) -> Vec<(String, u32)> {
        self.0.iter().map(|host| (host.info().id.clone(), host.version())).collect()
    }

    /// The game with this key.
    pub fn get(&self, id: &str) -> Option<&Arc<dyn Host>> {
        self.0.iter().find(|host| host.info().id == id)
    }
}
