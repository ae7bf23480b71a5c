//! The captain: a fast player with judgement.

use broadside_armada::Armada;
use broadside_armada::asked_about;
use broadside_armada::words::{ArmadaWords, Piece, Prompt as Ask, Thing};
use broadside_engine::{Answer, Chance, Game, Kind, Prompt};

use super::chart::Chart;
use super::course::{self, Helm, Style};
use super::worth::Worth;
use super::{activation, attack, defend, deploy, dials, effects, reading, squadrons};
use crate::ahead::try_all;
use crate::bot::Bot;
use crate::sight::Sight;
use crate::thought::Thought;

/// Plays the objective, keeps its fleet together, spends tokens with sense, moves to fire and not to be fired at.
#[derive(Clone, Copy, Debug)]
pub struct Captain {
    /// How often an answer is tried where that is how it is judged.
    samples: u32,
}

impl Captain {
    /// The captain who plays on in simulations: it tries every answer once.
    pub(crate) const QUICK: Captain = Captain { samples: 1 };
}

impl Default for Captain {
    fn default() -> Captain {
        Captain { samples: 2 }
    }
}

impl Bot<Armada> for Captain {
    fn name(&self) -> &'static str {
        "captain"
    }

    fn decide(&self, sight: &Sight<'_, Armada>, chance: &mut Chance) -> Thought<ArmadaWords> {
        decide(sight, self.samples, chance)
            .or_else(|| tried(sight, self.samples, chance))
            .unwrap_or_else(|| Thought::plain(sight.legal.random(sight.decision.kind, chance)))
    }
}

/// Decisions with a judgement of their own; nothing for the others.
fn decide(sight: &Sight<'_, Armada>, samples: u32, chance: &mut Chance) -> Option<Thought<ArmadaWords>> {
    let (items, kind) = (sight.legal.items.as_slice(), sight.decision.kind);
    let look = sight.look();
    let optional = kind.may_pass();
    let prompt = match sight.decision.prompt {
        Prompt::Step(prompt) => prompt,
        Prompt::UseEffect(_) => return effects::use_effect(sight, samples, chance),
        Prompt::Choose(ability) if Game::ability(sight.game, ability).name == "Most Wanted" => {
            return wanted(sight);
        }
        Prompt::Choose(ability) => {
            let ability = Game::ability(sight.game, ability);
            let deed = reading::deed_of(ability.ops, &ability.cost)?;
            return reading::dice(&look, sight.seat(), items, kind, deed);
        }
        _ => return None,
    };
    let about = || asked_about(&look);
    match prompt {
        // The second player has the objective's favour, and a tie.
        Ask::ChooseFirstPlayer => {
            let theirs = |item: &Thing| match *item {
                Thing::Player(side) => side != sight.side(),
                _ => false,
            };
            items.iter().copied().find(theirs).map(|first| Thought::plain(Answer::Pick(first)))
        }
        Ask::ChooseDeployment => deploy::next(&look, items),
        Ask::DeployShip | Ask::DeployInAmbush | Ask::ArriveShip => match deploy::about(&look)? {
            Piece::Ship(ship) => deploy::ship(sight, ship),
            _ => None,
        },
        Ask::DeploySquadron | Ask::ArriveSquadron => match deploy::about(&look)? {
            Piece::Squadron(squadron) => deploy::squadron(sight, squadron),
            _ => None,
        },
        Ask::DeploySpeed => deploy::speed(&look, about().and_then(Thing::ship), items),
        Ask::SetDials => dials::set(&look, sight.legal, chance),
        Ask::ActivateShip => activation::ship(&look, sight.side(), items),
        Ask::UseDial => activation::dial(&look, about()?.ship()?, items),
        Ask::PayCommand(command) => effects::pay(sight, command),
        Ask::ChangeSpeed => course::speed(&look, sight.position(), about()?.ship()?, items, Style::Captain),
        Ask::Course => {
            let chart = Chart::of(&look);
            let helm = Helm::new(look, &chart, about()?.ship()?, Style::Captain)?;
            course::choose(&helm, &sight.legal.courses)
        }
        Ask::AttackFrom => attack::attack_from(&look, sight.side(), items, optional),
        Ask::DeclareTarget | Ask::NextSquadronTarget | Ask::SquadronTarget => {
            attack::target(&look, about()?, items, optional)
        }
        Ask::SpendDefenseToken => defend::spend(sight),
        Ask::RerollDie | Ask::RerollDice => {
            reading::dice(&look, sight.seat(), items, kind, reading::Deed::Reroll)
        }
        Ask::EvadeDie | Ask::EvadeAtExtreme | Ask::EvadeCancels => {
            reading::dice(&look, sight.seat(), items, kind, reading::Deed::Lose)
        }
        Ask::EvadeAtMedium | Ask::EvadeAtClose => {
            reading::dice(&look, sight.seat(), items, kind, reading::Deed::Reroll)
        }
        Ask::RedirectTo => defend::redirect_to(&look, items),
        Ask::ActivateSquadron => squadrons::next(&look, items, optional, false),
        Ask::CommandSquadron => squadrons::next(&look, items, optional, true),
        Ask::SquadronAction => squadrons::action(&look, about()?.squadron()?, items),
        Ask::MoveSquadron | Ask::CloakMove => {
            squadrons::place(sight, about()?.squadron()?, prompt == Ask::MoveSquadron)
        }
        Ask::CounterAttack | Ask::UseStation | Ask::Confirm => {
            Some(Thought::plain(Answer::Confirm(true))).filter(|_| kind == Kind::Confirm)
        }
        // No judgement: every answer is tried.
        Ask::ChooseObjective
        | Ask::ChooseObstacle
        | Ask::PlaceObstacle
        | Ask::PlaceObjectiveToken
        | Ask::MoveObjectiveToken
        | Ask::ChooseObjectiveToken
        | Ask::ArriveAt
        | Ask::PlaceCardToken
        | Ask::ArriveBeside
        | Ask::SetAside
        | Ask::StartingPile
        | Ask::DiscardCommandToken
        | Ask::Repair
        | Ask::ShieldFrom
        | Ask::ShieldTo
        | Ask::DiscardDamageCard
        | Ask::RepairSquadron
        | Ask::GatherAt
        | Ask::GatherAmount
        | Ask::RemoveDie
        | Ask::AddedColour
        | Ask::EvadeFurtherDie
        | Ask::EvadeExtraDie
        | Ask::RedirectAmount
        | Ask::SufferIn
        | Ask::ReturnSquadron
        | Ask::ProjectTo
        | Ask::ChooseDisplaced
        | Ask::PlaceDisplaced
        | Ask::ChooseOverlapped
        | Ask::CounterFrom
        | Ask::ChooseExogorth
        | Ask::ExogorthTarget
        | Ask::ChoosePurrgil
        | Ask::ChooseMovedObstacle
        | Ask::MoveObstacle
        | Ask::TurnOver
        | Ask::ReadyCard
        | Ask::ReadyPayment
        | Ask::PlaceTargetingToken => None,
    }
}

/// Whose loss counts twice: the cheapest ship of one's own, the dearest of the enemy's.
fn wanted(sight: &Sight<'_, Armada>) -> Option<Thought<ArmadaWords>> {
    let look = sight.look();
    let chart = Chart::of(&look);
    let score = |item: &&Thing| {
        let ship = item.ship().and_then(|ship| chart.vessel(ship));
        ship.map_or(0.0, |it| if it.side == sight.side() { -it.points } else { it.points })
    };
    let best = sight.legal.items.iter().max_by(|a, b| score(a).total_cmp(&score(b)));
    best.map(|ship| Thought::plain(Answer::Pick(*ship)))
}

/// Everything else is tried.
fn tried(sight: &Sight<'_, Armada>, samples: u32, chance: &mut Chance) -> Option<Thought<ArmadaWords>> {
    match sight.decision.kind {
        Kind::Assign | Kind::Course | Kind::Place { .. } => None,
        _ => try_all(sight, &Worth, samples, chance),
    }
}
