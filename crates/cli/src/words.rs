//! The sentences about cards, from the message files that the page reads too.

use broadside_stage::{Arg, Text};

/// The message files of a language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// German.
    De,
}

macro_rules! files {
    ($language:literal: $($file:literal)+) => {
        &[$(include_str!(concat!("../../../texts/", $language, "/", $file, ".ftl"))),+]
    };
    ($language:literal) => {
        files!($language:
            "armada/upgrades/boarding-teams"
            "armada/upgrades/commanders"
            "armada/upgrades/defensive-retrofits"
            "armada/upgrades/experimental-retrofits"
            "armada/upgrades/fleet-commands"
            "armada/upgrades/fleet-supports"
            "armada/upgrades/ion-cannons"
            "armada/upgrades/offensive-retrofits"
            "armada/upgrades/officers"
            "armada/upgrades/ordnance"
            "armada/upgrades/superweapons"
            "armada/upgrades/support-teams"
            "armada/upgrades/titles"
            "armada/upgrades/turbolasers"
            "armada/upgrades/weapons-teams"
            "armada/squadrons/imperial"
            "armada/squadrons/rebel"
            "armada/squadrons/republic"
            "armada/squadrons/separatist"
            "armada/objectives/assault"
            "armada/objectives/defense"
            "armada/objectives/navigation"
            "armada/damage"
            "armada/keywords"
            "xwing"
            "xwing/conditions"
            "xwing/damage"
            "xwing/pilots/first-order"
            "xwing/pilots/imperial"
            "xwing/pilots/rebel"
            "xwing/pilots/republic"
            "xwing/pilots/resistance"
            "xwing/pilots/scum"
            "xwing/pilots/separatist"
            "xwing/ship-abilities"
            "xwing/upgrades/astromech"
            "xwing/upgrades/cannon"
            "xwing/upgrades/configuration"
            "xwing/upgrades/crew"
            "xwing/upgrades/force-power"
            "xwing/upgrades/gunner"
            "xwing/upgrades/illicit"
            "xwing/upgrades/missile"
            "xwing/upgrades/modification"
            "xwing/upgrades/payload"
            "xwing/upgrades/sensor"
            "xwing/upgrades/tactical-relay"
            "xwing/upgrades/talent"
            "xwing/upgrades/tech"
            "xwing/upgrades/title"
            "xwing/upgrades/torpedo"
            "xwing/upgrades/turret"
        )
    };
}

impl Language {
    fn files(self) -> &'static [&'static str] {
        match self {
            Language::En => files!("en"),
            Language::De => files!("de"),
        }
    }

    /// A message in words; its name where there are none.
    pub fn say(self, text: &Text) -> String {
        let pattern = self.files().iter().find_map(|file| message(file, &text.id));
        pattern.map_or_else(|| text.id.clone(), |pattern| fill(&pattern, text))
    }
}

/// The pattern of a message, with the lines that continue it.
fn message(file: &str, id: &str) -> Option<String> {
    let mut lines = file.lines().skip_while(|line| line.split_once(" =").is_none_or(|(name, _)| name != id));
    let first = lines.next()?.split_once(" =")?.1.trim_start().to_owned();
    let more = lines.take_while(|line| line.starts_with([' ', '}']));
    Some(more.fold(first, |pattern, line| pattern + "\n" + line))
}

fn fill(pattern: &str, text: &Text) -> String {
    let mut words = String::new();
    let mut rest = pattern;
    while let Some((before, after)) = rest.split_once('{') {
        let end = closing(after);
        words += before;
        words += &placeable(after[..end].trim(), text);
        rest = after.get(end + 1..).unwrap_or_default();
    }
    (words + rest).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Where the bracket that was opened before is closed.
fn closing(after: &str) -> usize {
    let mut depth = 1;
    for (at, c) in after.char_indices() {
        depth += i32::from(c == '{') - i32::from(c == '}');
        if depth == 0 {
            return at;
        }
    }
    after.len()
}

/// `$name`, or `$name -> [one] … *[other] …`.
fn placeable(inside: &str, text: &Text) -> String {
    let (name, variants) = match inside.split_once("->") {
        Some((name, variants)) => (name.trim(), Some(variants)),
        None => (inside, None),
    };
    let value = match text.args.get(name.trim_start_matches('$')) {
        Some(Arg::Number(number)) => number.to_string(),
        Some(Arg::Name(name)) => name.clone(),
        _ => String::new(),
    };
    let Some(variants) = variants else { return value };
    let wanted = if value == "1" { "[one]" } else { "[other]" };
    let exact = format!("[{value}]");
    let named = [exact.as_str(), wanted, "[other]"].into_iter().find(|key| variants.contains(key));
    let after = named.and_then(|key| variants.split_once(key)).map_or("", |(_, after)| after);
    let end = after.find(['[']).unwrap_or(after.len());
    fill(after[..end].trim().trim_end_matches('*').trim(), text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_and_variants_are_filled() {
        let file = "a = Up to { $n } { $n ->\n    [one] ship\n   *[other] ships\n  } at distance 1–{ $distance }.\nb = No.\n";
        let text = |n: f64| Text::new("a").number("n", n).number("distance", 5.0);
        let pattern = message(file, "a").unwrap();
        assert_eq!(fill(&pattern, &text(2.0)), "Up to 2 ships at distance 1–5.");
        assert_eq!(fill(&pattern, &text(1.0)), "Up to 1 ship at distance 1–5.");
        assert_eq!(message(file, "b").unwrap(), "No.");
    }
}
