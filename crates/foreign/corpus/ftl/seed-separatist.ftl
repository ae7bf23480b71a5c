# What Separatist squadrons do beyond their keywords, in our words, by name. Numbers come from the data of the card.

armada-card-dfs-311 = While this squadron defends against an obstructed attack, you may choose a die for the attacker to reroll.
armada-card-haor-chall-prototypes = Before an enemy ship or squadron at distance one moves, this squadron may attack it, even while engaged.
armada-card-jango-fett = While this squadron attacks a unique squadron during its activation, another friendly squadron at distance one of the defender may suffer { $suffer } damage; if it does, change a die to any face.
