//! The file that games are kept in, and whether it still is the one that was opened. SQLite goes on with a file that was moved
//! away or replaced; what is written there would be gone with the program.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{PoisonError, RwLock};

/// A file, whatever it is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Identity(u64, u64);

impl Identity {
    /// Of what lies at a path, if anything does.
    #[cfg(unix)]
    fn of(path: &Path) -> Option<Identity> {
        use std::os::unix::fs::MetadataExt;
        std::fs::metadata(path).ok().map(|file| Identity(file.dev(), file.ino()))
    }

    /// Elsewhere a file that is open cannot be replaced.
    #[cfg(not(unix))]
    fn of(path: &Path) -> Option<Identity> {
        path.exists().then_some(Identity(0, 0))
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Known {
    file: Option<Identity>,
    log: Option<Identity>,
}

/// What lies where the games were.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lies {
    /// The file that was opened.
    Same,
    /// Another one.
    Other,
    /// None.
    Nothing,
}

/// Where games are kept.
#[derive(Clone, Debug)]
pub(super) struct Place {
    file: PathBuf,
    known: Arc<RwLock<Known>>,
    /// Rises when another file takes the place.
    epoch: Arc<AtomicU64>,
}

impl Place {
    /// The place of this file.
    pub(super) fn new(file: &Path) -> Place {
        Place { file: file.to_owned(), known: Arc::default(), epoch: Arc::default() }
    }

    fn beside(&self, ending: &str) -> PathBuf {
        let mut name = self.file.as_os_str().to_owned();
        name.push(ending);
        name.into()
    }

    /// What lies there now.
    pub(super) fn lies(&self) -> Lies {
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner).file;
        match Identity::of(&self.file) {
            None => Lies::Nothing,
            now if now == known => Lies::Same,
            Some(_) => Lies::Other,
        }
    }

    /// Counts the files that have lain there, so that nobody goes on with what was read from an older one.
    pub(super) fn epoch(&self) -> u64 {
        self.epoch.load(Ordering::Acquire)
    }

    /// Notes what lies there as the file that is open.
    pub(super) fn settle(&self) {
        let now = Known { file: Identity::of(&self.file), log: Identity::of(&self.beside("-wal")) };
        let before = std::mem::replace(&mut *self.known.write().unwrap_or_else(PoisonError::into_inner), now);
        if before.file.is_some() && before.file != now.file {
            self.epoch.fetch_add(1, Ordering::AcqRel);
        }
    }

    /// Takes away the log of the file that lay there before: it must not be read as that of the new one.
    pub(super) fn part_with_log(&self) -> io::Result<()> {
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner).log;
        if known.is_none() || Identity::of(&self.beside("-wal")) != known {
            return Ok(());
        }
        for ending in ["-wal", "-shm"] {
            match std::fs::remove_file(self.beside(ending)) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                _ => {}
            }
        }
        Ok(())
    }

    /// Where what was kept in a file that is gone is saved.
    pub(super) fn rescue(&self) -> PathBuf {
        self.beside(&format!(".rescued-{}", super::now()))
    }
}
