//! What is asked, what confirming does and what passing means.

use broadside_armada::Armada;
use broadside_armada::words::{ArmadaWords, Prompt};
use broadside_engine::{Procedure, Prompt as Asked};
use broadside_stage::{Text, Wording, kebab};

use super::{Ask, contexts, effects};
use crate::{names, words};

pub(super) fn around(ask: &Ask<'_>) -> Wording {
    match ask.decision.prompt {
        Asked::Step(prompt) => step(ask, prompt),
        _ => effects::words(ask),
    }
}

fn step(ask: &Ask<'_>, prompt: Prompt) -> Wording {
    let slug = kebab(prompt.name());
    let title = Text::new(format!("armada-ask-{}", alike(&slug)));
    let title = match prompt {
        Prompt::PayCommand(command) => title.text("command", names::command(command)),
        _ => title,
    };
    Wording {
        key: format!("armada.{slug}"),
        title,
        context: contexts::context(ask, prompt),
        asks: rule_book_step(ask),
        confirm: Text::new(format!("armada-do-{}", alike(&slug))),
        pass: pass(prompt),
        yes_no: yes_no(prompt),
    }
}

/// Prompts that read alike.
fn alike(slug: &str) -> &str {
    match slug {
        "deploy-in-ambush" | "arrive-ship" => "deploy-ship",
        "arrive-squadron" => "deploy-squadron",
        "evade-at-extreme" => "evade-die",
        "evade-at-close" => "evade-at-medium",
        other => other,
    }
}

fn pass(prompt: Prompt) -> Text {
    Text::new(match prompt {
        Prompt::MoveObjectiveToken | Prompt::CloakMove => "armada-pass-stay",
        Prompt::ChooseObjectiveToken => "armada-pass-no-token-moved",
        Prompt::ArriveAt => "armada-pass-not-yet",
        Prompt::UseDial => "armada-pass-keep-raids",
        Prompt::CommandSquadron => "armada-pass-no-squadron",
        Prompt::Repair => "armada-pass-repair",
        Prompt::AttackFrom => "armada-pass-no-attack",
        Prompt::NextSquadronTarget => "armada-pass-no-target",
        Prompt::AddedColour => "armada-pass-no-die",
        Prompt::RerollDie | Prompt::RerollDice => "armada-pass-no-reroll",
        Prompt::SpendDefenseToken => "armada-pass-no-defense",
        Prompt::EvadeExtraDie => "armada-pass-keep-evade",
        Prompt::EvadeFurtherDie => "armada-pass-no-further-die",
        Prompt::UseStation => "armada-pass-no-station",
        Prompt::ReadyCard => "armada-pass-no-card",
        Prompt::PlaceTargetingToken => "armada-pass-no-targeting",
        _ => "pass",
    })
}

fn yes_no(prompt: Prompt) -> [Text; 2] {
    match prompt {
        Prompt::CounterAttack => [Text::new("armada-yes-counter"), Text::new("armada-no-counter")],
        Prompt::UseStation => [Text::new("armada-yes-station"), Text::new("armada-pass-no-station")],
        Prompt::EvadeCancels => [Text::new("armada-yes-evade-cancels"), Text::new("armada-no-evade-cancels")],
        _ => [Text::new("yes"), Text::new("no")],
    }
}

/// The step of the rule book in which it is asked.
fn rule_book_step(ask: &Ask<'_>) -> Option<Text> {
    let (_, step) = ask.look.core.procedures().next()?;
    let (_, at) = Procedure::<Armada, ArmadaWords>::title(step);
    Some(words::text("step", at))
}
