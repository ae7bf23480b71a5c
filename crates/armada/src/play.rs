//! The game as the rules machine plays it.

use broadside_engine::{
    Ability, AbilityId, About, Bound, Chance, Cx, Decision, Ears, Flow, Game, List, Listening, Look,
    MAX_SEATS, Occasion, On, Ordering, Outcome, Position, Prompt, Refusal, Seat, Seats, SetupError, Side,
    Source, Viewer,
};

use crate::adjust::{self, Adjustment};
use crate::board::Board;
use crate::setup::Setup;
use crate::steps::{Step, commands, round};
use crate::view::{self, View};
use crate::words::{Act, Amount, ArmadaWords, Cond, Deed, Event, Price, Query, Select, Thing, Window};
use crate::{Armada, atoms, effects, score, start};

impl Game for Armada {
    type Words = ArmadaWords;
    type Setup = Setup;
    type View = View;
    type Adjustment = Adjustment;

    const NAME: &'static str = "armada";
    const VERSION: u32 = 3;
    const ONE_REPLACEMENT: bool = false;

    fn start(&self, setup: &Setup, chance: &mut Chance) -> Result<(Board, Step), SetupError> {
        if let Some(board) = &setup.position {
            adjust::validate(self, board).map_err(|refusal| SetupError(refusal.reason))?;
            return Ok((**board, round::Whole::resumed().into()));
        }
        let board = start::board(self, setup, chance)?;
        Ok((board, round::Whole::new(false).into()))
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

    fn speaker(&self, board: &Board, side: Side) -> Seat {
        board.speaker(side)
    }

    fn ordering(&self, _: Window) -> Ordering {
        Ordering::PlayerByPlayer
    }

    fn rules(&self, decision: &Decision<ArmadaWords>) -> &'static [&'static str] {
        match decision.prompt {
            Prompt::Step(step) => step.rules(),
            _ => &[],
        }
    }

    fn owner(&self, board: &Board, item: Thing) -> Option<Seat> {
        board.decider(item)
    }

    fn outcome(&self, board: &Board) -> Outcome {
        score::outcome(self, board)
    }

    fn ears<'a>(&self, board: &'a Board) -> &'a Ears<ArmadaWords> {
        &board.ears
    }

    fn listeners(&self, board: &Board, on: Listening<ArmadaWords>, found: &mut dyn FnMut(Source, AbilityId)) {
        self.heard(board, on, found);
    }

    fn modifiers(&self, board: &Board, query: Query, found: &mut dyn FnMut(Source, AbilityId)) {
        self.modifying(board, query, found);
    }

    fn abilities(&self) -> &[Ability<ArmadaWords>] {
        self.abilities()
    }

    fn bearer(&self, board: &Board, source: Source) -> (Seat, Option<Thing>) {
        self.bearer(board, source)
    }

    fn holds(&self, look: &Look<'_, Self>, cond: &Cond, bound: &Bound<ArmadaWords>) -> bool {
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

    fn amount(&self, look: &Look<'_, Self>, amount: &Amount, bound: &Bound<ArmadaWords>) -> i32 {
        effects::amount(look, amount, bound)
    }

    fn select(
        &self,
        look: &Look<'_, Self>,
        select: &Select,
        bound: &Bound<ArmadaWords>,
        found: &mut dyn FnMut(Thing),
    ) {
        effects::select(look, select, bound, found);
    }

    fn payable(&self, look: &Look<'_, Self>, price: &Price, bound: &Bound<ArmadaWords>) -> bool {
        effects::payable(look, price, bound)
    }

    fn payable_all(&self, look: &Look<'_, Self>, prices: &[Price], bound: &Bound<ArmadaWords>) -> bool {
        effects::payable_all(look, prices, bound)
    }

    fn pay(&self, cx: &mut Cx<'_, Self>, price: &Price, bound: &mut Bound<ArmadaWords>) -> Flow<ArmadaWords> {
        if let Some(tally) = &self.tally {
            tally.paid(bound.ability, Game::ability(self, bound.ability).ops);
        }
        effects::pay(cx, price, bound)
    }

    fn can(&self, look: &Look<'_, Self>, act: &Act, bound: &Bound<ArmadaWords>) -> bool {
        effects::can(look, act, bound)
    }

    fn operate(&self, cx: &mut Cx<'_, Self>, act: &Act, bound: &mut Bound<ArmadaWords>) -> Flow<ArmadaWords> {
        if let Some(tally) = &self.tally {
            tally.act(bound.ability);
        }
        effects::operate(cx, act, bound)
    }

    fn would(&self, _: &Look<'_, Self>, deed: &Deed) -> Option<Occasion<ArmadaWords>> {
        Some(match deed {
            Deed::GainCommandToken { ship, command } => Occasion::new(
                Window::GainCommandToken,
                About::both(Thing::Ship(*ship), Thing::Command(*command)),
            ),
            // What has left the play area is destroyed at once (armada.card.general-rieekan.12).
            Deed::Destroy { gone: true, .. } => return None,
            Deed::Destroy { piece, .. } => {
                Occasion::new(Window::WouldBeDestroyed, About::subject(Thing::from(*piece)))
            }
            Deed::DealFaceup { ship, card } => {
                Occasion::new(Window::WouldBeDealtFaceup, About::both(Thing::Ship(*ship), Thing::Card(*card)))
            }
        })
    }

    fn perform(&self, cx: &mut Cx<'_, Self>, deed: &Deed) {
        match deed {
            Deed::GainCommandToken { ship, command } => {
                if commands::may_have_tokens(&cx.look(), *ship) {
                    atoms::gain_command_token(cx, *ship, *command);
                }
            }
            Deed::Destroy { piece, .. } => atoms::destroy(cx, *piece),
            Deed::DealFaceup { ship, .. } => atoms::deal(cx, *ship, true),
        }
    }

    fn settle(&self, cx: &mut Cx<'_, Self>) -> Flow<ArmadaWords> {
        score::settle(cx)
    }

    fn view(&self, position: &Position<ArmadaWords>, viewer: Viewer) -> View {
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
