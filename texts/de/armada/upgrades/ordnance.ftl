# Was Geschütze bewirken, in eigenen Worten, nach Namen. Zahlen kommen aus den Daten der Karte:
# `{ $distance }` ist, was in ihrem Eintrag hinter Distance steht. Kartennamen bleiben englisch.

armada-card-assault-concussion-missiles = Schwarzer kritischer Treffer: Erschöpfe diese Karte. Jede Hüllensektion, die an die verteidigende angrenzt, nimmt { $suffer } Schaden.
armada-card-assault-concussion-missiles-first = Schwarzer kritischer Treffer: Jede Hüllensektion, die an die verteidigende angrenzt, nimmt { $suffer } Schaden.
armada-card-assault-proton-torpedoes = Schwarzer kritischer Treffer: Erschöpfe diese Karte. Dem Verteidiger wird eine offene Schadenskarte zugeteilt.
armada-card-expanded-launchers = Die Geschützbatterie am Bug hat zwei schwarze Würfel mehr.
armada-card-external-racks = Beim Angriff in kurzer Reichweite darfst du diese Karte ablegen, um zwei schwarze Würfel hinzuzufügen.
armada-card-flechette-torpedoes = Beim Angriff auf eine Staffel darfst du einen schwarzen Würfel mit kritischem Treffer ausgeben, um ihren Aktivierungsanzeiger auf aktiviert zu stellen.
armada-card-ordnance-pods = Am Ende des Angriffsschritts darfst du diese Karte erschöpfen, um aus einer Hüllensektion, auch wenn sie schon angegriffen hat, Staffeln mit einem einzigen schwarzen Würfel anzugreifen.
