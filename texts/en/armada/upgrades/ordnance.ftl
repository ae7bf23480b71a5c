# What ordnance upgrades do, in our words, by name. Numbers come from the data of the card: `{ $distance }`
# is what stands behind Distance in its entry. Card names stay English.

armada-card-assault-concussion-missiles = Black critical: exhaust this card. Each hull zone adjacent to the defending one suffers { $suffer } damage.
armada-card-assault-concussion-missiles-first = Black critical: each hull zone adjacent to the defending one suffers { $suffer } damage.
armada-card-assault-proton-torpedoes = Black critical: exhaust this card. The defender is dealt a faceup damage card.
armada-card-expanded-launchers = This ship's front battery has two more black dice.
armada-card-external-racks = While attacking at close range, you may discard this card to add two black dice.
armada-card-flechette-torpedoes = While attacking a squadron, you may spend a black die with a critical to slide the squadron to activated.
armada-card-ordnance-pods = At the end of the Attack step, you may exhaust this card to attack squadrons from one hull zone with a single black die, even if that hull zone has already attacked.
