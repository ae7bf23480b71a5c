//! What players may agree to change, and which boards the rules can go on from.

mod validate;

use broadside_engine::{List, Reason, Refusal, Seats, Side, reasons};
use broadside_table::Pose;
use serde::{Deserialize, Serialize};

use crate::Armada;
use crate::board::{Board, CardPlace, Defense, DefenseSlot, Dial, Standing, TableToken, UpgradeState, bit};
use crate::facts::{Command, DamageKind, Zone};
use crate::words::{CardNo, ObstacleNo, Piece, ShipNo, SquadronNo, Thing, TokenNo, UpgradeNo};

pub(crate) use validate::{BoardRefused, validate};

/// A change that players agree on, outside the rules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Adjustment {
    /// A piece comes to lie elsewhere.
    Move(Piece, Pose),
    /// An obstacle is placed, or lies elsewhere.
    PlaceObstacle(ObstacleNo, Pose),
    /// A token is put into the play area.
    PlaceToken(TableToken),
    /// A token is taken from the play area.
    RemoveToken(TokenNo),
    /// A ship or squadron is in play, destroyed, set aside or waits.
    Standing(Piece, Standing),
    /// A ship's speed dial.
    Speed(ShipNo, u8),
    /// Shields of a hull zone.
    Shields(ShipNo, Zone, u8),
    /// Hull points of a squadron.
    Hull(SquadronNo, u8),
    /// Whether a ship has a command token.
    CommandToken(ShipNo, Command, bool),
    /// Whether a ship has a raid token.
    RaidToken(ShipNo, Command, bool),
    /// The side of a defense token, or that it is discarded.
    Defense(Thing, Defense),
    /// The facedown dials of a ship, the top one first.
    Dials(ShipNo, Vec<Command>),
    /// The dial that a ship has revealed.
    Revealed(ShipNo, Option<Command>),
    /// Whether a ship or squadron has activated.
    Activated(Piece, bool),
    /// An upgrade card is readied, exhausted or discarded.
    Upgrade(UpgradeNo, UpgradeState),
    /// A ship is dealt the top card of its deck facedown.
    DealFacedown(ShipNo),
    /// A ship is dealt a card of this kind faceup, wherever it lies in the deck.
    DealFaceup(ShipNo, DamageKind),
    /// A damage card of a ship is turned over.
    Flip(CardNo),
    /// A faceup damage card is discarded.
    DiscardCard(CardNo),
    /// A facedown damage card of a ship is discarded.
    DiscardFacedown(ShipNo),
    /// Whether a ship is an objective ship.
    ObjectiveShip(ShipNo, bool),
    /// A ship's objective tokens.
    ObjectiveTokens(ShipNo, u8),
    /// A player's victory tokens.
    Victory(Side, u8),
    /// A player's pass tokens.
    Passes(Side, u8),
    /// The side with initiative.
    First(Side),
    /// The round.
    Round(u8),
}

reasons! {
    /// Why an adjustment is impossible.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum AdjustRefused {
        NoShip = "armada-refused-adjust-no-ship",
        NoSquadron = "armada-refused-adjust-no-squadron",
        NoDefenseToken = "armada-refused-adjust-no-defense-token",
        NoObstacle = "armada-refused-adjust-no-obstacle",
        NoToken = "armada-refused-adjust-no-token",
        TooManyTokens { most: usize } = "armada-refused-adjust-too-many-tokens",
        Standing = "armada-refused-adjust-standing",
        TooManyDials { most: usize } = "armada-refused-adjust-too-many-dials",
        Activates = "armada-refused-adjust-activates",
        NoUpgrade = "armada-refused-adjust-no-upgrade",
        NoCard = "armada-refused-adjust-no-card",
        NotOnShip = "armada-refused-adjust-not-on-ship",
        NoFacedown = "armada-refused-adjust-no-facedown",
        NotInDeck = "armada-refused-adjust-not-in-deck",
    }
}

fn no<T>(reason: impl Into<Reason>) -> Result<T, Refusal> {
    Err(Refusal::unfit(reason))
}

/// Changes the board as players have agreed; an impossible change is refused with a sentence and changes nothing.
pub(crate) fn adjust(game: &Armada, board: &mut Board, adjustment: &Adjustment) -> Result<(), Refusal> {
    let mut changed = *board;
    change(game, &mut changed, adjustment)?;
    changed.ears = game.ears_of(&changed);
    validate(game, &changed)?;
    *board = changed;
    Ok(())
}

fn ship(board: &mut Board, at: ShipNo) -> Result<&mut crate::board::Ship, Refusal> {
    board.ships.get_mut(at.index()).ok_or_else(|| Refusal::unfit(AdjustRefused::NoShip))
}

fn squadron(board: &mut Board, at: SquadronNo) -> Result<&mut crate::board::Squadron, Refusal> {
    board.squadrons.get_mut(at.index()).ok_or_else(|| Refusal::unfit(AdjustRefused::NoSquadron))
}

fn slot(board: &mut Board, token: Thing) -> Result<&mut DefenseSlot, Refusal> {
    let found = match token {
        Thing::ShipToken(at, place) => ship(board, at)?.defense.get_mut(place as usize),
        Thing::SquadronToken(at, place) => squadron(board, at)?.defense.get_mut(place as usize),
        _ => None,
    };
    found.ok_or_else(|| Refusal::unfit(AdjustRefused::NoDefenseToken))
}

fn put(set: &mut u8, command: Command, held: bool) {
    if held { *set |= bit(command) } else { *set &= !bit(command) }
}

fn change(game: &Armada, board: &mut Board, adjustment: &Adjustment) -> Result<(), Refusal> {
    match adjustment {
        Adjustment::Victory(side, _) | Adjustment::Passes(side, _) | Adjustment::First(side)
            if !Side::BOTH.contains(side) =>
        {
            return no(BoardRefused::Side);
        }
        Adjustment::Move(Piece::Ship(at), pose) => ship(board, *at)?.pose = *pose,
        Adjustment::Move(Piece::Squadron(at), pose) => squadron(board, *at)?.pose = *pose,
        Adjustment::Move(Piece::Obstacle(at), pose) | Adjustment::PlaceObstacle(at, pose) => {
            let Some(it) = board.obstacles.get_mut(at.index()) else {
                return no(AdjustRefused::NoObstacle);
            };
            (it.placed, it.pose) = (true, *pose);
        }
        Adjustment::Move(Piece::Token(at), pose) => match board.tokens.get_mut(at.index()) {
            Some(token) => token.pose = *pose,
            None => return no(AdjustRefused::NoToken),
        },
        Adjustment::PlaceToken(token) => {
            if board.tokens.try_push(*token).is_err() {
                return no(AdjustRefused::TooManyTokens { most: board.tokens.len() });
            }
        }
        Adjustment::RemoveToken(at) => {
            if at.index() >= board.tokens.len() {
                return no(AdjustRefused::NoToken);
            }
            board.tokens.remove(at.index());
        }
        Adjustment::Standing(Piece::Ship(at), standing) => ship(board, *at)?.standing = *standing,
        Adjustment::Standing(Piece::Squadron(at), standing) => squadron(board, *at)?.standing = *standing,
        Adjustment::Standing(..) => return no(AdjustRefused::Standing),
        Adjustment::Speed(at, speed) => ship(board, *at)?.speed = *speed,
        Adjustment::Shields(at, zone, shields) => ship(board, *at)?.shields[*zone as usize] = *shields,
        Adjustment::Hull(at, hull) => squadron(board, *at)?.hull = *hull,
        Adjustment::CommandToken(at, command, held) => put(&mut ship(board, *at)?.tokens, *command, *held),
        Adjustment::RaidToken(at, command, held) => put(&mut ship(board, *at)?.raids, *command, *held),
        Adjustment::Defense(token, state) => slot(board, *token)?.state = *state,
        Adjustment::Dials(at, commands) => {
            let it = ship(board, *at)?;
            it.dials = List::new();
            for command in commands {
                let dial = Dial { command: *command, known: Seats::NONE };
                if it.dials.try_push(dial).is_err() {
                    return no(AdjustRefused::TooManyDials { most: it.dials.len() });
                }
            }
        }
        Adjustment::Revealed(at, command) => ship(board, *at)?.revealed = *command,
        Adjustment::Activated(Piece::Ship(at), activated) => ship(board, *at)?.activated = *activated,
        Adjustment::Activated(Piece::Squadron(at), activated) => squadron(board, *at)?.activated = *activated,
        Adjustment::Activated(..) => return no(AdjustRefused::Activates),
        Adjustment::Upgrade(at, state) => match board.upgrades.get_mut(at.index()) {
            Some(upgrade) => upgrade.state = *state,
            None => return no(AdjustRefused::NoUpgrade),
        },
        Adjustment::DealFacedown(at) => deal(game, board, *at, None)?,
        Adjustment::DealFaceup(at, kind) => deal(game, board, *at, Some(*kind))?,
        Adjustment::Flip(card) => {
            let everybody = board.players();
            let Some(it) = board.decks.cards.get_mut(card.index()) else {
                return no(AdjustRefused::NoCard);
            };
            if !matches!(it.place, CardPlace::Ship(_)) {
                return no(AdjustRefused::NotOnShip);
            }
            it.faceup = !it.faceup;
            if it.faceup {
                it.known = everybody;
            }
        }
        Adjustment::DiscardCard(card) => discard(board, *card)?,
        Adjustment::DiscardFacedown(at) => match board.decks.last_facedown(*at) {
            Some(card) => discard(board, card)?,
            None => return no(AdjustRefused::NoFacedown),
        },
        Adjustment::ObjectiveShip(at, is) => ship(board, *at)?.objective_ship = *is,
        Adjustment::ObjectiveTokens(at, count) => ship(board, *at)?.objective_tokens = *count,
        Adjustment::Victory(side, count) => board.sides[*side].victory = *count,
        Adjustment::Passes(side, count) => board.sides[*side].passes = *count,
        Adjustment::First(side) => board.seating.first = *side,
        Adjustment::Round(round) => board.round = *round,
    }
    Ok(())
}

/// Deals the top card facedown, or the topmost card of a kind faceup.
fn deal(game: &Armada, board: &mut Board, at: ShipNo, kind: Option<DamageKind>) -> Result<(), Refusal> {
    let controller = ship(board, at)?.controller;
    let pile = board.decks.pile_of(board.side(controller));
    let wanted = |card: &CardNo| kind.is_none_or(|kind| game.damage_kind(*card) == kind);
    let everybody = board.players();
    let Some(place) = board.decks.piles[pile].iter().rposition(wanted) else {
        return no(AdjustRefused::NotInDeck);
    };
    let card = board.decks.piles[pile].remove(place);
    let order = board.decks.on_ship(at).map(|card| board.decks.cards[card.index()].order).max();
    let it = &mut board.decks.cards[card.index()];
    it.place = CardPlace::Ship(at);
    it.order = order.map_or(0, |last| last.saturating_add(1));
    it.faceup = kind.is_some();
    if it.faceup {
        it.known = everybody;
    }
    ship(board, at)?.damage += 1;
    Ok(())
}

fn discard(board: &mut Board, card: CardNo) -> Result<(), Refusal> {
    let place = board.decks.cards.get(card.index()).map(|it| it.place);
    let Some(CardPlace::Ship(at)) = place else { return no(AdjustRefused::NotOnShip) };
    let it = &mut board.decks.cards[card.index()];
    (it.place, it.faceup) = (CardPlace::Discard, false);
    ship(board, at)?.damage -= 1;
    Ok(())
}
