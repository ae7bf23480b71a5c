# Was die Suche über Schiffe, Staffeln und Piloten sagt.

lookup-size-small = Klein
lookup-size-medium = Mittel
lookup-size-large = Groß
lookup-size-huge = Riesig

lookup-armada-ship = Schiff, Größe { $size }, { $faction }: Hülle { $hull }, Kommando { $command }, Staffel { $squadron }, Technik { $engineering }, Schub bis { $speed }, { $points } Punkte.
lookup-armada-squadron = Staffel, { $faction }: Hülle { $hull }, Schub { $speed }, { $points } Punkte.
lookup-xwing-ship = Schiff, Größe { $size }: Wendigkeit { $agility }, Hülle { $hull }, Schilde { $shields }.
lookup-xwing-pilot = { $ship }, { $faction }: Initiative { $initiative }, { $points } Squadpunkte, { $loadout } Ausrüstungspunkte.

# Die Werte einer Karte im Terminal.

lookup-label-size = Größe
lookup-label-faction = Fraktion
lookup-label-factions = Fraktionen
lookup-label-points = Punkte
lookup-label-hull = Hülle
lookup-label-values = Kommando, Staffel, Technik
lookup-label-defense = Verteidigungsmarker
lookup-label-slots = Aufwertungsleiste
lookup-label-anti-squadron = Anti-Jäger
lookup-label-battery = Geschützbatterie
lookup-label-special = Sonderbatterie
lookup-label-traits = Eigenschaften
lookup-label-editions = Editionen
lookup-label-speed = Schub
lookup-label-keywords = Schlüsselwörter
lookup-label-craft = Typ
lookup-label-ship = Schiff
lookup-label-ability = Schiffsfähigkeit
lookup-label-attack = Angriff
lookup-label-agility = Wendigkeit
lookup-label-shields = Schilde
lookup-label-actions = Aktionen
lookup-label-initiative = Initiative
lookup-label-loadout = Ausrüstung
lookup-label-limited = Limitiert
lookup-label-charges = Ladungen
lookup-label-force = Macht
lookup-label-modes = Spielmodi
lookup-label-pilots = Piloten
lookup-unlimited = nein
lookup-flotilla = Flottille
lookup-chart = Schubtabelle: Klicks an den Gelenken 1 bis 4
lookup-arcs = Feuerwinkel: Würfel (R rot, B blau, K schwarz) und Schilde (◆)
lookup-dial = Rad: b blau, w weiß, r rot, p violett
lookup-weapons = Primärwaffen nach Winkel
lookup-recovers = { $value }, stellt { $recovers } wieder her
lookup-then = { $action } → { $linked }
lookup-coloured = { $action } ({ $colour })
