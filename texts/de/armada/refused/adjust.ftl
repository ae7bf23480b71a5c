# Warum der Tisch nicht so geändert werden kann, auch wenn die Spieler einig sind.

armada-refused-adjust-no-ship = Dieses Schiff gibt es nicht.
armada-refused-adjust-no-squadron = Diese Staffel gibt es nicht.
armada-refused-adjust-no-defense-token = Diesen Verteidigungsmarker gibt es nicht.
armada-refused-adjust-no-obstacle = Dieses Hindernis gibt es nicht.
armada-refused-adjust-no-token = Diesen Marker gibt es nicht.
armada-refused-adjust-too-many-tokens = Auf der Spielfläche haben höchstens { $most } Marker Platz.
armada-refused-adjust-standing = Nur Schiffe und Staffeln können ins Spiel gebracht oder aus dem Spiel genommen werden.
armada-refused-adjust-too-many-dials = Ein Schiff hat höchstens { $most } Kommandoräder.
armada-refused-adjust-activates = Nur Schiffe und Staffeln können aktiviert werden.
armada-refused-adjust-no-upgrade = Diese Aufwertungskarte gibt es nicht.
armada-refused-adjust-no-card = Diese Karte gibt es nicht.
armada-refused-adjust-not-on-ship = Die Schadenskarte liegt auf keinem Schiff.
armada-refused-adjust-no-facedown = Das Schiff hat keine verdeckte Schadenskarte.
armada-refused-adjust-not-in-deck = Diese Karte liegt nicht im Schadensstapel.
