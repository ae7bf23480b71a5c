# What fleet supports do, in our words, by name. Numbers come from the data of the card: `{ $distance }`
# is what stands behind Distance in its entry. Card names stay English.

armada-card-bomber-command-center = When a friendly squadron with Bomber at distance 1–{ $distance } attacks a ship, it may reroll a die; one copy helps in an attack.
armada-card-comms-net = After its Reveal Command Dial step, this ship may hand one of its command tokens to another friendly ship at distance 1–{ $distance }.
armada-card-munitions-resupply = After its Reveal Command Dial step, exhaust this card: friendly ships at distance 1–{ $distance } gain concentrate fire tokens from it, one each.
armada-card-parts-resupply = After its Reveal Command Dial step, exhaust this card: friendly ships at distance 1–{ $distance } gain repair tokens from it, one each.
armada-card-slicer-tools = After this ship executes a maneuver, exhaust this card to look at the top dial of an enemy ship at distance 1–{ $distance }; you may set it to another command or give the ship a raid token of another type. Without a dial it gains a raid token of your choice.
armada-card-slicer-tools-rr15 = After this ship executes a maneuver, exhaust this card to choose a new command on the top dial of an enemy ship at distance 1–{ $distance }.
