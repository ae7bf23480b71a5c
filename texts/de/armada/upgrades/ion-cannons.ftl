# Was Ionenkanonen bewirken, in eigenen Worten, nach Namen. Zahlen kommen aus den Daten der Karte:
# `{ $distance }` ist, was in ihrem Eintrag hinter Distance steht. Kartennamen bleiben englisch.

armada-card-heavy-ion-emplacements = Blauer kritischer Treffer: Erschöpfe diese Karte; die verteidigende Hüllensektion und jede daneben verlieren { $lose-shields } Schild.
armada-card-leading-shots = Beim Angreifen darfst du einen blauen Würfel ausgeben, um beliebig viele Würfel neu zu werfen.
armada-card-point-defense-ion-cannons = Beim Verteidigen auf kurze Reichweite oder in Entfernung eins darfst du, wenn Verteidigungsmarker ausgegeben werden, einen Würfel wählen, den der Angreifer neu wirft.
armada-card-sw-7-ion-batteries = Beim Angriff auf ein Schiff erhöht jede nicht ausgegebene blaue Zielgenauigkeit den Schaden um eins.
