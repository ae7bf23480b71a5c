//! Sets the table up from the lines of a scenario.

use broadside_engine::{PerSide, Seat, Side};
use broadside_scenario::{Line, Names, Phrase, Place, Problem};
use broadside_table::Pose;
use broadside_xwing::XWing;
use broadside_xwing::board::{
    Board, CardPlace, Condition, Device, MAX_CARDS, Mark, Objective, Obstacle, Scenario, Standing, Turret,
    Upgrade,
};
use broadside_xwing::facts::{
    ConditionId, DECK, DamageKind, DeviceId, Faction, ObstacleId, PilotId, Term, UpgradeId,
};
use broadside_xwing::gather;
use broadside_xwing::steps::can_dock;
use broadside_xwing::words::{
    CardNo, DeviceNo, ObjectiveNo, ObstacleNo, Phase, ShipNo, Thing, Token, UpgradeNo,
};

use super::{dialed, sound};
use crate::refused::{AskRefused, OddShip, Wanted};

pub(super) const SEATS: [(&str, Seat); 2] = [("red", Seat(0)), ("blue", Seat(1))];
/// The sides have the names of those who speak for them.
pub(super) const SIDES: [(&str, Side); 2] = [("red", Side(0)), ("blue", Side(1))];
const PHASES: [(&str, Phase); 5] = [
    ("planning", Phase::Planning),
    ("system", Phase::System),
    ("activation", Phase::Activation),
    ("engagement", Phase::Engagement),
    ("end", Phase::End),
];
/// The standard arcs, clockwise from the front.
pub(super) const ARCS: [(&str, u8); 4] = [("front", 0), ("right", 1), ("rear", 2), ("left", 3)];

/// The line that allows what cannot come up in a game.
const ODD: &str = "odd table";

struct Draft<'a> {
    game: &'a XWing,
    names: &'a mut Names<Thing>,
    board: Board,
    /// Whether the table may hold what cannot come up in a game.
    odd: bool,
    /// The lines of the ships.
    lines: Vec<(ShipNo, Place)>,
}

/// The table: `scenario chance engagement`, `first blue`, `round 3`, `phase engagement`, `points red 4`,
/// `deck red Direct Hit!, Fuel Leak` (top first), `odd table`, a line for each piece, and `lock xw on tie` for a lock on a piece whose
/// line comes later.
pub(super) fn board(game: &XWing, lines: &[Line], names: &mut Names<Thing>) -> Result<Board, Problem> {
    SEATS.iter().for_each(|(name, seat)| names.seat(name, *seat));
    let mut board = Board::empty(PerSide([Faction::Rebel, Faction::Imperial]));
    (board.round, board.phase) = (1, Phase::Activation);
    let odd = lines.iter().any(|line| line.phrase().eat(ODD));
    let mut draft = Draft { game, names, board, odd, lines: Vec::new() };
    for line in lines {
        let mut phrase = line.phrase();
        draft.line(&mut phrase)?;
        phrase.end()?;
    }
    let Draft { mut board, lines, .. } = draft;
    if !odd && let Some((ship, why)) = sound::table(game, &board, names) {
        let place = lines.iter().find(|(other, _)| *other == ship).map(|(_, place)| *place);
        return Err(Problem::at(place.unwrap_or_default(), AskRefused::Odd { why }));
    }
    game.listen(&mut board);
    Ok(board)
}

impl Draft<'_> {
    fn line(&mut self, phrase: &mut Phrase<'_>) -> Result<(), Problem> {
        if phrase.eat(ODD) {
        } else if phrase.eat("scenario") {
            self.board.scenario =
                phrase.one_of(Wanted::Scenario, Scenario::ALL.iter().map(|it| (it.word(), *it)))?;
        } else if phrase.eat("first") {
            self.board.seating.first = phrase.one_of(Wanted::Player, SIDES)?;
        } else if phrase.eat("round") {
            self.board.round = phrase.number(Wanted::Round)?;
        } else if phrase.eat("rounds") {
            self.board.rounds = phrase.number(Wanted::Rounds)?;
        } else if phrase.eat("phase") {
            self.board.phase = phrase.one_of(Wanted::Phase, PHASES)?;
        } else if phrase.eat("initiative") {
            self.board.initiative = phrase.number(Wanted::ReachedInitiative)?;
        } else if phrase.eat("measuring") {
            self.board.open = phrase.one_of(Wanted::Measuring, [("strict", false), ("open", true)])?;
        } else if phrase.eat("points") {
            let side = phrase.one_of(Wanted::Player, SIDES)?;
            self.board.sides[side].points = phrase.number(Wanted::MissionPoints)?;
        } else if phrase.eat("deck") {
            self.deck(phrase)?;
        } else if phrase.eat("lock") {
            let before = *phrase;
            let Some(ship) = self.names.a_piece(phrase)?.ship() else {
                return Err(before.problem(AskRefused::ShipLocks));
            };
            phrase.expect("on")?;
            self.lock(phrase, ship)?;
        } else {
            self.piece(phrase)?;
        }
        Ok(())
    }

    /// The cards that are named lie on top of the deck, the first one uppermost; `deck red empty` has none.
    fn deck(&mut self, phrase: &mut Phrase<'_>) -> Result<(), Problem> {
        let side = phrase.one_of(Wanted::Player, SIDES)?;
        if phrase.eat("empty") {
            while let Some(card) = self.board.decks.piles[side].pop() {
                self.board.decks.cards[card.index()].place = CardPlace::Discard;
            }
            return Ok(());
        }
        let mut top = Vec::new();
        while !phrase.is_empty() {
            let before = *phrase;
            let kind = a_card(self.game, phrase)?;
            let Some(card) = self.take(side, kind) else {
                return Err(before.problem(AskRefused::NoFurtherCard));
            };
            top.push(card);
            phrase.comma();
        }
        for card in top.into_iter().rev() {
            self.board.decks.piles[side].push(card);
        }
        Ok(())
    }

    /// A ship has a lock on what is named next.
    fn lock(&mut self, phrase: &mut Phrase<'_>, ship: ShipNo) -> Result<(), Problem> {
        let before = *phrase;
        let thing = self.names.a_piece(phrase)?;
        let Some(object) = thing.object() else { return Err(before.problem(AskRefused::ObjectLocked)) };
        let locks = &mut self.board.ship_mut(ship).locks;
        locks.try_push(object).map_err(|_| before.problem(AskRefused::ManyLocks))
    }

    fn take(&mut self, side: Side, kind: DamageKind) -> Option<CardNo> {
        let pile = &mut self.board.decks.piles[side];
        let at = pile.iter().position(|card| self.game.damage_kind(*card) == kind)?;
        Some(pile.remove(at))
    }

    /// Refuses what cannot come up in a game.
    fn sound(&self, phrase: &Phrase<'_>, wrong: Option<OddShip>) -> Result<(), Problem> {
        match wrong {
            Some(wrong) if !self.odd => Err(phrase.problem(AskRefused::Odd { why: wrong.into() })),
            _ => Ok(()),
        }
    }

    /// Where an obstacle, a device or an objective lies.
    fn pose(&self, phrase: &mut Phrase<'_>) -> Result<Pose, Problem> {
        phrase.expect("at")?;
        let before = *phrase;
        let pose = read_pose(phrase)?;
        self.sound(&before, sound::piece(pose))?;
        // What lies on it may be set off from its place.
        phrase.comma();
        Ok(pose)
    }

    fn piece(&mut self, phrase: &mut Phrase<'_>) -> Result<(), Problem> {
        let place = phrase.place();
        let name = self.names.new_piece(phrase)?;
        let facts = self.game.facts;
        enum What {
            Pilot(PilotId),
            Obstacle(ObstacleId),
            Device(DeviceId),
            Objective,
        }
        let pilots = facts
            .pilots()
            .iter()
            .flat_map(|it| [(&*it.slug, What::Pilot(it.id)), (&*it.name, What::Pilot(it.id))]);
        let obstacles = facts.obstacles().iter().map(|it| (&*it.slug, What::Obstacle(it.id)));
        let devices = facts
            .devices()
            .iter()
            .flat_map(|it| [(&*it.slug, What::Device(it.id)), (&*it.name, What::Device(it.id))]);
        let objectives = ["satellite", "supply cache"].into_iter().map(|word| (word, What::Objective));
        let all = pilots.chain(obstacles).chain(devices).chain(objectives);
        let thing = match phrase.one_of(Wanted::Piece, all)? {
            What::Pilot(pilot) => {
                let ship = self.ship(phrase, pilot)?;
                self.lines.push((ship, place));
                Thing::Ship(ship)
            }
            What::Obstacle(id) => {
                // Without a place it is yet to be placed.
                let in_play = !phrase.is_empty();
                let pose = if in_play { self.pose(phrase)? } else { Pose::default() };
                let fuses = fuses(phrase)?;
                let kind = facts[id].kind;
                let it = Obstacle { id, kind, pose, in_play, fuses, ..Obstacle::default() };
                self.board.obstacles.try_push(it).map_err(|_| phrase.problem(AskRefused::ManyObstacles))?;
                Thing::Obstacle(ObstacleNo(self.board.obstacles.len() as u8 - 1))
            }
            What::Device(id) => {
                let controller = phrase.one_of(Wanted::Player, SEATS)?;
                let pose = self.pose(phrase)?;
                let fuses = fuses(phrase)?;
                let charges = facts[id].remote.and_then(|it| it.charges).map_or(0, |it| it.value);
                let it = Device { id, controller, pose, in_play: true, fuses, charges, ..Device::default() };
                self.board.devices.try_push(it).map_err(|_| phrase.problem(AskRefused::ManyDevices))?;
                Thing::Device(DeviceNo(self.board.devices.len() as u8 - 1))
            }
            What::Objective => {
                let in_play = !phrase.is_empty();
                let pose = if in_play { self.pose(phrase)? } else { Pose::default() };
                let marker =
                    if phrase.eat("marker") { Some(phrase.one_of(Wanted::Player, SIDES)?) } else { None };
                let it = Objective { pose, in_play, marker };
                self.board.objectives.try_push(it).map_err(|_| phrase.problem(AskRefused::ManyObjectives))?;
                Thing::Objective(ObjectiveNo(self.board.objectives.len() as u8 - 1))
            }
        };
        self.names.piece(name, thing);
        Ok(())
    }

    fn ship(&mut self, phrase: &mut Phrase<'_>, pilot: PilotId) -> Result<ShipNo, Problem> {
        let start = *phrase;
        let controller = phrase.one_of(Wanted::Player, SEATS)?;
        let facts = self.game.facts;
        let (mut upgrades, mut spent): (Vec<UpgradeId>, Vec<u8>) = (Vec::new(), Vec::new());
        let cards = || facts.upgrades().iter().flat_map(|it| [(&*it.slug, it.id), (&*it.name, it.id)]);
        while phrase.eat("upgrade") {
            upgrades.push(phrase.one_of(Wanted::Upgrade, cards())?);
            spent.push(if phrase.eat("spent") { phrase.number(Wanted::SpentCharges)? } else { 0u8 });
            phrase.comma();
        }
        let Some(ship) = gather(facts, &mut self.board, pilot, &upgrades, controller) else {
            return Err(phrase.problem(AskRefused::ManyShips));
        };
        let first = self.board.upgrades.len() - spent.len();
        for (upgrade, spent) in self.board.upgrades[first..].iter_mut().zip(spent) {
            upgrade.charges = upgrade.charges.saturating_sub(spent);
        }
        let side = self.board.side(controller);
        self.board.sides[side].faction = facts[pilot].faction;
        self.board.ship_mut(ship).standing = Standing::InPlay;
        while !phrase.is_empty() {
            self.quality(phrase, ship)?;
            phrase.comma();
        }
        self.sound(&start, sound::ship(self.game, &self.board, ship))?;
        Ok(ship)
    }

    fn quality(&mut self, phrase: &mut Phrase<'_>, ship: ShipNo) -> Result<(), Problem> {
        let words = [
            "at",
            "shields",
            "damage",
            "card",
            "force",
            "charges",
            "dial",
            "turret",
            "lock",
            "reserve",
            "docked",
            "executed",
            "towing",
            "activated",
            "engaged",
            "hull",
            "initiative",
            "moved",
            "by",
            "waits",
            "condition",
            "spent",
            "bonus attack",
            "revealed",
            "hidden",
        ];
        let token = Token::ALL.iter().map(|it| (it.word(), Err(*it)));
        let before = *phrase;
        if phrase.eat("upgrade") {
            return Err(before.problem(AskRefused::LateUpgrade));
        }
        let all = words.iter().map(|word| (*word, Ok(*word))).chain(token);
        let word = match phrase.one_of(Wanted::ShipQuality, all)? {
            Err(token) => {
                let count = phrase.number(Wanted::Tokens).unwrap_or(1);
                self.board.ship_mut(ship).tokens[token as usize] = count;
                return Ok(());
            }
            Ok(word) => word,
        };
        let (game, side) = (self.game, self.board.side_of_ship(ship));
        match word {
            "at" => self.board.ship_mut(ship).pose = read_pose(phrase)?,
            "shields" => self.board.ship_mut(ship).shields = phrase.number(Wanted::Shields)?,
            "hull" => self.board.ship_mut(ship).hull = phrase.number(Wanted::Hull)?,
            "initiative" => self.board.ship_mut(ship).initiative = phrase.number(Wanted::Initiative)?,
            "force" => self.board.ship_mut(ship).force = phrase.number(Wanted::Force)?,
            "charges" => self.board.ship_mut(ship).charges = phrase.number(Wanted::Charges)?,
            "damage" => {
                for _ in 0..phrase.number::<u8>(Wanted::Facedown)? {
                    if self.board.decks.piles[side].is_empty() {
                        return Err(before.problem(AskRefused::DeckSpent { cards: DECK }));
                    }
                    // From the bottom, so that the top stays as the table says.
                    let card = self.board.decks.piles[side].remove(0);
                    self.board.decks.cards[card.index()].place = CardPlace::Ship(ship);
                    self.board.ship_mut(ship).damage += 1;
                }
            }
            "card" => {
                let kind = a_card(game, phrase)?;
                let Some(card) = self.take(side, kind) else {
                    return Err(before.problem(AskRefused::NoFurtherCard));
                };
                let it = &mut self.board.decks.cards[card.index()];
                (it.place, it.faceup) = (CardPlace::Ship(ship), true);
                self.board.ship_mut(ship).damage += 1;
            }
            "dial" => {
                let faceup = phrase.eat("faceup");
                let maneuver = dialed(game, &self.board, ship, phrase)?;
                let dial = &game.facts.ship_of(self.board.ship(ship).pilot).dial;
                let it = self.board.ship_mut(ship);
                it.dial = dial.iter().position(|known| *known == maneuver).map(|place| place as u8);
                it.dial_faceup = faceup;
            }
            "executed" => {
                let maneuver = dialed(game, &self.board, ship, phrase)?;
                self.board.ship_mut(ship).executed = Some(maneuver);
            }
            "turret" => {
                let arc = phrase.one_of(Wanted::StandardArc, ARCS)?;
                let it = self.board.ship_mut(ship);
                if it.turret.is_none() {
                    return Err(before.problem(AskRefused::NoTurret));
                }
                it.turret = it.turret.map(|turret| match turret {
                    Turret::Single(_) => Turret::Single(arc),
                    Turret::Double(_) => Turret::Double(arc % 2),
                });
            }
            "lock" => self.lock(phrase, ship)?,
            "reserve" => self.board.ship_mut(ship).standing = Standing::Reserve,
            "docked" => {
                let carrier = self.names.a_piece(phrase)?.ship();
                let carries = carrier.is_some_and(|at| can_dock(game, &self.board, ship, at));
                self.sound(&before, (!carries).then_some(OddShip::NoCarrier))?;
                let it = self.board.ship_mut(ship);
                (it.standing, it.carrier) = (Standing::Reserve, carrier);
            }
            "towing" => {
                let Thing::Objective(at) = self.names.a_piece(phrase)? else {
                    return Err(before.problem(AskRefused::WantsCache));
                };
                self.board.objectives[at.index()].in_play = false;
                self.board.ship_mut(ship).towing = Some(at);
            }
            // `spent Crack Shot 1`: that many charges of the card are inactive.
            "spent" => {
                let (number, _) = upgrade_of(game, &self.board, ship, phrase)?;
                let it = &mut self.board.upgrades[number.index()];
                it.charges = it.charges.saturating_sub(phrase.number(Wanted::SpentCharges)?);
            }
            // `condition Suppressive Fire of red`: which player's effect assigned it.
            "condition" => {
                let card = phrase.one_of(Wanted::Condition, conditions(game))?;
                phrase.expect("of")?;
                let by = phrase.one_of(Wanted::Player, SEATS)?;
                let facedown = game.facts[card].facedown;
                let it = Condition { card, ship, by, facedown, in_play: true };
                let conditions = &mut self.board.conditions;
                conditions.try_push(it).map_err(|_| before.problem(AskRefused::ManyConditions))?;
            }
            // `hidden Contraband Cybernetics`: it lies facedown under another card.
            "hidden" => {
                let known = game.facts.upgrades().iter();
                let known = known.flat_map(|it| [(&*it.slug, it.id), (&*it.name, it.id)]);
                let card = phrase.one_of(Wanted::Upgrade, known)?;
                let it = Upgrade { card, ship, hidden: true, ..Upgrade::default() };
                let upgrades = &mut self.board.upgrades;
                upgrades.try_push(it).map_err(|_| before.problem(AskRefused::ManyUpgrades))?;
            }
            "bonus attack" => self.board.ship_mut(ship).marks |= 1 << Mark::BonusAttack as u16,
            "moved" => self.board.ship_mut(ship).marks |= 1 << Mark::Tractored as u16,
            "by" => {
                let seat = phrase.one_of(Wanted::Player, SEATS)?;
                let it = self.board.ship_mut(ship);
                (it.jammed_by, it.tractored_by) = (seat, seat);
            }
            "waits" => self.board.ship_mut(ship).standing = Standing::Waiting,
            "revealed" => self.board.ship_mut(ship).revealed = true,
            "activated" => self.board.ship_mut(ship).marks |= 1 << Mark::Activated as u16,
            _ => self.board.ship_mut(ship).marks |= 1 << Mark::Engaged as u16,
        }
        Ok(())
    }
}

/// An upgrade of a ship by its name.
pub(super) fn upgrade_of(
    game: &XWing,
    board: &Board,
    ship: ShipNo,
    phrase: &mut Phrase<'_>,
) -> Result<(UpgradeNo, &'static str), Problem> {
    let facts = game.facts;
    let names = board.upgrades_of(ship).flat_map(|at| {
        let card = &facts[board.upgrade(at).card];
        [(&*card.name, (at, &*card.name)), (&*card.slug, (at, &*card.name))]
    });
    phrase.one_of(Wanted::ShipUpgrade, names.collect::<Vec<_>>())
}

/// The conditions by their names.
pub(super) fn conditions(game: &XWing) -> impl Iterator<Item = (&'static str, ConditionId)> {
    let facts = game.facts;
    facts.conditions().iter().flat_map(|card| [(&*card.name, card.id), (&*card.slug, card.id)])
}

/// The damage cards by their names.
pub(super) fn cards(game: &XWing) -> impl Iterator<Item = (&'static str, DamageKind)> {
    let facts = game.facts;
    facts.damage().iter().flat_map(|card| [(&*card.name, card.kind), (card.kind.word(), card.kind)])
}

/// A damage card by its name.
pub(super) fn a_card(game: &XWing, phrase: &mut Phrase<'_>) -> Result<DamageKind, Problem> {
    debug_assert!(game.facts.damage().len() < MAX_CARDS);
    phrase.one_of(Wanted::DamageCard, cards(game))
}

fn fuses(phrase: &mut Phrase<'_>) -> Result<u8, Problem> {
    if phrase.eat("fuses") { phrase.number(Wanted::Fuses) } else { Ok(0) }
}

/// `300 200 facing 90`.
pub(super) fn read_pose(phrase: &mut Phrase<'_>) -> Result<Pose, Problem> {
    let (x, y) = (phrase.decimal(Wanted::X)?, phrase.decimal(Wanted::Y)?);
    let facing = if phrase.eat("facing") { phrase.decimal(Wanted::Facing)? } else { 0.0 };
    Ok(Pose::from_mm(x, y, facing))
}
