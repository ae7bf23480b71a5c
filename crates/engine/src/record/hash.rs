//! The hash of a state: of its saved bytes, so that it is the same on every platform and covers exactly what
//! a save holds.

use postcard::ser_flavors::Flavor;
use serde::Serialize;

/// A 64-bit hash of a value's canonical bytes.
///
/// ```
/// use broadside_engine::hash_of;
/// assert_ne!(hash_of(&(1u8, 2u32)), hash_of(&(2u8, 1u32)));
/// ```
pub fn hash_of<T: Serialize>(value: &T) -> u64 {
    // The hasher never runs out of room, and states serialise no maps of unknown length, the only ways to fail.
    postcard::serialize_with_flavor(value, Hasher::default()).unwrap_or(0)
}

const MULTIPLY: u64 = 0x9e37_79b9_7f4a_7c15;

/// Takes eight bytes at a time and mixes them by multiplication.
struct Hasher {
    state: u64,
    word: u64,
    bytes: u64,
}

impl Default for Hasher {
    fn default() -> Self {
        Hasher { state: 0x005e_ed0f_b0ad_51de, word: 0, bytes: 0 }
    }
}

impl Hasher {
    fn mix(&mut self, word: u64) {
        let product = u128::from(self.state ^ word) * u128::from(MULTIPLY);
        self.state = (product as u64) ^ ((product >> 64) as u64).wrapping_add(MULTIPLY);
    }
}

impl Flavor for Hasher {
    type Output = u64;

    fn try_push(&mut self, byte: u8) -> postcard::Result<()> {
        self.word |= u64::from(byte) << (8 * (self.bytes % 8));
        self.bytes += 1;
        if self.bytes.is_multiple_of(8) {
            self.mix(self.word);
            self.word = 0;
        }
        Ok(())
    }

    fn finalize(mut self) -> postcard::Result<u64> {
        self.mix(self.word);
        self.mix(self.bytes);
        Ok(self.state)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_fixed() {
        let value = (7u8, -3i32, [1u64, 2, 300], Some("text"));
        assert_eq!(hash_of(&value), FIXED, "a changed hash breaks every stored game");
    }

    const FIXED: u64 = 8_068_998_213_813_390_984;

    #[test]
    fn trailing_zeros_count() {
        assert_ne!(hash_of(&[0u8; 3]), hash_of(&[0u8; 4]));
    }
}
