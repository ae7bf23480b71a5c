# What defense objectives do, in our words, by name. Numbers come from the data of the card.

armada-objective-abandoned-mining-facility = Obstacles lie around the station in the middle. When a ship resolves a repair command, it may also spend engineering points at one station or dust field at distance one for victory tokens of { $victory } points each: three for a token at a station, two at a dust field, which is removed if it gave more than one. The second player's ships begin with a repair token.
armada-objective-asteroid-tactics = Ships and unique squadrons that overlap an asteroid field may recover a defense token; the second player's come to no harm there, or may ready one instead. Exogorths appear at the end of each round.
armada-objective-capture-the-vip = A ship that reveals a dial at distance one of the token may take it aboard; if it is destroyed, the other side puts the token beside it. Who has it at the end scores { $victory } points.
armada-objective-contested-outpost = At the end of each round, the higher sum of command values at distance one of the station gains a victory token of { $victory } points.
armada-objective-fighter-ambush = The second player's squadrons are deployed last, also beside obstacles. A squadron whose attack deals a ship a damage card gains a victory token of { $victory } points.
armada-objective-fire-lanes = At the end of each round, each of three tokens gives a victory token of { $victory } points to the side with more battery dice on it.
armada-objective-fleet-ambush = All ships are deployed before squadrons; every other ship of the first player starts in the ambush zone in the middle.
armada-objective-fleet-in-being = Ships begin with objective tokens, which ready a defense token when the ship is attacked and are lost near the edges. An enemy ship without one at the end is worth a victory token of { $victory } points.
armada-objective-hyperspace-assault = The second player sets a ship and up to three squadrons aside; from the second round on they may arrive at one of three tokens.
armada-objective-jamming-barrier = The second player places two tokens. An attack across one of them or the line between them loses half of its dice before they are rolled.
armada-objective-planetary-ion-cannon = At the end of each Command Phase the second player may give up one of three tokens to attack an enemy ship at distance one to { $distance } of it with four blue dice.
armada-objective-rift-ambush = A ship that ends a maneuver near the gravity rift is drawn on at speed one. After deployment the second player may send an enemy ship forward and change its speed.
