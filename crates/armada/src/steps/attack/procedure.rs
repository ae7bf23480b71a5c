//! The steps of an attack against one defender.

use broadside_engine::{Answer, Ask, Flow, Kind, Occasion, Seat};
use serde::{Deserialize, Serialize};

use super::answers::{is_spent, may_counter, on_table, salvo_follows};
use super::damage_total::damage_total;
use super::defense_effect::has_tokens;
use super::{DefenseEffect, begin, gathered, may_spend, parties};
use crate::board::{self, AttackKind};
use crate::facts::{Colour, Term};
use crate::steps::damage::Suffer;
use crate::steps::{Answers, Given, Next, Rulebook, call};
use crate::words::{Deed, Prompt, Query, Scope, Thing, Window};
use crate::{ArmadaCx, ArmadaLook, atoms, values};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    Declared,
    GatherDice,
    RemoveDice,
    Roll,
    AfterRoll,
    Effects,
    DefenseWindow,
    DefenseTokens,
    AfterDefense,
    StartOfDamage,
    Critical,
    Total,
    Redirect,
    Suffer,
    EndOfDamage,
    Salvo,
    Counter,
    Release,
    After,
    End,
}

/// What an attack that was canceled hands back.
pub(super) const CANCELED: i16 = -1;

/// An attack against one defender. What it must remember is the innermost attack of the board.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Attack {
    at: At,
    /// Dice removed before the roll.
    removed: u8,
    /// Damage taken on the shields of another hull zone.
    redirected: u8,
}

impl Attack {
    /// The attack that was declared last.
    pub(crate) fn new() -> Attack {
        Attack { at: At::Declared, removed: 0, redirected: 0 }
    }

    /// Whether the defender may still spend defense tokens.
    pub fn may_defend(&self) -> bool {
        matches!(
            self.at,
            At::Declared
                | At::GatherDice
                | At::RemoveDice
                | At::Roll
                | At::AfterRoll
                | At::Effects
                | At::DefenseWindow
                | At::DefenseTokens
        )
    }

    /// Opens a window about attacker and defender, and goes on behind it.
    fn open(&mut self, attack: &board::Attack, window: Window, next: At) -> Next {
        self.at = next;
        Flow::Open(Occasion::new(window, parties(attack)))
    }

    /// The attack comes to nothing (armada.attack.09).
    fn cancel(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        atoms::cancel_attack(cx);
        self.at = At::End;
        Flow::Next
    }

    fn gather(&mut self, cx: &mut ArmadaCx<'_>, attack: &board::Attack) -> Next {
        let dice = gathered(&cx.look(), attack);
        // armada.attack.09, .72.
        if dice.total() == 0 {
            return self.cancel(cx);
        }
        atoms::gather(cx, dice);
        self.open(attack, Window::AfterGatherDice, At::RemoveDice)
    }

    /// One die for obstruction (armada.obstructed.02, .03) and one for each effect that says so.
    fn remove(&mut self, cx: &mut ArmadaCx<'_>, attack: &board::Attack) -> Next {
        let obstructed = i32::from(attack.causes.any());
        let wanted = cx.look().value(Query::RemoveBeforeRoll, parties(attack), obstructed);
        if attack.gathered.total() == 0 {
            return self.cancel(cx);
        }
        if i32::from(self.removed) < wanted {
            return Flow::Ask(Ask::one(attack.by, Prompt::RemoveDie, Kind::Pick { optional: false }));
        }
        self.open(attack, Window::BeforeRollAttackDice, At::Roll)
    }

    fn defend(&mut self, cx: &mut ArmadaCx<'_>, attack: &board::Attack) -> Next {
        let owner = cx.board.owner(attack.defender);
        let defends = attack.defender.piece().is_some_and(|piece| has_tokens(&cx.look(), piece));
        match owner {
            Some(owner) if defends => {
                Flow::Ask(Ask::one(owner, Prompt::SpendDefenseToken, Kind::Pick { optional: true }))
            }
            _ => self.open(attack, Window::AfterSpendDefenseTokens, At::AfterDefense),
        }
    }

    /// Any amount may be taken on the shields of the zone that a redirect token picked (armada.defense-tokens.03).
    fn redirect(&mut self, cx: &mut ArmadaCx<'_>, attack: &board::Attack) -> Next {
        self.at = At::Suffer;
        let (Thing::Zone(ship, _), Some(zone)) = (attack.defender, attack.redirect) else {
            return Flow::Next;
        };
        let it = cx.board.ship(ship);
        if attack.total == 0 || !it.in_play() || ignores_shields(&cx.look(), attack) {
            return Flow::Next;
        }
        let about = broadside_engine::About::both(Thing::Zone(ship, zone), attack.attacker);
        let shields = i32::from(it.shields[zone as usize]);
        let limit = cx.look().value(Query::RedirectLimit, about, shields).min(shields);
        let max = limit.clamp(0, attack.total.into()) as i16;
        self.at = At::Redirect;
        Flow::Ask(Ask::one(it.owner, Prompt::RedirectAmount, Kind::Amount { min: 0, max }))
    }

    fn suffer(&mut self, cx: &mut ArmadaCx<'_>, attack: &board::Attack) -> Next {
        self.at = At::EndOfDamage;
        let left = attack.total.saturating_sub(self.redirected);
        if left == 0 || !on_table(cx.board, attack.defender) {
            return Flow::Next;
        }
        call(Suffer::of_attack(attack.defender, left, ignores_shields(&cx.look(), attack)))
    }

    /// A destroyed defender that had to answer first leaves the table (armada.defense-tokens.22).
    fn release(&mut self, cx: &mut ArmadaCx<'_>, attack: &board::Attack) -> Next {
        self.at = At::After;
        if let Some(here) = cx.board.attacks.last_mut() {
            here.keeps_defender = false;
        }
        match attack.defender.piece() {
            Some(piece) if attack.keeps_defender && is_spent(&cx.look(), attack.defender) => {
                Flow::Perform(Deed::Destroy { piece })
            }
            _ => Flow::Next,
        }
    }

    fn end(&mut self, cx: &mut ArmadaCx<'_>, attack: &board::Attack) -> Next {
        // armada.proximity-mines.06: a mine that suffered damage is removed.
        if let Thing::Token(mine) = attack.defender
            && attack.suffered > 0
        {
            atoms::remove_token(cx, mine);
        }
        atoms::end_attack(cx);
        cx.give_back(if attack.canceled { CANCELED } else { 0 });
        Flow::Done
    }
}

/// Whether the defender counts as without shields (armada.card.luke-skywalker.01).
fn ignores_shields(look: &ArmadaLook<'_>, attack: &board::Attack) -> bool {
    look.allowed(Query::IgnoresShields, parties(attack), false)
}

impl Rulebook for Attack {
    const TITLE: &'static str = "Attack";
    const SCOPES: &'static [Scope] = &[Scope::Attack];

    fn step(&self) -> &'static str {
        // A window is open while the attack already stands behind it.
        match self.at {
            At::Declared | At::GatherDice => "Declare Target",
            At::RemoveDice | At::Roll | At::AfterRoll => "Roll Attack Dice",
            At::Effects => "Resolve Attack Effects",
            At::DefenseWindow | At::DefenseTokens | At::AfterDefense => "Spend Defense Tokens",
            At::StartOfDamage | At::Critical | At::Total => "Resolve Damage",
            At::Redirect | At::Suffer | At::EndOfDamage | At::Salvo => "Resolve Damage",
            At::Counter | At::Release | At::After | At::End => "After the Attack",
        }
    }

    fn about(&self, look: &ArmadaLook<'_>) -> Option<Thing> {
        let attack = look.board.attack()?;
        match self.at {
            At::RemoveDice => Some(attack.attacker),
            At::Redirect => Some(Thing::Zone(attack.defender.ship()?, attack.redirect?)),
            _ => Some(attack.defender),
        }
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let Some(attack) = cx.board.attack().copied() else { return Flow::Done };
        match self.at {
            At::Declared => self.open(&attack, Window::DeclareTarget, At::GatherDice),
            At::GatherDice => self.gather(cx, &attack),
            At::RemoveDice => self.remove(cx, &attack),
            At::Roll => {
                if attack.gathered.total() == 0 {
                    return self.cancel(cx);
                }
                atoms::roll(cx);
                self.open(&attack, Window::AfterRollAttackDice, At::AfterRoll)
            }
            At::AfterRoll => self.open(&attack, Window::ResolveAttackEffects, At::Effects),
            At::Effects => {
                self.at = At::DefenseWindow;
                Flow::Next
            }
            At::DefenseWindow => self.open(&attack, Window::SpendDefenseTokens, At::DefenseTokens),
            At::DefenseTokens => self.defend(cx, &attack),
            At::AfterDefense => {
                self.at = At::StartOfDamage;
                Flow::Next
            }
            At::StartOfDamage => {
                // armada.keyword.counter.02: a squadron that is destroyed may still counter.
                let counters = may_counter(&cx.look(), &attack);
                if let Some(here) = cx.board.attacks.last_mut() {
                    here.keeps_defender |= counters;
                }
                self.open(&attack, Window::StartOfResolveDamage, At::Critical)
            }
            // armada.critical-effects.04: before the damage is totaled.
            At::Critical => self.open(&attack, Window::CriticalEffect, At::Total),
            At::Total => {
                let total = damage_total(&cx.look(), &attack);
                atoms::total(cx, total);
                self.open(&attack, Window::BeforeSufferAttackDamage, At::Redirect)
            }
            At::Redirect => self.redirect(cx, &attack),
            At::Suffer => self.suffer(cx, &attack),
            At::EndOfDamage => {
                // armada.obstacle.exogorth.11.
                if let (AttackKind::Exogorth, Thing::Squadron(squadron)) = (attack.kind, attack.defender)
                    && attack.suffered > 0
                    && cx.board.squadron(squadron).in_play()
                {
                    atoms::set_slider(cx, squadron, true);
                }
                self.open(&attack, Window::EndOfResolveDamage, At::Salvo)
            }
            At::Salvo => {
                self.at = At::Counter;
                if !salvo_follows(&cx.look(), &attack) {
                    return Flow::Next;
                }
                let by = cx.board.owner(attack.defender).unwrap_or(attack.by);
                begin(cx, attack.defender, attack.attacker, AttackKind::Salvo, by)
            }
            At::Counter => match cx.board.owner(attack.defender) {
                Some(owner) if may_counter(&cx.look(), &attack) => {
                    Flow::Ask(Ask::one(owner, Prompt::CounterAttack, Kind::Confirm))
                }
                _ => {
                    self.at = At::Release;
                    Flow::Next
                }
            },
            At::Release => self.release(cx, &attack),
            At::After => self.open(&attack, Window::AfterAttack, At::End),
            At::End => self.end(cx, &attack),
        }
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        let Some(attack) = look.board.attack() else { return };
        match self.at {
            At::RemoveDice => {
                let here = Colour::ALL.iter().filter(|colour| attack.gathered.of(**colour) > 0);
                legal.items.extend(here.map(|colour| Thing::Colour(*colour)));
            }
            At::DefenseTokens => {
                let Some(piece) = attack.defender.piece() else { return };
                values::defense_tokens(look, piece, |token| match may_spend(look, token) {
                    Ok(()) => legal.items.push(token),
                    Err(why) => legal.refuse(token, || why.into()),
                });
            }
            _ => {}
        }
    }

    fn answer(&mut self, cx: &mut ArmadaCx<'_>, seat: Seat, answer: &Given) -> Next {
        let Some(attack) = cx.board.attack().copied() else { return Flow::Done };
        match (self.at, *answer) {
            (At::RemoveDice, Answer::Pick(Thing::Colour(colour))) => {
                atoms::remove_gathered(cx, colour);
                self.removed += 1;
                Flow::Next
            }
            // One after another: the next is chosen in the light of what the last did (armada.defense-tokens.73).
            (At::DefenseTokens, Answer::Pick(token)) => {
                self.at = At::DefenseWindow;
                call(DefenseEffect::new(token))
            }
            (At::DefenseTokens, _) => self.open(&attack, Window::AfterSpendDefenseTokens, At::AfterDefense),
            (At::Redirect, Answer::Amount(amount)) => {
                self.at = At::Suffer;
                if let (Thing::Zone(ship, _), Some(zone)) = (attack.defender, attack.redirect) {
                    let amount = amount.clamp(0, attack.total.into()) as u8;
                    // Redirected damage removes shields and nothing else (armada.defense-tokens.04).
                    atoms::lose_shields(cx, ship, zone, amount);
                    atoms::count_suffered(cx, attack.defender, amount);
                    self.redirected = amount;
                }
                Flow::Next
            }
            (At::Counter, Answer::Confirm(yes)) => {
                self.at = At::Release;
                if !yes {
                    return Flow::Next;
                }
                begin(cx, attack.defender, attack.attacker, AttackKind::Counter, seat)
            }
            _ => Flow::Next,
        }
    }
}
