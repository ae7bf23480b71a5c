# Warum etwas dort nicht liegen kann.

armada-refused-place-outside = Muss ganz auf der Spielfläche liegen.
armada-refused-place-on-ship = Dort würde ein Schiff überschnitten.
armada-refused-place-on-squadron = Dort würde eine Staffel überschnitten.
armada-refused-place-on-ship-or-squadron = Dort würde ein Schiff oder eine andere Staffel überschnitten.
armada-refused-place-on-obstacle = Dort würde ein Hindernis überschnitten.
armada-refused-place-on-token = Dort würde ein Hindernis oder ein Marker überschnitten.
armada-refused-place-on-anything = Dort würde ein Schiff, eine Staffel, ein anderes Hindernis oder ein Marker überschnitten.

## Aufbau

armada-refused-place-outside-zone = Das Schiff muss ganz in seinem Aufstellungsbereich liegen.
armada-refused-place-outside-setup = Muss ganz im Startgebiet liegen.
armada-refused-place-not-at-edge = Ein riesiges Schiff muss den Spielflächenrand seines Spielers berühren.
armada-refused-place-not-at-ship = Die Staffel muss innerhalb von Entfernung { $from }–{ $to } eines befreundeten Schiffs liegen.
armada-refused-place-not-at-zone = Die Staffel muss innerhalb von Entfernung { $from }–{ $to } des Aufstellungsbereichs liegen.
armada-refused-place-at-edge = Das Hindernis liegt zu nah an einem Rand.
armada-refused-place-at-obstacle = Das Hindernis liegt zu nah an einem anderen.
armada-refused-place-not-in-centre = Muss in der Mitte des Startgebiets liegen.
armada-refused-place-far-from-edge = Muss in Entfernung { $from }–{ $to } zum Spielflächenrand des ersten Spielers liegen.
armada-refused-place-far-from-station = Muss in Entfernung { $from }–{ $to } zur Raumstation liegen.
armada-refused-place-far-from-token = Muss in Entfernung { $distance } zum Einsatzzielmarker liegen.
armada-refused-place-touches-no-obstacle = Ein Exogorth muss ein anderes Hindernis berühren.
armada-refused-place-outside-ambush = Das Schiff muss im Hinterhaltsbereich aufgestellt werden.
armada-refused-place-on-ambush-obstacle = Dort würde ein Hindernis im Hinterhaltsbereich überschnitten.
armada-refused-place-scout = Eine Staffel mit Späher muss jenseits von Entfernung { $distance } zu Feinden sein.
armada-refused-place-ship-gone = Das Schiff, bei dem es eintreffen würde, ist nicht im Spiel.
armada-refused-place-not-near-ship = Muss so nah am Schiff platziert werden, wie die Karte sagt.
armada-refused-place-not-on-station = Das Flaggschiff muss die Raumstation überschneiden.
armada-refused-place-flagship-not-at-edge = Ein riesiges Flaggschiff muss auch den Spielflächenrand seines Spielers berühren.
armada-refused-place-rear-not-near-edge = Die Heck-Hüllensektion muss so nah wie möglich am Spielflächenrand seines Spielers liegen.
armada-refused-place-not-at-obstacle = Die Staffel muss in Entfernung { $distance } zu einem Hindernis liegen oder dort, wo Staffeln sonst aufgestellt werden.
armada-refused-place-at-first-player = Muss jenseits von Entfernung { $distance } zum Spielflächenrand des ersten Spielers liegen.
armada-refused-place-mine-at-ship = Eine Annäherungsmine muss jenseits von Entfernung { $distance } zu feindlichen Schiffen liegen.
armada-refused-place-mine-at-mine = Eine Annäherungsmine muss jenseits von Entfernung { $distance } zu anderen Annäherungsminen liegen.

## Bewegungen

armada-refused-place-past-speed = Ein Teil der Basis läge jenseits der Linie, an der die Entfernungskategorie ihres Schubs endet.
armada-refused-place-too-far-moved = Ein Teil davon läge weiter vom alten Ort entfernt, als die Bewegung erlaubt.
armada-refused-place-not-toward = Muss sich gerade auf das Ziel zubewegen.
armada-refused-place-not-far-enough = Muss sich weiter auf das Ziel zubewegen.
armada-refused-place-not-touching = Die Staffel muss das Schiff berühren, das sie überschnitten hat.
armada-refused-place-room-left = Am Schiff, das die Staffel überschnitten hat, ist noch Platz.
armada-refused-place-takes-room = Dort nähme die Staffel anderen den Platz, den sie brauchen.
armada-refused-place-return-not-at-ship = Muss in Entfernung { $distance } zum Schiff platziert werden.
armada-refused-place-return-engaged = Dort wäre die Staffel im Nahkampf.
