# Was die Suche über Schiffe, Staffeln und Piloten sagt.

lookup-size-small = Klein
lookup-size-medium = Mittel
lookup-size-large = Groß
lookup-size-huge = Riesig

lookup-armada-ship = Schiff, Größe { $size }, { $faction }: Hülle { $hull }, Kommando { $command }, Staffel { $squadron }, Technik { $engineering }, Schub bis { $speed }, { $points } Punkte.
lookup-armada-squadron = Staffel, { $faction }: Hülle { $hull }, Schub { $speed }, { $points } Punkte.
lookup-xwing-ship = Schiff, Größe { $size }: Wendigkeit { $agility }, Hülle { $hull }, Schilde { $shields }.
lookup-xwing-pilot = { $ship }, { $faction }: Initiative { $initiative }, { $points } Squadpunkte, { $loadout } Ausrüstungspunkte.
