# Was experimentelle Nachrüstungen bewirken, in eigenen Worten, nach Namen. Zahlen kommen aus den Daten der Karte:
# `{ $distance }` ist, was in ihrem Eintrag hinter Distance steht. Kartennamen bleiben englisch.

armada-card-g-8-experimental-projector = Bevor ein feindliches Schiff in Entfernung 1–{ $distance } seinen Kurs bestimmt, darfst du diese Karte erschöpfen, um seinen Schub für dieses Manöver um eins zu senken.
armada-card-g7-x-grav-well-projector = Vor dem Aufstellen darfst du einen Gravitationsschachtmarker an beliebiger Stelle platzieren. Schiffe, die in Entfernung eins bis drei dazu aufgestellt werden, haben Schub null.
armada-card-grav-shift-reroute = Vor dem Aufstellen darfst du einen Gravitationsverschiebungsmarker an beliebiger Stelle platzieren. Nach dem Aufstellen darfst du jedes Hindernis in Entfernung 1–{ $distance } dazu innerhalb von Entfernung { $shift-obstacle } bewegen.
