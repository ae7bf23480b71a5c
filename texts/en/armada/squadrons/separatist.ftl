# What Separatist squadrons do beyond their keywords, in our words, by name. Numbers come from the data of the card.

armada-card-dfs-311 = While this squadron defends against an obstructed attack, you may have the attacker reroll a die of your choice.
armada-card-haor-chall-prototypes = Before an enemy ship or squadron at distance one moves, this squadron may attack it, even if engaged.
armada-card-jango-fett = When this squadron attacks a unique squadron in its activation, you may have another friendly squadron at distance one of the defender suffer { $suffer } damage to turn a die to any face.
