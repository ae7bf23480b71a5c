//! Numbers as a language writes them.

use fluent_bundle::FluentValue;

/// What a bundle asks when it writes a value; `M` remembers what is costly to make, and nothing here is.
pub(crate) fn english<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    written(value)
}

/// German writes a comma where English writes a point.
pub(crate) fn german<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    written(value).map(|number| number.replace('.', ","))
}

/// A number with at most two decimal places, without zeros at its end.
fn written(value: &FluentValue<'_>) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(((number.value * 100.0).round() / 100.0 + 0.0).to_string()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_rounded_and_written_as_the_language_writes_them() {
        let said = |number: f64| [english, german].map(|form| form(&FluentValue::from(number), &()));
        assert_eq!(said(3.0), [Some("3".to_owned()), Some("3".to_owned())]);
        assert_eq!(said(312.449), [Some("312.45".to_owned()), Some("312,45".to_owned())]);
        assert_eq!(said(-0.001), [Some("0".to_owned()), Some("0".to_owned())]);
    }
}
