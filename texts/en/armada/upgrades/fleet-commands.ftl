# What fleet commands do, in our words, by name. Numbers come from the data of the card: `{ $distance }`
# is what stands behind Distance in its entry. Card names stay English.

armada-card-intensify-firepower = When the Ship Phase starts, discard this card or spend a concentrate fire token. Until the round ends, friendly ships that attack a ship may turn a die to a single hit.
armada-card-mercy-mission = Before fleets are deployed, equip this card to a friendly small ship that is not the flagship, whatever its icons. When the game ends, your score is higher by { $add } if that ship is within the enemy deployment zone; if it was destroyed, your opponent's is higher by { $add-2 }.
