# Why a card cannot be readied.

armada-refused-ready-free = It readies at no cost.
armada-refused-ready-never = It has no ready cost and stays exhausted.
armada-refused-ready-no-tokens = Its ship lacks the command tokens of its ready cost.
