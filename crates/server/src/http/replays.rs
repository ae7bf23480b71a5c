//! Games that come as files.

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use broadside_stage::Over;
use serde::Deserialize;
use serde_json::value::RawValue;

use super::answer::{Answer, No};
use crate::protocol::{Against, Measuring, ReplayMade, Sitting, Stage};
use crate::store::{SeatRow, TableRow, Write};
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
    request: Result<Json<RecordFile>, JsonRejection>,
) -> Answer<ReplayMade> {
    let Json(file) = request?;
    let limits = &server.options.limits;
    let record = file.record.filter(|_| file.broadside == 1);
    let record = record.ok_or_else(|| No::new("malformed", "this is not the file of a finished game"))?;
    let record = record.get().to_owned();
    let host = server.hall.hosts.get(&file.game).cloned();
    let host = host.ok_or_else(|| No::new("malformed", format!("there is no game “{}”", file.game)))?;
    let (edition, header) = (file.edition.clone(), record.clone());
    let opened =
        server.hall.cores.work(true, move || host.open(&edition, &header, &[]).map(|desk| desk.seats()));
    let opened = opened.await.ok_or_else(|| No::new("refused", "the game does not replay"))?;
    let seats = opened.map_err(|why| No::new("refused", format!("the game does not replay: {why}")))?;
    let name = |seat: u8| limits.name(file.names.get(usize::from(seat)).map_or("", String::as_str));
    let seat = |seat: u8| -> Result<SeatRow, No> {
        Ok(SeatRow { seat, side: seat, sitting: Sitting::Person, name: name(seat)?, list: None })
    };
    let seats = (0..seats).map(seat).collect::<Result<Vec<_>, _>>()?;
    let table = TableRow {
        name: secret::name(),
        game: file.game,
        edition: file.edition,
        title: file.title.chars().filter(|letter| !letter.is_control()).take(100).collect(),
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
    };
    let made = ReplayMade { table: table.name.clone() };
    server.hall.store.write(vec![Write::Table(Box::new(table), seats, Vec::new())]).await?;
    Ok(Json(made))
}
