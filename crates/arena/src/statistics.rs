//! What a number of games proves.

/// The Wilson interval of a share at 95 % confidence. A draw counts half: `wins` may be broken.
///
/// ```
/// let [low, high] = broadside_arena::wilson(98.0, 100.0);
/// assert!(low > 0.92 && high < 1.0);
/// ```
pub fn wilson(wins: f64, games: f64) -> [f64; 2] {
    if games <= 0.0 {
        return [0.0, 1.0];
    }
    const Z: f64 = 1.959_963_984_540_054;
    let share = wins / games;
    let spread = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    let middle = share + Z * Z / (2.0 * games);
    let scale = 1.0 + Z * Z / games;
    [((middle - spread) / scale).max(0.0), ((middle + spread) / scale).min(1.0)]
}
