//! The trait that a game implements, and what its code sees of the machine.

use core::fmt::Debug;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::chance::Chance;
use crate::core::{Core, Position, Raised};
use crate::decisions::answer::Answer;
use crate::decisions::decision::{Ask, Decision};
use crate::decisions::legal::Legal;
use crate::decisions::reason::Reason;
use crate::effects::ability::{Ability, AbilityId, About, Bound, Occasion, Source, Who};
use crate::effects::ears::Ears;
use crate::event::{Events, Happening};
use crate::fault::Fault;
use crate::frames::frame::{Flow, FrameId, Procedure};
use crate::list::List;
use crate::machine::Taken;
use crate::seat::{MAX_SEATS, PerSide, Seat, Seats, Side, Viewer};
use crate::words::{
    AmountOf, BoardOf, CondOf, CostOf, DeedOf, EventOf, FrameOf, HeldOf, ItemOf, OpOf, QueryOf, ScopeOf,
    SelectOf, WindowOf, Words,
};

/// By which rule simultaneous effects are ordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ordering {
    /// The first player's effects, then the second's; each player's in any order, chosen one by one.
    PlayerByPlayer,
    /// All enter a queue in player order, each player's in an order of their choice; requirements are checked
    /// on entering and again when reached; what an effect triggers goes to the front.
    Queue,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Who won; nobody in a draw.
    pub winner: Option<Side>,
    /// The score of each side.
    pub scores: PerSide<i32>,
}

/// A mistake in a game's setup, for the person who made it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError(pub Reason);

impl From<SetupError> for Reason {
    fn from(error: SetupError) -> Reason {
        error.0
    }
}

impl SetupError {
    /// A setup that is wrong for a reason.
    pub fn new(reason: impl Into<Reason>) -> SetupError {
        SetupError(reason.into())
    }
}

/// A game under one ruleset: its tables of cards and facts, and its rules.
///
/// Bots, arena, server, command line and bindings need nothing of a game but this.
pub trait Game: Sized + Send + Sync + 'static {
    /// The types of its state and cards.
    type Words: Words<Frame: Procedure<Self, Self::Words>>;
    /// What players bring: lists, objective, options.
    type Setup: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What one viewer may see of a position.
    type View: Clone + PartialEq + Debug + Serialize;
    /// A change that players agree on, outside the rules.
    type Adjustment: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// The game's short name: `armada`.
    const NAME: &'static str;
    /// The version of the rules. A change of the course of some stored game raises it.
    const VERSION: u32;
    /// Whether at most one effect may replace one event.
    const ONE_REPLACEMENT: bool;
    /// Whether an effect that could do nothing stays out of the queue. Where it does not, only its requirements and its cost count
    /// when it is triggered, and what it could do when it is reached.
    const QUEUE_CHECKS_EFFECTS: bool = true;

    /// The board at the start, and the procedure that plays the whole game.
    fn start(
        &self,
        setup: &Self::Setup,
        chance: &mut Chance,
    ) -> Result<(BoardOf<Self>, FrameOf<Self>), SetupError>;

    /// A random legal setup.
    fn random_setup(&self, chance: &mut Chance) -> Self::Setup;

    /// How many seats there are.
    fn seats(&self, board: &BoardOf<Self>) -> u8;

    /// To which side a seat belongs.
    fn side(&self, board: &BoardOf<Self>, seat: Seat) -> Side;

    /// All seats in player order: the first player's side first.
    fn player_order(&self, board: &BoardOf<Self>) -> List<Seat, MAX_SEATS>;

    /// The seat that speaks for a side where one person has to decide for it: the first of its seats in player order.
    fn speaker(&self, board: &BoardOf<Self>, side: Side) -> Seat {
        let order = self.player_order(board);
        order.iter().copied().find(|seat| self.side(board, *seat) == side).unwrap_or_default()
    }

    /// How the effects of a window are ordered. A game can have windows of both kinds: X-Wing's queue does not
    /// hold what modifies dice.
    fn ordering(&self, window: WindowOf<Self>) -> Ordering;

    /// Whose effects come first in a window that is dealt with player by player, or against a deed that may be
    /// replaced: player order, unless the window has an order of its own.
    fn window_order(&self, look: &Look<'_, Self>, occasion: &Occasion<Self::Words>) -> List<Seat, MAX_SEATS> {
        let _ = occasion;
        self.player_order(look.board)
    }

    /// The rules that a decision rests on, by their ids.
    fn rules(&self, decision: &Decision<Self::Words>) -> &'static [&'static str] {
        let _ = decision;
        &[]
    }

    /// The seat that decides for an item: its controller, or who speaks for the side to which it belongs.
    fn owner(&self, board: &BoardOf<Self>, item: ItemOf<Self>) -> Option<Seat>;

    /// Who won, when the game is over.
    fn outcome(&self, board: &BoardOf<Self>) -> Outcome;

    /// The windows and queries that anything in play listens to. Kept up to date by the atoms that bring
    /// abilities into play and take them out, so that reading it costs nothing.
    fn ears<'a>(&self, board: &'a BoardOf<Self>) -> &'a Ears<Self::Words>;

    /// Every ability in play that listens to a window, to replace what happens there, or at any time.
    fn listeners(
        &self,
        board: &BoardOf<Self>,
        on: Listening<Self::Words>,
        found: &mut dyn FnMut(Source, AbilityId),
    );

    /// Every modifier in play on a query.
    fn modifiers(
        &self,
        board: &BoardOf<Self>,
        query: QueryOf<Self>,
        found: &mut dyn FnMut(Source, AbilityId),
    );

    /// All abilities of the ruleset; an [`AbilityId`] is a place in this list.
    fn abilities(&self) -> &[Ability<Self::Words>];

    /// An ability of the tables, or one that it grants.
    fn ability(&self, id: AbilityId) -> &Ability<Self::Words> {
        let base = &self.abilities()[id.base() as usize];
        id.granted().map_or(base, |nth| &base.grants[nth as usize])
    }

    /// Who controls a source, and which piece bears it.
    fn bearer(&self, board: &BoardOf<Self>, source: Source) -> (Seat, Option<ItemOf<Self>>);

    /// Whether a condition holds.
    fn holds(&self, look: &Look<'_, Self>, cond: &CondOf<Self>, bound: &Bound<Self::Words>) -> bool;

    /// What a number comes to.
    fn amount(&self, look: &Look<'_, Self>, amount: &AmountOf<Self>, bound: &Bound<Self::Words>) -> i32;

    /// The items that a selection finds.
    fn select(
        &self,
        look: &Look<'_, Self>,
        select: &SelectOf<Self>,
        bound: &Bound<Self::Words>,
        found: &mut dyn FnMut(ItemOf<Self>),
    );

    /// Refuses, with a reason, what a player might expect among the items of a selection.
    fn unselected(
        &self,
        look: &Look<'_, Self>,
        select: &SelectOf<Self>,
        bound: &Bound<Self::Words>,
        legal: &mut Legal<Self::Words>,
    ) {
        let _ = (look, select, bound, legal);
    }

    /// The most items of a selection that can be taken at once, whatever the choice says.
    fn most(&self, look: &Look<'_, Self>, select: &SelectOf<Self>, bound: &Bound<Self::Words>) -> u8 {
        let _ = (look, select, bound);
        u8::MAX
    }

    /// Whether a cost could be paid now.
    fn payable(&self, look: &Look<'_, Self>, cost: &CostOf<Self>, bound: &Bound<Self::Words>) -> bool;

    /// Whether several costs could be paid together. A game whose costs draw on one supply (two tokens of one
    /// ship) counts them together here.
    fn payable_all(&self, look: &Look<'_, Self>, costs: &[CostOf<Self>], bound: &Bound<Self::Words>) -> bool {
        costs.iter().all(|cost| self.payable(look, cost, bound))
    }

    /// Pays a cost that can be paid.
    fn pay(
        &self,
        cx: &mut Cx<'_, Self>,
        cost: &CostOf<Self>,
        bound: &mut Bound<Self::Words>,
    ) -> Flow<Self::Words>;

    /// Whether an operation would do anything.
    fn can(&self, look: &Look<'_, Self>, op: &OpOf<Self>, bound: &Bound<Self::Words>) -> bool;

    /// Carries out an operation.
    fn operate(
        &self,
        cx: &mut Cx<'_, Self>,
        op: &OpOf<Self>,
        bound: &mut Bound<Self::Words>,
    ) -> Flow<Self::Words>;

    /// The window in which a deed can be replaced, and what that window is about.
    fn would(&self, look: &Look<'_, Self>, deed: &DeedOf<Self>) -> Option<Occasion<Self::Words>>;

    /// Does a deed that nothing has replaced: calls the atom, which emits its event and raises the windows
    /// that answer it.
    fn perform(&self, cx: &mut Cx<'_, Self>, deed: &DeedOf<Self>);

    /// State-based checks, after each step that changed something: what has reached its hull is destroyed,
    /// what exceeds a limit is lost. The answer is [`Flow::Next`] when all is settled.
    fn settle(&self, cx: &mut Cx<'_, Self>) -> Flow<Self::Words> {
        let _ = cx;
        Flow::Next
    }

    /// What a viewer may see.
    fn view(&self, position: &Position<Self::Words>, viewer: Viewer) -> Self::View;

    /// What a viewer may see of an event: all of it, a poorer form of it, or nothing.
    fn event_view(&self, event: &EventOf<Self>, viewer: Viewer) -> Option<EventOf<Self>>;

    /// Whether an event showed somebody something that was hidden. Undo does not reach behind it freely.
    fn reveals(&self, event: &EventOf<Self>) -> bool;

    /// Draws anew everything that none of `known_to` can know, so that what they know stays as it is.
    fn resample(&self, board: &mut BoardOf<Self>, known_to: Seats, chance: &mut Chance);

    /// Everything that a viewer may not know, by name and value: what a leak would be a leak of.
    fn secrets(&self, board: &BoardOf<Self>, viewer: Viewer, found: &mut dyn FnMut(&'static str, u64));

    /// Whether a board that came from outside (a file, an adjustment) is one that the rules can go on from.
    fn validate(&self, board: &BoardOf<Self>) -> Result<(), crate::Refusal> {
        let _ = board;
        Ok(())
    }

    /// Whether a board that players put together may take the place of the one before it. Procedures under way refer to what
    /// lies on the table by its number, so nothing that they know may cease to be.
    fn may_become(&self, before: &BoardOf<Self>, after: &BoardOf<Self>) -> Result<(), crate::Refusal> {
        let _ = (before, after);
        Ok(())
    }

    /// Changes the board as players have agreed.
    fn adjust(&self, board: &mut BoardOf<Self>, adjustment: &Self::Adjustment) -> Result<(), crate::Refusal>;

    /// The names of everything that can be brought into a game, for checking that all of it is played.
    fn catalogue(&self) -> Vec<String> {
        Vec::new()
    }

    /// What of the catalogue a setup brings.
    fn brings(&self, setup: &Self::Setup, found: &mut dyn FnMut(String)) {
        let _ = (setup, found);
    }
}

/// What an ability can be listening to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listening<W: Words> {
    /// A timing window.
    Window(W::Window),
    /// Something that it may replace.
    Would(W::Window),
    /// Any time at all.
    AnyTime,
}

/// A position to look at: everything that rules read.
#[derive(Debug)]
pub struct Look<'a, G: Game> {
    /// The ruleset.
    pub game: &'a G,
    /// What lies on the table.
    pub board: &'a BoardOf<G>,
    /// Where the rules stand.
    pub core: &'a Core<G::Words>,
}

impl<G: Game> Clone for Look<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Look<'_, G> {}

impl<'a, G: Game> Look<'a, G> {
    /// A look at a position.
    pub fn new(game: &'a G, position: &'a Position<G::Words>) -> Look<'a, G> {
        Look { game, board: &position.board, core: &position.core }
    }

    /// The innermost running procedure of a kind; the game itself if none is running.
    pub fn scope(&self, scope: ScopeOf<G>) -> FrameId {
        self.core
            .procedures()
            .find_map(|(id, step)| step.is_scope(scope).then_some(id))
            .unwrap_or(FrameId::GAME)
    }

    /// The seat that decides what an effect leaves to somebody. Effects mean sides: for the opponent, the seat
    /// decides that speaks for the enemy side.
    pub fn decider(&self, who: Who, bound: &Bound<G::Words>) -> Seat {
        match who {
            Who::Controller => bound.controller,
            Who::Opponent => {
                self.game.speaker(self.board, self.game.side(self.board, bound.controller).enemy())
            }
            Who::Owner(party) => {
                let item = bound.get(party);
                item.and_then(|item| self.game.owner(self.board, item)).unwrap_or(bound.controller)
            }
        }
    }

    /// Whether any ability, in play or granted, listens to a window.
    pub fn listens(&self, window: WindowOf<G>) -> bool {
        self.game.ears(self.board).windows.has(window) || self.core.grants.ears().windows.has(window)
    }

    /// Whether an effect of the queue is being resolved: what it sets off waits for its end, unless a procedure with a queue of its own
    /// lies between.
    pub fn resolves_queued(&self) -> bool {
        crate::frames::queue::home(self) != crate::frames::queue::HOMELESS
    }

    /// An ability bound to an occasion.
    pub fn bind(
        &self,
        source: Source,
        ability: AbilityId,
        window: Option<WindowOf<G>>,
        about: About<G::Words>,
    ) -> Bound<G::Words> {
        let (controller, bearer) = self.game.bearer(self.board, source);
        Bound {
            source,
            ability,
            grant: 0,
            controller,
            bearer,
            window,
            about,
            within: self.core.stack.innermost().unwrap_or(FrameId::GAME),
            vars: Default::default(),
            group: List::new(),
            number: 0,
        }
    }
}

/// A position to act on: what the steps of procedures, operations and atoms are given.
#[derive(Debug)]
pub struct Cx<'a, G: Game> {
    /// The ruleset.
    pub game: &'a G,
    /// What lies on the table: to be read, and to be changed as the game's [`Held`](Words::Held) allows.
    pub board: HeldOf<'a, G>,
    /// Where the rules stand.
    pub core: &'a mut Core<G::Words>,
    /// Dice and decks.
    pub chance: &'a mut Chance,
    pub(crate) events: &'a mut Events<G::Words>,
    pub(crate) taken: &'a mut Option<Vec<Taken<G::Words>>>,
    pub(crate) trouble: &'a mut Option<Fault>,
}

impl<G: Game> Cx<'_, G> {
    /// The position, to be read.
    pub fn look(&self) -> Look<'_, G> {
        Look { game: self.game, board: &self.board, core: self.core }
    }

    /// Notes a decision that a step does not put, because there is one answer to it or none, for whoever wants to know what
    /// else was forbidden. The step must not have changed anything since it was called.
    pub fn unasked(&mut self, ask: Ask<G::Words>, answer: Option<Answer<G::Words>>) {
        let Some(taken) = self.taken else { return };
        let mut position = Position { board: *self.board, core: *self.core };
        position.core.ask(ask, None);
        let seats = ask.seats.iter();
        taken.extend(seats.map(|seat| Taken { position, seat, answer }));
    }

    /// Tells that something happened, with the effect that did it. Atoms call this, and nothing else does.
    /// The state-based checks run after the step that emits something.
    pub fn emit(&mut self, event: EventOf<G>) {
        self.core.unsettled = true;
        if self.events.reveals_matter && self.game.reveals(&event) {
            self.events.revealed = true;
        }
        if self.events.recording {
            let by = self.core.cause();
            self.events.list.push(Happening { event, by });
        }
    }

    /// Opens a window for effects that answer what just happened. They are dealt with before the next step,
    /// or, while a queued effect is being resolved, at the front of the queue.
    pub fn raise(&mut self, window: WindowOf<G>, about: About<G::Words>) {
        if !self.look().listens(window) {
            return;
        }
        let occasion = Occasion::new(window, about);
        match self.game.ordering(window) {
            Ordering::PlayerByPlayer => {
                if self.core.raised.try_push(Raised(Some(occasion))).is_err() {
                    self.fail("one step raised more windows than the machine can hold");
                }
            }
            Ordering::Queue => crate::frames::queue::trigger(self, occasion, false, Seats::ALL),
        }
    }

    /// Opens a window of the queue for the effects of some players only: where one thing is answered in several steps, by a player in
    /// each.
    pub fn raise_for(&mut self, seats: Seats, window: WindowOf<G>, about: About<G::Words>) {
        if self.look().listens(window) {
            crate::frames::queue::trigger(self, Occasion::new(window, about), false, seats);
        }
    }

    /// Stops the machine: the rules have come to a state that cannot be. The first fault is the one reported.
    pub fn fail(&mut self, what: &'static str) {
        self.trouble.get_or_insert(Fault::Broken(what));
    }

    /// Hands a number back to the procedure that called this one.
    pub fn give_back(&mut self, number: i16) {
        self.core.returned = number;
    }

    /// Takes granted abilities that fit out of force before the end of the innermost procedure of a scope, until which they last.
    pub fn expire(&mut self, scope: ScopeOf<G>, fits: impl Fn(&Ability<G::Words>) -> bool) {
        let (ended, game) = (self.look().scope(scope), self.game);
        self.core.grants.expire_where(ended, |ability| fits(game.ability(ability)));
    }

    /// Ends the game after this step.
    pub fn end_game(&mut self) {
        self.core.over = true;
    }
}
