# What fleet supports do, in our words, by name. Numbers come from the data of the card: `{ $distance }`
# is what stands behind Distance in its entry. Card names stay English.

armada-card-bomber-command-center = While a friendly squadron with Bomber at distance 1–{ $distance } attacks a ship, it may reroll a die. Only one copy applies to each attack.
armada-card-comms-net = After this ship's Reveal Command Dial step, it may give one of its command tokens to another friendly ship at distance 1–{ $distance }.
armada-card-munitions-resupply = After this ship's Reveal Command Dial step, you may exhaust this card so that friendly ships at distance 1–{ $distance } each gain a concentrate fire token.
armada-card-parts-resupply = After this ship's Reveal Command Dial step, you may exhaust this card so that friendly ships at distance 1–{ $distance } each gain a repair token.
armada-card-repair-crews = While this ship resolves a repair command, instead of spending any engineering points you may discard a damage card of a friendly ship at distance 1–{ $distance }, this ship included.
armada-card-slicer-tools = After this ship executes a maneuver, you may exhaust this card to look at the top dial of an enemy ship at distance 1–{ $distance }. You may set it to another command, or give that ship a raid token of another type. If it has no dial, it gains a raid token of your choice.
armada-card-slicer-tools-rr15 = After this ship executes a maneuver, you may exhaust this card to choose another command on the top dial of an enemy ship at distance 1–{ $distance }.
