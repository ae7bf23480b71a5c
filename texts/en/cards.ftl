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

## Upgrades

armada-card-general-dodonna = Before an enemy ship is dealt a faceup damage card, look at the top 4 cards of the deck, leave one on top and discard the others.
armada-card-grand-moff-tarkin = When the Ship Phase starts, you may name a command: each friendly ship gains its token.
armada-card-admiral-yularen = Friendly ships that spend a squadron token activate one squadron more; in a repair command they may pay 2 points to restore a hull point of a squadron at distance 1–3.
armada-card-kraken = Once per activation, when a friendly ship attacks a ship that another friendly ship has at close or medium range, it may turn a die to a face with a single icon.
armada-card-leia-organa-officer = When this ship reveals a dial, you may set the top dial of another friendly ship at distance 1–5 to the same command.
armada-card-wullf-yularen = When this ship spends a command token, exhaust this card to get a token of the same type back.
armada-card-defense-liaison = Before this ship reveals its dial, it may spend a command token to make it Navigate or Repair.
armada-card-weapons-liaison = Before this ship reveals its dial, it may spend a command token to make it Concentrate Fire or Squadron.
armada-card-gunnery-team = After a Concentrate Fire command, the next attack may come from the same hull zone. No hull zone targets the same ship or squadron twice in an activation.
armada-card-gunnery-team-first = A hull zone may attack more than once in an activation, but never the same ship or squadron twice.
armada-card-expanded-hangar-bay = The squadron value is 1 higher.
armada-card-electronic-countermeasures = While defending, exhaust this card to spend a defense token that an accuracy has locked.
armada-card-assault-concussion-missiles = Black critical: exhaust this card; each hull zone next to the defending one suffers 1 damage.
armada-card-assault-concussion-missiles-first = Black critical: each hull zone next to the defending one suffers 1 damage.
armada-card-enhanced-armament = The left and right batteries have one more red die.
armada-card-h9-turbolasers = While attacking, you may turn a die with a hit or critical to an accuracy.
armada-card-hyperspace-rings = Before fleets are deployed, friendly squadrons without Rogue, up to the ship's squadron value, gain Scout.
armada-card-corrupter = Bombers that this ship's squadron command activates have 1 more speed.
armada-card-dominator = Attacking at close or medium range, you may spend up to 2 of the ship's shields; each adds a blue die.
armada-card-dodonnas-pride = Blue critical: cancel all dice; the defender is dealt a faceup damage card.
armada-card-jainas-light = The ship may ignore obstacles that it overlaps, and its attacks are never obstructed.
armada-card-redemption = Friendly ships at distance 1–5 gain 1 more engineering point in a repair command.
armada-card-salvation = Attacking a ship from the front, each critical counts as 2 damage.

## Objectives

armada-objective-most-wanted = The second player names a ship of each side. Ships that attack one of them may add a die of a colour in their pool; destroyed, its own cost counts twice.
armada-objective-opening-salvo = In its first attack on a ship, each ship adds two dice: red ones for the first player, any for the second. Damaged enemy ships in play are worth half their cost at the end.
armada-objective-precision-strike = Ships and bombers may spend a hit die to turn a facedown card of the defender up. Each card that comes to lie faceup in an attack is worth a victory token of { $victory } points.
armada-objective-advanced-gunnery = Each side names a ship that may make all its attacks from one hull zone; only the second player's may repeat its target. Destroyed, its own cost counts twice.
armada-objective-hyperspace-assault = The second player sets a ship and up to three squadrons aside; from round 2 on they may arrive at one of three tokens.
armada-objective-fire-lanes = At the end of each round, each of three tokens gives a victory token of { $victory } points to the side with more battery dice on it.
armada-objective-contested-outpost = At the end of each round, the higher sum of command values at distance 1 of the station gains a victory token of { $victory } points.
armada-objective-fleet-ambush = All ships are deployed before squadrons; every other ship of the first player starts in the ambush zone in the middle.
armada-objective-superior-positions = The first player deploys everything first. An attack that damages a rear hull zone is worth a victory token of { $victory } points.
armada-objective-intel-sweep = When a side's objective ship reveals a dial, it may take one of five tokens at distance 1. Who has more of them scores { $majority } points.
armada-objective-minefields = The second player places the obstacles and six mines. A ship that ends its move at distance 1 of a mine sets it off: two blue dice of damage cards.
armada-objective-dangerous-territory = A ship that overlaps an obstacle may take the token on it: { $victory } points. Asteroids and debris do not harm the second player's ships.
