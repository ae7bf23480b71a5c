# What defensive retrofits do, in our words, by name. Numbers come from the data of the card: `{ $distance }`
# is what stands behind Distance in its entry. Card names stay English.

armada-card-advanced-projectors = When this ship redirects, it may choose several hull zones, also ones that are not next to the defending one.
armada-card-cluster-bombs = After a squadron attacked this ship, even if it is destroyed, you may discard this card to roll { $roll-aside } blue dice: the squadron suffers a damage for each hit or critical.
armada-card-early-warning-system = At the start of the Ship Phase, you may mark a hull zone of the ship with a chaff token: attacks on it are obstructed this round.
armada-card-electronic-countermeasures = While defending, exhaust this card to spend a defense token that an accuracy has locked.
armada-card-reactive-gunnery = When this ship spends a readied defense token, exhaust this card to make it a Salvo instead of that token's effect, once per attack.
armada-card-redundant-shields = When the Status Phase starts, this ship may recover { $recover-shields } { $recover-shields ->
    [one] shield
   *[other] shields
  }.
armada-card-reinforced-blast-doors = When the Ship Phase starts, discard this card to discard up to { $facedown-number } of this ship's facedown damage cards.
armada-card-thermal-shields = When the attacker has gathered its dice, the defending ship may spend a brace token to remove half of them, rounded down.
