//! Slow, obvious answers that share no code with the crate, and the loop that compares.
#![allow(dead_code)]

pub mod search;
pub mod sketch;

pub type P = (f64, f64);

/// A small published generator (splitmix64), so that a case number is enough to repeat a case.
pub struct Rng(pub u64);

impl Rng {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }

    pub fn range(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.unit()
    }

    pub fn below(&mut self, count: u64) -> u64 {
        self.next() % count
    }

    pub fn whole(&mut self, low: i64, high: i64) -> i64 {
        low + self.below((high - low + 1) as u64) as i64
    }
}

/// Says how to repeat the case in which a test panicked.
struct Repeat(&'static str, u64);

impl Drop for Repeat {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let Repeat(name, case) = self;
            eprintln!("case {case} failed; repeat it with");
            eprintln!("  BROADSIDE_CASE={case} cargo test -p broadside-table {name}");
        }
    }
}

/// Runs `check` for `count` numbered cases, or for the one in `BROADSIDE_CASE`.
pub fn cases(name: &'static str, count: u64, mut check: impl FnMut(&mut Rng)) {
    let only = std::env::var("BROADSIDE_CASE").ok().and_then(|text| text.parse().ok());
    let range = only.map_or(0..count, |case: u64| case..case + 1);
    for case in range {
        let _repeat = Repeat(name, case);
        check(&mut Rng(case.wrapping_mul(0x2545_f491_4f6c_dd1d) ^ 0x5eed));
    }
}

pub fn hypot(a: P, b: P) -> f64 {
    ((a.0 - b.0) * (a.0 - b.0) + (a.1 - b.1) * (a.1 - b.1)).sqrt()
}

/// Distance to a segment, by its parameter.
pub fn to_segment(p: P, a: P, b: P) -> f64 {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let whole = dx * dx + dy * dy;
    let t = if whole > 0.0 { (((p.0 - a.0) * dx + (p.1 - a.1) * dy) / whole).clamp(0.0, 1.0) } else { 0.0 };
    hypot(p, (a.0 + t * dx, a.1 + t * dy))
}

/// Signed distance to a simple polygon: negative inside, by the winding number.
pub fn to_polygon(p: P, corners: &[P]) -> f64 {
    let (mut least, mut winding) = (f64::INFINITY, 0);
    for (i, &a) in corners.iter().enumerate() {
        let b = corners[(i + 1) % corners.len()];
        least = least.min(to_segment(p, a, b));
        let left = (b.0 - a.0) * (p.1 - a.1) - (b.1 - a.1) * (p.0 - a.0);
        if a.1 <= p.1 && b.1 > p.1 && left > 0.0 {
            winding += 1;
        } else if a.1 > p.1 && b.1 <= p.1 && left < 0.0 {
            winding -= 1;
        }
    }
    if winding != 0 { -least } else { least }
}

/// Two convex polygons share an inside, at least this deep, by the sides of both.
pub fn deeper(a: &[P], b: &[P], depth: f64) -> bool {
    let clear = |a: &[P], b: &[P]| {
        (0..a.len()).any(|i| {
            let (p, q) = (a[i], a[(i + 1) % a.len()]);
            let length = hypot(p, q);
            b.iter().all(|r| ((q.0 - p.0) * (r.1 - p.1) - (q.1 - p.1) * (r.0 - p.0)) / length <= depth)
        })
    };
    !clear(a, b) && !clear(b, a)
}
