//! A connection, and what it has been shown.

use std::sync::Arc;

use broadside_engine::{Seat, Viewer};
use broadside_stage::{Over, Piece, Question, Scene};

use super::{ConnId, Outcome, Room};
use crate::limits::{Bucket, Limits};
use crate::outbox::Outbox;
use crate::protocol::{SceneFrame, ServerMessage, Stage, UndoInfo, Update};
use crate::work::Lane;

/// A message on its way.
#[derive(Clone, Debug)]
pub struct Letter {
    /// The message as JSON.
    pub text: String,
    /// Where it goes, if not to somebody at the table.
    pub to: Option<Outbox>,
}

impl Letter {
    /// A message.
    pub fn of(message: &ServerMessage) -> Letter {
        // Plain data: writing it as JSON does not fail.
        Letter { text: serde_json::to_string(message).unwrap_or_default(), to: None }
    }

    pub(super) fn to(self, to: Outbox) -> Letter {
        Letter { to: Some(to), ..self }
    }
}

/// Somebody at the table: a page that is open.
#[derive(Debug)]
pub struct Conn {
    /// The seats that it may play.
    pub hands: Vec<u8>,
    /// Through whose eyes it looks.
    pub eyes: Option<u8>,
    /// The seats to which it is invited; it watches until then.
    pub invited: Vec<u8>,
    /// How it is called, if it only watches.
    pub name: String,
    /// Where messages go.
    pub out: Outbox,
    /// Where it comes from.
    pub from: Lane,
    /// How many lines it may say.
    pub(super) lines: Bucket,
    seen: Seen,
}

impl Conn {
    /// Somebody new.
    pub fn new(hands: Vec<u8>, invited: Vec<u8>, out: Outbox, from: Lane, limits: &Limits) -> Conn {
        let (eyes, lines) = (hands.first().copied(), Bucket::new(limits.chat));
        Conn { hands, eyes, invited, name: String::new(), out, from, lines, seen: Seen::default() }
    }
}

/// What a connection was last sent.
#[derive(Debug, Default)]
struct Seen {
    updates: u32,
    view: Option<Arc<View>>,
    told: usize,
}

/// What one viewer sees.
#[derive(Debug)]
struct View {
    frame: SceneFrame,
    pieces: Vec<Piece>,
    question: Option<Question>,
    undo: UndoInfo,
}

fn split(scene: Scene) -> (SceneFrame, Vec<Piece>) {
    let Scene {
        surface,
        round,
        rounds,
        path,
        sides,
        pieces,
        duels,
        piles,
        cards,
        turns,
        queue,
        deciders,
        over,
    } = scene;
    let frame =
        SceneFrame { surface, round, rounds, path, sides, duels, piles, cards, turns, queue, deciders, over };
    (frame, pieces)
}

impl Seen {
    /// What changed, and notes it as seen.
    fn changes(&mut self, view: &Arc<View>, waiting: &[u8], story: &[broadside_stage::Told]) -> Update {
        let before = self.view.replace(Arc::clone(view));
        let old = before.as_deref();
        let was = |piece: &&Piece| {
            // Pieces keep their places, so the old one is almost always at the same place.
            let old = old?;
            old.pieces.iter().find(|other| other.id == piece.id)
        };
        let pieces = view.pieces.iter().filter(|piece| was(piece) != Some(piece)).cloned().collect();
        let order = || view.pieces.iter().map(|piece| piece.id.clone()).collect::<Vec<_>>();
        let same_order = old.is_some_and(|old| {
            old.pieces.len() == view.pieces.len()
                && old.pieces.iter().zip(&view.pieces).all(|(a, b)| a.id == b.id)
        });
        let from = self.told.min(story.len());
        self.told = story.len();
        self.updates += 1;
        Update {
            number: self.updates,
            whole: old.is_none(),
            frame: (old.map(|old| &old.frame) != Some(&view.frame)).then(|| view.frame.clone()),
            pieces,
            order: (!same_order).then(order),
            question: view.question.clone(),
            waiting: waiting.to_vec(),
            from: from as u32,
            told: story[from..].to_vec(),
            undo: view.undo,
            seal: None,
        }
    }
}

impl Room {
    /// The scene as everybody at the table is shown it: players can end a game where the rules did not.
    pub(super) fn staged(&self, mut scene: Scene) -> Scene {
        if let Some(over) = &self.table.ending {
            scene.over = Some(Over { ..over.clone() });
            scene.deciders.clear();
        }
        scene
    }

    fn view(&self, viewer: Viewer) -> Option<View> {
        let desk = self.desk.as_deref()?;
        let (frame, pieces) = split(self.staged(desk.scene(viewer)));
        let (question, free, mine) = match viewer {
            Viewer::Seat(seat) if self.table.stage == Stage::Playing => {
                (desk.question(seat), desk.free_undo(seat), desk.last_decision(seat))
            }
            _ => (None, desk.len(), None),
        };
        let mine = mine.map(|keep| keep as u32);
        let undo = UndoInfo { entries: desk.len() as u32, free: free as u32, mine };
        Some(View { frame, pieces, question, undo })
    }

    /// Who decides and has not answered.
    pub(super) fn waiting(&self) -> Vec<u8> {
        let Some(desk) = self.desk.as_deref().filter(|_| self.table.stage == Stage::Playing) else {
            return Vec::new();
        };
        let committed = desk.committed();
        desk.deciders().into_iter().filter(|seat| !committed.contains(seat)).map(|seat| seat.0).collect()
    }

    /// Tells these connections what changed.
    pub(super) fn update(&mut self, ids: &[ConnId], out: &mut Outcome) {
        let (waiting, open) = (self.waiting(), self.is_open());
        let mut views: Vec<(Viewer, Arc<View>)> = Vec::new();
        for id in ids {
            let viewer = self.viewer(*id);
            let known = views.iter().find(|(of, _)| *of == viewer).map(|(_, view)| Arc::clone(view));
            let view = match known {
                Some(view) => view,
                None => {
                    let Some(view) = self.view(viewer).map(Arc::new) else { return };
                    views.push((viewer, Arc::clone(&view)));
                    view
                }
            };
            let (Some(desk), Some(conn)) = (self.desk.as_deref(), self.conns.get_mut(id)) else { return };
            let mut update = conn.seen.changes(&view, &waiting, desk.story(viewer, 0));
            if open {
                update.seal = Some(format!("{:016x}", desk.hash()));
            }
            out.say(*id, &ServerMessage::Update(Box::new(update)));
        }
    }

    /// Tells everybody what changed.
    pub(super) fn update_all(&mut self, out: &mut Outcome) {
        let ids: Vec<ConnId> = self.conns.keys().copied().collect();
        self.update(&ids, out);
    }

    /// Forgets what a connection was shown: it is shown everything next.
    pub(super) fn forget(&mut self, id: ConnId) {
        if let Some(conn) = self.conns.get_mut(&id) {
            conn.seen.view = None;
            conn.seen.told = 0;
        }
    }

    /// Notes that lines of the log were taken back: of each viewer's, so many are as they were.
    pub(super) fn untold(&mut self, same: impl Fn(Viewer) -> usize) {
        for conn in self.conns.values_mut() {
            let viewer = conn.eyes.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)));
            conn.seen.told = conn.seen.told.min(same(viewer));
        }
    }

    /// Where a connection's messages go.
    pub fn sender(&self, id: ConnId) -> Option<&Outbox> {
        self.conns.get(&id).map(|conn| &conn.out)
    }

    /// Lets a connection go that does not listen.
    pub fn drop_conn(&mut self, id: ConnId) {
        self.conns.remove(&id);
    }
}

impl Room {
    /// Where everybody's messages go.
    pub fn senders(&self) -> impl Iterator<Item = &Outbox> {
        self.conns.values().map(|conn| &conn.out)
    }
}
