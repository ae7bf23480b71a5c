# Why a game does not start.

armada-refused-start-fleet = The fleet of side { $side } can't be played: { $problem }
armada-refused-start-too-large = It has { $ships } ships, { $squadrons } squadrons and { $upgrades } upgrades; a side can have at most { $most_ships }, { $most_squadrons } and { $most_upgrades }.
armada-refused-start-players = Two to six players take seats for both sides in turn, and each controls ships or squadrons of their fleet that nobody else does.
armada-refused-start-learning-fixed = The learning scenario has fixed forces.
armada-refused-start-objective-of-fleet = The objective { $objective } can't be played yet.
armada-refused-start-objective = This objective can't be played; choose a standard objective.
armada-refused-start-core-objective = A core set game uses only the objectives of the core set.
armada-refused-start-no-objective = A game with unlimited rounds has no objective, nor has the learning scenario.
armada-refused-start-short-edges = This edition has no rules for playing from the short edges.
armada-refused-start-no-obstacle = There is no such obstacle.
armada-refused-start-obstacle-twice = { $obstacle } is brought twice, but there is only one.
armada-refused-start-core-obstacles = This edition has only the obstacles of the core set.
