//! The Status Phase: tokens and cards are readied, the initiative token is flipped, a round token is added.

use broadside_engine::{About, Answer, Ask, Flow, Kind, PerSide, Seat, Side};
use serde::{Deserialize, Serialize};

use super::{RoundRefused, open, whole};
use crate::board::{Defense, TokenKind, UpgradeState, bit};
use crate::facts::{Command, ReadyCost, ReadyIcon, Term};
use crate::steps::{Answers, Given, Next, Rulebook};
use crate::words::{Phase, Prompt, Query, Scope, ShipNo, SquadronNo, Thing, UpgradeNo, Window};
use crate::{ArmadaCx, ArmadaLook, Why, atoms, score};

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
enum At {
    Start,
    /// The window of Start has closed.
    Started,
    DefenseTokens,
    Cards,
    ReadyCosts,
    Payment(UpgradeNo),
    Initiative,
    Over,
}

/// The Status Phase.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct StatusPhase {
    at: At,
    turn: Side,
    /// Which sides ready no further card.
    done: PerSide<bool>,
}

impl StatusPhase {
    pub(crate) fn new() -> StatusPhase {
        StatusPhase { at: At::Start, turn: Side(0), done: PerSide([false; 2]) }
    }

    /// Whose turn it is to pay for a card, if anybody still can: the players alternate (armada.readied.09).
    fn payer(&self, look: &ArmadaLook<'_>) -> Option<Side> {
        let able = |side: &Side| {
            let cards = || upgrades(look).filter(|(_, ship)| look.board.side_of_ship(*ship) == *side);
            !self.done[*side] && cards().any(|(at, _)| payment(look, at).is_ok())
        };
        [self.turn, self.turn.enemy()].into_iter().find(able)
    }

    fn ready_at_cost(
        &mut self,
        cx: &mut ArmadaCx<'_>,
        upgrade: UpgradeNo,
        tokens: impl Iterator<Item = Thing>,
    ) {
        let ship = cx.board.upgrade(upgrade).ship;
        // armada.ready-cost.06, armada.ready-cost.07: tokens of its own ship, which have no effect besides.
        tokens.for_each(|token| match token {
            Thing::OnCard(card, command) => atoms::take_from_card(cx, card, command),
            Thing::Command(command) => atoms::spend_command_token(cx, ship, command),
            _ => {}
        });
        atoms::set_upgrade(cx, upgrade, UpgradeState::Ready);
        self.turn = cx.board.side_of_ship(ship).enemy();
        self.at = At::ReadyCosts;
    }
}

/// The exhausted upgrade cards of ships in play that may be readied, with their ships.
fn upgrades<'a>(look: &'a ArmadaLook<'_>) -> impl Iterator<Item = (UpgradeNo, ShipNo)> + 'a {
    let cards = look.board.upgrades.iter().enumerate();
    let exhausted = cards.filter(|(_, card)| card.state == UpgradeState::Exhausted);
    let numbered = exhausted.map(|(at, card)| (UpgradeNo(at as u8), card.ship));
    numbered.filter(|(_, ship)| look.board.ship(*ship).in_play() && may_ready(look, Thing::Ship(*ship)))
}

fn may_ready(look: &ArmadaLook<'_>, piece: Thing) -> bool {
    look.allowed(Query::MayReady, About::subject(piece), true)
}

/// Whether a card is readied only for its cost (armada.readied.08); a card without an icon is a recur card
/// (armada.readied.07, armada.readied.10).
fn non_recur(look: &ArmadaLook<'_>, upgrade: UpgradeNo) -> bool {
    let card = &look.game.facts[look.board.upgrade(upgrade).card];
    look.game.rules.ready_costs && card.icon == Some(ReadyIcon::NonRecur)
}

/// The command tokens that can pay for readying a card, each type once: those of its ship and, where the card says so, those
/// that lie on it. No card asks for more than one.
fn tokens(look: &ArmadaLook<'_>, card: UpgradeNo, cost: ReadyCost) -> impl Iterator<Item = Thing> + use<> {
    let held = look.board.ship(look.board.upgrade(card).ship).tokens;
    let own = look.allowed(Query::MayReadyWithTokensOnCard, About::subject(Thing::Upgrade(card)), false);
    let on_it = if own { look.board.pile(card).tokens } else { [0; 4] };
    let fits = move |command: &Command| cost.of.contains(*command);
    let ships = Command::ALL.iter().copied().filter(move |command| held & bit(*command) != 0);
    let cards = Command::ALL.iter().copied().filter(move |command| on_it[*command as usize] > 0);
    let cards = cards.filter(fits).map(move |command| Thing::OnCard(card, command));
    ships.filter(fits).map(Thing::Command).chain(cards)
}

/// What readying a card costs now, or why it cannot be readied.
fn payment(look: &ArmadaLook<'_>, upgrade: UpgradeNo) -> Result<ReadyCost, Why> {
    let it = look.board.upgrade(upgrade);
    if !non_recur(look, upgrade) {
        return Err(RoundRefused::ReadiesFree.by("armada.readied.07"));
    }
    let Some(cost) = look.game.facts[it.card].ready else {
        return Err(RoundRefused::StaysExhausted.by("armada.readied.08"));
    };
    if tokens(look, upgrade, cost).count() < cost.tokens.into() {
        return Err(RoundRefused::NoReadyTokens.by("armada.ready-cost.01"));
    }
    Ok(cost)
}

/// Readies every exhausted defense token (armada.status-phase.01).
fn ready_defense_tokens(cx: &mut ArmadaCx<'_>) {
    let ready = |cx: &mut ArmadaCx<'_>, piece: Thing, token: Thing| {
        let look = cx.look();
        if look.allowed(Query::MayReadyDefense, About::subject(token), true) && may_ready(&look, piece) {
            atoms::ready_defense(cx, token);
        }
    };
    for number in 0..cx.board.ships.len() as u8 {
        let it = cx.board.ship(ShipNo(number));
        let defense = if it.in_play() { it.defense } else { Default::default() };
        for (at, _) in defense.iter().enumerate().filter(|(_, slot)| slot.state == Defense::Exhausted) {
            ready(cx, Thing::Ship(ShipNo(number)), Thing::ShipToken(ShipNo(number), at as u8));
        }
    }
    for number in 0..cx.board.squadrons.len() as u8 {
        let it = cx.board.squadron(SquadronNo(number));
        let defense = if it.in_play() { it.defense } else { Default::default() };
        for (at, _) in defense.iter().enumerate().filter(|(_, slot)| slot.state == Defense::Exhausted) {
            ready(
                cx,
                Thing::Squadron(SquadronNo(number)),
                Thing::SquadronToken(SquadronNo(number), at as u8),
            );
        }
    }
}

impl Rulebook for StatusPhase {
    const TITLE: &'static str = "Status Phase";
    const SCOPES: &'static [Scope] = &[Scope::Phase];

    fn step(&self) -> &'static str {
        match self.at {
            At::Start | At::Started => "Start of Status Phase",
            At::DefenseTokens => "Ready Defense Tokens",
            At::Cards | At::ReadyCosts | At::Payment(_) => "Ready Upgrade Cards",
            At::Initiative => "Flip Initiative Token",
            At::Over => "Place Round Token",
        }
    }

    fn about(&self, _: &ArmadaLook<'_>) -> Option<Thing> {
        match self.at {
            At::Payment(card) => Some(Thing::Upgrade(card)),
            _ => None,
        }
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        match self.at {
            At::Start => {
                self.at = At::Started;
                self.turn = cx.board.first();
                atoms::begin_phase(cx, Phase::Status);
                open(Window::StartOfStatusPhase)
            }
            At::Started => {
                self.at = At::DefenseTokens;
                Flow::Next
            }
            At::DefenseTokens => {
                self.at = At::Cards;
                ready_defense_tokens(cx);
                Flow::Next
            }
            // One card a step, so that each can be answered.
            At::Cards => {
                let look = cx.look();
                let next = upgrades(&look).find(|(at, _)| !non_recur(&look, *at));
                match next {
                    Some((upgrade, _)) => atoms::set_upgrade(cx, upgrade, UpgradeState::Ready),
                    None => self.at = At::ReadyCosts,
                }
                Flow::Next
            }
            At::ReadyCosts => {
                let Some(side) = self.payer(&cx.look()) else {
                    self.at = At::Initiative;
                    return Flow::Next;
                };
                self.turn = side;
                let seat = cx.board.speaker(side);
                Flow::Ask(Ask::one(seat, Prompt::ReadyCard, Kind::Pick { optional: true }))
            }
            At::Payment(upgrade) => {
                let seat = cx.board.ship(cx.board.upgrade(upgrade).ship).controller;
                let count = payment(&cx.look(), upgrade).map_or(0, |cost| cost.tokens);
                Flow::Ask(Ask::one(seat, Prompt::ReadyPayment, Kind::Some { min: count, max: count }))
            }
            // armada.status-phase.03: all squadrons are unactivated for the coming round.
            At::Initiative => {
                self.at = At::Over;
                let first = cx.board.first();
                atoms::initiative(cx, first);
                (0..cx.board.squadrons.len() as u8)
                    .for_each(|at| atoms::set_slider(cx, SquadronNo(at), false));
                Flow::Next
            }
            // armada.status-phase.04; chaff tokens leave with the phase (armada.card.early-warning-system.03).
            At::Over => {
                // armada.card.general-rieekan.03: before the effects of the end of the round.
                score::destroy_doomed(cx);
                atoms::remove_tokens(cx, TokenKind::Chaff);
                if whole::goes_on(cx) {
                    atoms::round_token(cx);
                }
                Flow::Done
            }
        }
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        if let At::Payment(upgrade) = self.at {
            if let Ok(cost) = payment(look, upgrade) {
                legal.items.extend(tokens(look, upgrade, cost));
            }
            return;
        }
        for (upgrade, ship) in upgrades(look) {
            if look.board.side_of_ship(ship) != self.turn {
                continue;
            }
            match payment(look, upgrade) {
                Ok(_) => legal.items.push(Thing::Upgrade(upgrade)),
                Err(why) => legal.refuse(Thing::Upgrade(upgrade), || why.into()),
            }
        }
    }

    fn answer(&mut self, cx: &mut ArmadaCx<'_>, _: Seat, answer: &Given) -> Next {
        match (self.at, answer) {
            (At::ReadyCosts, Answer::Pick(Thing::Upgrade(upgrade))) => self.at = At::Payment(*upgrade),
            (At::Payment(upgrade), Answer::Some(paid)) => {
                self.ready_at_cost(cx, upgrade, paid.iter().copied());
            }
            _ => {
                self.done[self.turn] = true;
                self.at = At::ReadyCosts;
            }
        }
        Flow::Next
    }
}
