//! Saved positions: a compact binary form with a version and a checksum, and readable JSON.

use serde::{Deserialize, Serialize};

use crate::core::Position;
use crate::decisions::reason::Reason;
use crate::game::Game;
use crate::record::hash::hash_of;
use crate::words::Words;

/// The version of the forms in which positions and games are saved.
pub const FORMAT: u32 = 1;

const MAGIC: &[u8; 4] = b"BRSD";

crate::reasons! {
    /// Why something saved could not be loaded.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum LoadError {
        /// Not a saved position or game at all.
        Foreign = "engine-fault-foreign",
        /// Of another game.
        OtherGame { found: String, wanted: &'static str } = "engine-fault-other-game",
        /// In a form that this program does not know.
        OtherFormat { found: u32, known: u32 } = "engine-fault-other-format",
        /// Under rules that this program does not know.
        OtherRules { found: u32, known: u32 } = "engine-fault-other-rules",
        /// Cut off or changed.
        Damaged = "engine-fault-damaged",
        /// Bytes of something else follow.
        Longer { bytes: usize } = "engine-fault-longer",
        /// Changed.
        Checksum = "engine-fault-checksum",
        /// Its board is none that the rules can go on from.
        Board { why: Reason } = "engine-fault-board",
    }
}

#[derive(Serialize, Deserialize)]
struct Header {
    format: u32,
    game: String,
    version: u32,
    hash: u64,
}

impl Header {
    fn check<G: Game>(&self) -> Result<(), LoadError> {
        check_header::<G>(self.format, &self.game, self.version)
    }
}

pub(crate) fn check_header<G: Game>(format: u32, game: &str, version: u32) -> Result<(), LoadError> {
    if format != FORMAT {
        return Err(LoadError::OtherFormat { found: format, known: FORMAT });
    }
    if game != G::NAME {
        return Err(LoadError::OtherGame { found: game.into(), wanted: G::NAME });
    }
    if version != G::VERSION {
        return Err(LoadError::OtherRules { found: version, known: G::VERSION });
    }
    Ok(())
}

/// The compact binary form of a position.
pub fn save<G: Game>(position: &Position<G::Words>) -> Vec<u8> {
    let hash = hash_of(position);
    let header = Header { format: FORMAT, game: G::NAME.into(), version: G::VERSION, hash };
    let mut bytes = MAGIC.to_vec();
    // Serialising plain data into a growing vector cannot fail.
    bytes = postcard::to_extend(&header, bytes).unwrap_or_default();
    postcard::to_extend(position, bytes).unwrap_or_default()
}

/// A position from its compact binary form.
pub fn load<G: Game>(game: &G, bytes: &[u8]) -> Result<Position<G::Words>, LoadError> {
    let Some(body) = bytes.strip_prefix(MAGIC) else {
        return Err(LoadError::Foreign);
    };
    let damaged = |_: postcard::Error| LoadError::Damaged;
    let (header, body) = postcard::take_from_bytes::<Header>(body).map_err(damaged)?;
    header.check::<G>()?;
    let (position, rest) = postcard::take_from_bytes::<Position<G::Words>>(body).map_err(damaged)?;
    if !rest.is_empty() {
        return Err(LoadError::Longer { bytes: rest.len() });
    }
    if hash_of(&position) != header.hash {
        return Err(LoadError::Checksum);
    }
    check_board(game, &position)?;
    Ok(position)
}

#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
struct Readable<W: Words> {
    format: u32,
    game: String,
    version: u32,
    /// Left out by whoever changed the position by hand.
    hash: Option<u64>,
    position: Position<W>,
}

fn check_board<G: Game>(game: &G, position: &Position<G::Words>) -> Result<(), LoadError> {
    game.validate(&position.board).map_err(|refusal| LoadError::Board { why: refusal.reason })
}

/// The readable form of a position.
pub fn save_json<G: Game>(position: &Position<G::Words>) -> String {
    let readable: Readable<G::Words> = Readable {
        format: FORMAT,
        game: G::NAME.into(),
        version: G::VERSION,
        hash: Some(hash_of(position)),
        position: *position,
    };
    // Plain data with string keys always has a JSON form.
    serde_json::to_string_pretty(&readable).unwrap_or_default()
}

/// A position from its readable form. A position that was changed by hand is loaded when its `hash` is left out.
pub fn load_json<G: Game>(game: &G, text: &str) -> Result<Position<G::Words>, LoadError> {
    let value: serde_json::Value = serde_json::from_str(text).map_err(|_| LoadError::Foreign)?;
    let number = |key: &str| value.get(key).and_then(serde_json::Value::as_u64).unwrap_or(0) as u32;
    let name = value.get("game").and_then(serde_json::Value::as_str).ok_or(LoadError::Foreign)?;
    check_header::<G>(number("format"), name, number("version"))?;
    let readable: Readable<G::Words> = serde_json::from_value(value).map_err(|_| LoadError::Damaged)?;
    if readable.hash.is_some_and(|hash| hash != hash_of(&readable.position)) {
        return Err(LoadError::Checksum);
    }
    check_board(game, &readable.position)?;
    Ok(readable.position)
}
