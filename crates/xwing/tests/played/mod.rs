//! Cards that are played without an ability of their own.

/// Upgrades whose facts are all that there is to them: what they add to a ship, the device that they drop, the ship ability that they
/// replace. Those that add icons of the upgrade bar only have no effect in a game.
pub const BARE: [&str; 24] = [
    "andrasta",
    "angleddeflectors",
    "blazerbomb",
    "clanwrencommandos",
    "deathwatchcommandos",
    "delta7b",
    "engineupgrade",
    "experthandling",
    "hullupgrade",
    "imperialsupercommandos",
    "independentcalculations",
    "ionbombs",
    "mandaloriansupercommandos",
    "maul-crew",
    "misthunter",
    "niteowlcommandos",
    "protonbombs",
    "seismiccharges",
    "sensitivecontrols",
    "shieldupgrade",
    "tacticalofficer",
    "targetingcomputer",
    "wartimeloadout",
    "xanadublood",
];
