//! Lines about the game itself.

use broadside_armada::board::{Obstacle, Table};
use broadside_armada::facts::{ObjectiveId, Term};
use broadside_armada::words::{ObstacleNo, Thing};
use broadside_scenario::{Phrase, Problem};

use super::{Draft, PHASES};
use crate::cards;
use crate::refused::{AskRefused, Wanted};

impl Draft<'_> {
    pub(super) fn general(&mut self, phrase: &mut Phrase<'_>) -> Result<(), Problem> {
        let facts = self.game.facts;
        let words = [
            "objective",
            "objectives",
            "first player",
            "first",
            "second player",
            "second",
            "round",
            "phase",
            "deck",
            "discard",
            "victory tokens",
            "victory",
            "pass tokens",
            "passes",
            "points",
            "table",
            "core set",
            "short edges",
            "unlimited",
            "learning scenario",
            "learning",
            "simple sight",
            "fleet",
            "obstacles",
            "standard obstacles",
            "no objective",
            "objective done",
            "objective marks",
            "objective dials",
            "odd table",
        ];
        let before = *phrase;
        match phrase.one_of(Wanted::General, words.map(|word| (word, word)))? {
            "odd table" => self.odd = true,
            "objective done" => self.board.objective_done = true,
            "objective marks" => {
                let edges = cards::EDGES.map(|(word, edge)| (word, Thing::Edge(edge)));
                let marked = match phrase.try_one_of(edges) {
                    Some(edge) => {
                        phrase.eat("edge");
                        edge
                    }
                    None => self.names.a_piece(phrase)?,
                };
                self.board.objective_mark = Some(marked);
            }
            "objective dials" => {
                while let Some(command) = phrase.try_one_of(cards::COMMANDS) {
                    self.board.objective_pile.add_dial(command);
                }
            }
            "no objective" => self.board.objective = None,
            "objective" => {
                self.general[0] = before.place();
                self.board.objective = Some(cards::an_objective(facts, phrase)?);
            }
            "objectives" => self.objectives(phrase)?,
            "first player" | "first" => self.first = Some(self.a_side(phrase)?),
            "second player" | "second" => {
                let side = self.a_side(phrase)?;
                self.first = Some(side.enemy());
            }
            "round" => {
                self.general[1] = before.place();
                self.round = Some(phrase.number(Wanted::Round)?);
            }
            "phase" => self.phase = Some(phrase.one_of(Wanted::Phase, PHASES)?),
            "deck" => self.deck(phrase)?,
            "discard" => self.discard(phrase)?,
            word @ ("victory tokens" | "victory" | "pass tokens" | "passes") => {
                if word.starts_with('p') {
                    self.general[2] = before.place();
                }
                let side = self.a_side(phrase)?;
                let number = phrase.number(Wanted::Tokens)?;
                let player = &mut self.board.sides[side];
                let place = if word.starts_with('v') { &mut player.victory } else { &mut player.passes };
                *place = number;
            }
            "points" => {
                let side = self.a_side(phrase)?;
                self.points[side] = Some(phrase.number(Wanted::FleetPoints)?);
            }
            "table" => {
                let tables = [
                    ("standard", Table::Standard),
                    ("core set", Table::CoreSet),
                    ("short edges", Table::ShortEdges),
                ];
                self.board.table = phrase.one_of(Wanted::Table, tables)?;
            }
            "core set" => self.board.table = Table::CoreSet,
            "short edges" => self.board.table = Table::ShortEdges,
            "unlimited" => {
                phrase.eat("rounds");
                self.board.unlimited = true;
            }
            "learning scenario" | "learning" => self.learning(before)?,
            "simple sight" => self.board.simple_sight = true,
            "fleet" => self.fleet(phrase)?,
            _ => {
                for id in cards::standard_obstacles(facts) {
                    let kind = facts[id].kind;
                    let obstacle = Obstacle { id, kind, ..Obstacle::default() };
                    let number = ObstacleNo(self.board.obstacles.len() as u8);
                    let pushed = self.board.obstacles.try_push(obstacle);
                    pushed.map_err(|_| before.problem(AskRefused::ManyObstacles))?;
                    self.names.piece(facts[id].slug.to_string(), Thing::Obstacle(number));
                }
            }
        }
        Ok(())
    }

    fn objectives(&mut self, phrase: &mut Phrase<'_>) -> Result<(), Problem> {
        let side = self.a_side(phrase)?;
        while !phrase.is_empty() {
            let before = *phrase;
            let id: ObjectiveId = cards::an_objective(self.game.facts, phrase)?;
            let Some(category) = self.game.facts[id].category else {
                return Err(before.problem(AskRefused::Campaign));
            };
            self.board.sides[side].objectives[category.index()] = Some(id);
            phrase.comma();
        }
        Ok(())
    }
}
