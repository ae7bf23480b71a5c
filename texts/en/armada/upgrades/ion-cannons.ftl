# What ion cannons do, in our words, by name. Numbers come from the data of the card: `{ $distance }`
# is what stands behind Distance in its entry. Card names stay English.

armada-card-heavy-ion-emplacements = Blue critical: exhaust this card; the defending hull zone and each one next to it lose { $lose-shields } shield.
armada-card-leading-shots = While attacking, you may spend a blue die to reroll any number of dice.
armada-card-point-defense-ion-cannons = Defending at close range or distance one, when defense tokens are spent, you may choose a die that the attacker rerolls.
armada-card-sw-7-ion-batteries = Attacking a ship, each unspent blue accuracy adds one to the damage.
