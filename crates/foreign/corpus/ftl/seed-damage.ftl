# What damage cards do, in our words. Card names stay English.

armada-damage-blinded-gunners = While attacking, the ship can't spend accuracies.
armada-damage-capacitor-failure = Hull zones without shields can't recover shields, and none can be moved to them; while such a zone defends, the ship can't spend redirect tokens.
armada-damage-comm-noise = Immediately: your opponent may lower the ship's speed by 1 or set its top dial to another command. Then flip this facedown.
armada-damage-compartment-fire = The ship can't ready its defense tokens.
armada-damage-coolant-discharge = Each round, only one of the ship's attacks can target a ship.
armada-damage-crew-panic = Before the ship reveals a dial, it must suffer 1 damage or discard the dial unrevealed.
armada-damage-damaged-controls = When the ship overlaps a ship or an obstacle, it is also dealt a facedown damage card.
armada-damage-damaged-munitions = When attacking a ship, remove one die from the pool before rolling.
armada-damage-depowered-armament = The ship can't attack at long range.
armada-damage-disengaged-fire-control = The ship can't declare a target if the attack would be obstructed.
armada-damage-faulty-countermeasures = The ship can't spend exhausted defense tokens.
armada-damage-injured-crew = Immediately: discard one of the ship's defense tokens of your choice. Then flip this facedown.
armada-damage-life-support-failure = The ship discards all its command tokens and can't gain any.
armada-damage-point-defense-failure = When attacking a squadron, remove one die from the pool before rolling.
armada-damage-power-failure = The ship's engineering value is halved, rounded down.
armada-damage-projector-misaligned = Immediately: the hull zone with the most shields loses all of them. Then flip this facedown.
armada-damage-ruptured-engine = After each maneuver, the ship suffers 1 damage if its speed dial shows 2 or more.
armada-damage-shield-failure = Immediately: your opponent may choose up to two hull zones; each loses a shield. Then flip this facedown.
armada-damage-structural-damage = Immediately: the ship is dealt another facedown damage card. Then flip this facedown.
armada-damage-targeter-disruption = While attacking, the ship can't resolve critical effects.
armada-damage-thrust-control-malfunction = At the ship's current speed, the last joint with any yaw has one less yaw.
armada-damage-thruster-fissure = Whenever the ship changes its speed, it suffers 1 damage.
