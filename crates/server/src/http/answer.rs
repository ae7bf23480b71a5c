//! Refusals over HTTP: always JSON of the shape of [`Refusal`], never a path or a trace. And bodies that are JSON.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;

use crate::protocol::Refusal;
use crate::refused::{Malformed, NotFound, TooLarge};

/// What a request is refused with.
#[derive(Debug)]
pub struct No(pub Refusal);

/// What comes of a request.
pub type Answer<T> = Result<Json<T>, No>;

impl No {
    /// There is nothing under an address.
    pub fn not_found() -> No {
        NotFound::Nothing.into()
    }
}

impl<T: Into<Refusal>> From<T> for No {
    fn from(why: T) -> No {
        No(why.into())
    }
}

impl IntoResponse for No {
    fn into_response(self) -> Response {
        let status = match self.0.code.as_str() {
            "malformed" => StatusCode::BAD_REQUEST,
            "not_yours" => StatusCode::FORBIDDEN,
            "not_found" => StatusCode::NOT_FOUND,
            "spent" => StatusCode::GONE,
            "stale" | "not_now" => StatusCode::CONFLICT,
            "too_large" => StatusCode::PAYLOAD_TOO_LARGE,
            "refused" => StatusCode::UNPROCESSABLE_ENTITY,
            "too_slow" => StatusCode::REQUEST_TIMEOUT,
            "too_fast" | "too_many" => StatusCode::TOO_MANY_REQUESTS,
            _ => StatusCode::INTERNAL_SERVER_ERROR,
        };
        (status, Json(self.0)).into_response()
    }
}

/// The body of a request, which says of itself that it is JSON: no form of a foreign page can send that.
#[derive(Debug)]
pub struct Body(pub Bytes);

impl<S: Send + Sync> FromRequest<S> for Body {
    type Rejection = No;

    async fn from_request(request: Request, state: &S) -> Result<Body, No> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let kind = kind.unwrap_or_default().split(';').next().unwrap_or_default().trim();
        if !kind.eq_ignore_ascii_case("application/json") {
            return Err(Malformed::NoJsonType.into());
        }
        match Bytes::from_request(request, state).await {
            Ok(bytes) => Ok(Body(bytes)),
            Err(cut) if cut.status() == StatusCode::PAYLOAD_TOO_LARGE => Err(TooLarge::Request.into()),
            Err(_) => Err(Malformed::CutOff.into()),
        }
    }
}

/// What a request says.
#[derive(Debug)]
pub struct Sent<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Sent<T> {
    type Rejection = No;

    async fn from_request(request: Request, state: &S) -> Result<Sent<T>, No> {
        let Body(bytes) = Body::from_request(request, state).await?;
        serde_json::from_slice(&bytes).map(Sent).map_err(|error| Malformed::json(&error).into())
    }
}
