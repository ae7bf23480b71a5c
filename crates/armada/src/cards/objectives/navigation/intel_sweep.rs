//! Intel Sweep (armada.objective.intel-sweep.92, armada.objective.intel-sweep.93, armada.objective.intel-sweep.94,
//! armada.objective.intel-sweep.95, armada.objective.intel-sweep.96).

use crate::cards::objectives::prelude::*;

pub(super) static CARD: Card =
    Card { slug: "intel-sweep", plan: STANDARD, abilities: ABILITIES, attacks: &[] };

/// What the player with more victory tokens scores (armada.objective.intel-sweep.96).
fn majority(look: &ArmadaLook<'_>, bound: &Binding) -> i32 {
    let (Some(side), Some(objective)) = (scorer(bound), look.board.objective) else { return 0 };
    let tokens = look.board.sides.map(|player| player.victory);
    if tokens.ahead() == Some(side) { look.game.facts[objective].majority.unwrap_or(0).into() } else { 0 }
}

const ABILITIES: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Intel Sweep",
        on: On::Window(Window::AfterPlaceObstacles),
        ops: &[
            place(Task::IntelSweep),
            choose_by(FIRST_SHIPS, Who::Opponent, Count::One(V0)),
            choose(SECOND_SHIPS, Count::One(V1)),
            MARK_BOTH[0],
            MARK_BOTH[1],
        ],
        ..FORCED
    },
    Ability {
        name: "Intel Sweep",
        on: On::Window(Window::RevealCommand),
        when: Cond::ObjectiveShip(SUBJECT),
        ops: &[
            Op::Choose(Choose {
                what: Select::ObjectiveTokens(SUBJECT, Span::Distance(1)),
                by: Who::Owner(SUBJECT),
                count: Count::One(V0),
                optional: true,
            }),
            Op::Do(Act::RemoveToken(CHOSEN)),
            Op::Do(Act::GainVictory(SUBJECT, 1)),
        ],
        ..FORCED
    },
    Ability {
        name: "Intel Sweep",
        on: On::Query(Query::ScoreBonus, Change::Add(Amount::Named(majority))),
        ..FORCED
    },
];
