# What ion cannons do, in our words, by name. Numbers come from the data of the card: `{ $distance }`
# is what stands behind Distance in its entry. Card names stay English.

armada-card-heavy-ion-emplacements = Blue critical: exhaust this card. The defending hull zone and each adjacent hull zone lose { $lose-shields } shield.
armada-card-leading-shots = While attacking, you may spend a blue die to reroll any number of dice.
armada-card-point-defense-ion-cannons = While defending at close range or distance one, you may choose a die for the attacker to reroll when defense tokens are spent.
armada-card-sw-7-ion-batteries = While attacking a ship, each unspent blue accuracy adds one damage.
