# Warum ein Hindernis nicht gewählt werden kann.

armada-refused-obstacle-moved = In dieser Runde schon bewegt.
armada-refused-obstacle-exogorth-taken = Die Spieler müssen verschiedene Exogorths wählen.
armada-refused-obstacle-purrgil-taken = Die Spieler müssen verschiedene Purrgil bewegen.
