//! A long vocabulary, divided by topic.

/// Declares an enum whose words are divided into topics: one flat enum, as cards write it, and one enum per topic, as the code
/// that gives the words their meaning matches it.
///
/// The flat enum names every word once. `topic()` sorts a word into its topic; the match over topics and the matches over the
/// words of each topic need no wildcard, so a new word does not compile until its topic has decided what it means.
///
/// ```
/// broadside_engine::topics! {
///     /// What a card can ask.
///     #[derive(Clone, Copy, Debug, PartialEq)]
///     pub enum Cond by Topic {
///         /// Of ships.
///         Ships {
///             /// A ship has at least so many shields.
///             Shields(ship: u8, least: u8),
///         }
///         /// Of the attack under way.
///         Attack {
///             /// It hit.
///             Hit,
///         }
///     }
/// }
///
/// fn holds(cond: &Cond) -> bool {
///     match cond.topic() {
///         Topic::Ships(word) => match word {
///             Ships::Shields(ship, least) => ship == 1 && least <= 2,
///         },
///         Topic::Attack(word) => match word {
///             Attack::Hit => false,
///         },
///     }
/// }
///
/// // A card names a word, not its topic.
/// assert!(holds(&Cond::Shields(1, 2)));
/// assert!(!holds(&Cond::Hit));
/// ```
#[macro_export]
macro_rules! topics {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident by $topics:ident {
            $(
                $(#[$about:meta])*
                $topic:ident {
                    $( $(#[$note:meta])* $word:ident $( ( $($part:ident: $kind:ty),+ $(,)? ) )? ),+ $(,)?
                }
            )+
        }
    ) => {
        $(#[$meta])*
        $vis enum $name { $($( $(#[$note])* $word $( ( $($kind),+ ) )? ),+),+ }

        #[doc = concat!("The words of [`", stringify!($name), "`] by topic.")]
        #[derive(Clone, Copy, Debug)]
        $vis enum $topics { $( $(#[$about])* $topic($topic) ),+ }

        $(
            $(#[$about])*
            #[derive(Clone, Copy, Debug)]
            $vis enum $topic { $( $(#[$note])* $word $( ( $($kind),+ ) )? ),+ }
        )+

        impl $name {
            /// The topic to which it belongs.
            #[inline]
            $vis fn topic(&self) -> $topics {
                match *self {
                    $($( $name::$word $( ( $($part),+ ) )? => $topics::$topic($topic::$word $( ( $($part),+ ) )?) ),+),+
                }
            }
        }
    };
}
