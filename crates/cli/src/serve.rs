//! `broadside serve`: tables for everybody who can reach the address.

use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;

use broadside_server::limits::Limits;
use broadside_server::{Options, Server};
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

use crate::{failure::Failure, help};

/// Serve tables to browsers.
///
/// Games are stored in one file and continue after a restart. Put a TLS proxy in front of the server before others
/// can reach it; docs/hosting.md shows how. RUST_LOG sets what the server logs.
#[derive(clap::Args)]
#[command(after_help = help::ends_with!(
    "broadside serve --database games.db",
    "broadside serve --listen 127.0.0.1:7400 --database /var/lib/broadside/games.db --behind-proxy"
))]
pub struct Args {
    /// Address to listen on
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:7400")]
    listen: SocketAddr,
    /// File to store games in; created if missing
    #[arg(long, value_name = "FILE", default_value = "broadside.db")]
    database: PathBuf,
    /// Serve the page from this folder instead of the built-in one
    #[arg(long, value_name = "FOLDER")]
    page: Option<PathBuf>,
    /// Another origin whose pages may use this server, such as https://example.org
    #[arg(long = "origin", value_name = "ORIGIN")]
    origins: Vec<String>,
    /// Host name to answer to, such as tables.example.org [default: any]
    #[arg(long = "host", value_name = "NAME")]
    hosts: Vec<String>,
    /// Take client addresses from X-Forwarded-For, set by a proxy in front
    #[arg(long)]
    behind_proxy: bool,
    /// Operator address for /health, /metrics and `broadside admin`; keep it on this machine
    #[arg(long, value_name = "ADDRESS")]
    inside: Option<SocketAddr>,
    /// Log in JSON, one object per line
    #[arg(long)]
    log_json: bool,
    /// For tests: allow tables with a seed, and any number of them
    #[arg(long)]
    allow_seed: bool,
}

/// Serves until it is told to stop.
pub fn run(args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let Args { listen, database, page, origins, hosts, behind_proxy, inside, log_json, allow_seed } = args;
    let limits = if allow_seed { Limits::at_home() } else { Limits::default() };
    let options = Options { database, page, allow_seed, behind_proxy, origins, hosts, limits };
    let ready = |address| format!("Serving tables at http://{address}/");
    wait_for(log_json, serve(listen, inside, options, out, ready))
}

/// Runs the server's tasks.
pub fn wait_for(json: bool, task: impl Future<Output = Result<(), Failure>>) -> Result<(), Failure> {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    if json {
        log.json().init()
    } else {
        log.init()
    }
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(task)
}

/// Serves at an address and says where.
pub async fn serve(
    listen: SocketAddr,
    inside: Option<SocketAddr>,
    options: Options,
    out: &mut dyn Write,
    ready: impl FnOnce(SocketAddr) -> String,
) -> Result<(), Failure> {
    let file = options.database.display().to_string();
    let server = Server::open(options).await.map_err(|error| Failure::check(format!("{file}: {error}")))?;
    let listener = TcpListener::bind(listen).await;
    let listener = listener.map_err(|error| Failure::check(format!("cannot listen at {listen}: {error}")))?;
    writeln!(out, "{}", ready(listener.local_addr()?))?;
    writeln!(out, "Games are kept in {file}. Ctrl-C ends it; games go on next time.")?;
    if let Some(inside) = inside {
        let listener = TcpListener::bind(inside).await;
        let listener =
            listener.map_err(|error| Failure::check(format!("cannot listen at {inside}: {error}")))?;
        writeln!(out, "Orders, /health and /metrics at http://{}/", listener.local_addr()?)?;
        tokio::spawn(server.clone().serve_inside(listener));
    }
    out.flush()?;
    server.serve(listener, told_to_stop()).await.map_err(|error| Failure::check(error.to_string()))
}

/// Comes back when the person or the system wants it to end.
async fn told_to_stop() {
    let person = async { drop(tokio::signal::ctrl_c().await) };
    #[cfg(unix)]
    let system = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let system = std::future::pending::<()>();
    tokio::select! { () = person => {}, () = system => {} }
}
