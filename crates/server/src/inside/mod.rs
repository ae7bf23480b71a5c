//! The operator's side: an address of its own, never meant for players, that tells how the server is and takes orders.

mod orders;
mod tell;

pub use orders::{Known, OrderRequest, OrderResult};

use std::io::Write;
use std::path::{Path, PathBuf};

use axum::Router;
use axum::routing::{get, post};

use crate::{Server, secret};

/// Where the operator's key lies: beside the database, for its owner's eyes only.
pub fn key_file(database: &Path) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(".key");
    name.into()
}

/// Makes a new key for this run of the server.
pub(crate) fn new_key(database: &Path) -> std::io::Result<String> {
    let (key, file) = (secret::link(), key_file(database));
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    options.open(file)?.write_all(key.as_bytes())?;
    Ok(key)
}

/// Every way in.
pub(crate) fn router(server: Server) -> Router {
    Router::new()
        .route("/health", get(health))
        .route("/metrics", get(tell::metrics))
        .route("/orders", post(orders::order))
        .with_state(server)
}

pub(crate) use tell::health;
