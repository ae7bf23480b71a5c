# Was Turbolaser bewirken, in eigenen Worten, nach Namen. Zahlen kommen aus den Daten der Karte:
# `{ $distance }` ist, was in ihrem Eintrag hinter Distance steht. Kartennamen bleiben englisch.

armada-card-dby-827-heavy-turbolasers = In einem Salvenangriff darfst du einen Würfel auf eine Seite mit kritischem Treffer drehen.
armada-card-dual-turbolaser-turrets = Beim Angreifen darfst du diese Karte erschöpfen, um einen roten Würfel hinzuzufügen; dann negiere einen Würfel deiner Wahl.
armada-card-enhanced-armament = Die linke und die rechte Geschützbatterie haben einen roten Würfel mehr.
armada-card-h9-turbolasers = Beim Angreifen darfst du einen Würfel mit Treffer oder kritischem Treffer auf Zielgenauigkeit drehen.
armada-card-heavy-fire-zone = Beim Angriff auf eine Staffel, die mit keiner befreundeten Staffel im Nahkampf ist, darfst du statt der blauen Würfel der Anti-Jäger-Bewaffnung rote nehmen.
armada-card-heavy-turbolaser-turrets = Greift dieses Schiff an, senken Stabilisieren-Marker den Schaden höchstens um { $at-most }, außer Stabilisieren ist der einzige Verteidigungsmarker, den der Verteidiger ausgibt.
armada-card-linked-turbolaser-towers = Du darfst beim Angriff auf eine Staffel einen roten Würfel neu würfeln, beim Angriff auf ein Schiff nur, wenn dieses Schiff Beschuss hat. In der Aktivierung dieses Schiffs darfst du gegen die erste Staffel eines Angriffs diese Karte erschöpfen, um zwei Würfel einer Farbe hinzuzufügen; dann kann der Angriff keine weiteren Staffeln zum Ziel haben.
armada-card-linked-turbolaser-towers-rr15 = Beim Angreifen darfst du einen roten Würfel neu würfeln. Einmal pro Aktivierung darfst du gegen die erste Staffel eines Angriffs zwei Würfel beliebiger Farbe hinzufügen; dann kann der Angriff keine weiteren Staffeln zum Ziel haben.
armada-card-quad-battery-turrets = Beim Angriff auf ein Schiff mit höherem Schub als dieses darfst du einen blauen Würfel hinzufügen.
armada-card-slaved-turrets = Das Schiff kann nur einmal pro Runde angreifen. Beim Angriff auf ein Schiff darf es einen roten Würfel hinzufügen.
armada-card-spinal-armament = Die Geschützbatterien an Bug und Heck haben einen roten Würfel mehr.
armada-card-swivel-mount-batteries = Deckt das Schiff ein Kommando auf, darfst du diese Karte erschöpfen, um einen Fokusmarker auf eine Hüllensektion zu legen. Beim Angriff von dort auf ein Schiff füge einen Würfel einer Farbe aus einer angrenzenden Batterie hinzu; Angriffe aus den angrenzenden Hüllensektionen verlieren einen Würfel.
armada-card-turbolaser-reroute-circuits = Beim Angreifen darfst du diese Karte erschöpfen und einen Ausweichen-Marker ausgeben, um einen roten Würfel auf kritischen Treffer oder Doppeltreffer zu drehen.
armada-card-xi7-turbolasers = Gibt der Verteidiger gegen dieses Schiff einen Umlenken-Marker aus, kann keine andere Hüllensektion dadurch mehr als { $at-most } Schaden nehmen.
armada-card-xx-9-turbolasers = Kritischer Treffer: Die ersten { $faceup-first } Schadenskarten des Angriffs werden offen zugeteilt.
