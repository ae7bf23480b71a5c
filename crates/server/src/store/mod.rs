//! Where games are kept: one SQLite file.
//!
//! Writes of all tables go through one writer, which gathers what is waiting into one transaction: a hundred tables that
//! answer at once cost one flush to the disk. The file is kept with `journal_mode=WAL` and `synchronous=FULL`, so what was
//! acknowledged outlives a crash of the program and a loss of power.

pub(crate) mod read;
mod rows;
mod write;

pub use rows::{Draft, Kept, LinkRow, LinkState, Score, SeatRow, TableRow, Write};

use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use tokio::sync::{mpsc, oneshot};

/// Why something could not be kept or read.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database says no.
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
    /// The file is of another version.
    #[error("the database: {0}")]
    Migrate(#[from] sqlx::migrate::MigrateError),
    /// What was kept makes no sense.
    #[error("the database holds something unreadable: {0}")]
    Damaged(String),
    /// The writer has ended.
    #[error("the database is closed")]
    Closed,
}

impl From<serde_json::Error> for StoreError {
    fn from(error: serde_json::Error) -> StoreError {
        StoreError::Damaged(error.to_string())
    }
}

struct Job {
    writes: Vec<Write>,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// The database.
#[derive(Clone)]
pub struct Store {
    pool: SqlitePool,
    writer: mpsc::Sender<Job>,
}

impl core::fmt::Debug for Store {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Store")
    }
}

/// Seconds since 1970.
pub(crate) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() as i64)
}

impl Store {
    /// Opens the file, makes it where there is none, and brings it to this version.
    pub async fn open(file: &Path) -> Result<Store, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(5));
        let pool = SqlitePoolOptions::new().max_connections(4).connect_with(options.clone()).await?;
        sqlx::migrate!().run(&pool).await?;
        let connection = sqlx::ConnectOptions::connect(&options).await?;
        let (writer, jobs) = mpsc::channel(1024);
        tokio::spawn(write::run(connection, jobs));
        Ok(Store { pool, writer })
    }

    /// Keeps these together, and comes back when they are on the disk.
    pub async fn write(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        if writes.is_empty() {
            return Ok(());
        }
        let (done, came) = oneshot::channel();
        self.writer.send(Job { writes, done }).await.map_err(|_| StoreError::Closed)?;
        came.await.map_err(|_| StoreError::Closed)?
    }
}
