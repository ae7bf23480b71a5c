# Was Waffenteams bewirken, in eigenen Worten, nach Namen. Zahlen kommen aus den Daten der Karte:
# `{ $distance }` ist, was in ihrem Eintrag hinter Distance steht. Kartennamen bleiben englisch.

armada-card-caitken-and-shollan = Beim Angreifen darfst du diese Karte erschöpfen, um beliebig viele Würfel einer Farbe neu zu würfeln.
armada-card-clone-gunners = Handelt dieses Schiff „Feuer konzentrieren“ ab, darfst du einen Marker „Feuer konzentrieren“ eines anderen befreundeten Schiffs in Entfernung 1–{ $distance } zum Verteidiger ablegen, um einen blauen Würfel mit Zielgenauigkeit hinzuzufügen.
armada-card-fire-control-team = Nachdem du einen kritischen Effekt abgehandelt hast, darfst du diese Karte erschöpfen, um einen weiteren abzuhandeln.
armada-card-flight-controllers = Staffeln, die das Staffelkommando dieses Schiffs aktiviert, haben bis zum Ende ihrer Aktivierung { $add } blauen Würfel mehr gegen Staffeln.
armada-card-gunnery-chief-varnillian = Wird dieses Schiff aufgestellt, lege einen roten Würfel auf diese Karte, mit leerer Seite oder, wenn du der zweite Spieler bist, mit einer Seite deiner Wahl. Beim Angriff auf ein Schiff darfst du einen Würfel des Pools gegen den auf dieser Karte tauschen; beide behalten ihre Seite.
armada-card-gunnery-team = Nachdem du „Feuer konzentrieren“ abgehandelt hast, kann der nächste Angriff aus derselben Hüllensektion kommen. Keine Hüllensektion kann in einer Aktivierung dasselbe Schiff oder dieselbe Staffel zweimal angreifen.
armada-card-gunnery-team-first = Eine Hüllensektion kann in einer Aktivierung mehrmals angreifen, aber nie dasselbe Schiff oder dieselbe Staffel zweimal.
armada-card-ordnance-experts = Beim Angreifen darfst du bis zu { $reroll-up-to } schwarze Würfel neu würfeln.
armada-card-ruthless-strategists = Nach einem Angriff auf eine Staffel darfst du eine befreundete Staffel, die mit ihr im Nahkampf ist, { $suffer } Schaden nehmen lassen, damit auch der Verteidiger { $suffer } nimmt.
armada-card-sensor-team = Beim Angreifen darfst du diese Karte erschöpfen und einen Würfel ausgeben, um einen anderen auf Zielgenauigkeit zu drehen.
armada-card-veteran-gunners = Beim Angreifen darfst du diese Karte erschöpfen, um alle Würfel neu zu würfeln.
