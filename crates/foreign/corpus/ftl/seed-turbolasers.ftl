# What turbolasers do, in our words, by name. Numbers come from the data of the card: `{ $distance }`
# is what stands behind Distance in its entry. Card names stay English.

armada-card-dby-827-heavy-turbolasers = During a salvo attack, you may change a die to a face with a critical.
armada-card-dual-turbolaser-turrets = While attacking, you may exhaust this card to add a red die, then cancel a die of your choice.
armada-card-enhanced-armament = This ship's left and right batteries have one more red die.
armada-card-h9-turbolasers = While attacking, you may change a die with a hit or critical to an accuracy.
armada-card-heavy-fire-zone = While attacking a squadron that isn't engaged with a friendly squadron, you may use red dice in place of the blue dice of the anti-squadron armament.
armada-card-heavy-turbolaser-turrets = While this ship attacks, brace tokens reduce the damage by at most { $at-most }, unless a brace is the only defense token that the defender spends.
armada-card-linked-turbolaser-towers = You may reroll a red die while attacking a squadron, or while attacking a ship if this ship has Bombard. During this ship's activation, against the first squadron of an attack, you may exhaust this card to add two dice of one colour; then that attack can't target other squadrons.
armada-card-linked-turbolaser-towers-rr15 = While attacking, you may reroll a red die. Once per activation, against the first squadron of an attack, you may add two dice of any colour; then that attack can't target other squadrons.
armada-card-quad-battery-turrets = While attacking a ship faster than this one, you may add a blue die.
armada-card-slaved-turrets = This ship can attack only once per round. While attacking a ship, it may add a red die.
armada-card-spinal-armament = This ship's front and rear batteries have one more red die.
armada-card-swivel-mount-batteries = When this ship reveals a command, you may exhaust this card to place a focus token on a hull zone. While attacking a ship from that zone, add a die of a colour in an adjacent battery. Attacks from the adjacent hull zones lose a die.
armada-card-turbolaser-reroute-circuits = While attacking, you may exhaust this card and spend an evade token to change a red die to a critical or a double hit.
armada-card-xi7-turbolasers = If the defender spends a redirect token, no other hull zone can take more than { $at-most } damage from it.
armada-card-xx-9-turbolasers = Critical: the first { $faceup-first } damage cards dealt by the attack are faceup.
