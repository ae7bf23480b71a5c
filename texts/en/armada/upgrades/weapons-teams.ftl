# What weapons teams do, in our words, by name. Numbers come from the data of the card: `{ $distance }`
# is what stands behind Distance in its entry. Card names stay English.

armada-card-caitken-and-shollan = While attacking, exhaust this card to reroll any number of dice of one colour.
armada-card-clone-gunners = When this ship resolves Concentrate Fire, you may discard a Concentrate Fire token of another friendly ship at distance 1–{ $distance } of the defender to add a blue accuracy.
armada-card-fire-control-team = When a critical effect was resolved, exhaust this card to resolve another one.
armada-card-flight-controllers = Squadrons that this ship's squadron command activates have { $add } more blue die against squadrons until their activation ends.
armada-card-gunnery-chief-varnillian = When this ship is deployed, a red die showing a blank is placed on this card; the second player chooses its face. Attacking a ship, you may spend a die of the pool to exchange it for the one on this card; both stay as they lie.
armada-card-gunnery-team = After a Concentrate Fire command, the next attack may come from the same hull zone. No hull zone targets the same ship or squadron twice in an activation.
armada-card-gunnery-team-first = A hull zone may attack more than once in an activation, but never the same ship or squadron twice.
armada-card-ordnance-experts = While attacking, you may reroll up to { $reroll-up-to } black dice.
armada-card-ruthless-strategists = After attacking a squadron, you may have a friendly squadron that is engaged with it suffer { $suffer } damage, so that the defender suffers { $suffer }, too.
armada-card-sensor-team = While attacking, exhaust this card and spend a die to turn another one to an accuracy.
armada-card-veteran-gunners = While attacking, exhaust this card to reroll all dice.
