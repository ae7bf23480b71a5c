# What damage cards do, in our words. Card names stay English.

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
