//! People who play, talk and take back, and note what was acknowledged.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use broadside_server::protocol::*;
use sqlx::{Connection, SqliteConnection};
use tokio::net::TcpStream;
use tokio::sync::watch;

use crate::common::*;
use crate::server::Program;

/// What was acknowledged at a table, and is in the database therefore.
#[derive(Default)]
struct Ledger {
    name: String,
    link: String,
    /// Entries of the log.
    entries: u64,
    /// Whether an answer was acknowledged of which it is not known whether it is an entry, or waits for another one.
    loose: bool,
    /// Lines of the chat.
    lines: u64,
}

#[derive(Default)]
struct Notes {
    tables: Vec<Ledger>,
    answers: u64,
    undos: u64,
    lines: u64,
    /// How often somebody was told of a fault.
    faults: u64,
    /// How many people have noticed that the server is gone.
    resting: u64,
    /// What each person has had acknowledged.
    acknowledged: Vec<u64>,
    put_out: u64,
}

/// Some people.
pub struct People {
    notes: Arc<Mutex<Notes>>,
    /// Where the server is; nowhere while everybody is to rest.
    address: watch::Sender<Option<SocketAddr>>,
    count: u64,
}

impl Drop for People {
    fn drop(&mut self) {
        self.address.send_replace(None);
    }
}

fn lock(notes: &Mutex<Notes>) -> MutexGuard<'_, Notes> {
    notes.lock().unwrap()
}

impl People {
    pub fn begin(program: &Program, count: u64) -> People {
        let (address, _) = watch::channel(Some(program.address));
        let notes = Notes { acknowledged: vec![0; count as usize], ..Notes::default() };
        let people = People { notes: Arc::new(Mutex::new(notes)), address, count };
        for number in 0..count {
            let person = Person {
                number,
                notes: Arc::clone(&people.notes),
                address: people.address.subscribe(),
                said: 0,
                chance: chance(number),
            };
            tokio::spawn(person.live());
        }
        people
    }

    /// Waits until everybody has had something more acknowledged.
    pub async fn play_on(&self, most: Duration) {
        let before = lock(&self.notes).acknowledged.clone();
        let began = Instant::now();
        loop {
            let now = lock(&self.notes).acknowledged.clone();
            if now.iter().zip(&before).all(|(now, before)| now >= &(before + 3)) {
                return;
            }
            assert!(began.elapsed() < most, "play does not go on: {before:?}, {now:?}");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Waits until the people have been told of a fault.
    pub async fn are_told(&self, most: Duration) {
        let (before, began) = (lock(&self.notes).faults, Instant::now());
        while lock(&self.notes).faults < before + self.count {
            assert!(began.elapsed() < most, "nobody is told of the fault");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Waits until everybody has noticed that the server is gone.
    pub async fn rest(&self) {
        self.address.send_replace(None);
        while lock(&self.notes).resting < self.count {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    pub fn resume(&self, program: &Program) {
        lock(&self.notes).resting = 0;
        self.address.send_replace(Some(program.address));
    }

    /// How much of what was acknowledged is not in the database. What is in it beyond that was under way.
    pub async fn lost(&self, file: &Path) -> u64 {
        // A look at a copy, so that the server itself finds the files as it left them.
        let folder = tempfile::tempdir().unwrap();
        let copy = folder.path().join("copy.db");
        for ending in ["", "-wal"] {
            let from = format!("{}{ending}", file.display());
            let _ = std::fs::copy(from, format!("{}{ending}", copy.display()));
        }
        let mut db = SqliteConnection::connect(copy.to_str().unwrap()).await.unwrap();
        let mut lost = 0;
        let mut tables = std::mem::take(&mut lock(&self.notes).tables);
        for table in &mut tables {
            let mut count = async |of: &str| -> u64 {
                let sql = format!("SELECT count(*) FROM {of} WHERE table_name = ?");
                let count: i64 = sqlx::query_scalar(sqlx::AssertSqlSafe(sql))
                    .bind(&table.name)
                    .fetch_one(&mut db)
                    .await
                    .unwrap();
                count as u64
            };
            let (entries, drafts, lines) =
                (count("entries").await, count("drafts").await, count("chat").await);
            lost += table.entries.saturating_sub(entries) + table.lines.saturating_sub(lines);
            lost += u64::from(table.loose && entries <= table.entries && drafts == 0);
            (table.entries, table.loose, table.lines) = (entries, drafts > 0, lines);
        }
        lock(&self.notes).tables = tables;
        lost
    }

    pub fn told(&self) -> String {
        let notes = lock(&self.notes);
        format!("{} answers, {} lines, {} undos acknowledged", notes.answers, notes.lines, notes.undos)
    }

    pub fn put_out(&self) -> u64 {
        lock(&self.notes).put_out
    }

    pub fn have_done_everything(&self) {
        let notes = lock(&self.notes);
        assert!(notes.answers > 0 && notes.lines > 0 && notes.undos > 0);
    }
}

struct Person {
    number: u64,
    notes: Arc<Mutex<Notes>>,
    address: watch::Receiver<Option<SocketAddr>>,
    said: u64,
    chance: broadside_engine::Chance,
}

impl Person {
    async fn live(mut self) {
        let mut table = None;
        loop {
            let address = *self.address.borrow_and_update();
            let Some(address) = address else {
                lock(&self.notes).resting += 1;
                if self.address.changed().await.is_err() {
                    return;
                }
                continue;
            };
            let Some(mut page) = self.sit(address, &mut table).await else {
                tokio::time::sleep(Duration::from_millis(30)).await;
                continue;
            };
            let at = table.unwrap_or(0);
            while self.address.borrow().is_some() {
                if page.over() {
                    table = None;
                    break;
                }
                if self.act(&mut page, at).await.is_none() {
                    lock(&self.notes).put_out += 1;
                    break;
                }
                tokio::time::sleep(Duration::from_millis(25)).await;
            }
            // Acknowledgements that were on their way count as well.
            if self.address.borrow().is_none() {
                while page.try_hear().await.is_some() {}
            }
        }
    }

    /// Sits down at the table of this number in the notes, or makes one.
    async fn sit(&mut self, address: SocketAddr, table: &mut Option<usize>) -> Option<Client> {
        if table.is_none() {
            let wanted = learning(Against::Screen, self.number);
            let made = try_post::<TableMade>(address, "/api/tables", &wanted).await?;
            let mut notes = lock(&self.notes);
            *table = Some(notes.tables.len());
            notes.tables.push(Ledger { name: made.table, link: made.link, ..Ledger::default() });
        }
        let link = lock(&self.notes).tables.get((*table)?)?.link.clone();
        let stream = TcpStream::connect(address).await.ok()?;
        let mut page = Client::through(stream, address, &link).await?;
        while page.update.is_none() {
            self.note_fault(&page.try_hear().await?);
        }
        Some(page)
    }

    fn note_fault(&self, message: &ServerMessage) {
        if let ServerMessage::Bye(refusal) = message {
            lock(&self.notes).faults += u64::from(refusal.code == "fault");
        }
    }

    /// Says something, takes something back or answers. Nothing comes of it if the connection ends.
    async fn act(&mut self, page: &mut Client, at: usize) -> Option<()> {
        let entries = page.update.as_ref()?.undo.entries;
        let request = match self.chance.draw("act", 12) {
            0 => {
                self.said += 1;
                Request::Say(format!("line {}", self.said))
            }
            1 if entries > 2 => Request::Wish(Wish::Undo(entries - 1)),
            _ => match page.question().filter(|question| question.given.is_none()).cloned() {
                Some(question) => {
                    let reply = any_reply(&question, &mut self.chance);
                    Request::Answer { number: question.number, reply }
                }
                None => Request::Look(1 - page.hello.as_ref()?.eyes?),
            },
        };
        let number = page.try_send(request.clone()).await?;
        loop {
            match page.try_hear().await? {
                ServerMessage::Done { id, .. } if id == number => break,
                ServerMessage::Refused { id, refusal } if id == number => {
                    if refusal.code == "too_fast" {
                        tokio::time::sleep(Duration::from_millis(300)).await;
                    }
                    return Some(());
                }
                message => self.note_fault(&message),
            }
        }
        {
            let mut notes = lock(&self.notes);
            match &request {
                Request::Say(_) => {
                    notes.lines += 1;
                    notes.tables[at].lines += 1;
                }
                Request::Wish(_) => {
                    notes.undos += 1;
                    notes.tables[at].entries += 1;
                    notes.tables[at].loose = false;
                }
                Request::Answer { .. } => {
                    notes.answers += 1;
                    notes.tables[at].loose = true;
                }
                _ => {}
            }
            notes.acknowledged[self.number as usize] += 1;
        }
        if matches!(request, Request::Say(_)) {
            return Some(());
        }
        // What is shown tells whether the answer is part of the log, or waits for the other seat's.
        loop {
            match page.try_hear().await? {
                ServerMessage::Update(update) => {
                    if matches!(request, Request::Answer { .. }) && update.undo.entries > entries {
                        let mut notes = lock(&self.notes);
                        notes.tables[at].entries += 1;
                        notes.tables[at].loose = false;
                    }
                    return Some(());
                }
                message => self.note_fault(&message),
            }
        }
    }
}
