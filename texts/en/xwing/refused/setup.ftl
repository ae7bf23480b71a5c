# Why a game does not start, and why a piece cannot be placed somewhere.

## Starting

xwing-refused-start-squad = The squad of side { $side } cannot be played: { $problem }
xwing-refused-start-rounds = A game has { $least } to { $most } rounds, not { $given }.
xwing-refused-start-too-many = A side has at most { $ships } ships, and all sides together have at most { $upgrades } upgrades.
xwing-refused-start-no-such-obstacle = There is no obstacle like number { $place } of those brought.
xwing-refused-start-not-brought = Number { $place } of the obstacles cannot be brought, only put into play by a card; players bring asteroids, debris clouds and gas clouds.
xwing-refused-start-empty-position = A position has ships on the table, in round { $round } or later.

## Placing

xwing-refused-place-outside = A part of it would be outside the play area.
xwing-refused-place-ship = A ship is placed within range { $range } of its player’s edge.
xwing-refused-place-filling = A large ship may extend beyond range { $range } of the edge only if it fills the depth of that area.
xwing-refused-place-on-ship = There is a ship in the way.
xwing-refused-place-near-enemy = It is within range { $range } of an enemy ship.
xwing-refused-place-obstacle-edge = Too near an edge: an obstacle is placed beyond range { $range } of each edge.
xwing-refused-place-obstacle = Too near another obstacle: it is placed beyond range { $range } of the others.
xwing-refused-place-on-objective = An obstacle cannot be placed on an objective.
xwing-refused-place-objective-centre = An objective is placed at range { $range } of the one in the centre.
xwing-refused-place-objective-others = Too near another objective: it is placed beyond range { $range } of the others.
xwing-refused-place-objective-own-edge = This objective is placed at range { $least }–{ $most } of your own edge.
xwing-refused-place-objective-opponents-edge = This objective is placed at range { $least }–{ $most } of your opponent’s edge.
xwing-refused-place-cache = A supply cache is placed at range { $range } of its ship.
xwing-refused-place-cache-on-ship = A supply cache cannot be placed on a ship.
xwing-refused-place-remote-edge = It is placed beyond range { $range } of each edge.
xwing-refused-place-no-template = No template of the remote leads there.
