# What experimental retrofits do, in our words, by name. Numbers come from the data of the card: `{ $distance }`
# is what stands behind Distance in its entry. Card names stay English.

armada-card-g-8-experimental-projector = Before an enemy ship at distance 1–{ $distance } determines its course, you may exhaust this card to reduce its speed by one for this maneuver.
armada-card-g7-x-grav-well-projector = Before fleets deploy, you may place a grav well token anywhere. Ships that deploy at distance one to three of it have speed zero.
armada-card-grav-shift-reroute = Before fleets deploy, you may place a grav shift token anywhere. After fleets deploy, you may move each obstacle at distance 1–{ $distance } of it to within distance { $shift-obstacle } of where it was.
