# Warum die Regeln von einem Tisch aus nicht weitergehen können.

armada-refused-board-active = Was gerade aktiviert ist, gibt es nicht.
armada-refused-board-side = Diese Seite gibt es nicht.
armada-refused-board-objective = Dieses Einsatzziel gibt es nicht.
armada-refused-board-unheard = Eine Karte ist ins Spiel gekommen, auf die nichts hört; ändere die Karte selbst.
armada-refused-board-ship = Die Karte oder den Besitzer eines Schiffs gibt es nicht.
armada-refused-board-speed = Der Schub ist höchstens { $most }.
armada-refused-board-shields = Eine Hüllensektion hat höchstens { $most } Schilde.
armada-refused-board-commands = Es gibt vier Kommandos.
armada-refused-board-ship-away = Ein Schiff im Spiel liegt auf dem Tisch.
armada-refused-board-squadron = Die Karte oder den Besitzer einer Staffel gibt es nicht.
armada-refused-board-hull = Diese Staffel hat höchstens { $most } Hüllenpunkte.
armada-refused-board-commander = Das Schiff, das eine Staffel befehligt, gibt es nicht.
armada-refused-board-squadron-away = Eine Staffel im Spiel liegt auf dem Tisch.
armada-refused-board-upgrade = Eine Aufwertungskarte oder ihr Schiff gibt es nicht.
armada-refused-board-obstacle = Ein Hindernis oder seinen Besitzer gibt es nicht.
armada-refused-board-obstacle-away = Ein platziertes Hindernis liegt auf dem Tisch.
armada-refused-board-on-card = Marker oder Räder liegen auf einer Aufwertungskarte, die es nicht gibt.
armada-refused-board-token = Den Besitzer eines Markers oder das, worauf er liegt, gibt es nicht.
armada-refused-board-no-card = Eine Schadenskarte gibt es nicht.
armada-refused-board-wrong-deck = Eine Schadenskarte liegt zweimal in einem Stapel oder im falschen.
armada-refused-board-unpiled = Eine Schadenskarte eines Stapels hat darin keinen Platz.
armada-refused-board-card-ship = Eine Schadenskarte liegt auf einem Schiff, das es nicht gibt.
armada-refused-board-card-station = Eine Schadenskarte liegt auf einer Raumstation, die es nicht gibt.
armada-refused-board-faceup = Nur Schadenskarten von Schiffen liegen offen.
armada-refused-board-damage-count = Schiff { $ship } zählt { $counted } Schadenskarten und hat { $cards }.
armada-refused-board-attack = Einen Beteiligten eines Angriffs gibt es nicht.
