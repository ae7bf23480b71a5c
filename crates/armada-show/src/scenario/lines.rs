//! The line of a piece.

use broadside_armada::board::{
    CardPlace, Defense, DefenseSlot, Die, Pile, Standing, Upgrade, UpgradeState, bit,
};
use broadside_armada::facts::{Command, Term, Zone};
use broadside_armada::words::{CardNo, ObstacleNo, Piece, ShipNo, SquadronNo, Thing, TokenNo, UpgradeNo};
use broadside_stage::written;
use broadside_table::Pose;

use super::Writer;
use crate::plates;

/// A hull zone as scenarios write it.
pub(super) fn zone(zone: Zone) -> &'static str {
    match zone {
        Zone::LeftAuxiliary => "left auxiliary",
        Zone::RightAuxiliary => "right auxiliary",
        other => other.word(),
    }
}

/// Where a ship or squadron is; one in play has its place.
fn standing(standing: Standing, pose: Pose) -> String {
    match standing {
        Standing::Waiting => "waiting".into(),
        Standing::SetAside => "set aside".into(),
        Standing::InPlay => written(pose),
        Standing::Destroyed => "destroyed".into(),
    }
}

fn commands(set: u8) -> Vec<&'static str> {
    let held = Command::ALL.iter().filter(|command| set & bit(**command) != 0);
    held.map(|command| command.word()).collect()
}

/// The defense tokens that are not readied.
fn defense(slots: &[DefenseSlot], parts: &mut Vec<String>) {
    for slot in slots {
        match slot.state {
            Defense::Ready => {}
            Defense::Exhausted => parts.push(format!("{} exhausted", slot.kind.word())),
            Defense::Discarded => parts.push(format!("{} discarded", slot.kind.word())),
        }
    }
}

impl Writer<'_> {
    /// Where a ship or squadron is, and which card set it aside.
    fn place(&self, at: Standing, pose: Pose, held_by: Option<UpgradeNo>) -> String {
        let by = held_by.filter(|_| at == Standing::SetAside);
        let by = by.map(|by| format!(" by {}", self.game.facts[self.board.upgrade(by).card].slug));
        standing(at, pose) + &by.unwrap_or_default()
    }

    fn upgrade(&self, it: &Upgrade, pile: Pile) -> String {
        let mut text = self.game.facts[it.card].slug.to_string();
        text += match it.state {
            UpgradeState::Ready => "",
            UpgradeState::Exhausted => " exhausted",
            UpgradeState::Discarded => " discarded",
        };
        let tokens = Command::ALL.iter().zip(pile.tokens);
        let tokens = tokens.flat_map(|(command, count)| std::iter::repeat_n(command.word(), count.into()));
        let (tokens, dials): (Vec<_>, Vec<_>) = (tokens.collect(), pile.dials().map(Term::word).collect());
        if !tokens.is_empty() {
            text += &format!(" with {}", tokens.join(" "));
        } else if !dials.is_empty() {
            text += &format!(" with dials {}", dials.join(" "));
        } else if pile.rounds != 0 {
            let rounds: Vec<String> =
                (1..=6).filter(|at| pile.has_round(*at)).map(|at| at.to_string()).collect();
            text += &format!(" with rounds {}", rounds.join(" "));
        } else if pile.dice().count() > 0 {
            let die = |die: Die| format!("{} {}", die.colour.word(), die.face.word());
            let dice: Vec<String> = pile.dice().map(die).collect();
            text += &format!(" with dice {}", dice.join(" "));
        }
        text
    }

    fn damage(&self, at: ShipNo) -> Option<String> {
        let decks = &self.board.decks;
        let mut cards: Vec<CardNo> = decks.on_ship(at).collect();
        cards.sort_by_key(|card| decks.cards[card.index()].order);
        let card = |card: &CardNo| {
            let name = &self.game.facts[self.game.damage_kind(*card)].name;
            let here = &decks.cards[card.index()];
            debug_assert_eq!(here.place, CardPlace::Ship(at));
            if here.faceup { name.to_string() } else { format!("facedown {name}") }
        };
        let cards: Vec<String> = cards.iter().map(card).collect();
        (!cards.is_empty()).then(|| format!("damage {}", cards.join(", ")))
    }

    pub(super) fn ship(&self, at: ShipNo) -> String {
        let (it, card) = (self.board.ship(at), self.game.ship(self.board, at));
        let mut parts = vec![self.place(it.standing, it.pose, it.held_by), format!("speed {}", it.speed)];
        let shields = card.zones().iter().map(|zone| it.shields[zone.index()].to_string());
        parts.push(format!("shields {}", shields.collect::<Vec<_>>().join(" ")));
        parts.extend(self.damage(at));
        defense(&it.defense, &mut parts);
        let mut listed = |word: &str, list: Vec<&str>| {
            if !list.is_empty() {
                parts.push(format!("{word} {}", list.join(" ")));
            }
        };
        let held = Command::ALL.iter();
        let held = held.flat_map(|c| std::iter::repeat_n(c.word(), it.count_tokens(*c).into()));
        listed("tokens", held.collect());
        listed("raids", commands(it.raids));
        listed("dials", it.dials.iter().map(|dial| dial.command.word()).collect());
        listed("revealed", it.revealed.iter().map(|command| command.word()).collect());
        listed("gained", it.gained.iter().map(|dial| dial.0.word()).collect());
        listed("spent dial", it.spent_dial.iter().map(|command| command.word()).collect());
        listed("resolved", commands(it.resolved));
        let fired = card.zones().iter().flat_map(|of| {
            let times = it.fired.get(of.index()).copied().unwrap_or(0);
            std::iter::repeat_n(zone(*of), times.into())
        });
        listed("fired", fired.collect());
        let counts = [
            (it.ship_attacks, "ship attacks"),
            (it.round_attacks, "round attacks"),
            (it.objective_tokens, "objective tokens"),
        ];
        for (count, word) in counts {
            if count > 0 {
                parts.push(format!("{word} {count}"));
            }
        }
        let states = [
            (it.activated, "activated"),
            (it.sides_only, "sides only"),
            (it.objective_ship, "objective ship"),
            (it.flagship, "flagship"),
        ];
        for (on, word) in states {
            if on {
                parts.push(word.into());
            }
        }
        let upgrades = self.board.upgrades.iter().zip(0..).filter(|(upgrade, _)| upgrade.ship == at);
        let upgrades: Vec<String> =
            upgrades.map(|(upgrade, no)| self.upgrade(upgrade, self.board.pile(UpgradeNo(no)))).collect();
        if !upgrades.is_empty() {
            parts.push(format!("upgrade {}", upgrades.join(", ")));
        }
        let (name, side) = (self.name(Piece::Ship(at)), self.seat(it.controller));
        format!("{name}  {}  {side}  {}", card.slug, parts.join(", "))
    }

    pub(super) fn squadron(&self, at: SquadronNo) -> String {
        let (it, card) = (self.board.squadron(at), self.game.squadron(self.board, at));
        let mut parts = vec![self.place(it.standing, it.pose, it.held_by)];
        if it.in_play() && it.hull > 0 {
            parts.push(format!("hull {}", it.hull));
        }
        defense(&it.defense, &mut parts);
        if it.activated {
            parts.push("activated".into());
        }
        let (name, side) = (self.name(Piece::Squadron(at)), self.seat(it.controller));
        format!("{name}  {}  {side}  {}", card.slug, parts.join(", "))
    }

    pub(super) fn obstacle(&self, at: ObstacleNo) -> String {
        let it = &self.board.obstacles[at.index()];
        let mut parts = Vec::new();
        if it.placed {
            parts.push(written(it.pose));
        }
        parts.extend(it.owner.map(|side| self.side(side).to_owned()));
        if it.damage > 0 {
            parts.push(format!("damage {}", it.damage));
        }
        let turned_over = self.game.facts.is_turned_over(it.id);
        for (on, word) in [(it.destroyed, "destroyed"), (it.armed, "armed"), (turned_over, "turned over")] {
            if on {
                parts.push(word.into());
            }
        }
        format!("{}  {}  {}", self.name(Piece::Obstacle(at)), self.game.facts[it.id].slug, parts.join(", "))
    }

    pub(super) fn token(&self, at: TokenNo) -> String {
        let it = &self.board.tokens[at.index()];
        let kind = plates::token_word(it.kind);
        let mut parts = match it.on {
            Some(Thing::Ship(ship)) => {
                vec![format!("of {}", self.name(Piece::Ship(ship))), written(it.pose)]
            }
            Some(Thing::Zone(ship, side)) => {
                vec![format!("on {} {}", self.name(Piece::Ship(ship)), zone(side))]
            }
            Some(Thing::Obstacle(obstacle)) => vec![format!("on {}", self.name(Piece::Obstacle(obstacle)))],
            _ => vec![written(it.pose)],
        };
        parts.extend(it.owner.map(|side| self.side(side).to_owned()));
        format!("{}  {kind}  {}", self.name(Piece::Token(at)), parts.join(", "))
    }
}
