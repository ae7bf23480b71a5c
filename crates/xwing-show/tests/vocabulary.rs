//! The page of the vocabulary tells what the cards are made of now.

use std::path::Path;

use broadside_stage::vocabulary_page;
use broadside_xwing::XWing;
use broadside_xwing_show::sheets;

#[test]
fn the_page_of_the_vocabulary_is_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/vocabulary-xwing.md");
    let page = vocabulary_page("The vocabulary of X-Wing's cards", &sheets(&XWing::default()));
    if std::env::var_os("BROADSIDE_BLESS").is_some() {
        std::fs::write(&path, &page).expect("docs can be written");
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        written == page,
        "docs/vocabulary-xwing.md is not what the cards say now; write it anew with: BROADSIDE_BLESS=1 cargo test -p broadside-xwing-show --test vocabulary"
    );
}

/// Fewer than one card in fifteen needs a function of its own.
#[test]
fn few_cards_need_a_function_of_their_own() {
    let all = sheets(&XWing::default());
    let played: Vec<_> = all.iter().filter(|sheet| sheet.text.is_some() && !sheet.gloss.is_empty()).collect();
    let custom: Vec<&str> =
        played.iter().filter(|sheet| sheet.custom).map(|sheet| sheet.name.as_str()).collect();
    assert!(
        15 * custom.len() < played.len(),
        "{} of {} cards: {}",
        custom.len(),
        played.len(),
        custom.join(", ")
    );
}
