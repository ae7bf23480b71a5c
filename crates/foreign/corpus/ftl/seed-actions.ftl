# Why an action cannot be performed, or not on this object.

## Actions

xwing-refused-action-not-in-play = Only a ship in the play area can perform actions.
xwing-refused-action-stressed = The ship is stressed.
xwing-refused-action-overlapped = It overlapped an enemy ship and can't perform any more actions.
xwing-refused-action-ionized = An ionized ship can perform only the focus action.
xwing-refused-action-failed = The ship has already failed this action this round.
xwing-refused-action-performed = The ship has already performed this action this round.
xwing-refused-action-no-force = A purple action costs a Force charge, and the ship has no active one.
xwing-refused-action-towing = A ship that is towing can't perform this action.
xwing-refused-action-forbidden = An effect says that it can't be performed.
xwing-refused-action-tows-already = The ship is already towing a supply cache.
xwing-refused-action-cloaked = The ship is cloaked.
xwing-refused-action-not-activating = A ship can SLAM only during its own activation.
xwing-refused-action-not-moved = The ship hasn't executed a maneuver whose speed a SLAM could repeat.
xwing-refused-action-no-such-speed = The ship executed a speed { $speed } maneuver, and its dial no longer has any of that speed.
xwing-refused-action-nothing-to-reload = No torpedo, missile or payload upgrade has lost a charge.
xwing-refused-action-no-turret = The ship has no turret arc indicator.
xwing-refused-action-idle = Its cost can't be paid, or its effect would do nothing.
xwing-refused-action-not-by-coordinate = The coordinating ship can't let it perform this action.

## Locks

xwing-refused-lock-itself = A ship can't lock itself.
xwing-refused-lock-objective = An objective can't be locked.
xwing-refused-lock-ionized = An ionized ship can neither lock nor be locked.
xwing-refused-lock-forbidden = An effect keeps the ship from locking it.
xwing-refused-lock-at-obstacle = A ship at range { $range } of such an obstacle can neither lock nor be locked.
xwing-refused-lock-not-in-front = It is not in the front arc, as the effect requires.
xwing-refused-lock-out-of-range = It is { $found }; a lock needs range { $least }–{ $most }.

## Jam

xwing-refused-jam-friendly = It is friendly; only enemy ships can be jammed.
xwing-refused-jam-out-of-range = It is { $found } and not in the bullseye arc; jamming needs range { $range }, or range { $least }–{ $most } in the bullseye arc.
xwing-refused-jam-in-bullseye = It is { $found } and in the bullseye arc; jamming there needs range { $least }–{ $most }.

## Coordinate

xwing-refused-coordinate-itself = A ship can't coordinate itself.
xwing-refused-coordinate-not-friendly = Only friendly ships can be coordinated.
xwing-refused-coordinate-already = It is already being coordinated.
xwing-refused-coordinate-other-type = It is not the same type of ship as the first: { $first }.
xwing-refused-coordinate-forbidden = An effect says that it can't be coordinated.
xwing-refused-coordinate-out-of-range = It is { $found }; coordinating needs range { $least }–{ $most }.

## Where something was found

xwing-refused-found-nowhere = not in the play area
xwing-refused-found-at-range = at range { $range } ({ $mm } mm away)
xwing-refused-found-beyond = beyond range { $range } ({ $mm } mm away)

## Boosts and barrel rolls

xwing-refused-move-on-ship = There it would lie on a ship.
xwing-refused-move-at-obstacle = There it would lie on an obstacle, or move through one.
xwing-refused-move-outside = There it would not lie in the play area.
