//! Tables are made, games taken away as files and gone on with.

use std::net::IpAddr;

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use broadside_engine::Seed;
use broadside_stage::Text;
use tokio::sync::oneshot;

use super::answer::{Answer, No, Sent};
use super::guard::Address;
use super::seats::{Behind, behind};
use crate::host::NewGame;
use crate::protocol::{Against, ForkRequest, Refusal, Sitting, Stage, TableMade, TableRequest};
use crate::refused::{Fault, Malformed, Refused, TooMany};
use crate::room::{Forked, Order, Reply};
use crate::store::{LinkRow, LinkState, SeatRow, TableRow, Write};
use crate::work::Kind;
use crate::{Server, secret};

/// `POST /api/tables`
pub async fn make(
    State(server): State<Server>,
    Extension(Address(address)): Extension<Address>,
    Sent(request): Sent<TableRequest>,
) -> Answer<TableMade> {
    let maker = has_room(&server, address, request.listed).await?;
    let limits = &server.options.limits;
    let name = limits.name(&request.name)?;
    request.lists.iter().try_for_each(|list| limits.list(list))?;
    if request.seed.is_some() && !server.options.allow_seed {
        return Err(Refused::OwnSeeds.into());
    }
    let host = server.hall.hosts.get(&request.game).cloned();
    let host = host.ok_or_else(|| Malformed::NoGame { game: request.game.clone() })?;
    let level = level(&host.info().bots, request.against, request.bot.as_deref())?;
    // A position brings its own pieces.
    let position = request.options.get("position").cloned();
    let sides = host.seats();
    let wanted = if request.learning || position.is_some() { 0 } else { sides.len() };
    let complete = request.lists.len() == wanted;
    let guest_brings_one = request.against == Against::Link && request.lists.len() == 1;
    if !complete && !guest_brings_one {
        return Err(Malformed::Lists { wanted, given: request.lists.len() }.into());
    }
    let seed = request.seed.unwrap_or_else(secret::seed);
    let bot_seed = request.seed.map_or_else(secret::seed, |seed| seed ^ 0x0b07);
    let table = TableRow {
        name: secret::name(),
        game: request.game.clone(),
        edition: request.edition.clone(),
        title: Text::default(),
        against: request.against,
        listed: request.listed,
        measuring: request.measuring,
        learning: request.learning,
        options: request.options.clone(),
        stage: if complete { Stage::Playing } else { Stage::Gathering },
        seed,
        bot_seed,
        header: None,
        ending: None,
        opened: false,
        hushed: false,
        maker,
        rematch: None,
    };
    let started = server.hall.workshop.work(Kind::Long, address, move || {
        let mut table = table;
        let checked = request.lists.iter().map(|list| host.check(&table.edition, list));
        let lists = checked.collect::<Result<Vec<_>, _>>().map_err(|why| Refusal::new("malformed", why))?;
        if let Some(bad) = lists.iter().find(|report| !report.legal) {
            return Err(Refusal::list(bad));
        }
        table.title = if table.learning {
            Text::new("server-title-learning")
        } else if let Some(text) = &position {
            let named = text.lines().find_map(|line| line.trim().strip_prefix("question"));
            named.map_or(Text::new("server-title-position"), |name| Text::of_name(name.trim()))
        } else {
            Text::of_name(lists.iter().map(|report| report.name.as_str()).collect::<Vec<_>>().join(" – "))
        };
        let points = lists.first().map(|report| report.points).filter(|_| !complete);
        let texts: Vec<String> = lists.into_iter().map(|report| report.text).collect();
        if complete {
            let game = NewGame {
                edition: &table.edition,
                lists: &texts,
                learning: table.learning,
                options: &table.options,
                seed: Seed(table.seed),
            };
            let desk = host.start(&game).map_err(|why| Refusal::new("refused", why))?;
            table.header = Some(desk.record());
        }
        Ok((table, texts, points))
    });
    let (mut table, mut lists, points) = started.await??;
    table.title = match points {
        // The guest's list is unknown, and the maker's is hidden until then, what it costs too: only the size is told.
        Some(points) => Text::new("server-title-points").number("points", size(&server, &table, points)),
        None => limits.title(&table.title),
    };
    lists.resize(sides.len(), String::new());
    let mut seats = sit(&sides, table.against, 0, &name, level.as_deref());
    for (seat, list) in seats.iter_mut().zip(lists) {
        seat.list = (complete || !list.is_empty()).then_some(list);
    }
    Ok(Json(keep(&server, table, seats, 0, Vec::new()).await?))
}

/// The size of a game: what its players agree on, or else the smallest usual one that has room for the list.
fn size(server: &Server, table: &TableRow, points: i32) -> i32 {
    if let Some(agreed) = table.options.get("points").and_then(|points| points.parse().ok()) {
        return agreed;
    }
    let info = server.hall.hosts.get(&table.game).map(|host| host.info());
    let editions = info.map(|info| info.editions.clone()).unwrap_or_default();
    let edition = editions.into_iter().find(|edition| edition.id == table.edition);
    let usual = edition.into_iter().flat_map(|edition| edition.points);
    usual.filter(|size| *size >= points).min().unwrap_or(points)
}

/// The level of the program that plays, if one does.
fn level(known: &[String], against: Against, wanted: Option<&str>) -> Result<Option<String>, No> {
    if against != Against::Bot {
        return Ok(None);
    }
    let Some(level) = wanted.or(known.first().map(String::as_str)) else {
        return Err(Refused::NoProgram.into());
    };
    if !known.iter().any(|other| other == level) {
        return Err(Malformed::NoLevel { known: known.join(", ") }.into());
    }
    Ok(Some(level.to_owned()))
}

/// Whether there is room for one more table of an address, and what is kept of the address.
pub(super) async fn has_room(server: &Server, address: IpAddr, listed: bool) -> Result<String, No> {
    let (store, limits) = (&server.hall.store, &server.options.limits);
    if store.open_tables().await? >= limits.tables {
        return Err(TooMany::Full.into());
    }
    let maker = store.maker(address);
    if store.made_by(&maker, &[Stage::Gathering, Stage::Playing]).await?.0 >= limits.tables_per_address {
        return Err(TooMany::Tables.into());
    }
    if listed && store.made_by(&maker, &[Stage::Gathering]).await?.1 >= limits.listed_per_address {
        return Err(TooMany::Listed.into());
    }
    Ok(maker)
}

/// The seats of these sides, of which the maker has one.
fn sit(sides: &[u8], against: Against, maker: u8, name: &str, level: Option<&str>) -> Vec<SeatRow> {
    let seat = |(seat, side): (u8, &u8)| {
        let (sitting, name) = match (seat == maker, against) {
            (true, _) => (Sitting::Person, name),
            (false, Against::Bot) => (Sitting::Bot, level.unwrap_or("random")),
            (false, Against::Screen) => (Sitting::Person, ""),
            (false, Against::Link) => (Sitting::Nobody, ""),
        };
        SeatRow { seat, side: *side, sitting, name: name.to_owned(), list: None }
    };
    (0..).zip(sides).map(seat).collect()
}

/// Keeps a new table and hands out its links.
async fn keep(
    server: &Server,
    table: TableRow,
    seats: Vec<SeatRow>,
    maker: u8,
    entries: Vec<Write>,
) -> Result<TableMade, No> {
    let (link, invite, watch) = (secret::link(), secret::link(), secret::link());
    let others: Vec<u8> = seats.iter().map(|seat| seat.seat).filter(|seat| *seat != maker).collect();
    let mut hands = vec![maker];
    if table.against == Against::Screen {
        hands = seats.iter().map(|seat| seat.seat).collect();
    }
    let row = |link: &str, hands, state| LinkRow { digest: secret::digest(link), hands, state };
    let mut links = vec![row(&link, hands, LinkState::Seat), row(&watch, Vec::new(), LinkState::Seat)];
    let invited = table.against == Against::Link;
    if invited {
        links.push(row(&invite, others, LinkState::Invitation));
    }
    let name = table.name.clone();
    let mut writes = vec![Write::Table(Box::new(table), seats, links)];
    writes.extend(entries);
    server.hall.store.write(writes).await?;
    Ok(TableMade { table: name, link, invite: invited.then_some(invite), watch })
}

pub(super) async fn order<T>(
    server: &Server,
    from: IpAddr,
    table: &str,
    order: impl FnOnce(Reply<T>) -> Order,
) -> Result<T, No> {
    let (reply, came) = oneshot::channel();
    server.hall.order(table, from, order(reply)).await.ok_or(Fault::NoAnswer)?;
    Ok(came.await.map_err(|_| Fault::NoAnswer)??)
}

/// `GET /api/tables/LINK/record`
pub async fn record(
    State(server): State<Server>,
    Extension(Address(from)): Extension<Address>,
    Path(link): Path<String>,
) -> Result<Response, No> {
    let Behind { table, hands, .. } = behind(&server, &link).await?;
    let record = order(&server, from, &table, |reply| Order::Record { hands, from, reply }).await?;
    let name = format!("attachment; filename=\"broadside-{table}.json\"");
    let headers =
        [(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, record).into_response())
}

/// `POST /api/tables/LINK/fork`
pub async fn fork(
    State(server): State<Server>,
    Extension(Address(from)): Extension<Address>,
    Path(link): Path<String>,
    Sent(request): Sent<ForkRequest>,
) -> Answer<TableMade> {
    let ForkRequest { entries, against, seat, bot, name } = request;
    let name = server.options.limits.name(&name)?;
    let maker = has_room(&server, from, false).await?;
    let Behind { table, hands, .. } = behind(&server, &link).await?;
    let forked = order(&server, from, &table, |reply| Order::Fork { hands, entries, from, reply }).await?;
    let Forked { table, seats: old, record } = forked;
    let host = server.hall.hosts.get(&table.game).cloned().ok_or_else(No::not_found)?;
    let level = level(&host.info().bots, against, bot.as_deref())?;
    if usize::from(seat) >= old.len() {
        return Err(Malformed::NoSeat { seat }.into());
    }
    let sides: Vec<u8> = old.iter().map(|seat| seat.side).collect();
    let mut seats = sit(&sides, against, seat, &name, level.as_deref());
    for (seat, old) in seats.iter_mut().zip(&old) {
        seat.list.clone_from(&old.list);
    }
    let table = TableRow {
        name: secret::name(),
        against,
        listed: false,
        stage: Stage::Playing,
        bot_seed: secret::seed(),
        header: Some(record),
        ending: None,
        opened: false,
        hushed: false,
        maker,
        rematch: None,
        ..table
    };
    Ok(Json(keep(&server, table, seats, seat, Vec::new()).await?))
}
