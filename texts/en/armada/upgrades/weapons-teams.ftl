# What weapons teams do, in our words, by name. Numbers come from the data of the card: `{ $distance }`
# is what stands behind Distance in its entry. Card names stay English.

armada-card-caitken-and-shollan = While attacking, you may exhaust this card to reroll any number of dice of one colour.
armada-card-clone-gunners = When this ship resolves a concentrate fire command, you may discard a concentrate fire token from another friendly ship at distance 1–{ $distance } of the defender to add a blue die set to an accuracy.
armada-card-fire-control-team = After you resolve a critical effect, you may exhaust this card to resolve another.
armada-card-flight-controllers = Squadrons that this ship's squadron command activates have { $add } more blue die against squadrons until their activation ends.
armada-card-gunnery-chief-varnillian = When this ship deploys, place a red die on this card, showing a blank, or any face if you are the second player. While attacking a ship, you may swap a die in the pool with the one on this card; both keep their faces.
armada-card-gunnery-team = After you resolve a concentrate fire command, your next attack can be from the same hull zone. A hull zone can't attack the same ship or squadron twice in an activation.
armada-card-gunnery-team-first = A hull zone can attack more than once in an activation, but never the same ship or squadron twice.
armada-card-ordnance-experts = While attacking, you may reroll up to { $reroll-up-to } black dice.
armada-card-ruthless-strategists = After attacking a squadron, you may choose a friendly squadron engaged with it to suffer { $suffer } damage. If it does, the defender also suffers { $suffer }.
armada-card-sensor-team = While attacking, you may exhaust this card and spend a die to change another to an accuracy.
armada-card-veteran-gunners = While attacking, you may exhaust this card to reroll all dice.
