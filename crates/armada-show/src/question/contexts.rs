//! The line below a question: which piece it is about and what is at stake.

use broadside_armada::facts::Size;
use broadside_armada::steps::attack::damage_total;
use broadside_armada::steps::left;
use broadside_armada::values;
use broadside_armada::words::{Prompt, Query, ShipNo, SquadronNo, Thing};
use broadside_engine::About;
use broadside_stage::Text;

use super::Ask;
use crate::names;

/// The context of what a step asks.
pub(super) fn context(ask: &Ask<'_>, prompt: Prompt) -> Option<Text> {
    let board = ask.look.board;
    let about = || about(ask);
    let ship = ask.about.and_then(Thing::ship);
    let piece = |id: &str| Some(Text::new(id).text("piece", about()?));
    let counted = |id: &str| Some(Text::new(id).text("piece", about()?).number("left", left(&ask.look)?));
    match prompt {
        Prompt::ChooseFirstPlayer => Some(Text::new("armada-context-first-player")),
        Prompt::ChooseObjective => Some(Text::new("armada-context-objective")),
        Prompt::ChooseObstacle => Some(Text::new("armada-context-obstacle")),
        Prompt::PlaceObjectiveToken => objective(ask),
        Prompt::ChooseDeployment => match left(&ask.look).filter(|left| *left > 0) {
            Some(left) => Some(Text::new("armada-context-deploy-squadrons").number("left", left)),
            None => Some(Text::new("armada-context-deploy")),
        },
        Prompt::SetAside => objective(ask),
        Prompt::SetDials => {
            Some(Text::new("armada-context-dials").number("count", ask.legal.slots().len() as f64))
        }
        Prompt::ActivateShip => Some(
            Text::new("armada-context-activate")
                .number("mine", waiting(ask, true) as f64)
                .number("theirs", waiting(ask, false) as f64),
        ),
        Prompt::ActivateSquadron => Some(
            Text::new("armada-context-activate-squadron")
                .number("mine", squadrons(ask, true) as f64)
                .number("theirs", squadrons(ask, false) as f64),
        ),
        Prompt::UseDial => match board.ship(ship?).revealed {
            Some(command) => Some(piece("armada-context-revealed")?.text("command", names::command(command))),
            None => piece("armada-context-raids"),
        },
        Prompt::DiscardCommandToken => {
            let most = values::command(&ask.look, ship?);
            Some(piece("armada-context-tokens")?.number("most", most))
        }
        Prompt::CommandSquadron => counted("armada-context-squadrons"),
        Prompt::Repair => counted("armada-context-points"),
        Prompt::ChangeSpeed => Some(piece("armada-context-speed")?.number("speed", board.ship(ship?).speed)),
        Prompt::Course => {
            Some(piece("armada-context-speed")?.number("speed", board.ship(ship?).moving_speed()))
        }
        Prompt::AttackFrom => attack_number(ask, ship, 1).or_else(about),
        // The attack is counted when its hull zone has been chosen.
        Prompt::DeclareTarget => attack_number(ask, ship, 0).or_else(about),
        Prompt::SufferIn => counted("armada-context-suffers"),
        Prompt::RedirectAmount => {
            let shields = board.ship(ship?).shields[ask.about?.zone()? as usize];
            let total = board.attack()?.total;
            Some(piece("armada-context-redirect")?.number("shields", shields).number("total", total))
        }
        Prompt::RemoveDie if board.attack()?.causes.any() => Some(obstructed(ask)?),
        Prompt::SpendDefenseToken | Prompt::RedirectTo => {
            let damage = damage_total(&ask.look, board.attack()?);
            Some(Text::new("armada-context-damage").text("attack", attack(ask)?).number("damage", damage))
        }
        Prompt::RemoveDie
        | Prompt::AddedColour
        | Prompt::RerollDie
        | Prompt::RerollDice
        | Prompt::EvadeDie
        | Prompt::EvadeAtExtreme
        | Prompt::EvadeAtMedium
        | Prompt::EvadeAtClose
        | Prompt::CounterAttack => attack(ask),
        Prompt::EvadeExtraDie => Some(Text::new("armada-context-evade-extra")),
        Prompt::PlaceDisplaced => piece("armada-context-displaced"),
        Prompt::NextSquadronTarget => piece("armada-context-next-squadron"),
        _ => about(),
    }
}

/// What a decision is about.
pub(super) fn about(ask: &Ask<'_>) -> Option<Text> {
    let (game, board) = (ask.look.game, ask.look.board);
    match ask.about? {
        Thing::Upgrade(at) => {
            let upgrade = board.upgrade(at);
            let text = Text::new("armada-card-of").name("card", &*game.facts[upgrade.card].name);
            Some(text.name("ship", names::ship(game, board, upgrade.ship)))
        }
        it => it.piece().map(|_| names::party(game, board, it)),
    }
}

/// The attack under way.
pub(super) fn attack(ask: &Ask<'_>) -> Option<Text> {
    let (game, board) = (ask.look.game, ask.look.board);
    let attack = board.attack()?;
    Some(
        Text::new("armada-context-attack")
            .text("attacker", names::party(game, board, attack.attacker))
            .text("defender", names::party(game, board, attack.defender))
            .text("range", names::range(attack.range.0)),
    )
}

fn obstructed(ask: &Ask<'_>) -> Option<Text> {
    Some(Text::new("armada-context-obstructed").text("attack", attack(ask)?))
}

fn objective(ask: &Ask<'_>) -> Option<Text> {
    ask.look.board.objective.map(|id| Text::of_name(&*ask.look.game.facts[id].name))
}

/// How many ships in play have yet to activate.
fn waiting(ask: &Ask<'_>, mine: bool) -> usize {
    let board = ask.look.board;
    let side = board.side(ask.decision.seat);
    let counts = |ship: &ShipNo| {
        let ship = board.ship(*ship);
        !ship.activated && (board.side(ship.controller) == side) == mine
    };
    board.ships_in_play().filter(counts).count()
}

/// How many squadrons in play have yet to activate.
fn squadrons(ask: &Ask<'_>, mine: bool) -> usize {
    let board = ask.look.board;
    let side = board.side(ask.decision.seat);
    let counts = |squadron: &SquadronNo| {
        let squadron = board.squadron(*squadron);
        !squadron.activated && (board.side(squadron.controller) == side) == mine
    };
    board.squadrons_in_play().filter(counts).count()
}

/// Which attack of the activation it is: so many more than were counted.
fn attack_number(ask: &Ask<'_>, ship: Option<ShipNo>, more: u8) -> Option<Text> {
    let (ship, look) = (ship?, &ask.look);
    let printed = if look.game.ship(look.board, ship).size == Size::Huge { 3 } else { 2 };
    let most = look.value(Query::Attacks, About::subject(Thing::Ship(ship)), printed);
    Some(
        Text::new("armada-context-attack-number")
            .text("piece", about(ask)?)
            .number("number", f64::from(look.board.ship(ship).attacks + more))
            .number("most", f64::from(most)),
    )
}
