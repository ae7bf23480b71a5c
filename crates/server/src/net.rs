//! Connections: how many there are, and how long they may take.

use std::collections::HashMap;
use std::convert::Infallible;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use axum::response::Response;
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, Sleep, sleep};
use tower_service::Service;

use crate::limits::{Limits, neighbourhood};

/// How many of something each address has.
#[derive(Clone, Debug, Default)]
pub struct Visitors(Arc<Mutex<HashMap<IpAddr, usize>>>);

/// One of them; it counts until it is dropped.
#[derive(Debug)]
pub struct Visit(Visitors, IpAddr);

impl Visitors {
    /// One more, unless the address has `most` already.
    pub fn enter(&self, address: IpAddr, most: usize) -> Option<Visit> {
        let mut visitors = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = visitors.entry(address).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Visit(self.clone(), address))
    }

    /// All of them together.
    pub fn count(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).values().sum()
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

/// Takes connections for ever. Behind a proxy all of them come from one address, so only their whole number is bounded.
pub async fn accept(
    listener: TcpListener,
    app: Router,
    limits: Arc<Limits>,
    sockets: Visitors,
    behind_proxy: bool,
) {
    loop {
        let (tcp, peer) = match listener.accept().await {
            Ok(came) => came,
            Err(error) => {
                // Out of file descriptors, most likely: those that are open have to end first.
                tracing::warn!(%error, "a connection could not be taken");
                sleep(Duration::from_millis(100)).await;
                continue;
            }
        };
        let most = if behind_proxy { limits.sockets } else { limits.sockets_per_address };
        let full = sockets.count() >= limits.sockets;
        let Some(visit) = sockets.enter(neighbourhood(peer.ip()), most).filter(|_| !full) else { continue };
        if let Err(error) = tcp.set_nodelay(true) {
            tracing::debug!(%error, "a connection delays small messages");
        }
        let (app, limits) = (app.clone(), Arc::clone(&limits));
        // A page's connection outlives the request that opened it, and counts until it ends.
        let visit = Arc::new(visit);
        tokio::spawn(async move { serve(tcp, peer, visit, app, &limits).await });
    }
}

/// Answers a request that came without a connection.
pub async fn answer(app: Router, peer: SocketAddr, sockets: &Visitors, request: Request<Body>) -> Response {
    let Some(visit) = sockets.enter(neighbourhood(peer.ip()), usize::MAX) else { return Response::default() };
    pass(app, peer, Arc::new(visit), request).await
}

/// Hands a request on, with who asks.
async fn pass(mut app: Router, peer: SocketAddr, visit: Arc<Visit>, mut request: Request<Body>) -> Response {
    request.extensions_mut().insert(ConnectInfo(peer));
    request.extensions_mut().insert(visit);
    let Ok(response) = app.call(request).await;
    response
}

async fn serve(tcp: TcpStream, peer: SocketAddr, visit: Arc<Visit>, app: Router, limits: &Limits) {
    let service = service_fn(move |request: Request<Incoming>| {
        let answer = pass(app.clone(), peer, Arc::clone(&visit), request.map(Body::new));
        async { Ok::<_, Infallible>(answer.await) }
    });
    let mut http = hyper::server::conn::http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(limits.header_time)
        .max_headers(100)
        .max_buf_size(64 * 1024);
    let io = TokioIo::new(Patient::new(tcp, limits.write_time));
    if let Err(error) = http.serve_connection(io, service).with_upgrades().await {
        tracing::debug!(%error, "a connection broke");
    }
}

/// A connection that gives up on somebody who does not take what is sent.
struct Patient {
    tcp: TcpStream,
    patience: Duration,
    waits: Option<Pin<Box<Sleep>>>,
}

impl Patient {
    fn new(tcp: TcpStream, patience: Duration) -> Patient {
        Patient { tcp, patience, waits: None }
    }

    fn watch<T>(&mut self, wrote: Poll<io::Result<T>>, context: &mut Context<'_>) -> Poll<io::Result<T>> {
        if wrote.is_ready() {
            self.waits = None;
            return wrote;
        }
        let patience = self.patience;
        let waits = self.waits.get_or_insert_with(|| Box::pin(sleep(patience)));
        if waits.as_mut().poll(context).is_ready() {
            waits.as_mut().reset(Instant::now() + patience);
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
        Poll::Pending
    }
}

impl AsyncRead for Patient {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.tcp).poll_read(context, buffer)
    }
}

impl AsyncWrite for Patient {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let wrote = Pin::new(&mut self.tcp).poll_write(context, bytes);
        self.watch(wrote, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let wrote = Pin::new(&mut self.tcp).poll_write_vectored(context, bytes);
        self.watch(wrote, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.tcp.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.tcp).poll_flush(context);
        self.watch(flushed, context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let shut = Pin::new(&mut self.tcp).poll_shutdown(context);
        self.watch(shut, context)
    }
}
