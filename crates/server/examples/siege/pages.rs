//! Attacks by open pages.

use std::time::Duration;

use broadside_server::protocol::*;
use broadside_stage::Change;
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::tungstenite::Message;

use crate::camp::Camp;
use crate::common::*;
use crate::requests::answer;

/// A masked frame with an empty mask.
fn frame(kind: u8, text: &str) -> Vec<u8> {
    let mut bytes = vec![0x80 | kind];
    match text.len() {
        length @ 0..126 => bytes.push(0x80 | length as u8),
        length => {
            bytes.push(0x80 | 126);
            bytes.extend((length as u16).to_be_bytes());
        }
    }
    bytes.extend([0; 4]);
    bytes.extend(text.as_bytes());
    bytes
}

impl Camp {
    /// The same frame to every connection that is held; those that have ended are let go.
    async fn spray(&mut self, frame: &[u8]) {
        let mut open = Vec::new();
        for mut socket in self.held.drain(..) {
            let wrote = tokio::time::timeout(Duration::from_millis(20), socket.write_all(frame)).await;
            if matches!(wrote, Ok(Ok(()))) {
                open.push(socket);
            }
        }
        self.held = open;
    }

    /// As many connections to a table as are wanted, and as the server allows.
    async fn crowd(&mut self, link: &str, count: usize) {
        if self.held.len() < count {
            self.held.extend(self.deaf(link).await);
        }
    }

    /// Frames of a kind, on connections that read nothing.
    pub async fn frames(&mut self, kind: u8) {
        self.own_tables(1, None).await;
        let Some(link) = self.made.first().map(|made| made.link.clone()) else { return };
        self.crowd(&link, 10).await;
        let measure = "{\"id\":1,\"request\":{\"measure\":{\"from\":\"ship-0\",\"to\":\"ship-2\"}}}";
        self.spray(&frame(kind, if kind == 1 { measure } else { "ping" })).await;
    }

    pub async fn returns(&mut self) {
        self.own_tables(1, None).await;
        if let Some(made) = self.made.first() {
            drop(self.page(&made.link).await);
        }
    }

    /// Pages of its own at tables of its own, at which something has happened.
    async fn busy_pages(&mut self, count: usize) {
        if self.pages.len() >= count {
            return;
        }
        let Some(made) = self.table(None).await else { return };
        let Some(mut page) = self.page(&made.link).await else { return };
        let mut chance = chance(self.step);
        for _ in 0..40 {
            if !answer(&mut page, &mut chance).await {
                break;
            }
        }
        self.pages.push(page);
    }

    /// Sends all of these on every page, and reads what comes back for a moment.
    async fn demand(&mut self, requests: &[Request]) {
        let mut open = Vec::new();
        for mut page in self.pages.drain(..) {
            let mut stays = true;
            for request in requests {
                let text = serde_json::to_string(&ClientMessage { id: 1, request: request.clone() }).unwrap();
                stays &= page.try_raw(Message::text(text)).await;
            }
            while let Ok(heard) = tokio::time::timeout(Duration::from_millis(1), page.hear()).await {
                stays &= heard.is_some();
                if !stays {
                    break;
                }
            }
            if stays {
                open.push(page);
            }
        }
        self.pages = open;
    }

    pub async fn looks(&mut self) {
        self.busy_pages(6).await;
        let number =
            self.pages.iter().filter_map(|page| page.question()).map(|question| question.number).next();
        let at = self.step as u32 % 30;
        let piece = || "ship-0".to_owned();
        let requests = [
            Request::At(at),
            Request::ScenarioAt(at),
            Request::Record,
            Request::Adjustable(piece()),
            Request::Ahead { number: number.unwrap_or(0), piece: piece() },
        ];
        self.demand(&requests).await;
    }

    pub async fn changes(&mut self) {
        self.busy_pages(4).await;
        let fix = |value| Change::Set { of: "ship-0".into(), key: "speed".into(), value };
        let speed = (self.step % 3) as i32;
        let requests = [Request::Wish(Wish::Adjust(vec![fix(speed); 20])), Request::Name("Mallory".into())];
        self.demand(&requests).await;
    }

    /// Every page that the server allows watches the player's table, and sends something now and then.
    pub async fn spectators(&mut self) {
        if self.step.is_multiple_of(500) || self.held.is_empty() {
            self.held.clear();
            let Some(table) = self.players_table().await else { return };
            for _ in 0..100 {
                self.held.extend(self.deaf(&table).await);
            }
        }
        self.spray(&frame(1, "{\"id\":1,\"request\":{\"measure\":{\"from\":\"ship-0\",\"to\":\"ship-2\"}}}"))
            .await;
        tokio::time::sleep(Duration::from_millis(100)).await;
    }

    pub async fn chat(&mut self) {
        if self.held.is_empty() {
            let Some(table) = self.players_table().await else { return };
            for _ in 0..20 {
                self.held.extend(self.deaf(&table).await);
            }
        }
        let line = "x".repeat(399);
        self.spray(&frame(1, &format!("{{\"id\":1,\"request\":{{\"say\":\"{line}\"}}}}"))).await;
        tokio::time::sleep(Duration::from_millis(10)).await;
    }

    pub async fn bots(&mut self) {
        if self.pages.len() < 50
            && let Some(made) = self.table(Some("admiral")).await
        {
            self.pages.extend(self.page(&made.link).await);
        }
        let mut chance = chance(self.step);
        for page in &mut self.pages {
            if let Some(question) = page.question().cloned() {
                let request =
                    Request::Answer { number: question.number, reply: any_reply(&question, &mut chance) };
                let text = serde_json::to_string(&ClientMessage { id: 1, request }).unwrap();
                page.try_raw(Message::text(text)).await;
            }
            drop(tokio::time::timeout(Duration::from_millis(2), page.hear()).await);
        }
    }

    pub async fn undo(&mut self) {
        self.busy_pages(8).await;
        let mut chance = chance(self.step);
        let mut open = Vec::new();
        for mut page in self.pages.drain(..) {
            let went = answer(&mut page, &mut chance).await;
            let entries = page.update.as_ref().map_or(1, |update| update.undo.entries);
            if went && page.try_ask(Request::Wish(Wish::Undo(entries.saturating_sub(1)))).await.is_some() {
                open.push(page);
            }
        }
        self.pages = open;
    }
}
