//! Where something was found, and when nothing is measured.

use broadside_engine::reasons;

use crate::geometry::{Range, RangeLine};

reasons! {
    /// Where an object was found, as a part of other reasons.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub(crate) enum Found {
        Nowhere = "xwing-refused-found-nowhere",
        AtRange { range: u8, mm: f64 } = "xwing-refused-found-at-range",
        Beyond { range: u8, mm: f64 } = "xwing-refused-found-beyond",
    }
}

impl From<Option<RangeLine>> for Found {
    fn from(measured: Option<RangeLine>) -> Found {
        match measured {
            None => Found::Nowhere,
            Some(RangeLine { range: Range::Beyond, line }) => {
                Found::Beyond { range: Range::Three as u8, mm: line.distance }
            }
            Some(RangeLine { range, line }) => Found::AtRange { range: range as u8, mm: line.distance },
        }
    }
}

reasons! {
    /// Why something is not measured or tried out now.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum Measure {
        NotNow = "xwing-refused-measure-not-now",
        TemplateLater = "xwing-refused-measure-template-later",
    }
}
