//! Extremes of functions that change by no more than one per millimetre, found by cutting up what cannot be ruled out.

use super::P;
use super::sketch::Bit;

/// The least value of `f` along the border, known to within `within`; stops early below `enough`.
pub fn least_on(border: &[Bit], within: f64, enough: f64, f: impl Fn(P) -> f64) -> f64 {
    let mut best = f64::INFINITY;
    let mut open: Vec<(usize, f64, f64, f64)> = Vec::with_capacity(64);
    let look = |bit: usize, from: f64, to: f64, best: &mut f64| {
        let value = f(border[bit].at((from + to) / 2.0));
        *best = best.min(value);
        (bit, from, to, value - border[bit].length() * (to - from) / 2.0)
    };
    for bit in 0..border.len() {
        open.push(look(bit, 0.0, 1.0, &mut best));
    }
    while let Some((bit, from, to, low)) = open.pop() {
        if best < enough {
            return best;
        }
        if low < best - within {
            let middle = (from + to) / 2.0;
            let mut halves = [look(bit, from, middle, &mut best), look(bit, middle, to, &mut best)];
            if halves[0].3 < halves[1].3 {
                halves.swap(0, 1);
            }
            open.extend(halves);
        }
    }
    best
}

/// The least value of `f` over the places in a square where `g` is not positive: a lower and an upper bound.
///
/// `None` where nothing can be found. The lower bound also counts places that are too close to call.
pub fn least_where(
    middle: P,
    half: f64,
    within: f64,
    f: impl Fn(P) -> f64,
    g: impl Fn(P) -> f64,
) -> (Option<f64>, Option<f64>) {
    const SMALLEST: f64 = 0.0005;
    let (mut low, mut high) = (f64::INFINITY, f64::INFINITY);
    let look = |c: P, h: f64| (c, h, f(c), g(c));
    let mut open = vec![look(middle, half)];
    while let Some((c, h, value, bound)) = open.pop() {
        if high <= within {
            break;
        }
        let reach = h * std::f64::consts::SQRT_2;
        if bound > reach {
            continue;
        }
        if bound <= 0.0 {
            high = high.min(value);
        }
        if value - reach >= high - within {
            continue;
        }
        if h < SMALLEST {
            low = low.min(value - reach);
            continue;
        }
        let q = h / 2.0;
        let mut quarters = [(-q, -q), (q, -q), (-q, q), (q, q)].map(|(x, y)| look((c.0 + x, c.1 + y), q));
        // The most promising quarter is looked at first.
        quarters.sort_by(|a, b| (b.2 + b.3.max(0.0)).total_cmp(&(a.2 + a.3.max(0.0))));
        open.extend(quarters);
    }
    let low = low.min(high - within);
    (low.is_finite().then_some(low), high.is_finite().then_some(high))
}
