# Why nothing is measured now, and why the table is not changed as players have agreed.

## Measuring

xwing-refused-measure-not-now = You can measure range only where a step calls for it: while attacking, locking, jamming and coordinating, choosing for an effect, and placing.
xwing-refused-measure-template-later = The template is laid out only after this is decided.

## Changes

xwing-refused-change-no-such-ship = There is no ship number { $number }, counted from zero.
xwing-refused-change-no-such-device = There is no device number { $number }, counted from zero.
xwing-refused-change-no-such-obstacle = There is no obstacle number { $number }, counted from zero.
xwing-refused-change-no-such-objective = There is no objective number { $number }, counted from zero.
xwing-refused-change-no-such-upgrade = There is no upgrade card number { $number }, counted from zero.
xwing-refused-change-no-such-player = There is no player number { $number }, counted from zero.
xwing-refused-change-ships-standing = A ship can't be taken out of play or put back this way; set where it is instead.
xwing-refused-change-too-many-locks = A ship can have at most { $most } locks.
xwing-refused-change-no-such-maneuver = The ship’s dial has no such maneuver.
xwing-refused-change-not-dealt = Only a ship's damage card can be flipped or discarded.
xwing-refused-change-not-in-deck = There is no such card in the damage deck.
xwing-refused-change-impossible-ship = Ship number { $number }, counted from zero, is in a state that can't come up in a game.
xwing-refused-change-too-much-force = Ship number { $number }, counted from zero, can have at most { $most } active Force charges.
xwing-refused-change-impossible-board = This board can't come up in a game.
xwing-refused-change-pieces-gone = Nothing vanishes from a game that is under way: take it out of play instead.
