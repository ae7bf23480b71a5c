//! Secrets from the operating system.

use std::net::IpAddr;

use sha2::{Digest, Sha256};

/// No vowels, so that no word comes about; nothing that looks like a 0 or a 1.
const LETTERS: &[u8; 32] = b"23456789bcdfghjkmnpqrstvwxyzBCDF";

fn fill(bytes: &mut [u8]) {
    // Without secrets no table is safe: a system that has no randomness must not go on.
    getrandom::fill(bytes).unwrap_or_else(|error| panic!("the system gives no random numbers: {error}"));
}

fn letters<const N: usize>() -> String {
    let mut bytes = [0; N];
    fill(&mut bytes);
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// A secret link: 160 bits.
pub fn link() -> String {
    letters::<32>()
}

/// A link that is made of secrets which only its holder knows: made again, it is the same.
pub fn derived(secrets: [&str; 2]) -> String {
    let [of, key] = secrets;
    let bytes =
        Sha256::new().chain_update("link").chain_update(digest(of)).chain_update(digest(key)).finalize();
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// The link of a player at a rematch: it follows from their link at the finished game and the name of the new table. What is
/// kept of the old link does not tell it.
pub fn following(link: &str, table: &str) -> String {
    let bytes =
        Sha256::new().chain_update("rematch ").chain_update(link).chain_update(" ").chain_update(table);
    bytes.finalize().iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// The public name of a table: 70 bits, so that a name that was not given away is not guessed.
pub fn name() -> String {
    letters::<14>()
}

/// A seed.
pub fn seed() -> u64 {
    let mut bytes = [0; 8];
    fill(&mut bytes);
    u64::from_le_bytes(bytes)
}

/// What is kept of a link.
pub fn digest(link: &str) -> [u8; 32] {
    Sha256::digest(link.as_bytes()).into()
}

/// The most letters of a link, a name or a key.
pub const MOST: usize = 64;

/// Whether a text can be a link or a name; anything else is not looked up.
pub fn looks_right(text: &str) -> bool {
    (8..=MOST).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// What is kept of an address that makes tables.
pub fn maker(salt: &str, address: IpAddr) -> String {
    let digest = Sha256::digest(format!("{salt} {address}").as_bytes());
    digest[..16].iter().map(|byte| format!("{byte:02x}")).collect()
}
