//! Changes inputs at random: as bytes, as lines, as words and as JSON.

use serde::de::IgnoredAny;
use serde_json::Value;

use super::rng::Rng;

/// Numbers and words at which readers go wrong.
const ODD: [&str; 40] = [
    "0",
    "-1",
    "1",
    "2",
    "7",
    "8",
    "15",
    "16",
    "31",
    "32",
    "63",
    "64",
    "65",
    "127",
    "128",
    "255",
    "256",
    "32767",
    "32768",
    "65535",
    "65536",
    "2147483647",
    "-2147483648",
    "4294967295",
    "4294967296",
    "9007199254740993",
    "18446744073709551615",
    "-9223372036854775808",
    "1e308",
    "-0.0",
    "1e-320",
    "NaN",
    "null",
    "true",
    "\u{feff}",
    "\u{0}",
    "é",
    "ﬀ",
    "İ",
    "\r\n",
];

/// The words that inputs of a target are made of.
#[derive(Clone, Debug, Default)]
pub struct Dictionary(Vec<Vec<u8>>);

impl Dictionary {
    /// The words of these inputs, and their lines.
    pub fn of<'a>(inputs: impl Iterator<Item = &'a [u8]>) -> Dictionary {
        let mut words = std::collections::BTreeSet::new();
        for input in inputs {
            for line in input.split(|byte| *byte == b'\n').filter(|line| line.len() < 200) {
                words.insert(line.to_vec());
                let is_word =
                    |byte: u8| byte.is_ascii_alphanumeric() || b"_-\x80".contains(&byte) || byte > 0x7f;
                words.extend(line.split(|byte| !is_word(*byte)).map(<[u8]>::to_vec));
            }
            if words.len() > 20_000 {
                break;
            }
        }
        words.remove(&Vec::new());
        Dictionary(words.into_iter().collect())
    }

    fn word(&self, rng: &mut Rng) -> Vec<u8> {
        if rng.once_in(3) {
            return rng.of(&ODD).map_or_else(Vec::new, |word| word.as_bytes().to_vec());
        }
        rng.of(&self.0).cloned().unwrap_or_default()
    }
}

/// A changed copy of an input; `other` is another input, for parts.
pub fn mutated(input: &[u8], other: &[u8], words: &Dictionary, longest: usize, rng: &mut Rng) -> Vec<u8> {
    let mut made = input.to_vec();
    for _ in 0..1 + rng.below(4) {
        // What is no JSON any more teaches little about the reader behind it.
        let ways = if serde_json::from_slice::<IgnoredAny>(&made).is_ok() { 40 } else { 8 };
        made = match rng.below(ways) {
            0 => bytes(made, rng),
            1 => spliced(made, other, rng),
            2 | 3 => word(made, words, rng),
            4 => lines(made, other, rng),
            5 => number(made, rng),
            _ => json(&made, other, words, rng).unwrap_or_else(|| word(made, words, rng)),
        };
    }
    made.truncate(longest);
    made
}

/// A place between two bytes, and one behind it that is not far.
fn range(length: usize, most: usize, rng: &mut Rng) -> (usize, usize) {
    let from = rng.below(length + 1);
    (from, (from + rng.below(most)).min(length))
}

fn bytes(mut made: Vec<u8>, rng: &mut Rng) -> Vec<u8> {
    let at = rng.below(made.len());
    match rng.below(5) {
        0 if !made.is_empty() => made[at] ^= 1 << rng.below(8),
        1 if !made.is_empty() => made[at] = rng.draw() as u8,
        2 => made.insert(at, rng.draw() as u8),
        3 => {
            let (from, to) = range(made.len(), 64, rng);
            made.drain(from..to);
        }
        _ => made.truncate(at),
    }
    made
}

fn spliced(mut made: Vec<u8>, other: &[u8], rng: &mut Rng) -> Vec<u8> {
    let (from, to) = range(other.len(), 400, rng);
    let (start, end) = range(made.len(), 400, rng);
    // Sometimes much of the same.
    let part = &other[from..to];
    let part = if rng.once_in(40) { part.repeat(1 + rng.below(200)) } else { part.to_vec() };
    made.splice(start..if rng.once_in(2) { start } else { end }, part);
    made
}

/// Where a word begins and ends, near a random place.
fn nearest_word(made: &[u8], is_part: impl Fn(u8) -> bool, rng: &mut Rng) -> (usize, usize) {
    let at = rng.below(made.len());
    let from = made[at..].iter().position(|byte| is_part(*byte)).map_or(made.len(), |found| at + found);
    let end = made[from..].iter().position(|byte| !is_part(*byte)).map_or(made.len(), |found| from + found);
    let start = made[..from].iter().rposition(|byte| !is_part(*byte)).map_or(0, |found| found + 1);
    (start, end)
}

fn word(mut made: Vec<u8>, words: &Dictionary, rng: &mut Rng) -> Vec<u8> {
    let (start, end) = nearest_word(&made, |byte| byte.is_ascii_alphanumeric() || byte > 0x7f, rng);
    let new = words.word(rng);
    match rng.below(3) {
        0 => drop(made.splice(start..start, [&new[..], b" "].concat())),
        _ => drop(made.splice(start..end, new)),
    }
    made
}

fn number(mut made: Vec<u8>, rng: &mut Rng) -> Vec<u8> {
    let (start, end) = nearest_word(&made, |byte| byte.is_ascii_digit(), rng);
    let old = std::str::from_utf8(&made[start..end]).ok().and_then(|digits| digits.parse::<u64>().ok());
    let new = match (old, rng.below(3)) {
        (Some(old), 0) => old.wrapping_add(1).to_string(),
        (Some(old), 1) => old.wrapping_sub(1).to_string(),
        _ => rng.of(&ODD[..32]).map_or_else(String::new, |word| (*word).to_owned()),
    };
    made.splice(start..end, new.into_bytes());
    made
}

fn lines(made: Vec<u8>, other: &[u8], rng: &mut Rng) -> Vec<u8> {
    let mut lines: Vec<&[u8]> = made.split(|byte| *byte == b'\n').collect();
    let others: Vec<&[u8]> = other.split(|byte| *byte == b'\n').collect();
    let at = rng.below(lines.len());
    match rng.below(6) {
        0 => drop(lines.remove(at)),
        1 => lines.insert(at, lines[rng.below(lines.len())]),
        2 => {
            let with = rng.below(lines.len());
            lines.swap(at, with);
        }
        3 | 4 => lines.insert(at, rng.of(&others).copied().unwrap_or_default()),
        _ => {
            let line = lines[at];
            (0..rng.below(300)).for_each(|_| lines.insert(at, line));
        }
    }
    lines.join(&b'\n')
}

/// All values inside a value, in the order in which they are written.
fn count(value: &Value) -> usize {
    1 + match value {
        Value::Array(list) => list.iter().map(count).sum(),
        Value::Object(fields) => fields.values().map(count).sum(),
        _ => 0,
    }
}

fn nth(value: &mut Value, at: usize) -> Option<&mut Value> {
    if at == 0 {
        return Some(value);
    }
    let mut left = at - 1;
    let inner: Vec<&mut Value> = match value {
        Value::Array(list) => list.iter_mut().collect(),
        Value::Object(fields) => fields.values_mut().collect(),
        _ => return None,
    };
    for value in inner {
        let size = count(value);
        if left < size {
            return nth(value, left);
        }
        left -= size;
    }
    None
}

/// The JSON of an input: all of it, or one of its lines.
fn json(made: &[u8], other: &[u8], words: &Dictionary, rng: &mut Rng) -> Option<Vec<u8>> {
    if let Ok(mut value) = serde_json::from_slice::<Value>(made) {
        change(&mut value, serde_json::from_slice(other).ok(), words, rng);
        return serde_json::to_vec(&value).ok();
    }
    let mut lines: Vec<Vec<u8>> = made.split(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect();
    let at = rng.below(lines.len());
    let mut value = serde_json::from_slice::<Value>(&lines[at]).ok()?;
    let others: Vec<Value> =
        other.split(|byte| *byte == b'\n').filter_map(|line| serde_json::from_slice(line).ok()).collect();
    change(&mut value, rng.of(&others).cloned(), words, rng);
    lines[at] = serde_json::to_vec(&value).ok()?;
    Some(lines.join(&b'\n'))
}

fn change(value: &mut Value, other: Option<Value>, words: &Dictionary, rng: &mut Rng) {
    let at = rng.below(count(value));
    let Some(place) = nth(value, at) else { return };
    let text = |rng: &mut Rng| String::from_utf8_lossy(&words.word(rng)).into_owned();
    let kind = rng.below(4);
    match place {
        Value::Array(list) if kind < 2 => {
            let at = rng.below(list.len() + 1);
            match (rng.below(4), list.get(at).cloned()) {
                (0, Some(_)) => drop(list.remove(at)),
                (1, Some(same)) => list.insert(at, same),
                (2, Some(same)) => (0..rng.below(100)).for_each(|_| list.insert(at, same.clone())),
                _ => {
                    let with = rng.below(list.len());
                    let last = list.len().saturating_sub(1);
                    if !list.is_empty() {
                        list.swap(with, at.min(last));
                    }
                }
            }
        }
        Value::Object(fields) if kind < 2 => {
            let key = fields.keys().nth(rng.below(fields.len())).cloned().unwrap_or_default();
            match rng.below(3) {
                0 => drop(fields.remove(&key)),
                1 => drop(fields.insert(text(rng), Value::Null)),
                _ => {
                    let old = fields.remove(&key).unwrap_or_default();
                    fields.insert(text(rng), old);
                }
            }
        }
        Value::Number(number) if kind < 3 => {
            let near = number.as_i64().unwrap_or(0).wrapping_add(rng.below(5) as i64 - 2);
            let odd = rng.of(&ODD[..32]).and_then(|word| serde_json::from_str(word).ok());
            *place = if rng.once_in(2) { near.into() } else { odd.unwrap_or_default() };
        }
        Value::Bool(yes) if kind < 3 => *yes = !*yes,
        Value::String(_) if kind < 3 => *place = text(rng).into(),
        _ => {
            *place = match (rng.below(5), other) {
                (0, _) => Value::Null,
                (1, _) => text(rng).into(),
                (2, _) => Value::Array(vec![place.take()]),
                (_, Some(mut other)) => {
                    let at = rng.below(count(&other));
                    nth(&mut other, at).map(Value::take).unwrap_or_default()
                }
                _ => rng.draw().into(),
            };
        }
    }
}
