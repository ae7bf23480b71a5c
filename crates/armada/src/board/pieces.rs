//! Ships, squadrons, obstacles and tokens.

use broadside_engine::{List, Seat, Seats, Side};
use broadside_table::Pose;
use serde::{Deserialize, Serialize};

use crate::facts::{
    Command, DefenseToken, ObstacleId, ObstacleKind, ShipCard, ShipCardId, SquadronCard, SquadronCardId,
    Term, Zone,
};
use crate::words::{ObstacleNo, Payment, ShipNo, SquadronNo, Thing, UpgradeNo};

/// Ships of both sides.
pub const MAX_SHIPS: usize = 24;
/// The most facedown dials of a ship.
pub const MAX_DIALS: u8 = 6;
/// Squadrons of both sides.
pub const MAX_SQUADRONS: usize = 48;

/// Where a ship or squadron is in its life.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Standing {
    /// Not yet deployed; its cards are active (armada.effect-timing.16).
    #[default]
    Waiting,
    /// Set aside by an effect: out of play (armada.set-aside.01).
    SetAside,
    /// On the table.
    InPlay,
    /// Destroyed.
    Destroyed,
}

/// A defense token's side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Defense {
    /// Readied.
    #[default]
    Ready,
    /// Exhausted.
    Exhausted,
    /// Discarded: the place stays so that numbers do not change.
    Discarded,
}

/// A defense token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DefenseSlot {
    /// Its type.
    pub kind: DefenseToken,
    /// Its side.
    pub state: Defense,
}

impl Default for DefenseSlot {
    fn default() -> Self {
        DefenseSlot { kind: DefenseToken::Scatter, state: Defense::Ready }
    }
}

/// A facedown command dial.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dial {
    /// The command that it is set to.
    pub command: Command,
    /// Who besides its controller has seen it.
    pub known: Seats,
}

impl Default for Dial {
    fn default() -> Self {
        Dial { command: Command::Navigate, known: Seats::NONE }
    }
}

/// A ship (armada.shields.01).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Ship {
    /// Its card.
    pub card: ShipCardId,
    /// Who controls it: whose side it is on, and who takes all decisions for it (armada.team-play.72).
    #[serde(alias = "owner")]
    pub controller: Seat,
    /// Where it is in its life.
    pub standing: Standing,
    /// Where it lies.
    pub pose: Pose,
    /// Its speed dial.
    pub speed: u8,
    /// Its speed for the present maneuver, where that differs from the dial.
    pub temporary_speed: Option<u8>,
    /// By how much effects change its speed for the present maneuver (armada.speed.08).
    pub speed_change: i8,
    /// How many times the yaw of a joint may be raised by one in the present maneuver.
    pub extra_yaw: u8,
    /// Whether its present maneuver has to be straight, whatever its yaw.
    pub straight: bool,
    /// Whether no gravity rift slows its present maneuver.
    pub unslowed: bool,
    /// Whether it ignores the obstacles that it overlaps after the present maneuver.
    pub ignores_obstacles: bool,
    /// Whether it ignores them though it has overlapped them, which other effects still see.
    pub waives_obstacles: bool,
    /// Maneuvers begun in its present activation.
    pub maneuvers: u8,
    /// Whether it has resolved a navigate command in its present maneuver.
    pub navigated: bool,
    /// Shields per hull zone.
    pub shields: [u8; 6],
    /// Its defense tokens.
    pub defense: List<DefenseSlot, 8>,
    /// The facedown dials, the top one first.
    pub dials: List<Dial, { MAX_DIALS as usize }>,
    /// The dial that it has revealed and not yet spent.
    pub revealed: Option<Command>,
    /// Dials gained from effects and not yet spent.
    pub gained: List<GainedDial, 3>,
    /// The faceup dial on its card: it has activated.
    pub spent_dial: Option<Command>,
    /// Command tokens, a bit for each type.
    pub tokens: u8,
    /// Further command tokens of a type that it has already, two bits for each type.
    pub more_tokens: u8,
    /// Raid tokens, a bit for each type.
    pub raids: u8,
    /// Whether it has activated in this round.
    pub activated: bool,
    /// Commands resolved in this round, a bit for each.
    pub resolved: u8,
    /// Commands that an effect keeps it from resolving in this round, a bit for each.
    pub barred: u8,
    /// What its present or last command counts as paid with.
    pub paid: Payment,
    /// How many commands it has resolved in its present activation as if a token was spent.
    pub as_tokens: u8,
    /// How many damage cards it has.
    pub damage: u8,
    /// Attacks against ships in this round (armada.damage.coolant-discharge.01).
    pub ship_attacks: u8,
    /// Attacks in this round, whatever was attacked; further squadrons of an attack count with it.
    pub round_attacks: u8,
    /// Whether it has committed to attack from its left and right hull zones only, in this round.
    pub sides_only: bool,
    /// Attacks performed in its present activation.
    pub attacks: u8,
    /// Attacks of each hull zone in its present activation.
    pub fired: [u8; 6],
    /// What each hull zone has targeted in this round.
    pub targeted: List<Shot, 10>,
    /// The hull zone that may attack once more with the next attack (Gunnery Team).
    pub same_zone: Option<Zone>,
    /// Whether it is an objective ship.
    pub objective_ship: bool,
    /// Its objective tokens.
    pub objective_tokens: u8,
    /// Whether it is the flagship.
    pub flagship: bool,
    /// Whether its destruction was put off until the Status Phase ends.
    pub doomed: bool,
    /// The card that set it aside; no other effect can deploy it (armada.set-aside.03).
    pub held_by: Option<UpgradeNo>,
}

/// A dial gained from an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GainedDial(pub Command);

impl Default for GainedDial {
    fn default() -> Self {
        GainedDial(Command::Navigate)
    }
}

/// One target of a hull zone, in two bytes: each ship keeps ten.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shot {
    /// The ships come first, the squadrons after them, then the obstacles.
    target: u8,
    /// From the lowest: three bits for the hull zone that attacked, three for the one attacked, one for an attack in
    /// the ship's own activation.
    zones: u8,
}

const SQUADRONS_FROM: u8 = MAX_SHIPS as u8;
const OBSTACLES_FROM: u8 = SQUADRONS_FROM + MAX_SQUADRONS as u8;

impl Shot {
    /// From a hull zone at something, in the ship's own activation or not.
    pub fn new(from: Zone, at: Mark, own: bool) -> Shot {
        let (target, zone) = match at {
            Mark::Zone(ship, zone) => (ship.0, zone as u8),
            Mark::Squadron(squadron) => (SQUADRONS_FROM + squadron.0, 0),
            Mark::Obstacle(obstacle) => (OBSTACLES_FROM + obstacle.0, 0),
        };
        Shot { target, zones: from as u8 | zone << 3 | u8::from(own) << 6 }
    }

    /// The hull zone that attacked.
    pub fn from(self) -> Zone {
        zone(self.zones)
    }

    /// What it attacked.
    pub fn at(self) -> Mark {
        match self.target {
            ship if ship < SQUADRONS_FROM => Mark::Zone(ShipNo(ship), zone(self.zones >> 3)),
            squadron if squadron < OBSTACLES_FROM => Mark::Squadron(SquadronNo(squadron - SQUADRONS_FROM)),
            obstacle => Mark::Obstacle(ObstacleNo(obstacle - OBSTACLES_FROM)),
        }
    }

    /// Whether it was in the ship's own activation.
    pub fn own(self) -> bool {
        self.zones >> 6 & 1 == 1
    }
}

fn zone(bits: u8) -> Zone {
    Zone::ALL[usize::from(bits & 7) % Zone::ALL.len()]
}

/// What a hull zone attacked, kept small.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mark {
    /// A hull zone of a ship.
    Zone(ShipNo, Zone),
    /// A squadron.
    Squadron(SquadronNo),
    /// A station.
    Obstacle(ObstacleNo),
}

impl Mark {
    /// The mark of a defender; a mine leaves none.
    pub fn of(defender: Thing) -> Option<Mark> {
        match defender {
            Thing::Zone(ship, zone) => Some(Mark::Zone(ship, zone)),
            Thing::Squadron(squadron) => Some(Mark::Squadron(squadron)),
            Thing::Obstacle(obstacle) => Some(Mark::Obstacle(obstacle)),
            _ => None,
        }
    }
}

impl Default for Ship {
    fn default() -> Self {
        Ship {
            card: ShipCardId(0),
            controller: Seat(0),
            standing: Standing::Waiting,
            pose: Pose::default(),
            speed: 0,
            temporary_speed: None,
            speed_change: 0,
            extra_yaw: 0,
            straight: false,
            unslowed: false,
            ignores_obstacles: false,
            waives_obstacles: false,
            maneuvers: 0,
            navigated: false,
            shields: [0; 6],
            defense: List::new(),
            dials: List::new(),
            revealed: None,
            gained: List::new(),
            spent_dial: None,
            tokens: 0,
            more_tokens: 0,
            raids: 0,
            activated: false,
            resolved: 0,
            barred: 0,
            paid: Payment::Dial,
            as_tokens: 0,
            damage: 0,
            ship_attacks: 0,
            round_attacks: 0,
            sides_only: false,
            attacks: 0,
            fired: [0; 6],
            targeted: List::new(),
            same_zone: None,
            objective_ship: false,
            objective_tokens: 0,
            flagship: false,
            doomed: false,
            held_by: None,
        }
    }
}

/// Readied defense tokens (armada.defense-tokens.01, armada.defense-tokens.25).
fn readied<const N: usize>(kinds: &[DefenseToken]) -> List<DefenseSlot, N> {
    kinds.iter().map(|kind| DefenseSlot { kind: *kind, state: Defense::Ready }).collect()
}

impl Ship {
    /// A ship as it comes out of the box: full shields, readied tokens, not deployed (armada.readied.01,
    /// armada.shields.02).
    pub fn of(card: &ShipCard, controller: Seat) -> Ship {
        let (shields, defense) = (card.shields, readied(&card.defense));
        Ship { card: card.id, controller, shields, defense, ..Ship::default() }
    }

    /// Whether it lies on the table.
    #[inline]
    pub fn in_play(&self) -> bool {
        self.standing == Standing::InPlay
    }

    /// Whether it has the command token of this type.
    pub fn has_token(&self, command: Command) -> bool {
        self.tokens & bit(command) != 0
    }

    /// How many command tokens of this type it has.
    pub fn count_tokens(&self, command: Command) -> u8 {
        let more = self.more_tokens >> (2 * command as u8) & 3;
        if self.has_token(command) { 1 + more } else { 0 }
    }

    /// How many command tokens it has.
    pub fn all_tokens(&self) -> u8 {
        use crate::facts::Term;
        Command::ALL.iter().map(|command| self.count_tokens(*command)).sum()
    }

    /// Sets how many command tokens of this type it has: at most four.
    pub fn set_tokens(&mut self, command: Command, count: u8) {
        let (place, more) = (2 * command as u8, count.saturating_sub(1).min(3));
        self.tokens = self.tokens & !bit(command) | if count > 0 { bit(command) } else { 0 };
        self.more_tokens = self.more_tokens & !(3 << place) | more << place;
    }

    /// Whether it has the raid token of this type.
    pub fn has_raid(&self, command: Command) -> bool {
        self.raids & bit(command) != 0
    }

    /// Whether it has resolved this command in this round.
    pub fn has_resolved(&self, command: Command) -> bool {
        self.resolved & bit(command) != 0
    }

    /// Whether it has a dial of this command that it could spend now: the revealed one or a gained one.
    pub fn has_dial(&self, command: Command) -> bool {
        self.revealed == Some(command) || self.gained.iter().any(|dial| dial.0 == command)
    }

    /// The speed at which it moves now, which cannot drop under 0 (armada.speed.08).
    pub fn moving_speed(&self) -> u8 {
        self.temporary_speed.unwrap_or(self.speed).saturating_add_signed(self.speed_change)
    }
}

/// The bit of a command in a set of tokens.
pub fn bit(command: Command) -> u8 {
    1 << command as u8
}

/// A squadron.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Squadron {
    /// Its card.
    pub card: SquadronCardId,
    /// Who controls it: whose side it is on, and who takes all decisions for it (armada.team-play.72).
    #[serde(alias = "owner")]
    pub controller: Seat,
    /// Where it is in its life.
    pub standing: Standing,
    /// Where it lies.
    pub pose: Pose,
    /// Hull points left.
    pub hull: u8,
    /// Its defense tokens.
    pub defense: List<DefenseSlot, 4>,
    /// Whether its activation slider is on the activated side.
    pub activated: bool,
    /// The ship whose squadron command activated it, while its activation lasts.
    pub commander: Option<ShipNo>,
    /// Whether its destruction was put off until the Status Phase ends.
    pub doomed: bool,
    /// The card that set it aside, also while the activation of the ship that placed it lasts.
    pub held_by: Option<UpgradeNo>,
    /// What it has done in the activation under way.
    pub acts: Acts,
}

/// What a squadron has done in the activation under way, and what it may: a bit for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Acts(u8);

impl Acts {
    /// It has moved in its activation.
    pub const MOVED: Acts = Acts(1);
    /// It has attacked in its activation, or given its attack up.
    pub const ATTACKED: Acts = Acts(1 << 1);
    /// It may both move and attack in its activation.
    pub const BOTH: Acts = Acts(1 << 2);
    /// Its attacks count as those of a squadron that a squadron command activated.
    pub const AS_COMMANDED: Acts = Acts(1 << 3);
    /// It has moved in the activation of the ship that is activating, by whatever effect.
    pub const MOVED_IN_SHIP_ACTIVATION: Acts = Acts(1 << 4);

    /// Whether all of these are among them.
    pub fn has(self, acts: Acts) -> bool {
        self.0 & acts.0 == acts.0
    }

    /// These and others.
    #[must_use]
    pub const fn with(self, acts: Acts) -> Acts {
        Acts(self.0 | acts.0)
    }

    /// These without others.
    #[must_use]
    pub fn without(self, acts: Acts) -> Acts {
        Acts(self.0 & !acts.0)
    }
}

impl Default for Squadron {
    fn default() -> Self {
        Squadron {
            card: SquadronCardId(0),
            controller: Seat(0),
            standing: Standing::Waiting,
            pose: Pose::default(),
            hull: 0,
            defense: List::new(),
            activated: false,
            commander: None,
            doomed: false,
            held_by: None,
            acts: Acts::default(),
        }
    }
}

impl Squadron {
    /// A squadron as it comes out of the box: with all hull points, readied tokens, not deployed.
    pub fn of(card: &SquadronCard, controller: Seat) -> Squadron {
        let (hull, defense) = (card.hull, readied(&card.defense));
        Squadron { card: card.id, controller, hull, defense, ..Squadron::default() }
    }

    /// Whether it lies on the table.
    #[inline]
    pub fn in_play(&self) -> bool {
        self.standing == Standing::InPlay
    }
}

/// An obstacle of the game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Obstacle {
    /// Which token.
    pub id: ObstacleId,
    /// What it is.
    pub kind: ObstacleKind,
    /// Whether it has been placed.
    pub placed: bool,
    /// Where it lies.
    pub pose: Pose,
    /// Whose station it is, if it attacks or is attacked for a side.
    pub owner: Option<Side>,
    /// Damage cards of an attacked station.
    pub damage: u8,
    /// Whether a station counts as destroyed.
    pub destroyed: bool,
    /// Whether an 'Armed Station' card goes with it.
    pub armed: bool,
    /// Whether its destruction was put off until the Status Phase ends.
    pub doomed: bool,
}

impl Obstacle {
    /// Whether it is a station that counts as a ship: an objective has given it to a side, and a station card with it
    /// (armada.attacking-stations.01, armada.attacking-stations.03), and it is not destroyed
    /// (armada.attacking-stations.10).
    pub fn counts_as_ship(&self) -> bool {
        self.kind == ObstacleKind::Station && self.owner.is_some() && !self.destroyed
    }
}

impl Default for Obstacle {
    fn default() -> Self {
        Obstacle {
            id: ObstacleId(0),
            kind: ObstacleKind::AsteroidField,
            placed: false,
            pose: Pose::default(),
            owner: None,
            damage: 0,
            destroyed: false,
            armed: false,
            doomed: false,
        }
    }
}

/// What kind of token lies in the play area.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TokenKind {
    /// An objective token.
    #[default]
    Objective,
    /// A proximity mine.
    ProximityMine,
    /// A targeting token.
    Targeting,
    /// A grav well token.
    GravWell,
    /// A grav shift token.
    GravShift,
    /// A chaff token, on a hull zone.
    Chaff,
    /// A focus token, on a hull zone.
    Focus,
}

/// A token in the play area.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct TableToken {
    /// What it is.
    pub kind: TokenKind,
    /// Where it lies.
    pub pose: Pose,
    /// Whose it is, if it is anybody's.
    pub owner: Option<Side>,
    /// The hull zone on which it lies, or the obstacle, if it lies on one.
    pub on: Option<Thing>,
}
