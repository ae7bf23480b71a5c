# Was Turbolaser bewirken, in eigenen Worten, nach Namen. Zahlen kommen aus den Daten der Karte:
# `{ $distance }` ist, was in ihrem Eintrag hinter Distance steht. Kartennamen bleiben englisch.

armada-card-dby-827-heavy-turbolasers = In einem Salvenangriff darfst du einen Würfel auf eine Seite mit kritischem Treffer drehen.
armada-card-dual-turbolaser-turrets = Beim Angreifen: Erschöpfe diese Karte, um einen roten Würfel hinzuzufügen; dann negiere einen Würfel deiner Wahl.
armada-card-enhanced-armament = Die linke und die rechte Geschützbatterie haben einen roten Würfel mehr.
armada-card-h9-turbolasers = Beim Angreifen darfst du einen Würfel mit Treffer oder kritischem Treffer auf Zielgenauigkeit drehen.
armada-card-heavy-fire-zone = Beim Angriff auf eine Staffel, die mit keiner befreundeten im Nahkampf ist, darfst du für die blauen Würfel der Anti-Jäger-Bewaffnung rote nehmen.
armada-card-heavy-turbolaser-turrets = Gegen Angriffe dieses Schiffs senkt Stabilisieren den Schaden höchstens um { $at-most }, außer es ist der einzige Verteidigungsmarker, den der Verteidiger ausgegeben hat.
armada-card-linked-turbolaser-towers = Du darfst gegen eine Staffel einen roten Würfel neu werfen, gegen ein Schiff nur, wenn dieses Schiff Beschuss hat. Erschöpfe diese Karte in der Aktivierung des Schiffs gegen die erste Staffel eines Angriffs, um zwei Würfel einer Farbe hinzuzufügen; dann ist keine weitere Staffel ein Ziel.
armada-card-linked-turbolaser-towers-rr15 = Beim Angreifen darfst du einen roten Würfel neu werfen. Einmal pro Aktivierung darfst du gegen die erste Staffel eines Angriffs zwei Würfel beliebiger Farbe hinzufügen; dann ist keine weitere Staffel ein Ziel.
armada-card-quad-battery-turrets = Beim Angriff auf ein Schiff mit höherem Schub als dieses darfst du einen blauen Würfel hinzufügen.
armada-card-slaved-turrets = Das Schiff greift nur einmal pro Runde an. Beim Angriff auf ein Schiff darf es einen roten Würfel hinzufügen.
armada-card-spinal-armament = Die Geschützbatterien an Bug und Heck haben einen roten Würfel mehr.
armada-card-swivel-mount-batteries = Deckt das Schiff ein Kommando auf, erschöpfe diese Karte, um einen Fokusmarker auf eine Hüllensektion zu legen: Beim Angriff von dort auf ein Schiff füge einen Würfel einer Farbe aus einer Batterie daneben hinzu; Angriffe aus den Hüllensektionen daneben verlieren einen Würfel.
armada-card-turbolaser-reroute-circuits = Beim Angreifen: Erschöpfe diese Karte und gib einen Ausweichmarker aus, um einen roten Würfel auf kritischen Treffer oder Doppeltreffer zu drehen.
armada-card-xi7-turbolasers = Gibt der Verteidiger gegen dieses Schiff Umlenken aus, nimmt dadurch keine andere Hüllensektion mehr als { $at-most } Schaden.
armada-card-xx-9-turbolasers = Kritischer Treffer: Die ersten { $faceup-first } Schadenskarten des Angriffs werden offen zugeteilt.
