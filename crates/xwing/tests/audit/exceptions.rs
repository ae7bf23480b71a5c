//! Where a source is wrong or lacks something: the card and why.

/// Whether the card is an exception.
pub fn excepted(list: &[(&str, &str)], xws: &str) -> bool {
    list.iter().any(|(card, _)| *card == xws)
}

/// Pilots whose charges the source lacks although their abilities spend them.
pub const PILOT_CHARGES: [(&str, &str); 4] = [
    ("zamwesell", "4 charges, says the data's own list of known errors"),
    ("tapusk", "2 charges, recurring: taken; the ability spends 2"),
    ("bokatankryze-separatistalliance", "1 charge, recurring, says a later public data set"),
    ("previzsla", "2 charges, recurring, says a later public data set"),
];

/// Droids whose own action bar the source lacks: every other one calculates where its ship type focuses.
pub const PILOT_ACTIONS: [(&str, &str); 1] = [("chopper-gauntletfighter", "calculate in place of focus")];

/// Upgrades whose charges the source lacks although their abilities spend them.
pub const UPGRADE_CHARGES: [(&str, &str); 2] = [
    (
        "ga97",
        "5 charges, recurring: taken; the ability spends up to 5 and its condition waits until all are active",
    ),
    ("tristanwren", "1 charge, recurring: taken; the ability spends 1"),
];

/// Upgrades whose icons added to the upgrade bar the source lacks or states with the wrong sign; their abilities say so.
pub const ADDED_SLOTS: [(&str, &str); 4] = [
    ("alpha3bbesh", "adds a payload icon"),
    ("b6bladewingprototype-command", "adds a gunner icon"),
    ("gauntlet", "adds a crew icon, which the source takes away"),
    ("wartimeloadout", "adds a torpedo and a missile icon"),
];

/// Upgrades whose ship type the source lacks.
pub const SHIP_TYPES: [(&str, &str); 1] = [(
    "corsairrefit",
    "a card of the C-ROC, whose energy it spends; the rulings on it are those of huge ships",
)];

/// Upgrades that place a device or obstacle, or assign a condition, of which the source tells in their ability only.
pub const TOLD_BY_ABILITY: [(&str, &str); 7] = [
    ("blazerbomb", "leaves a Blaze"),
    ("electrochaffmissiles", "launches an electro-chaff cloud"),
    ("sensorbuoysuite", "places sensor buoys"),
    ("sparepartscanisters", "drops spare parts"),
    ("talmerrik", "assigns False Friend"),
    ("thechild", "assigns Merciless Pursuit"),
    ("trackingfob", "assigns Marked for Elimination"),
];

/// Upgrades that replace the ship ability, of which the source tells in their ability only.
pub const SHIP_ABILITIES: [(&str, &str); 1] = [("independentcalculations", "an ability of its own name")];

/// Devices and obstacles whose outline is not measured, and whose outline is taken for it.
pub const OUTLINES_TAKEN: [(&str, &str); 7] = [
    ("blaze", "Cargo"),
    ("blazer-bomb", "Proton Bomb"),
    ("clan-wren-commandos", "Buzz Droid Swarm"),
    ("death-watch-commandos", "Buzz Droid Swarm"),
    ("imperial-super-commandos", "Buzz Droid Swarm"),
    ("mandalorian-super-commandos", "Buzz Droid Swarm"),
    ("nite-owl-commandos", "Buzz Droid Swarm"),
];
