# Was Waffenteams bewirken, in eigenen Worten, nach Namen. Zahlen kommen aus den Daten der Karte:
# `{ $distance }` ist, was in ihrem Eintrag hinter Distance steht. Kartennamen bleiben englisch.

armada-card-caitken-and-shollan = Beim Angreifen: Erschöpfe diese Karte, um beliebig viele Würfel einer Farbe neu zu werfen.
armada-card-clone-gunners = Führt dieses Schiff Feuer konzentrieren aus, darfst du einen solchen Marker eines anderen befreundeten Schiffs in Entfernung 1–{ $distance } des Verteidigers ablegen, um eine blaue Zielgenauigkeit hinzuzufügen.
armada-card-fire-control-team = Wurde ein kritischer Effekt abgehandelt, erschöpfe diese Karte, um einen weiteren abzuhandeln.
armada-card-flight-controllers = Staffeln, die das Staffelkommando dieses Schiffs aktiviert, haben bis zum Ende ihrer Aktivierung { $add } blauen Würfel mehr gegen Staffeln.
armada-card-gunnery-chief-varnillian = Wird dieses Schiff aufgestellt, kommt ein roter Würfel mit leerer Seite auf diese Karte; der zweite Spieler wählt die Seite. Beim Angriff auf ein Schiff darfst du einen Würfel des Vorrats ausgeben und gegen den auf der Karte tauschen; beide bleiben, wie sie liegen.
armada-card-gunnery-team = Nach Feuer konzentrieren darf der nächste Angriff aus derselben Hüllensektion kommen. Keine Hüllensektion greift in einer Aktivierung dasselbe Schiff oder dieselbe Staffel zweimal an.
armada-card-gunnery-team-first = Eine Hüllensektion darf in einer Aktivierung mehrmals angreifen, aber nie dasselbe Schiff oder dieselbe Staffel zweimal.
armada-card-ordnance-experts = Beim Angreifen darfst du bis zu { $reroll-up-to } schwarze Würfel neu werfen.
armada-card-ruthless-strategists = Nach einem Angriff auf eine Staffel darfst du einer befreundeten Staffel, die mit ihr im Nahkampf ist, { $suffer } Schaden zufügen, damit auch der Verteidiger { $suffer } nimmt.
armada-card-sensor-team = Beim Angreifen: Erschöpfe diese Karte und gib einen Würfel aus, um einen anderen auf Zielgenauigkeit zu drehen.
armada-card-veteran-gunners = Beim Angreifen: Erschöpfe diese Karte, um alle Würfel neu zu werfen.
