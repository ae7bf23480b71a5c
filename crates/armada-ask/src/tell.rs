//! Things and events in words.

use broadside_armada::board::{AttackKind, Defense, DefenseSlot, Die};
use broadside_armada::facts::{Command, Term};
use broadside_armada::words::{Event, Phase, Piece, ShipNo, Thing};
use broadside_engine::Side;
use broadside_table::Pose;

use super::ArmadaScene;
use super::cards;
use super::items;
use super::measure::range_name;

/// The name of a ship.
pub(super) fn ship(scene: &ArmadaScene<'_>, at: ShipNo) -> String {
    scene.names.of(Thing::Ship(at)).map_or_else(|| format!("ship {}", at.0), str::to_owned)
}

/// Several names with `and` between them.
pub(super) fn several(names: &[String]) -> String {
    if names.is_empty() { "none".into() } else { names.join(" and ") }
}

fn number(value: f64) -> String {
    let text = format!("{value:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// A place.
pub(super) fn pose(pose: Pose) -> String {
    let facing = number(pose.facing.degrees());
    format!("at {} {} facing {facing}", number(pose.x_mm()), number(pose.y_mm()))
}

/// A die as it lies.
pub(super) fn die(die: Die) -> String {
    format!("{} {}", die.colour.word(), cards::face(die.face))
}

fn dice(all: &[Die]) -> String {
    several(&all.iter().map(|one| die(*one)).collect::<Vec<_>>())
}

/// A defense token as it lies.
pub(super) fn slot(slot: &DefenseSlot) -> String {
    let state = match slot.state {
        Defense::Ready => "",
        Defense::Exhausted => " exhausted",
        Defense::Discarded => " discarded",
    };
    format!("{}{state}", slot.kind.word())
}

/// A defense token: its type, its side, whose it is.
pub(super) fn defense(scene: &ArmadaScene<'_>, token: Thing) -> (&'static str, Defense, String) {
    let board = scene.board();
    let (slot, bearer) = match token {
        Thing::ShipToken(at, place) => (board.ship(at).defense.get(place as usize), Thing::Ship(at)),
        Thing::SquadronToken(at, place) => {
            (board.squadron(at).defense.get(place as usize), Thing::Squadron(at))
        }
        _ => (None, Thing::Nothing),
    };
    let slot = slot.copied().unwrap_or_default();
    (slot.kind.word(), slot.state, thing(scene, bearer))
}

/// A thing as an answer would name it.
pub(super) fn thing(scene: &ArmadaScene<'_>, item: Thing) -> String {
    let (board, facts) = (scene.board(), scene.game.facts);
    let named = |item: Thing, what: &str, number: u8| {
        scene.names.of(item).map_or_else(|| format!("{what} {}", number + 1), str::to_owned)
    };
    match item {
        Thing::Nothing => "nothing".into(),
        Thing::Ship(at) => ship(scene, at),
        Thing::Zone(at, zone) => format!("{} {}", ship(scene, at), cards::zone(zone)),
        Thing::Squadron(at) => named(item, "squadron", at.0),
        Thing::Obstacle(at) => named(item, "obstacle", at.0),
        Thing::Token(at) => named(item, "token", at.0),
        Thing::Upgrade(at) => facts[board.upgrade(at).card].name.to_string(),
        Thing::Card(card) => facts[scene.game.damage_kind(card)].name.to_string(),
        Thing::Facedown(_) => "facedown card".into(),
        Thing::Die(at) => match board.attack().and_then(|attack| attack.dice.get(at as usize)) {
            Some(found) => die(*found),
            None => format!("die {}", at + 1),
        },
        Thing::ShipToken(..) | Thing::SquadronToken(..) => {
            let (kind, state, bearer) = defense(scene, item);
            let state = match state {
                Defense::Ready => "",
                Defense::Exhausted => "exhausted ",
                Defense::Discarded => "discarded ",
            };
            match items::place_among_like(scene, item) {
                Some(place) => format!("{bearer} {} {kind}", ordinal(place)),
                None => format!("{bearer} {state}{kind}"),
            }
        }
        Thing::Dial(at, place) => format!("{} dial {}", ship(scene, at), place + 1),
        Thing::Command(command) => command.word().into(),
        Thing::OnCard(at, command) => {
            format!("{} on {}", command.word(), facts[board.upgrade(at).card].name)
        }
        Thing::CardDie(at, nth) => {
            let lies = board.pile(at).dice().nth(nth.into()).map(die).unwrap_or_default();
            format!("{lies} on {}", facts[board.upgrade(at).card].name)
        }
        Thing::GainedDial(command) => format!("the gained {} dial for a token", command.word()),
        Thing::Colour(colour) => colour.word().into(),
        Thing::Face(face) => cards::face(face).into(),
        Thing::TokenType(kind) => kind.word().into(),
        Thing::Number(number) => number.to_string(),
        Thing::Pay(how) => items::payment(how)[0].into(),
        Thing::Repair(effect) => items::repair(effect)[0].into(),
        Thing::Objective(id) => facts[id].name.to_string(),
        Thing::Player(at) => side(scene, at),
        Thing::Edge(edge) => format!("{} edge", cards::edge(edge)),
        Thing::Choice(choice) => items::choice(choice)[0].into(),
        Thing::Option(nth) => format!("option {}", nth + 1),
        Thing::Effect(_) => String::new(),
        #[allow(unreachable_patterns)]
        other => format!("{other:?}"),
    }
}

/// A side, by the name of who speaks for it.
pub(super) fn side(scene: &ArmadaScene<'_>, side: Side) -> String {
    scene.names.of_seat(scene.board().speaker(side))
}

/// `first`, of several tokens of one type.
pub(super) fn ordinal(place: usize) -> &'static str {
    ["first", "second", "third", "fourth", "fifth", "sixth"].get(place).copied().unwrap_or("last")
}

fn piece(scene: &ArmadaScene<'_>, at: &Piece) -> String {
    thing(scene, Thing::from(*at))
}

/// A phase by its name.
pub(super) fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "Setup",
        Phase::Command => "Command Phase",
        Phase::Ship => "Ship Phase",
        Phase::Squadron => "Squadron Phase",
        Phase::Status => "Status Phase",
    }
}

/// So many of something.
pub(super) fn count(n: u8, what: &str) -> String {
    if n == 1 { format!("1 {what}") } else { format!("{n} {what}s") }
}

/// What happened, as it stands behind `happened`.
pub(super) fn event(scene: &ArmadaScene<'_>, event: &Event) -> String {
    let facts = scene.game.facts;
    let ship = |at: &ShipNo| ship(scene, *at);
    let seat = |at: &broadside_engine::Seat| scene.names.of_seat(*at);
    let side = |at: &Side| side(scene, *at);
    let word = |command: &Command| command.word();
    let it = |at: &Thing| thing(scene, *at);
    let card = |at: &broadside_armada::words::UpgradeNo| thing(scene, Thing::Upgrade(*at));
    let kind = |kind: &broadside_armada::facts::DamageKind| facts[*kind].name.to_string();
    match event {
        Event::FirstPlayer(at) => format!("{} is first player", side(at)),
        Event::ObjectiveChosen(id) => format!("the objective is {}", facts[*id].name),
        Event::RoundBegan(round) => format!("round {round} begins"),
        Event::RoundToken(round) => format!("round token {round} is placed"),
        Event::PhaseBegan(at) => format!("the {} begins", phase(*at)),
        Event::Passed(at, true) => format!("{} passes with a pass token", side(at)),
        Event::Passed(at, false) => format!("{} passes", side(at)),
        Event::Deployed(at, place) => format!("{} is deployed {}", piece(scene, at), pose(*place)),
        Event::Moved(at, place) => {
            format!("{} moves to {}", piece(scene, at), pose(*place).trim_start_matches("at "))
        }
        Event::Speed(at, speed) => format!("{} changes to speed {speed}", ship(at)),
        Event::ManeuverSpeed(at, speed) => format!("{} maneuvers at speed {speed}", ship(at)),
        Event::SetAside(at) => format!("{} is set aside", piece(scene, at)),
        Event::ObstaclePlaced(at, place) => {
            format!("{} is placed {}", it(&Thing::Obstacle(*at)), pose(*place))
        }
        Event::ObstacleTurnedOver(at) => format!("{} is turned over", it(&Thing::Obstacle(*at))),
        Event::ObstacleRemoved(at) => format!("{} is removed", it(&Thing::Obstacle(*at))),
        Event::Marked(what) => format!("{} is marked", it(what)),
        Event::ObjectiveDials(n) => format!("{} lie on the objective", count(*n, "dial")),
        Event::ObjectiveDialRevealed(command) => format!("the objective reveals {}", word(command)),
        Event::TokenPlaced(_, place) => format!("a token is placed {}", pose(*place)),
        Event::TokenRemoved(_) => "a token is removed".into(),
        Event::DialsAssigned(at, n) => format!("{} is assigned {}", ship(at), count(*n, "dial")),
        Event::DialRevealed(at, command) => format!("{} reveals {}", ship(at), word(command)),
        Event::DialSpent(at, command) => format!("{} spends a {} dial", ship(at), word(command)),
        Event::DialDiscarded(at, Some(command)) => format!("{} discards a {} dial", ship(at), word(command)),
        Event::DialDiscarded(at, None) => format!("{} discards a dial", ship(at)),
        Event::DialChanged(at, place, Some(command)) => {
            format!("dial {} of {} is set to {}", place + 1, ship(at), word(command))
        }
        Event::LookedAtDials(by, at, n) => {
            format!("{} looks at {} of {}", seat(by), count(*n, "dial"), ship(at))
        }
        Event::DialChanged(at, place, None) => format!("dial {} of {} is changed", place + 1, ship(at)),
        Event::DialGained(at, command) => format!("{} gains a {} dial", ship(at), word(command)),
        Event::CommandTokenGained(at, command) => format!("{} gains a {} token", ship(at), word(command)),
        Event::CommandTokenSpent(at, command) => format!("{} spends a {} token", ship(at), word(command)),
        Event::CommandTokenDiscarded(at, command) => {
            format!("{} discards a {} token", ship(at), word(command))
        }
        Event::RaidGained(at, command) => format!("{} gains a {} raid token", ship(at), word(command)),
        Event::RaidDiscarded(at, command) => format!("{} discards a {} raid token", ship(at), word(command)),
        Event::CommandResolved(at, command, dial, token) => {
            let how = match (dial, token) {
                (true, true) => " with dial and token",
                (true, false) => " with a dial",
                (false, true) => " with a token",
                (false, false) => "",
            };
            format!("{} resolves {}{how}", ship(at), word(command))
        }
        Event::ShipActivated(at) => format!("{} activates", ship(at)),
        Event::ShipFinished(at) => format!("{} ends its activation", ship(at)),
        Event::SquadronActivated(at) => format!("{} activates", it(&Thing::Squadron(*at))),
        Event::SliderSet(at, activated) => {
            let side = if *activated { "activated" } else { "unactivated" };
            format!("{} is {side}", it(&Thing::Squadron(*at)))
        }
        Event::AttackDeclared(attacker, defender, kind, range) => {
            let kind = match kind {
                AttackKind::Ordinary => "",
                AttackKind::Salvo => " (salvo)",
                AttackKind::Counter => " (counter)",
                AttackKind::Snipe => " (snipe)",
                AttackKind::Ignition => " (ignition)",
                AttackKind::Exogorth => " (exogorth)",
                AttackKind::Objective => " (objective)",
            };
            format!("{} attacks {} at {} range{kind}", it(attacker), it(defender), range_name(*range))
        }
        Event::AttackCanceled => "the attack is canceled".into(),
        Event::DiceGathered(counts) => format!("gathered {}", super::see::dice_text(*counts)),
        Event::DieRemoved(colour) => format!("a {} die is removed", colour.word()),
        Event::Rolled(all) => format!("rolled {}", dice(all)),
        Event::DieAdded(one) => format!("{} is added", die(*one)),
        Event::Rerolled(_, before, after) => {
            format!("{} is rerolled to {}", die(*before), cards::face(after.face))
        }
        Event::DieChanged(_, before, after) => {
            format!("{} becomes {}", die(*before), cards::face(after.face))
        }
        Event::DieSpent(one) => format!("{} is spent", die(*one)),
        Event::DieCanceled(one) => format!("{} is canceled", die(*one)),
        Event::RolledAside(all) => format!("rolled aside {}", dice(all)),
        Event::TokenLocked(token) => format!("{} is locked", plain(scene, token)),
        Event::TokenSpent(token) => format!("{} is spent", plain(scene, token)),
        Event::TokenExhausted(token) => format!("{} is exhausted", plain(scene, token)),
        Event::TokenReadied(token) => format!("{} is readied", plain(scene, token)),
        Event::TokenDiscarded(token) => format!("{} is discarded", plain(scene, token)),
        Event::TokenRecovered(token) => format!("{} is recovered", plain(scene, token)),
        Event::TokenGained(token) => format!("{} is gained", plain(scene, token)),
        Event::TokenReplaced(token, before, _) => {
            format!("{} replaces {}", plain(scene, token), before.word())
        }
        Event::DieFrozen(_, one) => format!("{} is frozen", die(*one)),
        Event::Critical(true) => "the standard critical effect is resolved".into(),
        Event::Critical(false) => "a critical effect is resolved".into(),
        Event::DamageTotaled(total) => format!("damage {total}"),
        Event::DefendingZone(zone) => format!("{} becomes the defending hull zone", it(zone)),
        Event::Doomed(at) => format!("the destruction of {} is put off", piece(scene, at)),
        Event::CardTurnedUp(at, _, which) => format!("{} is turned up for {}", kind(which), ship(at)),
        Event::CardAverted(at, which) => {
            format!("{} is discarded before {} is dealt it", kind(which), ship(at))
        }
        Event::Returned(at, _) => format!("{} comes back", it(&Thing::Squadron(*at))),
        Event::ShieldsLost(at, zone, n) => {
            format!("{} loses {} at the {}", ship(at), count(*n, "shield"), cards::zone(*zone))
        }
        Event::ShieldsGained(at, zone, n) => {
            format!("{} gains {} at the {}", ship(at), count(*n, "shield"), cards::zone(*zone))
        }
        Event::DealtFacedown(at) => format!("{} is dealt a facedown card", piece(scene, at)),
        Event::DealtFaceup(at, _, which) => format!("{} is dealt {}", ship(at), kind(which)),
        Event::FlippedFaceup(at, _, which) => format!("{} of {} is turned faceup", kind(which), ship(at)),
        Event::FlippedFacedown(at, _) => format!("a card of {} is turned facedown", ship(at)),
        Event::CardDiscarded(at) => format!("{} discards a damage card", ship(at)),
        Event::LookedAtDeck(at, n) => format!("{} looks at {} of the deck", seat(at), count(*n, "card")),
        Event::DeckDiscarded(1) => "1 card of the deck is discarded".into(),
        Event::DeckDiscarded(n) => format!("{n} cards of the deck are discarded"),
        Event::Reshuffled(_) => "the damage deck is shuffled".into(),
        Event::HullLost(at, n) => format!("{} loses {} hull", it(&Thing::Squadron(*at)), n),
        Event::HullRecovered(at, n) => format!("{} recovers {} hull", it(&Thing::Squadron(*at)), n),
        Event::Destroyed(at) => format!("{} is destroyed", piece(scene, at)),
        Event::UpgradeExhausted(at) => format!("{} is exhausted", card(at)),
        Event::UpgradeReadied(at) => format!("{} is readied", card(at)),
        Event::UpgradeDiscarded(at) => format!("{} is discarded", card(at)),
        Event::PilePlaced(at, 1) => format!("1 token lies on {}", card(at)),
        Event::PilePlaced(at, n) => format!("{n} tokens lie on {}", card(at)),
        Event::UpgradeEquipped(at, to) => format!("{} is equipped to {}", card(at), ship(to)),
        Event::CardTokenPlaced(at, command) => format!("a {} token is placed on {}", word(command), card(at)),
        Event::CardTokenDiscarded(at, command) => {
            format!("a {} token is discarded from {}", word(command), card(at))
        }
        Event::CardDialRevealed(at, command) => {
            format!("a {} dial of {} is revealed and discarded", word(command), card(at))
        }
        Event::CardDiePlaced(at, it) => format!("{} is placed on {}", die(*it), card(at)),
        Event::CardRoundPlaced(at, round) => format!("round token {round} is placed on {}", card(at)),
        Event::LookedAtDamage(by, at, n) => {
            format!("{} looks at {} of {}", seat(by), count(*n, "facedown card"), ship(at))
        }
        Event::ObjectiveShip(at) => format!("{} becomes an objective ship", ship(at)),
        Event::ObjectiveToken(at, by) if *by >= 0 => {
            format!("{} gains {}", ship(at), count(by.unsigned_abs(), "objective token"))
        }
        Event::ObjectiveToken(at, by) => {
            format!("{} loses {}", ship(at), count(by.unsigned_abs(), "objective token"))
        }
        Event::VictoryTokens(at, n) => format!("{} gains {}", side(at), count(*n, "victory token")),
        Event::PassTokens(at, n) => format!("{} has {}", side(at), count(*n, "pass token")),
        Event::EngineeringPoints(at, n) => format!("{} has {}", ship(at), count(*n, "engineering point")),
        Event::OverlappedShip(at, other, speed) => {
            format!("{} overlaps {} and moves at speed {speed}", ship(at), ship(other))
        }
        Event::OverlappedObstacle(at, other) => {
            format!("{} overlaps {}", piece(scene, at), it(&Thing::Obstacle(*other)))
        }
        Event::ObstaclesIgnored(at) => format!("{} ignores obstacles", ship(at)),
        Event::Initiative(at) => format!("{} has the initiative", side(at)),
        Event::GameOver(Some(side)) => {
            format!("the game is over: {} wins", self::side(scene, *side))
        }
        Event::GameOver(None) => "the game is over".into(),
        #[allow(unreachable_patterns)]
        other => format!("{other:?}"),
    }
}

/// A defense token without its side, which may have changed since.
fn plain(scene: &ArmadaScene<'_>, token: &Thing) -> String {
    let (kind, _, bearer) = defense(scene, *token);
    format!("{bearer} {kind}")
}
