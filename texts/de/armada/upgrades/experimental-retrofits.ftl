# Was experimentelle Nachrüstungen bewirken, in eigenen Worten, nach Namen. Zahlen kommen aus den Daten der Karte:
# `{ $distance }` ist, was in ihrem Eintrag hinter Distance steht. Kartennamen bleiben englisch.

armada-card-g-8-experimental-projector = Bevor ein feindliches Schiff in Entfernung 1–{ $distance } seinen Kurs bestimmt, erschöpfe diese Karte: Es ist für dieses Manöver um eins langsamer.
armada-card-g7-x-grav-well-projector = Vor dem Aufstellen darfst du einen Gravitationsfeldmarker beliebig platzieren. Schiffe, die in Entfernung eins bis drei davon aufgestellt werden, haben Schub null.
armada-card-grav-shift-reroute = Vor dem Aufstellen darfst du einen Gravitationsverschiebungsmarker beliebig platzieren. Nach dem Aufstellen darfst du jedes Hindernis in Entfernung 1–{ $distance } davon innerhalb von Entfernung { $shift-obstacle } bewegen.
