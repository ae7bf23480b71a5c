# Warum die Regeln von einem Tisch aus nicht weitergehen können.

armada-refused-board-active = Was gerade aktiviert ist, gibt es nicht.
armada-refused-board-side = Diese Seite gibt es nicht.
armada-refused-board-objective = Dieses Einsatzziel gibt es nicht.
armada-refused-board-unheard = So käme eine Karte ohne ihre Effekte ins Spiel; ändere stattdessen die Karte selbst.
armada-refused-board-ship = Die Karte oder den Besitzer eines Schiffs gibt es nicht.
armada-refused-board-speed = Der Schub ist höchstens { $most }.
armada-refused-board-shields = Eine Hüllensektion hat höchstens { $most } Schilde.
armada-refused-board-commands = Es gibt vier Kommandos.
armada-refused-board-ship-away = Ein Schiff im Spiel muss auf dem Tisch sein.
armada-refused-board-squadron = Die Karte oder den Besitzer einer Staffel gibt es nicht.
armada-refused-board-hull = Diese Staffel hat höchstens { $most } Hüllenpunkte.
armada-refused-board-commander = Das Schiff, das eine Staffel befehligt, gibt es nicht.
armada-refused-board-squadron-away = Eine Staffel im Spiel muss auf dem Tisch sein.
armada-refused-board-upgrade = Eine Aufwertungskarte oder ihr Schiff gibt es nicht.
armada-refused-board-obstacle = Ein Hindernis oder seinen Besitzer gibt es nicht.
armada-refused-board-obstacle-away = Ein platziertes Hindernis muss auf dem Tisch sein.
armada-refused-board-on-card = Marker oder Räder liegen auf einer Aufwertungskarte, die es nicht gibt.
armada-refused-board-token = Den Besitzer eines Markers oder das, worauf er liegt, gibt es nicht.
armada-refused-board-no-card = Es gibt eine Schadenskarte, die das Spiel nicht kennt.
armada-refused-board-wrong-deck = Eine Schadenskarte liegt zweimal in einem Stapel oder im falschen.
armada-refused-board-unpiled = Eine Schadenskarte eines Stapels hat darin keinen Platz.
armada-refused-board-card-ship = Eine Schadenskarte liegt auf einem Schiff, das es nicht gibt.
armada-refused-board-card-station = Eine Schadenskarte liegt auf einer Raumstation, die es nicht gibt.
armada-refused-board-faceup = Nur Schadenskarten auf Schiffen können offen liegen.
armada-refused-board-damage-count = Schiff { $ship } zählt { $counted } Schadenskarten, hat aber { $cards }.
armada-refused-board-attack = Den Angreifer oder den Verteidiger eines Angriffs gibt es nicht.
