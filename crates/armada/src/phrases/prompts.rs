//! What the steps ask, as it stands behind `asks WHO to`.

use crate::words::Prompt;

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
        Prompt::ChangeSpeed => "change speed",
        Prompt::AttackFrom => "choose a hull zone to attack from",
        Prompt::DeclareTarget => "declare a target",
        Prompt::NextSquadronTarget => "declare the next squadron",
        Prompt::RemoveDie => "remove a die",
        Prompt::AddedColour => "choose the colour of the added die",
        Prompt::RerollDice => "reroll dice",
        Prompt::SpendDefenseToken => "spend a defense token",
        Prompt::RerollDie => "reroll a die",
        Prompt::EvadeDie => "choose dice to evade",
        Prompt::EvadeExtraDie => "choose a further die to evade",
        Prompt::RedirectTo => "choose where damage is redirected",
        Prompt::RedirectAmount => "choose how much is redirected",
        Prompt::SufferIn => "choose the hull zone that suffers",
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
        Prompt::ChooseExogorth => "choose an exogorth",
        Prompt::ExogorthTarget => "choose what the exogorth attacks",
        Prompt::ChoosePurrgil => "choose a purrgil",
        Prompt::MoveObstacle => "move an obstacle",
        Prompt::ReadyCard => "ready a card",
        Prompt::ReadyPayment => "pay the ready cost",
        Prompt::PlaceTargetingToken => "place the targeting token",
        Prompt::Confirm => "confirm",
        #[allow(unreachable_patterns)]
        other => return spaced(other.name()),
    };
    text.into()
}

/// `ReadyCard` as `ready card`: a question that has no words of its own yet.
fn spaced(name: &str) -> String {
    let mut text = String::new();
    for c in name.chars() {
        if c.is_uppercase() && !text.is_empty() {
            text.push(' ');
        }
        text.extend(c.to_lowercase());
    }
    text
}
