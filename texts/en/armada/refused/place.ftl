# Why a piece cannot lie there.

armada-refused-place-outside = It must be wholly inside the play area.
armada-refused-place-on-ship = It would overlap a ship.
armada-refused-place-on-squadron = It would overlap a squadron.
armada-refused-place-on-ship-or-squadron = It would overlap a ship or another squadron.
armada-refused-place-on-obstacle = It would overlap an obstacle.
armada-refused-place-on-token = It would overlap an obstacle or a token.
armada-refused-place-on-anything = It would overlap a ship, a squadron, another obstacle or a token.

## Setup

armada-refused-place-outside-zone = The ship must be wholly in its deployment zone.
armada-refused-place-outside-setup = It must be wholly in the setup area.
armada-refused-place-not-at-edge = A huge ship must touch its player's edge.
armada-refused-place-not-at-ship = The squadron must be within distance { $from }–{ $to } of a friendly ship.
armada-refused-place-not-at-zone = The squadron must be within distance { $from }–{ $to } of the deployment zone.
armada-refused-place-at-edge = The obstacle is too close to an edge.
armada-refused-place-at-obstacle = The obstacle is too close to another one.
armada-refused-place-not-in-centre = It must be in the centre of the setup area.
armada-refused-place-far-from-edge = It must be at distance { $from }–{ $to } of the first player's edge.
armada-refused-place-far-from-station = It must be at distance { $from }–{ $to } of the station.
armada-refused-place-far-from-token = It must be at distance { $distance } of the objective token.
armada-refused-place-touches-no-obstacle = An exogorth must touch another obstacle.
armada-refused-place-outside-ambush = The ship must be deployed in the ambush zone.
armada-refused-place-on-ambush-obstacle = It would overlap an obstacle in the ambush zone.
armada-refused-place-scout = A squadron with Scout must be beyond distance { $distance } of enemies.
armada-refused-place-ship-gone = The ship that it would arrive near is not in play.
armada-refused-place-not-near-ship = It must be placed as close to the ship as the card says.
armada-refused-place-not-on-station = The flagship must overlap the station.
armada-refused-place-flagship-not-at-edge = A huge flagship must touch its player's edge as well.
armada-refused-place-rear-not-near-edge = Its rear hull zone must be as close to its player's edge as possible.
armada-refused-place-not-at-obstacle = The squadron must be at distance { $distance } of an obstacle, or where squadrons normally deploy.
armada-refused-place-at-first-player = It must be beyond distance { $distance } of the first player's edge.
armada-refused-place-mine-at-ship = A mine must be beyond distance { $distance } of enemy ships.
armada-refused-place-mine-at-mine = A mine must be beyond distance { $distance } of other mines.

## Moves

armada-refused-place-past-speed = Part of its base would be past the line at the far end of its speed's distance band.
armada-refused-place-too-far-moved = Part of it would be farther from where it was than it may move.
armada-refused-place-not-toward = It must move straight toward its goal.
armada-refused-place-not-far-enough = It must move farther toward its goal.
armada-refused-place-not-touching = It must touch the ship that overlapped it.
armada-refused-place-room-left = There is still room touching the ship that overlapped it.
armada-refused-place-takes-room = It would take up room that the other squadrons need.
armada-refused-place-return-not-at-ship = It must be placed at distance { $distance } of the ship.
armada-refused-place-return-engaged = It would be engaged.
