//! How the server is: a word for whoever watches over it, and numbers in Prometheus' text format.

use std::fmt::Write;
use std::sync::atomic::Ordering;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::Server;
use crate::store::read::Counted;
use crate::work::Kind;

/// `GET /health`: 200 while games can be read and kept, 503 otherwise.
pub async fn health(State(server): State<Server>) -> Response {
    if server.hall.store.follow().await {
        server.meters.wrote(0, true);
    }
    match server.hall.store.is_well().await && !server.meters.stuck() {
        true => (StatusCode::OK, "well\n").into_response(),
        false => (StatusCode::SERVICE_UNAVAILABLE, "games cannot be kept\n").into_response(),
    }
}

/// `GET /metrics`
pub async fn metrics(State(server): State<Server>) -> Response {
    let tables = server.hall.store.counted().await.unwrap_or_default();
    let sqlite = server.hall.store.sqlite().await.unwrap_or_default();
    let text = page(&server, &tables, &sqlite);
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response()
}

fn page(server: &Server, tables: &[Counted], sqlite: &str) -> String {
    let (meters, work) = (&server.meters, &server.hall.workshop);
    let mut text = String::new();
    let mut put = |name: &str, kind: &str, help: &str, rows: &[(String, f64)]| {
        let _ = writeln!(text, "# HELP broadside_{name} {help}\n# TYPE broadside_{name} {kind}");
        for (labels, value) in rows {
            let _ = writeln!(text, "broadside_{name}{labels} {value}");
        }
    };
    let one = |value: f64| vec![(String::new(), value)];
    let count = |meter: &std::sync::atomic::AtomicU64| meter.load(Ordering::Relaxed) as f64;
    let by = |label: &str, rows: &[(&str, f64)]| -> Vec<(String, f64)> {
        rows.iter().map(|(name, value)| (format!("{{{label}=\"{name}\"}}"), *value)).collect()
    };
    let versions = format!("{{version=\"{}\",sqlite=\"{sqlite}\"}}", env!("CARGO_PKG_VERSION"));
    put("info", "gauge", "The versions of the program and of SQLite in it.", &[(versions, 1.0)]);
    put(
        "up_seconds",
        "gauge",
        "Seconds since the server started.",
        &one(meters.began.elapsed().as_secs_f64()),
    );
    let kept: Vec<_> = tables.iter().map(|it| (it.stage.as_str(), it.count as f64)).collect();
    put("tables", "gauge", "Tables that are kept, by stage.", &by("stage", &kept));
    put("tables_loaded", "gauge", "Tables in memory.", &one(server.hall.loaded() as f64));
    put(
        "tables_bytes",
        "gauge",
        "Estimated bytes of the tables in memory.",
        &one(server.hall.weight() as f64),
    );
    put("pages", "gauge", "Open pages.", &one(server.visitors.count() as f64));
    put("sockets", "gauge", "Connections of all kinds.", &one(server.sockets.count() as f64));
    let waiting = [("table", Kind::Table), ("long", Kind::Long), ("bot", Kind::Bot)];
    let waiting = waiting.map(|(name, kind)| (name, work.waiting(kind) as f64));
    put("work_waiting", "gauge", "Pieces of work that wait for a thread.", &by("kind", &waiting));
    put("entries_total", "counter", "Entries of games that were kept.", &one(count(&meters.entries)));
    put("writes_failed_total", "counter", "Writes that failed.", &one(count(&meters.failed)));
    put(
        "faults_total",
        "counter",
        "Tables that were closed because of a fault.",
        &one(count(&meters.faults)),
    );
    put("requests_total", "counter", "Requests over HTTP.", &one(count(&meters.requests)));
    put("refused_total", "counter", "Requests that were refused for their rate.", &one(count(&meters.hasty)));
    text
}
