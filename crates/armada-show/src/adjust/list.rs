//! Every value that can be set, with what setting it means.

use broadside_armada::Adjustment;
use broadside_armada::ArmadaLook;
use broadside_armada::board::{CardPlace, Defense, DefenseSlot, Standing, UpgradeState, bit};
use broadside_armada::facts::{Command, DamageKind, Term, Zone};
use broadside_armada::values;
use broadside_armada::words::{CardNo, Piece, ShipNo, SquadronNo, Thing, TokenNo, UpgradeNo};
use broadside_engine::{Refusal, Seat, Side};
use broadside_stage::{Adjustable, TableRefused, Text};

use crate::refused::ShowRefused;
use crate::{ids, names};

/// Whose values are listed.
#[derive(Clone, Copy)]
pub(super) enum Of {
    Piece(Piece),
    Side(Side),
}

/// What setting a value changes.
#[derive(Clone, Copy)]
enum What {
    Standing(Piece),
    Speed(ShipNo),
    Shields(ShipNo, Zone),
    Hull(SquadronNo),
    CommandToken(ShipNo, Command),
    RaidToken(ShipNo, Command),
    Defense(Thing),
    Dial(ShipNo, usize),
    Revealed(ShipNo),
    Activated(Piece),
    Upgrade(UpgradeNo),
    Facedown(ShipNo),
    TurnUp(ShipNo),
    DealFaceup(ShipNo),
    Card(CardNo),
    ObjectiveShip(ShipNo),
    ObjectiveTokens(ShipNo),
    RemoveToken(TokenNo),
    Victory(Side),
    Passes(Side),
    First(Side),
    Round,
}

/// A value that can be set.
pub(super) struct Value {
    pub(super) key: String,
    label: Text,
    now: i32,
    min: i32,
    max: i32,
    options: Vec<Text>,
    what: What,
}

const STANDINGS: [(Standing, &str); 4] = [
    (Standing::Waiting, "waiting"),
    (Standing::SetAside, "aside"),
    (Standing::InPlay, "in-play"),
    (Standing::Destroyed, "destroyed"),
];
const DEFENSES: [(Defense, &str); 3] =
    [(Defense::Ready, "ready"), (Defense::Exhausted, "exhausted"), (Defense::Discarded, "discarded")];
const UPGRADES: [(UpgradeState, &str); 3] = [
    (UpgradeState::Ready, "ready"),
    (UpgradeState::Exhausted, "exhausted"),
    (UpgradeState::Discarded, "discarded"),
];

/// The place of something in a list.
fn place<T: PartialEq>(all: &[(T, &str)], it: &T) -> i32 {
    all.iter().position(|(other, _)| other == it).unwrap_or(0) as i32
}

fn states<T>(all: &[(T, &str)]) -> Vec<Text> {
    all.iter().map(|(_, id)| Text::new(format!("armada-state-{id}"))).collect()
}

fn commands() -> impl Iterator<Item = Text> {
    Command::ALL.iter().map(|command| names::command(*command))
}

fn number(what: What, key: impl Into<String>, label: Text, now: u8, max: u8) -> Value {
    let (now, max) = (i32::from(now), i32::from(max.max(now)));
    Value { key: key.into(), label, now, min: 0, max, options: Vec::new(), what }
}

fn option(what: What, key: impl Into<String>, label: Text, now: i32, options: Vec<Text>) -> Value {
    let max = options.len() as i32 - 1;
    Value { key: key.into(), label, now, min: 0, max, options, what }
}

fn switch(what: What, key: impl Into<String>, label: Text, on: bool) -> Value {
    option(what, key, label, on.into(), vec![Text::new("no"), Text::new("yes")])
}

/// The values of a piece or side. Facedown dials are listed where `sees` says that their owner's may be seen.
pub(super) fn values(look: &ArmadaLook<'_>, of: Of, sees: impl Fn(Seat) -> bool) -> Vec<Value> {
    match of {
        Of::Piece(Piece::Ship(at)) => ship(look, at, sees(look.board.ship(at).controller)),
        Of::Piece(Piece::Squadron(at)) => squadron(look, at),
        Of::Piece(Piece::Obstacle(_)) => Vec::new(),
        Of::Piece(Piece::Token(at)) => {
            vec![switch(What::RemoveToken(at), "removed", Text::new("armada-adjust-removed"), false)]
        }
        Of::Side(it) => side(look, it),
    }
}

fn standing(piece: Piece, now: Standing) -> Value {
    let label = Text::new("armada-adjust-standing");
    option(What::Standing(piece), "standing", label, place(&STANDINGS, &now), states(&STANDINGS))
}

fn defense(all: &[DefenseSlot], token: impl Fn(u8) -> Thing) -> Vec<Value> {
    let value = |(at, slot): (usize, &DefenseSlot)| {
        let (what, label) = (What::Defense(token(at as u8)), names::defense(slot.kind));
        option(what, format!("defense-{at}"), label, place(&DEFENSES, &slot.state), states(&DEFENSES))
    };
    all.iter().enumerate().map(value).collect()
}

fn ship(look: &ArmadaLook<'_>, at: ShipNo, own: bool) -> Vec<Value> {
    let (game, it) = (look.game, look.board.ship(at));
    let piece = Piece::Ship(at);
    let mut all = vec![
        number(What::Speed(at), "speed", Text::new("armada-adjust-speed"), it.speed, 4),
        switch(What::Activated(piece), "activated", Text::new("armada-adjust-activated"), it.activated),
        standing(piece, it.standing),
    ];
    for zone in game.ship(look.board, at).zones() {
        let label = Text::new("armada-adjust-shields").text("zone", names::zone(*zone));
        let most = values::max_shields(look, at, *zone);
        let key = format!("shields-{}", ids::zone(*zone));
        all.push(number(What::Shields(at, *zone), key, label, it.shields[*zone as usize], most));
    }
    all.extend(defense(&it.defense, |place| Thing::ShipToken(at, place)));
    for command in Command::ALL {
        let (icon, name) = (names::command_icon(*command), names::command(*command));
        let token = Text::new("armada-adjust-command-token").text("command", name.clone());
        let raid = Text::new("armada-adjust-raid-token").text("command", name);
        let (held, raided) = (it.has_token(*command), it.raids & bit(*command) != 0);
        all.push(switch(What::CommandToken(at, *command), format!("command-{icon}"), token, held));
        all.push(switch(What::RaidToken(at, *command), format!("raid-{icon}"), raid, raided));
    }
    let dial = |(place, dial): (usize, &broadside_armada::board::Dial)| {
        let label = Text::new("armada-adjust-dial").number("place", place as f64 + 1.0);
        let now = dial.command as i32;
        option(What::Dial(at, place), format!("dial-{place}"), label, now, commands().collect())
    };
    all.extend(it.dials.iter().enumerate().filter(|_| own).map(dial));
    let revealed = it.revealed.map_or(0, |command| command as i32 + 1);
    let options = core::iter::once(Text::new("armada-nothing")).chain(commands()).collect();
    let label = Text::new("armada-adjust-revealed");
    all.push(option(What::Revealed(at), "revealed", label, revealed, options));
    for (place_of, upgrade) in look.board.upgrades.iter().enumerate().filter(|(_, card)| card.ship == at) {
        let label = Text::of_name(&*game.facts[upgrade.card].name);
        let (what, key) = (What::Upgrade(UpgradeNo(place_of as u8)), format!("upgrade-{place_of}"));
        all.push(option(what, key, label, place(&UPGRADES, &upgrade.state), states(&UPGRADES)));
    }
    all.extend(damage(look, at));
    let label = Text::new("armada-adjust-objective-ship");
    all.push(switch(What::ObjectiveShip(at), "objective-ship", label, it.objective_ship));
    let label = Text::new("armada-adjust-objective-tokens");
    all.push(number(What::ObjectiveTokens(at), "objective-tokens", label, it.objective_tokens, 20));
    all
}

/// Damage cards: those that lie faceup one by one, those that lie facedown by their number.
fn damage(look: &ArmadaLook<'_>, at: ShipNo) -> Vec<Value> {
    let (game, decks) = (look.game, &look.board.decks);
    let states = ["faceup", "facedown", "discarded"];
    let states = || states.iter().map(|id| Text::new(format!("armada-state-{id}"))).collect::<Vec<_>>();
    let card = |card: CardNo| {
        let label = Text::of_name(&*game.facts[game.damage_kind(card)].name);
        option(What::Card(card), format!("damage-{}", card.0), label, 0, states())
    };
    let mut all: Vec<Value> = decks.faceup(at).map(card).collect();
    let facedown = decks.on_ship(at).count() - decks.faceup(at).count();
    let label = Text::new("armada-adjust-facedown");
    let mut value = number(What::Facedown(at), "facedown", label, facedown as u8, facedown as u8 + 1);
    value.min = (value.now - 1).max(0);
    all.push(value);
    if facedown > 0 {
        all.push(switch(What::TurnUp(at), "turn-up", Text::new("armada-adjust-turn-up"), false));
    }
    let kinds = DamageKind::ALL.iter().map(|kind| Text::of_name(&*game.facts[*kind].name));
    let options = core::iter::once(Text::new("armada-nothing")).chain(kinds).collect();
    all.push(option(What::DealFaceup(at), "deal-faceup", Text::new("armada-adjust-deal-faceup"), 0, options));
    all
}

fn squadron(look: &ArmadaLook<'_>, at: SquadronNo) -> Vec<Value> {
    let (it, piece) = (look.board.squadron(at), Piece::Squadron(at));
    let most = look.game.squadron(look.board, at).hull;
    let mut all = vec![
        number(What::Hull(at), "hull", Text::new("armada-adjust-hull"), it.hull, most),
        switch(What::Activated(piece), "activated", Text::new("armada-adjust-activated"), it.activated),
        standing(piece, it.standing),
    ];
    all.extend(defense(&it.defense, |place| Thing::SquadronToken(at, place)));
    all
}

fn side(look: &ArmadaLook<'_>, side: Side) -> Vec<Value> {
    let board = look.board;
    let player = &board.sides[side];
    let victory = Text::new("armada-adjust-victory");
    let mut round = number(What::Round, "round", Text::new("armada-adjust-round"), board.round, 6);
    round.min = 1.min(round.now);
    vec![
        number(What::Victory(side), "victory", victory, player.victory, 99),
        number(What::Passes(side), "passes", Text::new("armada-adjust-passes"), player.passes, 20),
        switch(What::First(side), "initiative", Text::new("armada-adjust-initiative"), board.first() == side),
        round,
    ]
}

impl Value {
    pub(super) fn shown(self) -> Adjustable {
        let Value { key, label, now, min, max, options, .. } = self;
        Adjustable { key, label, value: now, min, max, options }
    }

    /// The change that sets it.
    pub(super) fn set(&self, look: &ArmadaLook<'_>, value: i32) -> Result<Adjustment, Refusal> {
        if value < self.min || value > self.max {
            let (min, max) = (self.min, self.max);
            return Err(Refusal::unfit(TableRefused::Value { min, max, value }));
        }
        let (count, at, on) = (value as u8, value as usize, value == 1);
        Ok(match self.what {
            What::Standing(piece) => Adjustment::Standing(piece, STANDINGS[at].0),
            What::Speed(ship) => Adjustment::Speed(ship, count),
            What::Shields(ship, zone) => Adjustment::Shields(ship, zone, count),
            What::Hull(squadron) => Adjustment::Hull(squadron, count),
            What::CommandToken(ship, command) => Adjustment::CommandToken(ship, command, on),
            What::RaidToken(ship, command) => Adjustment::RaidToken(ship, command, on),
            What::Defense(token) => Adjustment::Defense(token, DEFENSES[at].0),
            What::Dial(ship, place) => {
                let dials = look.board.ship(ship).dials.iter().map(|dial| dial.command);
                let mut dials: Vec<Command> = dials.collect();
                dials[place] = Command::ALL[at];
                Adjustment::Dials(ship, dials)
            }
            What::Revealed(ship) => Adjustment::Revealed(ship, (at > 0).then(|| Command::ALL[at - 1])),
            What::Activated(piece) => Adjustment::Activated(piece, on),
            What::Upgrade(upgrade) => Adjustment::Upgrade(upgrade, UPGRADES[at].0),
            What::Facedown(ship) if value > self.now => Adjustment::DealFacedown(ship),
            What::Facedown(ship) if value < self.now => Adjustment::DiscardFacedown(ship),
            What::DealFaceup(ship) if at > 0 => Adjustment::DealFaceup(ship, DamageKind::ALL[at - 1]),
            What::TurnUp(ship) if on => Adjustment::Flip(last_facedown(look, ship)?),
            What::Card(card) if at == 1 => Adjustment::Flip(card),
            What::Card(card) if at == 2 => Adjustment::DiscardCard(card),
            What::RemoveToken(token) if on => Adjustment::RemoveToken(token),
            What::First(side) => Adjustment::First(if on { side } else { side.enemy() }),
            What::ObjectiveShip(ship) => Adjustment::ObjectiveShip(ship, on),
            What::ObjectiveTokens(ship) => Adjustment::ObjectiveTokens(ship, count),
            What::Victory(side) => Adjustment::Victory(side, count),
            What::Passes(side) => Adjustment::Passes(side, count),
            What::Round => Adjustment::Round(count),
            What::Facedown(_)
            | What::DealFaceup(_)
            | What::TurnUp(_)
            | What::Card(_)
            | What::RemoveToken(_) => {
                return Err(Refusal::unfit(ShowRefused::Already));
            }
        })
    }
}

fn last_facedown(look: &ArmadaLook<'_>, ship: ShipNo) -> Result<CardNo, Refusal> {
    let decks = &look.board.decks;
    let found =
        decks.last_facedown(ship).filter(|card| decks.cards[card.index()].place == CardPlace::Ship(ship));
    found.ok_or_else(|| Refusal::unfit(ShowRefused::NoFacedown))
}
