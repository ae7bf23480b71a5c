# What Imperial squadrons do beyond their keywords, in our words, by name. Numbers come from the data of the card.

armada-card-boba-fett = When this squadron activates, an enemy ship or squadron at distance one suffers { $suffer } damage.
armada-card-bossk = With { $hull-at-most } or fewer hull points left, this squadron may add a blue die with an accuracy to its attacks.
armada-card-colonel-jendon = In its activation this squadron may give up its attack: a friendly squadron at distance 1–{ $distance } may attack instead, activated or not.
armada-card-darth-vader-tie-advanced = Each critical of this squadron's attacks does a damage, also against squadrons.
armada-card-darth-vader-tie-defender = Attacking a unique squadron, each critical does a damage.
armada-card-dengar = Other friendly squadrons at distance 1–{ $distance } have { $add } more Counter.
armada-card-ig-88b = When the Squadron Phase starts, this squadron may slide to activated; then it may attack each enemy squadron at distance one once, obstructed.
armada-card-maarek-stele = While attacking, you may turn a die to a face with a critical.
armada-card-major-rhymer = Friendly squadrons at distance one can attack ships at close range, with all dice of their batteries.
armada-card-moralo-eval = When an objective token at distance one or two that is not on an obstacle moves or leaves the play area, this squadron may move up to distance { $act-as-activated } and attack as if activated.
armada-card-tel-trevura = Has Escort while it has a readied defense token. After it defended and discarded a token by spending it, it may recover up to { $hull-to-recover } hull points, even if it would be destroyed.
armada-card-valen-rudor = An enemy squadron that is engaged with another squadron cannot attack this one.
