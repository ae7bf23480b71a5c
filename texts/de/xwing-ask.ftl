# Warum eine Zeile eines Szenarios nicht gelesen werden kann. Was falsch ist, steht klein geschrieben hinter der Nummer der Zeile.

xwing-ask-refused-no-attack = es läuft kein Angriff, also gibt es keine Würfel; beginne erst einen, wie mit `begin xw engages`, und sieh nach, bevor er vorbei ist: danach sagt `see happened …`, was gewürfelt wurde
xwing-ask-refused-odd = { $why }; eine Zeile `odd table` erlaubt, was in keinem Spiel vorkommen kann
xwing-ask-refused-list = die Liste kann nicht gelesen werden: { $why }
xwing-ask-refused-on-ship = es liegt auf { $other }
xwing-ask-refused-jammed = es hat einen Störmarker neben einem grünen Marker oder einer Zielerfassung, und eines davon wäre mit ihm verschwunden
xwing-ask-refused-no-template = für { $maneuver } gibt es keine Schablone; die schnellste dieser Art hat Geschwindigkeit { $most }
xwing-ask-refused-wants-deed = ein Schiff oder eine Drohne wird aktiviert, kämpft, handelt oder erleidet etwas
xwing-ask-refused-wants-ship = hierher gehört ein Schiff
xwing-ask-refused-wants-object = hierher gehört ein Objekt
xwing-ask-refused-wants-more = hierher gehört noch etwas
xwing-ask-refused-no-such-face = der Würfel hat keine solche Seite
xwing-ask-refused-no-such-maneuver = auf dem Manöverrad des Schiffs gibt es dieses Manöver nicht
xwing-ask-refused-list-unread = die Liste kann nicht gelesen werden
xwing-ask-refused-wants-objects = hierher gehören Objekte
xwing-ask-refused-wants-dice = hierher gehören Würfelseiten, eine Anzahl von Würfeln oder `none`
xwing-ask-refused-many-dice = so viele Würfel wirft niemand
xwing-ask-refused-wants-ship-or-remote = hierher gehört ein Schiff oder eine Drohne
xwing-ask-refused-ship-locks = eine Zielerfassung hat ein Schiff
xwing-ask-refused-no-further-card = im Stapel ist keine solche Karte mehr
xwing-ask-refused-object-locked = eine Zielerfassung liegt auf einem Objekt
xwing-ask-refused-many-locks = das sind mehr Zielerfassungen, als das Programm fasst
xwing-ask-refused-many-obstacles = das sind mehr Hindernisse, als das Programm fasst
xwing-ask-refused-many-devices = das sind mehr Vorrichtungen, als das Programm fasst
xwing-ask-refused-many-objectives = das sind mehr Missionsziele, als das Programm fasst
xwing-ask-refused-many-ships = das sind mehr Schiffe, als das Programm fasst
xwing-ask-refused-no-turret = das Schiff hat keinen Geschütz-Feuerwinkel; lass `turret` weg
xwing-ask-refused-wants-cache = abgeschleppt wird eine Versorgungskiste
xwing-ask-refused-many-conditions = das sind mehr Zustände, als das Programm fasst
xwing-ask-refused-many-upgrades = das sind mehr Aufwertungen, als das Programm fasst

## Was dorthin gehört

xwing-ask-refused-wanted-beginning = etwas, das beginnen kann
xwing-ask-refused-wanted-damage = wie viel Schaden
xwing-ask-refused-wanted-hit-or-crit = `hit` oder `crit`
xwing-ask-refused-wanted-tokens = wie viele Marker
xwing-ask-refused-wanted-token = ein Marker
xwing-ask-refused-wanted-condition = ein Zustand
xwing-ask-refused-wanted-action = eine Aktion
xwing-ask-refused-wanted-how-far = wie weit
xwing-ask-refused-wanted-ship-deed = etwas, das ein Schiff tut
xwing-ask-refused-wanted-damage-card = eine Schadenskarte
xwing-ask-refused-wanted-cards = wie viele Karten
xwing-ask-refused-wanted-known-of-ship = etwas, das man von einem Schiff wissen kann
xwing-ask-refused-wanted-damage-cards = die Schadenskarten
xwing-ask-refused-wanted-shuffled = wie viele Karten gemischt werden
xwing-ask-refused-wanted-which-facedown = welche der verdeckten Karten
xwing-ask-refused-wanted-face = eine Seite eines Würfels
xwing-ask-refused-wanted-maneuver-speed = die Geschwindigkeit eines Manövers wie in `2 bank left`
xwing-ask-refused-wanted-bearing = eine Flugrichtung
xwing-ask-refused-wanted-round = die Runde
xwing-ask-refused-wanted-attack-range = die Angriffsreichweite
xwing-ask-refused-wanted-token-colour = eine Farbe von Markern
xwing-ask-refused-wanted-mission-points = die Missionspunkte
xwing-ask-refused-wanted-sight = etwas, das man sehen kann
xwing-ask-refused-wanted-range = eine Reichweite
xwing-ask-refused-wanted-size = eine Größe
xwing-ask-refused-wanted-charges = die Ladungen
xwing-ask-refused-wanted-fuses = die Zündmarker
xwing-ask-refused-wanted-upgrade-charges = die Ladungen der Aufwertung
xwing-ask-refused-wanted-ship-state = etwas, das ein Schiff hat oder ist
xwing-ask-refused-wanted-shields = die aktiven Schilde
xwing-ask-refused-wanted-hull = der Hüllenwert
xwing-ask-refused-wanted-facedown = die verdeckten Schadenskarten
xwing-ask-refused-wanted-force = die Machtladungen
xwing-ask-refused-wanted-hull-left = die restliche Hülle
xwing-ask-refused-wanted-force-capacity = die Höchstzahl der Machtladungen
xwing-ask-refused-wanted-conditions = wie viele Zustände
xwing-ask-refused-wanted-upgrade = eine Aufwertung
xwing-ask-refused-wanted-agility = der Wendigkeitswert
xwing-ask-refused-wanted-initiative = die Initiative
xwing-ask-refused-wanted-standard-arc = ein Standard-Feuerwinkel
xwing-ask-refused-wanted-shield-capacity = die Schilde
xwing-ask-refused-wanted-ship-type = ein Schiffstyp
xwing-ask-refused-wanted-arc = ein Feuerwinkel
xwing-ask-refused-wanted-scenario = ein Szenario
xwing-ask-refused-wanted-player = ein Spieler
xwing-ask-refused-wanted-rounds = wie viele Runden gespielt werden
xwing-ask-refused-wanted-phase = eine Phase
xwing-ask-refused-wanted-reached-initiative = die Initiative, die erreicht ist
xwing-ask-refused-wanted-measuring = wie gemessen wird
xwing-ask-refused-wanted-piece = ein Pilot, ein Hindernis, eine Vorrichtung oder ein Missionsziel
xwing-ask-refused-wanted-spent-charges = die ausgegebenen Ladungen
xwing-ask-refused-wanted-ship-quality = etwas, das ein Schiff hat
xwing-ask-refused-wanted-ship-upgrade = eine Aufwertung des Schiffs
xwing-ask-refused-wanted-x = x in Millimetern
xwing-ask-refused-wanted-y = y in Millimetern
xwing-ask-refused-wanted-facing = die Ausrichtung in Grad
## Was stattdessen gefragt ist

xwing-ask-refused-asks-else = das ist hier keine Antwort, gefragt ist: { $asked }
xwing-ask-refused-deck-spent = ein Schadensstapel hat { $cards } Karten, und keine ist mehr übrig

## Was nicht vorkommen kann

xwing-ask-refused-odd-more = Es hat { $found } { $what }, höchstens { $most } sind möglich.
xwing-ask-refused-kept-shields = aktive Schilde
xwing-ask-refused-kept-force = Machtladungen
xwing-ask-refused-kept-charges = Ladungen
xwing-ask-refused-kept-cloaks = Tarnmarker
xwing-ask-refused-odd-initiative = Es hat Initiative { $found }, und auf Schiffskarten steht höchstens { $top }.
xwing-ask-refused-odd-no-hull = Es hat keine Hülle, und jedes Schiff hat welche.
xwing-ask-refused-odd-destroyed = Es hat { $damage } Schadenskarten und Hülle { $hull } und wäre zerstört.
xwing-ask-refused-odd-outside = Bei { $x } { $y } liegt es nicht in der Spielfläche, die von { $low } bis { $high } mm breit und tief ist.
xwing-ask-refused-odd-no-carrier = Das ist kein Träger desselben Spielers mit Platz für das Schiff: Ein Träger hat seinen Titel, `upgrade ghost`.
xwing-ask-refused-odd-another = ein anderes Schiff
