//! Command tokens and dials with which upgrade cards begin.

use broadside_armada::facts::{Edition, Faction, Facts, Pile, Slot, Term};
use broadside_armada::fleet::{Supply, random_fleet};
use broadside_armada::words::UpgradeNo;
use broadside_armada::{Armada, Setup};
use broadside_engine::{Chance, Seed};
use broadside_rulebook::proves;

use crate::common::play;

/// Commanders that begin with something get it in setup, as many as their cards say.
#[test]
fn commanders_begin_with_what_their_cards_show() {
    proves!(
        ["rr15", "arc"];
        "armada.upgrade-tokens-dials.01",
        "armada.upgrade-tokens-dials.05",
        "armada.upgrade-tokens-dials.06",
        "armada.upgrade-tokens-dials.08",
    );
    for edition in [Edition::Rr15, Edition::Arc] {
        let (facts, game) = (Facts::of(edition), Armada::new(edition));
        let starts = |at: &&broadside_armada::facts::UpgradeCard| {
            at.in_pool && at.starts_with.is_some() && at.slots.contains(&Slot::Commander)
        };
        let commanders: Vec<_> = facts.upgrades().iter().filter(starts).collect();
        assert!(commanders.len() >= 4);
        for card in commanders {
            let faction = *Faction::ALL.iter().find(|faction| card.open_to(**faction)).expect("a faction");
            let supply = Supply::basic(facts).with_upgrades(&[card.id]);
            let mut chance = Chance::seeded(Seed(4));
            let mut draw = |n: usize| chance.draw("fleet", n as u32) as usize;
            let fleet = random_fleet(facts, faction, 300, &supply, &mut draw).expect("a fleet");
            let board = play(&game, &Setup::new([fleet.clone(), fleet]), 4, |_, _, _| {});
            let start = card.starts_with.expect("a pile");
            let cards = board.upgrades.iter().enumerate();
            for (at, _) in cards.filter(|(_, it)| board.ship(it.ship).in_play()) {
                let pile = board.pile(UpgradeNo(at as u8));
                match start.pile {
                    Pile::Tokens => {
                        let wanted =
                            if start.each { start.count * start.of.len() as u8 } else { start.count };
                        assert_eq!(pile.total(), wanted, "{}", card.slug);
                        let kinds = pile.tokens.iter().filter(|count| **count > 0).count();
                        assert!(kinds >= usize::from(start.kinds), "{}", card.slug);
                    }
                    Pile::Dials => {
                        assert_eq!(pile.dials().count(), usize::from(start.count), "{}", card.slug)
                    }
                }
            }
        }
    }
}
