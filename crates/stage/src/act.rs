//! Acts: several questions of one seat that a player answers at once.
//!
//! At a table a squadron is moved and a ship is flown in one movement of the hand; the rules ask for it step by step. An
//! [`Act`] is the last of these questions, asked before the first: with every way that leads to it. It is found by trying
//! answers out, as far as they can be foreseen, so it holds no rule of its own and promises nothing: what is answered is
//! taken step by step, and where the game asks something else the rest is left.

use serde::{Deserialize, Serialize};

use crate::ask::{CourseAsk, Question, Reply, Wants};
use crate::text::Text;

/// The most answers on the way to the last question of an act.
pub const LONGEST: usize = 4;
/// The most questions that are looked at.
const LOOKED_AT: usize = 48;
/// The most ways that an act has.
const WAYS: usize = 32;

/// One answer of an act.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Step {
    /// The key of the question that it belongs to.
    pub key: String,
    /// The answer.
    pub reply: Reply,
}

/// A way to the last question of an act.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Way {
    /// The answers on it.
    pub steps: Vec<Step>,
    /// What each of them says; nothing for passing.
    pub labels: Vec<Text>,
}

/// Several questions as one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Act {
    /// The last question, with the answers of all ways. Its number is that of the question that is open.
    pub question: Question,
    /// The ways, the plainest first.
    pub ways: Vec<Way>,
    /// For each legal course the ways that lead to it, a bit for each; empty where the way makes no difference.
    pub by: Vec<u32>,
}

/// A question that might be asked, and what is needed to look further.
pub(crate) struct Asked<P> {
    pub(crate) position: P,
    pub(crate) question: Question,
    way: Way,
}

impl<P> Asked<P> {
    pub(crate) fn open(position: P, question: Question) -> Asked<P> {
        Asked { position, question, way: Way { steps: Vec::new(), labels: Vec::new() } }
    }

    /// The question that follows an answer.
    fn then(&self, (reply, label): (Reply, Option<Text>), position: P, question: Question) -> Asked<P> {
        let mut way = self.way.clone();
        way.steps.push(Step { key: self.question.key.clone(), reply });
        way.labels.extend(label);
        Asked { position, question, way }
    }
}

/// The answers that lead on: passing first, then one choice after the other.
fn answers(question: &Question, first: bool, piece: Option<&str>) -> Vec<(Reply, Option<Text>)> {
    let mut found = Vec::new();
    match question.wants {
        Wants::Pick | Wants::Use => {
            // What is grasped is meant: of the open question only the choices that stand for it.
            let meant = |target: Option<&str>| !first || piece.is_none() || target == piece;
            let own = first && piece.is_some() && question.subject.as_deref() == piece;
            if question.pass.is_some() && piece.is_none() {
                found.push((Reply::Pass, None));
            }
            for (at, choice) in question.choices.iter().enumerate() {
                if own || meant(choice.target.as_deref()) {
                    found.push((Reply::Pick(at as u32), Some(choice.label.clone())));
                }
            }
        }
        Wants::Confirm => {
            let words = |at: usize| question.yes_no.as_ref().map(|texts| texts[at].clone());
            found.push((Reply::Confirm(false), None));
            found.push((Reply::Confirm(true), words(0)));
        }
        _ => {}
    }
    found
}

/// Whether a question is the one that an act ends with.
fn ends(question: &Question, wants: Wants, piece: Option<&str>) -> bool {
    let about = match wants {
        Wants::Course => question.course.as_ref().map(|ask| ask.piece.as_str()),
        Wants::Place => question.place.as_ref().and_then(|ask| ask.piece.as_deref()),
        _ => None,
    };
    question.wants == wants && (piece.is_none() || about == piece)
}

/// Looks for the ways to a question of a kind. `follow` tries an answer: the position and the question of the same seat after
/// it, if it can be foreseen that far.
pub(crate) fn search<P>(
    open: Asked<P>,
    wants: Wants,
    piece: Option<&str>,
    mut follow: impl FnMut(&P, &Reply) -> Option<(P, Question)>,
) -> Option<Act> {
    let number = open.question.number;
    let (mut level, mut found, mut looked) = (vec![open], Vec::new(), 0);
    for length in 0..LONGEST {
        let mut next = Vec::new();
        for asked in &level {
            for answer in answers(&asked.question, length == 0, piece) {
                looked += 1;
                if looked > LOOKED_AT {
                    break;
                }
                let Some((position, question)) = follow(&asked.position, &answer.0) else { continue };
                let there = asked.then(answer, position, question);
                if ends(&there.question, wants, piece) { found.push(there) } else { next.push(there) }
            }
        }
        // A place is reached by the shortest way or not at all.
        if wants == Wants::Place && !found.is_empty() {
            break;
        }
        level = next;
    }
    match wants {
        Wants::Course => courses(number, found),
        _ => one_place(number, found),
    }
}

/// A place that exactly one way leads to.
fn one_place<P>(number: u32, mut found: Vec<Asked<P>>) -> Option<Act> {
    let only = found.pop().filter(|_| found.is_empty())?;
    Some(Act { question: Question { number, ..only.question }, ways: vec![only.way], by: Vec::new() })
}

/// All courses of all ways: those that do nothing but pass come first.
fn courses<P>(number: u32, mut found: Vec<Asked<P>>) -> Option<Act> {
    found.sort_by_key(|asked| asked.way.labels.len());
    found.truncate(WAYS);
    let mut question = Question { number, ..found.first()?.question.clone() };
    let (mut by, mut ways) = (Vec::new(), Vec::new());
    let mut all: Option<CourseAsk> = None;
    for (at, asked) in found.into_iter().enumerate() {
        let Some(ask) = asked.question.course else { continue };
        let all =
            all.get_or_insert_with(|| CourseAsk { legal: Vec::new(), speeds: Vec::new(), ..ask.clone() });
        for course in ask.legal {
            match all.legal.iter().position(|other| *other == course) {
                Some(known) => by[known] |= 1 << at,
                None => {
                    all.legal.push(course);
                    by.push(1_u32 << at);
                }
            }
        }
        for speed in ask.speeds {
            match all.speeds.iter_mut().find(|other| other.speed == speed.speed) {
                Some(known) => {
                    for (joint, more) in known.joints.iter_mut().zip(&speed.joints) {
                        joint.most = joint.most.max(more.most);
                    }
                }
                None => all.speeds.push(speed),
            }
        }
        ways.push(asked.way);
    }
    let mut all = all?;
    all.speeds.sort_by_key(|speed| speed.speed);
    question.course = Some(all);
    Some(Act { question, ways, by })
}
