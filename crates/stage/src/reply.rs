//! Replies of people, as places in the lists of a question, and answers in the words of the game.

use broadside_engine::{Answer, Course, Item, Legal, MAX_ITEMS, Offer, Refusal, Slot, Words};

use crate::ask::{Move, Reply};
use crate::refused::ReplyRefused;

/// A reply in the words of the game.
pub(crate) fn answer_of<W: Words>(
    reply: &Reply,
    legal: &Legal<W>,
    offers: impl FnOnce() -> Vec<Offer>,
) -> Result<Answer<W>, Refusal> {
    let item = |at: &u32| {
        let found = legal.items.get(*at as usize).copied();
        found.ok_or_else(|| Refusal::unfit(ReplyRefused::NoChoice { number: *at }))
    };
    let many = |list: &[u32]| {
        if list.len() > MAX_ITEMS {
            return Err(Refusal::unfit(ReplyRefused::TooManyChoices { most: MAX_ITEMS }));
        }
        list.iter().map(item).collect::<Result<_, _>>()
    };
    Ok(match reply {
        Reply::Pass => Answer::Pass,
        Reply::Pick(at) => Answer::Pick(item(at)?),
        Reply::Some(list) => {
            let mut list = list.clone();
            list.sort_unstable();
            Answer::Some(many(&list)?)
        }
        Reply::Order(list) => Answer::Order(many(list)?),
        Reply::Confirm(yes) => Answer::Confirm(*yes),
        Reply::Amount(number) => {
            let far = |_| Refusal::unfit(ReplyRefused::Amount { number: *number });
            Answer::Amount(i16::try_from(*number).map_err(far)?)
        }
        Reply::Split(shares) => {
            let small = |share: &u32| {
                u8::try_from(*share).map_err(|_| Refusal::unfit(ReplyRefused::Share { number: *share }))
            };
            if shares.len() > MAX_ITEMS {
                return Err(Refusal::unfit(ReplyRefused::TooManyShares { most: MAX_ITEMS }));
            }
            Answer::Split(shares.iter().map(small).collect::<Result<_, _>>()?)
        }
        Reply::Assign(values) => {
            let slots = legal.slots();
            if values.len() != slots.len() || slots.len() > MAX_ITEMS {
                let (wanted, given) = (slots.len(), values.len());
                return Err(Refusal::unfit(ReplyRefused::Values { wanted, given }));
            }
            let value = |(slot, at): (&Slot<W>, &u32)| {
                let found = legal.values(slot).get(*at as usize).copied();
                found.ok_or_else(|| Refusal::unfit(ReplyRefused::NoValue { number: *at }))
            };
            Answer::Assign(slots.iter().zip(values).map(value).collect::<Result<_, _>>()?)
        }
        Reply::Course(course) => Answer::Course(course_of(course)?),
        Reply::Place(place) => Answer::Place(place.pose()?),
        Reply::Offer(at) => {
            let offer = offers().get(*at as usize).copied();
            let offer = offer.ok_or_else(|| Refusal::unfit(ReplyRefused::NoOffer { number: *at }))?;
            Answer::Pick(Item::effect(offer))
        }
    })
}

fn course_of(course: &Move) -> Result<Course, Refusal> {
    let mut clicks = [0; 4];
    if course.clicks.len() > clicks.len() {
        return Err(Refusal::unfit(ReplyRefused::Joints { most: clicks.len() }));
    }
    clicks[..course.clicks.len()].copy_from_slice(&course.clicks);
    Ok(Course { speed: course.speed, clicks, side: course.side })
}

/// An answer as its place in the lists of the question.
pub(crate) fn reply_of<W: Words>(legal: &Legal<W>, answer: &Answer<W>) -> Option<Reply> {
    let at = |item: &W::Item| legal.items.iter().position(|other| other == item).map(|at| at as u32);
    Some(match answer {
        Answer::Pass => Reply::Pass,
        Answer::Pick(item) => Reply::Pick(at(item)?),
        Answer::Some(items) => Reply::Some(items.iter().map(at).collect::<Option<_>>()?),
        Answer::Order(items) => Reply::Order(items.iter().map(at).collect::<Option<_>>()?),
        Answer::Confirm(yes) => Reply::Confirm(*yes),
        Answer::Amount(number) => Reply::Amount((*number).into()),
        Answer::Split(shares) => Reply::Split(shares.iter().map(|share| (*share).into()).collect()),
        Answer::Assign(values) => {
            let place = |(slot, value): (&Slot<W>, _)| {
                legal.values(slot).iter().position(|other| other == value).map(|at| at as u32)
            };
            Reply::Assign(legal.slots().iter().zip(values.iter()).map(place).collect::<Option<_>>()?)
        }
        Answer::Course(course) => {
            let joints = (course.speed as usize).min(4);
            Reply::Course(Move {
                speed: course.speed,
                clicks: course.clicks[..joints].to_vec(),
                side: course.side,
            })
        }
        Answer::Place(pose) => Reply::Place((*pose).into()),
    })
}
