# Warum ein Hindernis nicht gewählt werden kann.

armada-refused-obstacle-moved = In dieser Runde schon bewegt.
armada-refused-obstacle-exogorth-taken = Die Spieler wählen verschiedene Exogorths.
armada-refused-obstacle-purrgil-taken = Die Spieler bewegen verschiedene Purrgil.
