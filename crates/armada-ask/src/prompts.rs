//! What the steps ask, as it stands behind `asks WHO to`.

use broadside_armada::facts::Term;
use broadside_armada::steps::asked_about;
use broadside_armada::steps::attack::damage_total;
use broadside_armada::words::Prompt;

use super::{ArmadaScene, tell};

/// What a step asks.
pub(super) fn text(prompt: Prompt) -> String {
    let text = match prompt {
        Prompt::ChooseFirstPlayer => "choose the first player",
        Prompt::ChooseObjective => "choose the objective",
        Prompt::ChooseObstacle => "choose an obstacle",
        Prompt::PlaceObstacle => "place an obstacle",
        Prompt::PlaceObjectiveToken => "place an objective token",
        Prompt::MoveObjectiveToken => "move an objective token",
        Prompt::ChooseObjectiveToken => "choose an objective token",
        Prompt::ChooseDeployment => "choose what to deploy",
        Prompt::DeployShip => "deploy a ship",
        Prompt::DeploySpeed => "set the speed",
        Prompt::DeploySquadron => "deploy a squadron",
        Prompt::DeployInAmbush | Prompt::ArriveShip => "deploy a ship",
        Prompt::ArriveSquadron => "deploy a squadron",
        Prompt::PlaceCardToken => "place a token",
        Prompt::ArriveBeside => "deploy what was set aside",
        Prompt::ArriveAt => "choose an objective token",
        Prompt::SetAside => "set aside",
        Prompt::StartingPile => "choose starting tokens",
        Prompt::SetDials => "set dials",
        Prompt::ActivateShip => "activate a ship",
        Prompt::UseDial => "use the dial",
        Prompt::DiscardCommandToken => "discard a command token",
        Prompt::PayCommand(_) => "pay for a command",
        Prompt::CommandSquadron => "activate a squadron by command",
        Prompt::Repair => "repair",
        Prompt::ShieldFrom => "choose where a shield comes from",
        Prompt::ShieldTo => "choose where a shield goes",
        Prompt::DiscardDamageCard => "discard a damage card",
        Prompt::RepairSquadron => "choose a squadron to repair",
        Prompt::GatherAt => "choose where to gather victory tokens",
        Prompt::GatherAmount => "choose how many victory tokens to gather",
        Prompt::ChangeSpeed => "change speed",
        Prompt::AttackFrom => "choose a hull zone to attack from",
        Prompt::DeclareTarget => "declare a target",
        Prompt::NextSquadronTarget => "declare the next squadron",
        Prompt::RemoveDie => "remove a die",
        Prompt::AddedColour => "choose the colour of the added die",
        Prompt::RerollDice => "reroll dice",
        Prompt::SpendDefenseToken => "spend a defense token",
        Prompt::RerollDie => "reroll a die",
        Prompt::EvadeDie | Prompt::EvadeAtExtreme | Prompt::EvadeAtMedium | Prompt::EvadeAtClose => {
            "choose dice to evade"
        }
        Prompt::EvadeCancels => "say whether evaded dice are canceled",
        Prompt::EvadeFurtherDie => "choose another die to evade",
        Prompt::EvadeExtraDie => "choose a further die to evade",
        Prompt::RedirectTo => "choose where damage is redirected",
        Prompt::RedirectAmount => "choose how much is redirected",
        Prompt::SufferIn => "choose the hull zone that suffers",
        Prompt::ReturnSquadron => "place the squadron that comes back",
        Prompt::ProjectTo => "choose where a projected shield goes",
        Prompt::Course => "determine the course",
        Prompt::ChooseDisplaced => "choose a displaced squadron",
        Prompt::PlaceDisplaced => "place a displaced squadron",
        Prompt::ChooseOverlapped => "choose an overlapped obstacle",
        Prompt::UseStation => "use the station",
        Prompt::ActivateSquadron => "activate a squadron",
        Prompt::SquadronAction => "attack or move",
        Prompt::SquadronTarget => "choose what the squadron attacks",
        Prompt::MoveSquadron => "move a squadron",
        Prompt::CloakMove => "move a cloaked squadron",
        Prompt::CounterAttack => "counter",
        Prompt::CounterFrom => "choose a hull zone to counter from",
        Prompt::ChooseExogorth => "choose an exogorth",
        Prompt::ExogorthTarget => "choose what the exogorth attacks",
        Prompt::ChoosePurrgil => "choose a purrgil",
        Prompt::ChooseMovedObstacle => "choose an obstacle to move",
        Prompt::MoveObstacle => "move an obstacle",
        Prompt::TurnOver => "say whether an obstacle is turned over",
        Prompt::ReadyCard => "ready a card",
        Prompt::ReadyPayment => "pay the ready cost",
        Prompt::PlaceTargetingToken => "place the targeting token",
        Prompt::Confirm => "confirm",
    };
    text.into()
}

/// What a step asks, with what it is about.
pub(super) fn question(scene: &ArmadaScene<'_>, prompt: Prompt) -> Option<String> {
    let it = tell::thing(scene, asked_about(&scene.look())?);
    Some(match prompt {
        Prompt::PlaceObstacle => format!("place {it}"),
        Prompt::MoveObjectiveToken => format!("move an objective token by {it}"),
        Prompt::ChooseObjectiveToken => format!("choose an objective token that {it} moves"),
        Prompt::DeployShip | Prompt::DeploySquadron => format!("deploy {it}"),
        Prompt::DeployInAmbush => format!("deploy {it} in the ambush zone"),
        Prompt::ArriveBeside => format!("deploy {it}, which was set aside"),
        Prompt::ArriveShip | Prompt::ArriveSquadron => format!("deploy {it} at the objective token"),
        Prompt::DeploySpeed => format!("set the speed of {it}"),
        Prompt::StartingPile => format!("choose starting tokens of {it}"),
        Prompt::UseDial => format!("use the dial of {it}"),
        Prompt::DiscardCommandToken => format!("discard a command token of {it}"),
        Prompt::PayCommand(command) => format!("pay for the {} command of {it}", command.word()),
        Prompt::CommandSquadron => format!("activate a squadron by command of {it}"),
        Prompt::Repair => format!("repair {it}"),
        Prompt::ShieldFrom => format!("choose where a shield of {it} comes from"),
        Prompt::ShieldTo => format!("choose where a shield of {it} goes"),
        Prompt::DiscardDamageCard => format!("discard a damage card of {it}"),
        Prompt::RepairSquadron => format!("choose a squadron that {it} repairs"),
        Prompt::ChangeSpeed => format!("change the speed of {it}"),
        Prompt::AttackFrom => format!("choose a hull zone of {it} to attack from"),
        Prompt::DeclareTarget => format!("declare a target of {it}"),
        Prompt::NextSquadronTarget => format!("declare the next squadron that {it} attacks"),
        Prompt::RemoveDie => format!("remove a die of {it}"),
        Prompt::AddedColour => format!("choose the colour of the die that is added for {it}"),
        Prompt::RerollDie => format!("reroll a die of {it}"),
        Prompt::RerollDice => format!("reroll dice of the attack of {it}"),
        Prompt::SpendDefenseToken => format!("spend a defense token of {it}{}", harmless(scene)),
        Prompt::EvadeDie | Prompt::EvadeAtExtreme => format!("choose a die that {it} evades: it is canceled"),
        Prompt::EvadeAtMedium | Prompt::EvadeAtClose => {
            format!("choose a die that {it} evades: it is rerolled")
        }
        Prompt::EvadeCancels => format!("say whether the dice that {it} evades are canceled"),
        Prompt::EvadeFurtherDie => format!("choose another die that {it} evades"),
        Prompt::EvadeExtraDie => format!("choose a further die that {it} evades: the token is discarded"),
        Prompt::RedirectTo => format!("choose where damage to {it} is redirected"),
        Prompt::RedirectAmount => format!("choose how much is redirected to {it}"),
        Prompt::ReturnSquadron => format!("place {it}, which comes back"),
        Prompt::ProjectTo => format!("choose where a shield of {it} is projected"),
        Prompt::SufferIn => format!("choose the hull zone of {it} that suffers"),
        Prompt::Course => format!("determine the course of {it}"),
        Prompt::ChooseDisplaced => format!("choose a squadron that {it} displaced"),
        Prompt::PlaceDisplaced => format!("place the displaced {it}"),
        Prompt::ChooseOverlapped => format!("choose an obstacle that {it} overlaps"),
        Prompt::UseStation => format!("use the station for {it}"),
        Prompt::SquadronAction => format!("attack or move with {it}"),
        Prompt::SquadronTarget | Prompt::ExogorthTarget => format!("choose what {it} attacks"),
        Prompt::MoveSquadron | Prompt::MoveObstacle => format!("move {it}"),
        Prompt::TurnOver => format!("say whether {it} is turned over"),
        Prompt::CloakMove => format!("move the cloaked {it}"),
        Prompt::CounterAttack => format!("counter with {it}"),
        Prompt::CounterFrom => format!("choose a hull zone of {it} to counter from"),
        Prompt::ReadyPayment => format!("pay the ready cost of {it}"),
        Prompt::PlaceTargetingToken => format!("place the targeting token of {it}"),
        _ => return None,
    })
}

/// Tokens can be spent although they change nothing (armada.defense-tokens.71); whoever is asked is told.
fn harmless(scene: &ArmadaScene<'_>) -> &'static str {
    match scene.board().attack() {
        Some(attack) if attack.dice.is_empty() => ": no dice are left",
        Some(attack) if damage_total(&scene.look(), attack) == 0 => ": no damage so far",
        _ => "",
    }
}
