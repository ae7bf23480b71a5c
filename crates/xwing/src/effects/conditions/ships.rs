//! What ships are, have and carry, and where they stand.

use broadside_engine::Ref;

use crate::board::Standing;
use crate::effects::{Binding, costs, object, ship};
use crate::facts::{Arc, Slot};
use crate::words::Object;
use crate::words::conditions::Ships;
use crate::{XWingLook, values};

pub(super) fn holds(look: &XWingLook<'_>, word: Ships, bound: &Binding) -> bool {
    let at = |party: Ref| ship(bound, party);
    let it = |party: Ref| at(party).map(|at| look.board.ship(at));
    match word {
        Ships::Limited(party) => it(party).is_some_and(|it| look.game.facts[it.pilot].limited > 0),
        Ships::Size(party, sizes) => it(party).is_some_and(|it| sizes.contains(&it.size)),
        Ships::ShipType(party, types) => {
            it(party).is_some_and(|it| types.contains(&&*look.game.facts.ship_of(it.pilot).slug))
        }
        Ships::Called(party, name) => it(party).is_some_and(|it| &*look.game.facts[it.persona].name == name),
        Ships::Pilot(party, slug) => it(party).is_some_and(|it| &*look.game.facts[it.persona].slug == slug),
        Ships::Carries(party, slug) => at(party).is_some_and(|at| {
            look.board.upgrades_of(at).any(|it| &*look.game.facts[look.board.upgrade(it).card].slug == slug)
        }),
        Ships::ShowsSide(party, word) => at(party).is_some_and(|at| {
            look.board.upgrades_of(at).any(|at| {
                let card = &look.game.facts[look.board.upgrade(at).card];
                card.slots().contains(&Slot::Configuration) && values::side_up(look, at).name.contains(word)
            })
        }),
        Ships::Hides(party) => at(party).is_some_and(|at| look.board.hidden_of(at).is_some()),
        Ships::HasTurret(party) => it(party).is_some_and(|it| it.turret.is_some()),
        Ships::TurretIn(party, arc) => {
            let at = match arc {
                Arc::Front => 0,
                Arc::Rear => 2,
                Arc::FullFront | Arc::Bullseye | Arc::SingleTurret | Arc::DoubleTurret => return false,
            };
            it(party).is_some_and(|it| it.turret.is_some_and(|turret| turret.points_at(at)))
        }
        Ships::Has(party, token) => it(party).is_some_and(|it| it.has(token)),
        Ships::Tokens(party, token, least, most) => {
            it(party).is_some_and(|it| (least..=most).contains(&it.count(token)))
        }
        Ships::Tractored(party) => it(party).is_some_and(|it| it.is_tractored()),
        Ships::Spendable(party, token) => match (at(Ref::Bearer), at(party)) {
            (Some(spender), Some(owner)) => costs::lends(look, spender, owner, token, bound),
            _ => false,
        },
        // xwing.remote.03, xwing.remote.11
        Ships::Damaged(party) => object(bound, party).is_some_and(|it| match it {
            Object::Ship(at) => look.board.ship(at).damage > 0,
            Object::Device(at) => look.board.device(at).damage > 0,
            Object::Obstacle(_) | Object::Objective(_) => false,
        }),
        Ships::DamageCards(party, least, most) => {
            it(party).is_some_and(|it| (least..=most).contains(&it.damage))
        }
        Ships::Facedown(party) => at(party).is_some_and(|at| look.board.facedown(at).next().is_some()),
        Ships::Shields(party, least, most) => {
            at(party).is_some_and(|at| (least..=most).contains(&values::shields(look, at)))
        }
        Ships::Force(party, least) => it(party).is_some_and(|it| it.force >= least),
        Ships::ForceFull(party) => it(party).is_some_and(|it| it.force == it.force_capacity),
        Ships::AgilityAtMost(one, other) => {
            let agility = |party| object(bound, party).map(|it| values::agility(look, it));
            matches!((agility(one), agility(other)), (Some(one), Some(other)) if one <= other)
        }
        Ships::HasCondition(party, slug) => at(party).is_some_and(|at| {
            let is = |it: &crate::board::Condition| &*look.game.facts[it.card].slug == slug;
            look.board.conditions.iter().any(|it| it.in_play && it.ship == at && is(it))
        }),
        Ships::Marked(party, mark) => it(party).is_some_and(|it| it.is_marked(mark)),
        Ships::Gone(party) => object(bound, party).is_some_and(|it| match it {
            Object::Ship(at) => look.board.ship(at).is_gone(),
            Object::Device(at) => !look.board.device(at).in_play || look.board.device(at).destroyed,
            Object::Obstacle(_) | Object::Objective(_) => false,
        }),
        Ships::Removed(party) => it(party).is_some_and(|it| it.standing == Standing::Removed),
        Ships::DockedWith(party, carrier) => match (it(party), at(carrier)) {
            (Some(it), Some(carrier)) => it.standing == Standing::Reserve && it.carrier == Some(carrier),
            _ => false,
        },
    }
}
