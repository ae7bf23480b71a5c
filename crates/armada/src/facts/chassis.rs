//! Chassis: what the ship cards of one class share.

use super::entry::zones;
use super::{ChassisId, FactsError, Size, TokenShape, Zone};
use broadside_facts::{Entry, entries};

/// The greatest speed of any ship.
pub const TOP_SPEED: usize = 4;

/// The yaw of each joint at each speed (armada.speed-chart.01).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpeedChart {
    clicks: [[u8; TOP_SPEED]; TOP_SPEED],
    top: u8,
}

impl SpeedChart {
    /// The greatest speed on the chart.
    pub fn top(&self) -> u8 {
        self.top
    }

    /// Clicks per joint at this speed, from the first joint on; empty for a speed that is not on the chart.
    pub fn clicks(&self, speed: u8) -> &[u8] {
        if (1..=self.top).contains(&speed) { &self.clicks[speed as usize - 1][..speed as usize] } else { &[] }
    }

    fn read(entry: &mut Entry) -> Result<SpeedChart, FactsError> {
        let rows = entry.rows("speed", "a list of lists of clicks")?;
        if rows.is_empty() || rows.len() > TOP_SPEED {
            return Err(
                entry.error("speed", format!("has {} rows; write one to four, one per speed", rows.len()))
            );
        }
        let mut clicks = [[0; TOP_SPEED]; TOP_SPEED];
        for (joints, row) in (1..).zip(&rows) {
            if row.len() != joints {
                let problem =
                    format!("speed {joints} has {} joints; write one number per joint: {joints}", row.len());
                return Err(entry.error("speed", problem));
            }
            if row.iter().any(|&clicks| clicks > 2) {
                return Err(
                    entry.error("speed", format!("speed {joints} turns a joint by more than 2 clicks"))
                );
            }
            clicks[joints - 1][..joints].copy_from_slice(row);
        }
        Ok(SpeedChart { clicks, top: rows.len() as u8 })
    }
}

/// What several ship cards share: size, hull, shields, speed and the shape of the token.
#[derive(Clone, Debug)]
pub struct Chassis {
    /// Its place in the table.
    pub id: ChassisId,
    /// Its name in the data files.
    pub slug: Box<str>,
    /// Size class.
    pub size: Size,
    /// Whether its ships are flotillas.
    pub flotilla: bool,
    /// Hull value.
    pub hull: u8,
    /// Maximum shields per hull zone, indexed by [`Zone`].
    pub shields: [u8; 6],
    /// The speed chart.
    pub speed: SpeedChart,
    /// Hull zones, firing arcs and targeting points.
    pub token: TokenShape,
}

pub(super) fn read(chassis: &str, tokens: &str) -> Result<Vec<Chassis>, FactsError> {
    let mut shapes = entries("tokens.toml", tokens)?.into_iter();
    let mut all = Vec::new();
    for (place, mut entry) in entries("chassis.toml", chassis)?.into_iter().enumerate() {
        let size = entry.term("size")?;
        // Both files hold the same entries, in the order of their keys.
        let shape = shapes.next().filter(|shape| shape.key == entry.key).ok_or_else(|| {
            entry.error("token", "is missing; give tokens.toml one entry per chassis, and no other")
        })?;
        all.push(Chassis {
            id: ChassisId::at(place),
            slug: entry.key.as_str().into(),
            size,
            flotilla: entry.flag("flotilla")?,
            hull: entry.number("hull")?,
            shields: zones(&mut entry, "shields", Zone::of(size), 0, |section, zone| section.number(zone))?,
            speed: SpeedChart::read(&mut entry)?,
            token: TokenShape::read(shape, size)?,
        });
        entry.finish()?;
    }
    match shapes.next() {
        None => Ok(all),
        Some(shape) => Err(shape.error("token", "belongs to no chassis; name it as in chassis.toml")),
    }
}
