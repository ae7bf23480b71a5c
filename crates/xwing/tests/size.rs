//! A position stays within the budget of docs/performance.md.

use broadside_engine::{Game, Position};
use broadside_xwing::XWing;

#[test]
fn a_position_is_no_larger_than_16_kb() {
    let size = size_of::<Position<<XWing as Game>::Words>>();
    println!("{size} bytes");
    assert!(size <= 16 * 1024, "a position has {size} bytes; the floor is 16 KB");
}
