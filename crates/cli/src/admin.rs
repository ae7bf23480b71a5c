//! `broadside admin`: orders for a server that runs on this machine.

use std::io::{Read, Write};
use std::net::{IpAddr, SocketAddr, TcpStream};
use std::path::PathBuf;
use std::time::Duration;

use broadside_server::inside::{Known, OrderRequest, OrderResult, key_file};
use broadside_server::protocol::Refusal;
use broadside_texts::Language;

use crate::{failure::Failure, help};

/// Manage a server that runs on this machine.
///
/// The server must have been started with --inside ADDRESS. Its key is stored next to the database: whoever can read
/// the database can use these commands.
#[derive(clap::Args)]
#[command(after_help = help::ends_with!(
    "broadside serve --database games.db --inside 127.0.0.1:7401",
    "broadside admin --database games.db list",
    "broadside admin --database games.db close 9bcdfghjkmnpqr",
    "broadside admin --database games.db ban 203.0.113.7"
))]
pub struct Args {
    /// The server's --inside address
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:7401")]
    inside: SocketAddr,
    /// The file where the server stores its games
    #[arg(long, value_name = "FILE", default_value = "broadside.db")]
    database: PathBuf,
    /// Print one JSON object
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    order: Order,
}

#[derive(clap::Subcommand)]
enum Order {
    /// List all tables, most recently changed first
    List,
    /// End a game without a winner, or delete a table that is waiting for a player
    Close {
        /// The table's public name
        table: String,
    },
    /// Print a complete game as a file, including everything secret
    Export {
        /// The table's public name
        table: String,
    },
    /// Mute the spectators of a table
    Mute {
        /// The table's public name
        table: String,
        /// Unmute them
        #[arg(long)]
        off: bool,
    },
    /// Block an address (for IPv6, its whole /64)
    Ban {
        /// The address
        address: IpAddr,
    },
    /// Unblock an address
    Unban {
        /// The address
        address: IpAddr,
    },
    /// List the blocked addresses
    Banned,
    /// Delete expired data now
    Expire,
}

/// Sends a command and prints the result.
pub fn run(args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let Args { inside, database, json, order } = args;
    let request = match order {
        Order::List => OrderRequest::List,
        Order::Close { table } => OrderRequest::Close(table),
        Order::Export { table } => OrderRequest::Export(table),
        Order::Mute { table, off } => OrderRequest::Mute(table, !off),
        Order::Ban { address } => OrderRequest::Ban(address),
        Order::Unban { address } => OrderRequest::Unban(address),
        Order::Banned => OrderRequest::Banned,
        Order::Expire => OrderRequest::Expire,
    };
    let file = key_file(&database);
    let key = std::fs::read_to_string(&file).map_err(|error| {
        Failure::input(format!("cannot read the server's key {}: {error}", file.display()))
    })?;
    let result = ask(inside, key.trim(), &request)?;
    if json {
        serde_json::to_writer(&mut *out, &result)?;
        return Ok(writeln!(out)?);
    }
    match result {
        OrderResult::Done => writeln!(out, "Done.")?,
        OrderResult::Tables(tables) => list(&tables, out)?,
        OrderResult::Game(file) => writeln!(out, "{file}")?,
        OrderResult::Addresses(addresses) => {
            for address in addresses {
                writeln!(out, "{address}")?;
            }
        }
        OrderResult::Gone(tables) => {
            for table in &tables {
                writeln!(out, "{table}")?;
            }
            let count = tables.len();
            writeln!(out, "{count} {} thrown away.", if count == 1 { "table" } else { "tables" })?;
        }
    }
    Ok(())
}

fn list(tables: &[Known], out: &mut dyn Write) -> Result<(), Failure> {
    for Known { name, game, title, stage, listed, decisions, fault, .. } in tables {
        let listed = if *listed { "listed" } else { "private" };
        writeln!(
            out,
            "{name}  {stage:<9}  {listed:<7}  {game:<6}  {decisions:>5} decisions  {}",
            Language::En.say(title)
        )?;
        if let Some(fault) = fault {
            writeln!(out, "    fault: {}", Language::En.say(fault))?;
        }
    }
    let count = tables.len();
    Ok(writeln!(out, "{count} {}.", if count == 1 { "table" } else { "tables" })?)
}

/// One request over HTTP to this machine.
fn ask(inside: SocketAddr, key: &str, request: &OrderRequest) -> Result<OrderResult, Failure> {
    let nobody = |error: std::io::Error| {
        Failure::check(format!(
            "no server takes orders at {inside}: {error}; is it started with --inside {inside}?"
        ))
    };
    let body = serde_json::to_string(request)?;
    let mut stream = TcpStream::connect_timeout(&inside, Duration::from_secs(5)).map_err(nobody)?;
    stream.set_read_timeout(Some(Duration::from_secs(60))).map_err(nobody)?;
    let head = format!(
        "POST /orders HTTP/1.0\r\nHost: {inside}\r\nAuthorization: Bearer {key}\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(head.as_bytes()).map_err(nobody)?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).map_err(nobody)?;
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    if head.starts_with("HTTP/1.0 200") || head.starts_with("HTTP/1.1 200") {
        return serde_json::from_str(body).map_err(|error| {
            Failure::check(format!("the server at {inside} is of another version: {error}"))
        });
    }
    let told = serde_json::from_str::<Refusal>(body).map(|refused| Language::En.say(&refused.reason));
    Err(Failure::check(told.unwrap_or_else(|_| {
        format!("the server at {inside} answers: {}", head.lines().next().unwrap_or_default())
    })))
}
