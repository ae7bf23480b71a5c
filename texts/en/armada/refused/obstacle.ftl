# Why an obstacle cannot be chosen.

armada-refused-obstacle-moved = It has been moved in this round.
armada-refused-obstacle-exogorth-taken = The players choose different exogorths.
armada-refused-obstacle-purrgil-taken = The players move different purrgil.
