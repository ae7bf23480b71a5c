# What boarding teams do, in our words, by name. Numbers come from the data of the card: `{ $distance }`
# is what stands behind Distance in its entry. Card names stay English.

armada-card-boarding-engineers = When this ship reveals a command, you may discard this card and a squadron dial or token to look at the facedown damage cards of an enemy ship at close range. Flip up to as many of them faceup, one at a time, as this ship's engineering value.
armada-card-boarding-troopers = When this ship reveals a command, you may discard this card and a squadron dial or token to choose an enemy ship at close range and spend its defense tokens, up to this ship's squadron value.
armada-card-darth-vader-boarding = When this ship reveals a command, you may discard this card and a squadron dial or token to discard an upgrade, other than a commander, from an enemy ship at close range.
armada-card-shriv-suurgav = When this ship reveals a command, you may discard this card and a squadron dial or token to discard a team, retrofit, ordnance, ion cannon or turbolaser upgrade from an enemy ship at close range.
