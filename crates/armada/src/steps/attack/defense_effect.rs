//! A defense token is spent and its effect resolved.

use broadside_engine::{About, Answer, Ask, Flow, Kind, Occasion, Seat};
use serde::{Deserialize, Serialize};

use crate::board::{Attack, AttackKind};
use crate::facts::DefenseToken;
use crate::geometry::Range;
use crate::steps::{Answers, Given, Next, Rulebook};
use crate::words::{Piece, Prompt, ShipNo, Thing, Window};
use crate::{ArmadaCx, ArmadaLook, atoms, values};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    Spend,
    Window,
    Effect,
    ExtraDie,
    Evade,
}

/// A defense token is spent and its effect resolved.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct DefenseEffect {
    token: Thing,
    at: At,
    /// Dice that an evade token is used on, a bit for each.
    chosen: u32,
}

impl DefenseEffect {
    pub(crate) fn new(token: Thing) -> DefenseEffect {
        DefenseEffect { token, at: At::Spend, chosen: 0 }
    }

    /// The type of the token; it keeps its place when it is discarded.
    fn kind(&self, look: &ArmadaLook<'_>) -> Option<DefenseToken> {
        values::defense(look, self.token).map(|slot| slot.kind)
    }

    fn resolve(&mut self, cx: &mut ArmadaCx<'_>, owner: Seat) -> Next {
        let kind = self.kind(&cx.look());
        let (Some(attack), Some(kind)) = (cx.board.attacks.last_mut(), kind) else { return Flow::Done };
        match kind {
            // armada.defense-tokens.24.
            DefenseToken::Scatter => {
                for at in (0..attack.dice.len() as u8).rev() {
                    atoms::cancel_die(cx, at);
                }
            }
            DefenseToken::Brace => attack.braces += 1,
            // armada.defense-tokens.12.
            DefenseToken::Contain => attack.contained = true,
            DefenseToken::Salvo => salvo(attack),
            DefenseToken::Redirect if matches!(attack.defender, Thing::Zone(..)) => {
                return Flow::Ask(Ask::one(owner, Prompt::RedirectTo, Kind::Pick { optional: false }));
            }
            DefenseToken::Redirect => {}
            DefenseToken::Evade => {
                let wanted = evade(&cx.look()).map_or(0, |(count, _)| count);
                if self.chosen.count_ones() < wanted.min(self.dice(&cx.look())) {
                    let prompt = match cx.board.attack().map(|attack| attack.range.0) {
                        Some(Range::Close) => Prompt::EvadeAtClose,
                        Some(Range::Medium) => Prompt::EvadeAtMedium,
                        Some(Range::Extreme) if wanted > 1 => Prompt::EvadeAtExtreme,
                        _ => Prompt::EvadeDie,
                    };
                    return Flow::Ask(Ask::one(owner, prompt, Kind::Pick { optional: false }));
                }
                self.at = At::ExtraDie;
                return Flow::Next;
            }
        }
        Flow::Done
    }

    fn dice(&self, look: &ArmadaLook<'_>) -> u32 {
        look.board.attack().map_or(0, |attack| attack.dice.len() as u32)
    }

    /// The dice chosen are canceled or rerolled.
    fn use_evade(&self, cx: &mut ArmadaCx<'_>) {
        let Some((_, cancel)) = evade(&cx.look()) else { return };
        let chosen = |at: &u8| self.chosen >> at & 1 == 1;
        let dice = self.dice(&cx.look()) as u8;
        if cancel {
            (0..dice).rev().filter(chosen).for_each(|at| atoms::cancel_die(cx, at));
        } else {
            (0..dice).filter(chosen).for_each(|at| atoms::reroll(cx, at));
        }
    }
}

/// How many dice an evade token is used on, and whether they are canceled: at long range and beyond
/// (armada.defense-tokens.05, .08); nearer they are rerolled (armada.defense-tokens.06, .07, .09), in the first edition
/// only at medium range (armada.defense-tokens.07-rr1, .09-rr1).
pub(crate) fn evade(look: &ArmadaLook<'_>) -> Option<(u32, bool)> {
    let rules = &look.game.rules;
    match look.board.attack()?.range.0 {
        Range::Extreme if rules.evade_at_extreme_range => Some((2, true)),
        Range::Extreme | Range::Long => Some((1, true)),
        Range::Medium => Some((1, false)),
        Range::Close => rules.evade_at_close_range.then_some((1, false)),
    }
}

/// Whether a further die can be had at the price of the token: a ship against a larger one
/// (armada.defense-tokens.10).
fn against_larger(look: &ArmadaLook<'_>) -> bool {
    let Some(attack) = look.board.attack() else { return false };
    let size = |ship: ShipNo| look.game.ship(look.board, ship).size;
    match (attack.attacker, attack.defender) {
        (Thing::Zone(attacker, _), Thing::Zone(defender, _)) => {
            look.game.rules.evade_against_larger_ships && size(attacker) > size(defender)
        }
        _ => false,
    }
}

/// The defender will make a salvo attack, though it be destroyed (armada.defense-tokens.14, .22); not in answer to a
/// counter, salvo or ignition attack (armada.defense-tokens.17).
fn salvo(attack: &mut Attack) {
    let answerable = !matches!(attack.kind, AttackKind::Counter | AttackKind::Salvo | AttackKind::Ignition);
    if answerable && matches!(attack.defender, Thing::Zone(..)) {
        (attack.salvo, attack.keeps_defender) = (true, true);
    }
}

impl Rulebook for DefenseEffect {
    const TITLE: &'static str = "Defense Token";

    fn step(&self) -> &'static str {
        match self.at {
            At::Spend | At::Window => "Spend the Token",
            _ => "Resolve its Effect",
        }
    }

    fn about(&self, look: &ArmadaLook<'_>) -> Option<Thing> {
        look.board.attack().map(|attack| attack.defender)
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let owner = cx.board.owner(self.token).unwrap_or(cx.board.second_seat());
        match self.at {
            At::Spend => {
                atoms::spend_defense(cx, self.token);
                self.at = At::Window;
                Flow::Next
            }
            At::Window => {
                self.at = At::Effect;
                let Some(attack) = cx.board.attack() else { return Flow::Done };
                let about = About::both(attack.attacker, self.token);
                Flow::Open(Occasion::new(Window::ResolveDefenseEffect, about))
            }
            At::Effect => self.resolve(cx, owner),
            At::ExtraDie => {
                let left = self.dice(&cx.look()) > self.chosen.count_ones();
                if left && self.chosen != 0 && against_larger(&cx.look()) {
                    return Flow::Ask(Ask::one(owner, Prompt::EvadeExtraDie, Kind::Pick { optional: true }));
                }
                self.at = At::Evade;
                Flow::Next
            }
            At::Evade => {
                self.use_evade(cx);
                Flow::Done
            }
        }
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        let Some(attack) = look.board.attack() else { return };
        if self.kind(look) != Some(DefenseToken::Redirect) {
            let free = (0..attack.dice.len() as u8).filter(|at| self.chosen >> at & 1 == 0);
            legal.items.extend(free.map(Thing::Die));
            return;
        }
        // The zone may be without shields (armada.defense-tokens.72).
        let Thing::Zone(ship, defending) = attack.defender else { return };
        let hull = look.game.measures.ship(look.board.ship(ship).card, look.board.ship(ship).pose).hull;
        let zones = hull.zones().iter().filter(|zone| hull.adjacent(defending, **zone));
        legal.items.extend(zones.map(|zone| Thing::Zone(ship, *zone)));
    }

    fn answer(&mut self, cx: &mut ArmadaCx<'_>, _: Seat, answer: &Given) -> Next {
        match *answer {
            Answer::Pick(Thing::Zone(_, zone)) => {
                if let Some(attack) = cx.board.attacks.last_mut() {
                    attack.redirect = Some(zone);
                }
                return Flow::Done;
            }
            Answer::Pick(Thing::Die(at)) => {
                self.chosen |= 1 << at;
                if self.at == At::ExtraDie {
                    // armada.defense-tokens.11: the token is discarded, readied or not.
                    atoms::discard_defense(cx, self.token);
                    self.at = At::Evade;
                }
            }
            _ => self.at = At::Evade,
        }
        Flow::Next
    }
}

/// Whether a piece has defense tokens at all.
pub(super) fn has_tokens(look: &ArmadaLook<'_>, piece: Piece) -> bool {
    let mut any = false;
    values::defense_tokens(look, piece, |_| any = true);
    any
}
