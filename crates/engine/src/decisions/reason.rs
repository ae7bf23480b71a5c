//! Why something is refused, as a value: the name of a message and what stands in its gaps.
//!
//! The rules make no sentences. A game declares its reasons with [`reasons!`](crate::reasons); whoever shows one to a person
//! puts it into words in that person's language. The words are in `texts/`.

use std::borrow::Cow;
use std::fmt;

use serde::{Deserialize, Serialize};

/// A reason: a message by its name, with what stands in its gaps. Without gaps it allocates nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reason {
    /// The message's name in the message files.
    pub message: Cow<'static, str>,
    /// What stands in its gaps, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gaps: Vec<(Cow<'static, str>, Gap)>,
    /// Whether nobody would expect what is refused, so that nobody need be told unasked.
    #[serde(default)]
    pub obvious: bool,
}

/// What stands in a gap of a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Gap {
    /// A whole number.
    Number(i64),
    /// A number with one decimal place, counted in tenths: a measured length.
    Tenths(i64),
    /// A name that is the same in every language.
    Name(Cow<'static, str>),
    /// Another message.
    Reason(Reason),
    /// Several messages, joined as the language joins a list.
    List(Vec<Reason>),
}

/// A message as the code knows it: its name and its gaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Message {
    /// Its name in the message files.
    pub id: &'static str,
    /// The names of its gaps.
    pub gaps: &'static [&'static str],
}

impl Reason {
    /// A message before its gaps are filled.
    pub const fn new(message: &'static str) -> Reason {
        Reason { message: Cow::Borrowed(message), gaps: Vec::new(), obvious: false }
    }

    /// Fills a gap.
    #[must_use]
    pub fn gap(mut self, name: &'static str, value: impl Into<Gap>) -> Reason {
        self.gaps.push((Cow::Borrowed(name), value.into()));
        self
    }
}

/// The message's name and its gaps: for logs and failing tests, where nobody's language is known.
impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)?;
        for (at, (name, value)) in self.gaps.iter().enumerate() {
            write!(f, "{}{name}: {value}", if at == 0 { " (" } else { ", " })?;
        }
        f.write_str(if self.gaps.is_empty() { "" } else { ")" })
    }
}

impl fmt::Display for Gap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Gap::Number(number) => write!(f, "{number}"),
            Gap::Tenths(tenths) => write!(f, "{:.1}", *tenths as f64 / 10.0),
            Gap::Name(name) => f.write_str(name),
            Gap::Reason(reason) => write!(f, "{reason}"),
            Gap::List(list) => list.iter().enumerate().try_for_each(|(at, one)| {
                f.write_str(if at == 0 { "" } else { "; " })?;
                write!(f, "{one}")
            }),
        }
    }
}

macro_rules! whole {
    ($($Number:ty),+) => {
        $(impl From<$Number> for Gap {
            fn from(number: $Number) -> Gap {
                Gap::Number(number.into())
            }
        })+
    };
}
whole!(u8, u16, u32, i8, i16, i32, i64);

impl From<usize> for Gap {
    fn from(number: usize) -> Gap {
        Gap::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<u64> for Gap {
    fn from(number: u64) -> Gap {
        Gap::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// A measured length, to the nearest tenth.
impl From<f64> for Gap {
    fn from(length: f64) -> Gap {
        Gap::Tenths((length * 10.0).round() as i64)
    }
}

impl From<&'static str> for Gap {
    fn from(name: &'static str) -> Gap {
        Gap::Name(Cow::Borrowed(name))
    }
}

impl From<String> for Gap {
    fn from(name: String) -> Gap {
        Gap::Name(Cow::Owned(name))
    }
}

impl From<Reason> for Gap {
    fn from(reason: Reason) -> Gap {
        Gap::Reason(reason)
    }
}

impl From<Vec<Reason>> for Gap {
    fn from(list: Vec<Reason>) -> Gap {
        Gap::List(list)
    }
}

/// Declares a closed enum of reasons. Each variant names its message and the gaps that the message has; `(obvious)` marks
/// what goes without saying. The enum turns into a [`Reason`] (and, as a gap of another, into a [`Gap`]), and `MESSAGES`
/// lists all of its messages.
///
/// ```
/// broadside_engine::reasons! {
///     /// Why a boat does not sail.
///     #[derive(Clone, Copy, Debug, PartialEq, Eq)]
///     pub enum Why {
///         Anchored = "boats-refused-anchored",
///         Sunk = "boats-refused-sunk" (obvious),
///         TooFast { speed: u8, most: u8 } = "boats-refused-too-fast",
///     }
/// }
///
/// use broadside_engine::{Gap, Reason};
/// let reason = Reason::from(Why::TooFast { speed: 4, most: 3 });
/// assert_eq!(reason.message, "boats-refused-too-fast");
/// assert_eq!(reason.gaps[1], ("most".into(), Gap::Number(3)));
/// assert!(Reason::from(Why::Sunk).obvious && !reason.obvious);
/// assert_eq!(Why::MESSAGES[2].gaps, ["speed", "most"]);
/// ```
#[macro_export]
macro_rules! reasons {
    (
        $(#[$meta:meta])*
        $vis:vis enum $Name:ident {
            $($(#[$doc:meta])* $Variant:ident $({ $($gap:ident: $Type:ty),+ $(,)? })? = $message:literal $(($flag:ident))?),+
            $(,)?
        }
    ) => {
        $(#[$meta])*
        $vis enum $Name {
            $(
                #[doc = concat!("The message `", $message, "`.")]
                $(#[$doc])*
                $Variant $({
                    $(
                        #[doc = concat!("What stands in `$", stringify!($gap), "`.")]
                        $gap: $Type,
                    )+
                })?,
            )+
        }

        impl $Name {
            /// Its messages with their gaps.
            pub const MESSAGES: &'static [$crate::Message] = &[
                $($crate::Message { id: $message, gaps: &[$($(stringify!($gap)),+)?] }),+
            ];
        }

        impl From<$Name> for $crate::Reason {
            fn from(why: $Name) -> $crate::Reason {
                match why {
                    $($Name::$Variant $({ $($gap),+ })? => {
                        $crate::reasons!(@flag $($flag)? $crate::Reason::new($message)$($(.gap(stringify!($gap), $gap))+)?)
                    })+
                }
            }
        }

        impl From<$Name> for $crate::Gap {
            fn from(why: $Name) -> $crate::Gap {
                $crate::Gap::Reason(why.into())
            }
        }
    };
    (@flag obvious $reason:expr) => {
        $crate::Reason { obvious: true, ..$reason }
    };
    (@flag $reason:expr) => {
        $reason
    };
}
