# Was offensive Nachrüstungen bewirken, in eigenen Worten, nach Namen. Zahlen kommen aus den Daten der Karte:
# `{ $distance }` ist, was in ihrem Eintrag hinter Distance steht. Kartennamen bleiben englisch.

armada-card-b2-rocket-troopers = Beim Angreifen darfst du diese Karte erschöpfen: Ein Schiff in kurzer oder mittlerer Reichweite erhält einen Überfallmarker deiner Wahl (nicht bei einer Salve); gegen eine Staffel fügst du einen Würfel einer Farbe des Pools hinzu.
armada-card-boosted-comms = Die Staffelkommandos dieses Schiffs können Staffeln in kurzer bis großer Reichweite aktivieren.
armada-card-disposable-capacitors = Wird das Schiff aktiviert, darfst du diese Karte ablegen: In dieser Runde reichen die blauen Würfel seiner Geschützbatterien gegen Schiffe bis zur großen Reichweite.
armada-card-expanded-hangar-bay = Der Staffelwert ist um { $add } höher.
armada-card-flag-bridge = Das Schiff hat ein Symbol für ein Flottenkommando. Es kann für Flottenkommandos keine Kommandomarker ausgeben.
armada-card-flak-guns = Alle Würfel der Anti-Jäger-Bewaffnung des Schiffs sind schwarz. In seinen Salvenangriffen reichen schwarze Batteriewürfel bis zur mittleren, blaue bis zur großen Reichweite.
armada-card-hardened-bulkheads = Überschneiden sich dieses Schiff und eines einer kleineren Größenkategorie, erhält dieses Schiff eine verdeckte Karte weniger.
armada-card-hyperspace-rings = Vor dem Aufstellen erhalten befreundete Staffeln ohne Einzelgänger Späher, höchstens so viele, wie der Staffelwert des Schiffs beträgt.
armada-card-hyperwave-signal-boost = In deinem Spielzug zum Aktivieren von Staffeln darfst du stattdessen diese Karte erschöpfen, um nicht-aktivierte befreundete Staffeln in kurzer bis großer Reichweite zu aktivieren, höchstens so viele, wie der Staffelwert des Schiffs beträgt. Bei ihren Angriffen gelten sie als durch ein Staffelkommando aktiviert.
armada-card-proximity-mines = Vor dem Aufstellen darfst du diese Karte ablegen, um halb so viele Minen, wie der Technikwert beträgt, zu platzieren, jenseits von Entfernung fünf zu feindlichen Schiffen und von Entfernung eins zu anderen Minen.
armada-card-quad-laser-turrets = Verteidigt sich dieses Schiff gegen eine Staffel in Entfernung eins, hat es Konter { $add }.
armada-card-rapid-launch-bays = Vor dem Aufstellen darfst du befreundete Staffeln beiseitelegen, höchstens so viele, wie der Staffelwert des Schiffs beträgt. Deckt dieses Schiff ein Kommando auf, darfst du diese Karte ablegen, um sie innerhalb von Entfernung 1–{ $to } zu platzieren; in dieser Aktivierung können sie sich nicht bewegen.
armada-card-rapid-launch-bays-rr15 = Vor dem Aufstellen darfst du befreundete Staffeln beiseitelegen, höchstens so viele, wie der Staffelwert des Schiffs beträgt. Handelt dieses Schiff ein Staffelkommando ab, platziere innerhalb von Entfernung eins so viele davon, wie es aktivieren könnte; in dieser Aktivierung können sie sich nicht bewegen.
armada-card-reserve-hangar-deck = Wird eine befreundete nicht-einzigartige Staffel mit Schwarm in Entfernung 1–{ $distance } zerstört, darfst du diese Karte ablegen: Die Staffel kommt mit { $return-squadron } Hüllenpunkten in Entfernung eins zu diesem Schiff zurück, nicht im Nahkampf und aktiviert.
armada-card-spha-t = Der Staffelwert ändert sich um { $add }. Der vordere, der linke und der rechte Feuerwinkel sind auch Spezialfeuerwinkel, mit einer Spezialbatterie aus { $add-2 } blauen und { $add-3 } schwarzen Würfeln und Zündung (kurz). Das Platzieren des Zielmarkers erschöpft diese Karte; solange sie erschöpft ist, kann keiner platziert werden.
