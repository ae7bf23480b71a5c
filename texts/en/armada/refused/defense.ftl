# Why a defense token cannot be spent.

armada-refused-defense-not-defending = Only the defender's own tokens can be spent.
armada-refused-defense-discarded = The token has been discarded.
armada-refused-defense-speed = A ship at speed { $speed } can't spend defense tokens.
armada-refused-defense-locked = An accuracy was spent on it.
armada-refused-defense-spent = It has already been spent in this attack.
armada-refused-defense-type-spent = A token of this type has already been spent in this attack.
armada-refused-defense-forbidden = An effect forbids it.
armada-refused-defense-forbidden-by = An effect forbids it: { $card }.
