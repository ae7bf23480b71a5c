//! The server as the network sees it.

mod answer;
mod guard;
mod lobby;
mod page;
mod replays;
mod seats;
mod tables;
mod ws;

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::{get, post};

use crate::Server;

/// How many connections each address has.
#[derive(Clone, Debug, Default)]
pub struct Visitors(Arc<Mutex<HashMap<IpAddr, usize>>>);

/// One connection of an address; it counts until it is dropped.
#[derive(Debug)]
struct Visit(Visitors, IpAddr);

impl Visitors {
    fn enter(&self, address: IpAddr, most: usize) -> Option<Visit> {
        let mut visitors = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = visitors.entry(address).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Visit(self.clone(), address))
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        let mut visitors = self.0.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = visitors.get_mut(&self.1) {
            *count -= 1;
            if *count == 0 {
                visitors.remove(&self.1);
            }
        }
    }
}

/// Every way in, with its limits where it is declared.
pub fn router(server: Server) -> Router {
    let (body, replay) = (server.options.limits.body_bytes, server.options.limits.replay_bytes);
    Router::new()
        .route("/api/lobby", get(lobby::lobby))
        .route("/api/rules/{id}", get(lobby::rule))
        .route("/api/lists", post(lobby::check_list))
        .route("/api/tables", post(tables::make))
        .route("/api/tables/{link}/fork", post(tables::fork))
        .route("/api/tables/{link}/join", post(seats::join))
        .route("/api/tables/{link}/record", get(tables::record))
        .route("/api/seats/{link}/list", post(seats::send_list))
        .route("/api/seats/{link}/sit", post(seats::sit))
        .route("/api/replays", post(replays::upload).layer(DefaultBodyLimit::max(replay)))
        .route("/ws/{link}", get(ws::connect))
        .fallback(page::page)
        .layer(DefaultBodyLimit::max(body))
        .layer(middleware::from_fn_with_state(server.clone(), guard::guard))
        .with_state(server)
}
