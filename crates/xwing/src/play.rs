//! The game as the rules machine plays it.

use broadside_engine::{
    Ability, AbilityId, About, Bound, Chance, Cx, Decision, Ears, Flow, Game, Legal, List, Listening, Look,
    MAX_SEATS, Occasion, On, Ordering, Outcome, Position, Prompt, Refusal, Seat, Seats, SetupError, Side,
    Source, Viewer,
};

use crate::adjust::{self, Adjustment};
use crate::board::Board;
use crate::setup::Setup;
use crate::steps::{self, Step, round};
use crate::view::{self, View};
use crate::words::{Act, Amount, Cond, Deed, Event, Object, Price, Query, Select, Thing, Window, XWingWords};
use crate::{XWing, atoms, effects, refused, score, start};

impl Game for XWing {
    type Words = XWingWords;
    type Setup = Setup;
    type View = View;
    type Adjustment = Adjustment;

    const NAME: &'static str = "xwing";
    const VERSION: u32 = 3;
    const ONE_REPLACEMENT: bool = true;
    /// xwing.queue.51, xwing.ability.79
    const QUEUE_CHECKS_EFFECTS: bool = false;

    fn start(&self, setup: &Setup, _: &mut Chance) -> Result<(Board, Step), SetupError> {
        if let Some(board) = &setup.position {
            if board.round == 0 || board.ships.is_empty() {
                return Err(SetupError::new(refused::Start::EmptyPosition { round: 1 }));
            }
            adjust::validate(self, board).map_err(|refusal| SetupError(refusal.reason))?;
            return Ok((Board { open: setup.open, ..**board }, round::Whole::Resume.into()));
        }
        Ok((start::board(self, setup)?, round::Whole::Setup.into()))
    }

    fn random_setup(&self, chance: &mut Chance) -> Setup {
        start::random(self, chance)
    }

    fn seats(&self, board: &Board) -> u8 {
        board.seating.seats
    }

    fn side(&self, board: &Board, seat: Seat) -> Side {
        board.side(seat)
    }

    fn player_order(&self, board: &Board) -> List<Seat, MAX_SEATS> {
        board.player_order()
    }

    /// What modifies dice does not use the queue (xwing.attack.73).
    fn ordering(&self, window: Window) -> Ordering {
        match window {
            Window::ModifyAttackDice | Window::ModifyDefenseDice => Ordering::PlayerByPlayer,
            _ => Ordering::Queue,
        }
    }

    /// The other side modifies dice first (xwing.attack.16, xwing.attack.22).
    fn window_order(&self, look: &Look<'_, Self>, occasion: &Occasion<XWingWords>) -> List<Seat, MAX_SEATS> {
        let from = |seat| look.board.seating.order_from(look.board.side(seat));
        match (occasion.window, look.board.attack()) {
            (Window::ModifyAttackDice, Some(attack)) => from(attack.against),
            (Window::ModifyDefenseDice, Some(attack)) => from(attack.by),
            _ => self.player_order(look.board),
        }
    }

    fn rules(&self, decision: &Decision<XWingWords>) -> &'static [&'static str] {
        match decision.prompt {
            Prompt::Step(step) => step.rules(),
            _ => &[],
        }
    }

    fn owner(&self, board: &Board, item: Thing) -> Option<Seat> {
        board.decider(item)
    }

    fn speaker(&self, board: &Board, side: Side) -> Seat {
        board.speaker(side)
    }

    fn outcome(&self, board: &Board) -> Outcome {
        score::outcome(board)
    }

    fn ears<'a>(&self, board: &'a Board) -> &'a Ears<XWingWords> {
        &board.ears
    }

    fn listeners(&self, board: &Board, on: Listening<XWingWords>, found: &mut dyn FnMut(Source, AbilityId)) {
        self.heard(board, on, found);
    }

    fn modifiers(&self, board: &Board, query: Query, found: &mut dyn FnMut(Source, AbilityId)) {
        self.modifying(board, query, found);
    }

    fn abilities(&self) -> &[Ability<XWingWords>] {
        self.ability_table()
    }

    fn bearer(&self, board: &Board, source: Source) -> (Seat, Option<Thing>) {
        self.bearer_of(board, source)
    }

    fn holds(&self, look: &Look<'_, Self>, cond: &Cond, bound: &Bound<XWingWords>) -> bool {
        let holds = effects::holds(look, cond, bound);
        if let (true, Some(tally)) = (holds, &self.tally) {
            let ability = Game::ability(self, bound.ability);
            if core::ptr::eq(cond, &raw const ability.when) {
                tally.offer(bound.ability);
                // A contribution to a number is used when its condition holds.
                if matches!(ability.on, On::Query(..)) {
                    tally.act(bound.ability);
                }
            }
        }
        holds
    }

    fn amount(&self, look: &Look<'_, Self>, amount: &Amount, bound: &Bound<XWingWords>) -> i32 {
        effects::amount(look, amount, bound)
    }

    fn select(
        &self,
        look: &Look<'_, Self>,
        select: &Select,
        bound: &Bound<XWingWords>,
        found: &mut dyn FnMut(Thing),
    ) {
        effects::select(look, select, bound, found);
    }

    fn unselected(
        &self,
        look: &Look<'_, Self>,
        select: &Select,
        _: &Bound<XWingWords>,
        legal: &mut Legal<XWingWords>,
    ) {
        effects::unselected(look, select, legal);
    }

    fn most(&self, look: &Look<'_, Self>, select: &Select, bound: &Bound<XWingWords>) -> u8 {
        effects::most(look, select, bound)
    }

    fn payable(&self, look: &Look<'_, Self>, price: &Price, bound: &Bound<XWingWords>) -> bool {
        effects::payable(look, price, bound)
    }

    fn pay(&self, cx: &mut Cx<'_, Self>, price: &Price, bound: &mut Bound<XWingWords>) -> Flow<XWingWords> {
        if let Some(tally) = &self.tally {
            tally.paid(bound.ability, Game::ability(self, bound.ability).ops);
        }
        effects::pay(cx, price, bound)
    }

    fn can(&self, look: &Look<'_, Self>, act: &Act, bound: &Bound<XWingWords>) -> bool {
        effects::can(look, act, bound)
    }

    fn operate(&self, cx: &mut Cx<'_, Self>, act: &Act, bound: &mut Bound<XWingWords>) -> Flow<XWingWords> {
        if let Some(tally) = &self.tally {
            tally.act(bound.ability);
        }
        effects::operate(cx, act, bound)
    }

    fn would(&self, look: &Look<'_, Self>, deed: &Deed) -> Option<Occasion<XWingWords>> {
        Some(match deed {
            Deed::GainToken { ship, token, count, .. } => {
                let about = About::both(Thing::Ship(*ship), Thing::Token(*ship, *token));
                Occasion::new(Window::WouldGainToken, about.amount((*count).into()))
            }
            Deed::Suffer { unit, hits, crits } => {
                let amount = i16::from(*hits) + i16::from(*crits);
                Occasion::new(Window::WouldSufferDamage, About::subject(Thing::from(*unit)).amount(amount))
            }
            Deed::Draw { ship } => Occasion::new(Window::WouldDrawCard, About::subject(Thing::Ship(*ship))),
            Deed::Deal { ship, faceup, .. } => {
                // Nobody has looked at a card that would be facedown.
                let object = look.board.decks.drawn(*ship).filter(|_| *faceup).map(Thing::Card);
                let about = About { subject: Some(Thing::Ship(*ship)), object, amount: 0 };
                Occasion::new(Window::WouldBeDealtCard, about)
            }
            Deed::Destroy { ship } => {
                Occasion::new(Window::WouldBeDestroyed, About::subject(Thing::Ship(*ship)))
            }
        })
    }

    fn perform(&self, cx: &mut Cx<'_, Self>, deed: &Deed) {
        match deed {
            Deed::GainToken { ship, token, count, by } => atoms::gain_token(cx, *ship, *token, *count, *by),
            Deed::Suffer { hits, crits, .. } => {
                if let Some(suffer) = steps::suffering(cx) {
                    suffer.set(*hits, *crits);
                }
            }
            Deed::Draw { ship } => atoms::draw_for(cx, *ship, true),
            Deed::Deal { ship, faceup, suffered } => {
                let card = atoms::deal_drawn(cx, *ship, *faceup);
                let dealt = if *suffered { steps::suffering(cx).map(|it| it.dealt()) } else { None };
                if let Some(crit) = dealt {
                    atoms::suffered(cx, Object::Ship(*ship), crit, card);
                }
            }
            Deed::Destroy { ship } => atoms::destroy(cx, *ship),
        }
    }

    fn settle(&self, cx: &mut Cx<'_, Self>) -> Flow<XWingWords> {
        score::settle(cx)
    }

    fn view(&self, position: &Position<XWingWords>, viewer: Viewer) -> View {
        view::view(self, position, viewer)
    }

    fn event_view(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        view::event_view(event, viewer)
    }

    fn reveals(&self, event: &Event) -> bool {
        view::reveals(event)
    }

    fn resample(&self, board: &mut Board, known_to: Seats, chance: &mut Chance) {
        view::resample(self, board, known_to, chance);
    }

    fn secrets(&self, board: &Board, viewer: Viewer, found: &mut dyn FnMut(&'static str, u64)) {
        view::secrets(board, viewer, found);
    }

    fn validate(&self, board: &Board) -> Result<(), Refusal> {
        adjust::validate(self, board)
    }

    fn may_become(&self, before: &Board, after: &Board) -> Result<(), Refusal> {
        adjust::may_become(before, after)
    }

    fn adjust(&self, board: &mut Board, adjustment: &Adjustment) -> Result<(), Refusal> {
        adjust::adjust(self, board, adjustment)
    }

    fn catalogue(&self) -> Vec<String> {
        start::catalogue(self)
    }

    fn brings(&self, setup: &Setup, found: &mut dyn FnMut(String)) {
        start::brings(self, setup, found);
    }
}
