# Why a token cannot be placed there.

armada-refused-token-outside-area = The token must be wholly in the area.
armada-refused-token-at-players = The token must be beyond distance { $distance } of both players' edges.
armada-refused-token-at-rim = The token must be beyond distance { $distance } of the edges of the setup area.
armada-refused-token-not-at-obstacle = The token must be at distance { $distance } of an obstacle.
armada-refused-token-not-at-station = The token must be at distance { $distance } of the station.
armada-refused-token-not-at-short-edge = The tokens must be at distance { $distance } of the two short edges, one at each.
armada-refused-token-at-others = The token must be beyond distance { $distance } of the other tokens.
armada-refused-token-far-from-others = The tokens must be at distance { $from }–{ $to } of each other.
armada-refused-token-too-far-moved = The token can't be moved that far.
armada-refused-token-not-at-wreck = The token must touch the base of the destroyed ship.
armada-refused-token-too-far-from-squadron = The token must be at distance { $distance } of the squadron.

## Ignition

armada-refused-token-no-special-arc = The ship has no special firing arc.
armada-refused-token-outside-special-arc = Part of the token is outside the special firing arc.
armada-refused-token-out-of-ignition-range = The token is not within the range of the ignition keyword.
