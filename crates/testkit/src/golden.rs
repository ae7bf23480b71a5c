//! Golden files: games, decision by decision, as text.
//!
//! A game begins with a line of its own (`seed 7 decisions 312 fingerprint 0123456789abcdef`). A line follows for each
//! decision and one for the end: two characters for each of the [`PARTS`], what was told, `?` with what a seat is asked
//! and offered, `>` with what is answered. A word stands in full, behind `=`, where it first occurs in the file, and
//! afterwards as its number, in digits of base 62. Only the marks are compared: a word that is called something else
//! is no other game.

use std::collections::HashMap;

use crate::moment::{Asked, Marks, Moment, PARTS};

/// A game of a golden file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct GoldenGame {
    /// Its first line, which begins with `seed`.
    pub head: String,
    /// Its decisions, and its end.
    pub moments: Vec<Moment>,
}

/// A golden file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Golden {
    /// What the file says of itself: lines that begin with `#`.
    pub notes: Vec<String>,
    /// Its games.
    pub games: Vec<GoldenGame>,
}

impl Golden {
    /// The file as text.
    pub(crate) fn write(&self) -> String {
        let mut writer = Writer::default();
        for note in &self.notes {
            writer.line(note);
        }
        for game in &self.games {
            writer.line(&game.head);
            for moment in &game.moments {
                writer.moment(moment);
            }
        }
        writer.text
    }

    /// Reads a file. A mistake is told with its line.
    pub(crate) fn read(text: &str) -> Result<Golden, String> {
        let mut golden = Golden::default();
        let mut reader = Reader::default();
        for (at, line) in text.lines().enumerate() {
            if line.starts_with('#') {
                golden.notes.push(line.to_owned());
            } else if line.starts_with("seed ") {
                golden.games.push(GoldenGame { head: line.to_owned(), moments: Vec::new() });
            } else {
                let game = golden.games.last_mut();
                let game = game.ok_or_else(|| format!("line {}: it belongs to no game", at + 1))?;
                let moment = reader.moment(line).map_err(|error| format!("line {}: {error}", at + 1))?;
                game.moments.push(moment);
            }
        }
        Ok(golden)
    }
}

const ASKED: &str = "?";
const ANSWERED: &str = ">";

#[derive(Default)]
struct Writer<'a> {
    text: String,
    known: HashMap<&'a str, usize>,
}

impl<'a> Writer<'a> {
    fn line(&mut self, line: &str) {
        self.text += line;
        self.text.push('\n');
    }

    fn moment(&mut self, moment: &'a Moment) {
        self.text += &moment.marks.written();
        self.words(&moment.told);
        for asked in &moment.asked {
            self.text += &format!(" {ASKED}");
            self.words([&asked.what]);
            self.words(&asked.offered);
        }
        if !moment.answered.is_empty() {
            self.text += &format!(" {ANSWERED}");
            self.words(&moment.answered);
        }
        self.text.push('\n');
    }

    fn words(&mut self, words: impl IntoIterator<Item = &'a String>) {
        for word in words {
            let next = self.known.len();
            let number = *self.known.entry(word).or_insert(next);
            self.text.push(' ');
            match number == next {
                true => self.text += &format!("={word}"),
                false => self.text += &digits(number),
            }
        }
    }
}

#[derive(Default)]
struct Reader {
    known: Vec<String>,
}

impl Reader {
    fn moment(&mut self, line: &str) -> Result<Moment, String> {
        let mut words = line.split(' ');
        let mut moment =
            Moment { marks: Marks::read(words.next().unwrap_or_default())?, ..Moment::default() };
        let mut answers = false;
        let mut begins = false;
        for word in words {
            match word {
                ASKED => begins = true,
                ANSWERED => answers = true,
                _ => {
                    let word = self.word(word)?;
                    match moment.asked.last_mut() {
                        _ if begins => moment.asked.push(Asked { what: word, offered: Vec::new() }),
                        _ if answers => moment.answered.push(word),
                        Some(asked) => asked.offered.push(word),
                        None => moment.told.push(word),
                    }
                    begins = false;
                }
            }
        }
        Ok(moment)
    }

    fn word(&mut self, written: &str) -> Result<String, String> {
        if let Some(word) = written.strip_prefix('=') {
            self.known.push(word.to_owned());
            return Ok(word.to_owned());
        }
        let known = number(written).and_then(|number| self.known.get(number));
        known.cloned().ok_or_else(|| format!("no word has the number {written}"))
    }
}

impl Marks {
    fn written(self) -> String {
        let two = |mark: u16| [mark >> 6, mark & 63].map(|six| char::from(SIX_BITS[usize::from(six)]));
        self.0.into_iter().flat_map(two).collect()
    }

    fn read(text: &str) -> Result<Marks, String> {
        let wrong = || format!("it begins with {} marks of two characters, not with “{text}”", PARTS.len());
        let six = |byte: &u8| SIX_BITS.iter().position(|it| it == byte).map(|at| at as u16);
        let bits: Option<Vec<u16>> = text.as_bytes().iter().map(six).collect();
        let bits = bits.filter(|bits| bits.len() == 2 * PARTS.len()).ok_or_else(wrong)?;
        let mut marks = Marks::default();
        for (mark, pair) in marks.0.iter_mut().zip(bits.chunks(2)) {
            *mark = pair[0] << 6 | pair[1];
        }
        Ok(marks)
    }
}

const SIX_BITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const DIGITS: &[u8; 62] = b"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

fn digits(mut number: usize) -> String {
    let mut digits = String::new();
    loop {
        digits.insert(0, char::from(DIGITS[number % DIGITS.len()]));
        number /= DIGITS.len();
        if number == 0 {
            return digits;
        }
    }
}

fn number(digits: &str) -> Option<usize> {
    digits.bytes().try_fold(0usize, |number, digit| {
        let digit = DIGITS.iter().position(|it| *it == digit)?;
        number.checked_mul(DIGITS.len())?.checked_add(digit)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(words: &str) -> Vec<String> {
        words.split_whitespace().map(str::to_owned).collect()
    }

    fn golden() -> Golden {
        let asked = |what: &str, offered: &str| Asked { what: what.into(), offered: words(offered) };
        let first = Moment {
            marks: Marks([0, 1, 63, 64, 4095]),
            told: words("Began Rolled(1,2) Began"),
            asked: vec![asked("0:Fire,pick", "Ship(1) Ship(2)"), asked("1:Dials,confirm", "")],
            answered: words("0: Ship(2) 1: yes"),
        };
        let end = Moment { told: words("Over"), ..Moment::default() };
        let mut many = first.clone();
        many.told = (0..200).map(|n| format!("Word{n}")).collect();
        let game = |seed: u8, moments| GoldenGame { head: format!("seed {seed} decisions 2"), moments };
        Golden {
            notes: vec!["# Two games.".into()],
            games: vec![game(1, vec![first.clone(), many, first, end.clone()]), game(2, vec![end])],
        }
    }

    #[test]
    fn files_are_read_as_they_were_written() {
        let text = golden().write();
        assert_eq!(Golden::read(&text), Ok(golden()));
        let line = "AAABA_BA__ =Began =Rolled(1,2) 0 ? =0:Fire,pick =Ship(1) =Ship(2) ? =1:Dials,confirm > =0: 4 =1: =yes";
        assert_eq!(text.lines().nth(2), Some(line));
    }

    #[test]
    fn mistakes_are_told_with_their_line() {
        let read = |text: &str| Golden::read(text).unwrap_err();
        assert_eq!(read("# A note\nAAAAAAAAAA"), "line 2: it belongs to no game");
        assert_eq!(read("seed 1\nAAAAAAAAAA 0"), "line 2: no word has the number 0");
        assert!(read("seed 1\nAAAA").contains("5 marks"));
    }

    #[test]
    fn numbers_are_written_in_digits_of_base_62() {
        for n in [0, 9, 10, 61, 62, 3843, 3844, 1_000_000] {
            assert_eq!(number(&digits(n)), Some(n));
        }
        assert_eq!((digits(61), digits(62)), ("Z".into(), "10".into()));
        assert_eq!(number("!"), None);
    }
}
