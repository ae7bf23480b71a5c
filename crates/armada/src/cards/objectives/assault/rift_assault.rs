//! Rift Assault: slow ships beside the rift are torn (armada.objective.rift-assault.75); that it is there is its plan.

use crate::cards::objectives::prelude::*;

pub(super) static CARD: Card = Card {
    slug: "rift-assault",
    plan: Plan { with: &["gravity-rift"], without: &[ObstacleKind::Station], ..STANDARD },
    abilities: ABILITIES,
    attacks: ATTACKS,
};

/// The gravity rift is at distance 1–2 of the ship in question.
const BESIDE_RIFT: Cond = Cond::Finds(&Select::Where(
    &Select::Obstacles(&Cond::ObstacleKind(IT, RIFT)),
    V1,
    &Cond::Near(OTHER, IT, Span::Distance(2)),
));

const ABILITIES: &[Ability<ArmadaWords>] = &[Ability {
    name: "Rift Assault",
    on: On::Window(Window::EndOfRound),
    ops: &[Op::Each {
        what: Some(Select::Ships(&Cond::All(&[BESIDE_RIFT, Cond::Not(&Cond::SpeedAbove(IT, 1))]))),
        var: V0,
        ops: &[Op::Do(Act::DealFacedown(CHOSEN, 1))],
    }],
    ..FORCED
}];

const ICONS: DieFilter = DieFilter { colour: None, icons: &[Icon::Hit, Icon::Critical, Icon::Accuracy] };

/// The faces to which a die may be turned: by a first player's attacker, and by a second player's.
const PLAIN_FACES: &[Face] = &[Face::Accuracy, Face::Hit];

const ALL_FACES: &[Face] = &[Face::Accuracy, Face::Hit, Face::Critical, Face::DoubleHit, Face::HitCritical];

/// Dice that can be turned to one of these faces.
const PLAIN_DICE: Select =
    Select::Where(&Select::Dice(DieFilter::ANY), V0, &Cond::Finds(&Select::FacesAmong(V0, PLAIN_FACES)));

const ALL_DICE: Select =
    Select::Where(&Select::Dice(DieFilter::ANY), V0, &Cond::Finds(&Select::FacesAmong(V0, ALL_FACES)));

/// The defender's token goes, the die is turned, and the attacker's owner scores (armada.objective.rift-assault.73,
/// armada.objective.rift-assault.74).
const TURN_FOR_TOKEN: [Op<ArmadaWords>; 3] = [
    Op::Do(Act::ObjectiveTokens(OBJECT, -1)),
    Op::Do(Act::ChangeDieTo(V0, V1)),
    Op::Do(Act::GainVictory(BEARER, 1)),
];

/// Ships in the open are marked at the price of a die, and the mark is worth a die (armada.objective.rift-assault.72,
/// armada.objective.rift-assault.73, armada.objective.rift-assault.74, armada.objective.rift-assault.75,
/// armada.objective.rift-assault.76, armada.objective.rift-assault.77).
const ATTACKS: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Rift Assault",
        on: On::Window(Window::ResolveAttackEffects),
        when: Cond::All(&[
            SHIP_AGAINST_SHIP,
            Cond::Not(&Cond::ObjectiveToken(OBJECT)),
            Cond::Not(&Cond::Finds(&Select::Obstacles(&Cond::Near(IT, OBJECT, Span::Distance(1))))),
            Cond::Finds(&Select::SpendableDice(ICONS)),
        ]),
        ops: &[
            choose(Select::SpendableDice(ICONS), Count::One(V0)),
            Op::Do(Act::SpendDie(V0)),
            Op::Do(Act::ObjectiveTokens(OBJECT, 1)),
        ],
        ..PLAIN
    },
    Ability {
        name: "Rift Assault",
        on: On::Window(Window::ResolveAttackEffects),
        when: Cond::All(&[Cond::FirstPlayer(BEARER), Cond::ObjectiveToken(OBJECT), Cond::Finds(&PLAIN_DICE)]),
        ops: &[
            choose(PLAIN_DICE, Count::One(V0)),
            choose(Select::FacesAmong(V0, PLAIN_FACES), Count::One(V1)),
            TURN_FOR_TOKEN[0],
            TURN_FOR_TOKEN[1],
            TURN_FOR_TOKEN[2],
        ],
        ..PLAIN
    },
    Ability {
        name: "Rift Assault",
        on: On::Window(Window::ResolveAttackEffects),
        when: Cond::All(&[Cond::SecondPlayer(BEARER), Cond::ObjectiveToken(OBJECT), Cond::Finds(&ALL_DICE)]),
        ops: &[
            choose(ALL_DICE, Count::One(V0)),
            choose(Select::FacesAmong(V0, ALL_FACES), Count::One(V1)),
            TURN_FOR_TOKEN[0],
            TURN_FOR_TOKEN[1],
            TURN_FOR_TOKEN[2],
        ],
        ..PLAIN
    },
];
