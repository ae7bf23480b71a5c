//! The tables that are in memory.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::mpsc;

use crate::actor;
use crate::host::Hosts;
use crate::limits::Limits;
use crate::meters::Meters;
use crate::protocol::Stage;
use crate::room::{ConnId, Order};
use crate::store::{Store, StoreError};
use crate::work::{Lane, Workshop};

/// The tables that are in memory; the others are opened from storage when somebody comes.
#[derive(Debug)]
pub struct Hall {
    /// Where games are kept.
    pub store: Store,
    /// The games.
    pub hosts: Hosts,
    /// The limits.
    pub limits: Arc<Limits>,
    /// The threads for the rules.
    pub workshop: Workshop,
    /// What is counted.
    pub meters: Arc<Meters>,
    tables: Mutex<HashMap<String, Loaded>>,
    last_conn: AtomicU64,
    clock: AtomicU64,
}

/// How long the word that the server stops may take to arrive.
const FAREWELL: Duration = Duration::from_millis(500);

/// A table that is in memory.
#[derive(Debug)]
struct Loaded {
    orders: mpsc::Sender<Order>,
    /// How many bytes it takes.
    weight: usize,
    /// Whether nobody is there.
    empty: bool,
    /// When it was last used: a later use has a higher number.
    used: u64,
}

impl Hall {
    /// An empty hall.
    pub fn new(store: Store, hosts: Hosts, limits: Arc<Limits>, meters: Arc<Meters>) -> Hall {
        let (tables, last_conn, clock) = (Mutex::default(), AtomicU64::new(0), AtomicU64::new(0));
        let workshop = Workshop::new(limits.waiting);
        Hall { store, hosts, limits, workshop, meters, tables, last_conn, clock }
    }

    /// A number for a new connection.
    pub fn next_conn(&self) -> ConnId {
        self.last_conn.fetch_add(1, Ordering::Relaxed) + 1
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, Loaded>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many tables are in memory.
    pub fn loaded(&self) -> usize {
        self.tables().len()
    }

    /// How many bytes the tables in memory take.
    pub fn weight(&self) -> usize {
        self.tables().values().map(|table| table.weight).sum()
    }

    /// Whether the tables at which somebody is take twice the room that there is for all.
    pub fn is_crowded(&self) -> bool {
        let tables = self.tables();
        let held: usize = tables.values().filter(|table| !table.empty).map(|table| table.weight).sum();
        held > self.limits.memory.saturating_mul(2)
    }

    /// Notes how much a table takes and whether anybody is there. Where all together take more than there is room for, those
    /// that nobody is at go out of memory, the least recently used first.
    pub fn weigh(&self, name: &str, weight: usize, empty: bool) {
        let mut tables = self.tables();
        if let Some(table) = tables.get_mut(name) {
            (table.weight, table.empty) = (weight, empty);
        }
        let mut all: usize = tables.values().map(|table| table.weight).sum();
        if all <= self.limits.memory {
            return;
        }
        let mut idle: Vec<&Loaded> = tables.values().filter(|table| table.empty).collect();
        idle.sort_by_key(|table| table.used);
        for table in idle {
            if all <= self.limits.memory {
                break;
            }
            // One that has orders waiting is in use.
            if table.orders.capacity() == table.orders.max_capacity()
                && table.orders.try_send(Order::Rest).is_ok()
            {
                all = all.saturating_sub(table.weight);
            }
        }
    }

    /// The way to a table. `lane` is who asks for it.
    pub fn table(self: &Arc<Self>, name: &str, lane: Lane) -> mpsc::Sender<Order> {
        let used = self.clock.fetch_add(1, Ordering::Relaxed);
        let mut tables = self.tables();
        if let Some(table) = tables.get_mut(name).filter(|table| !table.orders.is_closed()) {
            table.used = used;
            return table.orders.clone();
        }
        let (sender, orders) = mpsc::channel(self.limits.queue);
        tables.insert(name.to_owned(), Loaded { orders: sender.clone(), weight: 0, empty: true, used });
        tokio::spawn(actor::run(Arc::clone(self), name.to_owned(), lane, orders));
        sender
    }

    /// Gives an order to a table. A table that went out of memory at the same moment is opened again.
    pub async fn order(
        self: &Arc<Self>,
        name: &str,
        lane: Lane,
        mut order: Order,
    ) -> Option<mpsc::Sender<Order>> {
        for _ in 0..3 {
            let table = self.table(name, lane);
            match table.send(order).await {
                Ok(()) => return Some(table),
                Err(back) => order = back.0,
            }
        }
        None
    }

    /// Throws away the tables that nothing has happened at for longer than they are kept, and gives their names.
    pub async fn expire(&self) -> Result<Vec<String>, StoreError> {
        let limits = &self.limits;
        let keep = [
            (Stage::Gathering, limits.keep_gathering),
            (Stage::Playing, limits.keep_playing),
            (Stage::Over, limits.keep_over),
            (Stage::Replay, limits.keep_replay),
        ];
        self.store.expire(&keep.map(|(stage, keep)| (stage, keep.as_secs()))).await
    }

    /// Tells everybody that the server stops, and gives the word a moment to arrive.
    pub async fn farewell(&self) {
        let tables: Vec<_> = self.tables().values().map(|table| table.orders.clone()).collect();
        for orders in &tables {
            // A table that is busy is not waited for: its pages notice by themselves.
            let _ = orders.try_send(Order::Farewell);
        }
        if !tables.is_empty() {
            tokio::time::sleep(FAREWELL).await;
        }
    }

    /// Lets a table go out of memory, unless somebody has just come.
    pub fn retire(&self, name: &str, orders: &mut mpsc::Receiver<Order>) -> bool {
        let mut tables = self.tables();
        if !orders.is_empty() {
            return false;
        }
        // Whatever is sent from here on is given back to its sender, who asks again.
        orders.close();
        tables.remove(name);
        true
    }

    /// Forgets a table that stops by itself.
    pub fn forget(&self, name: &str) {
        self.tables().remove(name);
    }
}
