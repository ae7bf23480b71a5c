//! Why something cannot be chosen.

use broadside_engine::Refusal;
use broadside_stage::Text;
use broadside_xwing::geometry::{Objectives, PlaceRefusal};

/// Reasons with words in every language: what the rules say in English, and the message that says it.
const REASONS: [(&str, &str); 25] = [
    ("a friendly ship is coordinated", "not-friendly"),
    ("a ship at range 0 of such an obstacle neither locks nor is locked", "lock-obstacle"),
    ("a ship cannot lock itself", "itself"),
    ("a ship does not coordinate itself", "itself"),
    ("an effect says that it cannot be attacked", "forbidden"),
    ("an ionized ship neither locks nor is locked", "ionized"),
    ("an objective cannot be locked", "lock-objective"),
    ("it is friendly; an enemy ship is jammed", "friendly"),
    ("the attacker has no focus token", "no-focus"),
    ("the attacker has no lock on it", "no-lock"),
    ("the card has no active charge", "no-charge"),
    (PlaceRefusal::ShipOutside.reason(), "place-outside"),
    (PlaceRefusal::NotAtEdge.reason(), "place-ship"),
    (PlaceRefusal::NotFilling.reason(), "place-filling"),
    (PlaceRefusal::OnShip(0).reason(), "place-on-ship"),
    (PlaceRefusal::ObstacleAtEdge.reason(), "place-obstacle-edge"),
    (PlaceRefusal::AtObstacle(0).reason(), "place-obstacle"),
    (PlaceRefusal::OnObjective(0).reason(), "place-on-objective"),
    (PlaceRefusal::ObjectiveOutside.reason(), "place-outside"),
    (PlaceRefusal::NotAtShip.reason(), "place-cache"),
    (PlaceRefusal::CacheOnShip(0).reason(), "place-cache-on-ship"),
    (PlaceRefusal::AtObjective(Objectives::Assault, 0).reason(), "place-objective-others"),
    (PlaceRefusal::NotAtCentre(Objectives::Assault).reason(), "place-objective-centre"),
    (PlaceRefusal::NotAtOwnEdge(Objectives::Assault).reason(), "place-objective-own-edge"),
    (PlaceRefusal::NotAtOpponentsEdge(Objectives::Assault).reason(), "place-objective-opponents-edge"),
];

/// A refusal in words; those that are rare are told in the words of the rules.
pub(crate) fn reason(refusal: &Refusal) -> Text {
    let plain = REASONS.iter().find(|(english, _)| refusal.reason.plain_words() == Some(*english));
    let plain = plain.map(|(_, id)| Text::new(format!("xwing-refused-{id}")));
    plain
        .or_else(|| refusal.reason.plain_words().and_then(measured))
        .unwrap_or_else(|| Text::from(&refusal.reason))
}

/// The far end of range 3, in millimetres.
const RULER: f64 = 300.0;

/// Reasons with a measured length in them.
fn measured(reason: &str) -> Option<Text> {
    let id = if reason.contains("is in the") && reason.contains("arc of the weapon") {
        "xwing-refused-arc"
    } else if reason.contains("the weapon reaches") {
        "xwing-refused-reach"
    } else if reason.contains("needs range") {
        "xwing-refused-range"
    } else {
        return None;
    };
    let before = reason.split(" mm away").next()?;
    let length: f64 = before.rsplit(['(', ' ']).next()?.parse().ok()?;
    // An arc ends where the ruler does; players look at the range first.
    let id = if id == "xwing-refused-arc" && length > RULER { "xwing-refused-beyond" } else { id };
    Some(Text::new(id).number("mm", length.round()))
}

#[cfg(test)]
mod tests {
    use super::measured;

    #[test]
    fn a_measured_length_is_told() {
        let told = measured("it is beyond range 3 (312.4 mm away); a lock needs range 0-3").unwrap();
        assert_eq!(
            (told.id.as_str(), &told.args["mm"]),
            ("xwing-refused-range", &broadside_stage::Arg::Number(312.0))
        );
        assert_eq!(measured("a ship cannot lock itself"), None);
        let told = measured("no part of it is in the front arc of the weapon up to range 3; it is beyond range 3 (361.2 mm away)").unwrap();
        assert_eq!(told.id, "xwing-refused-beyond");
        let told = measured(
            "no part of it is in the front arc of the weapon up to range 3; it is at range 1 (61.0 mm away)",
        )
        .unwrap();
        assert_eq!(told.id, "xwing-refused-arc");
    }
}
