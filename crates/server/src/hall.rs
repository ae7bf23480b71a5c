//! The tables that are in memory.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::mpsc;

use crate::actor::{self, Cores};
use crate::host::Hosts;
use crate::limits::Limits;
use crate::room::{ConnId, Order};
use crate::store::Store;

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
    pub cores: Cores,
    tables: Mutex<HashMap<String, mpsc::Sender<Order>>>,
    last_conn: AtomicU64,
}

impl Hall {
    /// An empty hall.
    pub fn new(store: Store, hosts: Hosts, limits: Arc<Limits>) -> Hall {
        let (tables, last_conn) = (Mutex::default(), AtomicU64::new(0));
        Hall { store, hosts, limits, cores: Cores::new(), tables, last_conn }
    }

    /// A number for a new connection.
    pub fn next_conn(&self) -> ConnId {
        self.last_conn.fetch_add(1, Ordering::Relaxed) + 1
    }

    /// How many tables are in memory.
    pub fn loaded(&self) -> usize {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// The way to a table.
    pub fn table(self: &Arc<Self>, name: &str) -> mpsc::Sender<Order> {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(sender) = tables.get(name).filter(|sender| !sender.is_closed()) {
            return sender.clone();
        }
        let (sender, orders) = mpsc::channel(self.limits.queue);
        tables.insert(name.to_owned(), sender.clone());
        tokio::spawn(actor::run(Arc::clone(self), name.to_owned(), orders));
        sender
    }

    /// Gives an order to a table. A table that went out of memory at the same moment is opened again.
    pub async fn order(self: &Arc<Self>, name: &str, mut order: Order) -> Option<mpsc::Sender<Order>> {
        for _ in 0..3 {
            let table = self.table(name);
            match table.send(order).await {
                Ok(()) => return Some(table),
                Err(back) => order = back.0,
            }
        }
        None
    }

    /// Lets a table go out of memory, unless somebody has just come.
    pub fn retire(&self, name: &str, orders: &mut mpsc::Receiver<Order>) -> bool {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
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
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).remove(name);
    }
}
