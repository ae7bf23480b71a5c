# What squadron keywords do, in our words.

armada-keyword-adept = While attacking, it may reroll up to { $value } of its dice.
armada-keyword-ai-battery = Activated by a squadron command and attacking a ship, it may add { $value } dice of colours that are in its pool.
armada-keyword-ai-anti-squadron = Activated by a squadron command and attacking a squadron, it may add { $value } dice of colours that are in its pool.
armada-keyword-assault = While attacking a ship, it may spend a die with a hit; the defender gains a raid token of your choice.
armada-keyword-bomber = Against ships its criticals count as damage, and it can resolve a critical effect.
armada-keyword-cloak = At the end of the Squadron Phase it may move up to distance 1, engaged or not.
armada-keyword-counter = After a squadron has attacked it, it may attack back with { $value } blue dice.
armada-keyword-dodge = While it defends against a squadron, you may choose up to { $value } dice that are rerolled.
armada-keyword-escort = Squadrons engaged with it can attack only squadrons with Escort.
armada-keyword-grit = Engaged with a single squadron, it can still move.
armada-keyword-heavy = Squadrons engaged with it may still move and attack ships.
armada-keyword-intel = Friendly squadrons at distance 1 have Grit.
armada-keyword-relay = A friendly ship that could activate it may activate up to { $value } squadrons at distance 1–3 of it instead.
armada-keyword-rogue = In the Squadron Phase it may both move and attack.
armada-keyword-scout = It may be deployed anywhere beyond distance 5 of all enemies.
armada-keyword-screen = Against a squadron it has Dodge 1 for each other friendly squadron without Screen that the attacker is engaged with, up to 3.
armada-keyword-snipe = It can attack squadrons at distance 2 with { $value } blue dice; they cannot counter.
armada-keyword-strategic = When it ends its move at distance 1 of an objective token, it may move that token within distance 1.
armada-keyword-swarm = While attacking a squadron that is engaged with another squadron too, it may reroll a die.
