# What navigation objectives do, in our words, by name. Numbers come from the data of the card.

armada-objective-dangerous-territory = A ship that overlaps an obstacle may take the token on it for { $victory } points. Asteroid fields and debris fields don't harm the second player's ships.
armada-objective-doomed-station = At the end of each round, all obstacles move toward the gravity rift and are removed if they touch it. Then the side with the higher total command value at distance one of the station gains a victory token of { $victory } points.
armada-objective-hyperspace-migration = Purrgil cross the table from one short edge to the other. A ship that ends a round at distance one of them gets a token, which becomes a victory token of { $victory } points at the end of the next round.
armada-objective-infested-fields = Ships and squadrons that overlap an obstacle may take the token on it for a victory token of { $victory } points. Exogorths come and go, and the obstacles they touched are moved.
armada-objective-intel-sweep = When a side's objective ship reveals a dial, it may take one of five tokens at distance one. The side with more of them scores { $majority } points.
armada-objective-minefields = The second player places the obstacles and six mines. A ship that ends its move at distance one of a mine triggers it: roll two blue dice for damage cards.
armada-objective-navigational-hazards = A ship that overlaps an obstacle and is damaged gives the other side a victory token of { $victory } points. At the end of each round, the players take turns moving all asteroid fields and debris fields.
armada-objective-salvage-run = When a ship reveals a dial, it may take one of the four tokens around the station at distance one of it, for a victory token of { $victory } points. The second player's ships start with a navigate token.
armada-objective-sensor-net = A ship that reveals a dial at distance one of a token gains a victory token of { $victory } points. Then the other side moves that token; the second player moves it farther.
armada-objective-solar-corona = The first player deploys everything first; then the second player names a short edge. A ship that attacks from an arc containing part of that edge loses a die with an accuracy.
armada-objective-superior-positions = The first player deploys everything first. An attack that damages a rear hull zone is worth a victory token of { $victory } points.
armada-objective-volatile-deposits = Every ship has a critical effect that sets off an obstacle at distance one of the defender. At the end of each round, the side with the higher total command value at an asteroid field gains a victory token of { $victory } points.
