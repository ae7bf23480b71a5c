//! How a page names things: `ship-0`, `ship-0.front`, `squadron-3`, `die-2`.

use broadside_armada::facts::{Term, Zone};
use broadside_armada::words::{CardNo, ObstacleNo, Piece, ShipNo, SquadronNo, Thing, TokenNo, UpgradeNo};

/// The name of a hull zone in an id.
pub(crate) fn zone(zone: Zone) -> &'static str {
    match zone {
        Zone::Front => "front",
        Zone::Left => "left",
        Zone::Right => "right",
        Zone::Rear => "rear",
        Zone::LeftAuxiliary => "left-auxiliary",
        Zone::RightAuxiliary => "right-auxiliary",
    }
}

/// The id of a piece.
pub(crate) fn piece(piece: Piece) -> String {
    match piece {
        Piece::Ship(ShipNo(at)) => format!("ship-{at}"),
        Piece::Squadron(SquadronNo(at)) => format!("squadron-{at}"),
        Piece::Obstacle(ObstacleNo(at)) => format!("obstacle-{at}"),
        Piece::Token(TokenNo(at)) => format!("token-{at}"),
    }
}

/// The id of a thing that can be pointed at on the page; nothing for commands, numbers and the like.
pub(crate) fn of(thing: Thing) -> Option<String> {
    Some(match thing {
        Thing::Ship(ship) => piece(Piece::Ship(ship)),
        Thing::Squadron(squadron) => piece(Piece::Squadron(squadron)),
        Thing::Obstacle(obstacle) => piece(Piece::Obstacle(obstacle)),
        Thing::Token(token) => piece(Piece::Token(token)),
        Thing::Zone(ShipNo(at), side) => format!("ship-{at}.{}", zone(side)),
        Thing::Upgrade(UpgradeNo(at)) => format!("upgrade-{at}"),
        Thing::Card(CardNo(at)) => format!("damage-{at}"),
        Thing::Facedown(ShipNo(at)) => format!("ship-{at}.facedown"),
        Thing::Die(at) => format!("die-{at}"),
        Thing::ShipToken(ShipNo(at), place) => format!("ship-{at}.defense-{place}"),
        Thing::SquadronToken(SquadronNo(at), place) => format!("squadron-{at}.defense-{place}"),
        Thing::Dial(ShipNo(at), place) => format!("ship-{at}.dial-{place}"),
        _ => return None,
    })
}

/// The thing of an id.
pub(crate) fn thing(id: &str) -> Option<Thing> {
    let (head, tail) = id.split_once('.').map_or((id, None), |(head, tail)| (head, Some(tail)));
    let (kind, number) = head.rsplit_once('-')?;
    let at: u8 = number.parse().ok()?;
    match (kind, tail) {
        ("ship", None) => Some(Thing::Ship(ShipNo(at))),
        ("squadron", None) => Some(Thing::Squadron(SquadronNo(at))),
        ("obstacle", None) => Some(Thing::Obstacle(ObstacleNo(at))),
        ("token", None) => Some(Thing::Token(TokenNo(at))),
        ("upgrade", None) => Some(Thing::Upgrade(UpgradeNo(at))),
        ("damage", None) => Some(Thing::Card(CardNo(at))),
        ("die", None) => Some(Thing::Die(at)),
        ("ship", Some("facedown")) => Some(Thing::Facedown(ShipNo(at))),
        (_, Some(tail)) => part(kind, at, tail),
        _ => None,
    }
}

fn part(kind: &str, at: u8, tail: &str) -> Option<Thing> {
    let place = |prefix: &str| tail.strip_prefix(prefix).and_then(|place| place.parse().ok());
    match kind {
        "squadron" => place("defense-").map(|place| Thing::SquadronToken(SquadronNo(at), place)),
        "ship" => {
            let found = Zone::ALL.iter().find(|side| zone(**side) == tail);
            let token = || place("defense-").map(|place| Thing::ShipToken(ShipNo(at), place));
            let dial = || place("dial-").map(|place| Thing::Dial(ShipNo(at), place));
            found.map(|side| Thing::Zone(ShipNo(at), *side)).or_else(token).or_else(dial)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{of, thing};
    use broadside_armada::facts::Zone;
    use broadside_armada::words::{ShipNo, SquadronNo, Thing};

    #[test]
    fn an_id_names_its_thing() {
        let all = [
            Thing::Ship(ShipNo(3)),
            Thing::Zone(ShipNo(2), Zone::Rear),
            Thing::ShipToken(ShipNo(2), 1),
            Thing::SquadronToken(SquadronNo(7), 0),
            Thing::Facedown(ShipNo(0)),
            Thing::Dial(ShipNo(1), 2),
            Thing::Die(4),
        ];
        for one in all {
            assert_eq!(of(one).and_then(|id| thing(&id)), Some(one));
        }
        for id in ["", "ship", "ship-x", "ship-1.", "squadron-1.front", "ship-1.front.front", "ship-300"] {
            assert_eq!(thing(id), None, "{id}");
        }
    }
}
