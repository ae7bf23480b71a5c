# Why something cannot attack, or cannot be attacked.

armada-refused-attack-not-in-arc = It is not in the firing arc.
armada-refused-attack-out-of-range = It is not at attack range.
armada-refused-attack-out-of-distance = It is not at distance { $distance }.
armada-refused-attack-sight-blocked = The line of sight passes through another hull zone of the defender.
armada-refused-attack-range-line-blocked = The range line passes through another hull zone of the defender.
armada-refused-attack-dust-field = The line of sight crosses a dust field.
armada-refused-attack-overlaps-station = The attacker overlaps the station.
armada-refused-attack-overlaps-mine = The attacker overlaps the mine.
armada-refused-attack-not-by-ship = Only ships attack proximity mines.

armada-refused-attack-friendly = It is friendly: choose an enemy.
armada-refused-attack-nothing = It is nothing that can be attacked.
armada-refused-attack-no-dice = The armament against it has no dice.
armada-refused-attack-only-squadrons = This attack is against squadrons only.
armada-refused-attack-targeted = It has been a target of this attack already.
armada-refused-attack-station-destroyed = The station is destroyed.
armada-refused-attack-target-forbidden = An effect forbids this target.
armada-refused-attack-target-forbidden-by = An effect forbids this target: { $card }.
armada-refused-attack-zone-used = It has attacked in this activation already.
armada-refused-attack-zone-without-target = It has no target in arc and at attack range.
armada-refused-attack-zone-forbidden = An effect forbids attacks from it.
armada-refused-attack-zone-forbidden-by = An effect forbids attacks from it: { $card }.
armada-refused-attack-engaged = The squadron can attack a squadron that it is engaged with.
armada-refused-attack-escort = The squadron is engaged with an escort, and this one has no escort.
armada-refused-attack-squadron-no-dice = The squadron has no dice against it.
armada-refused-attack-kept = An effect says that it cannot attack.
armada-refused-attack-kept-by = An effect says that it cannot attack: { $card }.
armada-refused-attack-not-meant = The effect does not let it attack this.
armada-refused-attack-same-effect = It has attacked this one by the same effect.
armada-refused-attack-special-arc = It is not in the special firing arc.
armada-refused-attack-special-no-dice = No dice of the special battery reach it from the targeting token.
