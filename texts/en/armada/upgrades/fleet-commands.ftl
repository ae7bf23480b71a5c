# What fleet commands do, in our words, by name. Numbers come from the data of the card: `{ $distance }`
# is what stands behind Distance in its entry. Card names stay English.

armada-card-intensify-firepower = At the start of the Ship Phase, you may discard this card or spend a concentrate fire token. Until the end of the round, friendly ships attacking a ship may change a die to a single hit.
armada-card-mercy-mission = Before fleets deploy, equip this card to a friendly small ship other than the flagship, whatever its upgrade icons. At the end of the game, your score increases by { $add } if that ship is in the enemy deployment zone. If it was destroyed, your opponent's score increases by { $add-2 }.
