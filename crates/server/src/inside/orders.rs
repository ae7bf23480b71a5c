//! What the operator can have done.

use std::net::IpAddr;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use broadside_stage::Text;
use serde::{Deserialize, Serialize};
use tokio::sync::oneshot;

use crate::Server;
use crate::http::{Answer, No};
use crate::limits::neighbourhood;
use crate::refused::{Fault, NotFound, NotYours};
use crate::room::{Order, Reply};
use crate::store::Write;
use crate::work::NOBODY;

/// An order.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OrderRequest {
    /// Tells of all tables.
    List,
    /// Ends a game, or throws away a table that waits for a player.
    Close(String),
    /// Gives a whole game with everything secret in it.
    Export(String),
    /// Whether those who watch a table may say nothing.
    Mute(String, bool),
    /// Keeps an address away, with the whole /64 of an IPv6 address.
    Ban(IpAddr),
    /// Lets an address in again.
    Unban(IpAddr),
    /// Tells of the addresses that are kept away.
    Banned,
    /// Throws away now what has expired.
    Expire,
}

/// What came of an order.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OrderResult {
    /// It was done.
    Done,
    /// Tables.
    Tables(Vec<Known>),
    /// A game as a file.
    Game(String),
    /// Addresses.
    Addresses(Vec<IpAddr>),
    /// The names of tables that are gone.
    Gone(Vec<String>),
}

/// A table as the operator sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Known {
    /// Its public name.
    pub name: String,
    /// What is played.
    pub game: String,
    /// Its title.
    pub title: Text,
    /// Where it is in its life.
    pub stage: String,
    /// Whether the lobby shows it.
    pub listed: bool,
    /// How many decisions were made.
    pub decisions: u32,
    /// When it was made, in seconds since 1970.
    pub created: i64,
    /// When it was last changed.
    pub touched: i64,
    /// Whose it is: tables of one address have the same.
    pub maker: String,
    /// Why it cannot be opened.
    pub fault: Option<Text>,
}

/// `POST /orders`, with the key of this run as a bearer token.
pub async fn order(
    State(server): State<Server>,
    headers: HeaderMap,
    Json(request): Json<OrderRequest>,
) -> Answer<OrderResult> {
    let given = headers.get(header::AUTHORIZATION).and_then(|given| given.to_str().ok());
    let key = given.and_then(|given| given.strip_prefix("Bearer ")).unwrap_or_default();
    // Digests are compared, so that the time it takes tells nothing about the key.
    if crate::secret::digest(key) != crate::secret::digest(&server.key) {
        return Err(NotYours::OperatorsKey.into());
    }
    tracing::info!(order = ?request, "the operator's order");
    let store = &server.hall.store;
    Ok(Json(match request {
        OrderRequest::List => OrderResult::Tables(store.known().await?),
        OrderRequest::Close(table) => {
            at(&server, &table, |reply| Order::Close { reply }).await?;
            OrderResult::Done
        }
        OrderRequest::Export(table) => {
            OrderResult::Game(at(&server, &table, |reply| Order::Export { reply }).await?)
        }
        OrderRequest::Mute(table, hushed) => {
            at(&server, &table, |reply| Order::Hush { hushed, reply }).await?;
            OrderResult::Done
        }
        OrderRequest::Ban(address) => {
            let address = neighbourhood(address);
            store.write(vec![Write::Ban(address.to_string(), true)]).await?;
            server.banned.write().unwrap_or_else(std::sync::PoisonError::into_inner).insert(address);
            server.bans.send_replace(());
            OrderResult::Done
        }
        OrderRequest::Unban(address) => {
            let address = neighbourhood(address);
            store.write(vec![Write::Ban(address.to_string(), false)]).await?;
            server.banned.write().unwrap_or_else(std::sync::PoisonError::into_inner).remove(&address);
            OrderResult::Done
        }
        OrderRequest::Banned => {
            let banned = server.banned.read().unwrap_or_else(std::sync::PoisonError::into_inner);
            let mut banned: Vec<_> = banned.iter().copied().collect();
            banned.sort();
            OrderResult::Addresses(banned)
        }
        OrderRequest::Expire => OrderResult::Gone(server.hall.expire().await?),
    }))
}

/// Gives a table an order.
async fn at<T>(server: &Server, table: &str, order: impl FnOnce(Reply<T>) -> Order) -> Result<T, No> {
    if server.hall.store.public(table).await?.is_none() {
        return Err(NotFound::NoSuchTable { table: table.to_owned() }.into());
    }
    let (reply, came) = oneshot::channel();
    server.hall.order(table, NOBODY, order(reply)).await.ok_or(Fault::NoAnswer)?;
    Ok(came.await.map_err(|_| Fault::NoAnswer)??)
}
