//! Why a bot moved as it did: the answers that it weighed, for people to look at when the game is over.

use broadside_engine::{Answer, Words};
use serde::{Deserialize, Serialize};

use crate::ask::{Question, Reply};
use crate::text::Text;

/// The most candidates that are told.
const TOLD: usize = 8;

/// What a bot answers, and what it weighed: each answer with its score and a reason.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice<W: Words> {
    /// The answer.
    pub answer: Answer<W>,
    /// What was weighed; nothing where there was nothing to weigh.
    pub weighed: Vec<(Answer<W>, f64, Text)>,
}

/// An answer that a bot weighed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Candidate {
    /// The answer in words.
    pub label: Text,
    /// What it was worth to the bot; only the order within one decision means something.
    pub score: f64,
    /// What made up the score.
    pub reason: Text,
    /// Whether it is what the bot answered.
    pub chosen: bool,
}

/// What a bot weighed before one decision, the best first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Why {
    /// Who decided.
    pub seat: u8,
    /// What was asked.
    pub title: Text,
    /// What was weighed; empty where the bot answered without weighing.
    pub candidates: Vec<Candidate>,
}

impl Why {
    /// Puts what was weighed into words; `given` is what was answered.
    pub(crate) fn new(
        question: &Question,
        weighed: &[(Option<Reply>, f64, Text)],
        given: Option<&Reply>,
    ) -> Why {
        let candidate = |(reply, score, reason): &(Option<Reply>, f64, Text)| {
            let label = label(question, reply.as_ref()?);
            let chosen = given == reply.as_ref();
            Some(Candidate { label, score: *score, reason: reason.clone(), chosen })
        };
        let mut candidates: Vec<Candidate> = weighed.iter().filter_map(candidate).collect();
        candidates.sort_by(|a, b| b.score.total_cmp(&a.score));
        // What was answered is told even where it was not among the best.
        let later = candidates.iter().skip(TOLD).find(|it| it.chosen).cloned();
        candidates.truncate(TOLD);
        candidates.extend(later);
        Why { seat: question.seat, title: question.title.clone(), candidates }
    }
}

/// An answer in words.
fn label(question: &Question, reply: &Reply) -> Text {
    let choice = |at: &u32| question.choices.get(*at as usize).map(|choice| choice.label.clone());
    match reply {
        Reply::Pick(at) => choice(at).unwrap_or_default(),
        Reply::Some(chosen) | Reply::Order(chosen) if !chosen.is_empty() => {
            Text::new("why-several").list("choices", chosen.iter().filter_map(choice).collect())
        }
        Reply::Confirm(yes) => match &question.yes_no {
            Some([one, other]) => if *yes { one } else { other }.clone(),
            None => Text::new(if *yes { "yes" } else { "no" }),
        },
        Reply::Amount(number) => Text::new("why-amount").number("amount", *number),
        Reply::Course(course) => {
            let clicks: Vec<String> = course.clicks.iter().map(|click| format!("{click:+}")).collect();
            Text::new("why-course").number("speed", course.speed).name("clicks", clicks.join(" "))
        }
        Reply::Place(place) => Text::new("why-place").number("x", place.x / 10.0).number("y", place.y / 10.0),
        _ => question.pass.clone().unwrap_or_else(|| Text::new("pass")),
    }
}
