//! Effects as answers name them.

use broadside_engine::{AbilityId, Answer, Game, Item, ItemOf, Kind, Listening, Offer, Prompt, Source};

use crate::book::{AnswerOf, Open, Scene};
use crate::phrase::Phrase;
use crate::refused::{AnswerWrong, Wanted};
use crate::word::Problem;

/// `uses NAME`: of the effects of that name, the one that can be used.
pub(crate) fn uses<G: Game>(
    scene: &Scene<'_, G>,
    open: &Open<'_, G::Words>,
    phrase: &mut Phrase<'_>,
) -> Result<AnswerOf<G>, Problem> {
    if let Some(decision) = open.decision
        && let Prompt::UseQueued(id) | Prompt::May(id) = decision.prompt
        && decision.kind == Kind::Confirm
        && (phrase.eat("it") || phrase.try_one_of([(scene.game.ability(id).name, ())]).is_some())
    {
        return Ok(Answer::Confirm(true));
    }
    effect(scene, open, phrase).map(Answer::Pick)
}

/// `NAME [of PIECE]`, of what is offered, else of what listens here, else of the whole ruleset: a use that is refused
/// can be named too.
pub(crate) fn effect<G: Game>(
    scene: &Scene<'_, G>,
    open: &Open<'_, G::Words>,
    phrase: &mut Phrase<'_>,
) -> Result<ItemOf<G>, Problem> {
    let before = *phrase;
    let mut found = candidates(scene, open);
    let here = found.iter().map(|offer| scene.game.ability(offer.ability).name);
    let all = scene.game.abilities().iter().map(|ability| ability.name);
    let names: Vec<&str> = here.chain(all).collect();
    let name = phrase.one_of(Wanted::Effect, names.iter().map(|name| (*name, *name)))?;
    let bearer = if phrase.eat("of") { Some(scene.names.a_piece(phrase)?) } else { None };
    found.retain(|offer| {
        scene.game.ability(offer.ability).name == name && !open.taken.contains(&Item::effect(*offer))
    });
    let borne = |offer: &Offer, by: ItemOf<G>| scene.game.bearer(scene.board(), offer.source).1 == Some(by);
    if let Some(piece) = bearer {
        found.retain(|offer| borne(offer, piece));
    } else if found.len() > 1
        && let Some(piece) = open.speaker
        && found.iter().any(|offer| borne(offer, piece))
    {
        found.retain(|offer| borne(offer, piece));
    }
    // Like cards of one piece do the same: the first of them is meant.
    let bearers: Vec<_> = found.iter().map(|it| scene.game.bearer(scene.board(), it.source).1).collect();
    match found.as_slice() {
        [] => {
            let nth = scene.game.abilities().iter().position(|ability| ability.name == name);
            let ability = AbilityId::new(nth.unwrap_or_default() as u16);
            Ok(Item::effect(Offer { source: NOWHERE, ability, grant: 0 }))
        }
        [first, ..] if bearers.iter().all(|bearer| *bearer == bearers[0]) => Ok(Item::effect(*first)),
        [_, ..] => Err(before.problem(AnswerWrong::SeveralCanUse { effect: name.to_owned() })),
    }
}

/// The source of an effect that nobody has.
pub(crate) const NOWHERE: Source = Source(u16::MAX);

/// The effects that are listed here; then those that listen here, usable or not.
fn candidates<G: Game>(scene: &Scene<'_, G>, open: &Open<'_, G::Words>) -> Vec<Offer> {
    let mut found: Vec<Offer> = open.legal.items.iter().filter_map(Item::as_effect).collect();
    let mut add = |on| {
        scene.game.listeners(scene.board(), on, &mut |source, ability| {
            let offer = Offer { source, ability, grant: 0 };
            let mine = scene.game.bearer(scene.board(), source).0 == open.seat;
            if mine && !found.iter().any(|other| (other.source, other.ability) == (source, ability)) {
                found.push(offer);
            }
        });
    };
    match open.decision.map(|decision| decision.prompt) {
        Some(Prompt::UseEffect(window)) => add(Listening::Window(window)),
        Some(Prompt::Replace(window)) => add(Listening::Would(window)),
        _ => {}
    }
    add(Listening::AnyTime);
    found
}
