//! What squadrons are.

use broadside_armada::facts::Edition;

use crate::common::game;

#[test]
fn squadrons_of_a_single_craft_are_irregular() {
    broadside_rulebook::proves!(["rr15", "arc"]; "armada.irregular-squadron.71");
    for edition in [Edition::Rr15, Edition::Arc] {
        let facts = game(edition).facts;
        let irregular = |slug: &str| facts[facts.squadron(slug).expect("there is such a squadron")].irregular;
        for slug in
            ["yt-2400", "vt-49-decimator", "yt-1300", "firespray-31", "hwk-290", "lambda-class-shuttle"]
        {
            assert!(irregular(slug), "{slug}");
        }
        for slug in ["a-wing-squadron", "tie-interceptor-squadron", "x-wing-squadron", "tie-fighter-squadron"]
        {
            assert!(!irregular(slug), "{slug}");
        }
        // Whoever flies it: the craft decides.
        for card in facts.squadrons() {
            let class = card.class.expect("every squadron has a class");
            assert_eq!(card.irregular, facts[class].irregular, "{}", card.name);
        }
    }
}
