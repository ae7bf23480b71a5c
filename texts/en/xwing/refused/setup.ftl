# Why a game does not start, and why a piece cannot be placed somewhere.

## Starting

xwing-refused-start-squad = The squad of side { $side } can't be played: { $problem }
xwing-refused-start-rounds = A game can have { $least } to { $most } rounds, not { $given }.
xwing-refused-start-too-many = A side can have at most { $ships } ships, and all sides together at most { $upgrades } upgrades.
xwing-refused-start-no-such-obstacle = Obstacle number { $place } does not exist.
xwing-refused-start-not-brought = Obstacle number { $place } can't be brought, only put into play by a card; players bring asteroids, debris clouds and gas clouds.
xwing-refused-start-empty-position = A position needs ships on the table, in round { $round } or later.

## Placing

xwing-refused-place-outside = Part of it would be outside the play area.
xwing-refused-place-ship = A ship must be placed within range { $range } of its player’s edge.
xwing-refused-place-filling = A large ship may extend beyond range { $range } of the edge only if it fills the depth of that area.
xwing-refused-place-on-ship = There is a ship in the way.
xwing-refused-place-near-enemy = It is within range { $range } of an enemy ship.
xwing-refused-place-obstacle-edge = Too close to an edge: an obstacle must be beyond range { $range } of each edge.
xwing-refused-place-obstacle = Too close to another obstacle: it must be beyond range { $range } of the others.
xwing-refused-place-on-objective = An obstacle can't be placed on an objective.
xwing-refused-place-objective-centre = An objective must be at range { $range } of the one in the centre.
xwing-refused-place-objective-others = Too close to another objective: it must be beyond range { $range } of the others.
xwing-refused-place-objective-own-edge = This objective must be at range { $least }–{ $most } of your own edge.
xwing-refused-place-objective-opponents-edge = This objective must be at range { $least }–{ $most } of your opponent’s edge.
xwing-refused-place-cache = A supply cache must be at range { $range } of its ship.
xwing-refused-place-cache-on-ship = A supply cache can't be placed on a ship.
xwing-refused-place-remote-edge = It must be beyond range { $range } of each edge.
xwing-refused-place-no-template = No template of the remote leads there.
