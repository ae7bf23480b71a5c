# Was offensive Nachrüstungen bewirken, in eigenen Worten, nach Namen. Zahlen kommen aus den Daten der Karte:
# `{ $distance }` ist, was in ihrem Eintrag hinter Distance steht. Kartennamen bleiben englisch.

armada-card-b2-rocket-troopers = Erschöpfe diese Karte beim Angreifen: Ein Schiff auf kurze oder mittlere Reichweite erhält einen Überfallmarker deiner Wahl (nicht bei Salven), oder gegen eine Staffel fügst du einen Würfel einer Farbe des Pools hinzu.
armada-card-boosted-comms = Die Staffelkommandos dieses Schiffs erreichen Staffeln auf kurze bis lange Reichweite.
armada-card-disposable-capacitors = Wird das Schiff aktiviert, darfst du diese Karte ablegen: In dieser Runde reichen die blauen Würfel seiner Geschützbatterien gegen Schiffe bis zur langen Reichweite.
armada-card-expanded-hangar-bay = Der Staffelwert ist um { $add } höher.
armada-card-flag-bridge = Das Schiff hat ein Symbol für ein Flottenkommando. Es darf keine Kommandomarker für Flottenkommandos ausgeben.
armada-card-flak-guns = Alle Würfel der Anti-Jäger-Bewaffnung des Schiffs sind schwarz. In seinen Salvenangriffen reichen schwarze Batteriewürfel bis zur mittleren, blaue bis zur langen Reichweite.
armada-card-hardened-bulkheads = Überschneiden sich dieses Schiff und eines einer kleineren Größenkategorie, erhält dieses Schiff eine verdeckte Karte weniger.
armada-card-hyperspace-rings = Vor dem Aufstellen erhalten befreundete Staffeln ohne Einzelgänger, höchstens so viele wie der Staffelwert, Späher.
armada-card-hyperwave-signal-boost = Wenn du am Zug bist, Staffeln zu aktivieren, erschöpfe diese Karte: Aktiviere stattdessen nicht-aktivierte befreundete Staffeln auf kurzer bis langer Reichweite, höchstens so viele wie der Staffelwert; bei ihren Angriffen zählen sie als durch ein Staffelkommando aktiviert.
armada-card-proximity-mines = Vor dem Aufstellen: Lege diese Karte ab, um halb so viele Minen wie der Technikwert zu platzieren, außerhalb von Entfernung fünf feindlicher Schiffe und von Entfernung eins anderer Minen.
armada-card-quad-laser-turrets = Verteidigt sich dieses Schiff gegen eine Staffel in Entfernung eins, hat es Konter { $add }.
armada-card-rapid-launch-bays = Lege vor dem Aufstellen befreundete Staffeln beiseite, höchstens so viele wie der Staffelwert. Deckt dieses Schiff ein Kommando auf, lege diese Karte ab, um sie innerhalb von Entfernung 1–{ $to } zu platzieren; in dieser Aktivierung können sie sich nicht bewegen.
armada-card-rapid-launch-bays-rr15 = Lege vor dem Aufstellen befreundete Staffeln beiseite, höchstens so viele wie der Staffelwert. Handelt dieses Schiff ein Staffelkommando ab, platziere so viele davon, wie es aktiviert, innerhalb von Entfernung eins; in dieser Aktivierung können sie sich nicht bewegen.
armada-card-reserve-hangar-deck = Wird eine befreundete nicht einzigartige Staffel mit Schwarm in Entfernung 1–{ $distance } zerstört, darfst du diese Karte ablegen: Sie kommt mit { $return-squadron } Hüllenpunkten in Entfernung eins dieses Schiffs zurück, nicht im Nahkampf und aktiviert.
armada-card-spha-t = Der Staffelwert ändert sich um { $add }. Der vordere, der linke und der rechte Feuerwinkel sind auch Spezialfeuerwinkel, mit einer Spezialbatterie aus { $add-2 } blauen und { $add-3 } schwarzen Würfeln und Zündung (kurz). Das Platzieren des Zielmarkers erschöpft diese Karte; solange sie erschöpft ist, kann keiner platziert werden.
