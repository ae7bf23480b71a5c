//! What can be chosen, with what tells one choice from another.

use broadside_armada::board::{Defense, UpgradeState};
use broadside_armada::facts::{Command, ObjectiveId, Term};
use broadside_armada::values;
use broadside_armada::words::{self, Payment, Prompt, RepairEffect, ShipNo, SquadronNo, Thing};
use broadside_stage::{Choice, Text};

use super::{Ask, effects, targets, tokens};
use crate::words as shown;
use crate::{ids, names};

/// A choice.
pub(super) fn choice(ask: &Ask<'_>, it: Thing) -> Choice {
    let mut choice = plain(ask, it);
    targets::target(ask, it, &mut choice);
    choice
}

/// A choice that is not legal.
pub(super) fn refused(ask: &Ask<'_>, it: Thing) -> Choice {
    let mut choice = choice(ask, it);
    choice.dice.clear();
    choice.value = None;
    choice
}

fn plain(ask: &Ask<'_>, it: Thing) -> Choice {
    let (game, board) = (ask.look.game, ask.look.board);
    let mut choice = match it {
        Thing::Ship(at) => ship(ask, at),
        Thing::Squadron(at) => squadron(ask, at),
        Thing::Zone(at, zone) => zone_of(ask, at, zone),
        Thing::Obstacle(_) | Thing::Token(_) => Choice::named(names::party(game, board, it)),
        Thing::ShipToken(..) | Thing::SquadronToken(..) => defense(ask, it),
        Thing::Die(at) => die(ask, at),
        Thing::Upgrade(at) => {
            let upgrade = board.upgrade(at);
            let detail = match upgrade.state {
                UpgradeState::Exhausted => "armada-card-exhausted-of",
                _ => "armada-card-on",
            };
            Choice {
                label: Text::of_name(&*game.facts[upgrade.card].name),
                detail: Some(Text::new(detail).name("ship", names::ship(game, board, upgrade.ship))),
                icon: Some("card".into()),
                ..Choice::default()
            }
        }
        Thing::Card(at) => Choice {
            label: Text::of_name(&*game.facts[game.damage_kind(at)].name),
            detail: Some(shown::text("damage", game.damage_kind(at).word())),
            icon: Some("damage".into()),
            ..Choice::default()
        },
        Thing::Facedown(at) => {
            let faceup = board.decks.faceup(at).count() as u8;
            Choice {
                label: Text::new("armada-card-facedown"),
                detail: Some(
                    Text::new("armada-card-facedown-count").number("count", board.ship(at).damage - faceup),
                ),
                icon: Some("damage".into()),
                ..Choice::default()
            }
        }
        Thing::Dial(at, place) => Choice::named(
            Text::new("armada-slot-dial")
                .name("ship", names::ship(game, board, at))
                .number("place", f64::from(place) + 1.0),
        ),
        Thing::Command(command) => command_choice(ask, command),
        Thing::OnCard(at, command) => Choice {
            label: names::command(command),
            detail: Some(
                Text::new("armada-detail-on-card").name("card", &*game.facts[board.upgrade(at).card].name),
            ),
            icon: Some(names::command_icon(command).into()),
            target: ids::of(Thing::Upgrade(at)),
            ..Choice::default()
        },
        Thing::CardDie(at, nth) => {
            let Some(die) = board.pile(at).dice().nth(nth.into()) else { return Choice::default() };
            Choice {
                label: names::die_shows(die),
                detail: Some(
                    Text::new("armada-detail-on-card")
                        .name("card", &*game.facts[board.upgrade(at).card].name),
                ),
                dice: vec![names::die(None, die)],
                target: ids::of(Thing::Upgrade(at)),
                ..Choice::default()
            }
        }
        Thing::GainedDial(command) => Choice {
            label: Text::new("armada-choice-gained-dial").text("command", names::command(command)),
            icon: Some(names::command_icon(command).into()),
            ..Choice::default()
        },
        Thing::Colour(colour) => Choice {
            label: Text::new(format!("armada-die-{}", colour.word())),
            dice: vec![broadside_stage::Die { id: None, colour: colour.word().into(), face: None }],
            ..Choice::default()
        },
        Thing::Face(face) => Choice {
            label: Text::new(format!("armada-face-{}", names::kebab(names::face(face)))),
            icon: Some(names::kebab(names::face(face))),
            ..Choice::default()
        },
        Thing::TokenType(kind) => {
            Choice { label: names::defense(kind), icon: Some(kind.word().into()), ..Choice::default() }
        }
        Thing::Number(number) => number_choice(ask, number),
        Thing::Pay(payment) => pay(ask, payment),
        Thing::Repair(effect) => repair(effect),
        Thing::Objective(id) => objective(ask, id),
        Thing::Player(side) => {
            let mine = side == board.side(ask.decision.seat);
            Choice::named(Text::new(if mine { "armada-player-you" } else { "armada-player-opponent" }))
        }
        Thing::Edge(edge) => Choice::named(names::edge(edge)),
        Thing::Choice(it) => other(ask, it),
        Thing::Option(nth) => effects::option(ask, nth),
        Thing::Effect(offer) => effects::offered(ask, offer),
        Thing::Nothing => Choice::named(Text::new("armada-nothing")),
    };
    choice.target = choice.target.or_else(|| ids::of(it));
    choice
}

/// An objective with its category and, where it is played, what it does.
fn objective(ask: &Ask<'_>, id: ObjectiveId) -> Choice {
    let card = &ask.look.game.facts[id];
    let category =
        card.category.map(|category| Text::new(format!("armada-category-{}", names::kebab(category.word()))));
    let detail = match (category, shown::objective(ask.look.game, card)) {
        (Some(category), Some(says)) => {
            Some(Text::new("armada-objective-says").text("category", category).text("says", says))
        }
        (category, says) => category.or(says),
    };
    Choice {
        label: Text::of_name(&*card.name),
        detail,
        icon: Some("objective".into()),
        card: Some(format!("objective-{}", card.slug)),
        ..Choice::default()
    }
}

fn ship(ask: &Ask<'_>, at: ShipNo) -> Choice {
    let (game, board) = (ask.look.game, ask.look.board);
    let it = board.ship(at);
    let left = i32::from(values::hull(&ask.look, at)) - i32::from(it.damage);
    let mut choice = Choice::named(Text::of_name(names::ship(game, board, at)));
    choice.icon = Some("ship".into());
    let known = it.controller == ask.decision.seat;
    let dial = it.dials.first().filter(|dial| known || dial.known.holds(ask.decision.seat));
    choice.detail = Some(match (ask.step(), dial) {
        (Some(Prompt::ChooseDeployment | Prompt::SetAside), _) => {
            Text::new("armada-detail-points").number("points", game.ship(board, at).points)
        }
        (Some(Prompt::ActivateShip), Some(dial)) => Text::new("armada-detail-ship-dial")
            .number("hull", left)
            .number("speed", it.speed)
            .text("command", names::command(dial.command)),
        _ => Text::new("armada-detail-ship").number("hull", left).number("speed", it.speed),
    });
    choice
}

fn squadron(ask: &Ask<'_>, at: SquadronNo) -> Choice {
    let (game, board) = (ask.look.game, ask.look.board);
    let it = board.squadron(at);
    let mut choice = Choice::named(Text::of_name(names::squadron(game, board, at)));
    choice.icon = Some("fighter".into());
    choice.detail = Some(match ask.step() {
        Some(Prompt::ChooseDeployment | Prompt::SetAside) => {
            Text::new("armada-detail-points").number("points", game.squadron(board, at).points)
        }
        Some(Prompt::ActivateSquadron | Prompt::CommandSquadron)
            if it.in_play() && values::engaged_with(&ask.look, at) != 0 =>
        {
            Text::new("armada-detail-squadron-engaged").number("hull", it.hull)
        }
        _ => Text::new("armada-detail-squadron").number("hull", it.hull),
    });
    choice
}

fn zone_of(ask: &Ask<'_>, at: ShipNo, zone: broadside_armada::facts::Zone) -> Choice {
    let (game, board) = (ask.look.game, ask.look.board);
    let own = ask.about.and_then(Thing::ship) == Some(at);
    let mut choice = Choice::named(if own {
        Text::new(format!("armada-hull-{}", ids::zone(zone)))
    } else {
        names::party(game, board, Thing::Zone(at, zone))
    });
    choice.icon = Some("shields".into());
    let now = board.ship(at).shields[zone as usize];
    let most = values::max_shields(&ask.look, at, zone);
    choice.detail = Some(Text::new("armada-detail-shields").number("now", now).number("most", most));
    if ask.step() == Some(Prompt::AttackFrom) {
        choice.dice = names::dice(values::battery(&ask.look, at, zone));
        targets::only(ask, Thing::Zone(at, zone), &mut choice);
    }
    choice
}

fn defense(ask: &Ask<'_>, token: Thing) -> Choice {
    let Some(slot) = values::defense(&ask.look, token) else {
        return Choice::named(Text::new("armada-nothing"));
    };
    let spending = ask.step() == Some(Prompt::SpendDefenseToken);
    let does = spending.then(|| tokens::would_do(ask, &slot)).flatten();
    let detail = match slot.state {
        Defense::Ready => "armada-state-ready",
        Defense::Exhausted if spending => "armada-state-will-go",
        Defense::Exhausted => "armada-state-exhausted",
        Defense::Discarded => "armada-state-discarded",
    };
    // Of tokens that somebody else lends, whose they are.
    let owner = match token {
        Thing::ShipToken(ship, _) => Thing::Ship(ship),
        Thing::SquadronToken(squadron, _) => Thing::Squadron(squadron),
        other => other,
    };
    let defender = ask.look.board.attack().and_then(|attack| attack.defender.piece());
    let lent = spending && defender.is_some() && owner.piece() != defender;
    let name = names::defense(slot.kind);
    Choice {
        label: match lent {
            true => {
                let of = names::party(ask.look.game, ask.look.board, owner);
                Text::new("armada-token-lent").text("token", name).text("piece", of)
            }
            false => name,
        },
        detail: does.or_else(|| Some(Text::new(detail))),
        icon: Some(slot.kind.word().into()),
        card: Some(format!("defense-{}", slot.kind.word())),
        ..Choice::default()
    }
}

fn die(ask: &Ask<'_>, at: u8) -> Choice {
    let Some(found) = ask.look.board.attack().and_then(|attack| attack.dice.get(at as usize)) else {
        return Choice::named(Text::new("armada-die").number("number", f64::from(at) + 1.0));
    };
    Choice { label: names::die_shows(*found), dice: vec![names::die(Some(at), *found)], ..Choice::default() }
}

fn command_choice(ask: &Ask<'_>, command: Command) -> Choice {
    let detail = match ask.step() {
        Some(Prompt::UseDial) => Some(Text::new("armada-detail-exchange-raid")),
        _ => None,
    };
    Choice {
        label: names::command(command),
        detail,
        icon: Some(names::command_icon(command).into()),
        ..Choice::default()
    }
}

fn number_choice(ask: &Ask<'_>, number: i8) -> Choice {
    let speeds = matches!(ask.step(), Some(Prompt::ChangeSpeed | Prompt::DeploySpeed));
    if !speeds {
        return Choice::named(Text::new("armada-number").number("number", f64::from(number)));
    }
    let mut choice = Choice::named(Text::new("armada-speed").number("speed", f64::from(number)));
    choice.icon = Some("speed".into());
    let now = ask.about.and_then(Thing::ship).map(|ship| ask.look.board.ship(ship).speed as i8);
    if ask.step() == Some(Prompt::ChangeSpeed)
        && let Some(now) = now
    {
        let id = match number - now {
            0 => "armada-detail-speed-same",
            1.. => "armada-detail-speed-up",
            _ => "armada-detail-speed-down",
        };
        choice.detail = Some(Text::new(id).number("by", f64::from((number - now).abs())));
    }
    if number == 0 {
        choice.detail = Some(Text::new("armada-detail-speed-zero"));
    }
    choice
}

fn pay(ask: &Ask<'_>, payment: Payment) -> Choice {
    let id = match payment {
        Payment::Dial => "dial",
        Payment::Token => "token",
        Payment::Both => "both",
        Payment::AsToken => "as-token",
        Payment::DialAsToken => "dial-as-token",
    };
    let icon = match ask.step() {
        Some(Prompt::PayCommand(command)) => names::command_icon(command),
        _ => "dial",
    };
    let effect = match ask.step() {
        Some(Prompt::PayCommand(command)) => {
            let like = match payment.counted() {
                Payment::Token => "token",
                Payment::Dial => "dial",
                _ => "both",
            };
            let id = format!("armada-pays-{}-{like}", names::command_icon(command));
            let ship = ask.about.and_then(Thing::ship);
            let value = ship.map_or(0, |ship| match command {
                Command::Squadron => values::squadron(&ask.look, ship),
                Command::Repair => values::engineering(&ask.look, ship),
                _ => 0,
            });
            Some(Text::new(id).number("value", value).number("half", value.div_ceil(2)))
        }
        _ => None,
    };
    Choice {
        label: Text::new(format!("armada-pay-{id}")),
        detail: effect,
        icon: Some(icon.into()),
        ..Choice::default()
    }
}

fn repair(effect: RepairEffect) -> Choice {
    let (id, icon) = match effect {
        RepairEffect::MoveShields => ("move-shields", "shields"),
        RepairEffect::RecoverShields => ("recover-shields", "shields"),
        RepairEffect::RepairHull => ("repair-hull", "hull"),
        RepairEffect::RepairSquadron => ("repair-squadron", "fighter"),
        RepairEffect::ProjectShield => ("project-shield", "shields"),
        RepairEffect::GatherVictory => ("gather-victory", "victory"),
    };
    Choice {
        label: Text::new(format!("armada-repair-{id}")),
        icon: Some(icon.into()),
        value: Some(Text::new("armada-points").number("points", effect.cost())),
        ..Choice::default()
    }
}

fn other(ask: &Ask<'_>, it: words::Choice) -> Choice {
    use words::Choice as Of;
    let (id, icon) = match it {
        Of::KeepDial => ("keep-dial", "dial"),
        Of::TakeToken => ("take-token", "token"),
        Of::ShakeOffRaids => ("shake-off-raids", "raid"),
        Of::Attack => ("attack", "attack"),
        Of::Move => ("move", "move"),
        Of::End => ("end", "end"),
        Of::SpendPassToken => ("pass-token", "pass"),
        Of::Ignite => ("ignite", "attack"),
        Of::SlowDown => ("slow-down", "speed"),
        Of::ChangeDial => ("change-dial", "dial"),
    };
    let mut choice = Choice::named(Text::new(format!("armada-choice-{id}")));
    choice.icon = Some(icon.into());
    if let (Of::Attack, Some(squadron @ Thing::Squadron(_))) = (it, ask.about) {
        targets::only(ask, squadron, &mut choice);
        return choice;
    }
    choice.detail = match it {
        Of::KeepDial => revealed(ask)
            .map(|command| Text::new(format!("armada-detail-keep-{}", names::command_icon(command)))),
        Of::TakeToken => token_cost(ask),
        Of::ShakeOffRaids => Some(Text::new("armada-detail-raids")),
        Of::SpendPassToken => {
            let side = ask.look.board.side(ask.decision.seat);
            let left = ask.look.board.sides[side].passes;
            Some(Text::new("armada-detail-pass-tokens").number("left", left))
        }
        _ => None,
    };
    if let (Of::KeepDial | Of::TakeToken, Some(command)) = (it, revealed(ask)) {
        choice.icon = Some(names::command_icon(command).into());
    }
    choice
}

fn revealed(ask: &Ask<'_>) -> Option<Command> {
    ask.look.board.ship(ask.about.and_then(Thing::ship)?).revealed
}

/// What a command token costs: the dial, and perhaps a token.
fn token_cost(ask: &Ask<'_>) -> Option<Text> {
    let ship = ask.about.and_then(Thing::ship)?;
    let (it, command) = (ask.look.board.ship(ship), revealed(ask)?);
    let full = it.all_tokens() >= values::token_limit(&ask.look, ship);
    Some(if it.has_token(command) && !values::several_tokens(&ask.look, ship) {
        Text::new("armada-detail-token-twice").text("command", names::command(command))
    } else if full {
        Text::new("armada-detail-token-full").text("command", names::command(command))
    } else {
        Text::new("armada-detail-token").text("command", names::command(command))
    })
}
