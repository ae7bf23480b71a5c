//! What a table refuses, whatever the game, has words.

use broadside_texts::audit::audit;

#[test]
fn the_refusals_of_a_table_have_words() {
    let problems = audit("table-refused-", broadside_stage::TABLE_REASONS);
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}
