//! Games that come as files.

use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::{Extension, Json};
use broadside_engine::Seat;
use broadside_stage::Over;
use serde::Deserialize;
use serde_json::value::RawValue;

use super::answer::{Answer, No};
use super::guard::Address;
use crate::protocol::{Against, Measuring, ReplayMade, Sitting, Stage};
use crate::store::{SeatRow, TableRow, Write};
use crate::work::{Kind, Undone};
use crate::{Server, secret};

/// A game as a file, as `GET /api/tables/LINK/record` gives it when the game is over.
#[derive(Deserialize)]
pub struct RecordFile {
    broadside: u32,
    game: String,
    edition: String,
    title: String,
    names: Vec<String>,
    #[serde(default)]
    learning: bool,
    ending: Option<Over>,
    record: Option<Box<RawValue>>,
}

/// `POST /api/replays`: plays a game again, checks every hash, and puts it where it can be looked at.
pub async fn upload(
    State(server): State<Server>,
    Extension(Address(address)): Extension<Address>,
    request: Result<Json<RecordFile>, JsonRejection>,
) -> Answer<ReplayMade> {
    let Json(file) = request?;
    let limits = &server.options.limits;
    let record = file.record.filter(|_| file.broadside == 1);
    let record = record.ok_or_else(|| No::new("malformed", "this is not the file of a finished game"))?;
    let record = record.get().to_owned();
    let host = server.hall.hosts.get(&file.game).cloned();
    let host = host.ok_or_else(|| No::new("malformed", format!("there is no game “{}”", file.game)))?;
    let maker = server.hall.store.maker(address);
    let (kept, _) = server.hall.store.made_by(&maker, &[Stage::Replay]).await?;
    if kept >= limits.replays_per_address {
        return Err(No::new(
            "too_many",
            format!("at most {} uploaded games are kept for you", limits.replays_per_address),
        ));
    }
    let edition = file.edition.clone();
    // What is kept is what was read, not what came: blanks and unknown fields stay outside.
    let work = move || {
        host.open(&edition, &record, &[]).map(|desk| {
            let sides: Vec<u8> = (0..desk.seats()).map(|seat| desk.side(Seat(seat))).collect();
            (sides, desk.record())
        })
    };
    let opened = server.hall.workshop.work(Kind::Long, address, work).await;
    let opened = match opened {
        Err(Undone::Panicked) => return Err(No::new("refused", "the game does not replay")),
        other => other?,
    };
    let (sides, record) =
        opened.map_err(|why| No::new("refused", format!("the game does not replay: {why}")))?;
    let name = |seat: u8| limits.name(file.names.get(usize::from(seat)).map_or("", String::as_str));
    let seat = |(seat, side): (u8, u8)| -> Result<SeatRow, No> {
        Ok(SeatRow { seat, side, sitting: Sitting::Person, name: name(seat)?, list: None })
    };
    let seats = (0..).zip(sides).map(seat).collect::<Result<Vec<_>, _>>()?;
    let table = TableRow {
        name: secret::name(),
        game: file.game,
        edition: file.edition,
        title: limits.title(&file.title),
        against: Against::Screen,
        listed: false,
        measuring: Measuring::Open,
        learning: file.learning,
        options: Default::default(),
        stage: Stage::Replay,
        seed: 0,
        bot_seed: 0,
        header: Some(record),
        ending: file.ending,
        opened: true,
        hushed: false,
        maker,
    };
    let made = ReplayMade { table: table.name.clone() };
    server.hall.store.write(vec![Write::Table(Box::new(table), seats, Vec::new())]).await?;
    Ok(Json(made))
}
