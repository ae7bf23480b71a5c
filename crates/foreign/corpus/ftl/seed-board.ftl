# Why the rules cannot go on from a table.

armada-refused-board-active = The active piece does not exist.
armada-refused-board-side = There is no such side.
armada-refused-board-objective = There is no such objective.
armada-refused-board-unheard = This would bring a card into play without its effects; adjust the card itself instead.
armada-refused-board-ship = A ship has a card or an owner that does not exist.
armada-refused-board-speed = Speed can be at most { $most }.
armada-refused-board-shields = A hull zone can have at most { $most } shields.
armada-refused-board-commands = There are four commands.
armada-refused-board-ship-away = A ship in play must be on the table.
armada-refused-board-squadron = A squadron has a card or an owner that does not exist.
armada-refused-board-hull = This squadron can have at most { $most } hull points.
armada-refused-board-commander = A squadron is commanded by a ship that does not exist.
armada-refused-board-squadron-away = A squadron in play must be on the table.
armada-refused-board-upgrade = An upgrade card does not exist, or its ship does not.
armada-refused-board-obstacle = An obstacle or its owner does not exist.
armada-refused-board-obstacle-away = A placed obstacle must be on the table.
armada-refused-board-on-card = Tokens or dials are on an upgrade card that does not exist.
armada-refused-board-token = A token's owner, or what it is on, does not exist.
armada-refused-board-no-card = A damage card does not exist.
armada-refused-board-wrong-deck = A damage card is in a deck that it doesn't belong to, or is in it twice.
armada-refused-board-unpiled = A damage card of a deck has no place in it.
armada-refused-board-card-ship = A damage card is on a ship that does not exist.
armada-refused-board-card-station = A damage card is on a station that does not exist.
armada-refused-board-faceup = Only damage cards on ships can be faceup.
armada-refused-board-damage-count = Ship { $ship } counts { $counted } damage cards but has { $cards }.
armada-refused-board-attack = The attacker or the defender of an attack does not exist.
