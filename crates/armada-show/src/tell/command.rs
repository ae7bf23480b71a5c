//! Dials, tokens and cards.

use broadside_armada::facts::{Command, Pile};
use broadside_armada::words::{Event, ShipNo, Thing, UpgradeNo};
use broadside_stage::{Text, Told};

use super::Tale;
use crate::{ids, names};

/// A line about a ship and a command.
fn commanded(tale: &Tale<'_>, level: u8, ship: ShipNo, command: Command, id: &str) -> Told {
    let text = Text::new(id).text("command", names::command(command));
    tale.about(level, names::command_icon(command), Thing::Ship(ship), text)
}

/// A line about a ship and a number.
fn counted(tale: &Tale<'_>, icon: &str, ship: ShipNo, count: u8, id: &str) -> Told {
    tale.about(2, icon, Thing::Ship(ship), Text::new(id).number("count", count))
}

/// A line about an upgrade card.
fn card(tale: &Tale<'_>, at: UpgradeNo, text: Text) -> Told {
    let upgrade = tale.board.upgrade(at);
    let text = text.name("card", &*tale.game.facts[upgrade.card].name);
    let mut told = tale.about(2, "card", Thing::Ship(upgrade.ship), text);
    told.targets.extend(ids::of(Thing::Upgrade(at)));
    told
}

pub(super) fn tell(tale: &Tale<'_>, event: &Event) -> Option<Told> {
    Some(match event {
        Event::DialsAssigned(at, n) => {
            let text = Text::new("armada-told-dials").number("count", *n);
            tale.player(1, "dial", tale.board.side_of_ship(*at), text)
        }
        Event::DialRevealed(at, command) => commanded(tale, 1, *at, *command, "armada-told-reveals"),
        Event::DialDiscarded(at, Some(command)) => {
            commanded(tale, 2, *at, *command, "armada-told-discards-dial-of")
        }
        Event::DialDiscarded(at, None) => counted(tale, "dial", *at, 1, "armada-told-discards-dial"),
        Event::DialChanged(at, ..) => tale.of(2, "dial", Thing::Ship(*at), "armada-told-dial-changed"),
        Event::DialGained(at, command) => commanded(tale, 2, *at, *command, "armada-told-gains-dial"),
        Event::LookedAtDials(by, at, n) => {
            let ship = names::ship(tale.game, tale.board, *at);
            let text = Text::new("armada-told-looks-at-dials").name("ship", ship).number("count", *n);
            tale.player(2, "dial", tale.board.side(*by), text)
        }
        Event::CommandTokenGained(at, command) => {
            commanded(tale, 2, *at, *command, "armada-told-gains-token")
        }
        // A command that is resolved tells how it was paid for.
        Event::CommandTokenSpent(at, command) if tale.card => {
            commanded(tale, 2, *at, *command, "armada-told-spends-token")
        }
        Event::CommandTokenDiscarded(at, command) => {
            commanded(tale, 2, *at, *command, "armada-told-discards-token")
        }
        Event::RaidGained(at, command) => commanded(tale, 2, *at, *command, "armada-told-gains-raid"),
        Event::RaidDiscarded(at, command) => commanded(tale, 2, *at, *command, "armada-told-discards-raid"),
        Event::CommandResolved(at, command, dial, token) => {
            let id = match (dial, token) {
                (true, true) => "armada-told-resolves-both",
                (true, false) => "armada-told-resolves-dial",
                (false, true) => "armada-told-resolves-token",
                (false, false) => "armada-told-resolves",
            };
            commanded(tale, 1, *at, *command, id)
        }
        Event::EngineeringPoints(at, n) => counted(tale, "repair", *at, *n, "armada-told-points"),
        Event::UpgradeExhausted(at) => card(tale, *at, Text::new("armada-told-card-exhausted")),
        Event::UpgradeReadied(at) if tale.card => card(tale, *at, Text::new("armada-told-card-readied")),
        Event::UpgradeDiscarded(at) => card(tale, *at, Text::new("armada-told-card-discarded")),
        Event::UpgradeEquipped(at, to) => {
            let to = names::ship(tale.game, tale.board, *to);
            card(tale, *at, Text::new("armada-told-card-equipped").name("ship", to))
        }
        Event::CardTokenPlaced(at, command) => {
            card(tale, *at, Text::new("armada-told-token-on-card").text("command", names::command(*command)))
        }
        Event::CardTokenDiscarded(at, command) => {
            card(tale, *at, Text::new("armada-told-token-off-card").text("command", names::command(*command)))
        }
        Event::CardDialRevealed(at, command) => {
            card(tale, *at, Text::new("armada-told-dial-off-card").text("command", names::command(*command)))
        }
        Event::CardDiePlaced(at, die) => {
            card(tale, *at, Text::new("armada-told-die-on-card").text("die", names::die_shows(*die)))
        }
        Event::CardRoundPlaced(at, round) => {
            card(tale, *at, Text::new("armada-told-round-on-card").number("round", *round))
        }
        Event::LookedAtDamage(by, at, n) => {
            let ship = names::ship(tale.game, tale.board, *at);
            let text = Text::new("armada-told-looks-at-damage").name("ship", ship).number("count", *n);
            tale.player(2, "damage", tale.board.side(*by), text)
        }
        Event::PilePlaced(at, n) => {
            let begins = tale.game.facts[tale.board.upgrade(*at).card].starts_with;
            let dials = begins.is_some_and(|begins| begins.pile == Pile::Dials);
            let id = if dials { "armada-told-pile-dials" } else { "armada-told-pile" };
            card(tale, *at, Text::new(id).number("tokens", *n))
        }
        Event::LookedAtDeck(by, n) => tale.player(
            2,
            "damage",
            tale.board.side(*by),
            Text::new("armada-told-looks-at-deck").number("count", *n),
        ),
        Event::DeckDiscarded(n) => {
            tale.line(2, "damage", Text::new("armada-told-deck-discarded").number("count", *n))
        }
        Event::Reshuffled(_) => tale.line(2, "damage", Text::new("armada-told-reshuffled")),
        _ => return None,
    })
}
