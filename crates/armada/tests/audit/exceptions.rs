//! Where the rule index corrects a source.

/// Fields of upgrades that the index corrects: card, field, rule.
pub const UPGRADES: [(&str, &str, &str); 10] = [
    ("admiral-tarkin", "starts_with", "armada.card.admiral-tarkin.01"),
    ("admiral-trench", "starts_with", "armada.card.admiral-trench.01"),
    ("avenger", "icon", "armada.card.avenger.51"),
    ("count-dooku", "starts_with", "armada.card.count-dooku.01"),
    ("dual-turbolaser-turrets", "icon", "armada.card.dual-turbolaser-turrets.51"),
    ("general-draven-commander", "starts_with", "armada.card.general-draven-commander.01"),
    ("grand-admiral-thrawn", "starts_with", "armada.card.grand-admiral-thrawn.51"),
    ("nova-defiant", "starts_with", "armada.card.nova-defiant.01"),
    ("resolute", "starts_with", "armada.card.resolute.01"),
    ("taskmaster-grint", "starts_with", "armada.card.taskmaster-grint.51"),
];

/// Points that the index states for rr15 and that differ from the last official errata: card, points, rule.
pub const RR15_POINTS: [(&str, u16, &str); 6] = [
    ("admonition", 6, "armada.card.admonition.51"),
    ("colonel-jendon", 20, "armada.card.colonel-jendon.51"),
    ("dual-turbolaser-turrets", 5, "armada.card.dual-turbolaser-turrets.51"),
    ("governor-pryce", 7, "armada.card.governor-pryce.71"),
    ("leading-shots", 6, "armada.card.leading-shots.51"),
    ("nk-7-ion-cannons", 10, "armada.card.nk-7-ion-cannons.51"),
];

/// Errata records that disagree with the other collection, which was corrected against card images: key, field.
pub const SQUADRON_ERRATA: [(&str, &str); 2] = [
    ("mandalorian-gauntlet-fighter", "anti_squadron"),
    ("phlac-arphocc-droid-tri-fighter-squadron", "unique"),
];

/// Ships whose dice counted behind the rear zone are not rear plus anti-squadron dice of the card data: ship, what was
/// counted as [red, blue, black], why. No rule states them; the card data hold.
pub const COUNTED_REAR: [(&str, [u8; 3], &str); 4] = [
    ("executor-i-class-star-dreadnought", [2, 1, 1], "only the rear dice were counted"),
    ("executor-ii-class-star-dreadnought", [2, 1, 1], "only the rear dice were counted"),
    ("recusant-class-support-destroyer", [1, 2, 0], "one die was counted blue that the card data have red"),
    ("venator-i-class-star-destroyer", [2, 2, 1], "one die was counted red that the card data have blue"),
];
