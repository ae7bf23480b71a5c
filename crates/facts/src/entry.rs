//! Reading entries of a data file field by field; every problem names file, entry and field.

use crate::{FactsError, FaultKind, Set, Term};
use broadside_table::Point;
use toml::{Table, Value};

/// The entries of one file, sorted by their keys.
pub fn entries(file: &str, text: &str) -> Result<Vec<Entry>, FactsError> {
    let table = table(file, text)?;
    table
        .into_iter()
        .map(|(key, value)| match value {
            Value::Table(fields) => Ok(Entry::new(file, key, fields)),
            other => {
                Err(Entry::new(file, key, Table::new())
                    .error("", format!("is {}, not an entry", kind(&other))))
            }
        })
        .collect()
}

/// One file as a single entry.
pub fn whole(file: &str, text: &str) -> Result<Entry, FactsError> {
    Ok(Entry::new(file, "file".to_owned(), table(file, text)?))
}

fn table(file: &str, text: &str) -> Result<Table, FactsError> {
    text.parse::<Table>().map_err(|error| {
        let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
        FactsError {
            file: file.to_owned(),
            entry: "file".to_owned(),
            field: "syntax".to_owned(),
            problem: error.to_string(),
            kind: FaultKind::Syntax { line: before.matches('\n').count() + 1 },
        }
    })
}

fn kind(value: &Value) -> String {
    format!("of type {}", value.type_str())
}

/// One entry: fields are taken out of it, and none may remain at the end.
#[derive(Clone, Debug)]
pub struct Entry {
    file: String,
    /// Its name in the file.
    pub key: String,
    fields: Table,
    asked: Vec<String>,
}

impl Entry {
    fn new(file: &str, key: String, fields: Table) -> Entry {
        Entry { file: file.to_owned(), key, fields, asked: Vec::new() }
    }

    /// An error about one field.
    pub fn error(&self, field: &str, problem: impl Into<String>) -> FactsError {
        FactsError {
            file: self.file.clone(),
            entry: self.key.clone(),
            field: field.to_owned(),
            problem: problem.into(),
            kind: FaultKind::Other,
        }
    }

    fn take(&mut self, field: &str) -> Option<Value> {
        self.asked.push(field.to_owned());
        self.fields.remove(field)
    }

    /// The value, or an error that says what is missing.
    pub fn needed<T>(&self, field: &str, value: Option<T>, right: &str) -> Result<T, FactsError> {
        let missing = || FactsError {
            kind: FaultKind::Missing,
            ..self.error(field, format!("is missing; write {right}"))
        };
        value.ok_or_else(missing)
    }

    fn wrong(&self, field: &str, value: &Value, right: &str) -> FactsError {
        let kind = FaultKind::Value(value.to_string());
        FactsError { kind, ..self.error(field, format!("is `{value}`; write {right}")) }
    }

    /// Whether the entry has the field.
    pub fn has(&self, field: &str) -> bool {
        self.fields.contains_key(field)
    }

    /// A text, or none.
    pub fn optional_text(&mut self, field: &str) -> Result<Option<Box<str>>, FactsError> {
        match self.take(field) {
            None => Ok(None),
            Some(Value::String(text)) if !text.is_empty() => Ok(Some(text.into())),
            Some(other) => Err(self.wrong(field, &other, "a text in quotes")),
        }
    }

    /// A text.
    pub fn text(&mut self, field: &str) -> Result<Box<str>, FactsError> {
        let text = self.optional_text(field)?;
        self.needed(field, text, "a text in quotes")
    }

    /// A list of texts, empty when absent.
    pub fn texts(&mut self, field: &str) -> Result<Vec<Box<str>>, FactsError> {
        let right = "a list of texts";
        self.list(field, right, |entry, value| match value {
            Value::String(text) => Ok(text.into()),
            other => Err(entry.wrong(field, &other, right)),
        })
    }

    fn list<T>(
        &mut self,
        field: &str,
        right: &str,
        mut read: impl FnMut(&Entry, Value) -> Result<T, FactsError>,
    ) -> Result<Vec<T>, FactsError> {
        match self.take(field) {
            None => Ok(Vec::new()),
            Some(Value::Array(values)) => values.into_iter().map(|value| read(self, value)).collect(),
            Some(other) => Err(self.wrong(field, &other, right)),
        }
    }

    /// A whole number that fits, or none.
    pub fn optional_number<N: TryFrom<i64>>(&mut self, field: &str) -> Result<Option<N>, FactsError> {
        let Some(value) = self.take(field) else { return Ok(None) };
        match value.as_integer().and_then(|n| N::try_from(n).ok()) {
            Some(number) => Ok(Some(number)),
            None => Err(self.wrong(field, &value, "a whole number that is not negative and not too large")),
        }
    }

    /// A whole number that fits.
    pub fn number<N: TryFrom<i64>>(&mut self, field: &str) -> Result<N, FactsError> {
        let number = self.optional_number(field)?;
        self.needed(field, number, "a whole number")
    }

    /// Yes or no, or nothing said.
    pub fn optional_flag(&mut self, field: &str) -> Result<Option<bool>, FactsError> {
        match self.take(field) {
            None => Ok(None),
            Some(Value::Boolean(flag)) => Ok(Some(flag)),
            Some(other) => Err(self.wrong(field, &other, "true or false")),
        }
    }

    /// Yes or no; no when absent.
    pub fn flag(&mut self, field: &str) -> Result<bool, FactsError> {
        Ok(self.optional_flag(field)?.unwrap_or(false))
    }

    fn as_term<T: Term>(&self, field: &str, value: &Value) -> Result<T, FactsError> {
        let words: Vec<_> = T::ALL.iter().map(|term| term.word()).collect();
        value
            .as_str()
            .and_then(T::from_word)
            .ok_or_else(|| self.wrong(field, value, &format!("{}: {}", T::WHAT, words.join(", "))))
    }

    /// A word of a vocabulary, or none.
    pub fn optional_term<T: Term>(&mut self, field: &str) -> Result<Option<T>, FactsError> {
        let Some(value) = self.take(field) else { return Ok(None) };
        self.as_term(field, &value).map(Some)
    }

    /// A word of a vocabulary.
    pub fn term<T: Term>(&mut self, field: &str) -> Result<T, FactsError> {
        let term = self.optional_term(field)?;
        self.needed(field, term, T::WHAT)
    }

    /// A list of words of a vocabulary, empty when absent.
    pub fn terms<T: Term>(&mut self, field: &str) -> Result<Box<[T]>, FactsError> {
        self.list(field, T::WHAT, |entry, value| entry.as_term(field, &value)).map(Into::into)
    }

    /// A set of words of a vocabulary, empty when absent.
    pub fn set<T: Term>(&mut self, field: &str) -> Result<Set<T>, FactsError> {
        Ok(self.terms(field)?.iter().copied().collect())
    }

    /// Exactly so many whole numbers in a list, or none.
    pub fn optional_numbers<const N: usize>(
        &mut self,
        field: &str,
        right: &str,
    ) -> Result<Option<[u8; N]>, FactsError> {
        let Some(value) = self.take(field) else { return Ok(None) };
        let number = |value: &Value| u8::try_from(value.as_integer()?).ok();
        let numbers = value.as_array().and_then(|all| all.iter().map(number).collect::<Option<Vec<u8>>>());
        match numbers.and_then(|all| <[u8; N]>::try_from(all).ok()) {
            Some(numbers) => Ok(Some(numbers)),
            None => Err(self.wrong(field, &value, right)),
        }
    }

    /// A length in millimetres or an angle in degrees.
    pub fn measure(&mut self, field: &str) -> Result<f64, FactsError> {
        let value = self.take(field);
        let value = self.needed(field, value, "a number with a point")?;
        as_f64(&value).ok_or_else(|| self.wrong(field, &value, "a number with a point"))
    }

    /// A point as `[x, y]`.
    pub fn point(&mut self, field: &str) -> Result<Point, FactsError> {
        let value = self.take(field);
        let value = self.needed(field, value, "a point as [x, y]")?;
        as_point(&value).ok_or_else(|| self.wrong(field, &value, "a point as [x, y]"))
    }

    /// A list of points.
    pub fn points(&mut self, field: &str) -> Result<Vec<Point>, FactsError> {
        let right = "a list of points [x, y]";
        self.list(field, right, |entry, value| {
            as_point(&value).ok_or_else(|| entry.wrong(field, &value, right))
        })
    }

    /// Rows of whole numbers.
    pub fn rows(&mut self, field: &str, right: &str) -> Result<Vec<Vec<u8>>, FactsError> {
        let row = |value: &Value| {
            value.as_array()?.iter().map(|n| u8::try_from(n.as_integer()?).ok()).collect::<Option<Vec<u8>>>()
        };
        self.list(field, right, |entry, value| row(&value).ok_or_else(|| entry.wrong(field, &value, right)))
    }

    /// The fields below a field, or none.
    pub fn optional_section(&mut self, field: &str) -> Result<Option<Entry>, FactsError> {
        match self.take(field) {
            None => Ok(None),
            Some(Value::Table(fields)) => {
                Ok(Some(Entry::new(&self.file, format!("{}.{field}", self.key), fields)))
            }
            Some(other) => Err(self.wrong(field, &other, "fields in braces")),
        }
    }

    /// The fields below a field.
    pub fn section(&mut self, field: &str) -> Result<Entry, FactsError> {
        let section = self.optional_section(field)?;
        self.needed(field, section, "fields in braces")
    }

    /// The remaining fields with their keys, for lists keyed by card.
    pub fn rest(&mut self) -> Vec<String> {
        self.fields.keys().cloned().collect()
    }

    /// Nothing may remain.
    pub fn finish(self) -> Result<(), FactsError> {
        match self.fields.keys().next() {
            None => Ok(()),
            Some(field) => {
                let fields = self.asked.join(", ");
                let error = self.error(field, format!("is not known here; the fields are {fields}"));
                Err(FactsError { kind: FaultKind::Unknown, ..error })
            }
        }
    }
}

fn as_f64(value: &Value) -> Option<f64> {
    value.as_float().filter(|number| number.is_finite())
}

fn as_point(value: &Value) -> Option<Point> {
    match value.as_array()?.as_slice() {
        [x, y] => Some(Point::new(as_f64(x)?, as_f64(y)?)),
        _ => None,
    }
}
