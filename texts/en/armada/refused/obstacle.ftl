# Why an obstacle cannot be chosen.

armada-refused-obstacle-moved = It has already been moved this round.
armada-refused-obstacle-exogorth-taken = The players must choose different exogorths.
armada-refused-obstacle-purrgil-taken = The players must move different purrgil.
