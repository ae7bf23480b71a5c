# Why an action cannot be performed, or not on this object.

## Actions

xwing-refused-action-not-in-play = Only a ship in the play area performs actions.
xwing-refused-action-stressed = The ship is stressed.
xwing-refused-action-overlapped = It overlapped an enemy ship and cannot perform further actions.
xwing-refused-action-ionized = An ionized ship can perform the focus action only.
xwing-refused-action-failed = The ship has failed this action in this round.
xwing-refused-action-performed = The ship has performed this action in this round.
xwing-refused-action-no-force = A purple action costs a Force charge, and the ship has no active one.
xwing-refused-action-towing = A towing ship cannot perform this action.
xwing-refused-action-forbidden = An effect says that it cannot be performed.
xwing-refused-action-tows-already = The ship is already towing a supply cache.
xwing-refused-action-cloaked = The ship is cloaked.
xwing-refused-action-not-activating = A SLAM is performed in the ship’s own activation only.
xwing-refused-action-not-moved = The ship has not executed a maneuver whose speed a SLAM could repeat.
xwing-refused-action-no-such-speed = The ship executed a maneuver of speed { $speed }, and its dial has none of that speed now.
xwing-refused-action-nothing-to-reload = No torpedo, missile or payload upgrade has lost a charge.
xwing-refused-action-no-turret = The ship has no turret arc indicator.
xwing-refused-action-idle = Its cost cannot be paid, or its effect could do nothing.
xwing-refused-action-not-by-coordinate = The coordinating ship cannot have it performed.

## Locks

xwing-refused-lock-itself = A ship cannot lock itself.
xwing-refused-lock-objective = An objective cannot be locked.
xwing-refused-lock-ionized = An ionized ship neither locks nor is locked.
xwing-refused-lock-forbidden = An effect keeps the ship from locking it.
xwing-refused-lock-at-obstacle = A ship at range { $range } of such an obstacle neither locks nor is locked.
xwing-refused-lock-not-in-front = It is not in the front arc, as the effect demands.
xwing-refused-lock-out-of-range = It is { $found }; a lock needs range { $least }–{ $most }.

## Jam

xwing-refused-jam-friendly = It is friendly; only an enemy ship can be jammed.
xwing-refused-jam-out-of-range = It is { $found } and not in the bullseye arc; a jam needs range { $range }, or range { $least }–{ $most } in the bullseye arc.
xwing-refused-jam-in-bullseye = It is { $found } and in the bullseye arc; a jam needs range { $least }–{ $most } there.

## Coordinate

xwing-refused-coordinate-itself = A ship does not coordinate itself.
xwing-refused-coordinate-not-friendly = Only a friendly ship can be coordinated.
xwing-refused-coordinate-already = It is coordinated already.
xwing-refused-coordinate-other-type = It is not of the same type as the first ship: { $first }.
xwing-refused-coordinate-forbidden = An effect says that it cannot be coordinated.
xwing-refused-coordinate-out-of-range = It is { $found }; a coordinate needs range { $least }–{ $most }.

## Where something was found

xwing-refused-found-nowhere = not in the play area
xwing-refused-found-at-range = at range { $range } ({ $mm } mm away)
xwing-refused-found-beyond = beyond range { $range } ({ $mm } mm away)
