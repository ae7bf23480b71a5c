//! What each seat may see, and what stays hidden from whom: facedown dials of the other side, facedown damage cards and the order
//! of the decks, secret conditions (xwing.dial.04, xwing.damage-card.11, xwing.condition.15).

use broadside_engine::{Chance, Crumb, PerSide, Position, Seat, Seats, Side, Viewer};
use serde::Serialize;

use crate::board::{
    Attack, Board, Card, CardPlace, Decks, Device, MAX_CARDS, Objective, Obstacle, Scenario, Ship, Team,
    Upgrade,
};
use crate::facts::{ConditionId, DamageKind, Maneuver, Slot, UpgradeId};
use crate::words::{CardNo, Event, Object, Phase, ShipNo, XWingWords};
use crate::{XWing, effects};

/// A ship as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ShipView {
    /// Everything about it that all may see; its dial is not here.
    pub ship: Ship,
    /// Whether it has a dial.
    pub has_dial: bool,
    /// What is on the dial, if the viewer may look.
    pub dial: Option<Maneuver>,
    /// Its faceup damage cards.
    pub faceup: Vec<(CardNo, DamageKind)>,
    /// How many facedown damage cards it has.
    pub facedown: u8,
    /// The cards that were drawn for it, have not been dealt, and that the viewer may see.
    pub drawn: Vec<(CardNo, DamageKind)>,
}

/// A condition as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ConditionView {
    /// On which ship.
    pub ship: ShipNo,
    /// Whose effect assigned it.
    pub by: Seat,
    /// Which card, if the viewer may know.
    pub card: Option<ConditionId>,
}

/// The game as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// The round.
    pub round: u8,
    /// The phase.
    pub phase: Phase,
    /// The scenario.
    pub scenario: Scenario,
    /// The side of the first player.
    pub first: Side,
    /// What belongs to each side.
    pub sides: PerSide<Team>,
    /// The ships.
    pub ships: Vec<ShipView>,
    /// The upgrade cards.
    pub upgrades: Vec<Upgrade>,
    /// The conditions.
    pub conditions: Vec<ConditionView>,
    /// The obstacles.
    pub obstacles: Vec<Obstacle>,
    /// The devices.
    pub devices: Vec<Device>,
    /// The objectives.
    pub objectives: Vec<Objective>,
    /// How many cards each side's deck has.
    pub decks: PerSide<usize>,
    /// The attacks under way.
    pub attacks: Vec<Attack>,
    /// Where the game stands.
    pub standing: Vec<Crumb<XWingWords>>,
    /// Who decides.
    pub deciders: Seats,
}

/// Whether some seats may look at a player's facedown dials.
fn looks(eyes: Seats, owner: Seat) -> bool {
    eyes.holds(owner)
}

/// Whether one of some seats knows what is on a ship's facedown dial.
fn knows_dial(board: &Board, eyes: Seats, ship: ShipNo) -> bool {
    eyes.iter().any(|seat| board.knows_dial(seat, ship))
}

pub(crate) fn view(game: &XWing, position: &Position<XWingWords>, viewer: Viewer) -> View {
    let (board, eyes) = (&position.board, viewer.seats());
    View {
        round: board.round,
        phase: board.phase,
        scenario: board.scenario,
        first: board.first(),
        sides: board.sides,
        ships: board.all_ships().map(|at| ship(game, board, at, eyes)).collect(),
        upgrades: board.upgrades.iter().map(|it| upgrade(board, it, eyes)).collect(),
        conditions: board
            .conditions
            .iter()
            .filter(|it| it.in_play)
            .map(|it| ConditionView {
                ship: it.ship,
                by: it.by,
                card: (!it.facedown || looks(eyes, it.by)).then_some(it.card),
            })
            .collect(),
        obstacles: board.obstacles.to_vec(),
        devices: board.devices.to_vec(),
        objectives: board.objectives.to_vec(),
        decks: PerSide::from_fn(|side| board.decks.piles[side].len()),
        attacks: board.attacks.to_vec(),
        standing: position.core.crumbs::<XWing>(),
        deciders: position.core.deciders(),
    }
}

/// An upgrade as some seats see it: of one that lies facedown, other players see that it is there.
fn upgrade(board: &Board, it: &Upgrade, eyes: Seats) -> Upgrade {
    if it.hidden && !looks(eyes, board.ship(it.ship).controller) {
        return Upgrade { card: Upgrade::default().card, ..*it };
    }
    *it
}

fn ship(game: &XWing, board: &Board, at: ShipNo, eyes: Seats) -> ShipView {
    let it = board.ship(at);
    let maneuvers = &game.facts.ship_of(it.pilot).dial;
    let seen = it.dial_faceup || knows_dial(board, eyes, at);
    let faceup: Vec<_> = board.faceup(at).map(|card| (card, game.damage_kind(card))).collect();
    ShipView {
        ship: Ship { dial: None, ..*it },
        has_dial: it.dial.is_some(),
        dial: it.dial.filter(|_| seen).and_then(|dial| maneuvers.get(dial as usize).copied()),
        facedown: it.damage.saturating_sub(faceup.len() as u8),
        faceup,
        drawn: (0..MAX_CARDS as u8)
            .map(CardNo)
            .filter(|card| match board.decks.cards[card.index()].place {
                CardPlace::Drawn(ship) => ship == at && board.decks.cards[card.index()].faceup,
                CardPlace::LookedAt(ship, by) => ship == at && looks(eyes, by),
                _ => false,
            })
            .map(|card| (card, game.damage_kind(card)))
            .collect(),
    }
}

/// Everybody hears every event: what is secret is left out of it, and its player's view tells that.
pub(crate) fn event_view(event: &Event, _viewer: Viewer) -> Option<Event> {
    Some(event.clone())
}

pub(crate) fn reveals(event: &Event) -> bool {
    matches!(
        event,
        Event::DialShown(..)
            | Event::DealtFaceup(..)
            | Event::CardShown(..)
            | Event::CardsDrawn(..)
            | Event::Exposed(..)
            | Event::UpgradeRevealed(..)
            | Event::ConditionRevealed(..)
            | Event::ConditionAssigned(..)
            | Event::DialSeen(..)
            | Event::CardHeld(..)
    )
}

/// The cards of a side's deck that some seats cannot tell: in the deck, discarded, facedown on ships and remotes, and those at
/// which another player looks.
fn unseen(board: &Board, deck: Side, eyes: Seats) -> Vec<CardNo> {
    let hidden = |card: &CardNo| match board.decks.cards[card.index()] {
        Card { faceup: true, .. } => false,
        Card { place: CardPlace::LookedAt(_, by), .. } => !looks(eyes, by),
        _ => true,
    };
    Decks::cards_of(deck).filter(hidden).collect()
}

/// Deals the unseen cards of a deck anew to the places where unseen cards lie. The places are taken in an order that
/// everybody can see, so what comes to lie where does not depend on what lay there.
fn redeal(board: &mut Board, deck: Side, known_to: Seats, chance: &mut Chance) {
    let mut cards = unseen(board, deck, known_to);
    let depth = |card: &CardNo| board.decks.piles[deck].iter().position(|other| other == card);
    let mut places: Vec<_> =
        cards.iter().map(|card| (depth(card), board.decks.cards[card.index()])).collect();
    places.sort_by_key(|(depth, it)| (*depth, it.place, it.acted));
    chance.shuffle("damage card", &mut cards);
    for (card, (depth, it)) in cards.into_iter().zip(places) {
        board.decks.cards[card.index()] = it;
        if let Some(depth) = depth {
            board.decks.piles[deck][depth] = card;
        }
    }
}

pub(crate) fn resample(game: &XWing, board: &mut Board, known_to: Seats, chance: &mut Chance) {
    for deck in Side::BOTH {
        redeal(board, deck, known_to, chance);
    }
    for at in 0..board.ships.len() {
        let known = knows_dial(board, known_to, ShipNo(at as u8));
        let it = &mut board.ships[at];
        if it.dial.is_some() && !it.dial_faceup && !known {
            let count = game.facts.ship_of(it.pilot).dial.len();
            it.dial = Some(chance.draw("dial", count.max(1) as u32) as u8);
        }
    }
    for at in 0..board.upgrades.len() {
        let it = board.upgrades[at];
        if it.hidden && !looks(known_to, board.ship(it.ship).controller) {
            let alike: Vec<UpgradeId> = effects::spares(game, board, it.ship, Slot::Illicit).collect();
            if !alike.is_empty() {
                board.upgrades[at].card = alike[chance.draw("upgrade", alike.len() as u32) as usize];
            }
        }
    }
    for it in board.conditions.iter_mut().filter(|it| it.in_play && it.facedown && !looks(known_to, it.by)) {
        let alike: Vec<ConditionId> =
            game.facts.conditions().iter().filter(|card| card.facedown).map(|card| card.id).collect();
        it.card = alike[chance.draw("condition", alike.len() as u32) as usize];
    }
}

pub(crate) fn secrets(board: &Board, viewer: Viewer, found: &mut dyn FnMut(&'static str, u64)) {
    let eyes = viewer.seats();
    for (_, pile) in board.decks.piles.iter() {
        pile.iter().for_each(|card| found("deck", card.0.into()));
    }
    for ship in board.all_ships() {
        let cards = board.decks.on(Object::Ship(ship)).filter(|card| !board.decks.cards[card.index()].faceup);
        cards.for_each(|card| found("card", card.0.into()));
    }
    let drawn = |place: CardPlace| match place {
        CardPlace::LookedAt(_, by) => !looks(eyes, by),
        CardPlace::Drawn(_) => true,
        _ => false,
    };
    let hidden = board.decks.among(drawn).filter(|card| !board.decks.cards[card.index()].faceup);
    hidden.for_each(|card| found("card", card.0.into()));
    for at in board.all_ships().filter(|at| !board.ship(*at).dial_faceup && !knows_dial(board, eyes, *at)) {
        if let Some(dial) = board.ship(at).dial {
            found("dial", dial.into());
        }
    }
    for it in board.conditions.iter().filter(|it| it.in_play && it.facedown && !looks(eyes, it.by)) {
        found("condition", it.card.0.into());
    }
    for it in board.upgrades.iter().filter(|it| it.hidden && !looks(eyes, board.ship(it.ship).controller)) {
        found("upgrade", it.card.0.into());
    }
}
