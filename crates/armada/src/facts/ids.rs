//! Small numbers for entries of the tables. They are places in a table: stable within a build, not in a save.

broadside_facts::ids! {
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
