//! The page, from inside the program or from a folder.

use std::borrow::Cow;
use std::path::{Component, Path};

use axum::extract::{Request, State};
use axum::http::{Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

use super::answer::No;
use crate::Server;

/// `web/dist`: inside the program in release builds, read from the disk otherwise.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Built;

const NO_PAGE: &str = "<!doctype html><html lang=en><meta charset=utf-8><title>Broadside</title>\
<h1>The page is not built</h1><p>The server runs. Build the page with <code>npm ci &amp;&amp; npm run build</code> in \
<code>web</code>, or start everything with <code>make play</code>.</p>";

/// Anything that is not under `/api` or `/ws`.
pub async fn page(State(server): State<Server>, request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return No::not_found().into_response();
    }
    let path = request.uri().path().trim_start_matches('/');
    let first = path.split('/').next().unwrap_or_default();
    if matches!(first, "api" | "ws") {
        return No::not_found().into_response();
    }
    // The page itself finds out what to show under these addresses, and says so where there is nothing.
    let known = matches!(first, "" | "table" | "watch" | "replay" | "lobby" | "rules");
    let shown = known || !path.contains('.');
    let file = if shown { "index.html" } else { path };
    let status = if known || !shown { StatusCode::OK } else { StatusCode::NOT_FOUND };
    match read(&server, file).await {
        Some(bytes) => {
            let kind = mime(file);
            // Files under assets/ carry a digest of their content in their names.
            let keep = if first == "assets" { "public, max-age=31536000, immutable" } else { "no-cache" };
            (status, [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, keep)], bytes.into_owned())
                .into_response()
        }
        None if shown => {
            (status, [(header::CONTENT_TYPE, "text/html; charset=utf-8")], NO_PAGE).into_response()
        }
        None => No::not_found().into_response(),
    }
}

async fn read(server: &Server, file: &str) -> Option<Cow<'static, [u8]>> {
    let Some(folder) = &server.options.page else {
        return Built::get(file).map(|file| file.data);
    };
    let file = Path::new(file);
    if !file.components().all(|part| matches!(part, Component::Normal(_))) {
        return None;
    }
    tokio::fs::read(folder.join(file)).await.ok().map(Cow::Owned)
}

fn mime(file: &str) -> &'static str {
    match file.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "webmanifest" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
