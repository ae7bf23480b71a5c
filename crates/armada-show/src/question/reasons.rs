//! Why something cannot be chosen.

use broadside_engine::Refusal;
use broadside_stage::Text;

/// Reasons with words in every language: what the rules say in English, and the message that says it.
const REASONS: [(&str, &str); 43] = [
    ("it is not in the firing arc", "not-in-arc"),
    ("it is not at attack range", "out-of-range"),
    ("it is not at distance 1", "out-of-distance"),
    ("the line of sight passes through another hull zone of the defender", "sight-blocked"),
    ("the range line passes through another hull zone of the defender", "range-blocked"),
    ("the line of sight crosses a dust field", "dust-field"),
    ("the attacker overlaps the station", "overlaps-station"),
    ("only ships attack proximity mines", "mines"),
    ("it is friendly: choose an enemy", "friendly"),
    ("the armament against it has no dice", "no-dice"),
    ("the squadron has no dice against it", "no-dice"),
    ("it has been a target of this attack already", "targeted"),
    ("the station is destroyed", "station-destroyed"),
    ("an effect forbids this target", "forbidden"),
    ("an effect forbids attacks from it", "forbidden"),
    ("an effect forbids it", "forbidden"),
    ("it has attacked in this activation already", "zone-used"),
    ("it has no target in arc and at attack range", "no-target"),
    ("it has no target", "no-target"),
    ("the squadron can attack a squadron that it is engaged with", "engaged-attack"),
    ("the squadron is engaged with an escort, and this one has no escort", "escort"),
    ("it is engaged and cannot move", "engaged"),
    ("it can move or attack in this phase, not both", "move-or-attack"),
    ("it has attacked", "has-attacked"),
    ("it has moved", "has-moved"),
    ("it has activated in this round", "activated"),
    ("a command dial lies faceup on its card", "activated"),
    ("an effect keeps it from activating", "kept"),
    ("passing costs a pass token, and there is none left", "no-pass-token"),
    ("who has an unactivated ship has to activate one", "must-activate"),
    ("pass tokens cannot be spent on two turns in a row: a ship has to be activated", "pass-twice"),
    ("the first player has to activate a ship in this phase before passing", "pass-first"),
    ("the first player can pass only with fewer unactivated ships than the second player", "pass-fewer"),
    ("the second player can pass only with no more unactivated ships than the first player", "pass-no-more"),
    ("the ship has no raid token", "no-raid"),
    ("an effect keeps the ship from having command tokens", "no-command-tokens"),
    ("only the defender's own tokens can be spent", "not-defending"),
    ("the token is discarded", "token-discarded"),
    ("a ship at speed 0 cannot spend defense tokens", "speed-zero"),
    ("an accuracy icon was spent on it", "locked"),
    ("it has been spent in this attack", "token-spent"),
    ("a token of this type has been spent in this attack", "type-spent"),
    ("it is out of the range of the squadron command", "out-of-command-range"),
];

/// Whether nobody would expect what is refused: an attack on a friend, a token that there is none of.
pub(super) fn goes_without_saying(refusal: &Refusal) -> bool {
    let plain = ["friendly", "no-raid", "no-pass-token", "not-defending", "readies-free", "must-activate"];
    REASONS
        .iter()
        .chain(&MORE)
        .any(|(english, id)| refusal.reason.plain_words() == Some(*english) && plain.contains(id))
}

/// A refusal in words; those that are rare or name a card are told in the words of the rules.
pub(crate) fn reason(refusal: &Refusal) -> Text {
    match REASONS
        .iter()
        .chain(&MORE)
        .chain(&PLACES)
        .find(|(english, _)| refusal.reason.plain_words() == Some(*english))
    {
        Some((_, id)) => Text::new(format!("armada-refused-{id}")),
        None => {
            refusal.reason.plain_words().and_then(numbered).unwrap_or_else(|| Text::from(&refusal.reason))
        }
    }
}

/// Reasons that end in a number.
fn numbered(reason: &str) -> Option<Text> {
    const ENDS: [(&str, &str); 2] = [
        ("this command changes the speed by at most ", "armada-refused-speed-change"),
        ("the speed chart of this ship ends at ", "armada-refused-top-speed"),
    ];
    ENDS.iter().find_map(|(start, id)| {
        let number: u8 = reason.strip_prefix(start)?.parse().ok()?;
        Some(Text::new(*id).number("number", number))
    })
}

/// Further reasons, of repairs and setup.
const MORE: [(&str, &str); 16] = [
    ("the hull zone has its maximum of shields", "full-shields"),
    ("the hull zone has no shield to lose", "no-shields"),
    ("no other hull zone can gain a shield", "nowhere-to-move"),
    ("it has all its hull points", "full-hull"),
    ("it is beyond distance 3", "beyond-three"),
    ("the engineering points do not suffice", "points"),
    ("it readies at no cost", "readies-free"),
    ("it has no ready cost and stays exhausted", "stays-exhausted"),
    ("its ship lacks the command tokens of its ready cost", "no-ready-tokens"),
    ("a single squadron is deployed after all ships", "single-squadron"),
    ("all ships are deployed before squadrons", "ships-first"),
    ("squadrons are deployed at a friendly ship", "squadron-ship"),
    ("the players choose different exogorths", "exogorth-taken"),
    ("the players move different purrgil", "purrgil-taken"),
    ("it is not in the special firing arc", "not-in-arc"),
    ("no dice of the special battery reach it from the targeting token", "no-dice"),
];

/// Reasons against a place.
const PLACES: [(&str, &str); 35] = [
    ("a part of it would be farther from where it was than it may move", "too-far-moved"),
    ("it would overlap a ship, a squadron, another obstacle or a token", "overlaps-anything"),
    ("it must move straight toward its goal", "not-toward"),
    ("it must move farther toward its goal", "not-far-enough"),
    ("a part of its base would be past the line at the end of its speed's band", "too-far"),
    ("it would overlap a ship", "on-ship"),
    ("it would overlap another squadron", "on-squadron"),
    ("it would overlap a squadron", "on-squadron"),
    ("the ship must lie wholly in its deployment zone", "outside-zone"),
    ("it must lie wholly in the setup area", "outside-setup"),
    ("a huge ship must touch its player's edge", "not-at-edge"),
    ("it would overlap an obstacle", "on-obstacle"),
    ("the squadron must lie within distance 1–2 of a friendly ship", "not-at-ship"),
    ("the squadron must lie within distance 1–2 of the deployment zone", "not-at-zone"),
    ("the obstacle lies too near to an edge", "at-edge"),
    ("the obstacle lies too near to another one", "at-obstacle"),
    ("an exogorth must touch another obstacle", "touches-no-obstacle"),
    ("an exogorth cannot overlap an obstacle or a token", "on-token"),
    ("the ship has no special firing arc", "no-special-arc"),
    ("a part of the token is outside the special firing arc", "token-outside-arc"),
    ("the token is not within the range of the ignition keyword", "token-out-of-range"),
    ("it must be placed inside the play area", "outside"),
    ("it must lie wholly in the play area", "outside"),
    ("it must stay inside the play area", "outside"),
    ("the token must stay inside the play area", "outside"),
    ("the token must lie wholly in the area", "outside-area"),
    ("it would overlap a ship or another squadron", "overlaps-ship-or-squadron"),
    ("it must touch what overlapped it", "not-touching"),
    ("there is still room in contact with what overlapped it", "room-left"),
    ("it would take room that the other squadrons need", "takes-room"),
    ("a scout is placed beyond distance 5 of enemies", "scout"),
    ("it must lie at distance 1 of the objective token", "not-at-token"),
    ("it would overlap an obstacle in the ambush zone", "on-obstacle"),
    ("the ship must be deployed in the ambush zone", "outside-ambush"),
    ("the squadron is deployed at a friendly ship", "squadron-ship"),
];
