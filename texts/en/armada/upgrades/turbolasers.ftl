# What turbolasers do, in our words, by name. Numbers come from the data of the card: `{ $distance }`
# is what stands behind Distance in its entry. Card names stay English.

armada-card-dby-827-heavy-turbolasers = In a salvo attack, you may turn a die to a face with a critical.
armada-card-dual-turbolaser-turrets = While attacking, exhaust this card to add a red die; then cancel a die of your choice.
armada-card-enhanced-armament = The left and right batteries have one more red die.
armada-card-h9-turbolasers = While attacking, you may turn a die with a hit or critical to an accuracy.
armada-card-heavy-fire-zone = Attacking a squadron that is not engaged with a friendly one, you may use red dice for the blue ones of the anti-squadron armament.
armada-card-heavy-turbolaser-turrets = Against attacks of this ship, Brace lowers the damage by at most { $at-most }, unless a Brace is the only defense token that the defender spent.
armada-card-linked-turbolaser-towers = You may reroll a red die against a squadron, or against a ship if this ship has Bombard. Exhaust this card in the ship's activation, against the first squadron of an attack, to add two dice of one colour; then no further squadron can be a target.
armada-card-linked-turbolaser-towers-rr15 = While attacking, you may reroll a red die. Once per activation, against the first squadron of an attack, you may add two dice of any colour; then no further squadron can be a target.
armada-card-quad-battery-turrets = Attacking a ship with a higher speed than this one, you may add a blue die.
armada-card-slaved-turrets = The ship attacks only once per round. Attacking a ship, it may add a red die.
armada-card-spinal-armament = The front and rear batteries have one more red die.
armada-card-swivel-mount-batteries = When the ship reveals a command, exhaust this card to put a focus token on a hull zone: attacking a ship from there, add a die of a colour from a battery next to it; attacks from the hull zones next to it lose a die.
armada-card-turbolaser-reroute-circuits = While attacking, exhaust this card and spend an evade token to turn a red die to a critical or a double hit.
armada-card-xi7-turbolasers = If the defender spends a Redirect token against this ship, no other hull zone takes more than { $at-most } damage by it.
armada-card-xx-9-turbolasers = Critical: the first { $faceup-first } damage cards of the attack are dealt faceup.
