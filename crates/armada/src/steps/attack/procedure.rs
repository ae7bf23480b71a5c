//! The steps of an attack against one defender.

use broadside_engine::{Answer, Ask, Flow, Kind, Occasion, Seat};
use serde::{Deserialize, Serialize};

use super::answering::release;
use super::answers::{may_counter, on_table};
use super::damage_total::icon_total;
use super::defense_effect::has_tokens;
use super::defense_tokens::lenders;
use super::{DefenseEffect, gathered, ignores_shields, may_spend, parties};
use crate::board::{self, AttackKind, Defense};
use crate::facts::{Colour, Term};
use crate::steps::damage::Suffer;
use crate::steps::{Answers, Given, Next, Rulebook, call};
use crate::words::{Prompt, Query, Scope, Thing, Window};
use crate::{ArmadaCx, ArmadaLook, atoms, values};

// armada.attack.01, armada.attack.14
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    Declared,
    GatherDice,
    RemoveGathered,
    Gathered,
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
    Share,
    Suffer,
    EndOfDamage,
    /// What follows an attack: effects of cards, and the defender's salvo or counter attack among them.
    After,
    Release,
    End,
}

/// What an attack that was canceled hands back.
pub(super) const CANCELED: i16 = -1;
/// What an attack after which no further squadron may be declared hands back.
pub(super) const LAST_TARGET: i16 = 1;

/// An attack against one defender. What it must remember is the innermost attack of the board.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Attack {
    at: At,
    /// Dice that are still to be removed before the roll.
    to_remove: u8,
}

impl Attack {
    /// The attack that was declared last.
    pub(crate) fn new() -> Attack {
        Attack { at: At::Declared, to_remove: 0 }
    }

    /// Whether the defender may still spend defense tokens.
    pub fn may_defend(&self) -> bool {
        matches!(
            self.at,
            At::Declared
                | At::GatherDice
                | At::RemoveGathered
                | At::Gathered
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

    /// The step in which defense tokens are spent is over.
    fn defended(&mut self, cx: &mut ArmadaCx<'_>, attack: &board::Attack) -> Next {
        atoms::set_defending(cx, false);
        self.open(attack, Window::AfterSpendDefenseTokens, At::AfterDefense)
    }

    /// The attack comes to nothing (armada.attack.09).
    fn cancel(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        atoms::cancel_attack(cx);
        self.at = At::End;
        Flow::Next
    }

    fn gather(&mut self, cx: &mut ArmadaCx<'_>, attack: &board::Attack) -> Next {
        let dice = gathered(&cx.look(), attack);
        // armada.attack.09, armada.attack.72.
        if dice.total() == 0 {
            return self.cancel(cx);
        }
        atoms::gather(cx, dice);
        self.to_remove = removals(&cx.look(), attack, Query::RemoveGathered, 0);
        self.at = At::RemoveGathered;
        Flow::Next
    }

    /// The attacker removes the dice that it must, one by one. Without dice the attack is canceled.
    fn remove(
        &mut self,
        cx: &mut ArmadaCx<'_>,
        attack: &board::Attack,
        (window, next): (Window, At),
    ) -> Next {
        if attack.gathered.total() == 0 {
            return self.cancel(cx);
        }
        if self.to_remove > 0 {
            return Flow::Ask(Ask::one(attack.by, Prompt::RemoveDie, Kind::Pick { optional: false }));
        }
        self.open(attack, window, next)
    }

    fn defend(&mut self, cx: &mut ArmadaCx<'_>, attack: &board::Attack) -> Next {
        let owner = cx.board.decider(attack.defender);
        match owner {
            Some(owner) if has_tokens(&cx.look(), attack) => {
                Flow::Ask(Ask::one(owner, Prompt::SpendDefenseToken, Kind::Pick { optional: true }))
            }
            _ => self.defended(cx, attack),
        }
    }

    fn suffer(&mut self, cx: &mut ArmadaCx<'_>, attack: &board::Attack) -> Next {
        self.at = At::EndOfDamage;
        let left = attack.left();
        if left == 0 || !on_table(&cx.board, attack.defender) {
            return Flow::Next;
        }
        call(Suffer::of_attack(attack.defender, left, ignores_shields(&cx.look(), attack)))
    }

    fn end(&mut self, cx: &mut ArmadaCx<'_>, attack: &board::Attack) -> Next {
        // armada.proximity-mines.06: a mine that suffered damage is removed.
        if let Thing::Token(mine) = attack.defender
            && attack.suffered > 0
        {
            atoms::remove_token(cx, mine);
        }
        atoms::end_attack(cx);
        cx.give_back(match (attack.canceled, attack.last_target) {
            (true, _) => CANCELED,
            (_, true) => LAST_TARGET,
            _ => 0,
        });
        Flow::Done
    }
}

/// How many dice the attacker has to remove.
fn removals(look: &ArmadaLook<'_>, attack: &board::Attack, query: Query, rules: i32) -> u8 {
    look.value(query, parties(attack), rules).clamp(0, u8::MAX.into()) as u8
}

impl Rulebook for Attack {
    const TITLE: &'static str = "Attack";
    const SCOPES: &'static [Scope] = &[Scope::Attack];

    fn step(&self) -> &'static str {
        // A window is open while the attack already stands behind it.
        match self.at {
            At::Declared | At::GatherDice => "Declare Target",
            At::RemoveGathered | At::Gathered | At::RemoveDice => "Roll Attack Dice",
            At::Roll | At::AfterRoll => "Roll Attack Dice",
            At::Effects => "Resolve Attack Effects",
            At::DefenseWindow | At::DefenseTokens | At::AfterDefense => "Spend Defense Tokens",
            At::StartOfDamage | At::Critical | At::Total => "Resolve Damage",
            At::Share | At::Suffer | At::EndOfDamage | At::After => "Resolve Damage",
            At::Release | At::End => "After the Attack",
        }
    }

    fn about(&self, look: &ArmadaLook<'_>) -> Option<Thing> {
        let attack = look.board.attack()?;
        match self.at {
            At::RemoveGathered | At::RemoveDice => Some(attack.attacker),
            _ => Some(attack.defender),
        }
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let Some(attack) = cx.board.attack().copied() else { return Flow::Done };
        match self.at {
            At::Declared => self.open(&attack, Window::DeclareTarget, At::GatherDice),
            At::GatherDice => self.gather(cx, &attack),
            // Effects that act on what was gathered, then the defender's answer to it, then obstruction
            // (armada.card.thermal-shields.04, armada.card.thermal-shields.08).
            At::RemoveGathered => self.remove(cx, &attack, (Window::AfterGatherDice, At::Gathered)),
            // One die for obstruction (armada.obstructed.02, armada.obstructed.03) and one for each effect that says
            // so.
            At::Gathered => {
                let obstructed = i32::from(attack.causes.any());
                self.to_remove = removals(&cx.look(), &attack, Query::RemoveBeforeRoll, obstructed);
                self.at = At::RemoveDice;
                Flow::Next
            }
            At::RemoveDice => self.remove(cx, &attack, (Window::BeforeRollAttackDice, At::Roll)),
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
                atoms::set_defending(cx, true);
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
                let stays = cx.look().allowed(Query::StaysAfterAttack, parties(&attack), false);
                atoms::keep_defender(cx, counters, stays);
                self.open(&attack, Window::StartOfResolveDamage, At::Critical)
            }
            // armada.critical-effects.04: before the damage is totaled.
            At::Critical => self.open(&attack, Window::CriticalEffect, At::Total),
            At::Total => {
                let total = icon_total(&cx.look(), &attack);
                atoms::total(cx, total);
                self.open(&attack, Window::BeforeSufferAttackDamage, At::Share)
            }
            At::Share => self.open(&attack, Window::SufferAttackDamage, At::Suffer),
            At::Suffer => self.suffer(cx, &attack),
            At::EndOfDamage => {
                // armada.obstacle.exogorth.11.
                if let (AttackKind::Exogorth, Thing::Squadron(squadron)) = (attack.kind, attack.defender)
                    && attack.suffered > 0
                    && cx.board.squadron(squadron).in_play()
                {
                    atoms::set_slider(cx, squadron, true);
                }
                self.open(&attack, Window::EndOfResolveDamage, At::After)
            }
            // Each player's effects in any order, the first player's before the other's: salvo and counter attacks are
            // effects of the defender's (armada.card.kickback.02, armada.card.kickback.03).
            At::After => self.open(&attack, Window::AfterAttack, At::Release),
            At::Release => {
                self.at = At::End;
                release(cx, &attack)
            }
            At::End => self.end(cx, &attack),
        }
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        let Some(attack) = look.board.attack() else { return };
        match self.at {
            At::RemoveGathered | At::RemoveDice => {
                let here = Colour::ALL.iter().filter(|colour| attack.gathered.of(**colour) > 0);
                legal.items.extend(here.map(|colour| Thing::Colour(*colour)));
            }
            At::DefenseTokens => {
                lenders(look, attack, |piece| {
                    values::defense_tokens(look, piece, |token| match may_spend(look, token) {
                        Ok(()) => legal.items.push(token),
                        Err(why) => legal.refuse(token, || why.into()),
                    });
                    if legal.explain {
                        values::all_defense_tokens(look, piece, |token, slot| {
                            if slot.state == Defense::Discarded
                                && let Err(why) = may_spend(look, token)
                            {
                                legal.refuse(token, || why.into());
                            }
                        });
                    }
                });
            }
            _ => {}
        }
    }

    fn answer(&mut self, cx: &mut ArmadaCx<'_>, _: Seat, answer: &Given) -> Next {
        let Some(attack) = cx.board.attack().copied() else { return Flow::Done };
        match (self.at, *answer) {
            (At::RemoveGathered | At::RemoveDice, Answer::Pick(Thing::Colour(colour))) => {
                atoms::remove_gathered(cx, colour);
                self.to_remove = self.to_remove.saturating_sub(1);
                Flow::Next
            }
            // One after another: the next is chosen in the light of what the last did (armada.defense-tokens.73).
            (At::DefenseTokens, Answer::Pick(token)) => {
                self.at = At::DefenseWindow;
                call(DefenseEffect::new(token))
            }
            (At::DefenseTokens, _) => self.defended(cx, &attack),
            _ => Flow::Next,
        }
    }
}
