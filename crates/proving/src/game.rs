//! The game under its rules, with the charms as its tables.

use broadside_engine::{
    Ability, AbilityId, About, Bound, Chance, Cx, Decision, Ears, Flow, Game, List, Listening, Look,
    MAX_SEATS, Occasion, On, Ordering, Outcome, PerSide, Position, Prompt, Refusal, Seat, Seats, SetupError,
    Side, Source, Viewer,
};
use broadside_table::Pose;
use serde::{Deserialize, Serialize};
use std::sync::atomic::{self, AtomicU32};

use crate::board::{Board, CardKind, Charm, CharmState, DICE, FLEET, MOST_CHARMS, ROUNDS, Skiff};
use crate::charms::{self, CHARMS};
use crate::steps::{Step, Whole};
use crate::why::Why;
use crate::words::{Act, Amount, Cond, Deed, Event, Price, Query, Select, SkiffWords, Thing, Window};
use crate::{atoms, effects, view};

/// A fault put into the game on purpose, so that the safety nets can be seen to catch its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plant {
    /// A view shows the top of the deck in round 2.
    Leak,
    /// The course of the game depends on something outside it.
    Unsteady,
    /// A decision in round 3 has no legal answer.
    DeadEnd,
    /// A field of the board is not saved.
    LostField,
    /// What is hidden is not drawn anew.
    StaleSample,
    /// A charm is in the catalogue and in no list.
    Unplayed,
    /// Skiffs fire with a die more.
    MoreDice,
    /// The rules panic in round 3.
    Panic,
    /// The rules go round in a circle in round 3.
    Circle,
    /// A place that is listed as legal is refused.
    ListsIllegal,
    /// The event of a card being dealt tells what it is.
    LeakyEvent,
    /// Whether a skiff can be fired at depends on the top of the deck.
    LeakyOptions,
    /// What charms listen to is not looked up again when they are readied.
    Deaf,
}

/// Skiffs, under one of the two rules for simultaneous effects.
#[derive(Clone, Debug, Default)]
pub struct Skiffs<const QUEUE: bool> {
    /// A fault, if one is planted.
    pub plant: Option<Plant>,
}

/// Skiffs in which effects are used player by player.
pub type ByTurns = Skiffs<false>;
/// Skiffs in which effects wait in a queue.
pub type ByQueue = Skiffs<true>;

/// What players bring: charms, each on one of their skiffs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// Whose charm, which charm of the list, on which of the player's skiffs.
    pub charms: Vec<(Seat, u8, u8)>,
}

/// What players may agree to change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fix {
    /// A skiff is moved.
    Move(u8, Pose),
    /// A skiff has so many lanterns.
    Lanterns(u8, u8),
    /// A skiff is afloat again.
    Raise(u8),
}

static UNSTEADY: AtomicU32 = AtomicU32::new(0);

impl<const QUEUE: bool> Skiffs<QUEUE> {
    /// A board with the charms of a setup and the deck in its printed order; skiffs are not deployed.
    pub fn board(&self, setup: &Setup) -> Result<Board, SetupError> {
        let mut skiffs = [Skiff { planks: [2, 2], lanterns: 1, ..Skiff::default() }; 6];
        skiffs[FLEET as usize..].iter_mut().for_each(|skiff| skiff.owner = Seat(1));
        let mut charms: List<Charm, MOST_CHARMS> = List::new();
        for (owner, card, on) in &setup.charms {
            let (charm, seat) = (*card, owner.0);
            if seat > 1 {
                return Err(SetupError::new(Why::NoSuchSeat { charm, seat, last: 1 }));
            }
            if charm as usize >= CHARMS.len() {
                return Err(SetupError::new(Why::NoSuchCharm { charm, seat, last: CHARMS.len() - 1 }));
            }
            if *on >= FLEET {
                return Err(SetupError::new(Why::NoSuchBearer { charm, seat, skiffs: FLEET }));
            }
            let bearer = owner.0 * FLEET + on;
            let charm = Charm { card: *card, owner: *owner, bearer, state: CharmState::Ready };
            let full = |_| SetupError::new(Why::TooManyCharms { most: MOST_CHARMS });
            charms.try_push(charm).map_err(full)?;
        }
        let mut deck = List::new();
        for (kind, count) in
            [(CardKind::Scratch, 5), (CardKind::Leak, 5), (CardKind::Squall, 4), (CardKind::Holed, 2)]
        {
            (0..count).for_each(|_| deck.push(kind));
        }
        let ears = charms::ears(&charms);
        let (top_known, first) = (Seats::NONE, Seat(0));
        Ok(Board { skiffs, deck, top_known, charms, first, round: 0, ears, lost: 0 })
    }

    pub(crate) fn planted(&self, plant: Plant) -> bool {
        self.plant == Some(plant)
    }

    pub(crate) fn dice(&self) -> i32 {
        if self.planted(Plant::MoreDice) { DICE + 1 } else { DICE }
    }

    fn each_charm(
        &self,
        board: &Board,
        wanted: impl Fn(&On<SkiffWords>) -> bool,
        found: &mut dyn FnMut(Source, AbilityId),
    ) {
        for (at, charm) in board.charms.iter().enumerate() {
            let active = charm.state == CharmState::Ready && board.afloat(charm.bearer);
            if active && wanted(&CHARMS[charm.card as usize].on) {
                found(Source(at as u16), AbilityId::new(charm.card.into()));
            }
        }
    }
}

impl<const QUEUE: bool> Game for Skiffs<QUEUE> {
    type Words = SkiffWords;
    type Setup = Setup;
    type View = view::View;
    type Adjustment = Fix;

    const NAME: &'static str = if QUEUE { "skiffs-queue" } else { "skiffs" };
    const VERSION: u32 = 2;
    const ONE_REPLACEMENT: bool = QUEUE;

    fn start(&self, setup: &Setup, chance: &mut Chance) -> Result<(Board, Step), SetupError> {
        let mut board = self.board(setup)?;
        chance.shuffle("card", &mut board.deck);
        Ok((board, Step::Whole(Whole::Deploy(0))))
    }

    fn random_setup(&self, chance: &mut Chance) -> Setup {
        let known = if self.planted(Plant::Unplayed) { CHARMS.len() - 1 } else { CHARMS.len() };
        let mut draw = |n: usize| chance.draw("setup", n as u32) as u8;
        let mut charms = Vec::new();
        for seat in [Seat(0), Seat(1)] {
            for _ in 0..draw(7) {
                charms.push((seat, draw(known), draw(FLEET.into())));
            }
        }
        Setup { charms }
    }

    fn seats(&self, _: &Board) -> u8 {
        2
    }

    fn side(&self, _: &Board, seat: Seat) -> Side {
        Side(seat.0)
    }

    fn player_order(&self, board: &Board) -> List<Seat, MAX_SEATS> {
        List::of(&[board.first, Seat(1 - board.first.0)])
    }

    fn ordering(&self, window: Window) -> Ordering {
        // A challenge is answered outside the queue.
        let queue = QUEUE && window != Window::AttackDeclared;
        if queue { Ordering::Queue } else { Ordering::PlayerByPlayer }
    }

    fn window_order(&self, look: &Look<'_, Self>, occasion: &Occasion<SkiffWords>) -> List<Seat, MAX_SEATS> {
        match (occasion.window, occasion.about.object) {
            // Who is fired at speaks first.
            (Window::AttackDeclared, Some(Thing::Skiff(defender))) => {
                let defends = look.board.owner(defender);
                List::of(&[defends, Seat(1 - defends.0)])
            }
            _ => self.player_order(look.board),
        }
    }

    fn rules(&self, decision: &Decision<SkiffWords>) -> &'static [&'static str] {
        match decision.prompt {
            Prompt::Step(step) => step.rules(),
            _ => &[],
        }
    }

    fn owner(&self, board: &Board, item: Thing) -> Option<Seat> {
        match item {
            Thing::Skiff(skiff) => Some(board.owner(skiff)),
            _ => None,
        }
    }

    fn outcome(&self, board: &Board) -> Outcome {
        let scores = PerSide::from_fn(|side| board.score(Seat(side.0)));
        let winner = match scores[Side(0)].cmp(&scores[Side(1)]) {
            std::cmp::Ordering::Greater => Some(Side(0)),
            std::cmp::Ordering::Less => Some(Side(1)),
            std::cmp::Ordering::Equal => None,
        };
        Outcome { winner, scores }
    }

    fn ears<'a>(&self, board: &'a Board) -> &'a Ears<SkiffWords> {
        &board.ears
    }

    fn listeners(&self, board: &Board, on: Listening<SkiffWords>, found: &mut dyn FnMut(Source, AbilityId)) {
        let wanted = |ability: &On<SkiffWords>| match (ability, on) {
            (On::Window(a), Listening::Window(b)) | (On::Would(a), Listening::Would(b)) => *a == b,
            (On::AnyTime, Listening::AnyTime) => true,
            _ => false,
        };
        self.each_charm(board, wanted, found);
    }

    fn modifiers(&self, board: &Board, query: Query, found: &mut dyn FnMut(Source, AbilityId)) {
        self.each_charm(board, |on| matches!(on, On::Query(asked, _) if *asked == query), found);
    }

    fn abilities(&self) -> &[Ability<SkiffWords>] {
        CHARMS
    }

    fn bearer(&self, board: &Board, source: Source) -> (Seat, Option<Thing>) {
        let charm = &board.charms[source.0 as usize];
        (charm.owner, Some(Thing::Skiff(charm.bearer)))
    }

    fn holds(&self, look: &Look<'_, Self>, cond: &Cond, bound: &Bound<SkiffWords>) -> bool {
        effects::holds(look, cond, bound)
    }

    fn amount(&self, look: &Look<'_, Self>, amount: &Amount, bound: &Bound<SkiffWords>) -> i32 {
        effects::amount(look, amount, bound)
    }

    fn select(
        &self,
        look: &Look<'_, Self>,
        select: &Select,
        bound: &Bound<SkiffWords>,
        found: &mut dyn FnMut(Thing),
    ) {
        effects::select(look, select, bound, found);
    }

    fn payable(&self, look: &Look<'_, Self>, price: &Price, bound: &Bound<SkiffWords>) -> bool {
        effects::payable(look, price, bound)
    }

    fn payable_all(&self, look: &Look<'_, Self>, prices: &[Price], bound: &Bound<SkiffWords>) -> bool {
        effects::payable_all(look, prices, bound)
    }

    fn pay(&self, cx: &mut Cx<'_, Self>, price: &Price, bound: &mut Bound<SkiffWords>) -> Flow<SkiffWords> {
        effects::pay(cx, price, bound)
    }

    fn can(&self, look: &Look<'_, Self>, act: &Act, bound: &Bound<SkiffWords>) -> bool {
        effects::can(look, act, bound)
    }

    fn operate(&self, cx: &mut Cx<'_, Self>, act: &Act, bound: &mut Bound<SkiffWords>) -> Flow<SkiffWords> {
        effects::operate(cx, act, bound)
    }

    fn would(&self, look: &Look<'_, Self>, deed: &Deed) -> Option<Occasion<SkiffWords>> {
        let Deed::DealCard { skiff } = deed;
        let possible = !look.board.deck.is_empty();
        possible.then(|| Occasion::new(Window::DealCard, About::subject(Thing::Skiff(*skiff))))
    }

    fn perform(&self, cx: &mut Cx<'_, Self>, deed: &Deed) {
        let Deed::DealCard { skiff } = deed;
        atoms::deal(cx, *skiff);
    }

    fn settle(&self, cx: &mut Cx<'_, Self>) -> Flow<SkiffWords> {
        let broken = |skiff: &u8| cx.board.skiffs[*skiff as usize].planks == [0, 0];
        let broken = cx.board.fleet().find(broken);
        if let Some(skiff) = broken {
            atoms::sink(cx, skiff);
        }
        match self.plant {
            Some(Plant::LostField) => cx.board.lost = cx.board.round,
            Some(Plant::Panic) if cx.board.round == 3 => panic!("planted"),
            Some(Plant::Unsteady) if cx.board.round == 2 => {
                let outside = UNSTEADY.fetch_add(1, atomic::Ordering::Relaxed);
                cx.board.skiffs[0].lanterns = (outside % 3) as u8;
            }
            _ => {}
        }
        Flow::Next
    }

    fn view(&self, position: &Position<SkiffWords>, viewer: Viewer) -> view::View {
        view::view(self, position, viewer)
    }

    fn event_view(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(view::event_view(event, viewer))
    }

    fn reveals(&self, event: &Event) -> bool {
        view::reveals(event)
    }

    fn resample(&self, board: &mut Board, known_to: Seats, chance: &mut Chance) {
        if !self.planted(Plant::StaleSample) {
            view::resample(board, known_to, chance);
        }
    }

    fn secrets(&self, board: &Board, viewer: Viewer, found: &mut dyn FnMut(&'static str, u64)) {
        view::secrets(board, viewer, found);
    }

    fn validate(&self, board: &Board) -> Result<(), Refusal> {
        let skiffs = board.skiffs.iter().zip(0..).all(|(skiff, at)| {
            skiff.owner == Seat(at / FLEET) && skiff.lanterns <= 6 && skiff.planks.iter().all(|p| *p <= 2)
        });
        let charms = board.charms.iter().all(|charm| {
            (charm.card as usize) < CHARMS.len() && charm.owner.0 < 2 && charm.bearer < 2 * FLEET
        });
        if skiffs && charms && board.first.0 < 2 && board.round <= ROUNDS {
            return Ok(());
        }
        Err(Refusal::unfit(Why::NoSuchBoard))
    }

    fn adjust(&self, board: &mut Board, fix: &Fix) -> Result<(), Refusal> {
        let (Fix::Move(skiff, _) | Fix::Lanterns(skiff, _) | Fix::Raise(skiff)) = fix;
        let Some(place) = board.skiffs.get_mut(*skiff as usize) else {
            return Err(Refusal::unfit(Why::NoSuchSkiff { skiff: *skiff, last: 2 * FLEET - 1 }));
        };
        match fix {
            Fix::Move(skiff, pose) => {
                if !board.free(*skiff, *pose) {
                    return Err(Refusal::unfit(Why::NotFree));
                }
                board.skiffs[*skiff as usize].pose = Some(*pose);
            }
            Fix::Lanterns(_, lanterns) => place.lanterns = (*lanterns).min(6),
            Fix::Raise(_) => {
                place.sunk = false;
                place.planks = place.planks.map(|planks| planks.max(1));
            }
        }
        Ok(())
    }

    fn catalogue(&self) -> Vec<String> {
        CHARMS.iter().map(|charm| charm.name.into()).collect()
    }

    fn brings(&self, setup: &Setup, found: &mut dyn FnMut(String)) {
        setup.charms.iter().for_each(|(_, card, _)| found(CHARMS[*card as usize].name.into()));
    }
}
