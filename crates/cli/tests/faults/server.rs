//! The program, and where it keeps its games.

use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::common::http;

/// Where the games are kept, and as whom the program runs.
pub struct Home {
    folder: tempfile::TempDir,
    /// What stands before the program on the command line.
    before: Vec<String>,
    /// Keeps a small disk mounted that only it and its like see.
    holder: Option<Child>,
}

impl Drop for Home {
    fn drop(&mut self) {
        if let Some(holder) = &mut self.holder {
            let _ = holder.kill();
            let _ = holder.wait();
        }
    }
}

impl Home {
    pub fn plain() -> Home {
        Home { folder: tempfile::tempdir().unwrap(), before: Vec::new(), holder: None }
    }

    /// A disk of six megabytes, in a mount namespace of its own.
    pub fn small() -> Option<Home> {
        let folder = tempfile::tempdir().unwrap();
        let mount =
            format!("mount -t tmpfs -o size=6m none {} && echo ready && exec cat", folder.path().display());
        let mut holder = Command::new("unshare")
            .args(["-Urm", "sh", "-c", &mount])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        let mut ready = [0; 6];
        let mounted = holder.stdout.as_mut().unwrap().read_exact(&mut ready).is_ok();
        let enter = ["nsenter", "-U", "-m", "--preserve-credentials", "-t"].map(String::from);
        let before: Vec<String> = enter.into_iter().chain([holder.id().to_string()]).collect();
        let home = Home { folder, before, holder: Some(holder) };
        (mounted && Command::new(&home.before[0]).arg("-V").output().is_ok()).then_some(home)
    }

    /// A folder of somebody who may not write everything.
    pub fn of_nobody() -> Option<Home> {
        use std::os::unix::fs::{MetadataExt, PermissionsExt};
        let mut home = Home::plain();
        if std::fs::metadata(home.folder.path()).unwrap().uid() != 0 {
            return Some(home);
        }
        std::fs::set_permissions(home.folder.path(), std::fs::Permissions::from_mode(0o777)).unwrap();
        let before = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"].map(String::from);
        let works = Command::new(&before[0]).args(&before[1..]).arg("true").status();
        home.before = before.into();
        works.is_ok_and(|status| status.success()).then_some(home)
    }

    /// The folder, as it is seen from here.
    pub fn folder(&self) -> PathBuf {
        match &self.holder {
            Some(holder) => {
                let root = PathBuf::from(format!("/proc/{}/root", holder.id()));
                root.join(self.folder.path().strip_prefix("/").unwrap())
            }
            None => self.folder.path().to_owned(),
        }
    }

    /// The database, as it is seen from here.
    pub fn file(&self) -> PathBuf {
        self.folder().join("games.db")
    }
}

/// A server that is a program of its own.
pub struct Program {
    child: Child,
    pub address: SocketAddr,
}

impl Program {
    pub async fn start(home: &Home) -> Program {
        let program = Path::new(env!("CARGO_BIN_EXE_broadside"));
        let mut words: Vec<&str> = home.before.iter().map(String::as_str).collect();
        words.extend([
            program.to_str().unwrap(),
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--allow-seed",
            "--database",
        ]);
        let mut child = Command::new(words[0])
            .args(&words[1..])
            .arg(home.folder.path().join("games.db"))
            .env("RUST_LOG", "off")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).unwrap().split('/').next().unwrap();
        Program { address: address.parse().unwrap(), child }
    }

    pub async fn health(&self) -> u16 {
        http(self.address, "GET /health HTTP/1.1", b"").await.0
    }

    /// SIGKILL: the program has no say in it.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
