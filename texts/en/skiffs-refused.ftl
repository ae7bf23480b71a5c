# Why Skiffs, the game that proves the rules machine, refuses something.

skiffs-refused-outside-strip = A skiff must be deployed in its owner's strip.
skiffs-refused-not-free = A skiff must be wholly on the pond and can't overlap another skiff.
skiffs-refused-cannot = An effect says that it cannot be fired at.
skiffs-refused-out-of-range = It is farther away than { $mm } mm.
skiffs-refused-out-of-reach = The skiff can row { $mm } mm.
skiffs-refused-turned = A rowed skiff keeps its heading.
skiffs-refused-no-such-board = This board can't come up in a game of Skiffs.
skiffs-refused-no-such-skiff = There is no skiff { $skiff }: the last one is number { $last }.
skiffs-refused-no-such-seat = Charm { $charm } of seat { $seat }: the last seat is number { $last }.
skiffs-refused-no-such-charm = Charm { $charm } of seat { $seat }: the last charm is number { $last }.
skiffs-refused-no-such-bearer = Charm { $charm } of seat { $seat }: each player has { $skiffs } skiffs, counted from zero.
skiffs-refused-too-many-charms = At most { $most } charms can be in play.
