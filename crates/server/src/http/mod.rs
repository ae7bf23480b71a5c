//! The server as the network sees it.

mod answer;
mod guard;
mod lobby;
mod page;
mod rematch;
mod replays;
mod rules;
mod seats;
mod tables;
mod ws;

pub use answer::{Answer, No};

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::{get, post};

use crate::Server;

/// Every way in, with its limits where it is declared.
pub fn router(server: Server) -> Router {
    let (body, replay) = (server.options.limits.body_bytes, server.options.limits.replay_bytes);
    Router::new()
        .route("/health", get(crate::inside::health))
        .route("/api/lobby", get(lobby::lobby))
        .route("/api/rules", get(rules::search))
        .route("/api/rules/{id}", get(rules::rule))
        .route("/api/lists", post(lobby::check_list))
        .route("/api/tables", post(tables::make))
        .route("/api/tables/{link}/fork", post(tables::fork))
        .route("/api/tables/{link}/rematch", post(rematch::rematch))
        .route("/api/tables/{link}/join", post(seats::join))
        .route("/api/tables/{link}/record", get(tables::record))
        .route("/api/seats/{link}/list", post(seats::send_list))
        .route("/api/seats/{link}/sit", post(seats::sit))
        .route("/api/replays", post(replays::upload).layer(DefaultBodyLimit::max(replay)))
        .route("/ws/{link}", get(ws::connect))
        .fallback(page::page)
        .layer(DefaultBodyLimit::max(body))
        .layer(middleware::from_fn_with_state(server.clone(), guard::in_time))
        .layer(middleware::from_fn_with_state(server.clone(), guard::guard))
        .with_state(server)
}
