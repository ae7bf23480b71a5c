//! What can be seen: the game, the attack under way, players and cards.

use broadside_armada::board::{AttackKind, CardPlace, Die, UpgradeState};
use broadside_armada::facts::{Colour, DefenseToken, Term, Zone};
use broadside_armada::words::{CardNo, Event, Piece, Thing, UpgradeNo};
use broadside_engine::{Game, Side, Viewer};
use broadside_scenario::{Phrase, Problem, Seen};

use super::cards::{self, COLOURS, DEFENSES, FACES};
use super::measure::{RANGES, range_name};
use super::table::PHASES;
use super::{ArmadaScene, begin, knows, measure, ships, tell};
use crate::refused::{AskRefused, Wanted};

/// Words that begin a value of the game or of the attack.
const GENERAL: [&str; 39] = [
    "a spectator knows",
    "round",
    "phase",
    "first player",
    "second player",
    "first",
    "second",
    "objective",
    "no objective",
    "deck",
    "discard pile",
    "top card",
    "active",
    "score",
    "winner",
    "victory tokens",
    "pass tokens",
    "range",
    "distance",
    "arc",
    "sight",
    "obstruction",
    "obstructed",
    "dice",
    "pool",
    "damage",
    "hits",
    "crits",
    "criticals",
    "attack",
    "attacker",
    "defender",
    "locked",
    "objective tokens",
    "proximity mines",
    "targeting tokens",
    "faceup first",
    "redirect",
    "objective done",
];

pub(super) fn see(scene: &ArmadaScene<'_>, phrase: &mut Phrase<'_>) -> Result<Seen, Problem> {
    enum Subject {
        Word(&'static str),
        Piece(Thing),
        Upgrade(usize),
        Side(Side),
    }
    let board = scene.board();
    let facts = scene.game.facts;
    let words = GENERAL.iter().map(|word| (*word, Subject::Word(word)));
    let pieces = scene.names.pieces().map(|(name, thing)| (name, Subject::Piece(thing)));
    let upgrades = board.upgrades.iter().enumerate();
    let upgrades = upgrades.map(|(at, upgrade)| (&*facts[upgrade.card].name, Subject::Upgrade(at)));
    let sides = Side::BOTH.map(|side| (tell::side(scene, side), side));
    let sides = sides.iter().map(|(name, side)| (name.as_str(), Subject::Side(*side)));
    match phrase.one_of(Wanted::Sight, words.chain(pieces).chain(sides).chain(upgrades))? {
        Subject::Word(word) => general(scene, word, phrase),
        Subject::Piece(Thing::Ship(ship)) => ships::ship(scene, ship, phrase),
        Subject::Piece(Thing::Squadron(squadron)) => ships::squadron(scene, squadron, phrase),
        Subject::Piece(Thing::Obstacle(obstacle)) => ships::obstacle(scene, obstacle, phrase),
        Subject::Piece(thing) => ships::token(scene, thing, phrase),
        Subject::Upgrade(at) => upgrade(scene, at, phrase),
        Subject::Side(side) => player(scene, side, phrase),
    }
}

fn sorted(mut kinds: Vec<DefenseToken>) -> Vec<DefenseToken> {
    kinds.sort_by_key(|kind| *kind as u8);
    kinds
}

fn upgrade(scene: &ArmadaScene<'_>, mut at: usize, phrase: &mut Phrase<'_>) -> Result<Seen, Problem> {
    let board = scene.board();
    let before = *phrase;
    if phrase.eat("of") {
        let ship = scene.names.a_piece(phrase)?.ship();
        let card = board.upgrades[at].card;
        let borne = board.upgrades.iter().position(|u| u.card == card && Some(u.ship) == ship);
        at = borne.ok_or_else(|| before.problem(AskRefused::NoSuchCard))?;
    }
    let (it, pile) = (&board.upgrades[at], board.pile(UpgradeNo(at as u8)));
    let name = &scene.game.facts[it.card].name;
    if phrase.eat("tokens") {
        let expected = super::pieces::commands(phrase)?;
        phrase.eat("none");
        let mut counts = [0u8; 4];
        expected.iter().for_each(|command| counts[command.index()] += 1);
        let found: Vec<String> = broadside_armada::facts::Command::ALL
            .iter()
            .flat_map(|c| std::iter::repeat_n(c.word().to_owned(), pile.tokens[c.index()].into()))
            .collect();
        return Ok(Seen::new(counts == pile.tokens, format!("{name} tokens {}", tell::several(&found))));
    }
    if phrase.eat("defense tokens") {
        let expected = super::pieces::token_types(phrase)?;
        phrase.eat("none");
        let found: Vec<String> = pile.defense_types().map(|kind| kind.word().to_owned()).collect();
        let text = format!("{name} defense tokens {}", tell::several(&found));
        return Ok(Seen::new(pile.defense_types().eq(sorted(expected)), text));
    }
    if phrase.eat("rounds") {
        let expected = if phrase.eat("none") { Vec::new() } else { super::pieces::numbers(phrase)? };
        let found: Vec<String> = pile.rounds().map(|round| round.to_string()).collect();
        let text = format!("{name} rounds {}", tell::several(&found));
        return Ok(Seen::new(pile.rounds().eq(expected), text));
    }
    if phrase.eat("dice") {
        let expected = super::pieces::dice(phrase)?;
        phrase.eat("none");
        let found: Vec<String> = pile.dice().map(tell::die).collect();
        let text = format!("{name} dice {}", tell::several(&found));
        return Ok(Seen::new(pile.dice().eq(expected), text));
    }
    if phrase.eat("dials") {
        return Ok(Seen::value(&format!("{name} dials"), phrase.number(Wanted::Many)?, pile.dials().count()));
    }
    let states = [
        ("ready", UpgradeState::Ready),
        ("readied", UpgradeState::Ready),
        ("exhausted", UpgradeState::Exhausted),
        ("discarded", UpgradeState::Discarded),
    ];
    phrase.eat("is");
    let expected = phrase.one_of(Wanted::CardState, states)?;
    let found = ["ready", "exhausted", "discarded"][it.state as usize];
    Ok(Seen::new(expected == it.state, format!("{name} {found}")))
}

/// A side, named by its player.
pub(crate) fn a_side(scene: &ArmadaScene<'_>, phrase: &mut Phrase<'_>) -> Result<Side, Problem> {
    Ok(scene.board().side(scene.names.a_seat(phrase)?))
}

fn player(scene: &ArmadaScene<'_>, side: Side, phrase: &mut Phrase<'_>) -> Result<Seen, Problem> {
    let name = tell::side(scene, side);
    let board = scene.board();
    let player = &board.sides[side];
    let words = [
        "score",
        "victory tokens",
        "pass tokens",
        "points",
        "wins",
        "leads",
        "knows",
        "is first player",
        "activated ships",
        "deck",
        "discard pile",
    ];
    let word = phrase.one_of(Wanted::PlayerQuality, words.map(|word| (word, word)))?;
    let what = format!("{name} {word}");
    match word {
        "score" => {
            let found = scene.game.outcome(board).scores[side];
            Ok(Seen::value(&what, phrase.number(Wanted::Score)?, found))
        }
        "victory tokens" => Ok(Seen::value(&what, phrase.number(Wanted::Many)?, player.victory)),
        "pass tokens" => Ok(Seen::value(&what, phrase.number(Wanted::Many)?, player.passes)),
        "points" => Ok(Seen::value(&what, phrase.number(Wanted::FleetPoints)?, player.points)),
        "activated ships" => Ok(Seen::value(&what, phrase.number(Wanted::Many)?, player.activated)),
        "deck" => {
            let pile = board.decks.pile_of(side);
            Ok(Seen::value(&what, phrase.number(Wanted::Cards)?, board.decks.piles[pile].len()))
        }
        "discard pile" => {
            let decks = &board.decks;
            let pile = decks.pile_of(side);
            let mine = |at: &usize| {
                decks.cards[*at].place == CardPlace::Discard && decks.pile_of_card(CardNo(*at as u8)) == pile
            };
            let found = (0..decks.cards.len()).filter(mine).count();
            Ok(Seen::value(&what, phrase.number(Wanted::Cards)?, found))
        }
        "wins" => winner(scene, Some(side)),
        "leads" => {
            let leads = scene.game.outcome(board).winner;
            let text = leads.map_or("nobody".into(), |side| tell::side(scene, side));
            Ok(Seen::new(leads == Some(side), format!("{text} leads")))
        }
        "knows" => knows::see(scene, Viewer::Seat(board.speaker(side)), phrase),
        _ => {
            let first = board.first();
            Ok(Seen::new(first == side, format!("first player {}", tell::side(scene, first))))
        }
    }
}

fn winner(scene: &ArmadaScene<'_>, expected: Option<Side>) -> Result<Seen, Problem> {
    let board = scene.board();
    // What was begun may be over long before the game is.
    let over = scene.events.iter().any(|it| matches!(it.event, Event::GameOver(_)));
    let ahead = scene.game.outcome(board).winner;
    let found = ahead.filter(|_| over);
    let name = |side: Option<Side>| side.map_or("nobody".into(), |side| tell::side(scene, side));
    let text = match over {
        true => format!("winner {}", name(found)),
        false => format!("winner nobody: the game is not over (`see {} leads`)", name(ahead)),
    };
    Ok(Seen::new(found == expected, text))
}

fn general(scene: &ArmadaScene<'_>, word: &'static str, phrase: &mut Phrase<'_>) -> Result<Seen, Problem> {
    let (board, facts) = (scene.board(), scene.game.facts);
    match word {
        "a spectator knows" => knows::see(scene, Viewer::Spectator, phrase),
        "round" => Ok(Seen::value("round", phrase.number(Wanted::Round)?, board.round)),
        "phase" => {
            let expected = phrase.one_of(Wanted::Phase, PHASES)?;
            let found = PHASES[board.phase as usize].0;
            Ok(Seen::new(expected == board.phase, format!("phase {found}")))
        }
        "first player" | "first" | "second player" | "second" => {
            phrase.eat("is");
            let expected = a_side(scene, phrase)?;
            let found = if word.starts_with('f') { board.first() } else { board.second() };
            Ok(Seen::new(expected == found, format!("{word} {}", tell::side(scene, found))))
        }
        "objective done" => {
            Ok(Seen::new(board.objective_done, format!("objective done: {}", board.objective_done)))
        }
        "no objective" | "objective" => {
            let expected = if word == "objective" { Some(cards::an_objective(facts, phrase)?) } else { None };
            let found = board.objective.map_or("no objective", |id| &facts[id].name);
            Ok(Seen::new(expected == board.objective, format!("objective {found}")))
        }
        "deck" => {
            let count: usize = board.decks.piles.iter().map(|pile| pile.len()).sum();
            Ok(Seen::value("deck", phrase.number(Wanted::Cards)?, count))
        }
        "discard pile" => {
            let count = board.decks.cards.iter().filter(|card| card.place == CardPlace::Discard).count();
            Ok(Seen::value("discard pile", phrase.number(Wanted::Cards)?, count))
        }
        "top card" => {
            let expected = cards::a_damage(facts, phrase)?;
            let found = board.decks.piles[0].last().map(|card| scene.game.damage_kind(*card));
            let text = found.map_or("none", |kind| &facts[kind].name);
            Ok(Seen::new(found == Some(expected), format!("top card {text}")))
        }
        "active" => {
            let expected = if phrase.eat("nobody") { None } else { scene.names.a_piece(phrase)?.piece() };
            let found = board.active.map_or("nobody".into(), |piece: Piece| tell::thing(scene, piece.into()));
            Ok(Seen::new(expected == board.active, format!("active {found}")))
        }
        "winner" => {
            let expected = if phrase.eat("nobody") { None } else { Some(a_side(scene, phrase)?) };
            winner(scene, expected)
        }
        "score" | "victory tokens" | "pass tokens" => {
            let side = a_side(scene, phrase)?;
            let found = match word {
                "score" => scene.game.outcome(board).scores[side],
                "victory tokens" => board.sides[side].victory.into(),
                _ => board.sides[side].passes.into(),
            };
            let what = format!("{word} {}", tell::side(scene, side));
            Ok(Seen::value(&what, phrase.number(Wanted::Number)?, found))
        }
        "objective tokens" | "proximity mines" | "targeting tokens" => {
            use broadside_armada::board::TokenKind;
            let kind = match word {
                "objective tokens" => TokenKind::Objective,
                "proximity mines" => TokenKind::ProximityMine,
                _ => TokenKind::Targeting,
            };
            Ok(Seen::value(word, phrase.number(Wanted::Many)?, board.tokens_of(kind).count()))
        }
        "range" if phrase.try_peek_range() => attack(scene, word, phrase),
        "range" | "distance" | "arc" | "sight" | "obstruction" => measure::see(scene, word, phrase),
        _ => attack(scene, word, phrase),
    }
}

/// Whether a range stands next, and not a piece.
trait PeekRange {
    fn try_peek_range(&self) -> bool;
}

impl PeekRange for Phrase<'_> {
    fn try_peek_range(&self) -> bool {
        let mut trial = *self;
        trial.try_one_of(RANGES).is_some()
    }
}

/// `3 red 3 blue`.
pub(super) fn counted(phrase: &mut Phrase<'_>) -> Result<[u8; 3], Problem> {
    let mut counts = [0u8; 3];
    if phrase.eat("none") || phrase.eat("0") {
        return Ok(counts);
    }
    loop {
        let count: u8 = phrase.number(Wanted::Dice)?;
        let colour: Colour = phrase.one_of(Wanted::DieColour, COLOURS)?;
        counts[colour.index()] += count;
        phrase.comma();
        if phrase.is_empty() {
            return Ok(counts);
        }
    }
}

/// Dice by colour, as they are written.
pub(super) fn dice_text(counts: [u8; 3]) -> String {
    let some = COLOURS.iter().filter(|(_, colour)| counts[colour.index()] > 0);
    let parts: Vec<String> =
        some.map(|(name, colour)| format!("{} {name}", counts[colour.index()])).collect();
    if parts.is_empty() { "none".into() } else { parts.join(" ") }
}

fn attack(scene: &ArmadaScene<'_>, word: &'static str, phrase: &mut Phrase<'_>) -> Result<Seen, Problem> {
    let board = scene.board();
    let Some(attack) = board.attack() else {
        if word == "attack" && phrase.is_empty() {
            return Ok(Seen::new(false, "no attack"));
        }
        return Err(phrase.problem(AskRefused::NoAttack { word: word.to_owned() }));
    };
    match word {
        "range" => {
            let expected = phrase.one_of(Wanted::Range, RANGES)?;
            Ok(Seen::new(expected == attack.range.0, format!("range {}", range_name(attack.range.0))))
        }
        "obstructed" => {
            let causes = [("by a ship", 0), ("by an obstacle", 1), ("by an effect", 2)];
            let holds = match phrase.try_one_of(causes) {
                Some(0) => attack.causes.ship,
                Some(1) => attack.causes.obstacle,
                Some(_) => attack.causes.effect,
                None => attack.causes.any(),
            };
            Ok(Seen::new(holds, if attack.causes.any() { "obstructed" } else { "not obstructed" }))
        }
        "dice" => {
            let expected = counted(phrase)?;
            let found = [Colour::Red, Colour::Blue, Colour::Black].map(|colour| attack.count(colour));
            Ok(Seen::new(expected == found, format!("dice {}", dice_text(found))))
        }
        "pool" => {
            let mut expected: Vec<Die> = Vec::new();
            if !phrase.eat("empty") {
                while !phrase.is_empty() {
                    let mut trial = *phrase;
                    let count = match trial.number::<usize>("") {
                        Ok(count) => {
                            *phrase = trial;
                            count
                        }
                        Err(_) => 1,
                    };
                    let colour = phrase.one_of(Wanted::DieColour, COLOURS)?;
                    let face = phrase.one_of(Wanted::Face, FACES)?;
                    expected.extend(std::iter::repeat_n(Die { colour, face }, count.min(40)));
                    phrase.comma();
                }
            }
            let mut found = attack.dice.to_vec();
            let text: Vec<String> = found.iter().map(|die| tell::die(*die)).collect();
            expected.sort();
            found.sort();
            Ok(Seen::new(expected == found, format!("pool {}", tell::several(&text))))
        }
        "damage" => Ok(Seen::value("damage", phrase.number(Wanted::DamageTotal)?, attack.total)),
        "hits" => Ok(Seen::value("hits", phrase.number(Wanted::Hits)?, attack.hits())),
        "crits" | "criticals" => {
            Ok(Seen::value(word, phrase.number(Wanted::Criticals)?, attack.criticals(None)))
        }
        "attack" => {
            let kinds = [
                ("ordinary", AttackKind::Ordinary),
                ("salvo", AttackKind::Salvo),
                ("counter", AttackKind::Counter),
                ("snipe", AttackKind::Snipe),
                ("ignition", AttackKind::Ignition),
                ("exogorth", AttackKind::Exogorth),
            ];
            let found = kinds[attack.kind as usize].0;
            let holds = phrase.is_empty() || phrase.one_of(Wanted::AttackKind, kinds)? == attack.kind;
            Ok(Seen::new(holds, format!("attack {found}")))
        }
        "attacker" | "defender" => {
            let expected = begin::a_party(scene, phrase)?;
            let found = if word == "attacker" { attack.attacker } else { attack.defender };
            Ok(Seen::new(expected == found, format!("{word} {}", tell::thing(scene, found))))
        }
        "locked" => {
            let kind = phrase.one_of(Wanted::DefenseToken, DEFENSES)?;
            let slots = match attack.defender {
                Thing::Squadron(squadron) => board.squadron(squadron).defense.to_vec(),
                thing => thing.ship().map(|ship| board.ship(ship).defense.to_vec()).unwrap_or_default(),
            };
            let locked: Vec<_> = (slots.iter().enumerate())
                .filter(|(at, _)| attack.locked >> at & 1 == 1)
                .map(|(_, slot)| slot.kind)
                .collect();
            let text: Vec<String> = locked.iter().map(|kind| kind.word().to_owned()).collect();
            Ok(Seen::new(locked.contains(&kind), format!("locked {}", tell::several(&text))))
        }
        "faceup first" => {
            let first = attack.faceup_first;
            Ok(Seen::new(first > 0, format!("faceup first: {first}")))
        }
        "redirect" => {
            let expected = phrase.one_of(Wanted::Zone, cards::ZONES)?;
            let picked = Zone::ALL.iter().copied().filter(|zone| attack.redirects(*zone));
            let found: Vec<String> = picked.map(|zone| cards::zone(zone).to_owned()).collect();
            Ok(Seen::new(attack.redirects(expected), format!("redirect {}", tell::several(&found))))
        }
        _ => Err(phrase.problem(AskRefused::OtherFollows { word: word.to_owned() })),
    }
}
