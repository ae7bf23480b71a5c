//! Which abilities are in force, and who listens to what.

use broadside_engine::{AbilityId, About, Ears, Listening, On, Source};

use crate::board::{Board, MAX_CARDS, MAX_SHIPS, Standing};
use crate::cards;
use crate::facts::PilotId;
use crate::words::{CardNo, ConditionNo, Phase, Query, ShipNo, Thing, UpgradeNo, Window, XWingWords};

use super::{Origin, XWing};

/// Whose abilities are asked beside those of ships in the play area.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Aside {
    /// Nobody's.
    None,
    /// The ship abilities of docked ships, which say what their carriers can do.
    Docked,
    /// Those of all ships beside the play area.
    All,
}

/// The ship cards whose pilot abilities a ship has: the one of its name, and those that it shares.
fn personas(board: &Board, ship: ShipNo) -> impl Iterator<Item = PilotId> + '_ {
    let shared = board.shared[ship.index()];
    let others = (0..MAX_SHIPS as u8).map(ShipNo).filter(move |at| shared >> at.0 & 1 == 1);
    core::iter::once(ship).chain(others).map(|at| board.ship(at).persona)
}

impl XWing {
    /// What everything in play listens to.
    pub fn ears_of(&self, board: &Board) -> Ears<XWingWords> {
        let mut ears = self.table.rule_ears;
        for at in 0..MAX_CARDS as u8 {
            let it = &board.decks.cards[at as usize];
            if it.faceup {
                ears.join(&self.table.damage[self.damage_kind(CardNo(at)) as usize].ears);
            }
        }
        for ship in board.all_ships().filter(|ship| board.ship(*ship).standing != Standing::Removed) {
            for pilot in personas(board, ship) {
                ears.join(&self.table.pilots[pilot.index()].ears);
            }
            if let Some(ability) = self.ship_ability(board, ship) {
                ears.join(&self.table.chassis[ability as usize].ears);
            }
        }
        for it in board.upgrades.iter().filter(|it| !it.hidden) {
            if board.ship(it.ship).standing != Standing::Removed {
                ears.join(&self.table.upgrades[it.card.index()][usize::from(it.flipped)].ears);
            }
        }
        for it in board.conditions.iter().filter(|it| it.in_play) {
            ears.join(&self.table.conditions[it.card.index()].ears);
        }
        ears
    }

    /// Notes what everything in play listens to, and which ships have the pilot abilities of others.
    pub fn listen(&self, board: &mut Board) {
        board.ears = self.ears_of(board);
        let heard = board.ears.queries.has(Query::PilotAbility);
        if !heard && board.shared == [0; MAX_SHIPS] {
            return;
        }
        let position = broadside_engine::Position::idle(*board);
        let look = crate::XWingLook::new(self, &position);
        for ship in position.board.all_ships() {
            let has = |other: &ShipNo| {
                let about = About::both(Thing::Ship(ship), Thing::Ship(*other));
                *other != ship && look.allowed(Query::PilotAbility, about, false)
            };
            let others = position.board.all_ships().filter(has);
            board.shared[ship.index()] = others.fold(0, |bits, other| bits | 1 << other.0);
        }
        board.ears = self.ears_of(board);
    }

    /// Whether anything in play listens to a window.
    pub(crate) fn ears_of_window(&self, board: &Board, window: Window) -> bool {
        board.ears.windows.has(window)
    }

    /// Every ability that is wanted. Those of ships beside the play area are inactive, but for the few that are about such ships
    /// (xwing.reserve.07).
    fn each_ability(
        &self,
        board: &Board,
        hears: impl Fn(&Ears<XWingWords>) -> bool,
        wanted: impl Fn(&On<XWingWords>) -> bool,
        aside: Aside,
        found: &mut dyn FnMut(Source, AbilityId),
    ) {
        let mut give = |origin: Origin, group: &cards::Group| {
            if !hears(&group.ears) {
                return;
            }
            for at in group.range.clone() {
                if wanted(&self.table.abilities[at as usize].on) {
                    found(origin.source(), AbilityId::new(at));
                }
            }
        };
        if board.attack().is_some_and(|attack| !attack.over) {
            give(Origin::Attacker, &self.table.attacker);
            give(Origin::Defender, &self.table.defender);
        }
        if hears(&self.table.each_ship.ears) {
            for ship in board.ships_in_play() {
                give(Origin::Ship(ship), &self.table.each_ship);
            }
        }
        // Abilities of a destroyed ship stay active until it is removed (xwing.ability.08).
        let active = |ship: &ShipNo| match board.ship(*ship).standing {
            Standing::InPlay | Standing::Destroyed => true,
            Standing::Reserve | Standing::Waiting => aside == Aside::All,
            Standing::Removed => false,
        };
        let docked = |ship: &ShipNo| {
            let it = board.ship(*ship);
            aside == Aside::Docked && it.standing == Standing::Reserve && it.carrier.is_some()
        };
        for ship in board.all_ships().filter(active) {
            for pilot in personas(board, ship) {
                give(Origin::Pilot(ship), &self.table.pilots[pilot.index()]);
            }
        }
        if hears(&self.table.any_chassis_ears) {
            for ship in board.all_ships().filter(|ship| active(ship) || docked(ship)) {
                if let Some(ability) = self.ship_ability(board, ship) {
                    give(Origin::Chassis(ship), &self.table.chassis[ability as usize]);
                }
            }
        }
        for (at, it) in board.upgrades.iter().enumerate() {
            // What is done before forces are placed is done for ships that wait.
            let ship = board.ship(it.ship);
            let waits = board.phase == Phase::Setup && ship.standing == Standing::Waiting;
            if (ship.in_play() || waits) && !it.hidden {
                let group = &self.table.upgrades[it.card.index()][usize::from(it.flipped)];
                give(Origin::Upgrade(UpgradeNo(at as u8)), group);
            }
        }
        for (at, it) in board.conditions.iter().enumerate() {
            if it.in_play {
                give(Origin::Condition(ConditionNo(at as u8)), &self.table.conditions[it.card.index()]);
            }
        }
        if hears(&self.table.any_damage_ears) {
            for at in 0..MAX_CARDS as u8 {
                let it = &board.decks.cards[at as usize];
                if it.faceup {
                    give(Origin::Card(CardNo(at)), &self.table.damage[self.damage_kind(CardNo(at)) as usize]);
                }
            }
        }
    }

    pub(crate) fn heard(
        &self,
        board: &Board,
        on: Listening<XWingWords>,
        found: &mut dyn FnMut(Source, AbilityId),
    ) {
        let hears = |ears: &Ears<XWingWords>| match on {
            Listening::Window(window) | Listening::Would(window) => ears.windows.has(window),
            Listening::AnyTime => ears.any_time,
        };
        let wanted = |ability: &On<XWingWords>| match (ability, on) {
            (On::Window(a), Listening::Window(b)) | (On::Would(a), Listening::Would(b)) => *a == b,
            (On::AnyTime, Listening::AnyTime) => true,
            _ => false,
        };
        let aside = match on {
            Listening::Window(Window::CarrierLost) => Aside::All,
            Listening::Window(Window::BeforeActivate | Window::BonusAfterAttack) => Aside::Docked,
            _ => Aside::None,
        };
        self.each_ability(board, hears, wanted, aside, found);
    }

    pub(crate) fn modifying(&self, board: &Board, query: Query, found: &mut dyn FnMut(Source, AbilityId)) {
        let hears = |ears: &Ears<XWingWords>| ears.queries.has(query);
        let wanted = |on: &On<XWingWords>| matches!(on, On::Query(asked, _) if *asked == query);
        let aside = match query {
            Query::MayDeploy | Query::StartsDocked | Query::PilotAbility => Aside::All,
            Query::AddsAction => Aside::Docked,
            _ => Aside::None,
        };
        self.each_ability(board, hears, wanted, aside, found);
    }
}
