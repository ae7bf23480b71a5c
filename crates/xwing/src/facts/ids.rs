//! Small numbers for entries of the tables. They are places in a table: stable within a build, not in a save.

broadside_facts::ids! {
    /// A ship type; ships of one type in several factions share it.
    ShipId(u8),
    /// A pilot: a ship card.
    PilotId(u16),
    /// An upgrade card.
    UpgradeId(u16),
    /// A condition card.
    ConditionId(u8),
    /// An obstacle.
    ObstacleId(u8),
    /// A device: a bomb, a mine or a remote.
    DeviceId(u8),
    /// A printed name; the limit of a limited name counts over ship cards and upgrades (xwing.limited.04).
    NameId(u16),
}
