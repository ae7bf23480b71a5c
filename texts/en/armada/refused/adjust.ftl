# Why the table cannot be changed like this, whatever the players agree on.

armada-refused-adjust-no-ship = There is no such ship.
armada-refused-adjust-no-squadron = There is no such squadron.
armada-refused-adjust-no-defense-token = There is no such defense token.
armada-refused-adjust-no-obstacle = There is no such obstacle.
armada-refused-adjust-no-token = There is no such token.
armada-refused-adjust-too-many-tokens = The play area can hold at most { $most } tokens.
armada-refused-adjust-standing = Only ships and squadrons can be put into play or taken out of it.
armada-refused-adjust-too-many-dials = A ship has at most { $most } dials.
armada-refused-adjust-activates = Only ships and squadrons can activate.
armada-refused-adjust-no-upgrade = There is no such upgrade card.
armada-refused-adjust-no-card = There is no such card.
armada-refused-adjust-not-on-ship = The damage card isn't on a ship.
armada-refused-adjust-no-facedown = The ship has no facedown damage card.
armada-refused-adjust-not-in-deck = There is no such card in the damage deck.
