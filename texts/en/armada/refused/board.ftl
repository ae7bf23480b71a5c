# Why the rules cannot go on from a table.

armada-refused-board-active = The active piece does not exist.
armada-refused-board-side = There is no such side.
armada-refused-board-objective = There is no such objective.
armada-refused-board-unheard = A card came into play that nothing listens to; use an adjustment of the card itself.
armada-refused-board-ship = A ship has a card or an owner that does not exist.
armada-refused-board-speed = A speed is at most { $most }.
armada-refused-board-shields = A hull zone has at most { $most } shields.
armada-refused-board-commands = There are four commands.
armada-refused-board-ship-away = A ship in play lies on the table.
armada-refused-board-squadron = A squadron has a card or an owner that does not exist.
armada-refused-board-hull = This squadron has at most { $most } hull points.
armada-refused-board-commander = A squadron is commanded by a ship that does not exist.
armada-refused-board-squadron-away = A squadron in play lies on the table.
armada-refused-board-upgrade = An upgrade card does not exist, or its ship does not.
armada-refused-board-obstacle = An obstacle or its owner does not exist.
armada-refused-board-obstacle-away = A placed obstacle lies on the table.
armada-refused-board-on-card = Tokens or dials lie on an upgrade card that does not exist.
armada-refused-board-token = A token's owner, or what it lies on, does not exist.
armada-refused-board-no-card = A damage card does not exist.
armada-refused-board-wrong-deck = A damage card lies in a deck to which it does not belong, or twice.
armada-refused-board-unpiled = A damage card of a deck has no place in it.
armada-refused-board-card-ship = A damage card lies on a ship that does not exist.
armada-refused-board-card-station = A damage card lies on a station that does not exist.
armada-refused-board-faceup = Only damage cards of ships lie faceup.
armada-refused-board-damage-count = Ship { $ship } counts { $counted } damage cards and has { $cards }.
armada-refused-board-attack = A party of an attack does not exist.
