//! Plain enums as the words that the protocol has for them.

use serde::{Serialize, de::DeserializeOwned};

/// The word for a value of an enum without fields.
pub fn to_word<T: Serialize>(value: &T) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(word)) => word,
        _ => String::new(),
    }
}

/// The value for a word.
pub fn from_word<T: DeserializeOwned>(word: &str) -> Option<T> {
    serde_json::from_value(serde_json::Value::String(word.to_owned())).ok()
}
