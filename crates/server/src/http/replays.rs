//! Games that come as files.

use axum::extract::State;
use axum::{Extension, Json};
use broadside_engine::Seat;
use broadside_stage::{Over, Text};
use serde::Deserialize;
use serde_json::error::Category;
use serde_json::value::RawValue;

use super::answer::{Answer, Body, No};
use super::guard::Address;
use crate::protocol::{Against, Measuring, ReplayMade, Sitting, Stage};
use crate::refused::{Malformed, Refused, TooLarge, TooMany};
use crate::store::{SeatRow, TableRow, Write};
use crate::work::{Kind, Undone};
use crate::{Server, secret};

/// A title in a file: a message, or the plain name that older files have.
#[derive(Deserialize)]
#[serde(untagged)]
enum Title {
    Text(Text),
    Name(String),
}

impl From<Title> for Text {
    fn from(title: Title) -> Text {
        match title {
            Title::Text(text) => text,
            Title::Name(name) => Text::of_name(name),
        }
    }
}

/// A game as a file, as `GET /api/tables/LINK/record` gives it when the game is over.
#[derive(Deserialize)]
pub struct RecordFile {
    broadside: u32,
    game: String,
    edition: String,
    title: Title,
    names: Vec<String>,
    #[serde(default)]
    learning: bool,
    ending: Option<Over>,
    record: Option<Box<RawValue>>,
}

fn no_replay(error: serde_json::Error) -> Malformed {
    match error.classify() {
        Category::Data => Malformed::NoReplay,
        Category::Io | Category::Syntax | Category::Eof => {
            Malformed::NoReplayBroken { line: error.line(), column: error.column() }
        }
    }
}

/// How long the longest text in a JSON document is, as it is written there.
fn longest_text(json: &str) -> usize {
    let (mut longest, mut begun, mut escaped) = (0, None, false);
    for (at, byte) in json.bytes().enumerate() {
        match (begun, byte) {
            (Some(_), _) if escaped => escaped = false,
            (Some(_), b'\\') => escaped = true,
            (Some(from), b'"') => {
                longest = longest.max(at - from - 1);
                begun = None;
            }
            (None, b'"') => begun = Some(at),
            _ => {}
        }
    }
    longest
}

/// `POST /api/replays`: plays a game again, checks every hash, and puts it where it can be looked at.
pub async fn upload(
    State(server): State<Server>,
    Extension(Address(address)): Extension<Address>,
    Body(body): Body,
) -> Answer<ReplayMade> {
    let file: RecordFile = serde_json::from_slice(&body).map_err(no_replay)?;
    let limits = &server.options.limits;
    let record = file.record.filter(|_| file.broadside == 1);
    let record = record.ok_or(Malformed::NoReplay)?;
    let record = record.get().to_owned();
    let ending = serde_json::to_string(&file.ending).unwrap_or_default();
    if longest_text(&record) > limits.replay_text || ending.len() > limits.replay_text {
        return Err(TooLarge::ReplayText { most: limits.replay_text }.into());
    }
    let host = server.hall.hosts.get(&file.game).cloned();
    let host = host.ok_or_else(|| Malformed::NoGame { game: file.game.clone() })?;
    let maker = server.hall.store.maker(address);
    let (kept, _) = server.hall.store.made_by(&maker, &[Stage::Replay]).await?;
    if kept >= limits.replays_per_address {
        return Err(TooMany::Replays { most: limits.replays_per_address }.into());
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
        Err(Undone::Panicked) => return Err(Refused::UnreplayedPanic.into()),
        other => other?,
    };
    let (sides, record) = opened.map_err(|why| Refused::Unreplayed { why })?;
    let name = |seat: u8| limits.name(file.names.get(usize::from(seat)).map_or("", String::as_str));
    let seat = |(seat, side): (u8, u8)| -> Result<SeatRow, No> {
        Ok(SeatRow { seat, side, sitting: Sitting::Person, name: name(seat)?, list: None })
    };
    let seats = (0..).zip(sides).map(seat).collect::<Result<Vec<_>, _>>()?;
    let table = TableRow {
        name: secret::name(),
        game: file.game,
        edition: file.edition,
        title: limits.title(&file.title.into()),
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
        rematch: None,
    };
    let made = ReplayMade { table: table.name.clone() };
    server.hall.store.write(vec![Write::Table(Box::new(table), seats, Vec::new())]).await?;
    Ok(Json(made))
}
