//! Threads for the rules, shared fairly between addresses.
//!
//! Three kinds of work pass three gates of their own. What a person at a table asks takes milliseconds and has several threads.
//! What takes long, such as checking a list or playing a stored game again, and what programs think have one gate each that
//! leaves a core to people. Where work has to wait, addresses take turns, so whoever asks for a hundred things at once waits
//! behind themselves. A place at a gate is held by the work and not by whoever asked for it: hanging up frees nothing early.

use std::collections::{HashMap, VecDeque};
use std::net::{IpAddr, Ipv4Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

/// Whose work it is: an address, or a whole network of them.
pub type Lane = IpAddr;

/// The lane of work that no address asked for.
pub const NOBODY: Lane = IpAddr::V4(Ipv4Addr::UNSPECIFIED);

/// What kind of work it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// What a person at a table asks.
    Table,
    /// What takes long: lists, new games, stored games.
    Long,
    /// What a program thinks.
    Bot,
}

/// Why work is not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undone {
    /// Too much of the same address waits already.
    Busy,
    /// It panicked.
    Panicked,
}

/// The gates.
#[derive(Clone, Debug)]
pub struct Workshop {
    table: Arc<Gate>,
    long: Arc<Gate>,
    bot: Arc<Gate>,
}

impl Workshop {
    /// As many places as the machine has cores, and `waiting` pieces of long work of one address at most in the queue.
    pub fn new(waiting: usize) -> Workshop {
        let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
        let gate = |places, waiting| Arc::new(Gate::new(places, waiting));
        // Tables and their programs wait for themselves: each has one piece of work under way at most.
        Workshop {
            table: gate(cores + 2, usize::MAX),
            long: gate((cores - 1).max(1), waiting),
            bot: gate((cores - 1).max(1), usize::MAX),
        }
    }

    /// Does something that takes time, on a thread of its own.
    pub async fn work<T: Send + 'static>(
        &self,
        kind: Kind,
        lane: Lane,
        act: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Undone> {
        let gate = match kind {
            Kind::Table => &self.table,
            Kind::Long => &self.long,
            Kind::Bot => &self.bot,
        };
        let place = gate.enter(lane).await?;
        let worked = tokio::task::spawn_blocking(move || {
            let _place = place;
            act()
        });
        worked.await.map_err(|_| Undone::Panicked)
    }

    /// How many pieces of work of a kind wait.
    pub fn waiting(&self, kind: Kind) -> usize {
        let gate = match kind {
            Kind::Table => &self.table,
            Kind::Long => &self.long,
            Kind::Bot => &self.bot,
        };
        gate.queue().lanes.values().map(VecDeque::len).sum()
    }
}

#[derive(Debug)]
struct Gate {
    queue: Mutex<Queue>,
    /// How much of one lane may wait.
    waiting: usize,
}

#[derive(Debug)]
struct Queue {
    free: usize,
    /// The lanes that wait, in the order of their turns.
    turns: VecDeque<Lane>,
    lanes: HashMap<Lane, VecDeque<oneshot::Sender<Place>>>,
}

impl Gate {
    fn new(places: usize, waiting: usize) -> Gate {
        let queue = Queue { free: places, turns: VecDeque::new(), lanes: HashMap::new() };
        Gate { queue: Mutex::new(queue), waiting }
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn enter(self: &Arc<Self>, lane: Lane) -> Result<Place, Undone> {
        let came = {
            let mut queue = self.queue();
            if queue.free > 0 {
                queue.free -= 1;
                return Ok(Place(Some(Arc::clone(self))));
            }
            let waits = queue.lanes.entry(lane).or_default();
            // Those who have gone away count no longer.
            waits.retain(|waiter| !waiter.is_closed());
            if waits.len() >= self.waiting {
                return Err(Undone::Busy);
            }
            let (turn, came) = oneshot::channel();
            waits.push_back(turn);
            if waits.len() == 1 && !queue.turns.contains(&lane) {
                queue.turns.push_back(lane);
            }
            came
        };
        came.await.map_err(|_| Undone::Panicked)
    }

    /// Who is next: the lanes take turns.
    fn next(&self) -> Option<oneshot::Sender<Place>> {
        let mut queue = self.queue();
        while let Some(lane) = queue.turns.pop_front() {
            let waits = queue.lanes.entry(lane).or_default();
            let next = waits.pop_front();
            if waits.is_empty() {
                queue.lanes.remove(&lane);
            } else {
                queue.turns.push_back(lane);
            }
            if next.is_some() {
                return next;
            }
        }
        queue.free += 1;
        None
    }
}

/// A place at a gate. Whoever lets it go passes it on.
#[derive(Debug)]
struct Place(Option<Arc<Gate>>);

impl Drop for Place {
    fn drop(&mut self) {
        let Some(gate) = self.0.take() else { return };
        while let Some(next) = gate.next() {
            match next.send(Place(Some(Arc::clone(&gate)))) {
                Ok(()) => return,
                // They have gone away: the place goes to the next.
                Err(mut back) => back.0 = None,
            }
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use std::net::IpAddr;
    use std::sync::{Arc, Mutex};

    use super::{Gate, Undone};

    fn lane(last: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, last])
    }

    #[tokio::test]
    async fn addresses_take_turns() {
        let gate = Arc::new(Gate::new(1, 100));
        let held = gate.enter(lane(1)).await.unwrap();
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut tasks = Vec::new();
        for last in [1, 1, 1, 1, 2, 3] {
            let (theirs, noted) = (Arc::clone(&gate), Arc::clone(&order));
            tasks.push(tokio::spawn(async move {
                let _place = theirs.enter(lane(last)).await.unwrap();
                noted.lock().unwrap().push(last);
            }));
            tokio::task::yield_now().await;
        }
        drop(held);
        for task in tasks {
            task.await.unwrap();
        }
        assert_eq!(*order.lock().unwrap(), [1, 2, 3, 1, 1, 1]);
        assert_eq!(gate.queue().free, 1);
        assert!(gate.queue().lanes.is_empty());
    }

    #[tokio::test]
    async fn who_goes_away_gives_the_place_to_the_next() {
        let gate = Arc::new(Gate::new(1, 1));
        let held = gate.enter(lane(1)).await.unwrap();
        let gone = tokio::spawn({
            let gate = Arc::clone(&gate);
            async move { gate.enter(lane(1)).await.map(drop) }
        });
        tokio::task::yield_now().await;
        assert_eq!(gate.enter(lane(1)).await.map(drop), Err(Undone::Busy));
        gone.abort();
        assert!(gone.await.is_err());
        // The one that went away does not count any more.
        let stays = tokio::spawn({
            let gate = Arc::clone(&gate);
            async move { gate.enter(lane(1)).await.map(drop) }
        });
        tokio::task::yield_now().await;
        drop(held);
        assert_eq!(stays.await.unwrap(), Ok(()));
        assert_eq!(gate.queue().free, 1);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn work_keeps_its_place_when_nobody_waits_for_it() {
        use std::sync::mpsc;
        use std::time::Duration;
        let gates = super::Workshop::new(10);
        let places = gates.long.queue().free;
        let (go, wait) = mpsc::channel::<()>();
        let work = gates.clone();
        let asked =
            tokio::spawn(async move { work.work(super::Kind::Long, lane(1), move || wait.recv()).await });
        while gates.long.queue().free == places {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        asked.abort();
        drop(asked.await);
        tokio::time::sleep(Duration::from_millis(50)).await;
        assert_eq!(gates.long.queue().free, places - 1);
        drop(go);
        while gates.long.queue().free < places {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}
