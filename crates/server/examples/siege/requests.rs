//! Attacks over HTTP.

use broadside_server::protocol::*;
use futures_util::future::join_all;
use tokio::io::AsyncWriteExt;

use crate::camp::Camp;
use crate::common::*;

/// The most bytes of a list.
const LIST: usize = 16 * 1024;

/// The most bytes of an uploaded game, but for some.
const REPLAY: usize = 4 * 1024 * 1024 - 1024;

impl Camp {
    /// A list of nothing but unknown names, each of its own.
    fn list(&self) -> String {
        let mut text = "squad Nothing\nfaction rebel\n".to_owned();
        let mut line = self.step % 1_000;
        while text.len() < LIST - 16 {
            line += 1;
            text += &format!("ship xq{line}w\n");
        }
        let request = ListRequest { game: "xwing".into(), edition: "rr142".into(), text };
        serde_json::to_string(&request).unwrap()
    }

    pub async fn lists(&mut self) {
        let body = self.list();
        join_all((0..60).map(|_| self.request("POST", "/api/lists", &body))).await;
    }

    pub async fn hang_ups(&mut self) {
        let body = self.list();
        for socket in join_all((0..20).map(|_| self.sent("POST", "/api/lists", &body))).await {
            drop(socket);
        }
    }

    /// A scenario file with as many lines as a request can hold.
    pub async fn positions(&mut self) {
        let mut text = "question  A position\ngame      xwing rr142\n\ntable\n".to_owned();
        let mut line = 0;
        while text.len() < 50_000 {
            line += 1;
            text +=
                &format!("  ship{line}  redsquadronveteran  red  at {} 200, dial 2 straight\n", line % 900);
        }
        text += "  phase activation\n\nplay\n  see  round 2\n";
        let mut wanted = learning(Against::Screen, self.step);
        (wanted.game, wanted.edition, wanted.learning, wanted.listed) =
            ("xwing".into(), "rr142".into(), false, false);
        wanted.options.insert("position".into(), text);
        self.post::<TableMade>("/api/tables", &wanted).await;
    }

    /// Games opened one after the other.
    pub async fn records(&mut self) {
        self.own_tables(60, None).await;
        let at = self.step as usize % self.made.len().max(1);
        if let Some(TableMade { link, .. }) = self.made.get(at) {
            self.request("GET", &format!("/api/tables/{link}/record"), "").await;
        }
    }

    pub async fn replays(&mut self) {
        if self.body.is_empty() {
            let Some(made) = self.table(None).await else { return };
            let Some(mut page) = self.page(&made.link).await else { return };
            if page.ask(Request::Concede).await.is_err() {
                return;
            }
            let path = format!("/api/tables/{}/record", made.link);
            let Some(record) = self.request("GET", &path, "").await else { return };
            let padding = " ".repeat(REPLAY.saturating_sub(record.len()));
            self.body = format!("{padding}{record}");
        }
        self.request("POST", "/api/replays", &self.body).await;
    }

    pub async fn lobby(&mut self) {
        // Full shelves first.
        self.own_tables(50, None).await;
        join_all((0..20).map(|_| self.request("GET", "/api/lobby", ""))).await;
    }

    pub async fn halves(&mut self) {
        let part: &[u8] = match self.step % 2 {
            0 => b"POST /api/lists HTTP/1.1\r\nHost: x\r\nContent-Len",
            _ => b"POST /api/lists HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{",
        };
        if let Some(mut socket) = self.dial().await {
            let _ = socket.write_all(part).await;
            self.held.push(socket);
        }
        if self.held.len() > 2_000 {
            self.held.clear();
        }
    }

    pub async fn guesses(&mut self) {
        let paths = (0..20).map(|at| format!("/api/tables/guess{:012}{at:03}/record", self.step));
        let paths: Vec<String> = paths.collect();
        join_all(paths.iter().map(|path| self.request("GET", path, ""))).await;
    }

    /// Copies of a game at which much has happened.
    pub async fn forks(&mut self) {
        if self.made.is_empty() {
            let Some(made) = self.table(None).await else { return };
            let Some(mut page) = self.page(&made.link).await else { return };
            let mut chance = chance(self.step);
            for _ in 0..60 {
                if !answer(&mut page, &mut chance).await {
                    break;
                }
            }
            self.made.push(made);
        }
        let entries = self.step as u32 % 40;
        let fork =
            ForkRequest { entries, against: Against::Screen, seat: 0, bot: None, name: "Mallory".into() };
        let path = format!("/api/tables/{}/fork", self.made[0].link);
        let copies = (0..5).map(|_| self.post::<TableMade>(&path, &fork));
        join_all(copies).await;
    }
}

/// Answers what is open, through the eyes of whoever is asked; false if that is not possible any more.
pub async fn answer(page: &mut Client, chance: &mut broadside_engine::Chance) -> bool {
    let Some(question) = page.question().filter(|question| question.given.is_none()).cloned() else {
        let eyes = page.hello.as_ref().and_then(|hello| hello.eyes).unwrap_or(0);
        return !page.over() && page.try_ask(Request::Look(1 - eyes)).await.is_some();
    };
    let reply = any_reply(&question, chance);
    page.try_ask(Request::Answer { number: question.number, reply }).await.is_some()
}
