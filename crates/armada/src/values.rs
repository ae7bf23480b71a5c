//! Numbers and permissions as they are in force: printed values with everything that changes them.

use broadside_engine::About;

use crate::ArmadaLook;
use crate::board::{Defense, bit};
use crate::facts::{Command, Dice, Keyword, StationCard, Zone};
use crate::geometry::engaged;
use crate::scene::{self, Scene};
use crate::words::{Piece, Query, ShipNo, SquadronNo, Thing};

fn number(look: &ArmadaLook<'_>, query: Query, subject: Thing, printed: u8) -> u8 {
    look.value(query, About::subject(subject), printed.into()).clamp(0, u8::MAX.into()) as u8
}

/// A ship's hull value.
pub fn hull(look: &ArmadaLook<'_>, ship: ShipNo) -> u8 {
    number(look, Query::Hull, Thing::Ship(ship), look.game.ship(look.board, ship).hull)
}

/// A squadron's hull value.
pub fn squadron_hull(look: &ArmadaLook<'_>, squadron: SquadronNo) -> u8 {
    number(look, Query::Hull, Thing::Squadron(squadron), look.game.squadron(look.board, squadron).hull)
}

/// Whether a piece has suffered enough to be destroyed (armada.destroyed.01, armada.destroyed.02,
/// armada.attacking-stations.07), and its destruction has not been put off.
pub fn is_spent(look: &ArmadaLook<'_>, piece: Piece) -> bool {
    match piece {
        Piece::Ship(ship) => {
            let it = look.board.ship(ship);
            it.in_play() && !it.doomed && it.damage > 0 && it.damage >= hull(look, ship)
        }
        Piece::Squadron(squadron) => {
            let it = look.board.squadron(squadron);
            it.in_play() && !it.doomed && it.hull == 0
        }
        Piece::Obstacle(at) => {
            let it = &look.board.obstacles[at.index()];
            it.placed && !it.destroyed && !it.doomed && it.damage >= StationCard::of(it.armed).hull
        }
        Piece::Token(_) => false,
    }
}

/// A ship's command value.
pub fn command(look: &ArmadaLook<'_>, ship: ShipNo) -> u8 {
    number(look, Query::CommandValue, Thing::Ship(ship), look.game.ship(look.board, ship).command)
}

/// A ship's squadron value.
pub fn squadron(look: &ArmadaLook<'_>, ship: ShipNo) -> u8 {
    number(look, Query::SquadronValue, Thing::Ship(ship), look.game.ship(look.board, ship).squadron)
}

/// A ship's engineering value.
pub fn engineering(look: &ArmadaLook<'_>, ship: ShipNo) -> u8 {
    number(look, Query::EngineeringValue, Thing::Ship(ship), look.game.ship(look.board, ship).engineering)
}

/// The maximum shields of a hull zone.
pub fn max_shields(look: &ArmadaLook<'_>, ship: ShipNo, zone: Zone) -> u8 {
    let printed = look.game.ship(look.board, ship).shields[zone as usize];
    number(look, Query::MaxShields, Thing::Zone(ship, zone), printed)
}

/// The maximum shields of a hull zone while its own ship resolves a repair command.
pub fn max_shields_in_repair(look: &ArmadaLook<'_>, ship: ShipNo, zone: Zone) -> u8 {
    number(look, Query::MaxShieldsInRepair, Thing::Zone(ship, zone), max_shields(look, ship, zone))
}

/// The battery armament of a hull zone, as changed by cards.
pub fn battery(look: &ArmadaLook<'_>, ship: ShipNo, zone: Zone) -> Dice {
    dice(look, Thing::Zone(ship, zone), look.game.ship(look.board, ship).battery[zone as usize], BATTERY)
}

/// The battery armament that counts as printed on a hull zone.
pub fn printed_battery(look: &ArmadaLook<'_>, ship: ShipNo, zone: Zone) -> Dice {
    let card = look.game.ship(look.board, ship).battery[zone as usize];
    let about = About::subject(Thing::Zone(ship, zone));
    let of = |query, dice: u8| look.printed(query, about, dice.into()).clamp(0, u8::MAX.into()) as u8;
    Dice { red: of(BATTERY[0], card.red), blue: of(BATTERY[1], card.blue), black: of(BATTERY[2], card.black) }
}

/// The anti-squadron armament of a ship.
pub fn anti_squadron(look: &ArmadaLook<'_>, ship: ShipNo) -> Dice {
    let armament =
        dice(look, Thing::Ship(ship), look.game.ship(look.board, ship).anti_squadron, ANTI_SQUADRON);
    coloured(look, ship, armament)
}

/// The dice of an anti-squadron armament of a ship, all black if an effect says so.
pub fn coloured(look: &ArmadaLook<'_>, ship: ShipNo, dice: Dice) -> Dice {
    if look.allowed(Query::BlackAntiSquadron, About::subject(Thing::Ship(ship)), false) {
        Dice { black: dice.total(), ..Dice::NONE }
    } else {
        dice
    }
}

/// The special battery armament of a ship, of all its special firing arcs (armada.special-battery.04).
pub fn special_battery(look: &ArmadaLook<'_>, ship: ShipNo) -> Dice {
    let printed = look.game.ship(look.board, ship).special.unwrap_or(Dice::NONE);
    dice(look, Thing::Ship(ship), printed, SPECIAL_BATTERY)
}

/// The battery armament of a squadron.
pub fn squadron_battery(look: &ArmadaLook<'_>, squadron: SquadronNo) -> Dice {
    dice(look, Thing::Squadron(squadron), look.game.squadron(look.board, squadron).battery, BATTERY)
}

/// The anti-squadron armament of a squadron.
pub fn squadron_anti_squadron(look: &ArmadaLook<'_>, squadron: SquadronNo) -> Dice {
    changed_anti_squadron(look, squadron, look.game.squadron(look.board, squadron).anti_squadron)
}

/// An anti-squadron armament that a squadron attacks with, as changed by cards.
pub fn changed_anti_squadron(look: &ArmadaLook<'_>, squadron: SquadronNo, printed: Dice) -> Dice {
    dice(look, Thing::Squadron(squadron), printed, ANTI_SQUADRON)
}

const BATTERY: [Query; 3] = [Query::BatteryRed, Query::BatteryBlue, Query::BatteryBlack];
const SPECIAL_BATTERY: [Query; 3] =
    [Query::SpecialBatteryRed, Query::SpecialBatteryBlue, Query::SpecialBatteryBlack];
const ANTI_SQUADRON: [Query; 3] = [Query::AntiSquadronRed, Query::AntiSquadronBlue, Query::AntiSquadronBlack];

fn dice(look: &ArmadaLook<'_>, subject: Thing, printed: Dice, queries: [Query; 3]) -> Dice {
    Dice {
        red: number(look, queries[0], subject, printed.red),
        blue: number(look, queries[1], subject, printed.blue),
        black: number(look, queries[2], subject, printed.black),
    }
}

/// The value of a squadron's keyword: 0 without it, 1 for keywords without a number. Values add up
/// (armada.keyword.general.01).
pub fn keyword(look: &ArmadaLook<'_>, squadron: SquadronNo, keyword: Keyword) -> u8 {
    if look.game.is_blank(crate::Blank::Keyword(keyword)) {
        return 0;
    }
    let printed = look.game.squadron(look.board, squadron).keywords.value(keyword);
    let about = About::subject(Thing::Squadron(squadron)).amount(keyword as i16);
    look.value(Query::KeywordValue, about, printed.into()).clamp(0, 99) as u8
}

/// Whether a squadron has a keyword. Intel lends grit to friends at distance 1 (armada.keyword.intel.01).
pub fn has(look: &ArmadaLook<'_>, squadron: SquadronNo, wanted: Keyword) -> bool {
    keyword(look, squadron, wanted) > 0
}

/// The enemy squadrons with which a squadron is engaged, a bit for each.
pub fn engaged_with(look: &ArmadaLook<'_>, squadron: SquadronNo) -> u64 {
    let scene = Scene::sight(look);
    engaged_in(look, &scene, squadron)
}

/// How many squadrons engage a squadron without lying on the table (armada.card.instigator.01,
/// armada.card.instigator.11).
pub fn extra_engagers(look: &ArmadaLook<'_>, squadron: SquadronNo) -> u8 {
    let about = About::subject(Thing::Squadron(squadron));
    let extra = look.value(Query::ExtraEngagers, about, 0).clamp(0, 99) as u8;
    if extra == 0 || ignores_engagement(look, squadron) { 0 } else { extra }
}

/// Whether a squadron is engaged with another than this one.
pub fn engaged_besides(look: &ArmadaLook<'_>, squadron: SquadronNo, but: SquadronNo) -> bool {
    engaged_with(look, squadron) & !(1 << but.0) != 0 || extra_engagers(look, squadron) > 0
}

/// Whether engagement is nothing to a squadron, neither for its moves nor for what counts who engages it
/// (armada.card.anakin-skywalker-y-wing.04).
fn ignores_engagement(look: &ArmadaLook<'_>, squadron: SquadronNo) -> bool {
    look.allowed(Query::IgnoresEngagement, About::subject(Thing::Squadron(squadron)), false)
}

/// The same with a scene at hand.
pub fn engaged_in(look: &ArmadaLook<'_>, scene: &Scene, squadron: SquadronNo) -> u64 {
    if ignores_engagement(look, squadron) {
        return 0;
    }
    let board = look.board;
    let me = board.squadron(squadron);
    let mine = scene::disc(look.game, me.pose);
    let mut found = 0;
    for other in board.squadrons_in_play() {
        let it = board.squadron(other);
        let theirs = || scene::disc(look.game, it.pose);
        if board.side_of_squadron(other) != board.side_of_squadron(squadron)
            && engaged(look.game.measures, mine, theirs(), &scene.pieces())
        {
            found |= 1 << other.0;
        }
    }
    found
}

/// The squadrons of a set.
pub fn each(mut set: u64) -> impl Iterator<Item = SquadronNo> {
    core::iter::from_fn(move || {
        (set != 0).then(|| {
            let at = set.trailing_zeros() as u8;
            set &= set - 1;
            SquadronNo(at)
        })
    })
}

/// Whether a ship may resolve a command now: at most once a round, not while it has the raid token of its type
/// (armada.commands.24, armada.raid-tokens.01).
pub fn may_resolve(look: &ArmadaLook<'_>, ship: ShipNo, command: Command) -> bool {
    let it = look.board.ship(ship);
    let barred = it.barred & bit(command) != 0;
    let rules = !it.has_resolved(command) && !it.has_raid(command) && !barred;
    look.allowed(Query::MayResolveCommand, About::both(Thing::Ship(ship), Thing::Command(command)), rules)
}

/// Whether a ship has something to pay for a command with.
pub fn can_pay(look: &ArmadaLook<'_>, ship: ShipNo, command: Command) -> bool {
    let it = look.board.ship(ship);
    it.has_dial(command) || it.has_token(command) || may_pay_as_token(look, ship)
}

/// Whether a ship may resolve one more command in its activation as if a token was spent.
pub fn may_pay_as_token(look: &ArmadaLook<'_>, ship: ShipNo) -> bool {
    let about = About::subject(Thing::Ship(ship));
    look.value(Query::AsIfTokens, about, 0) > look.board.ship(ship).as_tokens.into()
}

/// Whether a ship may have several command tokens of one type.
pub fn several_tokens(look: &ArmadaLook<'_>, ship: ShipNo) -> bool {
    look.allowed(Query::SeveralTokens, About::subject(Thing::Ship(ship)), false)
}

/// How many command tokens a ship may have: its command value, unless an effect says more (armada.command-tokens.04).
pub fn token_limit(look: &ArmadaLook<'_>, ship: ShipNo) -> u8 {
    number(look, Query::CommandTokenLimit, Thing::Ship(ship), command(look, ship))
}

/// The state of a defense token of a ship or squadron.
pub fn defense(look: &ArmadaLook<'_>, token: Thing) -> Option<crate::board::DefenseSlot> {
    match token {
        Thing::ShipToken(ship, at) => look.board.ship(ship).defense.get(at as usize).copied(),
        Thing::SquadronToken(squadron, at) => look.board.squadron(squadron).defense.get(at as usize).copied(),
        _ => None,
    }
}

/// The defense tokens of a piece that have not been discarded.
pub fn defense_tokens(look: &ArmadaLook<'_>, piece: Piece, mut found: impl FnMut(Thing)) {
    all_defense_tokens(look, piece, |token, slot| {
        if slot.state != Defense::Discarded {
            found(token);
        }
    });
}

/// The defense tokens of a piece, also those that have been discarded.
pub(crate) fn all_defense_tokens(
    look: &ArmadaLook<'_>,
    piece: Piece,
    mut found: impl FnMut(Thing, crate::board::DefenseSlot),
) {
    match piece {
        Piece::Ship(ship) => {
            let slots = (0..).zip(look.board.ship(ship).defense.iter());
            slots.for_each(|(at, slot)| found(Thing::ShipToken(ship, at), *slot));
        }
        Piece::Squadron(squadron) => {
            let slots = (0..).zip(look.board.squadron(squadron).defense.iter());
            slots.for_each(|(at, slot)| found(Thing::SquadronToken(squadron, at), *slot));
        }
        Piece::Obstacle(_) | Piece::Token(_) => {}
    }
}
