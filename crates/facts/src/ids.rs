//! Small numbers for entries of the tables.

/// Newtypes for places in a table: stable within a build, not in a save.
///
/// ```
/// broadside_facts::ids! {
///     /// A card.
///     CardId(u8),
/// }
/// assert_eq!(CardId::at(7).index(), 7);
/// ```
#[macro_export]
macro_rules! ids {
    ($($(#[$meta:meta])* $name:ident($inner:ty)),+ $(,)?) => {
        $(
            $(#[$meta])*
            #[derive(
                Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash,
                $crate::serde::Serialize, $crate::serde::Deserialize,
            )]
            #[serde(crate = "broadside_facts::serde")]
            pub struct $name(pub $inner);

            impl $name {
                /// The place in the table.
                #[inline]
                pub fn index(self) -> usize {
                    self.0 as usize
                }

                /// The id of this place; a table never holds more than the id can count.
                pub(crate) fn at(place: usize) -> $name {
                    debug_assert!(place <= <$inner>::MAX as usize);
                    $name(place as $inner)
                }
            }
        )+
    };
}
