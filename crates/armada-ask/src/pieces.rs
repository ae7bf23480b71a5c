//! What the line of a piece says about it.

use broadside_armada::board::{
    Defense, Dial, Die, GainedDial, MAX_DIALS, Obstacle, Pile, Ship, Squadron, Standing, TableToken, Upgrade,
    UpgradeState, bit,
};
use broadside_armada::facts::{Command, DamageKind, DefenseToken, Faction, ShipCardId, SquadronCardId, Term};
use broadside_armada::words::{Piece, ShipNo, SquadronNo, Thing, UpgradeNo};
use broadside_engine::Seat;
use broadside_scenario::{Phrase, Problem};

use super::cards::{self, COLOURS, COMMANDS, DEFENSES, FACES, ZONES};
use super::table::{Draft, pose};
use crate::refused::{AskRefused, Wanted};

const STATES: [(&str, Defense); 5] = [
    ("ready", Defense::Ready),
    ("readied", Defense::Ready),
    ("exhausted", Defense::Exhausted),
    ("discarded", Defense::Discarded),
    ("gone", Defense::Discarded),
];

/// Items of one list: with commas, with `and`, or with nothing between them.
fn list<T>(
    phrase: &mut Phrase<'_>,
    mut item: impl FnMut(&mut Phrase<'_>) -> Result<Option<T>, Problem>,
) -> Result<Vec<T>, Problem> {
    let mut found = Vec::new();
    loop {
        let mut trial = *phrase;
        if !found.is_empty() {
            trial.comma();
        }
        match item(&mut trial)? {
            Some(one) => {
                found.push(one);
                *phrase = trial;
            }
            None => return Ok(found),
        }
    }
}

/// Dice as they lie: `red blank and blue hit`.
pub(super) fn dice(phrase: &mut Phrase<'_>) -> Result<Vec<Die>, Problem> {
    list(phrase, |phrase| {
        let Some(colour) = phrase.try_one_of(COLOURS) else { return Ok(None) };
        Ok(Some(Die { colour, face: phrase.one_of(Wanted::Face, FACES)? }))
    })
}

pub(super) fn commands(phrase: &mut Phrase<'_>) -> Result<Vec<Command>, Problem> {
    list(phrase, |phrase| Ok(phrase.try_one_of(COMMANDS)))
}

/// Types of defense tokens.
pub(super) fn token_types(phrase: &mut Phrase<'_>) -> Result<Vec<DefenseToken>, Problem> {
    list(phrase, |phrase| Ok(phrase.try_one_of(DEFENSES)))
}

/// Numbers from 1 to 9.
pub(super) fn numbers(phrase: &mut Phrase<'_>) -> Result<Vec<u8>, Problem> {
    list(phrase, |phrase| Ok((1..=9).find(|number: &u8| phrase.eat(&number.to_string()))))
}

fn some_commands(phrase: &mut Phrase<'_>) -> Result<Vec<Command>, Problem> {
    if phrase.eat("none") {
        return Ok(Vec::new());
    }
    let found = commands(phrase)?;
    if found.is_empty() {
        phrase.one_of(Wanted::Command, COMMANDS)?;
    }
    Ok(found)
}

/// Commands as a set: a ship has one token of a type (armada.command-tokens.03).
fn one_of_each(phrase: &mut Phrase<'_>) -> Result<u8, Problem> {
    let before = *phrase;
    let mut set = 0;
    for command in some_commands(phrase)? {
        if set & bit(command) != 0 {
            return Err(before.problem(AskRefused::Twice { command: command.word() }));
        }
        set |= bit(command);
    }
    Ok(set)
}

/// A line of a ship, behind its card and side.
pub(super) fn ship(
    draft: &mut Draft<'_>,
    id: ShipCardId,
    owner: Seat,
    number: ShipNo,
    phrase: &mut Phrase<'_>,
) -> Result<(), Problem> {
    let before = *phrase;
    let card = &draft.game.facts[id];
    let top = (1..=4)
        .filter(|speed| broadside_armada::geometry::Yaws::of(&card.speed, *speed).is_some())
        .max()
        .unwrap_or(0);
    let mut it = Ship { speed: top.min(2), ..Ship::of(card, owner) };
    if draft.board.ships.try_push(it).is_err() {
        return Err(before.problem(AskRefused::ManyShips));
    }
    while !phrase.is_empty() {
        ship_quality(draft, &mut it, number, phrase)?;
        phrase.comma();
    }
    draft.board.ships[number.index()] = it;
    Ok(())
}

fn ship_quality(
    draft: &mut Draft<'_>,
    it: &mut Ship,
    number: ShipNo,
    phrase: &mut Phrase<'_>,
) -> Result<(), Problem> {
    let before = *phrase;
    if let Some(kind) = phrase.try_one_of(DEFENSES) {
        let state = phrase.one_of(Wanted::DefenseState, STATES)?;
        let fresh = it.defense.iter_mut().find(|slot| slot.kind == kind && slot.state == Defense::Ready);
        let Some(slot) = fresh else {
            return Err(before.problem(AskRefused::NoFurtherToken { token: kind.word() }));
        };
        slot.state = state;
        return Ok(());
    }
    let card = &draft.game.facts[it.card];
    let words = [
        "at",
        "speed",
        "shields",
        "no shields",
        "hull",
        "damage",
        "tokens",
        "token",
        "raids",
        "raid",
        "dials",
        "dial",
        "revealed",
        "gained",
        "spent dial",
        "upgrade",
        "upgrades",
        "activated",
        "objective ship",
        "round attacks",
        "sides only",
        "objective tokens",
        "flagship",
        "doomed",
        "destroyed",
        "set aside",
        "waiting",
        "resolved",
        "fired",
        "ship attacks",
        "no defense tokens",
    ];
    match phrase.one_of(Wanted::ShipQuality, words.map(|word| (word, word)))? {
        "at" => (it.pose, it.standing) = (pose(phrase)?, Standing::InPlay),
        "speed" => it.speed = phrase.number(Wanted::Speed)?,
        "no shields" => it.shields = [0; 6],
        "shields" => shields(it, card.zones().len(), phrase)?,
        "no defense tokens" => it.defense.iter_mut().for_each(|slot| slot.state = Defense::Discarded),
        "hull" => {
            let left: u8 = phrase.number(Wanted::HullLeft)?;
            let Some(cards) = card.hull.checked_sub(left) else {
                return Err(before.problem(AskRefused::HullValue { hull: card.hull }));
            };
            for _ in 0..cards {
                lay(draft, it, number, None, false, &before)?;
            }
        }
        "damage" => damage(draft, it, number, phrase)?,
        // A card may let a ship have several of a type.
        "tokens" | "token" => {
            for command in some_commands(phrase)? {
                it.set_tokens(command, it.count_tokens(command) + 1);
            }
        }
        "raids" | "raid" => it.raids = one_of_each(phrase)?,
        "dials" | "dial" => {
            for command in some_commands(phrase)? {
                let dial = Dial { command, ..Dial::default() };
                it.dials
                    .try_push(dial)
                    .map_err(|_| before.problem(AskRefused::ManyDials { most: MAX_DIALS }))?;
            }
        }
        "revealed" => it.revealed = Some(phrase.one_of(Wanted::Command, COMMANDS)?),
        "gained" => {
            for command in some_commands(phrase)? {
                let pushed = it.gained.try_push(GainedDial(command));
                pushed.map_err(|_| before.problem(AskRefused::ManyGained))?;
            }
        }
        "spent dial" => it.spent_dial = Some(phrase.one_of(Wanted::Command, COMMANDS)?),
        "upgrade" | "upgrades" => upgrades(draft, it, number, phrase)?,
        "activated" => it.activated = true,
        "sides only" => it.sides_only = true,
        "round attacks" => it.round_attacks = phrase.number(Wanted::Attacks)?,
        "objective ship" => it.objective_ship = true,
        "objective tokens" => it.objective_tokens = phrase.number(Wanted::Tokens)?,
        "flagship" => it.flagship = true,
        "doomed" => it.doomed = true,
        "destroyed" => it.standing = Standing::Destroyed,
        "set aside" => {
            it.standing = Standing::SetAside;
            held(draft, Piece::Ship(number), Some(draft.game.facts[it.card].faction), phrase)?;
        }
        "waiting" => it.standing = Standing::Waiting,
        "resolved" => it.resolved = one_of_each(phrase)?,
        "fired" => {
            for zone in list(phrase, |phrase| Ok(phrase.try_one_of(ZONES)))? {
                it.fired[zone.index()] += 1;
                it.attacks += 1;
            }
        }
        _ => it.ship_attacks = phrase.number(Wanted::ShipAttacks)?,
    }
    Ok(())
}

/// `front 1`, or the numbers of all hull zones: front, left, right, rear.
fn shields(it: &mut Ship, zones: usize, phrase: &mut Phrase<'_>) -> Result<(), Problem> {
    let mut trial = *phrase;
    if trial.number::<u8>("").is_ok() {
        for at in 0..zones {
            it.shields[at] = phrase.number(Wanted::ZoneShields)?;
        }
        return Ok(());
    }
    loop {
        let zone = phrase.one_of(Wanted::Zone, ZONES)?;
        it.shields[zone.index()] = phrase.number(Wanted::Shields)?;
        let mut trial = *phrase;
        trial.comma();
        if trial.try_one_of(ZONES).is_none() {
            return Ok(());
        }
        phrase.comma();
    }
}

fn lay(
    draft: &mut Draft<'_>,
    it: &mut Ship,
    number: ShipNo,
    wanted: Option<DamageKind>,
    faceup: bool,
    before: &Phrase<'_>,
) -> Result<(), Problem> {
    let side = draft.board.side(it.controller);
    draft.lay(number, side, wanted, faceup, it.damage).map_err(|why| before.problem(why))?;
    it.damage += 1;
    Ok(())
}

/// `facedown 2`, `2 facedown`, `facedown Injured Crew`, `Power Failure`.
fn damage(
    draft: &mut Draft<'_>,
    it: &mut Ship,
    number: ShipNo,
    phrase: &mut Phrase<'_>,
) -> Result<(), Problem> {
    let facts = draft.game.facts;
    let start = *phrase;
    let found = list(phrase, |phrase| {
        let before = *phrase;
        if phrase.eat("facedown") {
            let mut trial = *phrase;
            if let Ok(count) = trial.number::<u8>("") {
                *phrase = trial;
                return Ok(Some((count, None, false)));
            }
            return Ok(Some((1, cards::try_damage(facts, phrase), false)));
        }
        let mut trial = *phrase;
        if let Ok(count) = trial.number::<u8>("")
            && trial.eat("facedown")
        {
            *phrase = trial;
            return Ok(Some((count, None, false)));
        }
        phrase.eat("faceup");
        match cards::try_damage(facts, phrase) {
            Some(kind) => Ok(Some((1, Some(kind), true))),
            None => {
                *phrase = before;
                Ok(None)
            }
        }
    })?;
    if found.is_empty() {
        cards::a_damage(facts, phrase)?;
    }
    for (count, kind, faceup) in found {
        for _ in 0..count {
            lay(draft, it, number, kind, faceup, &start)?;
        }
    }
    Ok(())
}

/// `H9 Turbolasers exhausted, Admiral Ozzel with navigate, repair`.
fn upgrades(
    draft: &mut Draft<'_>,
    it: &Ship,
    number: ShipNo,
    phrase: &mut Phrase<'_>,
) -> Result<(), Problem> {
    let facts = draft.game.facts;
    let faction = Some(facts[it.card].faction);
    let start = *phrase;
    let found = list(phrase, |phrase| {
        let Some(card) = cards::try_upgrade(facts, faction, phrase)? else { return Ok(None) };
        let mut pile = Pile::default();
        let states = [
            ("ready", UpgradeState::Ready),
            ("exhausted", UpgradeState::Exhausted),
            ("discarded", UpgradeState::Discarded),
        ];
        let state = phrase.try_one_of(states).unwrap_or_default();
        if phrase.eat("with dials") {
            commands(phrase)?.into_iter().for_each(|command| pile.add_dial(command));
        } else if phrase.eat("with rounds") {
            numbers(phrase)?.into_iter().for_each(|round| pile.rounds |= 1 << round);
        } else if phrase.eat("with dice") {
            dice(phrase)?.into_iter().take(2).for_each(|die| pile.add_die(die));
        } else if phrase.eat("with defense tokens") {
            token_types(phrase)?.into_iter().for_each(|kind| pile.defense |= 1 << kind as u8);
        } else if phrase.eat("with") {
            commands(phrase)?.into_iter().for_each(|command| pile.tokens[command.index()] += 1);
            let _ = phrase.eat("tokens") || phrase.eat("token");
        }
        Ok(Some((Upgrade { card, ship: number, state }, pile)))
    })?;
    if found.is_empty() {
        cards::an_upgrade(facts, faction, phrase)?;
    }
    for (upgrade, pile) in found {
        let at = UpgradeNo(draft.board.upgrades.len() as u8);
        let pushed = draft.board.upgrades.try_push(upgrade);
        pushed.map_err(|_| start.problem(AskRefused::ManyUpgrades))?;
        if !draft.board.set_pile(at, pile) {
            return Err(start.problem(AskRefused::ManyPiles));
        }
    }
    Ok(())
}

/// `by Admiral Raddus`, behind `set aside`: the card whose effect it was.
fn held(
    draft: &mut Draft<'_>,
    piece: Piece,
    faction: Option<Faction>,
    phrase: &mut Phrase<'_>,
) -> Result<(), Problem> {
    if phrase.eat("by") {
        let place = phrase.place();
        let card = cards::an_upgrade(draft.game.facts, faction, phrase)?;
        draft.held.push((piece, card, place));
    }
    Ok(())
}

/// A line of a squadron, behind its card and side.
pub(super) fn squadron(
    draft: &mut Draft<'_>,
    id: SquadronCardId,
    owner: Seat,
    phrase: &mut Phrase<'_>,
) -> Result<(), Problem> {
    let start = *phrase;
    let card = &draft.game.facts[id];
    let mut it = Squadron::of(card, owner);
    while !phrase.is_empty() {
        let before = *phrase;
        if let Some(kind) = phrase.try_one_of(DEFENSES) {
            let state = phrase.one_of(Wanted::DefenseState, STATES)?;
            let fresh = it.defense.iter_mut().find(|slot| slot.kind == kind && slot.state == Defense::Ready);
            let Some(slot) = fresh else {
                return Err(before.problem(AskRefused::NoFurtherToken { token: kind.word() }));
            };
            slot.state = state;
        } else {
            let words = ["at", "hull", "activated", "doomed", "destroyed", "set aside", "waiting"];
            match phrase.one_of(Wanted::SquadronQuality, words.map(|word| (word, word)))? {
                "at" => (it.pose, it.standing) = (pose(phrase)?, Standing::InPlay),
                "hull" => {
                    it.hull = phrase.number(Wanted::HullLeft)?;
                    if it.hull > card.hull || it.hull == 0 && !it.doomed {
                        return Err(before.problem(AskRefused::SquadronHull { most: card.hull }));
                    }
                }
                "activated" => it.activated = true,
                "doomed" => it.doomed = true,
                "destroyed" => it.standing = Standing::Destroyed,
                "set aside" => {
                    it.standing = Standing::SetAside;
                    let number = SquadronNo(draft.board.squadrons.len() as u8);
                    held(draft, Piece::Squadron(number), Some(card.faction), phrase)?;
                }
                _ => it.standing = Standing::Waiting,
            }
        }
        phrase.comma();
    }
    let pushed = draft.board.squadrons.try_push(it);
    pushed.map_err(|_| start.problem(AskRefused::ManySquadrons))
}

/// A line of an obstacle.
pub(super) fn obstacle(
    draft: &mut Draft<'_>,
    it: &mut Obstacle,
    phrase: &mut Phrase<'_>,
) -> Result<(), Problem> {
    while !phrase.is_empty() {
        if draft.side_next(phrase) {
            it.owner = Some(draft.a_side(phrase)?);
        } else {
            let words = ["at", "damage", "destroyed", "armed", "unarmed", "turned over"];
            match phrase.one_of(Wanted::ObstacleQuality, words.map(|word| (word, word)))? {
                "at" => (it.pose, it.placed) = (pose(phrase)?, true),
                "damage" => it.damage = phrase.number(Wanted::DamageCards)?,
                "destroyed" => it.destroyed = true,
                "armed" => it.armed = true,
                "turned over" => it.id = draft.game.facts.turned_over(it.id),
                _ => it.armed = false,
            }
        }
        phrase.comma();
    }
    Ok(())
}

/// A line of a token: `at X Y`, a side, `on cr90 front`, `of onager` (the ship that it belongs to).
pub(super) fn token(
    draft: &mut Draft<'_>,
    it: &mut TableToken,
    phrase: &mut Phrase<'_>,
) -> Result<(), Problem> {
    while !phrase.is_empty() {
        if draft.side_next(phrase) {
            it.owner = Some(draft.a_side(phrase)?);
        } else if phrase.eat("of") {
            let before = *phrase;
            let ship = draft.names.a_piece(phrase)?.ship();
            let ship = ship.ok_or_else(|| before.problem(AskRefused::WantsShip))?;
            (it.on, it.owner) = (Some(Thing::Ship(ship)), Some(draft.board.side_of_ship(ship)));
        } else if phrase.eat("on") {
            let before = *phrase;
            let piece = draft.names.a_piece(phrase)?;
            it.on = Some(match piece {
                Thing::Ship(ship) => {
                    it.pose = draft.board.ship(ship).pose;
                    Thing::Zone(ship, phrase.one_of(Wanted::Zone, ZONES)?)
                }
                Thing::Obstacle(obstacle) => {
                    it.pose = draft.board.obstacles[obstacle.index()].pose;
                    piece
                }
                _ => return Err(before.problem(AskRefused::TokenPlace)),
            });
        } else {
            phrase.expect("at")?;
            it.pose = pose(phrase)?;
        }
        phrase.comma();
    }
    Ok(())
}
