# What Imperial squadrons do beyond their keywords, in our words, by name. Numbers come from the data of the card.

armada-card-boba-fett = When this squadron activates, an enemy ship or squadron at distance one suffers { $suffer } damage.
armada-card-bossk = While this squadron has { $hull-at-most } or fewer hull points, it may add a blue die set to an accuracy to its attacks.
armada-card-colonel-jendon = During its activation, this squadron may give up its attack so that a friendly squadron at distance 1–{ $distance } attacks instead, activated or not.
armada-card-darth-vader-tie-advanced = Each critical in this squadron's attacks adds a damage, even against squadrons.
armada-card-darth-vader-tie-defender = While attacking a unique squadron, each critical adds a damage.
armada-card-dengar = Other friendly squadrons at distance 1–{ $distance } increase their Counter by { $add }.
armada-card-ig-88b = At the start of the Squadron Phase, this squadron may slide to activated. If it does, it may attack each enemy squadron at distance one once; these attacks are obstructed.
armada-card-maarek-stele = While attacking, you may change a die to a face with a critical.
armada-card-major-rhymer = Friendly squadrons at distance one can attack ships at close range with all the dice of their battery.
armada-card-moralo-eval = When an objective token at distance one or two, and not on an obstacle, is moved or leaves the play area, this squadron may move up to distance { $act-as-activated } and attack as if activated.
armada-card-tel-trevura = This squadron has Escort while it has a readied defense token. After it defends and discards a token by spending it, it may recover up to { $hull-to-recover } hull points, even if it would be destroyed.
armada-card-valen-rudor = An enemy squadron engaged with another squadron can't attack this one.
