//! How near a piece has to lie to a place.

use broadside_table::Pose;

use crate::phrase::Phrase;
use crate::refused::Wanted;
use crate::word::Problem;

/// A place as it is asked for: `387 403 facing 288 within 3 mm 2 degrees`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Nearness {
    x: f64,
    y: f64,
    facing: Option<f64>,
    mm: f64,
    degrees: f64,
}

impl Nearness {
    /// Takes a place. Without `within` it has to be right to so many millimetres and degrees.
    ///
    /// ```
    /// use broadside_scenario::{Nearness, line};
    /// use broadside_table::Pose;
    /// let line = line("387 403 facing 288 within 3 mm 2 degrees");
    /// let place = Nearness::take(&mut line.phrase(), 0.1)?;
    /// assert!(place.holds(Pose::from_mm(388.0, 404.0, 289.5)));
    /// assert!(!place.holds(Pose::from_mm(388.0, 406.0, 288.0)) && !place.holds(Pose::from_mm(387.0, 403.0, 291.0)));
    /// # Ok::<(), broadside_scenario::Problem>(())
    /// ```
    pub fn take(phrase: &mut Phrase<'_>, exactly: f64) -> Result<Nearness, Problem> {
        let (x, y) = (phrase.decimal(Wanted::X)?, phrase.decimal(Wanted::Y)?);
        let facing = if phrase.eat("facing") { Some(phrase.decimal(Wanted::Facing)?) } else { None };
        let mut near = Nearness { x, y, facing, mm: exactly, degrees: exactly };
        if phrase.eat("within") {
            near.mm = phrase.decimal(Wanted::Nearness)?;
            phrase.expect("mm")?;
            let mut trial = *phrase;
            trial.eat("and");
            if let Ok(degrees) = trial.decimal("")
                && (trial.eat("degrees") || trial.eat("degree"))
            {
                (near.degrees, *phrase) = (degrees, trial);
            }
        }
        Ok(near)
    }

    /// Whether a pose is as near as that.
    pub fn holds(&self, pose: Pose) -> bool {
        let turned = self.facing.is_none_or(|facing| {
            let apart = (pose.facing.degrees() - facing).rem_euclid(360.0);
            apart.min(360.0 - apart) <= self.degrees
        });
        length(pose.x_mm() - self.x, pose.y_mm() - self.y) <= self.mm && turned
    }
}

fn length(x: f64, y: f64) -> f64 {
    (x * x + y * y).sqrt()
}
