# Why nothing is measured now, and why the table is not changed as players have agreed.

## Measuring

xwing-refused-measure-not-now = Range is measured only where a step says so: while attacking, locking, jamming and coordinating, choosing by an effect, and placing.
xwing-refused-measure-template-later = The template is laid after this was decided, not before.

## Changes

xwing-refused-change-no-such-ship = There is no ship number { $number }, counted from zero.
xwing-refused-change-no-such-device = There is no device number { $number }, counted from zero.
xwing-refused-change-no-such-obstacle = There is no obstacle number { $number }, counted from zero.
xwing-refused-change-no-such-objective = There is no objective number { $number }, counted from zero.
xwing-refused-change-no-such-upgrade = There is no upgrade card number { $number }, counted from zero.
xwing-refused-change-no-such-player = There is no player number { $number }, counted from zero.
xwing-refused-change-ships-standing = A ship isn’t taken out of play or put back like this: set its standing instead.
xwing-refused-change-too-many-locks = A ship has room for { $most } locks.
xwing-refused-change-no-such-maneuver = The ship’s dial has no such maneuver.
xwing-refused-change-not-dealt = Only a damage card of a ship can be turned over or discarded.
xwing-refused-change-not-in-deck = There is no such card in the damage deck.
xwing-refused-change-impossible-ship = No game comes to a ship like number { $number }, counted from zero.
xwing-refused-change-too-much-force = Ship number { $number }, counted from zero, has at most { $most } active Force charges.
xwing-refused-change-impossible-board = No game comes to such a board.
xwing-refused-change-pieces-gone = Nothing vanishes from a game that is under way: take it out of play instead.
