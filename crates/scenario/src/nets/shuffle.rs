//! Shuffles as scripts.

use broadside_engine::Draw;

/// The draws by which [`Chance::shuffle`](broadside_engine::Chance::shuffle) brings `from` into the order `to`, for a
/// game whose `draw` lines name the order of a shuffled deck; nothing if the two do not hold the same cards.
///
/// ```
/// use broadside_engine::Chance;
/// let (mut deck, wanted) = (['a', 'b', 'c', 'b'], ['b', 'c', 'b', 'a']);
/// let draws = broadside_scenario::shuffled("card", &deck, &wanted).unwrap();
/// Chance::scripted(draws).shuffle("card", &mut deck);
/// assert_eq!(deck, wanted);
/// ```
pub fn shuffled<T: Clone + PartialEq>(what: &str, from: &[T], to: &[T]) -> Option<Vec<Draw>> {
    let mut now = from.to_vec();
    let mut draws = Vec::new();
    for last in (1..now.len()).rev() {
        let place = now[..=last].iter().position(|card| Some(card) == to.get(last))?;
        draws.push(Draw { what: Some(what.to_owned()), value: place as u32 });
        now.swap(last, place);
    }
    (now == to).then_some(draws)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_cards_cannot_be_shuffled_into_place() {
        assert!(shuffled("card", &[1, 2, 3], &[1, 2, 4]).is_none());
        assert!(shuffled("card", &[1, 2, 3], &[1, 2]).is_none());
        assert_eq!(shuffled("card", &[1], &[1]), Some(Vec::new()));
    }
}
