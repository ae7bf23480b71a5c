# What cards do, in our words. Card names stay English.

## Damage cards

armada-damage-blinded-gunners = While attacking, the ship cannot spend accuracies.
armada-damage-capacitor-failure = Hull zones without shields can neither recover shields nor have any moved to them; while such a zone defends, no redirect can be spent.
armada-damage-comm-noise = At once: the opponent may lower the ship's speed by 1 or set its top dial anew. Then turn this facedown.
armada-damage-compartment-fire = The ship cannot ready its defense tokens.
armada-damage-coolant-discharge = In each round only one of the ship's attacks may target a ship.
armada-damage-crew-panic = Before the ship reveals a dial, it suffers 1 damage or discards that dial unrevealed.
armada-damage-damaged-controls = When the ship overlaps a ship or an obstacle, it is also dealt a facedown damage card.
armada-damage-damaged-munitions = Before the ship rolls against a ship, one die is taken out of its pool.
armada-damage-depowered-armament = The ship cannot attack at long range.
armada-damage-disengaged-fire-control = The ship cannot declare a target if the attack would be obstructed.
armada-damage-faulty-countermeasures = The ship cannot spend exhausted defense tokens.
armada-damage-injured-crew = At once: choose one of the ship's defense tokens and discard it. Then turn this facedown.
armada-damage-life-support-failure = The ship discards all its command tokens and can have none.
armada-damage-point-defense-failure = Before the ship rolls against a squadron, one die is taken out of its pool.
armada-damage-power-failure = The ship's engineering value is halved, rounded down.
armada-damage-projector-misaligned = At once: the hull zone with the most shields loses all of them. Then turn this facedown.
armada-damage-ruptured-engine = After each maneuver the ship suffers 1 damage if its speed dial shows 2 or more.
armada-damage-shield-failure = At once: the opponent may choose up to two hull zones; each loses a shield. Then turn this facedown.
armada-damage-structural-damage = At once: the ship is dealt one more facedown damage card. Then turn this facedown.
armada-damage-targeter-disruption = While attacking, the ship resolves no critical effects.
armada-damage-thrust-control-malfunction = At the ship's present speed, the last joint that can turn has one yaw less.
armada-damage-thruster-fissure = Whenever the ship changes its speed, it suffers 1 damage.

## Keywords

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
