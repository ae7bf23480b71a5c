//! Requests over HTTP.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{LazyLock, Mutex, PoisonError};

use axum::body::{Body, to_bytes};
use axum::http::{HeaderName, HeaderValue, Method, Request, StatusCode, Uri};
use broadside_server::limits::Limits;
use broadside_server::protocol::Refusal;
use broadside_server::{Options, Server};
use tempfile::TempDir;
use tokio::runtime::Runtime;

use crate::trace::Trace;

/// After so many requests the server is a new one, so that a full house refuses nobody for long.
const TERM: usize = 400;

/// A server without a network.
struct House {
    runtime: Runtime,
    server: Server,
    asked: usize,
    _folder: TempDir,
}

impl House {
    fn new() -> House {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
        let runtime = runtime.expect("a runtime starts");
        let folder = tempfile::tempdir().expect("a temporary folder");
        let mut options = Options::new(folder.path().join("games.db"));
        options.limits = Limits::at_home();
        let server = runtime.block_on(Server::open(options)).expect("the server opens");
        House { runtime, server, asked: 0, _folder: folder }
    }

    fn ask(&mut self, request: Request<Body>) -> (StatusCode, Vec<u8>) {
        self.asked += 1;
        let peer = SocketAddr::from((Ipv4Addr::LOCALHOST, 40_000));
        self.runtime.block_on(async {
            let (parts, body) = self.server.answer(peer, request).await.into_parts();
            let body = to_bytes(body, usize::MAX).await.expect("an answer has an end");
            (parts.status, body.to_vec())
        })
    }
}

/// Lines until the first empty one are the request's line and headers, the rest is its body.
fn read(input: &[u8]) -> Option<Request<Body>> {
    let at = input.windows(2).position(|pair| pair == b"\n\n").unwrap_or(input.len());
    let (head, body) = input.split_at(at);
    let mut lines = std::str::from_utf8(head).ok()?.lines();
    let (method, uri) = lines.next()?.split_once(' ')?;
    let mut request = Request::new(Body::from(body.get(2..).unwrap_or_default().to_vec()));
    *request.method_mut() = Method::from_bytes(method.as_bytes()).ok()?;
    *request.uri_mut() = uri.trim().parse::<Uri>().ok()?;
    for line in lines {
        let (name, value) = line.split_once(':')?;
        let name = HeaderName::from_bytes(name.trim().as_bytes()).ok()?;
        request.headers_mut().append(name, HeaderValue::from_str(value.trim()).ok()?);
    }
    Some(request)
}

/// The server answers every request; what it refuses it refuses with a reason.
pub fn request(input: &[u8], trace: &mut Trace) {
    static HOUSE: LazyLock<Mutex<Option<House>>> = LazyLock::new(Mutex::default);
    let Some(request) = read(input) else { return };
    let path = request.uri().path().to_owned();
    let (status, body) = {
        let mut house = HOUSE.lock().unwrap_or_else(PoisonError::into_inner);
        if house.as_ref().is_some_and(|house| house.asked >= TERM) {
            *house = None;
        }
        house.get_or_insert_with(House::new).ask(request)
    };
    trace.understood = status.is_success();
    trace.saw((status.as_u16(), path.split('/').nth(2).unwrap_or_default().len().min(8)));
    assert!(!status.is_server_error(), "{status}: {}", String::from_utf8_lossy(&body));
    if status.is_success() || !path.starts_with("/api/") {
        return;
    }
    match serde_json::from_slice::<Refusal>(&body) {
        Ok(refusal) => {
            trace.saw(&refusal.code);
            trace.text(&refusal.reason);
            refusal.lines.iter().for_each(|line| trace.text(line));
        }
        // A method or an address that there is not: the body is empty.
        Err(_) => assert!(body.is_empty(), "{status}: {}", String::from_utf8_lossy(&body)),
    }
}
