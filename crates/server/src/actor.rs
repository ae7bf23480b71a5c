//! The task that owns a table: it takes orders one by one, has what is to be kept kept, and only then lets anybody know.

use std::sync::Arc;

use broadside_texts::Language;
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::hall::Hall;
use crate::meters;
use crate::protocol::{Refusal, ServerMessage};
use crate::refused::{Fault, NotFound, TooFast};
use crate::room::{Letter, Order, Outcome, Room};
use crate::store::Write;
use crate::work::{Kind, Lane, Undone};

/// Why a table stops.
enum Stop {
    /// Nobody was there for a while, or others need the room.
    Idle,
    /// What is in memory is not to be trusted: it is opened again when somebody comes.
    Distrusted(&'static str),
}

/// Runs a table until nobody needs it in memory.
pub async fn run(hall: Arc<Hall>, name: String, lane: Lane, mut orders: mpsc::Receiver<Order>) {
    // A file that replaces the one that the table was read from knows it as it was at another time.
    let epoch = hall.store.epoch();
    let room = match open(&hall, &name, lane).await {
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
    match play(&hall, &name, room, epoch, &mut orders).await {
        Stop::Idle => {
            // What came in the moment of closing belongs to the table as it is opened again.
            while let Some(order) = orders.recv().await {
                if !matches!(order, Order::Rest | Order::Farewell) {
                    hall.order(&name, lane, order).await;
                }
            }
        }
        Stop::Distrusted(why) => {
            meters::add(&hall.meters.faults, 1);
            tracing::error!(table = name, why, "a table is closed and opened again from storage");
            hall.forget(&name);
            orders.close();
            let refusal = Refusal::from(Fault::Reopened);
            while let Some(order) = orders.recv().await {
                turn_away(order, &refusal);
            }
        }
    }
}

async fn open(hall: &Hall, name: &str, lane: Lane) -> Result<Room, Refusal> {
    let gone = || Refusal::from(NotFound::NoTable);
    if hall.is_crowded() {
        return Err(TooFast::Busy.into());
    }
    let kept = hall.store.load(name).await.map_err(|error| {
        tracing::error!(table = name, %error, "a table cannot be read");
        Refusal::from(Fault::Unread)
    })?;
    let kept = kept.ok_or_else(gone)?;
    let faulty = kept.faulty;
    let host = hall.hosts.get(&kept.table.game).cloned().ok_or_else(gone)?;
    let limits = Arc::clone(&hall.limits);
    let opened = hall.workshop.work(Kind::Long, lane, move || Room::open(host, limits, kept)).await;
    let opened = match opened {
        Ok(opened) => opened,
        Err(Undone::Busy) => return Err(TooFast::Busy.into()),
        Err(Undone::Panicked) => Err(Fault::Panicked.into()),
    };
    match opened {
        Ok(room) => {
            if faulty {
                hall.store.write(vec![Write::Fault(name.into(), None)]).await.unwrap_or_else(|error| {
                    tracing::error!(%error, "that a fault has passed could not be noted");
                });
            }
            Ok(room)
        }
        Err(why) => {
            tracing::error!(table = name, why = Language::En.reason(&why), "a game does not replay");
            let kept = hall.store.write(vec![Write::Fault(name.into(), Some(why.clone()))]).await;
            if let Err(error) = kept {
                tracing::error!(%error, "the fault could not be noted");
            }
            Err(Fault::Unopened { why }.into())
        }
    }
}

async fn play(
    hall: &Arc<Hall>,
    name: &str,
    mut room: Room,
    epoch: u64,
    orders: &mut mpsc::Receiver<Order>,
) -> Stop {
    hall.weigh(name, room.weight(), room.is_empty());
    loop {
        let order = if room.bot_moves() {
            // People first: what they asked meanwhile is answered between the answers of a program.
            match orders.try_recv() {
                // A program whose opponent is away goes on when they come back.
                Ok(Order::Rest) if room.is_empty() && hall.retire(name, orders) => return Stop::Idle,
                Ok(Order::Rest) | Err(_) => Order::Bot,
                Ok(order) => order,
            }
        } else {
            match timeout(hall.limits.idle, orders.recv()).await {
                Ok(Some(Order::Rest)) if !room.is_empty() || !hall.retire(name, orders) => continue,
                Ok(Some(Order::Rest) | None) => return Stop::Idle,
                Ok(Some(order)) => order,
                Err(_) if room.is_empty() && hall.retire(name, orders) => return Stop::Idle,
                Err(_) => continue,
            }
        };
        let kind = match order {
            Order::Bot => Kind::Bot,
            Order::Fork { .. } | Order::Rematch { .. } | Order::List { .. } => Kind::LongTable,
            _ => Kind::Table,
        };
        let lane = room.lane(&order);
        let worked = hall.workshop.work(kind, lane, move || {
            let out = room.handle(order);
            (room, out)
        });
        let Ok((back, out)) = worked.await else { return Stop::Distrusted("a panic") };
        room = back;
        let Outcome { writes, letters, replies } = out;
        let entries = writes.iter().filter(|write| matches!(write, Write::Entry { .. })).count() as u64;
        let anything = !writes.is_empty();
        let kept = hall.store.write_as_of(epoch, writes).await;
        if anything {
            hall.meters.wrote(entries, kept.is_ok());
        }
        if let Err(error) = kept {
            tracing::error!(table = name, %error, "not stored");
            let refusal = Refusal::from(Fault::Unstored);
            for reply in replies {
                reply.give(Err(refusal.clone()));
            }
            let bye = Letter::of(&ServerMessage::Bye(refusal));
            room.senders().for_each(|sender| drop(sender.send(bye.text.clone())));
            return Stop::Distrusted("storage");
        }
        for (id, letter) in letters {
            let sent = match (&letter.to, room.sender(id)) {
                (Some(to), _) | (None, Some(to)) => to.send(letter.text).is_ok(),
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
        hall.weigh(name, room.weight(), room.is_empty());
    }
}

/// Answers an order at a table that cannot be opened.
fn turn_away(order: Order, refusal: &Refusal) {
    match order {
        Order::Join(_, conn) => {
            let bye = Letter::of(&ServerMessage::Bye(refusal.clone()));
            drop(conn.out.send(bye.text));
        }
        Order::List { reply, .. } | Order::Sit { reply, .. } => drop(reply.send(Err(refusal.clone()))),
        Order::Record { reply, .. } => drop(reply.send(Err(refusal.clone()))),
        Order::Fork { reply, .. } => drop(reply.send(Err(refusal.clone()))),
        Order::Rematch { reply, .. } => drop(reply.send(Err(refusal.clone()))),
        Order::Close { reply } | Order::Hush { reply, .. } => drop(reply.send(Err(refusal.clone()))),
        Order::Export { reply } => drop(reply.send(Err(refusal.clone()))),
        Order::Leave(_) | Order::Ask(..) | Order::Bot | Order::Rest | Order::Farewell => {}
    }
}
