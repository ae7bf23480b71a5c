//! The task that owns a table: it takes orders one by one, has what is to be kept kept, and only then lets anybody know.

use std::sync::Arc;

use tokio::sync::{Semaphore, mpsc};
use tokio::time::timeout;

use crate::hall::Hall;
use crate::protocol::{Refusal, ServerMessage};
use crate::room::{Letter, Order, Outcome, Room};
use crate::store::Write;

/// Threads for the rules: as many as there are cores, of which programs leave one to people.
#[derive(Debug)]
pub struct Cores {
    all: Semaphore,
    bots: Semaphore,
}

impl Cores {
    /// As many as the machine has.
    pub fn new() -> Cores {
        let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
        Cores { all: Semaphore::new(cores.max(2)), bots: Semaphore::new(cores.max(2) - 1) }
    }

    /// Does something that takes time, on a thread of its own. Nothing comes back from a panic.
    pub async fn work<T: Send + 'static>(
        &self,
        bot: bool,
        act: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let _bot = if bot { self.bots.acquire().await.ok() } else { None };
        let _core = self.all.acquire().await.ok();
        tokio::task::spawn_blocking(act).await.ok()
    }
}

/// Why a table stops.
enum Stop {
    /// Nobody was there for a while.
    Idle,
    /// What is in memory is not to be trusted: it is opened again when somebody comes.
    Distrusted(&'static str),
}

/// Runs a table until nobody needs it in memory.
pub async fn run(hall: Arc<Hall>, name: String, mut orders: mpsc::Receiver<Order>) {
    let room = match open(&hall, &name).await {
        Ok(room) => room,
        Err(refusal) => {
            hall.forget(&name);
            orders.close();
            while let Some(order) = orders.recv().await {
                turn_away(order, &refusal);
            }
            return;
        }
    };
    match play(&hall, &name, room, &mut orders).await {
        Stop::Idle => {
            // What came in the moment of closing belongs to the table as it is opened again.
            while let Some(order) = orders.recv().await {
                hall.order(&name, order).await;
            }
        }
        Stop::Distrusted(why) => {
            tracing::error!(table = name, why, "a table is closed and opened again from storage");
            hall.forget(&name);
            orders.close();
            let refusal = Refusal::new(
                "fault",
                "something went wrong here; the table is opened again as it was stored",
            );
            while let Some(order) = orders.recv().await {
                turn_away(order, &refusal);
            }
        }
    }
}

async fn open(hall: &Hall, name: &str) -> Result<Room, Refusal> {
    let gone = || Refusal::new("not_found", "there is no such table");
    let kept = hall.store.load(name).await.map_err(|error| {
        tracing::error!(table = name, %error, "a table cannot be read");
        Refusal::new("fault", "the table cannot be read now")
    })?;
    let kept = kept.ok_or_else(gone)?;
    let host = hall.hosts.get(&kept.table.game).cloned().ok_or_else(gone)?;
    let limits = Arc::clone(&hall.limits);
    let opened = hall.cores.work(false, move || Room::open(host, limits, kept)).await;
    let opened = opened.unwrap_or_else(|| Err("the rules machine panicked".into()));
    match opened {
        Ok(room) => Ok(room),
        Err(why) => {
            tracing::error!(table = name, why, "a game does not replay");
            let kept = hall.store.write(vec![Write::Fault(name.into(), Some(why.clone()))]).await;
            if let Err(error) = kept {
                tracing::error!(%error, "the fault could not be noted");
            }
            let reason = format!(
                "this game cannot be opened again; everything in it is kept. Tell whoever runs this server: {why}"
            );
            Err(Refusal::new("fault", reason))
        }
    }
}

async fn play(hall: &Arc<Hall>, name: &str, mut room: Room, orders: &mut mpsc::Receiver<Order>) -> Stop {
    loop {
        let order = if room.bot_moves() {
            // People first: what they asked meanwhile is answered between the answers of a program.
            orders.try_recv().unwrap_or(Order::Bot)
        } else {
            match timeout(hall.limits.idle, orders.recv()).await {
                Ok(Some(order)) => order,
                Ok(None) => return Stop::Idle,
                Err(_) if room.is_empty() && hall.retire(name, orders) => return Stop::Idle,
                Err(_) => continue,
            }
        };
        let bot = matches!(order, Order::Bot);
        let worked = hall.cores.work(bot, move || {
            let out = room.handle(order);
            (room, out)
        });
        let Some((back, out)) = worked.await else { return Stop::Distrusted("a panic") };
        room = back;
        let Outcome { writes, letters, replies } = out;
        if let Err(error) = hall.store.write(writes).await {
            tracing::error!(table = name, %error, "not stored");
            let refusal = Refusal::new(
                "fault",
                "it could not be stored, so it was not done; the table is opened again",
            );
            for reply in replies {
                reply.give(Err(refusal.clone()));
            }
            let bye = Letter::of(&ServerMessage::Bye(refusal));
            room.senders().for_each(|sender| drop(sender.try_send(bye.text.clone())));
            return Stop::Distrusted("storage");
        }
        for (id, letter) in letters {
            let sent = match (&letter.to, room.sender(id)) {
                (Some(to), _) | (None, Some(to)) => to.try_send(letter.text).is_ok(),
                (None, None) => true,
            };
            // Whoever does not keep up is let go; the page connects again and is shown everything.
            if !sent {
                room.drop_conn(id);
            }
        }
        for reply in replies {
            reply.give(Ok(()));
        }
    }
}

/// Answers an order at a table that cannot be opened.
fn turn_away(order: Order, refusal: &Refusal) {
    match order {
        Order::Join(_, conn) => {
            let bye = Letter::of(&ServerMessage::Bye(refusal.clone()));
            drop(conn.out.try_send(bye.text));
        }
        Order::List { reply, .. } | Order::Sit { reply, .. } => drop(reply.send(Err(refusal.clone()))),
        Order::Record { reply, .. } => drop(reply.send(Err(refusal.clone()))),
        Order::Fork { reply, .. } => drop(reply.send(Err(refusal.clone()))),
        Order::Leave(_) | Order::Ask(..) | Order::Bot => {}
    }
}
