//! What every request passes: its rate, its origin, and the headers of every answer.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::answer::No;
use crate::Server;
use crate::limits::{Endpoint, neighbourhood};
use crate::meters;
use crate::refused::{NotYours, TooFast, TooSlow};

/// Who asks: an address, or the network that it belongs to.
#[derive(Clone, Copy, Debug)]
pub struct Address(pub IpAddr);

/// The page loads nothing from elsewhere and runs no script but its own. Its pieces are drawn with computed styles.
const POLICY: &str = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; \
     connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    // The address of a table is a secret.
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

pub async fn guard(
    State(server): State<Server>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let address = neighbourhood(address(&server, peer, request.headers()));
    let endpoint = endpoint(request.method(), request.uri().path());
    meters::add(&server.meters.requests, 1);
    let response = if server.is_banned(address) {
        No::from(NotYours::Banned).into_response()
    } else if !server.counters.take(address, endpoint, &server.options.limits) {
        meters::add(&server.meters.hasty, 1);
        No::from(TooFast::Requests).into_response()
    } else if !is_our_host(&server, request.headers()) {
        No::from(NotYours::OtherHost).into_response()
    } else if changes(&request) && !from_our_page(&server, request.headers()) {
        No::from(NotYours::OtherPage).into_response()
    } else {
        request.extensions_mut().insert(Address(address));
        next.run(request).await
    };
    with_headers(response)
}

fn with_headers(mut response: Response) -> Response {
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

fn endpoint(method: &Method, path: &str) -> Endpoint {
    match path.trim_start_matches('/').split('/').collect::<Vec<_>>()[..] {
        ["ws", ..] => Endpoint::Connect,
        ["api", "lists"] | ["api", "seats", ..] => Endpoint::List,
        ["api", "replays"] => Endpoint::Replay,
        ["api", "tables", ..] if method == Method::POST => Endpoint::Table,
        ["api", ..] => Endpoint::Read,
        _ => Endpoint::Page,
    }
}

/// Whether a foreign page could do harm with it: whatever changes something, and every connection.
fn changes(request: &Request) -> bool {
    let read = matches!(*request.method(), Method::GET | Method::HEAD);
    !read || request.uri().path().starts_with("/ws/")
}

/// Browsers say which page asks. Programs say nothing, and have no visitor's cookies or addresses to misuse.
fn from_our_page(server: &Server, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let of = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
    (!host.is_empty() && of == Some(host)) || server.options.origins.iter().any(|known| known == origin)
}

/// Ends a request that takes too long: somebody sends its body letter by letter.
pub async fn in_time(State(server): State<Server>, request: Request, next: Next) -> Response {
    match tokio::time::timeout(server.options.limits.request_time, next.run(request)).await {
        Ok(response) => response,
        Err(_) => No::from(TooSlow::Request).into_response(),
    }
}

/// Whether a request is for this server. A name that its owner points at somebody else's machine must not lead there.
fn is_our_host(server: &Server, headers: &HeaderMap) -> bool {
    let hosts = &server.options.hosts;
    if hosts.is_empty() {
        return true;
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    };
    hosts.iter().any(|known| known.eq_ignore_ascii_case(name))
}

/// Who asks: the peer, or whom the proxy in front names last.
fn address(server: &Server, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
    let named = || {
        let list = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        list.rsplit(',').next()?.trim().parse().ok()
    };
    if server.options.behind_proxy { named().unwrap_or(peer.ip()) } else { peer.ip() }
}
