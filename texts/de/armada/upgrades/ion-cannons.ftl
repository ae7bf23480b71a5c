# Was Ionenkanonen bewirken, in eigenen Worten, nach Namen. Zahlen kommen aus den Daten der Karte:
# `{ $distance }` ist, was in ihrem Eintrag hinter Distance steht. Kartennamen bleiben englisch.

armada-card-heavy-ion-emplacements = Blauer kritischer Treffer: Erschöpfe diese Karte. Die verteidigende und jede angrenzende Hüllensektion verlieren { $lose-shields } Schild.
armada-card-leading-shots = Beim Angreifen darfst du einen blauen Würfel ausgeben, um beliebig viele Würfel neu zu würfeln.
armada-card-point-defense-ion-cannons = Beim Verteidigen in kurzer Reichweite oder in Entfernung eins darfst du beim Ausgeben von Verteidigungsmarkern einen Würfel wählen, den der Angreifer neu würfelt.
armada-card-sw-7-ion-batteries = Beim Angriff auf ein Schiff erhöht jede nicht ausgegebene blaue Zielgenauigkeit den Schaden um eins.
