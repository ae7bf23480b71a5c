//! `broadside play`: a table on this machine.

use std::env;
use std::io::Write;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use broadside_server::Options;
use broadside_server::limits::Limits;

use crate::{failure::Failure, help, serve};

/// Play in the browser on this machine.
///
/// Opens the page, or prints its address if there is no browser. Games are stored in your data folder and continue
/// next time.
#[derive(clap::Args)]
#[command(after_help = help::ends_with!("broadside play", "broadside play --no-open --port 7400"))]
pub struct Args {
    /// Port to listen on [default: any free port]
    #[arg(long, value_name = "PORT", default_value_t = 0)]
    port: u16,
    /// Print the address without opening a browser
    #[arg(long)]
    no_open: bool,
    /// File to store games in
    #[arg(long, value_name = "FILE")]
    database: Option<PathBuf>,
    /// Serve the page from this folder instead of the built-in one
    #[arg(long, value_name = "FOLDER")]
    page: Option<PathBuf>,
}

/// Serves this machine until Ctrl-C.
pub fn run(args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let Args { port, no_open, database, page } = args;
    let database = match database {
        Some(file) => file,
        None => own_file()?,
    };
    // Only this machine reaches it, and only under its own names: a foreign page must not lead a browser here.
    let hosts = ["localhost", "127.0.0.1", "[::1]"].map(Into::into).to_vec();
    let options = Options { page, hosts, limits: Limits::at_home(), ..Options::new(database) };
    let listen = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let ready = |address| {
        let page = format!("http://{address}/");
        let opened = !no_open && open(&page);
        if opened { format!("The page opens: {page}") } else { format!("Open {page} in a browser.") }
    };
    serve::wait_for(false, serve::serve(listen, None, options, out, ready))
}

/// The file in the data folder of whoever plays.
fn own_file() -> Result<PathBuf, Failure> {
    let home = || env::var_os("HOME").map(PathBuf::from);
    let folder = if cfg!(windows) {
        env::var_os("APPDATA").map(PathBuf::from)
    } else if cfg!(target_os = "macos") {
        home().map(|home| home.join("Library/Application Support"))
    } else {
        let given = env::var_os("XDG_DATA_HOME").map(PathBuf::from).filter(|path| path.is_absolute());
        given.or_else(|| home().map(|home| home.join(".local/share")))
    };
    let folder =
        folder.ok_or_else(|| Failure::input("there is no data folder here; give a file with --database"))?;
    let folder = folder.join("broadside");
    std::fs::create_dir_all(&folder)
        .map_err(|error| Failure::check(format!("cannot make {}: {error}", folder.display())))?;
    Ok(folder.join("games.db"))
}

/// Opens the page in the browser of this machine; false where there is none.
fn open(page: &str) -> bool {
    let (program, before): (&str, &[&str]) = if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else if cfg!(target_os = "macos") {
        ("open", &[])
    } else {
        let screen = env::var_os("DISPLAY").is_some() || env::var_os("WAYLAND_DISPLAY").is_some();
        if !screen {
            return false;
        }
        ("xdg-open", &[])
    };
    let (null, started) = (Stdio::null, Command::new(program));
    let mut started = started;
    started.args(before).arg(page).stdin(null()).stdout(null()).stderr(null()).spawn().is_ok()
}
