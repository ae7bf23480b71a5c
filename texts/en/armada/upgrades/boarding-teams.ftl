# What boarding teams do, in our words, by name. Numbers come from the data of the card: `{ $distance }`
# is what stands behind Distance in its entry. Card names stay English.

armada-card-boarding-engineers = When this ship reveals a command, discard this card and a squadron dial or token: look at the facedown damage cards of an enemy ship at close range and turn up to as many faceup as this ship's engineering value, one by one.
armada-card-boarding-troopers = When this ship reveals a command, discard this card and a squadron dial or token: choose and spend defense tokens of an enemy ship at close range, up to this ship's squadron value.
armada-card-darth-vader-boarding = When this ship reveals a command, discard this card and a squadron dial or token: discard an upgrade of an enemy ship at close range that is no commander.
armada-card-shriv-suurgav = When this ship reveals a command, discard this card and a squadron dial or token: discard a team, retrofit, ordnance, ion cannon or turbolaser upgrade of an enemy ship at close range.
