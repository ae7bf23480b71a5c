//! How a page names things: `ship-0`, `ship-0.front`, `device-3`, `upgrade-4`, `die-2`.

use broadside_xwing::geometry::Arc;
use broadside_xwing::words::{DeviceNo, Object, ObjectiveNo, ObstacleNo, ShipNo, Thing};

/// The id of an object in the play area.
pub(super) fn object(object: Object) -> String {
    match object {
        Object::Ship(at) => ship(at),
        Object::Device(at) => format!("device-{}", at.0),
        Object::Obstacle(at) => format!("obstacle-{}", at.0),
        Object::Objective(at) => format!("objective-{}", at.0),
    }
}

/// The id of an arc of a ship.
pub(super) fn arc(of: ShipNo, arc: Arc) -> String {
    format!("{}.{}", ship(of), arc_word(arc).replace(' ', "-"))
}

/// An arc in a word or two.
pub(super) fn arc_word(arc: Arc) -> &'static str {
    match arc {
        Arc::Front => "front",
        Arc::Right => "right",
        Arc::Rear => "rear",
        Arc::Left => "left",
        Arc::FullFront => "full front",
        Arc::FullRear => "full rear",
        Arc::Bullseye => "bullseye",
    }
}

/// The id of a ship.
pub(super) fn ship(at: ShipNo) -> String {
    format!("ship-{}", at.0)
}

/// The id of a thing that can be pointed at on the page; nothing for maneuvers, numbers and the like.
pub(super) fn of(thing: Thing) -> Option<String> {
    Some(match thing {
        Thing::Upgrade(at) => format!("upgrade-{}", at.0),
        Thing::Card(at) => format!("damage-{}", at.0),
        Thing::Condition(at) => format!("condition-{}", at.0),
        Thing::Die(at) => format!("die-{at}"),
        Thing::Lock(at, place) => format!("ship-{}.lock-{place}", at.0),
        Thing::Token(at, token) => format!("ship-{}.{}", at.0, super::names::token_icon(token)),
        Thing::Dock(at) => ship(at),
        _ => return thing.object().map(object),
    })
}

/// The object of an id; of a part, the object that it belongs to.
pub(super) fn found(id: &str) -> Option<Object> {
    let whole = id.split_once('.').map_or(id, |(whole, _)| whole);
    let (kind, number) = whole.rsplit_once('-')?;
    let at: u8 = number.parse().ok()?;
    Some(match kind {
        "ship" => Object::Ship(ShipNo(at)),
        "device" => Object::Device(DeviceNo(at)),
        "obstacle" => Object::Obstacle(ObstacleNo(at)),
        "objective" => Object::Objective(ObjectiveNo(at)),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::{found, object};
    use broadside_xwing::words::{DeviceNo, Object, ObjectiveNo, ObstacleNo, ShipNo};

    #[test]
    fn an_id_names_its_object() {
        let all = [
            Object::Ship(ShipNo(3)),
            Object::Device(DeviceNo(12)),
            Object::Obstacle(ObstacleNo(0)),
            Object::Objective(ObjectiveNo(4)),
        ];
        for one in all {
            assert_eq!(found(&object(one)), Some(one));
        }
        assert_eq!(found("ship-2.front"), Some(Object::Ship(ShipNo(2))));
        for id in ["", "ship", "ship-x", "upgrade-1", "ship-300"] {
            assert_eq!(found(id), None, "{id}");
        }
    }
}
