//! A defense token is spent, or discarded by a card, and its effect resolved.

use broadside_engine::{About, Answer, Ask, Flow, Kind, Occasion, Seat};
use serde::{Deserialize, Serialize};

use super::defense_tokens::lenders;
use crate::board::{Attack, AttackKind};
use crate::facts::DefenseToken;
use crate::geometry::Range;
use crate::steps::{Answers, Given, Next, Rulebook};
use crate::words::{Prompt, Query, ShipNo, Thing, Window};
use crate::{ArmadaCx, ArmadaLook, atoms, values};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    Spend,
    Window,
    Effect,
    /// Whether an evade effect cancels dice although it need not.
    Mode,
    Dice,
    ExtraDie,
    Evade,
    Redirect,
}

/// A defense token is spent, or discarded by a card, and its effect resolved.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct DefenseEffect {
    token: Thing,
    /// Whether the token is spent for it; else it has been discarded.
    spent: bool,
    at: At,
    /// Dice that an evade token is used on, a bit for each.
    chosen: u32,
    /// Whether these dice are canceled; else they are rerolled.
    cancel: bool,
}

impl DefenseEffect {
    /// The token is spent, and has its effect.
    pub(crate) fn new(token: Thing) -> DefenseEffect {
        DefenseEffect { token, spent: true, at: At::Spend, chosen: 0, cancel: false }
    }

    /// The token was discarded for its effect, which is not spending it (armada.card.kyrsta-agate-commander.01).
    pub(crate) fn of_discarded(token: Thing) -> DefenseEffect {
        DefenseEffect { spent: false, ..DefenseEffect::new(token) }
    }

    /// The type of the token; it keeps its place when it is discarded.
    fn kind(&self, look: &ArmadaLook<'_>) -> Option<DefenseToken> {
        values::defense(look, self.token).map(|slot| slot.kind)
    }

    fn spend(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let kind = self.kind(&cx.look());
        let Some(defender) = cx.board.attack().map(|attack| attack.defender) else { return Flow::Done };
        atoms::set_defense_effect(cx, kind);
        self.at = At::Effect;
        if self.spent
            && let Some(defender) = defender.piece()
        {
            self.at = At::Window;
            atoms::spend_defense(cx, self.token, defender);
        }
        Flow::Next
    }

    /// Cards may put another effect in the place of the token's own.
    fn open(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        self.at = At::Effect;
        let (Some(attack), Some(kind)) = (cx.board.attack(), self.kind(&cx.look())) else {
            return Flow::Done;
        };
        let readied = attack.spent_readied >> kind as u8 & 1;
        let about = About::both(attack.attacker, self.token).amount(readied.into());
        Flow::Open(Occasion::new(Window::ResolveDefenseEffect, about))
    }

    /// No defense effect is resolved twice in an attack (armada.card.kyrsta-agate-commander.01,
    /// armada.card.reactive-gunnery.01, armada.card.sa-nalaor.01).
    fn resolve(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let Some(attack) = cx.board.attack().copied() else { return Flow::Done };
        let Some(kind) = attack.effect.filter(|kind| !attack.has_resolved(*kind)) else { return Flow::Done };
        atoms::resolve_defense_effect(cx, kind);
        match kind {
            // armada.defense-tokens.24.
            DefenseToken::Scatter => {
                for at in (0..attack.dice.len() as u8).rev() {
                    atoms::cancel_die(cx, at);
                }
            }
            DefenseToken::Brace => atoms::promise_brace(cx),
            DefenseToken::Contain => atoms::contain(cx),
            DefenseToken::Salvo if salvo_answers(&attack) => atoms::promise_salvo(cx),
            DefenseToken::Salvo => {}
            DefenseToken::Redirect if matches!(attack.defender, Thing::Zone(..)) => {
                self.at = At::Redirect;
                return Flow::Next;
            }
            DefenseToken::Redirect => {}
            DefenseToken::Evade => {
                self.at = At::Mode;
                return Flow::Next;
            }
        }
        Flow::Done
    }

    fn mode(&mut self, cx: &mut ArmadaCx<'_>, by: Seat) -> Next {
        let Some(evade) = Evade::of(&cx.look()) else { return Flow::Done };
        if evade.may_cancel && evade.may_reroll && self.left(&cx.look()) > 0 {
            return Flow::Ask(Ask::one(by, Prompt::EvadeCancels, Kind::Confirm));
        }
        (self.cancel, self.at) = (evade.may_cancel, At::Dice);
        Flow::Next
    }

    /// How many dice it could still be used on.
    fn left(&self, look: &ArmadaLook<'_>) -> u32 {
        let Some(attack) = look.board.attack() else { return 0 };
        free_dice(attack, self.cancel).filter(|at| self.chosen >> at & 1 == 0).count() as u32
    }

    fn choose_dice(&mut self, cx: &mut ArmadaCx<'_>, by: Seat) -> Next {
        let Some(evade) = Evade::of(&cx.look()) else { return Flow::Done };
        let chosen = self.chosen.count_ones();
        let dice = chosen + self.left(&cx.look());
        if chosen < evade.dice.min(dice) {
            let prompt = match cx.board.attack().map(|attack| attack.range.0) {
                Some(Range::Extreme) if evade.dice > 1 => Prompt::EvadeAtExtreme,
                Some(Range::Close) if !self.cancel => Prompt::EvadeAtClose,
                Some(Range::Medium) if !self.cancel => Prompt::EvadeAtMedium,
                _ => Prompt::EvadeDie,
            };
            return Flow::Ask(Ask::one(by, prompt, Kind::Pick { optional: false }));
        }
        if chosen < (evade.dice + evade.more).min(dice) {
            return Flow::Ask(Ask::one(by, Prompt::EvadeFurtherDie, Kind::Pick { optional: true }));
        }
        self.at = At::ExtraDie;
        Flow::Next
    }

    /// A further die can be had at the price of the token, if it is an evade token that was spent
    /// (armada.card.kyrsta-agate-commander.02, armada.card.sa-nalaor.02).
    fn extra_die(&mut self, cx: &mut ArmadaCx<'_>, by: Seat) -> Next {
        let look = cx.look();
        let evades = self.spent && self.kind(&look) == Some(DefenseToken::Evade);
        if evades && self.left(&look) > 0 && self.chosen != 0 && against_larger(&look) {
            return Flow::Ask(Ask::one(by, Prompt::EvadeExtraDie, Kind::Pick { optional: true }));
        }
        self.at = At::Evade;
        Flow::Next
    }

    /// The dice chosen are canceled or rerolled.
    fn use_evade(&self, cx: &mut ArmadaCx<'_>) {
        let chosen = |at: &u8| self.chosen >> at & 1 == 1;
        let dice = cx.board.attack().map_or(0, |attack| attack.dice.len() as u8);
        if self.cancel {
            (0..dice).rev().filter(chosen).for_each(|at| atoms::cancel_die(cx, at));
        } else {
            (0..dice).filter(chosen).for_each(|at| atoms::reroll(cx, at));
        }
    }

    /// Hull zones are picked here, before the damage is known (armada.card.foresight.02).
    fn redirect(&mut self, cx: &mut ArmadaCx<'_>, by: Seat) -> Next {
        let look = cx.look();
        let Some(attack) = look.board.attack() else { return Flow::Done };
        let picked = attack.redirect.count_ones() as i32;
        let most = look.value(Query::RedirectZones, about(attack), 1);
        let mut any = false;
        redirect_zones(&look, attack, |_| any = true);
        if picked >= most || !any {
            return Flow::Done;
        }
        Flow::Ask(Ask::one(by, Prompt::RedirectTo, Kind::Pick { optional: picked > 0 }))
    }
}

/// What questions about a defense effect are about: defender and attacker.
pub(super) fn about(attack: &Attack) -> About<crate::words::ArmadaWords> {
    About::both(attack.defender, attack.attacker)
}

/// The dice that can be canceled, or rerolled.
fn free_dice(attack: &Attack, cancel: bool) -> impl Iterator<Item = u8> + '_ {
    attack.free_dice().filter(move |at| cancel || !attack.is_fixed(*at))
}

/// What an evade effect does at the range of the attack.
struct Evade {
    /// Dice that it is used on.
    dice: u32,
    /// Further dice that it can be used on.
    more: u32,
    /// Whether these dice can be canceled.
    may_cancel: bool,
    /// Whether these dice can be rerolled.
    may_reroll: bool,
}

impl Evade {
    /// Dice are canceled at long range and beyond (armada.defense-tokens.05, armada.defense-tokens.08); nearer they are
    /// rerolled (armada.defense-tokens.06, armada.defense-tokens.07, armada.defense-tokens.09), in the first edition
    /// only at medium range (armada.defense-tokens.07-rr1, armada.defense-tokens.09-rr1). Cards add dice, and let them
    /// be canceled instead.
    fn of(look: &ArmadaLook<'_>) -> Option<Evade> {
        let (attack, rules) = (look.board.attack()?, &look.game.rules);
        let (dice, cancels, may_reroll): (u32, bool, bool) = match attack.range.0 {
            Range::Extreme if rules.evade_at_extreme_range => (2, true, false),
            Range::Extreme | Range::Long => (1, true, false),
            Range::Medium => (1, false, true),
            Range::Close => (u32::from(rules.evade_at_close_range), false, true),
        };
        let may_cancel = look.allowed(Query::EvadeCancels, about(attack), cancels);
        let more = look.value(Query::EvadeDice, about(attack), 0).max(0) as u32;
        (dice + more > 0).then_some(Evade { dice, more, may_cancel, may_reroll })
    }
}

/// On how many dice an evade effect can be used, and whether they can be canceled.
pub fn evade(look: &ArmadaLook<'_>) -> Option<(u32, bool)> {
    Evade::of(look).map(|evade| (evade.dice + evade.more, evade.may_cancel))
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

/// The hull zones that a redirect effect can pick next: adjacent ones, where no card allows others. The first may be without
/// shields (armada.defense-tokens.72).
pub(super) fn redirect_zones(look: &ArmadaLook<'_>, attack: &Attack, mut found: impl FnMut(Thing)) {
    let Thing::Zone(ship, defending) = attack.defender else { return };
    let it = look.board.ship(ship);
    let hull = look.game.measures.ship(it.card, it.pose).hull;
    let anywhere = look.allowed(Query::RedirectAnywhere, about(attack), false);
    for zone in hull.zones() {
        let shields = it.shields[*zone as usize] > 0;
        let adjacent = hull.adjacent(defending, *zone);
        let fits = if attack.redirect == 0 { adjacent || anywhere && shields } else { shields };
        if *zone != defending && !attack.redirects(*zone) && fits && (adjacent || anywhere) {
            found(Thing::Zone(ship, *zone));
        }
    }
}

/// Whether a salvo attack can answer an attack: not a counter, salvo or ignition attack (armada.defense-tokens.17).
pub fn salvo_answers(attack: &Attack) -> bool {
    !matches!(attack.kind, AttackKind::Counter | AttackKind::Salvo | AttackKind::Ignition)
        && matches!(attack.defender, Thing::Zone(..))
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
        let defender = cx.board.attack().map_or(self.token, |attack| attack.defender);
        let by = cx.board.decider(defender).unwrap_or(cx.board.speaker(cx.board.second()));
        match self.at {
            At::Spend => self.spend(cx),
            At::Window => self.open(cx),
            At::Effect => self.resolve(cx),
            At::Mode => self.mode(cx, by),
            At::Dice => self.choose_dice(cx, by),
            At::ExtraDie => self.extra_die(cx, by),
            At::Evade => {
                self.use_evade(cx);
                Flow::Done
            }
            At::Redirect => self.redirect(cx, by),
        }
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        let Some(attack) = look.board.attack() else { return };
        match self.at {
            At::Redirect => redirect_zones(look, attack, |zone| legal.items.push(zone)),
            _ => {
                let free = free_dice(attack, self.cancel).filter(|at| self.chosen >> at & 1 == 0);
                legal.items.extend(free.map(Thing::Die));
            }
        }
    }

    fn answer(&mut self, cx: &mut ArmadaCx<'_>, _: Seat, answer: &Given) -> Next {
        match (self.at, *answer) {
            (At::Redirect, Answer::Pick(Thing::Zone(_, zone))) => {
                atoms::redirect_to(cx, zone);
            }
            (At::Redirect, _) => return Flow::Done,
            (At::Mode, Answer::Confirm(yes)) => (self.cancel, self.at) = (yes, At::Dice),
            (At::ExtraDie, Answer::Pick(Thing::Die(at))) => {
                self.chosen |= 1 << at;
                // armada.defense-tokens.11: the token is discarded, readied or not.
                atoms::discard_defense(cx, self.token);
                self.at = At::Evade;
            }
            (At::Dice, Answer::Pick(Thing::Die(at))) => self.chosen |= 1 << at,
            (At::Dice, _) => self.at = At::ExtraDie,
            _ => self.at = At::Evade,
        }
        Flow::Next
    }
}

/// Whether the defender has defense tokens at all, its own or lent ones.
pub(super) fn has_tokens(look: &ArmadaLook<'_>, attack: &Attack) -> bool {
    let mut any = false;
    lenders(look, attack, |piece| values::defense_tokens(look, piece, |_| any = true));
    any
}
