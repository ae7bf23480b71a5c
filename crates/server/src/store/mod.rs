//! Where games are kept: one SQLite file.
//!
//! Writes of all tables go through one writer, which gathers what is waiting into one transaction: a hundred tables that
//! answer at once cost one flush to the disk. The file is kept with `journal_mode=WAL` and `synchronous=FULL`, so what was
//! acknowledged outlives a crash of the program and a loss of power.

mod place;
pub(crate) mod read;
mod rows;
mod write;

pub use rows::{Draft, Kept, LinkRow, LinkState, Score, SeatRow, TableRow, Write};

use std::net::IpAddr;
use std::path::Path;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use tokio::sync::{mpsc, oneshot};

use self::place::{Lies, Place};
use crate::secret;

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
    /// The file cannot be made or opened.
    #[error("the database file: {0}")]
    File(#[from] std::io::Error),
    /// The file has been moved away.
    #[error("the database file is not where it was")]
    Away,
    /// Another file lies there, in which a table may be another one.
    #[error("the database file has been replaced")]
    Replaced,
    /// Nothing can be kept at the moment.
    #[error("the database: {0}")]
    Unwell(String),
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
    /// From which file the table was read that wants it kept.
    epoch: u64,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// The database.
#[derive(Clone)]
pub struct Store {
    pool: Readers,
    writer: mpsc::Sender<Job>,
    place: Place,
    salt: String,
}

/// The connections that read; others where another file has taken the place of the first.
#[derive(Clone)]
struct Readers(Arc<RwLock<SqlitePool>>);

impl Readers {
    fn get(&self) -> SqlitePool {
        self.0.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn set(&self, pool: SqlitePool) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = pool;
    }
}

/// Connections to the file, which is brought to this version first.
async fn readers(options: &SqliteConnectOptions) -> Result<SqlitePool, StoreError> {
    let pool = SqlitePoolOptions::new().max_connections(4).connect_with(options.clone()).await?;
    sqlx::migrate!().run(&pool).await?;
    Ok(pool)
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

/// Makes the file where there is none, for its owner's eyes only: it holds seeds, lists and everything that is said. SQLite
/// gives the files beside it the same permissions.
fn own(file: &Path) -> Result<(), StoreError> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    {
        use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
        let opened = options.mode(0o600).open(file)?;
        Ok(opened.set_permissions(std::fs::Permissions::from_mode(0o600))?)
    }
    #[cfg(not(unix))]
    options.open(file).map(drop).map_err(StoreError::from)
}

/// The salt of this database, which is made once.
async fn salt(pool: &SqlitePool) -> Result<String, StoreError> {
    sqlx::query("INSERT OR IGNORE INTO house (key, value) VALUES ('salt', ?)")
        .bind(secret::link())
        .execute(pool)
        .await?;
    Ok(sqlx::query_scalar("SELECT value FROM house WHERE key = 'salt'").fetch_one(pool).await?)
}

impl Store {
    /// Opens the file, makes it where there is none, and brings it to this version.
    pub async fn open(file: &Path) -> Result<Store, StoreError> {
        own(file)?;
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(false)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(5));
        let pool = readers(&options).await?;
        let salt = salt(&pool).await?;
        let (pool, place) = (Readers(Arc::new(RwLock::new(pool))), Place::new(file));
        let pen = write::Pen::new(options, place.clone(), pool.clone()).await?;
        let (writer, jobs) = mpsc::channel(1024);
        tokio::spawn(write::run(pen, jobs));
        Ok(Store { pool, writer, place, salt })
    }

    /// What is kept of an address that makes tables: enough to count them, and nothing that leads back without the salt.
    pub fn maker(&self, address: IpAddr) -> String {
        secret::maker(&self.salt, address)
    }

    /// Whether the database answers.
    pub async fn is_well(&self) -> bool {
        let here = self.place.lies() == Lies::Same && !self.writer.is_closed();
        here && sqlx::query("SELECT 1").execute(&self.pool.get()).await.is_ok()
    }

    /// Goes on with another database file where one has taken the place of the first; true if it has.
    pub async fn follow(&self) -> bool {
        if self.place.lies() != Lies::Other {
            return false;
        }
        let (done, came) = oneshot::channel();
        let job = Job { writes: Vec::new(), epoch: self.epoch(), done };
        // The answer is that the job was for the file before.
        self.writer.send(job).await.is_ok() && came.await.is_ok() && self.place.lies() == Lies::Same
    }

    /// Counts the files that games were read from: what was read from an earlier one is not written into a later one.
    pub fn epoch(&self) -> u64 {
        self.place.epoch()
    }

    /// Keeps these together, and comes back when they are on the disk.
    pub async fn write(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        self.write_as_of(self.epoch(), writes).await
    }

    /// Keeps what is about a table that was read when [`Store::epoch`] was this.
    pub async fn write_as_of(&self, epoch: u64, writes: Vec<Write>) -> Result<(), StoreError> {
        if writes.is_empty() {
            return Ok(());
        }
        let (done, came) = oneshot::channel();
        self.writer.send(Job { writes, epoch, done }).await.map_err(|_| StoreError::Closed)?;
        came.await.map_err(|_| StoreError::Closed)?
    }
}
