//! The one writer.

use broadside_stage::Text;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection, query};
use tokio::sync::mpsc;

use super::place::{Lies, Place};
use super::{Job, LinkRow, LinkState, Readers, StoreError, Write, now};
use crate::words;

/// The most jobs in one transaction.
const TOGETHER: usize = 256;

/// The writer's way to the database. After an error its connection is not trusted any more: SQLite may have ended the
/// transaction by itself or left it open, and whichever it did, a new connection knows nothing of it.
pub(super) struct Pen {
    options: SqliteConnectOptions,
    place: Place,
    readers: Readers,
    connection: Option<SqliteConnection>,
    /// Whether what the file held has been saved since it left its place.
    rescued: bool,
}

impl Pen {
    pub(super) async fn new(
        options: SqliteConnectOptions,
        place: Place,
        readers: Readers,
    ) -> Result<Pen, StoreError> {
        let mut pen = Pen { options, place, readers, connection: None, rescued: false };
        pen.connect().await?;
        Ok(pen)
    }

    async fn connect(&mut self) -> Result<(), StoreError> {
        let mut connection = self.options.connect().await?;
        // The log beside the file is there once something has been read.
        query("SELECT count(*) FROM tables WHERE 0").execute(&mut connection).await?;
        self.place.settle();
        (self.connection, self.rescued) = (Some(connection), false);
        Ok(())
    }

    /// Makes sure that what is written lands in the file that has the name. Where that one is gone, all that was kept in it is
    /// saved beside it; another that has taken its place is gone on with.
    async fn follow(&mut self) -> Result<(), StoreError> {
        let lies = self.place.lies();
        if lies == Lies::Same {
            return Ok(());
        }
        if !self.rescued
            && let Some(connection) = &mut self.connection
        {
            let file = self.place.rescue();
            super::own(&file)?;
            query("VACUUM INTO ?").bind(file.to_string_lossy()).execute(connection).await?;
            self.rescued = true;
            tracing::error!(file = %file.display(), "the database file was taken away; all it held is saved here");
        }
        if lies == Lies::Nothing {
            return Err(StoreError::Away);
        }
        self.place.part_with_log()?;
        let pool = super::readers(&self.options).await?;
        if let Some(old) = self.connection.take() {
            drop(old.close().await);
        }
        self.connect().await?;
        self.readers.set(pool);
        tracing::warn!("another database file has taken the place of the first");
        Ok(())
    }

    /// Keeps these jobs together or not at all.
    async fn keep(&mut self, batch: &[Job]) -> Result<(), StoreError> {
        if self.connection.is_none() {
            self.connect().await?;
        }
        let Some(mut connection) = self.connection.take() else { return Err(StoreError::Closed) };
        let kept = keep(&mut connection, batch).await;
        match &kept {
            Ok(()) => self.connection = Some(connection),
            // Closing it ends whatever was left open.
            Err(_) => drop(connection.close().await),
        }
        if kept.is_ok() && self.place.lies() != Lies::Same {
            return Err(StoreError::Away);
        }
        kept
    }

    async fn put_down(self) {
        if let Some(connection) = self.connection
            && let Err(error) = connection.close().await
        {
            tracing::warn!(%error, "the database did not close well");
        }
    }
}

/// SQLite's codes of what concerns every write: busy, locked, read-only, I/O error, damaged, full, cannot open, no database.
const UNWELL: [i32; 8] = [5, 6, 8, 10, 11, 13, 14, 26];

/// Whether it is not the fault of what was to be written: the next write would only wait as long for the same error.
fn is_unwell(error: &StoreError) -> bool {
    match error {
        StoreError::Database(sqlx::Error::Database(error)) => {
            let code = error.code().and_then(|code| code.parse::<i32>().ok());
            code.is_some_and(|code| UNWELL.contains(&(code & 0xff)))
        }
        StoreError::Database(sqlx::Error::Io(_)) => true,
        StoreError::File(_) | StoreError::Migrate(_) | StoreError::Away | StoreError::Replaced => true,
        _ => false,
    }
}

pub(super) async fn run(mut pen: Pen, mut jobs: mpsc::Receiver<Job>) {
    let mut batch = Vec::new();
    while jobs.recv_many(&mut batch, TOGETHER).await > 0 {
        let follows = pen.follow().await;
        // What was read from a file that is gone is not written into another.
        let epoch = pen.place.epoch();
        for job in batch.extract_if(.., |job| job.epoch != epoch) {
            let _ = job.done.send(Err(StoreError::Replaced));
        }
        if batch.is_empty() {
            continue;
        }
        let kept = match follows {
            Ok(()) => pen.keep(&batch).await,
            Err(error) => Err(error),
        };
        match kept {
            Ok(()) => {}
            Err(error) if is_unwell(&error) || batch.len() == 1 => {
                tracing::error!(%error, "answers could not be stored");
                for job in batch.drain(..) {
                    let _ = job.done.send(Err(StoreError::Unwell(error.to_string())));
                }
            }
            Err(_) => {
                // One bad job must not take the others with it.
                for job in batch.drain(..) {
                    let kept = pen.keep(std::slice::from_ref(&job)).await;
                    if let Err(error) = &kept {
                        tracing::error!(%error, "an answer could not be stored");
                    }
                    // Whoever has gone away does not want to know.
                    let _ = job.done.send(kept);
                }
            }
        }
        for job in batch.drain(..) {
            let _ = job.done.send(Ok(()));
        }
    }
    pen.put_down().await;
}

async fn keep(connection: &mut SqliteConnection, batch: &[Job]) -> Result<(), StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    for write in batch.iter().flat_map(|job| &job.writes) {
        one(&mut transaction, write).await?;
    }
    Ok(transaction.commit().await?)
}

async fn link(db: &mut SqliteConnection, table: &str, row: &LinkRow) -> Result<(), StoreError> {
    query("INSERT INTO links (digest, table_name, hands, state) VALUES (?, ?, ?, ?)")
        .bind(&row.digest[..])
        .bind(table)
        .bind(serde_json::to_string(&row.hands)?)
        .bind(words::to_word(&row.state))
        .execute(db)
        .await?;
    Ok(())
}

async fn one(db: &mut SqliteConnection, write: &Write) -> Result<(), StoreError> {
    match write {
        Write::Table(table, seats, links) => {
            query(
                "INSERT INTO tables (name, game, edition, title, against, listed, measuring, learning, options, stage,
                 seed, bot_seed, header, rules, ending, opened, hushed, maker, created, touched)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, json_extract(?13, '$.version'), ?14, ?15, ?16, ?17,
                 ?18, ?18)",
            )
            .bind(&table.name)
            .bind(&table.game)
            .bind(&table.edition)
            .bind(serde_json::to_string(&table.title)?)
            .bind(words::to_word(&table.against))
            .bind(table.listed)
            .bind(words::to_word(&table.measuring))
            .bind(table.learning)
            .bind(serde_json::to_string(&table.options)?)
            .bind(words::to_word(&table.stage))
            .bind(table.seed as i64)
            .bind(table.bot_seed as i64)
            .bind(&table.header)
            .bind(table.ending.as_ref().map(serde_json::to_string).transpose()?)
            .bind(table.opened)
            .bind(table.hushed)
            .bind(&table.maker)
            .bind(now())
            .execute(&mut *db)
            .await?;
            for row in seats {
                seat(db, &table.name, row).await?;
            }
            for row in links {
                link(db, &table.name, row).await?;
            }
        }
        Write::Entry { table, seq, stored, told } => {
            query("INSERT INTO entries (table_name, seq, entry, hash, told) VALUES (?, ?, ?, ?, ?)")
                .bind(table)
                .bind(seq)
                .bind(&stored.entry)
                .bind(stored.hash as i64)
                .bind(serde_json::to_string(told)?)
                .execute(&mut *db)
                .await?;
            query("DELETE FROM drafts WHERE table_name = ?").bind(table).execute(&mut *db).await?;
        }
        Write::Draft(table, draft) => {
            query("INSERT OR REPLACE INTO drafts (table_name, seat, number, reply) VALUES (?, ?, ?, ?)")
                .bind(table)
                .bind(draft.seat)
                .bind(draft.number)
                .bind(&draft.reply)
                .execute(&mut *db)
                .await?;
        }
        Write::Link(table, digest, hands) => {
            let seats = serde_json::to_string(hands)?;
            query("DELETE FROM links WHERE table_name = ? AND hands = ? AND state = 'seat'")
                .bind(table)
                .bind(&seats)
                .execute(&mut *db)
                .await?;
            query("UPDATE links SET state = 'spent' WHERE table_name = ? AND hands = ?")
                .bind(table)
                .bind(&seats)
                .execute(&mut *db)
                .await?;
            let row = LinkRow { digest: *digest, hands: hands.clone(), state: LinkState::Seat };
            link(db, table, &row).await?;
        }
        Write::Seat(table, row) => seat(db, table, row).await?,
        Write::Begun(table, header) => {
            query(
                "UPDATE tables SET header = ?1, rules = json_extract(?1, '$.version'), stage = 'playing', touched = ?2
                 WHERE name = ?3 AND header IS NULL",
            )
                .bind(header)
                .bind(now())
                .bind(table)
                .execute(&mut *db)
                .await?;
        }
        Write::Stage(table, stage, ending) => {
            query("UPDATE tables SET stage = ?, ending = ?, touched = ? WHERE name = ?")
                .bind(words::to_word(stage))
                .bind(ending.as_ref().map(serde_json::to_string).transpose()?)
                .bind(now())
                .bind(table)
                .execute(&mut *db)
                .await?;
        }
        Write::Score(table, score) => {
            query("UPDATE tables SET round = ?, scores = ?, decisions = ?, touched = ? WHERE name = ?")
                .bind(score.round)
                .bind(serde_json::to_string(&score.scores)?)
                .bind(score.decisions)
                .bind(now())
                .bind(table)
                .execute(&mut *db)
                .await?;
        }
        Write::Chat(table, seq, line) => {
            query("INSERT INTO chat (table_name, seq, seat, name, text) VALUES (?, ?, ?, ?, ?)")
                .bind(table)
                .bind(seq)
                .bind(line.seat)
                .bind(&line.name)
                .bind(&line.text)
                .execute(&mut *db)
                .await?;
        }
        Write::Opened(table) => {
            query("UPDATE tables SET opened = 1 WHERE name = ?").bind(table).execute(&mut *db).await?;
        }
        Write::Hush(table, hushed) => {
            query("UPDATE tables SET hushed = ? WHERE name = ?")
                .bind(hushed)
                .bind(table)
                .execute(&mut *db)
                .await?;
        }
        Write::Rematch(table, rematch) => {
            query("UPDATE tables SET rematch = ? WHERE name = ?")
                .bind(rematch)
                .bind(table)
                .execute(&mut *db)
                .await?;
        }
        Write::Touched(table) => {
            query("UPDATE tables SET touched = ? WHERE name = ?")
                .bind(now())
                .bind(table)
                .execute(&mut *db)
                .await?;
        }
        Write::Ban(address, banned) => {
            let sql = match banned {
                true => "INSERT OR IGNORE INTO banned (address) VALUES (?)",
                false => "DELETE FROM banned WHERE address = ?",
            };
            query(sql).bind(address).execute(&mut *db).await?;
        }
        Write::Gone(table) => {
            query("DELETE FROM tables WHERE name = ?").bind(table).execute(&mut *db).await?;
        }
        Write::Fault(table, fault) => {
            let fault = fault.as_ref().map(|why| serde_json::to_string(&Text::from(why))).transpose()?;
            query("UPDATE tables SET fault = ? WHERE name = ?")
                .bind(fault)
                .bind(table)
                .execute(&mut *db)
                .await?;
        }
    }
    Ok(())
}

async fn seat(db: &mut SqliteConnection, table: &str, row: &super::SeatRow) -> Result<(), StoreError> {
    query("INSERT OR REPLACE INTO seats (table_name, seat, side, sitting, name, list) VALUES (?, ?, ?, ?, ?, ?)")
        .bind(table)
        .bind(row.seat)
        .bind(row.side)
        .bind(words::to_word(&row.sitting))
        .bind(&row.name)
        .bind(&row.list)
        .execute(db)
        .await?;
    Ok(())
}
