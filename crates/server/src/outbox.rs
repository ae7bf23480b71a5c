//! What waits to go out to the pages. It is counted in messages and in bytes, for each page and for all of them together: whoever
//! asks for much and reads nothing would otherwise have the server keep it all.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::sync::mpsc;

use crate::limits::Limits;

/// So many bytes may wait for a page however much waits for others.
const SHARE: usize = 256 * 1024;

/// The bytes that wait for all pages.
#[derive(Clone, Debug, Default)]
pub struct Waiting(Arc<AtomicUsize>);

/// The bytes that wait for one page, and how many may.
#[derive(Debug)]
struct Weight {
    mine: AtomicUsize,
    all: Waiting,
    most: usize,
    most_of_all: usize,
}

impl Weight {
    fn take(&self, bytes: usize) -> bool {
        let mine = self.mine.fetch_add(bytes, Ordering::Relaxed) + bytes;
        let all = self.all.0.fetch_add(bytes, Ordering::Relaxed) + bytes;
        // One message always has room, be it a whole game.
        let fits = mine <= self.most.max(bytes) && (all <= self.most_of_all || mine <= SHARE);
        if !fits {
            self.give(bytes);
        }
        fits
    }

    fn give(&self, bytes: usize) {
        self.mine.fetch_sub(bytes, Ordering::Relaxed);
        self.all.0.fetch_sub(bytes, Ordering::Relaxed);
    }
}

/// There is no room for a message, or nobody takes it any more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Full;

/// The way to a page.
#[derive(Clone, Debug)]
pub struct Outbox {
    way: mpsc::Sender<String>,
    weight: Arc<Weight>,
}

impl Outbox {
    /// A way, and its other end.
    pub fn new(limits: &Limits, all: &Waiting) -> (Outbox, Letters) {
        let (way, letters) = mpsc::channel(limits.outbox);
        let weight = Arc::new(Weight {
            mine: AtomicUsize::new(0),
            all: all.clone(),
            most: limits.outbox_bytes,
            most_of_all: limits.outboxes_bytes,
        });
        (Outbox { way, weight: Arc::clone(&weight) }, Letters { way: letters, weight })
    }

    /// Puts a message on its way.
    pub fn send(&self, text: String) -> Result<(), Full> {
        let bytes = text.len();
        if !self.weight.take(bytes) {
            return Err(Full);
        }
        self.way.try_send(text).map_err(|_| {
            self.weight.give(bytes);
            Full
        })
    }

    /// The way, as long as somebody else keeps it open.
    pub fn downgrade(&self) -> WeakOutbox {
        WeakOutbox { way: self.way.downgrade(), weight: Arc::clone(&self.weight) }
    }
}

/// A way to a page that somebody else keeps open.
#[derive(Clone, Debug)]
pub struct WeakOutbox {
    way: mpsc::WeakSender<String>,
    weight: Arc<Weight>,
}

impl WeakOutbox {
    /// The way, if it is still open.
    pub fn upgrade(&self) -> Option<Outbox> {
        self.way.upgrade().map(|way| Outbox { way, weight: Arc::clone(&self.weight) })
    }
}

/// The other end of the way.
#[derive(Debug)]
pub struct Letters {
    way: mpsc::Receiver<String>,
    weight: Arc<Weight>,
}

impl Letters {
    /// The next message, once there is one; none when the way is closed.
    pub async fn next(&mut self) -> Option<String> {
        let text = self.way.recv().await?;
        self.weight.give(text.len());
        Some(text)
    }
}

impl Drop for Letters {
    fn drop(&mut self) {
        self.way.close();
        while let Ok(text) = self.way.try_recv() {
            self.weight.give(text.len());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limits() -> Limits {
        Limits { outbox: 4, outbox_bytes: 1_000, outboxes_bytes: 2_000_000, ..Limits::default() }
    }

    fn text(bytes: usize) -> String {
        "x".repeat(bytes)
    }

    #[tokio::test]
    async fn a_page_that_reads_nothing_is_not_kept_for() {
        let all = Waiting::default();
        let (out, mut letters) = Outbox::new(&limits(), &all);
        assert_eq!(out.send(text(600)), Ok(()));
        assert_eq!(out.send(text(600)), Err(Full), "the bytes are spent");
        assert_eq!(letters.next().await, Some(text(600)));
        assert_eq!(out.send(text(5_000)), Ok(()), "one message has room however long it is");
        assert_eq!(out.send(text(1)), Err(Full));
        drop(letters);
        assert_eq!(out.send(text(1)), Err(Full), "nobody is there");
        assert_eq!(all.0.load(Ordering::Relaxed), 0, "what nobody reads any more does not count");
    }

    #[tokio::test]
    async fn who_takes_much_makes_way_for_those_who_take_little() {
        let (limits, all) = (limits(), Waiting::default());
        let ways: Vec<_> = (0..8).map(|_| Outbox::new(&limits, &all)).collect();
        let kept = ways.iter().filter(|(out, _)| out.send(text(SHARE + 1)).is_ok()).count();
        assert_eq!(kept, 7, "all together have a limit");
        let (out, _letters) = Outbox::new(&limits, &all);
        assert_eq!(out.send(text(SHARE)), Ok(()), "a share is everybody's");
    }
}
