//! Small numbers for entries of the tables. They are places in a table: stable within a build, not in a save.

macro_rules! ids {
    ($($(#[$meta:meta])* $name:ident($inner:ty)),+ $(,)?) => {
        $(
            $(#[$meta])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
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

ids! {
    /// A chassis: what several ship cards share. Also the id of its token shape.
    ChassisId(u8),
    /// A ship card.
    ShipCardId(u8),
    /// A squadron card.
    SquadronCardId(u8),
    /// An upgrade card.
    UpgradeCardId(u16),
    /// An objective card.
    ObjectiveId(u8),
    /// An obstacle token.
    ObstacleId(u8),
    /// A unique name; two cards of one fleet may not share one (armada.unique-names.02).
    UniqueNameId(u16),
}
