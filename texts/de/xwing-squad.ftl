# Staffeln von X-Wing: was an einer nicht stimmt und was anders verstanden wurde, als die Liste es schreibt.

xwing-squad-wanted-obstacles = drei Hindernisse mit ihren XWS-Namen, etwa { $example }
xwing-squad-wanted-pilot = den Namen eines Piloten, etwa „ship { $pilot }“
xwing-squad-too-few-ships =
    { $ships ->
        [0] es gibt keine Schiffe
        [one] es gibt ein Schiff
       *[other] es gibt { $ships } Schiffe
    }; eine Staffel hat mindestens { $least }, nimm also { $add } dazu
xwing-squad-too-many-ships =
    { $ships ->
        [0] es gibt keine Schiffe
        [one] es gibt ein Schiff
       *[other] es gibt { $ships } Schiffe
    }; eine Staffel hat höchstens { $most }, nimm also { $over } heraus
xwing-squad-ship-limit =
    { $ships ->
        [0] es gibt keine Schiffe
        [one] es gibt ein Schiff
       *[other] es gibt { $ships } Schiffe
    }; Broadside erlaubt { $most }
xwing-squad-upgrade-limit = es gibt { $upgrades } Aufwertungen; Broadside erlaubt { $most }
xwing-squad-points = die Schiffe kosten { $points } Punkte; nimm { $over } heraus, um auf { $most } zu kommen
xwing-squad-faction = { $card } gehört zur Fraktion { $faction }, die Staffel aber zu { $squad }; alle ihre Schiffe müssen zu einer Fraktion gehören
xwing-squad-availability = { $card } ist in der Spielart { $mode } nicht verfügbar; wähle eine andere Karte
xwing-squad-banned = { $card } ist in der Spielart { $mode } verboten; wähle eine andere Karte
xwing-squad-restricted = { $count } Karten stehen auf der Restricted List ({ $names }); behalte { $most } davon
xwing-squad-obstacles =
    die Staffel hat { $count ->
        [one] ein Hindernis
       *[other] { $count } Hindernisse
    }; bring { $wanted } mit
xwing-squad-obstacle-twice = das Hindernis { $obstacle } steht zweimal da; bring verschiedene mit
xwing-squad-placed-obstacle = { $obstacle } kommt nur durch eine Karte ins Spiel; bring ein anderes Hindernis mit
xwing-squad-loadout = die Aufwertungen von { $ship } kosten { $spent }, der Ausrüstungswert ist aber { $most }; nimm { $over } herunter
xwing-squad-factions = { $card } ist für Schiffe der Fraktion { $factions }; { $ship } gehört zu { $faction }
xwing-squad-factions-or-named = { $card } ist für Schiffe der Fraktion { $factions } oder für eine Staffel mit der Karte, die darauf genannt ist; { $ship } gehört zu { $faction }
xwing-squad-types = { $card } ist nur für: { $types }; { $ship } fliegt: { $hull }
xwing-squad-sizes = { $card } ist für Schiffe der Größe { $sizes }; { $ship } ist { $size }
xwing-squad-action = { $card } braucht { $action } auf der Aktionsleiste; { $ship } hat das nicht
xwing-squad-hard-action = { $card } braucht { $action } ({ $difficulty }) auf der Aktionsleiste; { $ship } hat das nicht
xwing-squad-keyword = { $card } ist für Schiffe mit dem Schlüsselwort „{ $keyword }“; { $ship } hat es nicht
xwing-squad-ability = { $card } ist für Schiffe mit der Schiffsfähigkeit „{ $ability }“; { $ship } hat sie nicht
xwing-squad-arc = { $card } ist für Schiffe mit einer Primärwaffe im Feuerwinkel „{ $arc }“; { $ship } hat keine
xwing-squad-equipped = { $card } braucht eine Aufwertung des Typs { $slot }; gib { $ship } eine
xwing-squad-agility = { $card } ist für Schiffe mit Wendigkeit { $agility }; { $ship } hat { $has }
xwing-squad-shields = { $card } ist für Schiffe mit Schilden; { $ship } hat keine
xwing-squad-initiative = { $card } ist für Initiative { $most } und niedriger; { $ship } hat { $has }
xwing-squad-non-limited = { $card } ist für Schiffe, die nicht limitiert sind; { $ship } ist limitiert
xwing-squad-few-icons =
    { $card } braucht { $needed ->
        [one] ein freies Symbol „{ $slot }“
       *[other] { $needed } Symbole „{ $slot }“
    }, und { $ship } hat { $has ->
        [0] keines
       *[other] { $has }
    }; nimm die Karte herunter
xwing-squad-few-icons-alone =
    { $card } braucht { $needed ->
        [one] ein freies Symbol „{ $slot }“
       *[other] { $needed } Symbole „{ $slot }“
    }, und { $ship } hat { $has ->
        [0] keines
       *[other] { $has }
    }; „{ $ability }“ erlaubt nur Karten mit einem einzigen Symbol; nimm die Karte herunter
xwing-squad-no-free-icon =
    { $ship } hat für { $card } kein freies Symbol „{ $slot }“: { $count ->
        [one] Das einzige wird
       *[other] Alle { $count } werden
    } von { $names } genutzt; behalte so viele Karten, wie es Symbole gibt
xwing-squad-limited = die Staffel hat { $count } Karten namens { $card }; der Name ist limitiert, behalte also { $most }
xwing-squad-solitary = { $card } und { $other } sind Aufwertungen des Typs { $slot } mit „Solitary“; eine Staffel darf nur eine haben, behalte eine davon
xwing-squad-standardized = { $card } gilt für den ganzen Schiffstyp: { $ship } braucht die Karte auch, oder kein Schiff des Typs { $hull } hat sie
xwing-squad-needed = { $ship } braucht { $card } in der Staffel; nimm die Karte dazu oder { $ship } heraus
xwing-squad-other-card = einer anderen Karte
xwing-squad-huge-ships = riesige Schiffe
xwing-squad-printed = { $name }
xwing-squad-taken-unknown =
    { $kind ->
        [ship] das Schiff
        [squadron] die Staffel
        [pilot] der Pilot
        [objective] das Einsatzziel
        [obstacle] das Hindernis
       *[upgrade] die Aufwertung
    } „{ $written }“ ist nicht bekannt und fehlt in der Staffel; für XWS bleibt der Eintrag erhalten
xwing-squad-taken-unknown-near =
    { $kind ->
        [ship] das Schiff
        [squadron] die Staffel
        [pilot] der Pilot
        [objective] das Einsatzziel
        [obstacle] das Hindernis
       *[upgrade] die Aufwertung
    } „{ $written }“ ist nicht bekannt (vielleicht { $near }) und fehlt in der Staffel; für XWS bleibt der Eintrag erhalten
xwing-squad-taken-outside =
    { $kind ->
        [ship] das Schiff
        [squadron] die Staffel
        [pilot] der Pilot
        [objective] das Einsatzziel
        [obstacle] das Hindernis
       *[upgrade] die Aufwertung
    } „{ $written }“ ({ $name }) fehlt in der Staffel: { $why }; für XWS bleibt der Eintrag erhalten
xwing-squad-taken-on = { $ship }: { $why }
xwing-squad-taken-faction = die Fraktion „{ $written }“ ist nicht bekannt; angenommen wurde { $faction }, wegen { $pilot }
xwing-squad-taken-other-ship = { $pilot } fliegt { $ship }, nicht „{ $written }“, wie die Liste sagt; verwendet wird { $ship }
xwing-squad-taken-squad-points = die Staffel kostet hier { $ours } Punkte, nicht { $written }, wie die Liste sagt; es gelten die Punkte von Broadside
xwing-squad-taken-points = { $card } kostet hier { $ours } Punkte, nicht { $written }, wie die Liste sagt; es gelten die Punkte von Broadside
xwing-squad-taken-upgrades = die Aufwertungen von { $ship } werden nicht verstanden; für XWS bleiben sie erhalten
xwing-squad-taken-no-list = „{ $key }“ enthält keine Liste von Aufwertungen und fehlt in der Staffel; für XWS bleibt es erhalten
xwing-squad-taken-other-type = { $card } steht unter „{ $key }“; die Karte ist vom Typ { $slot }
xwing-squad-outside-later = die Karte ist neuer als die Punkteliste von Broadside
xwing-squad-outside-loadout = diese Fassung der Karte hat feste Aufwertungen, die Broadside nicht unterstützt
xwing-squad-outside-huge-ship = die Karte ist für riesige Schiffe, die Broadside nicht unterstützt
xwing-squad-outside-fan = die Karte ist nicht offiziell
xwing-squad-unread-empty = hier steht nichts: Eine Staffel ist ein XWS-Objekt oder besteht aus Zeilen, die mit „squad“, „faction“, „obstacles“ und „ship“ beginnen
xwing-squad-unread-json = das beginnt wie XWS, ist aber kein gültiges JSON (Zeile { $line }, Spalte { $column })
xwing-squad-unread-list = das ist JSON, aber keine XWS-Staffel: Es ist eine Liste, und eine Staffel ist ein einzelnes Objekt
xwing-squad-unread-no-object = das ist JSON, aber keine XWS-Staffel: Es ist kein Objekt
xwing-squad-unread-no-pilots = das ist JSON, aber keine XWS-Staffel: Es hat kein „pilots“
xwing-squad-unread-pilots-no-list = das ist JSON, aber keine XWS-Staffel: „pilots“ ist keine Liste
xwing-squad-unread-no-faction = das ist JSON, aber keine XWS-Staffel: Es nennt keine bekannte Fraktion und keinen bekannten Piloten
xwing-squad-said-ship = { $ship }, Ausrüstung { $spent } von { $loadout }
xwing-squad-said-total = von { $points } Punkten
xwing-squad-said-under = in der Spielart { $mode } nach den Punkten von { $list }
xwing-squad-side-rebel = Rebellenallianz
xwing-squad-side-imperial = Galaktisches Imperium
xwing-squad-side-scum = Abschaum und Kriminelle
xwing-squad-side-resistance = Widerstand
xwing-squad-side-first-order = Erste Ordnung
xwing-squad-side-republic = Galaktische Republik
xwing-squad-side-separatist = Separatistenallianz
xwing-squad-slot-talent = Talent
xwing-squad-slot-force-power = Machtkraft
xwing-squad-slot-tech = Technik
xwing-squad-slot-sensor = Sensoren
xwing-squad-slot-cannon = Kanone
xwing-squad-slot-turret = Geschütz
xwing-squad-slot-torpedo = Torpedos
xwing-squad-slot-missile = Raketen
xwing-squad-slot-crew = Mannschaft
xwing-squad-slot-gunner = Bordschütze
xwing-squad-slot-tactical-relay = Taktisches Relais
xwing-squad-slot-astromech = Astromech
xwing-squad-slot-illicit = Illegal
xwing-squad-slot-payload = Nutzlast
xwing-squad-slot-title = Titel
xwing-squad-slot-modification = Modifikation
xwing-squad-slot-configuration = Konfiguration
xwing-squad-slot-hyperdrive = Hyperantrieb
xwing-squad-slot-command = Kommando
xwing-squad-slot-hardpoint = Waffenaufhängung
xwing-squad-slot-team = Team
xwing-squad-slot-cargo = Fracht
xwing-squad-size-small = klein
xwing-squad-size-medium = mittelgroß
xwing-squad-size-large = groß
xwing-squad-size-huge = riesig
xwing-squad-mode-standard = Standard
xwing-squad-mode-extended = Erweitert
xwing-squad-mode-epic = Episch
xwing-squad-act-focus = Fokus
xwing-squad-act-evade = Ausweichen
xwing-squad-act-lock = Zielerfassung
xwing-squad-act-barrel-roll = Fassrolle
xwing-squad-act-boost = Schub
xwing-squad-act-calculate = Berechnen
xwing-squad-act-cloak = Tarnen
xwing-squad-act-coordinate = Koordinieren
xwing-squad-act-jam = Stören
xwing-squad-act-reinforce = Verstärken
xwing-squad-act-reload = Nachladen
xwing-squad-act-rotate = Rotieren
xwing-squad-act-slam = SLAM
xwing-squad-colour-blue = blau
xwing-squad-colour-white = weiß
xwing-squad-colour-red = rot
xwing-squad-colour-purple = violett
xwing-squad-in-arc-front = Bug
xwing-squad-in-arc-rear = Heck
xwing-squad-in-arc-single-turret = Einzelgeschütz
xwing-squad-in-arc-double-turret = Doppelgeschütz
xwing-squad-in-arc-bullseye = Zentral
xwing-squad-in-arc-full-front = voller Bug
