# What defense objectives do, in our words, by name. Numbers come from the data of the card.

armada-objective-abandoned-mining-facility = The obstacles surround a station in the middle. While a ship resolves a repair command, it may also spend engineering points at one station or dust field at distance one to gain victory tokens of { $victory } points each: three points per token at a station, two at a dust field, which is removed if it yields more than one. The second player's ships start with a repair token.
armada-objective-asteroid-tactics = Ships and unique squadrons that overlap an asteroid field may recover a defense token. The second player's are not harmed by it, or may ready a token instead. Exogorths appear at the end of each round.
armada-objective-capture-the-vip = A ship that reveals a dial at distance one of the token may take it aboard. If that ship is destroyed, the other side places the token next to it. Whoever has the token at the end scores { $victory } points.
armada-objective-contested-outpost = At the end of each round, the side with the higher total command value at distance one of the station gains a victory token of { $victory } points.
armada-objective-fighter-ambush = The second player's squadrons deploy last and may deploy near obstacles. A squadron whose attack deals a damage card to a ship gains a victory token of { $victory } points.
armada-objective-fire-lanes = At the end of each round, each of three tokens gives a victory token of { $victory } points to the side that can bring more battery dice to bear on it.
armada-objective-fleet-ambush = All ships deploy before squadrons. Every other ship of the first player starts in the ambush zone in the middle.
armada-objective-fleet-in-being = Ships start with objective tokens. A ship that is attacked can use one to ready a defense token, and ships lose them near the edges. Each enemy ship without one at the end is worth a victory token of { $victory } points.
armada-objective-hyperspace-assault = The second player sets aside a ship and up to three squadrons. From the second round on, they can arrive at one of three tokens.
armada-objective-jamming-barrier = The second player places two tokens. An attack across one of them, or across the line between them, loses half of its dice before rolling.
armada-objective-planetary-ion-cannon = At the end of each Command Phase, the second player may discard one of three tokens to attack an enemy ship at distance one to { $distance } of it with four blue dice.
armada-objective-rift-ambush = A ship that ends a maneuver near the gravity rift is pulled onward at speed one. After deployment, the second player may move an enemy ship forward and change its speed.
