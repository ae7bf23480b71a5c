# Why a card cannot be readied.

armada-refused-ready-free = It readies for free.
armada-refused-ready-never = It has no ready cost and stays exhausted.
armada-refused-ready-no-tokens = Its ship doesn't have the command tokens for its ready cost.
