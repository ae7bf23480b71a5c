//! Whether engagement keeps a squadron from moving.

use broadside_engine::About;

use super::SquadronRefused;
use crate::facts::Keyword;
use crate::geometry::Distance;
use crate::scene;
use crate::words::{Query, SquadronNo, Thing};
use crate::{ArmadaLook, Why, values};

/// What keeps a squadron from moving.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Held {
    /// Engagement.
    Engaged,
    /// The effect of a card.
    ByCard,
}

impl Held {
    /// What its player is told.
    pub(crate) fn why(self) -> Why {
        match self {
            Held::Engaged => SquadronRefused::Engaged.by("armada.engagement.02"),
            Held::ByCard => SquadronRefused::Held.by("armada.golden-rules.03"),
        }
    }
}

/// Whether a squadron may move (armada.engagement.02).
pub(crate) fn may_move(look: &ArmadaLook<'_>, squadron: SquadronNo) -> Result<(), Held> {
    if !may_move_engaged(look, squadron) {
        return Err(Held::ByCard);
    }
    let about = About::subject(Thing::Squadron(squadron));
    let held = look.allowed(Query::HeldByEngagement, about, is_held_by_the_rules(look, squadron));
    if held { Err(Held::Engaged) } else { Ok(()) }
}

/// Whether a squadron may make a move that engagement does not prevent.
pub(crate) fn may_move_engaged(look: &ArmadaLook<'_>, squadron: SquadronNo) -> bool {
    look.allowed(Query::MayMove, About::subject(Thing::Squadron(squadron)), true)
}

fn is_held_by_the_rules(look: &ArmadaLook<'_>, squadron: SquadronNo) -> bool {
    // What engages it without lying on the table holds it, too (armada.card.instigator.05).
    let extra = values::extra_engagers(look, squadron);
    let engaged = if has_enemy_near(look, squadron) { values::engaged_with(look, squadron) } else { 0 };
    // Heavy squadrons do not hold (armada.keyword.heavy.01).
    let holds = |enemy: SquadronNo| !values::has(look, enemy, Keyword::Heavy);
    if extra == 0 && !values::each(engaged).any(holds) {
        return false;
    }
    // One squadron alone does not hold a squadron with grit (armada.keyword.grit.01, armada.keyword.grit.02).
    !(engaged.count_ones() + u32::from(extra) == 1 && has_grit(look, squadron))
}

/// Whether an enemy is at distance 1, which costs less to find out than engagement.
fn has_enemy_near(look: &ArmadaLook<'_>, squadron: SquadronNo) -> bool {
    let board = look.board;
    let me = board.squadron(squadron);
    let mine = scene::disc(look.game, me.pose);
    board.squadrons_in_play().any(|other| {
        let it = board.squadron(other);
        let apart = || (scene::disc(look.game, it.pose).centre - mine.centre).length();
        board.side_of_squadron(other) != board.side_of_squadron(squadron)
            && apart() <= Distance::One.end() + 2.0 * mine.radius + 0.1
    })
}

/// Whether a squadron has grit: its own, or from a friendly squadron with intel at distance 1; a squadron is at
/// distance 1 of itself (armada.keyword.intel.01, armada.measuring.10).
fn has_grit(look: &ArmadaLook<'_>, squadron: SquadronNo) -> bool {
    let (board, me) = (look.board, Thing::Squadron(squadron));
    values::has(look, squadron, Keyword::Grit)
        || board.squadrons_in_play().any(|friend| {
            board.friendly(me, Thing::Squadron(friend))
                && values::has(look, friend, Keyword::Intel)
                && scene::at_distance(look.game, board, me, Thing::Squadron(friend), 1)
        })
}
