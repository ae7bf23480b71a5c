# Why a game does not start.

armada-refused-start-fleet = The fleet of side { $side } cannot be played: { $problem }
armada-refused-start-too-large = It has { $ships } ships, { $squadrons } squadrons and { $upgrades } upgrades; a side has at most { $most_ships }, { $most_squadrons } and { $most_upgrades }.
armada-refused-start-players = Two to six players take seats for both sides in turn, and each controls ships or squadrons of their fleet that nobody else does.
armada-refused-start-learning-fixed = The forces of the learning scenario are fixed.
armada-refused-start-objective-of-fleet = The objective { $objective } is not in the game yet.
armada-refused-start-objective = This objective cannot be played; take one of the standard objectives.
armada-refused-start-core-objective = On the table of the core set only its own objectives are played.
armada-refused-start-no-objective = A game of unlimited rounds and the learning scenario have no objective.
armada-refused-start-short-edges = This edition does not know short player edges.
armada-refused-start-no-obstacle = There is no such obstacle.
armada-refused-start-obstacle-twice = { $obstacle } is brought twice; each token is there once.
armada-refused-start-core-obstacles = This edition knows the obstacles of the core set only.
