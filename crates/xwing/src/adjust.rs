//! What players may agree to change, and which boards the rules can go on from.

mod validate;

pub(crate) use validate::{may_become, validate};

use broadside_engine::{Refusal, Side};
use broadside_table::Pose;
use serde::{Deserialize, Serialize};

use crate::XWing;
use crate::board::{Board, CardPlace, Standing};
use crate::facts::{DamageKind, Maneuver};
use crate::refused::Change;
use crate::words::{CardNo, Object, ShipNo, Token, UpgradeNo};

/// A change that players agree on, outside the rules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Adjustment {
    /// An object comes to lie elsewhere.
    Move(Object, Pose),
    /// An object leaves the play area, or comes back.
    InPlay(Object, bool),
    /// A ship is in play, in reserve, destroyed or removed.
    Standing(ShipNo, Standing),
    /// How many tokens of a kind a ship has.
    Tokens(ShipNo, Token, u8),
    /// A ship has a lock on an object, or not.
    Lock(ShipNo, Object, bool),
    /// Active shields.
    Shields(ShipNo, u8),
    /// Active Force charges.
    Force(ShipNo, u8),
    /// Charges of a ship card.
    ShipCharges(ShipNo, u8),
    /// Charges of an upgrade card.
    Charges(UpgradeNo, u8),
    /// What is set on a ship's dial.
    Dial(ShipNo, Option<Maneuver>),
    /// A ship is dealt the top card of its player's deck, facedown.
    DealFacedown(ShipNo),
    /// A ship is dealt a card of this kind, faceup.
    DealFaceup(ShipNo, DamageKind),
    /// A damage card of a ship is turned over.
    Flip(CardNo),
    /// A damage card of a ship is discarded.
    Discard(CardNo),
    /// A side's mission points.
    Points(Side, u8),
    /// The side of the first player.
    First(Side),
    /// The round.
    Round(u8),
}

fn no<T>(why: Change) -> Result<T, Refusal> {
    Err(Refusal::unfit(why))
}

/// Changes the board as players have agreed; an impossible change is refused with a reason and changes nothing.
pub(crate) fn adjust(game: &XWing, board: &mut Board, adjustment: &Adjustment) -> Result<(), Refusal> {
    let mut changed = *board;
    change(game, &mut changed, adjustment)?;
    game.listen(&mut changed);
    validate(game, &changed)?;
    *board = changed;
    Ok(())
}

fn ship(board: &mut Board, at: ShipNo) -> Result<&mut crate::board::Ship, Refusal> {
    board.ships.get_mut(at.index()).ok_or_else(|| Refusal::unfit(no_such(Object::Ship(at))))
}

fn change(game: &XWing, board: &mut Board, adjustment: &Adjustment) -> Result<(), Refusal> {
    match adjustment {
        Adjustment::Move(object, pose) => *pose_of(board, *object)? = *pose,
        Adjustment::InPlay(object, in_play) => match object {
            Object::Ship(_) => return no(Change::ShipsStanding),
            Object::Device(at) => match board.devices.get_mut(at.index()) {
                Some(it) => it.in_play = *in_play,
                None => return no(no_such(*object)),
            },
            Object::Obstacle(at) => match board.obstacles.get_mut(at.index()) {
                Some(it) => (it.in_play, it.gone) = (*in_play, !*in_play),
                None => return no(no_such(*object)),
            },
            Object::Objective(at) => match board.objectives.get_mut(at.index()) {
                Some(it) => it.in_play = *in_play,
                None => return no(no_such(*object)),
            },
        },
        Adjustment::Standing(at, standing) => ship(board, *at)?.standing = *standing,
        Adjustment::Tokens(at, token, count) => ship(board, *at)?.tokens[*token as usize] = *count,
        Adjustment::Lock(at, object, held) => {
            pose_of(board, *object)?;
            let locks = &mut ship(board, *at)?.locks;
            locks.retain(|it| it != object);
            if *held && locks.try_push(*object).is_err() {
                return no(Change::TooManyLocks { most: locks.len() });
            }
        }
        Adjustment::Shields(at, count) => ship(board, *at)?.shields = *count,
        Adjustment::Force(at, count) => ship(board, *at)?.force = *count,
        Adjustment::ShipCharges(at, count) => ship(board, *at)?.charges = *count,
        Adjustment::Charges(at, count) => match board.upgrades.get_mut(at.index()) {
            Some(upgrade) => upgrade.charges = *count,
            None => return no(Change::NoSuchUpgrade { number: at.0 }),
        },
        Adjustment::Dial(at, maneuver) => {
            let it = ship(board, *at)?;
            let dial = &game.facts.ship_of(it.pilot).dial;
            it.dial = match maneuver {
                None => None,
                Some(wanted) => match dial.iter().position(|known| known == wanted) {
                    Some(place) => Some(place as u8),
                    None => return no(Change::NoSuchManeuver),
                },
            };
        }
        Adjustment::DealFacedown(at) => deal(game, board, *at, None)?,
        Adjustment::DealFaceup(at, kind) => deal(game, board, *at, Some(*kind))?,
        Adjustment::Flip(card) => match board.decks.cards.get_mut(card.index()) {
            Some(it) if matches!(it.place, CardPlace::Ship(_)) => it.faceup = !it.faceup,
            _ => return no(Change::NotDealt),
        },
        Adjustment::Discard(card) => {
            let place = board.decks.cards.get(card.index()).map(|it| it.place);
            let Some(CardPlace::Ship(at)) = place else { return no(Change::NotDealt) };
            let it = &mut board.decks.cards[card.index()];
            (it.place, it.faceup) = (CardPlace::Discard, false);
            ship(board, at)?.damage -= 1;
        }
        Adjustment::Points(side, _) if !is_side(*side) => {
            return no(Change::NoSuchPlayer { number: side.0 });
        }
        Adjustment::Points(side, points) => board.sides[*side].points = *points,
        Adjustment::First(side) => board.seating.first = *side,
        Adjustment::Round(round) => board.round = *round,
    }
    Ok(())
}

fn no_such(object: Object) -> Change {
    match object {
        Object::Ship(at) => Change::NoSuchShip { number: at.0 },
        Object::Device(at) => Change::NoSuchDevice { number: at.0 },
        Object::Obstacle(at) => Change::NoSuchObstacle { number: at.0 },
        Object::Objective(at) => Change::NoSuchObjective { number: at.0 },
    }
}

fn pose_of(board: &mut Board, object: Object) -> Result<&mut Pose, Refusal> {
    let pose = match object {
        Object::Ship(at) => board.ships.get_mut(at.index()).map(|it| &mut it.pose),
        Object::Device(at) => board.devices.get_mut(at.index()).map(|it| &mut it.pose),
        Object::Obstacle(at) => board.obstacles.get_mut(at.index()).map(|it| &mut it.pose),
        Object::Objective(at) => board.objectives.get_mut(at.index()).map(|it| &mut it.pose),
    };
    pose.ok_or_else(|| Refusal::unfit(no_such(object)))
}

/// Deals the top card facedown, or the topmost card of a kind faceup.
fn deal(game: &XWing, board: &mut Board, at: ShipNo, kind: Option<DamageKind>) -> Result<(), Refusal> {
    let controller = ship(board, at)?.controller;
    let side = board.side(controller);
    let wanted = |card: &CardNo| kind.is_none_or(|kind| game.damage_kind(*card) == kind);
    let Some(place) = board.decks.piles[side].iter().rposition(wanted) else {
        return no(Change::NotInDeck);
    };
    let card = board.decks.piles[side].remove(place);
    let it = &mut board.decks.cards[card.index()];
    (it.place, it.faceup) = (CardPlace::Ship(at), kind.is_some());
    ship(board, at)?.damage += 1;
    Ok(())
}

/// Whether a number from outside is that of a side.
fn is_side(side: Side) -> bool {
    Side::BOTH.contains(&side)
}
