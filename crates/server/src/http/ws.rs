//! Connections of open pages.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, State};
use axum::response::Response;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use tokio::sync::mpsc;
use tokio::time::{Instant, timeout};

use super::answer::No;
use super::guard::Address;
use super::seats::{Behind, behind};
use crate::Server;
use crate::limits::{Bucket, Endpoint};
use crate::net::Visit;
use crate::outbox::{Letters, Outbox, WeakOutbox};
use crate::protocol::{ClientMessage, Refusal, Request, Response as Answer, ServerMessage};
use crate::refused::{Malformed, NotYours, TooFast, TooLarge, TooMany};
use crate::room::{Conn, Letter, Order};

/// How long a page may take to receive a message.
const PATIENCE: Duration = Duration::from_secs(10);

/// `GET /ws/LINK`
pub async fn connect(
    State(server): State<Server>,
    Extension(Address(address)): Extension<Address>,
    Extension(socket): Extension<Arc<Visit>>,
    Path(link): Path<String>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, No> {
    let visit = server.visitors.enter(address, server.options.limits.connections_per_address);
    let visit = visit.ok_or(TooMany::Connections)?;
    let found = behind(&server, &link).await?;
    let most = server.options.limits.message_bytes;
    let upgrade = upgrade.max_message_size(most).max_frame_size(most);
    Ok(upgrade.on_upgrade(move |upgraded| run(server, found, address, upgraded, (visit, socket))))
}

async fn run(
    server: Server,
    found: Behind,
    address: IpAddr,
    socket: WebSocket,
    _visits: (Visit, Arc<Visit>),
) {
    let Behind { table, hands, invited } = found;
    let (sink, stream) = socket.split();
    let (out, letters) = Outbox::new(&server.options.limits, &server.waiting);
    let id = server.hall.next_conn();
    // Only the table keeps the way open: when it lets somebody go, the connection ends.
    let own = out.downgrade();
    let conn = Conn::new(hands, invited, out, address, &server.options.limits);
    let Some(orders) = server.hall.order(&table, address, Order::Join(id, conn)).await else { return };
    let beat = server.options.limits.silence / 3;
    let mut writer = tokio::spawn(write(sink, letters, beat));
    tokio::select! {
        () = read(&server, id, address, &orders, stream, &own) => {}
        _ = &mut writer => return drop(orders.send(Order::Leave(id)).await),
    }
    // A table that has gone out of memory has let everybody go already.
    let _ = orders.send(Order::Leave(id)).await;
    // What was said last still goes out, for a moment.
    if timeout(Duration::from_secs(2), writer).await.is_err() {
        tracing::debug!("a page went away");
    }
}

/// Carries messages to the page until the table closes the way.
async fn write(mut sink: SplitSink<WebSocket, Message>, mut letters: Letters, beat: Duration) {
    loop {
        let message = match timeout(beat, letters.next()).await {
            Ok(Some(text)) => Message::Text(text.into()),
            Ok(None) => break,
            Err(_) => Message::Ping(Default::default()),
        };
        match timeout(PATIENCE, sink.send(message)).await {
            Ok(Ok(())) => {}
            _ => return,
        }
    }
    let frame = CloseFrame { code: close_code::AWAY, reason: Utf8Bytes::from_static("connect again") };
    let _ = timeout(PATIENCE, sink.send(Message::Close(Some(frame)))).await;
}

/// Carries requests to the table until the page goes away or does not keep to the limits.
async fn read(
    server: &Server,
    id: u64,
    address: IpAddr,
    orders: &mpsc::Sender<Order>,
    mut stream: SplitStream<WebSocket>,
    out: &WeakOutbox,
) {
    let limits = &server.options.limits;
    let (mut bucket, mut bytes, mut beyond) = (Bucket::new(limits.messages), Bucket::new(limits.bytes), 0);
    let mut heard = Instant::now();
    let mut bans = server.bans.subscribe();
    loop {
        let next = tokio::select! {
            next = stream.next() => next,
            _ = bans.changed() => {
                if server.is_banned(address) {
                    bye(out, NotYours::Banned);
                    return;
                }
                continue;
            }
            () = orders.closed() => return,
            () = tokio::time::sleep_until(heard + limits.silence) => return,
        };
        heard = Instant::now();
        let message = match next {
            Some(Ok(Message::Close(_))) | None => return,
            Some(Ok(message)) => message,
            Some(Err(error)) => {
                // Too large, or no WebSocket: there is no way to read on.
                tracing::debug!(%error, "a connection broke");
                bye(out, TooLarge::Message { most: limits.message_bytes });
                return;
            }
        };
        // Every message counts, also one that says nothing.
        let in_time = bucket.take(limits.messages)
            && bytes.take_some(limits.bytes, length(&message) as f64)
            && server.counters.take(address, Endpoint::Message, limits);
        let text = match &message {
            Message::Text(text) => text.as_str(),
            _ => "",
        };
        if !in_time {
            beyond += 1;
            if beyond > limits.patience {
                bye(out, TooFast::Flood);
                return;
            }
            refuse(out, number(text), TooFast::Messages);
            continue;
        }
        match message {
            Message::Ping(_) | Message::Pong(_) => continue,
            Message::Binary(_) => {
                refuse(out, 0, Malformed::Bytes);
                continue;
            }
            Message::Text(_) | Message::Close(_) => {}
        }
        match serde_json::from_str::<ClientMessage>(text) {
            // The connection answers for itself: the table may be busy for longer than a page waits.
            Ok(ClientMessage { id, request: Request::Ping }) => {
                say(out, &ServerMessage::Done { id, response: Answer::Accepted });
            }
            Ok(message) => {
                if orders.send(Order::Ask(id, message)).await.is_err() {
                    return;
                }
            }
            Err(error) => {
                refuse(out, number(text), Malformed::json(&error));
            }
        }
    }
}

fn length(message: &Message) -> usize {
    match message {
        Message::Text(text) => text.len(),
        Message::Binary(bytes) | Message::Ping(bytes) | Message::Pong(bytes) => bytes.len(),
        Message::Close(_) => 0,
    }
}

fn refuse(out: &WeakOutbox, id: u32, why: impl Into<Refusal>) {
    say(out, &ServerMessage::Refused { id, refusal: why.into() });
}

fn bye(out: &WeakOutbox, why: impl Into<Refusal>) {
    say(out, &ServerMessage::Bye(why.into()));
}

fn say(out: &WeakOutbox, message: &ServerMessage) {
    // Whoever floods and does not read loses the answers, not the server.
    if let Some(out) = out.upgrade() {
        let _ = out.send(Letter::of(message).text);
    }
}

/// The number of a message that could not be read otherwise.
fn number(text: &str) -> u32 {
    #[derive(serde::Deserialize)]
    struct Numbered {
        id: u32,
    }
    serde_json::from_str::<Numbered>(text).map_or(0, |message| message.id)
}
