//! Tables over HTTP and WebSocket. It keeps games, seats and links, and knows no rule.
//!
//! ```no_run
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! use broadside_server::{Options, Server};
//! let server = Server::open(Options::new("games.db".into())).await?;
//! let listener = tokio::net::TcpListener::bind("127.0.0.1:7400").await?;
//! server.serve(listener, std::future::pending()).await?;
//! # Ok(())
//! # }
//! ```

#![deny(missing_docs)]

mod actor;
pub mod archive;
pub mod games;
mod hall;
pub mod host;
mod http;
pub mod inside;
pub mod limits;
mod meters;
mod net;
mod outbox;
pub mod protocol;
pub mod refused;
mod room;
mod secret;
pub mod store;
mod words;
pub mod work;

use std::collections::HashSet;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use axum::body::Body;
use axum::http::Request;
use axum::response::Response;
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::hall::Hall;
use crate::host::Hosts;
use crate::limits::{Counters, Limits};
use crate::meters::Meters;
use crate::net::Visitors;
use crate::outbox::Waiting;
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
    /// The names under which the server answers; under any if there are none.
    pub hosts: Vec<String>,
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
            hosts: Vec::new(),
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
}

/// A server.
#[derive(Clone, Debug)]
pub struct Server {
    hall: Arc<Hall>,
    counters: Arc<Counters>,
    options: Arc<Options>,
    /// Open pages.
    visitors: Visitors,
    /// Connections of all kinds.
    sockets: Visitors,
    /// What waits to go out.
    waiting: Waiting,
    meters: Arc<Meters>,
    banned: Arc<RwLock<HashSet<IpAddr>>>,
    /// Tells open pages that somebody was banned.
    bans: Arc<watch::Sender<()>>,
    /// What the operator's orders have to carry.
    key: Arc<str>,
}

impl Server {
    /// Whether the operator keeps an address out.
    fn is_banned(&self, address: IpAddr) -> bool {
        self.banned.read().unwrap_or_else(PoisonError::into_inner).contains(&address)
    }

    /// Opens the database, for every game that there is.
    pub async fn open(options: Options) -> Result<Server, ServeError> {
        Server::open_for(options, games::all()).await
    }

    /// Opens the database, for these games.
    pub async fn open_for(options: Options, hosts: Hosts) -> Result<Server, ServeError> {
        let store = Store::open(&options.database).await?;
        let banned = Arc::new(RwLock::new(store.banned().await?));
        let key = inside::new_key(&options.database).map_err(StoreError::from)?.into();
        let meters = Arc::<Meters>::default();
        let hall = Hall::new(store, hosts, Arc::new(options.limits.clone()), Arc::clone(&meters));
        let (counters, options) = (Arc::default(), Arc::new(options));
        let (visitors, sockets, waiting) = (Visitors::default(), Visitors::default(), Waiting::default());
        Ok(Server {
            hall: Arc::new(hall),
            counters,
            options,
            visitors,
            sockets,
            waiting,
            meters,
            banned,
            bans: Arc::default(),
            key,
        })
    }

    /// How many tables are in memory.
    pub fn loaded(&self) -> usize {
        self.hall.loaded()
    }

    /// Answers the operator at an address of its own, for as long as it is polled.
    pub async fn serve_inside(self, listener: TcpListener) {
        if let Err(error) = axum::serve(listener, inside::router(self)).await {
            tracing::error!(%error, "the operator's address");
        }
    }

    /// Answers one request as if a peer had sent it, without a connection.
    pub async fn answer(&self, peer: SocketAddr, request: Request<Body>) -> Response {
        net::answer(http::router(self.clone()), peer, &self.sockets, request).await
    }

    /// Answers requests until told to stop.
    pub async fn serve(
        self,
        listener: TcpListener,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), ServeError> {
        let (limits, behind_proxy) = (Arc::clone(&self.hall.limits), self.options.behind_proxy);
        let (hall, sockets) = (Arc::clone(&self.hall), self.sockets.clone());
        let app = http::router(self);
        if let Ok(address) = listener.local_addr() {
            tracing::info!(%address, "serving");
        }
        // Connections of open pages would keep a graceful end waiting for ever; all that counts is stored.
        tokio::select! {
            () = net::accept(listener, app, limits, sockets, behind_proxy) => {}
            () = sweep(&hall) => {}
            () = stop => {}
        }
        tracing::info!("stopping");
        hall.farewell().await;
        Ok(())
    }
}

/// How often tables that nothing happens at are looked for.
const SWEEP: Duration = Duration::from_secs(60 * 60);

/// Throws away, from time to time, the tables that nothing has happened at for too long.
async fn sweep(hall: &Hall) {
    loop {
        match hall.expire().await {
            Ok(gone) if gone.is_empty() => {}
            Ok(gone) => tracing::info!(tables = gone.len(), "tables have expired"),
            Err(error) => tracing::error!(%error, "tables that have expired could not be thrown away"),
        }
        tokio::time::sleep(SWEEP).await;
    }
}
