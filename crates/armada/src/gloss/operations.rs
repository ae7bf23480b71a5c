//! Operations in plain English.

use broadside_engine::{Count, Op};

use super::conditions::condition;
use super::selections::selection;
use super::{amount, many, name, party, spaced, who};
use crate::facts::Term;
use crate::words::{Act, ArmadaWords, Procedure};

/// A list of operations.
pub(super) fn operations(ops: &[Op<ArmadaWords>]) -> String {
    if ops.is_empty() {
        return "nothing".into();
    }
    ops.iter().map(operation).collect::<Vec<_>>().join("; ")
}

fn operation(op: &Op<ArmadaWords>) -> String {
    match op {
        Op::Do(act) => deed(act),
        Op::Pay => "the cost is paid".into(),
        Op::Choose(choose) => {
            let among = selection(&choose.what);
            let may = if choose.optional { "may choose" } else { "chooses" };
            match choose.count {
                Count::One(var) => format!("{} {may} {} among {among}", who(choose.by), name(var)),
                Count::UpTo(most) => format!("{} {may} up to {most} of {among}", who(choose.by)),
                Count::Exactly(number) => format!("{} {may} {number} of {among}", who(choose.by)),
            }
        }
        Op::Each { what, var, ops } => {
            let among = what.as_ref().map_or("those chosen".into(), selection);
            format!("for each {} of {among} ({})", name(*var), operations(ops))
        }
        Op::If { cond, then, otherwise } => {
            let rest = if otherwise.is_empty() {
                String::new()
            } else {
                format!(" else ({})", operations(otherwise))
            };
            format!("if {} ({}){rest}", condition(cond), operations(then))
        }
        Op::Either { by, options } => {
            let lists: Vec<String> =
                options.iter().map(|branch| format!("({})", operations(branch.ops))).collect();
            format!("{} picks {}", who(*by), lists.join(" or "))
        }
        Op::May { by, ops, .. } => format!("{} may have done ({})", who(*by), operations(ops)),
        Op::Unless { by, doing, otherwise, .. } => {
            format!("({}) unless {} does ({})", operations(otherwise), who(*by), operations(doing))
        }
        Op::Repeat { times, ops } => format!("{} times ({})", amount(times), operations(ops)),
        Op::Grant { nth, until, once } => {
            let once = if *once { ", once" } else { "" };
            format!("grant {} until the end of the {}{once}", nth + 1, spaced(&format!("{until:?}")))
        }
        Op::Proceed => "what was replaced happens all the same".into(),
        Op::Stop => "the effect ends".into(),
    }
}

fn deed(act: &Act) -> String {
    match act {
        Act::Reroll(var) => format!("die {} is rerolled", name(*var)),
        Act::AddDie(colour) => format!("a {} die is added", colour.word()),
        Act::AddDieOf(var) => format!("a die of colour {} is added", name(*var)),
        Act::ChangeDie(var, face) => format!("die {} is turned to {}", name(*var), face.word()),
        Act::ChangeDieTo(var, to) => format!("die {} is turned to face {}", name(*var), name(*to)),
        Act::SpendDie(var) => format!("die {} is spent", name(*var)),
        Act::CancelAllDice => "all dice are canceled".into(),
        Act::LockToken(var) => format!("defense token {} cannot be spent in this attack", name(*var)),
        Act::CriticalResolved => "this is the attack's critical effect".into(),
        Act::StandardCritical => "the first damage card of the attack is dealt faceup".into(),
        Act::Suffer(whom, count) => format!("{} suffers {} damage", party(*whom), amount(count)),
        Act::DealFacedown(whom, count) => {
            format!("{} is dealt {}", party(*whom), many(*count, "facedown damage card"))
        }
        Act::DealFaceup(whom, count) => {
            format!("{} is dealt {}", party(*whom), many(*count, "faceup damage card"))
        }
        Act::FlipThisFacedown => "this card is turned facedown".into(),
        Act::FlipRandomFaceup(whom) => format!("a random facedown card of {} is turned up", party(*whom)),
        Act::LoseShields(zone, count) => format!("{} loses {}", party(*zone), many(*count, "shield")),
        Act::LoseAllShields(zone) => format!("{} loses all shields", party(*zone)),
        Act::SpendShield(zone) => format!("{} spends a shield, which is counted", party(*zone)),
        Act::DiscardDefense(token) => format!("defense token {} is discarded", party(*token)),
        Act::GainCommandToken(whom, of) => {
            format!("{} gains the token of command {}", party(*whom), party(*of))
        }
        Act::GainToken(whom, command) => format!("{} gains a {} token", party(*whom), command.word()),
        Act::DiscardAllCommandTokens(whom) => format!("{} discards all command tokens", party(*whom)),
        Act::GainRaidToken(whom, of) => format!("{} gains the raid token of {}", party(*whom), party(*of)),
        Act::SetTopDial(whom, of, by) => {
            format!("{} sets the top dial of {} to {}", who(*by), party(*whom), party(*of))
        }
        Act::ShowTopDial(whom, to) => format!("{} sees the top dial of {}", who(*to), party(*whom)),
        Act::DiscardTopDial(whom) => format!("the top dial of {} is discarded unrevealed", party(*whom)),
        Act::LowerSpeed(whom, turner) => {
            format!("{} lowers the speed of {} by 1", who(*turner), party(*whom))
        }
        Act::LookAtDeck(whom, count) => {
            format!("the controller looks at the top {count} cards of the damage deck of {}", party(*whom))
        }
        Act::KeepOnTop(_, var, count) => {
            format!("of these {count} cards {} stays on top and the others are discarded", name(*var))
        }
        Act::GainVictory(whom, count) => {
            format!("the owner of {} gains {}", party(*whom), many(*count, "victory token"))
        }
        Act::MarkObjectiveShip(whom) => format!("{} becomes objective ship", party(*whom)),
        Act::ObjectiveTokens(whom, by) => {
            format!("the objective tokens of {} change by {by:+}", party(*whom))
        }
        Act::RemoveToken(token) => format!("token {} is removed from the play area", party(*token)),
        Act::AttackAgainFromZone => "the next attack may come from the same hull zone".into(),
        Act::IgnoreObstacles(whom) => format!("{} ignores the obstacles that it overlaps", party(*whom)),
        Act::Begin(Procedure::ResolveCommand(command)) => {
            format!("the bearer resolves a {} command", command.word())
        }
        Act::Begin(Procedure::SpendDefenseToken(var)) => format!("defense token {} is spent", name(*var)),
        Act::Named(_) => "an operation of the card's own".into(),
    }
}
