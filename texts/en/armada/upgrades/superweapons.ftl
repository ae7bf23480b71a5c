# What superweapons do, in our words, by name. Numbers come from the data of the card: `{ $distance }`
# is what stands behind Distance in its entry. Card names stay English.

armada-card-orbital-bombardment-particle-cannons = This ship has Ignition (Long). Red critical in an ignition attack: every other ship at distance { $distance } of the defender suffers { $suffer } damage, and every squadron there { $suffer-during-attack }.
