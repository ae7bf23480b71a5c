//! What a page says over a WebSocket.

use broadside_engine::{Seat, Seed, Viewer};
use broadside_server::host::NewGame;
use broadside_server::protocol::{ClientMessage, Request, Wish};
use broadside_stage::{Desk, DeskError, LONGEST, Step};

use super::games::{edition, hosts};
use super::look::{look, play_on};
use super::text;
use crate::trace::Trace;

/// The first line names a game and how many random answers its learning scenario has had; each of the others is a message of
/// the seat that its number comes to.
pub fn message(input: &[u8], trace: &mut Trace) {
    let Some((first, lines)) = text(input).and_then(|text| text.split_once('\n')) else { return };
    let (game, answers) = first.split_once(' ').unwrap_or((first, ""));
    let messages = lines.lines().filter_map(|line| read(line, trace)).collect::<Vec<_>>();
    let (Some(host), false) = (hosts().get(game), messages.is_empty()) else { return };
    trace.understood = true;
    let options = Default::default();
    let wanted =
        NewGame { edition: edition(game), lists: &[], learning: true, options: &options, seed: Seed(1) };
    let mut desk = host.start(&wanted).expect("the learning scenario starts");
    play_on(&mut *desk, answers.parse().unwrap_or(0).min(100), trace);
    for ClientMessage { id, request } in messages.iter().take(24) {
        let seat = Seat((id % u32::from(desk.seats())) as u8);
        if let Err(error) = answered(&mut *desk, seat, request, trace) {
            trace.reason(&error.into());
        }
    }
    look(&*desk, trace);
    let again = host.open(edition(game), &desk.record(), &[]).expect("what was played can be opened again");
    assert_eq!(again.hash(), desk.hash());
}

fn read(line: &str, trace: &mut Trace) -> Option<ClientMessage> {
    match serde_json::from_str::<ClientMessage>(line) {
        Ok(message) => {
            let written = serde_json::to_string(&message).expect("a message can be written");
            assert_eq!(
                serde_json::from_str::<ClientMessage>(&written).as_ref().ok(),
                Some(&message),
                "{written}"
            );
            Some(message)
        }
        Err(error) => {
            trace.saw(format!("{:?}", error.classify()));
            None
        }
    }
}

/// What a room asks of the desk for a request. Everybody agrees to every wish.
fn answered(desk: &mut dyn Desk, seat: Seat, request: &Request, trace: &mut Trace) -> Result<(), DeskError> {
    let (viewer, everybody) = (Viewer::Seat(seat), (0..desk.seats()).map(Seat).collect::<Vec<_>>());
    let now = desk.len();
    match request {
        Request::Answer { number, reply } => {
            desk.answer(seat, *number, reply)?;
        }
        Request::Act { number, steps } => act(desk, seat, *number, steps)?,
        Request::Preview { number, reply } => {
            desk.preview(seat, *number, &[], reply)?;
            desk.may_preview(seat, *number, &[], reply)?;
        }
        Request::PreviewAct { number, steps, reply } => {
            desk.preview(seat, *number, steps, reply)?;
            desk.may_preview(seat, *number, steps, reply)?;
        }
        Request::Ahead { number, piece } => drop(desk.ahead(seat, *number, piece)?),
        Request::Measure { from, to } => {
            desk.measure(viewer, from, to)?;
            desk.may_measure(viewer, from, to)?;
        }
        Request::At(entries) if *entries as usize <= now => drop(desk.scene_at(*entries as usize, viewer)?),
        // A bot thinks for longer than an input is given.
        Request::Why(entries) if *entries as usize <= now => {
            drop(desk.why(*entries as usize, seat, "random", 1)?)
        }
        Request::Wish(Wish::Undo(keep)) => drop(desk.undo(seat, *keep as usize, &everybody)?),
        Request::Wish(Wish::Adjust(changes)) => {
            drop(desk.adjust(seat, &changes[..changes.len().min(20)], &everybody)?)
        }
        Request::Adjustable(of) => trace.many("adjustable", desk.adjustable(viewer, of).len()),
        Request::Scenario => drop(desk.scenario(now, viewer)?),
        Request::ScenarioAt(entries) if *entries as usize <= now => {
            drop(desk.scenario(*entries as usize, viewer)?)
        }
        Request::Record => drop(desk.record()),
        Request::At(_)
        | Request::Why(_)
        | Request::ScenarioAt(_)
        | Request::Look(_)
        | Request::Wish(Wish::Draw)
        | Request::Consent { .. }
        | Request::Concede
        | Request::Say(_)
        | Request::Hush(_)
        | Request::Name(_)
        | Request::Ping => return Ok(()),
    }
    trace.saw((
        "done",
        serde_json::to_string(request).unwrap_or_default().split('"').nth(1).map(str::to_owned),
    ));
    Ok(())
}

/// Several answers in one act, as a room takes them.
fn act(desk: &mut dyn Desk, seat: Seat, number: u32, steps: &[Step]) -> Result<(), DeskError> {
    let Some((first, more)) = steps.split_first().filter(|(_, more)| more.len() <= LONGEST) else {
        return Ok(());
    };
    desk.answer(seat, number, &first.reply)?;
    for step in more {
        let open = desk.asked(seat);
        let Some((number, _)) = open.filter(|(_, key)| *key == step.key) else { break };
        if desk.answer(seat, number, &step.reply).is_err() {
            break;
        }
    }
    Ok(())
}
