//! Who would see whom where a ship would come to lie.

use broadside_engine::{Look, Position};
use broadside_stage::{Note, Preview, Text, Tone};
use broadside_table::Pose;
use broadside_xwing::XWingLook;
use broadside_xwing::scene::Scene;
use broadside_xwing::steps::attack::view_of;
use broadside_xwing::values;
use broadside_xwing::words::{Object, ShipNo};

use crate::{ids, names};

/// The range at which one ship could attack another.
fn sees(look: &XWingLook<'_>, scene: &Scene, from: ShipNo, to: ShipNo) -> Option<u8> {
    let view = |weapon: &values::Profile| {
        let view = view_of(look, scene, Object::Ship(from), Object::Ship(to), weapon)?;
        view.refusal.is_none().then_some(view.range?.range as u8)
    };
    values::weapons(look, Object::Ship(from)).iter().filter_map(view).min()
}

/// Says which enemies a ship would have in arc there, and which would have it in theirs, if nobody else moves.
pub(super) fn tell(look: &XWingLook<'_>, ship: ShipNo, to: Pose, preview: &mut Preview) {
    let mut position = Position { board: *look.board, core: *look.core };
    position.board.ships[ship.index()].pose = to;
    let moved = Look::new(look.game, &position);
    let scene = Scene::of(moved.game, moved.board);
    let enemies: Vec<ShipNo> =
        moved.board.ships_in_play().filter(|at| moved.board.enemies(ship, *at)).collect();
    let listed = |sees: &dyn Fn(ShipNo) -> Option<u8>| -> Vec<Text> {
        let named = |at: &ShipNo| {
            let name = names::ship(moved.game, moved.board, *at);
            Some(Text::new("xwing-at-range").name("ship", name).number("range", sees(*at)?))
        };
        enemies.iter().filter_map(named).collect()
    };
    let told = [
        (Tone::Good, "xwing-preview-sees", listed(&|enemy| sees(&moved, &scene, ship, enemy))),
        (Tone::Warn, "xwing-preview-seen", listed(&|enemy| sees(&moved, &scene, enemy, ship))),
    ];
    for (tone, id, ships) in told.into_iter().filter(|(_, _, ships)| !ships.is_empty()) {
        let text = Text::new(id).list("ships", ships);
        preview.notes.push(Note::new(tone, text).by("xwing.attack.03").about(ids::ship(ship)));
    }
}
