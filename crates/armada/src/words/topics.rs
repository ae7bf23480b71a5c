//! Long vocabularies by topic.

/// Declares a vocabulary whose words stand by topic: one enum of all words, which cards are written in, an enum of
/// the words of each topic, and `topic`, which leads from the one to the others. So the file of a topic can match
/// all its words and no others, and a word without a meaning does not compile.
///
/// What a word holds is named: `Near(one: Ref, other: Ref, span: Span)` declares `Near(Ref, Ref, Span)`.
macro_rules! by_topic {
    (
        $(#[$about:meta])*
        $all:ident, $topics:ident {
            $(
                $(#[$topic_about:meta])*
                $topic:ident($part:ident) {
                    $(
                        $(#[$word_about:meta])*
                        $word:ident
                        $(($($slot:ident: $held:ty),+))?
                        $({ $($(#[$key_about:meta])* $key:ident: $kept:ty),+ $(,)? })?
                    ),+ $(,)?
                }
            )+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug)]
        pub enum $all {
            $($(
                $(#[$word_about])*
                $word $(($($held),+))? $({ $($(#[$key_about])* $key: $kept),+ })?,
            )+)+
        }

        impl $all {
            /// The word among those of its topic.
            pub fn topic(&self) -> $topics {
                match *self {
                    $($(
                        $all::$word $(($($slot),+))? $({ $($key),+ })? =>
                            $topics::$topic($part::$word $(($($slot),+))? $({ $($key),+ })?),
                    )+)+
                }
            }
        }

        #[doc = concat!("The words of [`", stringify!($all), "`] by topic.")]
        #[derive(Clone, Copy, Debug)]
        pub enum $topics {
            $(
                $(#[$topic_about])*
                $topic($part),
            )+
        }

        $(
            $(#[$topic_about])*
            #[derive(Clone, Copy, Debug)]
            pub enum $part {
                $(
                    $(#[$word_about])*
                    $word $(($($held),+))? $({ $($(#[$key_about])* $key: $kept),+ })?,
                )+
            }
        )+
    };
}
