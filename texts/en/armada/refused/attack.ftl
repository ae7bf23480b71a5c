# Why something cannot attack, or cannot be attacked.

armada-refused-attack-not-in-arc = It is not in the firing arc.
armada-refused-attack-out-of-range = It is not at attack range.
armada-refused-attack-out-of-distance = It is not at distance { $distance }.
armada-refused-attack-sight-blocked = The line of sight passes through another hull zone of the defender.
armada-refused-attack-range-line-blocked = The range line passes through another hull zone of the defender.
armada-refused-attack-dust-field = The line of sight crosses a dust field.
armada-refused-attack-overlaps-station = The attacker overlaps the station.
armada-refused-attack-overlaps-mine = The attacker overlaps the mine.
armada-refused-attack-not-by-ship = Only ships can attack proximity mines.

armada-refused-attack-friendly = It is friendly: choose an enemy.
armada-refused-attack-nothing = It can't be attacked.
armada-refused-attack-no-dice = The armament has no dice against it.
armada-refused-attack-only-squadrons = This attack can target only squadrons.
armada-refused-attack-targeted = It has already been a target of this attack.
armada-refused-attack-station-destroyed = The station is destroyed.
armada-refused-attack-target-forbidden = An effect forbids this target.
armada-refused-attack-target-forbidden-by = An effect forbids this target: { $card }.
armada-refused-attack-zone-used = It has already attacked this activation.
armada-refused-attack-zone-without-target = It has no target in arc and at attack range.
armada-refused-attack-zone-forbidden = An effect forbids attacks from it.
armada-refused-attack-zone-forbidden-by = An effect forbids attacks from it: { $card }.
armada-refused-attack-engaged = The squadron is engaged, so it must attack a squadron that it is engaged with.
armada-refused-attack-escort = The squadron is engaged with a squadron that has Escort, and this target doesn't have it.
armada-refused-attack-squadron-no-dice = The squadron has no dice against it.
armada-refused-attack-kept = An effect says that it can't attack.
armada-refused-attack-kept-by = An effect says that it can't attack: { $card }.
armada-refused-attack-not-meant = The effect doesn't let it attack this target.
armada-refused-attack-same-effect = It has already attacked this target with the same effect.
armada-refused-attack-special-arc = It is not in the special firing arc.
armada-refused-attack-special-no-dice = No dice of the special battery reach it from the targeting token.
