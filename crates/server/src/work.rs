//! Threads for the rules, shared fairly between addresses.
//!
//! Three kinds of work pass three gates of their own. What a person at a table asks takes milliseconds and has several threads.
//! What takes long, such as checking a list or playing a stored game again, and what programs think have one gate each that
//! leaves a core to people. Where work has to wait, addresses take turns, so whoever asks for a hundred things at once waits
//! behind themselves; and where a gate has several places, no address takes all of them. A place at a gate is held by the work and not by whoever asked for it: hanging up frees nothing early.

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
    /// What takes long at a table: a copy of its game, another game of its kind.
    LongTable,
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
    /// How much long work of one address may wait. Tables and their programs wait for themselves: each has one piece of work
    /// under way at most.
    waiting: usize,
}

impl Workshop {
    /// As many places as the machine has cores, and `waiting` pieces of long work of one address at most in the queue.
    pub fn new(waiting: usize) -> Workshop {
        let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
        let gate = |places| Arc::new(Gate::new(places));
        let few = (cores - 1).max(1);
        Workshop { table: gate(cores + 2), long: gate(few), bot: gate(few), waiting }
    }

    /// Does something that takes time, on a thread of its own.
    pub async fn work<T: Send + 'static>(
        &self,
        kind: Kind,
        lane: Lane,
        act: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Undone> {
        let gate = self.gate(kind);
        let place = gate.enter(lane, if kind == Kind::Long { self.waiting } else { usize::MAX }).await?;
        let worked = tokio::task::spawn_blocking(move || {
            let _place = place;
            act()
        });
        worked.await.map_err(|_| Undone::Panicked)
    }

    fn gate(&self, kind: Kind) -> &Arc<Gate> {
        match kind {
            Kind::Table => &self.table,
            Kind::Long | Kind::LongTable => &self.long,
            Kind::Bot => &self.bot,
        }
    }

    /// How many pieces of work of a kind wait.
    pub fn waiting(&self, kind: Kind) -> usize {
        self.gate(kind).queue().lanes.values().map(VecDeque::len).sum()
    }
}

#[derive(Debug)]
struct Gate {
    queue: Mutex<Queue>,
    /// How many places one lane may have.
    most: usize,
}

#[derive(Debug)]
struct Queue {
    free: usize,
    /// How many places each lane has.
    held: HashMap<Lane, usize>,
    /// The lanes that wait, in the order of their turns.
    turns: VecDeque<Lane>,
    lanes: HashMap<Lane, VecDeque<oneshot::Sender<Place>>>,
}

impl Queue {
    fn take(&mut self, lane: Lane) {
        *self.held.entry(lane).or_default() += 1;
    }

    fn give_back(&mut self, lane: Lane) {
        if let Some(held) = self.held.get_mut(&lane) {
            *held -= 1;
            if *held == 0 {
                self.held.remove(&lane);
            }
        }
    }

    fn holds(&self, lane: Lane) -> usize {
        self.held.get(&lane).copied().unwrap_or(0)
    }
}

impl Gate {
    fn new(places: usize) -> Gate {
        let queue =
            Queue { free: places, held: HashMap::new(), turns: VecDeque::new(), lanes: HashMap::new() };
        Gate { queue: Mutex::new(queue), most: (places - 1).max(1) }
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a place, if no more than so much of the same lane waits already.
    async fn enter(self: &Arc<Self>, lane: Lane, waiting: usize) -> Result<Place, Undone> {
        let came = {
            let mut queue = self.queue();
            if queue.free > 0 && queue.holds(lane) < self.most {
                queue.free -= 1;
                queue.take(lane);
                return Ok(Place(Some((Arc::clone(self), lane))));
            }
            let waits = queue.lanes.entry(lane).or_default();
            // Those who have gone away count no longer.
            waits.retain(|waiter| !waiter.is_closed());
            if waits.len() >= waiting {
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

    /// Takes a place back from a lane, and tells who is next: the lanes take turns.
    fn next(&self, from: Lane) -> Option<(oneshot::Sender<Place>, Lane)> {
        let mut queue = self.queue();
        queue.give_back(from);
        for _ in 0..queue.turns.len() {
            let Some(lane) = queue.turns.pop_front() else { break };
            if queue.holds(lane) >= self.most {
                queue.turns.push_back(lane);
                continue;
            }
            let waits = queue.lanes.entry(lane).or_default();
            let next = waits.pop_front();
            if waits.is_empty() {
                queue.lanes.remove(&lane);
            } else {
                queue.turns.push_back(lane);
            }
            if let Some(next) = next {
                queue.take(lane);
                return Some((next, lane));
            }
        }
        queue.free += 1;
        None
    }
}

/// A place of a lane at a gate. Whoever lets it go passes it on.
#[derive(Debug)]
struct Place(Option<(Arc<Gate>, Lane)>);

impl Drop for Place {
    fn drop(&mut self) {
        let Some((gate, mut lane)) = self.0.take() else { return };
        while let Some((next, theirs)) = gate.next(lane) {
            lane = theirs;
            match next.send(Place(Some((Arc::clone(&gate), lane)))) {
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
        let gate = Arc::new(Gate::new(1));
        let held = gate.enter(lane(1), 100).await.unwrap();
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut tasks = Vec::new();
        for last in [1, 1, 1, 1, 2, 3] {
            let (theirs, noted) = (Arc::clone(&gate), Arc::clone(&order));
            tasks.push(tokio::spawn(async move {
                let _place = theirs.enter(lane(last), 100).await.unwrap();
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
    async fn one_address_leaves_a_place_to_others() {
        let gate = Arc::new(Gate::new(3));
        let held = [gate.enter(lane(1), 9).await.unwrap(), gate.enter(lane(1), 9).await.unwrap()];
        let third = tokio::spawn({
            let gate = Arc::clone(&gate);
            async move { gate.enter(lane(1), 9).await.map(drop) }
        });
        tokio::task::yield_now().await;
        assert!(!third.is_finished());
        // Others find the place free, and the one who waits does not get it when they go.
        drop(gate.enter(lane(2), 9).await.unwrap());
        tokio::task::yield_now().await;
        assert!(!third.is_finished());
        drop(held);
        assert_eq!(third.await.unwrap(), Ok(()));
        assert_eq!(gate.queue().free, 3);
        assert!(gate.queue().held.is_empty() && gate.queue().lanes.is_empty());
    }

    #[tokio::test]
    async fn who_goes_away_gives_the_place_to_the_next() {
        let gate = Arc::new(Gate::new(1));
        let held = gate.enter(lane(1), 1).await.unwrap();
        let gone = tokio::spawn({
            let gate = Arc::clone(&gate);
            async move { gate.enter(lane(1), 1).await.map(drop) }
        });
        tokio::task::yield_now().await;
        assert_eq!(gate.enter(lane(1), 1).await.map(drop), Err(Undone::Busy));
        gone.abort();
        assert!(gone.await.is_err());
        // The one that went away does not count any more.
        let stays = tokio::spawn({
            let gate = Arc::clone(&gate);
            async move { gate.enter(lane(1), 1).await.map(drop) }
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
