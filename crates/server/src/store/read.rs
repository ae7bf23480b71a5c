//! Reading what is kept.

use std::collections::HashSet;
use std::net::IpAddr;

use broadside_stage::{Stored, Text};
use sqlx::{AssertSqlSafe, FromRow, query_as, query_scalar};

use super::{Draft, Kept, LinkRow, SeatRow, Store, StoreError, TableRow, Write, now};
use crate::inside::Known;
use crate::protocol::{ChatLine, SeatInfo, Sitting, Stage, TableInfo};
use crate::words::from_word;

#[derive(FromRow)]
struct RawTable {
    name: String,
    game: String,
    edition: String,
    title: String,
    against: String,
    listed: bool,
    measuring: String,
    learning: bool,
    options: String,
    stage: String,
    seed: i64,
    bot_seed: i64,
    header: Option<String>,
    ending: Option<String>,
    fault: Option<String>,
    opened: bool,
    hushed: bool,
    maker: String,
    rematch: Option<String>,
    touched: i64,
}

#[derive(FromRow)]
struct RawListed {
    name: String,
    game: String,
    edition: String,
    title: String,
    stage: String,
    round: u32,
    scores: String,
    decisions: u32,
    touched: i64,
}

/// How many tables there are of a stage.
#[derive(Debug, Default, FromRow)]
pub struct Counted {
    /// The stage.
    pub stage: String,
    /// How many.
    pub count: i64,
}

#[derive(FromRow)]
struct RawSeat {
    seat: u8,
    side: u8,
    sitting: String,
    name: String,
    list: Option<String>,
}

#[derive(FromRow)]
struct RawLine {
    seat: Option<u8>,
    name: String,
    text: String,
}

#[derive(FromRow)]
struct RawKnown {
    name: String,
    game: String,
    title: String,
    stage: String,
    listed: bool,
    decisions: u32,
    created: i64,
    touched: i64,
    maker: String,
    fault: Option<String>,
}

impl RawKnown {
    fn known(self) -> Known {
        let RawKnown { name, game, title, stage, listed, decisions, created, touched, maker, fault } = self;
        let (title, fault) = (written(title), fault.map(written));
        Known { name, game, title, stage, listed, decisions, created, touched, maker, fault }
    }
}

/// A message as it was kept; what was kept before there were messages stands for itself.
fn written(kept: String) -> Text {
    serde_json::from_str(&kept).unwrap_or_else(|_| Text::of_name(kept))
}

fn word<T: serde::de::DeserializeOwned>(word: &str) -> Result<T, StoreError> {
    from_word(word).ok_or_else(|| StoreError::Damaged(format!("the word {word:?}")))
}

impl RawTable {
    fn row(self) -> Result<TableRow, StoreError> {
        Ok(TableRow {
            against: word(&self.against)?,
            measuring: word(&self.measuring)?,
            options: serde_json::from_str(&self.options)?,
            stage: word(&self.stage)?,
            ending: self.ending.as_deref().map(serde_json::from_str).transpose()?,
            name: self.name,
            game: self.game,
            edition: self.edition,
            title: written(self.title),
            listed: self.listed,
            learning: self.learning,
            seed: self.seed as u64,
            bot_seed: self.bot_seed as u64,
            header: self.header,
            opened: self.opened,
            hushed: self.hushed,
            maker: self.maker,
            rematch: self.rematch,
        })
    }
}

/// What the lobby asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shelf {
    /// Tables that wait for a player.
    Gathering,
    /// Games that can be watched.
    Playing,
    /// Finished games.
    Over,
}

impl Store {
    /// The table of a secret link, and the link as it is kept.
    pub async fn link(&self, digest: &[u8; 32]) -> Result<Option<(String, LinkRow)>, StoreError> {
        let found: Option<(String, String, String)> =
            query_as("SELECT table_name, hands, state FROM links WHERE digest = ?")
                .bind(&digest[..])
                .fetch_optional(&self.pool.get())
                .await?;
        let Some((table, hands, state)) = found else { return Ok(None) };
        let row = LinkRow { digest: *digest, hands: serde_json::from_str(&hands)?, state: word(&state)? };
        Ok(Some((table, row)))
    }

    /// Whether a table can be found by its public name: whether it is listed, and where it is in its life.
    pub async fn public(&self, name: &str) -> Result<Option<(bool, Stage)>, StoreError> {
        let found: Option<(bool, String)> = query_as("SELECT listed, stage FROM tables WHERE name = ?")
            .bind(name)
            .fetch_optional(&self.pool.get())
            .await?;
        found.map(|(listed, stage)| Ok((listed, word(&stage)?))).transpose()
    }

    /// The seats of a table that its maker has left to others.
    pub async fn others(&self, name: &str) -> Result<Vec<u8>, StoreError> {
        let seats = query_scalar("SELECT seat FROM seats WHERE table_name = ? AND seat > 0 ORDER BY seat");
        Ok(seats.bind(name).fetch_all(&self.pool.get()).await?)
    }

    /// The name of the table at which the players of a table play again.
    pub async fn rematch(&self, name: &str) -> Result<Option<String>, StoreError> {
        let found: Option<Option<String>> = query_scalar("SELECT rematch FROM tables WHERE name = ?")
            .bind(name)
            .fetch_optional(&self.pool.get())
            .await?;
        Ok(found.flatten())
    }

    /// How many tables there are whose games are not over.
    pub async fn open_tables(&self) -> Result<u64, StoreError> {
        let count: i64 = query_scalar("SELECT count(*) FROM tables WHERE stage IN ('gathering', 'playing')")
            .fetch_one(&self.pool.get())
            .await?;
        Ok(count as u64)
    }

    /// The addresses that are kept away.
    pub async fn banned(&self) -> Result<HashSet<IpAddr>, StoreError> {
        let found: Vec<String> =
            query_scalar("SELECT address FROM banned").fetch_all(&self.pool.get()).await?;
        Ok(found.iter().filter_map(|address| address.parse().ok()).collect())
    }

    /// The version of SQLite that is compiled in.
    pub async fn sqlite(&self) -> Result<String, StoreError> {
        let mut db = self.pool.get().acquire().await?;
        Ok(query_scalar("SELECT sqlite_version()").fetch_one(&mut *db).await?)
    }

    /// How many tables there are of each stage.
    pub async fn counted(&self) -> Result<Vec<Counted>, StoreError> {
        let sql = "SELECT stage, count(*) AS count FROM tables GROUP BY stage ORDER BY stage";
        Ok(query_as(sql).fetch_all(&self.pool.get()).await?)
    }

    /// All tables, the last changed first.
    pub async fn known(&self) -> Result<Vec<Known>, StoreError> {
        let sql =
            "SELECT name, game, title, stage, listed, decisions, created, touched, maker, fault FROM tables
                   ORDER BY touched DESC";
        let found: Vec<RawKnown> = query_as(sql).fetch_all(&self.pool.get()).await?;
        Ok(found.into_iter().map(RawKnown::known).collect())
    }

    /// How many tables of a maker are in one of these stages: of all, and of those that are listed.
    pub async fn made_by(&self, maker: &str, stages: &[Stage]) -> Result<(u64, u64), StoreError> {
        let marks = vec!["?"; stages.len()].join(", ");
        let sql = format!(
            "SELECT count(*), coalesce(sum(listed), 0) FROM tables WHERE maker = ? AND stage IN ({marks})"
        );
        let mut query = query_as(AssertSqlSafe(sql)).bind(maker);
        for stage in stages {
            query = query.bind(crate::words::to_word(stage));
        }
        let (all, listed): (i64, i64) = query.fetch_one(&self.pool.get()).await?;
        Ok((all as u64, listed as u64))
    }

    /// Throws away the tables that nothing has happened at for so many seconds, by stage, and gives their names.
    pub async fn expire(&self, keep: &[(Stage, u64)]) -> Result<Vec<String>, StoreError> {
        let mut gone = Vec::new();
        for (stage, seconds) in keep {
            let before = now().saturating_sub_unsigned(*seconds);
            let names: Vec<String> = query_scalar("SELECT name FROM tables WHERE stage = ? AND touched < ?")
                .bind(crate::words::to_word(stage))
                .bind(before)
                .fetch_all(&self.pool.get())
                .await?;
            gone.extend(names);
        }
        let writes = gone.iter().cloned().map(Write::Gone).collect();
        self.write(writes).await?;
        Ok(gone)
    }

    /// Everything that is kept of a table.
    pub async fn load(&self, name: &str) -> Result<Option<Kept>, StoreError> {
        // One transaction, so that all parts are of one time.
        let mut db = self.pool.get().begin().await?;
        let table: Option<RawTable> =
            query_as("SELECT * FROM tables WHERE name = ?").bind(name).fetch_optional(&mut *db).await?;
        let Some(table) = table else { return Ok(None) };
        let seats =
            query_as("SELECT seat, side, sitting, name, list FROM seats WHERE table_name = ? ORDER BY seat")
                .bind(name)
                .fetch_all(&mut *db)
                .await?;
        let entries: Vec<(String, i64, String)> =
            query_as("SELECT entry, hash, told FROM entries WHERE table_name = ? ORDER BY seq")
                .bind(name)
                .fetch_all(&mut *db)
                .await?;
        let drafts: Vec<(u8, u32, String)> =
            query_as("SELECT seat, number, reply FROM drafts WHERE table_name = ? ORDER BY seat")
                .bind(name)
                .fetch_all(&mut *db)
                .await?;
        let chat: Vec<RawLine> =
            query_as("SELECT seat, name, text FROM chat WHERE table_name = ? ORDER BY seq")
                .bind(name)
                .fetch_all(&mut *db)
                .await?;
        db.commit().await?;
        let line = |RawLine { seat, name, text }| ChatLine { seat, name, text };
        let (faulty, touched) = (table.fault.is_some(), table.touched);
        Ok(Some(Kept {
            faulty,
            touched,
            table: table.row()?,
            seats: seats.into_iter().map(seat_row).collect::<Result<_, _>>()?,
            told: entries.iter().map(|(_, _, told)| serde_json::from_str(told)).collect::<Result<_, _>>()?,
            entries: entries
                .into_iter()
                .map(|(entry, hash, _)| Stored { entry, hash: hash as u64 })
                .collect(),
            drafts: drafts.into_iter().map(|(seat, number, reply)| Draft { seat, number, reply }).collect(),
            chat: chat.into_iter().map(line).collect(),
        }))
    }

    /// A shelf of the lobby, the newest first. `played` has the version of the rules that each game is played under.
    pub async fn shelf(
        &self,
        shelf: Shelf,
        played: &[(String, u32)],
        most: u32,
    ) -> Result<Vec<TableInfo>, StoreError> {
        let goes_on = vec!["(game = ? AND rules = ?)"; played.len()].join(" OR ");
        let (stages, games) = match shelf {
            Shelf::Gathering => ("stage = 'gathering'".to_owned(), &[][..]),
            // Nobody plays on where the rules are older, or where a game cannot be opened.
            Shelf::Playing => (format!("stage = 'playing' AND fault IS NULL AND ({goes_on})"), played),
            Shelf::Over => ("stage IN ('over', 'replay')".to_owned(), &[][..]),
        };
        let sql = format!(
            "SELECT name, game, edition, title, stage, round, scores, decisions, touched FROM tables
             WHERE listed = 1 AND {stages} ORDER BY touched DESC LIMIT ?"
        );
        let mut query = query_as(AssertSqlSafe(sql));
        for (game, version) in games {
            query = query.bind(game).bind(version);
        }
        let mut db = self.pool.get().acquire().await?;
        let tables: Vec<RawListed> = query.bind(most).fetch_all(&mut *db).await?;
        let mut found = Vec::new();
        for table in tables {
            let seats = query_as(
                "SELECT seat, side, sitting, name, list FROM seats WHERE table_name = ? ORDER BY seat",
            )
            .bind(&table.name)
            .fetch_all(&mut *db)
            .await?;
            let seats = seats.into_iter().map(seat_row).collect::<Result<Vec<_>, _>>()?;
            found.push(TableInfo {
                table: table.name,
                title: written(table.title),
                game: table.game,
                edition: table.edition,
                stage: word(&table.stage)?,
                seats: seats.iter().map(|row| row.info(false)).collect(),
                round: table.round,
                scores: serde_json::from_str(&table.scores)?,
                decisions: table.decisions,
                idle: (now() - table.touched).clamp(0, u32::MAX.into()) as u32,
            });
        }
        Ok(found)
    }
}

fn seat_row(raw: RawSeat) -> Result<SeatRow, StoreError> {
    let RawSeat { seat, side, sitting, name, list } = raw;
    Ok(SeatRow { seat, side, sitting: word(&sitting)?, name, list })
}

impl SeatRow {
    /// The seat as everybody sees it.
    pub fn info(&self, present: bool) -> SeatInfo {
        let SeatRow { seat, side, sitting, .. } = *self;
        let (name, ready) = (self.name.clone(), self.list.is_some());
        SeatInfo { seat, side, sitting, name, present: present || sitting == Sitting::Bot, ready }
    }
}
