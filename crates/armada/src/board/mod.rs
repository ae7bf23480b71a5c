//! What lies on the table and beside it.

mod attack;
mod damage;
mod pieces;
mod seating;
mod upgrade;

pub use attack::{Attack, AttackKind, Causes, Die, Hurt, MAX_DICE, RangeBand, TokenCode};
pub use damage::{Card, CardPlace, DECKS, Deck, MAX_CARDS, kind};
pub use pieces::{
    Acts, Defense, DefenseSlot, Dial, GainedDial, MAX_DIALS, MAX_SHIPS, MAX_SQUADRONS, Mark, Obstacle, Ship,
    Shot, Squadron, Standing, TableToken, TokenKind, bit,
};
pub use seating::MAX_PLAYERS;
pub use upgrade::{MAX_PILES, MAX_UPGRADES, OnCard, Pile, Upgrade, UpgradeState};

use broadside_engine::{Ears, List, PerSide, Seating, Side};
use broadside_table::Pose;
use serde::{Deserialize, Serialize};

use crate::facts::{Faction, ObjectiveId};
use crate::geometry::{Field, TableEdge};
use crate::steps::commands::Relays;
use crate::words::{ArmadaWords, ObstacleNo, Phase, Piece, ShipNo, SquadronNo, Thing, TokenNo, UpgradeNo};

/// The most obstacles and table tokens in a game.
pub const MAX_OBSTACLES: usize = 16;
/// The most tokens in the play area.
pub const MAX_TOKENS: usize = 32;
/// How deep attacks nest: an attack, the salvo or counter attack inside it, and what an effect adds.
pub const MAX_ATTACKS: usize = 4;

/// Which table is played on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Table {
    /// Six feet by three, with a setup area of four by three.
    #[default]
    Standard,
    /// Three feet by three: the core set alone.
    CoreSet,
    /// Six by three, deployed from the short edges.
    ShortEdges,
}

impl Table {
    /// Its measures.
    pub fn field(self) -> Field {
        match self {
            Table::Standard => Field::standard(),
            Table::CoreSet => Field::core_set(),
            Table::ShortEdges => Field::short_edges(),
        }
    }
}

/// What belongs to a side, besides its ships and squadrons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Team {
    /// Its faction.
    pub faction: Faction,
    /// The points of its fleet.
    pub points: u16,
    /// Its objectives, by category; none where the game has no use for them.
    pub objectives: [Option<ObjectiveId>; 3],
    /// Pass tokens.
    pub passes: u8,
    /// Whether it passed with a token on its last turn of this Ship Phase.
    pub passed: bool,
    /// How many ships it has activated in this Ship Phase.
    pub activated: u8,
    /// Victory tokens.
    pub victory: u8,
    /// Whether an effect has taken the place of the activations of its present turn of the Squadron Phase.
    pub turn_taken: bool,
}

/// Everything on the table and beside it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Board {
    /// The ships of both fleets.
    pub ships: List<Ship, MAX_SHIPS>,
    /// The squadrons of both fleets.
    pub squadrons: List<Squadron, MAX_SQUADRONS>,
    /// The upgrade cards of both fleets.
    pub upgrades: List<Upgrade, MAX_UPGRADES>,
    /// What lies on upgrade cards, in the order of the cards.
    pub on_cards: List<OnCard, MAX_PILES>,
    /// The damage decks: the first is shared, or each side has its own.
    pub decks: Deck,
    /// The obstacles of the game, placed or not.
    pub obstacles: List<Obstacle, MAX_OBSTACLES>,
    /// Tokens in the play area.
    pub tokens: List<TableToken, MAX_TOKENS>,
    /// The attacks under way, the innermost last.
    pub attacks: List<Attack, MAX_ATTACKS>,
    /// What squadron commands under way have activated by way of something else, the outer one first.
    pub relays: [Relays; 2],
    /// What belongs to each side besides.
    #[serde(alias = "players")]
    pub sides: PerSide<Team>,
    /// Which side has initiative, and who plays.
    #[serde(rename = "first")]
    pub seating: Seating,
    /// The objective of the game.
    pub objective: Option<ObjectiveId>,
    /// Whether the objective's special rule has been used up: forces have arrived, tokens are gone.
    pub objective_done: bool,
    /// What the objective has marked: the edge that is the corona, the token at which purrgil come.
    pub objective_mark: Option<Thing>,
    /// The dials that lie on the objective card, the second player's.
    pub objective_pile: Pile,
    /// The table.
    pub table: Table,
    /// Whether the game goes on until one side has no ship (armada.unlimited-rounds.71).
    pub unlimited: bool,
    /// Whether line of sight and obstruction are left out (armada.learning-scenario.34).
    pub simple_sight: bool,
    /// The round; 0 during setup.
    pub round: u8,
    /// The phase.
    pub phase: Phase,
    /// The ship or squadron whose activation is the innermost one under way.
    pub active: Option<Piece>,
    /// The ship whose maneuver is the innermost one under way.
    pub moving: Option<ShipNo>,
    /// What the cards in play listen to. Kept by the atoms.
    pub ears: Ears<ArmadaWords>,
    /// The squadron that came back last after it was destroyed, and where it was destroyed.
    pub returned: Option<(SquadronNo, Pose)>,
    /// The winner, when the game has ended before its time.
    pub winner: Option<Side>,
}

impl Team {
    /// A side of a faction that has nothing yet.
    pub fn of(faction: Faction) -> Team {
        Team {
            faction,
            points: 0,
            objectives: [None; 3],
            passes: 0,
            passed: false,
            activated: 0,
            victory: 0,
            turn_taken: false,
        }
    }
}

impl Board {
    /// A table on which nothing lies, before setup. Who puts cards in play sets its [`ears`](Board::ears).
    pub fn empty(factions: [Faction; 2], decks: Deck) -> Board {
        Board {
            ships: List::new(),
            squadrons: List::new(),
            upgrades: List::new(),
            on_cards: List::new(),
            decks,
            obstacles: List::new(),
            tokens: List::new(),
            attacks: List::new(),
            relays: [Relays::NONE; 2],
            sides: PerSide(factions).map(Team::of),
            seating: Seating::default(),
            objective: None,
            objective_done: false,
            objective_mark: None,
            objective_pile: Pile::default(),
            table: Table::Standard,
            unlimited: false,
            simple_sight: false,
            round: 0,
            phase: Phase::Setup,
            active: None,
            moving: None,
            ears: Ears::default(),
            returned: None,
            winner: None,
        }
    }

    /// The edge of the table at which a side sits: the first player's at y = 0 (or on the left).
    pub fn edge(&self, side: Side) -> TableEdge {
        match (self.table, side == self.first()) {
            (Table::ShortEdges, true) => TableEdge::Left,
            (Table::ShortEdges, false) => TableEdge::Right,
            (_, true) => TableEdge::Lower,
            (_, false) => TableEdge::Upper,
        }
    }

    /// A ship.
    pub fn ship(&self, ship: ShipNo) -> &Ship {
        &self.ships[ship.index()]
    }

    /// A squadron.
    pub fn squadron(&self, squadron: SquadronNo) -> &Squadron {
        &self.squadrons[squadron.index()]
    }

    /// An upgrade card.
    pub fn upgrade(&self, upgrade: UpgradeNo) -> &Upgrade {
        &self.upgrades[upgrade.index()]
    }

    /// What lies on an upgrade card.
    pub fn pile(&self, upgrade: UpgradeNo) -> Pile {
        let found = self.on_cards.iter().find(|it| it.upgrade == upgrade);
        found.map_or_else(Pile::default, |it| it.pile)
    }

    /// Puts this on an upgrade card, in place of what lay there; `false` when things lie on too many cards.
    pub fn set_pile(&mut self, upgrade: UpgradeNo, pile: Pile) -> bool {
        self.on_cards.retain(|it| it.upgrade != upgrade);
        if pile.is_empty() {
            return true;
        }
        let at = self.on_cards.iter().take_while(|it| it.upgrade.0 < upgrade.0).count();
        self.on_cards.try_insert(at, OnCard { upgrade, pile }).is_ok()
    }

    /// The ships in play.
    pub fn ships_in_play(&self) -> impl Iterator<Item = ShipNo> + '_ {
        (0..self.ships.len() as u8).map(ShipNo).filter(|ship| self.ship(*ship).in_play())
    }

    /// The squadrons in play.
    pub fn squadrons_in_play(&self) -> impl Iterator<Item = SquadronNo> + '_ {
        (0..self.squadrons.len() as u8).map(SquadronNo).filter(|at| self.squadron(*at).in_play())
    }

    /// The obstacles on the table.
    pub fn obstacles_placed(&self) -> impl Iterator<Item = ObstacleNo> + '_ {
        (0..self.obstacles.len() as u8).map(ObstacleNo).filter(|at| self.obstacles[at.index()].placed)
    }

    /// The tokens in the play area of a kind.
    pub fn tokens_of(&self, kind: TokenKind) -> impl Iterator<Item = TokenNo> + '_ {
        let fits = move |at: &TokenNo| self.tokens[at.index()].kind == kind;
        (0..self.tokens.len() as u8).map(TokenNo).filter(fits)
    }

    /// Whether a hull zone bears a token of a kind.
    pub fn bears(&self, zone: Thing, kind: TokenKind) -> bool {
        self.tokens.iter().any(|token| token.kind == kind && token.on == Some(zone))
    }

    /// The innermost attack under way.
    pub fn attack(&self) -> Option<&Attack> {
        self.attacks.last()
    }
}
