# What assault objectives do, in our words, by name. Numbers come from the data of the card.

armada-objective-advanced-gunnery = Each side names a ship that may make all its attacks from one hull zone; only the second player's may repeat its target. Destroyed, its own cost without upgrades counts twice.
armada-objective-blockade-run = The players sit at the short edges. Each ship of the second player is worth a victory token of { $victory } points: to its owner in the first player's deployment zone at the end, to the first player when it is destroyed.
armada-objective-close-range-intel-scan = A ship that attacks a ship may spend accuracy icons for a victory token of { $victory } points: one of them if it is the second player's, two if it is the first player's.
armada-objective-ion-storm = Ships that end their movement far from obstacles gain an objective token until they repair. Every ship has a critical effect against command tokens or shields, worth { $victory } points against a ship with a token.
armada-objective-marked-for-destruction = Every ship has a critical effect at close to medium range that marks the defender alone. A purrgil moved to distance one of a marked ship may deal it a damage card, for a victory token of { $victory } points.
armada-objective-most-wanted = The second player names a ship of each side. Ships that attack one of them may add a die of a colour in their pool; destroyed, its own cost without upgrades counts twice.
armada-objective-opening-salvo = In its first attack on a ship, each ship adds two dice: red ones for the first player, any for the second. Damaged enemy ships in play are worth half their cost at the end.
armada-objective-precision-strike = Ships and bombers may spend a hit die to turn a facedown card of the defender up. Each card that is dealt or turned faceup in an attack is worth a victory token of { $victory } points. The second player's ships begin with a concentrate fire token.
armada-objective-rift-assault = A ship that attacks a ship far from obstacles may spend a die to mark it; the mark may be discarded to turn a die, for a victory token of { $victory } points. Slow ships near the gravity rift are dealt a card each round.
armada-objective-station-assault = The second player has two unarmed stations. Each is worth a victory token of { $victory } points: to the second player if it stands at the end, else to the first.
armada-objective-surprise-attack = The first player's flagship starts on the station and all their ships start slow. In each of the first three rounds a dial of the second player's gives them raid tokens.
armada-objective-targeting-beacons = Four tokens are placed. The second player's ships may reroll up to { $up-to } dice against a ship at distance one to { $distance } of a token.
