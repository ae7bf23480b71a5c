# What ordnance upgrades do, in our words, by name. Numbers come from the data of the card: `{ $distance }`
# is what stands behind Distance in its entry. Card names stay English.

armada-card-assault-concussion-missiles = Black critical: exhaust this card; each hull zone next to the defending one suffers { $suffer } damage.
armada-card-assault-concussion-missiles-first = Black critical: each hull zone next to the defending one suffers { $suffer } damage.
armada-card-assault-proton-torpedoes = Black critical: exhaust this card; the defender is dealt a faceup damage card.
armada-card-expanded-launchers = The front battery has two more black dice.
armada-card-external-racks = Attacking at close range, you may discard this card to add two black dice.
armada-card-flechette-torpedoes = Attacking a squadron, you may spend a black die with a critical to turn the squadron's slider to activated.
armada-card-ordnance-pods = At the end of the Attack step, exhaust this card to attack squadrons from a hull zone, also one that has attacked, with a single black die.
