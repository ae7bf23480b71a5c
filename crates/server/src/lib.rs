//! Tables over HTTP and WebSocket. It keeps games, seats and links, and knows no rule.
//!
//! ```no_run
//! # async fn example() -> Result<(), broadside_server::ServeError> {
//! use broadside_server::{Options, Server};
//! let server = Server::open(Options::new("games.db".into())).await?;
//! let listener = tokio::net::TcpListener::bind("127.0.0.1:7400").await?;
//! server.serve(listener, std::future::pending()).await
//! # }
//! ```

#![deny(missing_docs)]

mod actor;
pub mod games;
mod hall;
pub mod host;
mod http;
pub mod limits;
pub mod protocol;
mod room;
mod secret;
pub mod store;
mod words;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use axum::serve::ListenerExt;
use tokio::net::TcpListener;

use crate::hall::Hall;
use crate::host::Hosts;
use crate::limits::{Counters, Limits};
use crate::store::{Store, StoreError};

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Options {
    /// The file in which games are kept.
    pub database: PathBuf,
    /// A folder from which the page is served, instead of the page inside the program.
    pub page: Option<PathBuf>,
    /// Whether a table may be made with a seed: for tests.
    pub allow_seed: bool,
    /// Whether a proxy in front says who asks (`X-Forwarded-For`).
    pub behind_proxy: bool,
    /// Pages of other addresses that may use this server, as `https://example.org`.
    pub origins: Vec<String>,
    /// The limits.
    pub limits: Limits,
}

impl Options {
    /// The usual ones.
    pub fn new(database: PathBuf) -> Options {
        Options {
            database,
            page: None,
            allow_seed: false,
            behind_proxy: false,
            origins: Vec::new(),
            limits: Limits::default(),
        }
    }
}

/// Why a server does not run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Games cannot be kept.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The address cannot be listened at.
    #[error("the network: {0}")]
    Network(#[from] std::io::Error),
}

/// A server.
#[derive(Clone, Debug)]
pub struct Server {
    hall: Arc<Hall>,
    counters: Arc<Counters>,
    options: Arc<Options>,
    visitors: http::Visitors,
}

impl Server {
    /// Opens the database, for every game that there is.
    pub async fn open(options: Options) -> Result<Server, ServeError> {
        Server::open_for(options, games::all()).await
    }

    /// Opens the database, for these games.
    pub async fn open_for(options: Options, hosts: Hosts) -> Result<Server, ServeError> {
        let store = Store::open(&options.database).await?;
        let hall = Hall::new(store, hosts, Arc::new(options.limits.clone()));
        let (counters, options) = (Arc::default(), Arc::new(options));
        Ok(Server { hall: Arc::new(hall), counters, options, visitors: http::Visitors::default() })
    }

    /// How many tables are in memory.
    pub fn loaded(&self) -> usize {
        self.hall.loaded()
    }

    /// Answers requests until told to stop.
    pub async fn serve(
        self,
        listener: TcpListener,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), ServeError> {
        let app = http::router(self).into_make_service_with_connect_info::<SocketAddr>();
        // Connections of open pages would keep a graceful end waiting for ever; all that counts is stored.
        let listener = listener.tap_io(|tcp| {
            if let Err(error) = tcp.set_nodelay(true) {
                tracing::debug!(%error, "a connection delays small messages");
            }
        });
        tokio::select! {
            served = async { axum::serve(listener, app).await } => Ok(served?),
            () = stop => Ok(()),
        }
    }
}
