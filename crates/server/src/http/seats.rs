//! Who sits down at a table, and under which link they play from then on.

use std::net::IpAddr;

use axum::extract::{Path, State};
use axum::{Extension, Json};

use super::answer::{Answer, No, Sent};
use super::guard::Address;
use super::tables::order;
use crate::protocol::{ListSent, Seating, Stage, TableMade};
use crate::refused::{Malformed, NotNow, NotYours, Spent};
use crate::room::{Order, Reply};
use crate::store::LinkState;
use crate::{Server, secret};

/// The fewest letters of a key: it must not be guessed.
const KEY: usize = 20;

/// What is behind a link or a public name.
#[derive(Debug)]
pub struct Behind {
    /// The table.
    pub table: String,
    /// The seats that it plays.
    pub hands: Vec<u8>,
    /// The seats that it invites to.
    pub invited: Vec<u8>,
}

/// Looks up a link or a public name. An invitation that was used leads nowhere any more.
pub async fn behind(server: &Server, link: &str) -> Result<Behind, No> {
    if !secret::looks_right(link) {
        return Err(No::not_found());
    }
    let watching = |table: String| Behind { table, hands: Vec::new(), invited: Vec::new() };
    if let Some((table, row)) = server.hall.store.link(&secret::digest(link)).await? {
        return match row.state {
            LinkState::Seat => Ok(Behind { hands: row.hands, ..watching(table) }),
            LinkState::Invitation => Ok(Behind { invited: row.hands, ..watching(table) }),
            LinkState::Spent => Err(Spent::Invitation.into()),
        };
    }
    // A listed table can be watched by everybody, a finished game by whoever knows its name.
    match server.hall.store.public(link).await? {
        Some((listed, stage)) if listed || matches!(stage, Stage::Over | Stage::Replay) => {
            Ok(watching(link.to_owned()))
        }
        _ => Err(No::not_found()),
    }
}

/// The link of whoever sits down with an invitation, or at a table of that name: drawn, or made of their own key, so that
/// they get it again if they ask again.
fn own_link(from: &str, key: Option<&str>) -> Result<String, No> {
    match key {
        None => Ok(secret::link()),
        Some(key) if key.len() >= KEY && secret::looks_right(key) => Ok(secret::derived([from, key])),
        Some(_) => Err(Malformed::Key { least: KEY, most: secret::MOST }.into()),
    }
}

/// The table of a link that plays a seat already.
async fn seated(server: &Server, link: &str) -> Result<Option<TableMade>, No> {
    let found = server.hall.store.link(&secret::digest(link)).await?;
    Ok(found.map(|(table, _)| made(table, link.to_owned())))
}

fn made(table: String, link: String) -> TableMade {
    TableMade { watch: table.clone(), table, link, invite: None }
}

/// Sits down with an invitation, by an order to its table that gets the seats and the digest of the new link. Whoever has
/// sat down with it and the same key before gets the same answer again.
async fn accept<O>(
    server: &Server,
    from: IpAddr,
    invitation: &str,
    key: Option<&str>,
    sit: O,
) -> Answer<TableMade>
where
    O: FnOnce(Vec<u8>, [u8; 32], Reply<()>) -> Order,
{
    let link = own_link(invitation, key)?;
    let Behind { table, hands, invited } = match behind(server, invitation).await {
        Err(No(refusal)) if refusal.code == "spent" => {
            let again = seated(server, &link).await?.ok_or(Spent::Invitation)?;
            return Ok(Json(again));
        }
        found => found?,
    };
    // A seat that was taken before its list was wanted is given a new link with the list.
    let seats = if invited.is_empty() { hands } else { invited };
    if seats.is_empty() {
        return Err(NotYours::Watches.into());
    }
    let own = secret::digest(&link);
    order(server, from, &table, |reply| sit(seats, own, reply)).await?;
    Ok(Json(made(table, link)))
}

/// `POST /api/seats/LINK/sit`: sits down where the game has begun already, from then on under a link of the guest's own. Whoever
/// made the table knows the invitation, so it is spent after this.
pub async fn sit(
    State(server): State<Server>,
    Extension(Address(from)): Extension<Address>,
    Path(link): Path<String>,
    Sent(Seating { name, key }): Sent<Seating>,
) -> Answer<TableMade> {
    accept(&server, from, &link, key.as_deref(), |hands, own, reply| Order::Sit {
        hands,
        name,
        own,
        from,
        reply,
    })
    .await
}

/// `POST /api/seats/LINK/list`: sits down with a list where one is wanted.
pub async fn send_list(
    State(server): State<Server>,
    Extension(Address(from)): Extension<Address>,
    Path(link): Path<String>,
    Sent(ListSent { name, text, key }): Sent<ListSent>,
) -> Answer<TableMade> {
    server.options.limits.list(&text)?;
    let list = |hands, own, reply| Order::List { hands, name, text, own, from, reply };
    accept(&server, from, &link, key.as_deref(), list).await
}

/// `POST /api/tables/TABLE/join`: takes the free seat of a listed table by handing in a list for it.
pub async fn join(
    State(server): State<Server>,
    Extension(Address(from)): Extension<Address>,
    Path(table): Path<String>,
    Sent(ListSent { name, text, key }): Sent<ListSent>,
) -> Answer<TableMade> {
    server.options.limits.list(&text)?;
    let link = own_link(&table, key.as_deref())?;
    let waits = match secret::looks_right(&table) {
        true => server.hall.store.public(&table).await?,
        false => None,
    };
    if waits != Some((true, Stage::Gathering)) {
        return Ok(Json(seated(&server, &link).await?.ok_or(NotNow::NobodyAwaited)?));
    }
    // The maker has the first seat, and knows the invitation to the others: it is spent once somebody has taken them.
    let (own, hands) = (secret::digest(&link), server.hall.store.others(&table).await?);
    order(&server, from, &table, |reply| Order::List { hands, name, text, own, from, reply }).await?;
    Ok(Json(made(table, link)))
}
