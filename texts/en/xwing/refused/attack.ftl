# Why something cannot be attacked.

xwing-refused-target-not-given = The effect doesn't allow an attack on it.
xwing-refused-target-not-in-play = It is not in the play area.
xwing-refused-target-not-in-arc = No part of it is in the weapon's { $arc } up to range { $most }; it is { $found }.
xwing-refused-target-beyond-arcs = It is beyond range { $range } ({ $mm } mm away), where every arc ends.
xwing-refused-target-out-of-range = It is at attack range { $range } ({ $mm } mm away in the arc); the weapon reaches { $least } to { $most }.
xwing-refused-target-no-charge = { $needed ->
    [one] The card has no active charge.
   *[other] The card has fewer than { $needed } active charges.
}
xwing-refused-target-no-lock = The attacker has no lock on it.
xwing-refused-target-no-focus = The attacker has no focus token.
xwing-refused-target-no-calculate = The attacker has no calculate token.
xwing-refused-target-forbidden = An effect says that it can't be attacked.
xwing-refused-reroll-before = The die has been rerolled already; a die is rerolled once at most.
xwing-refused-target-nobody = No enemy is in the play area.
xwing-refused-target-other-weapon = The attack does not allow this weapon.
