# What defensive retrofits do, in our words, by name. Numbers come from the data of the card: `{ $distance }`
# is what stands behind Distance in its entry. Card names stay English.

armada-card-advanced-projectors = When this ship redirects, it can choose several hull zones, including ones that aren't adjacent to the defending hull zone.
armada-card-cluster-bombs = After a squadron attacks this ship, even if this ship is destroyed, you may discard this card to roll { $roll-aside } blue dice: the squadron suffers a damage for each hit or critical.
armada-card-early-warning-system = At the start of the Ship Phase, you may place a chaff token on one of this ship's hull zones. Attacks against that hull zone are obstructed this round.
armada-card-electronic-countermeasures = While defending, you may exhaust this card to spend a defense token targeted by an accuracy.
armada-card-reactive-gunnery = Once per attack, when this ship spends a readied defense token, you may exhaust this card to treat it as a salvo token instead.
armada-card-redundant-shields = At the start of the Status Phase, this ship may recover { $recover-shields } { $recover-shields ->
    [one] shield
   *[other] shields
  }.
armada-card-reinforced-blast-doors = At the start of the Ship Phase, you may discard this card to discard up to { $facedown-number } of this ship's facedown damage cards.
armada-card-thermal-shields = While defending, after the attacker gathers dice, this ship may spend a brace token to remove half of those dice, rounded down.
