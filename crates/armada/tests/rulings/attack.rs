//! Size classes of the first edition.

use broadside_armada::facts::{Edition, Facts, Size};

fn ships(size: Size) -> Vec<&'static str> {
    let here = Facts::of(Edition::Rr1).ships().iter().filter(|card| card.in_pool && card.size == size);
    here.map(|card| &*card.slug).collect()
}

#[test]
fn the_first_edition_has_three_size_classes_and_these_ships() {
    broadside_rulebook::proves!(
        ["rr1"]; "armada.size-class.01-rr1", "armada.size-class.07-rr1", "armada.size-class.08-rr1"
    );
    let small = [
        "cr90-corvette-a",
        "cr90-corvette-b",
        "gladiator-i-class-star-destroyer",
        "gladiator-ii-class-star-destroyer",
        "nebulon-b-escort-frigate",
        "nebulon-b-support-refit",
    ];
    let medium = [
        "assault-frigate-mark-ii-a",
        "assault-frigate-mark-ii-b",
        "victory-i-class-star-destroyer",
        "victory-ii-class-star-destroyer",
    ];
    assert_eq!(ships(Size::Small), small);
    assert_eq!(ships(Size::Medium), medium);
    assert_eq!(ships(Size::Huge), [""; 0], "small, medium and large are all");
    assert!(Facts::of(Edition::Rr15).ships().iter().any(|card| card.in_pool && card.size == Size::Huge));
}
