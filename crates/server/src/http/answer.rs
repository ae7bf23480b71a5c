//! Refusals over HTTP: always JSON of the shape of [`Refusal`], never a path or a trace.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use crate::protocol::Refusal;
use crate::store::StoreError;
use crate::work::Undone;

/// What a request is refused with.
#[derive(Debug)]
pub struct No(pub Refusal);

/// What comes of a request.
pub type Answer<T> = Result<Json<T>, No>;

impl No {
    pub fn new(code: &str, reason: impl Into<String>) -> No {
        No(Refusal::new(code, reason))
    }

    /// An invitation with which somebody has sat down already.
    pub fn spent() -> No {
        No(Refusal::spent())
    }

    pub fn not_found() -> No {
        No::new("not_found", "there is nothing under this address")
    }
}

impl From<Refusal> for No {
    fn from(refusal: Refusal) -> No {
        No(refusal)
    }
}

impl From<Undone> for No {
    fn from(undone: Undone) -> No {
        match undone {
            Undone::Busy => No(Refusal::busy()),
            Undone::Panicked => No::new("fault", "something went wrong here"),
        }
    }
}

impl From<StoreError> for No {
    fn from(error: StoreError) -> No {
        tracing::error!(%error, "the database");
        No::new("fault", "the server cannot reach its storage now")
    }
}

impl From<JsonRejection> for No {
    fn from(rejection: JsonRejection) -> No {
        let code =
            if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE { "too_large" } else { "malformed" };
        No::new(code, rejection.body_text())
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
