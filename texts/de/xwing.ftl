# X-Wing: was gezeigt, gefragt und erzählt wird, in den Begriffen des Regelwerks.

## Namen

xwing-nothing = nichts
xwing-nobody = Niemand
xwing-numbered = { $what } { $number }
xwing-number = { $number }
xwing-percent = { $percent } %
xwing-percent-between = { $least }–{ $most } %
xwing-red = rote Aktion { $what }
xwing-purple = violette Aktion { $what }
xwing-linked = { $action } » { $linked }
xwing-printed = aufgedruckt
xwing-faction-rebel = Rebellenallianz
xwing-faction-imperial = Galaktisches Imperium
xwing-faction-scum = Abschaum und Kriminelle
xwing-faction-resistance = Widerstand
xwing-faction-first-order = Erste Ordnung
xwing-faction-republic = Galaktische Republik
xwing-faction-separatist = Separatistenallianz
xwing-piece-asteroid = Asteroid
xwing-piece-debris-cloud = Trümmerwolke
xwing-piece-gas-cloud = Gaswolke
xwing-piece-blaze = Brand
xwing-piece-electro-chaff-cloud = Elektro-Düppelwolke
xwing-piece-loose-cargo = Lose Fracht
xwing-piece-spare-parts = Ersatzteile
xwing-piece-satellite = Satellit
xwing-piece-supply-cache = Versorgungskiste
xwing-maneuver = { $speed } { $bearing }
xwing-bearing-turn-left = Wende links
xwing-bearing-bank-left = Drehung links
xwing-bearing-straight = geradeaus
xwing-bearing-bank-right = Drehung rechts
xwing-bearing-turn-right = Wende rechts
xwing-bearing-koiogran-turn = Koiogran-Wende
xwing-bearing-segnor-s-loop-left = Segnor-Schleife links
xwing-bearing-segnor-s-loop-right = Segnor-Schleife rechts
xwing-bearing-tallon-roll-left = Tallon-Rolle links
xwing-bearing-tallon-roll-right = Tallon-Rolle rechts
xwing-bearing-stationary = stationär
xwing-bearing-reverse-bank-left = Rückwärtsdrehung links
xwing-bearing-reverse-straight = rückwärts
xwing-bearing-reverse-bank-right = Rückwärtsdrehung rechts
xwing-difficulty-blue = blau: entfernt Stress und Belastung
xwing-difficulty-white = weiß
xwing-difficulty-red = rot: gibt Stress
xwing-difficulty-purple = violett: kostet eine Machtladung
xwing-token-focus = Fokus
xwing-token-evade = Ausweichen
xwing-token-calculate = Berechnung
xwing-token-fore-reinforce = Verstärken, Bug
xwing-token-aft-reinforce = Verstärken, Heck
xwing-token-stress = Stress
xwing-token-strain = Belastung
xwing-token-deplete = Erschöpfung
xwing-token-ion = Ionen
xwing-token-jam = Störung
xwing-token-tractor = Traktorstrahl
xwing-token-disarm = Entwaffnet
xwing-token-cloak = Tarnung
xwing-token-charge = Ladung
xwing-token-force = Machtladung
xwing-token-fuse = Zündmarker
xwing-lock-on = Zielerfassung auf { $piece }
xwing-locked-by = Erfasst von { $piece }
xwing-charge-of = Ladungen von { $card }
xwing-action-focus = Fokus
xwing-action-evade = Ausweichen
xwing-action-lock = Zielerfassung
xwing-action-barrel-roll = Fassrolle
xwing-action-boost = Schub
xwing-action-calculate = Berechnen
xwing-action-cloak = Tarnen
xwing-action-coordinate = Koordinieren
xwing-action-jam = Stören
xwing-action-reinforce = Verstärken
xwing-action-reload = Nachladen
xwing-action-rotate = Rotieren
xwing-action-slam = SLAM
xwing-action-tow = Abschleppen
xwing-action-scramble = Verschlüsseln
xwing-action-ship-card = Aktion der Schiffskarte
xwing-arc-front = Bug-Feuerwinkel
xwing-arc-right = rechter Feuerwinkel
xwing-arc-rear = Heck-Feuerwinkel
xwing-arc-left = linker Feuerwinkel
xwing-arc-full-front = voller Bug-Feuerwinkel
xwing-arc-full-rear = voller Heck-Feuerwinkel
xwing-arc-bullseye = Zentral-Feuerwinkel
xwing-arc-single-turret = Einzelgeschütz-Feuerwinkel
xwing-arc-double-turret = Doppelgeschütz-Feuerwinkel
xwing-turret-at = Geschütz, { $arc }
xwing-weapon = Waffe
xwing-weapon-primary = Primärwaffe, { $arc }
xwing-weapon-reach = { $arc }, Reichweite { $least }–{ $most }
xwing-face-blank = Leerseite
xwing-face-focus = Fokus
xwing-face-hit = Treffer
xwing-face-critical = kritischer Treffer
xwing-face-evade = Ausweichen
xwing-die-attack = Angriffswürfel: { $face }
xwing-die-defense = Verteidigungswürfel: { $face }
xwing-stat-hull = Hülle
xwing-stat-shields = Schilde
xwing-stat-force = Macht
xwing-stat-charge = Ladungen
xwing-stat-initiative = Initiative
xwing-stat-agility = Wendigkeit
xwing-stat-attack = Angriff
xwing-whose-yours = gehört dir
xwing-whose-enemy = feindlich
xwing-pile-damage = Schadensstapel
xwing-player-you = Du
xwing-player-opponent = Gegner

## Szenarien

xwing-scenario-dogfight = Du erhältst Punkte für feindliche Schiffe, die das Spiel verlassen.
xwing-scenario-assault-at-the-satellite-array = In jeder Runde punktet an einem Satelliten, wer dort mehr Schiffe hat. Auch feindliche Schiffe, die das Spiel verlassen, bringen Punkte.
xwing-scenario-chance-engagement = In jeder Runde bringen Schiffe nahe dem Satelliten Punkte. Ein feindliches Schiff mit halben Lebenspunkten bringt die Hälfte seiner Punkte.
xwing-scenario-salvage-mission = Schiffe schleppen Versorgungskisten; jede geschleppte Kiste bringt in jeder Runde Punkte.
xwing-scenario-scramble-the-transmissions = Schiffe verschlüsseln Satelliten; jeder Satellit mit deinem Marker bringt in jeder Runde Punkte.

## Wo das Spiel steht

xwing-path-round = Runde { $round }
xwing-step-acquire-lock = Zielerfassung
xwing-step-action = Aktion
xwing-step-activation = Aktivierung
xwing-step-activation-phase = Aktivierungsphase
xwing-step-after = Danach
xwing-step-aftermath = Nachwirkungen
xwing-step-attack = Angriff
xwing-step-before = Davor
xwing-step-buzz-droid-swarm = Summdroidenschwarm
xwing-step-check-difficulty = Schwierigkeit prüfen
xwing-step-choose-action = Aktion wählen
xwing-step-choose-former-lock = Frühere Zielerfassung wählen
xwing-step-choose-guides = Führungen wählen
xwing-step-choose-maneuver = Manöver wählen
xwing-step-choose-object = Objekt wählen
xwing-step-choose-obstacle = Hindernis wählen
xwing-step-choose-ship = Schiff wählen
xwing-step-choose-weapon = Waffe wählen
xwing-step-coordinate = Koordinieren
xwing-step-damage = Schaden
xwing-step-deal-damage = Schaden zuteilen
xwing-step-declare-barrel-roll = Fassrolle ansagen
xwing-step-declare-boost = Schub ansagen
xwing-step-declare-decloak = Enttarnen ansagen
xwing-step-declare-defender = Verteidiger ansagen
xwing-step-declare-docked-ships = Angedockte Schiffe ansagen
xwing-step-deploy = Absetzen
xwing-step-determine-player-order = Spielerreihenfolge bestimmen
xwing-step-detonate = Detonieren
xwing-step-detonate-bombs = Bomben detonieren
xwing-step-detonation = Detonation
xwing-step-drop-device = Vorrichtung abwerfen
xwing-step-during = Während
xwing-step-effect = Effekt
xwing-step-effects = Effekte
xwing-step-emergency-deploy = Notabsetzen
xwing-step-focus = Fokus
xwing-step-evade = Ausweichen
xwing-step-lock = Zielerfassung
xwing-step-barrel-roll = Fassrolle
xwing-step-boost = Schub
xwing-step-calculate = Berechnen
xwing-step-cloak = Tarnen
xwing-step-damage-card = Schadenskarte
xwing-step-lose-shield = Schild verlieren
xwing-step-place-at-edge = Am Rand platzieren
xwing-step-shields = Schilde
xwing-step-upgrade-card = Aufwertungskarte
xwing-step-ship-card = Schiffskarte
xwing-step-condition-card = Zustandskarte
xwing-step-end = Ende
xwing-step-end-phase = Endphase
xwing-step-engagement = Kampf
xwing-step-engagement-phase = Kampfphase
xwing-step-execute-maneuver = Manöver ausführen
xwing-step-game = Spiel
xwing-step-jam = Stören
xwing-step-jammed = Gestört
xwing-step-jettison = Abwerfen
xwing-step-linked-action = Verknüpfte Aktion
xwing-step-maneuver-ship = Schiff bewegen
xwing-step-modify-attack-dice = Angriffswürfel modifizieren
xwing-step-modify-defense-dice = Verteidigungswürfel modifizieren
xwing-step-move = Bewegung
xwing-step-move-ship = Schiff bewegen
xwing-step-neutralize-results = Ergebnisse neutralisieren
xwing-step-obstacle = Hindernis
xwing-step-obstacles-and-devices = Hindernisse und Vorrichtungen
xwing-step-overlap = Überschneiden
xwing-step-pay-costs = Kosten zahlen
xwing-step-perform-action = Aktion durchführen
xwing-step-place-device = Vorrichtung platzieren
xwing-step-place-forces = Streitkräfte platzieren
xwing-step-place-objectives = Missionsziele platzieren
xwing-step-place-obstacle = Hindernis platzieren
xwing-step-place-obstacles = Hindernisse platzieren
xwing-step-place-ship = Schiff platzieren
xwing-step-place-supply-cache = Versorgungskiste platzieren
xwing-step-planning-phase = Planungsphase
xwing-step-prepare-other-components = Sonstige Komponenten vorbereiten
xwing-step-recover-charges = Ladungen wiederherstellen
xwing-step-reinforce = Verstärken
xwing-step-reload = Nachladen
xwing-step-relocate = Versetzen
xwing-step-relocate-remote = Drohne versetzen
xwing-step-remove-circular-tokens = Runde Marker entfernen
xwing-step-remove-device = Vorrichtung entfernen
xwing-step-remove-token-or-break-lock = Marker entfernen oder Zielerfassung brechen
xwing-step-spend-token = Marker ausgeben
xwing-step-resolve = Abhandeln
xwing-step-reveal-dial = Rad aufdecken
xwing-step-roll = Würfeln
xwing-step-roll-attack-dice = Angriffswürfel werfen
xwing-step-roll-defense-dice = Verteidigungswürfel werfen
xwing-step-roll-player-order = Reihenfolge auswürfeln
xwing-step-rotate = Rotieren
xwing-step-rotate-ship = Schiff drehen
xwing-step-round = Runde
xwing-step-rounds = Runden
xwing-step-slam = SLAM
xwing-step-score-objectives = Missionsziele werten
xwing-step-scramble = Verschlüsseln
xwing-step-set-dials = Räder einstellen
xwing-step-set-turret = Geschütz ausrichten
xwing-step-setup = Aufbau
xwing-step-start = Beginn
xwing-step-suffer-damage = Schaden nehmen
xwing-step-system-phase = Systemphase
xwing-step-system-phase-abilities = Fähigkeiten der Systemphase
xwing-step-tow = Abschleppen
xwing-step-tractored = Im Traktorstrahl

## Fragen

xwing-ask-choose-shield = Welchen Schild verlierst du?
xwing-ask-place-objective = Platziere ein Missionsziel
xwing-ask-choose-obstacle = Wähle ein Hindernis
xwing-ask-place-obstacle = Platziere das Hindernis
xwing-ask-place-remote = Platziere die Drohne
xwing-ask-choose-ship-to-place = Welches Schiff platzierst du?
xwing-ask-place-ship = Platziere das Schiff
xwing-ask-start-docked = Beginnt ein Schiff angedockt?
xwing-ask-set-turret = Wohin zeigt das Geschütz?
xwing-ask-set-dials = Stelle deine Räder ein
xwing-ask-set-dial = Stelle das Rad ein
xwing-ask-choose-system = Welches Schiff handelt in der Systemphase?
xwing-ask-system-ability = Eine Fähigkeit der Systemphase einsetzen?
xwing-ask-declare-way = In welche Richtung?
xwing-ask-choose-placement = Wo an der Schablone?
xwing-ask-choose-activation = Aktiviere ein Schiff
xwing-ask-choose-action = Eine Aktion durchführen?
xwing-ask-overlap-action = Nach dem Überschneiden eine rote Aktion durchführen?
xwing-ask-choose-lock = Welches Objekt erfassen?
xwing-ask-choose-former-lock = Welche Zielerfassung gibst du auf?
xwing-ask-coordinate = Welches Schiff koordinieren?
xwing-ask-choose-jam = Welches Schiff stören?
xwing-ask-resolve-jam = Was entfernt der Störmarker?
xwing-ask-choose-reinforce = Bug oder Heck verstärken?
xwing-ask-choose-reload = Welche Aufwertung nachladen?
xwing-ask-choose-slam = Welches Manöver für den SLAM?
xwing-ask-tractor-move = Wie bewegst du das Schiff im Traktorstrahl?
xwing-ask-tractor-turn = Das Schiff im Traktorstrahl drehen?
xwing-ask-choose-engagement = Welches Schiff kämpft?
xwing-ask-choose-weapon = Welche Waffe?
xwing-ask-choose-defender = Bestimme den Verteidiger
xwing-ask-choose-line = Entlang welcher Linie misst du?
xwing-ask-choose-tow = Welche Versorgungskiste abschleppen?
xwing-ask-choose-scramble = Welchen Satelliten verschlüsseln?
xwing-ask-jettison = Die Versorgungskiste abwerfen?
xwing-ask-place-cache = Platziere die Versorgungskiste
xwing-ask-deploy-maneuver = Mit welchem Manöver absetzen?
xwing-ask-emergency-deploy = Das Notabsetzen nutzen?
xwing-ask-boost-partially = Auf der Schablone zurückgehen, statt zu scheitern?
xwing-ask-dock-by-overlap = Am Träger andocken?
xwing-ask-choose-template = Welche Schablone?
xwing-ask-choose-detonation = Welche Vorrichtung detoniert als Nächste?
xwing-ask-choose-affected = Welches Schiff ist betroffen?
xwing-ask-choose-drop = Welche Vorrichtung abwerfen?
xwing-ask-choose-repair = Welche Schadenskarte reparieren?
xwing-ask-choose-order = Welches Schiff ist zuerst von den Minen betroffen?
xwing-ask-choose-seismic = Welches Hindernis ist betroffen?
xwing-ask-concussion-strain = Belastung erhalten, statt eine Karte aufzudecken?
xwing-ask-spend-token-of = Wessen Marker wird ausgegeben?
xwing-ask-relocate = Wohin kommt die Drohne?
xwing-ask-fit-swarm = An welche Führungen wird der Schwarm gesetzt?
xwing-ask-modify-attack-dice = Angriffswürfel modifizieren
xwing-ask-modify-defense-dice = Verteidigungswürfel modifizieren
xwing-ask-use-ability = Eine Fähigkeit einsetzen?
xwing-ask-instead = Einen Ersatzeffekt einsetzen?
xwing-ask-order-effects = Welche Fähigkeit kommt zuerst in die Warteschlange?
xwing-ask-use-card = { $card } einsetzen?
xwing-ask-linked = Die verknüpfte Aktion durchführen: { $actions }?
xwing-ask-choose = Wähle
xwing-ask-choose-dice = Wähle Würfel
xwing-ask-choose-ship = Wähle ein Schiff
xwing-may-acquire-a-lock-on-the-attacker = Den Angreifer erfassen?
xwing-branch-assign-you-should-thank-me = You Should Thank Me zuweisen
xwing-branch-assign-you-d-better-mean-business = You’d Better Mean Business zuweisen
xwing-branch-change-to-hits = In Treffer ändern
xwing-branch-change-to-evades = In Ausweichen ändern
xwing-branch-keep-2-focus-tokens = 2 Fokusmarker behalten
xwing-branch-keep-1-focus-token = 1 Fokusmarker behalten
xwing-branch-drop-a-bomb = Eine Bombe abwerfen
xwing-branch-spend-1-charge = 1 Ladung ausgeben
xwing-branch-spend-2-charges = 2 Ladungen ausgeben
xwing-may-suffer-damage-instead-of-the-dice = Schaden nehmen, statt würfeln zu lassen?
xwing-may-acquire-a-lock-on-the-defender = Den Verteidiger erfassen?
xwing-branch-remove-a-token = Einen Marker entfernen
xwing-branch-recover-a-charge = Eine Ladung wiederherstellen
xwing-branch-spend-a-hit = Einen Treffer ausgeben
xwing-branch-change-a-crit-to-a-hit = Einen kritischen Treffer in einen Treffer ändern
xwing-branch-spend-a-focus-token = Einen Fokusmarker ausgeben
xwing-branch-suffer-1-crit-damage = 1 kritischen Schaden nehmen
xwing-may-flip-proud-tradition = Proud Tradition umdrehen?
xwing-branch-deplete-token = Erschöpfungsmarker
xwing-branch-strain-token = Belastungsmarker
xwing-may-remove-a-green-token = Einen grünen Marker entfernen?
xwing-branch-rotate-the-turret = Das Geschütz rotieren
xwing-branch-look-at-a-dial-at-range-0-1 = Ein Rad in Reichweite 0–1 ansehen
xwing-branch-spend-1-force-to-look-at-a-dial-at-range-0-3 = 1 Macht ausgeben, um ein Rad in Reichweite 0–3 anzusehen
xwing-may-gain-an-ion-token-to-remove-a-disarm-token = Einen Ionenmarker erhalten, um einen Entwaffnet-Marker zu entfernen?
xwing-may-gain-a-deplete-token-to-remove-a-disarm-token = Einen Erschöpfungsmarker erhalten, um einen Entwaffnet-Marker zu entfernen?
xwing-branch-loop-to-the-left = Schleife nach links
xwing-branch-loop-to-the-right = Schleife nach rechts
xwing-may-flip-intercept-booster = Intercept Booster umdrehen?
xwing-branch-rotate-90-left = Um 90° nach links drehen
xwing-branch-rotate-90-right = Um 90° nach rechts drehen
xwing-branch-rotate-180 = Um 180° drehen
xwing-context-attack = { $attacker } greift { $defender } in Reichweite { $range } an.
xwing-context-obstructed = Versperrt. { $attack }
xwing-context-about = { $piece }
xwing-context-dials = Räder bleiben verdeckt, bis jedes Schiff aktiviert wird.
xwing-do-place = Hier platzieren
xwing-do-set-dials = Räder einstellen
xwing-do-activate = { $choice } aktivieren
xwing-do-engage = Mit { $choice } kämpfen
xwing-do-attack = { $choice } angreifen
xwing-do-choose = { $choice }
xwing-pass-action = Keine Aktion
xwing-pass-attack = Kein Angriff
xwing-pass-system = Nichts tun
xwing-pass-effect = Fertig
xwing-card-on = Auf { $ship }
xwing-card-facedown = Eine verdeckte Karte
xwing-weapon-targets = { $reach }: { $targets }
xwing-target = { $piece } in Reichweite { $range }
xwing-target-obstructed = { $piece } in Reichweite { $range }, versperrt
xwing-detail-range = Reichweite { $range }
xwing-detail-ship = Initiative { $initiative }, Hülle { $hull }, Schilde { $shields }
xwing-detail-no-objective = Sie würde scheitern: nichts in Reichweite 0–1 ({ $objective })
xwing-detail-obstructed = { $range } · { $warning }
xwing-way-straight = Geradeaus
xwing-way-bank-left = Drehung links
xwing-way-bank-right = Drehung rechts
xwing-way-roll-left = Nach links
xwing-way-roll-right = Nach rechts
xwing-way-roll-left-forward = Nach links vorn
xwing-way-roll-left-back = Nach links hinten
xwing-way-roll-right-forward = Nach rechts vorn
xwing-way-roll-right-back = Nach rechts hinten
xwing-placement-front = Nach vorn versetzt
xwing-placement-middle = In der Mitte
xwing-placement-back = Nach hinten versetzt
xwing-choice-abilities = Kartenfähigkeiten
xwing-choice-decloak = Enttarnen
xwing-choice-deploy-front = An den vorderen Führungen absetzen
xwing-choice-deploy-rear = An den hinteren Führungen absetzen
xwing-choice-dock = An { $ship } andocken
xwing-choice-drop = Mit der Schablone { $speed } { $bearing } abwerfen
xwing-choice-drop-turned = Umgedreht mit der Schablone { $speed } { $bearing } abwerfen
xwing-choice-drop-left = Von der linken Seite mit der Schablone { $speed } { $bearing } abwerfen
xwing-choice-drop-left-turned = Von der linken Seite, umgedreht, mit der Schablone { $speed } { $bearing } abwerfen
xwing-choice-drop-right = Von der rechten Seite mit der Schablone { $speed } { $bearing } abwerfen
xwing-choice-drop-right-turned = Von der rechten Seite, umgedreht, mit der Schablone { $speed } { $bearing } abwerfen
xwing-choice-launch = Mit der Schablone { $speed } { $bearing } starten
xwing-line-the-line-through-an-obstacle = Die Linie durch ein Hindernis
xwing-line-the-line-through-an-obstacle-and-more = Die Linie durch ein Hindernis und etwas anderes
xwing-line-the-line-through-a-ship-or-device = Die Linie durch ein Schiff oder eine Vorrichtung
xwing-line-through = Die Linie durch { $pieces }
xwing-line-a-device = eine Vorrichtung
xwing-line-the-free-line = Die freie Linie
xwing-rule-focus = Fokus ausgeben
xwing-rule-calculate = Berechnung ausgeben
xwing-rule-force = Macht ausgeben
xwing-rule-lock = Zielerfassung ausgeben
xwing-rule-evade = Ausweichen ausgeben
xwing-rule-linked-action = Verknüpfte Aktion
xwing-effect-of = { $piece }
xwing-effect-of-costs = { $piece }: { $cost }
xwing-costs-all = { $costs }
xwing-price-token = Kostet { $token }
xwing-price-force = Kostet { $count } Macht
xwing-price-lock = Kostet die Zielerfassung auf dem Verteidiger
xwing-price-charge = { $count ->
    [one] Kostet { $count } Ladung
   *[other] Kostet { $count } Ladungen
}
xwing-price-shields = { $count ->
    [one] Kostet { $count } Schild
   *[other] Kostet { $count } Schilde
}
xwing-price-gain = { $count ->
    [one] Du erhältst { $token }
   *[other] Du erhältst { $count } × { $token }
}
xwing-price-die = Kostet das Ergebnis
xwing-price-suffer = Du nimmst Schaden

## Der Tisch

xwing-over-no-ships = Eine Seite hat keine Schiffe mehr.
xwing-over-tie = Beide Seiten haben { $score } Punkte.
xwing-over-score = { $more } zu { $less } Punkte
xwing-scored-destroyed = { $piece } entfernt
xwing-scored-half = Die Hälfte von { $piece }
xwing-scored-objectives = Missionsziele
xwing-spoken-piece = { $name }, { $whose }
xwing-spoken-ship = { $name }, { $type }, { $whose }, Initiative { $initiative }, Hülle { $hull } von { $most }, Schilde { $shields }, { $dial }, { $tokens }
xwing-spoken-dial = Rad { $maneuver }
xwing-spoken-dial-facedown = Rad verdeckt
xwing-spoken-no-dial = kein Rad
xwing-spoken-tokens = Marker { $tokens }
xwing-spoken-count = { $count } { $token }
xwing-spoken-no-tokens = keine Marker
xwing-duel-attack = { $attacker } greift { $defender } an: { $weapon }, Reichweite { $range }
xwing-duel-note-obstructed = Versperrt: ein Verteidigungswürfel mehr
xwing-duel-note-bonus = Bonusangriff
xwing-duel-note-otherwise = Die Ergebnisse haben den Effekt der Waffe, statt Schaden zu machen
xwing-duel-note-hit = Getroffen
xwing-duel-note-missed = Verfehlt
xwing-range-mm = Reichweite { $range } · { $mm } mm
xwing-range-beyond = Jenseits von Reichweite 3 · { $mm } mm
xwing-obstructed = Versperrt durch { $pieces }: ein Verteidigungswürfel mehr
xwing-obstructed-by-piece = Versperrt durch { $pieces }
xwing-measured-arcs = Im Feuerwinkel: { $arcs }
xwing-preview-overlaps = { $ship } würde { $other } überschneiden.
xwing-preview-passes = { $ship } würde sich durch { $other } bewegen oder es überschneiden.
xwing-preview-outside = { $ship } würde die Spielfläche verlassen.
xwing-preview-clear = { $ship } überschneidet nichts, wenn sich sonst kein Schiff bewegt.
xwing-preview-stressed = { $ship } kann es nicht ausführen und fliegt stattdessen ein weißes 2 geradeaus.
xwing-preview-sees = Im Feuerwinkel: { $ships }.
xwing-preview-seen = Im Feuerwinkel von: { $ships }.
xwing-at-range = { $ship } in Reichweite { $range }
xwing-queued = { $piece }: { $effect }
xwing-queue-front = nächste Fähigkeit zuerst
xwing-queue = Fähigkeiten-Warteschlange
xwing-turns-engage = Kämpft
xwing-turns-activate = Wird aktiviert
xwing-preview-under = { $device } läge unter { $other }.
xwing-preview-fails = { $ship } hat so keinen Platz: Die Aktion scheitert.
xwing-panel-odds = Trefferchance
xwing-odds-note = kleinere Zahl: der Verteidiger gibt alles aus, was hilft
xwing-odds-defends = { $piece } wirft { $dice }
xwing-odds-plain = So, wie es ist
xwing-odds-lock-force = Zielerfassung, dann Macht oder Berechnung
xwing-odds-lock-focus = Zielerfassung, dann Fokus
xwing-odds-lock = Mit der Zielerfassung
xwing-odds-force = Mit Macht oder Berechnung
xwing-odds-focus = Mit Fokus
xwing-adjust-standing = Wo es ist
xwing-adjust-shields = Schilde
xwing-adjust-force = Machtladungen
xwing-adjust-dial = Rad
xwing-adjust-no-dial = kein Rad
xwing-adjust-deal-facedown = Verdeckte Karte zuteilen
xwing-adjust-deal-faceup = Offene Karte zuteilen
xwing-adjust-discard = { $card } ablegen
xwing-adjust-in-play = Auf dem Tisch
xwing-adjust-points = Missionspunkte
xwing-adjust-first = Erster Spieler
xwing-adjust-round = Runde
xwing-standing-waiting = wartet
xwing-standing-in-play = im Spiel
xwing-standing-reserve = in Reserve
xwing-standing-removed = entfernt

## Das Protokoll

xwing-told-round = Runde { $round }: Planungsphase
xwing-told-order-rolled = Spielerreihenfolge: { $one }; { $other }
xwing-told-order-roll = { $side } würfelt { $faces }
xwing-told-first-player = { $side } ist erster Spieler
xwing-told-placed = { $piece } wird platziert
xwing-told-moves = { $piece } bewegt sich
xwing-told-stands-in = { $piece } tritt an die Stelle seines Trägers
xwing-told-turned = { $piece } dreht sich
xwing-told-removed = { $piece } wird entfernt
xwing-told-detonates = { $piece } detoniert
xwing-told-fuse = { $piece } verliert einen Zündmarker
xwing-told-fused = { $piece } erhält einen Zündmarker
xwing-told-destroyed = { $piece } wird zerstört
xwing-told-fled = { $piece } flieht
xwing-told-reserved = { $piece } kommt in Reserve
xwing-told-damage-discarded = { $piece } legt seine Schadenskarten ab
xwing-told-mission-points = { $side } erhält { $points } Punkte
xwing-told-towed = { $piece } schleppt { $cache } ab
xwing-told-jettisoned = { $piece } wirft { $cache } ab
xwing-told-scrambled = { $side } verschlüsselt { $satellite }
xwing-told-deck-made = { $side } mischt einen neuen Schadensstapel
xwing-told-executes = { $piece } führt { $maneuver } aus
xwing-told-executes-partially = { $piece } führt { $maneuver } teilweise aus
xwing-told-passes = { $piece } überschneidet { $other } oder bewegt sich hindurch
xwing-told-turret = { $piece } rotiert sein Geschütz: { $arc }
xwing-told-looks = { $side } sieht sich das Rad von { $ship } an
xwing-told-reveals = { $piece } deckt { $maneuver } auf
xwing-told-action = { $piece }: { $action }
xwing-told-action-failed = { $piece } scheitert an einer Aktion: { $action }
xwing-told-move-failed = { $piece } hat keinen Platz und bleibt, wo es ist
xwing-told-skips-action = { $piece } überspringt den Schritt „Aktion durchführen“ wegen einer Überschneidung
xwing-told-stressed = { $piece } ist gestresst und kann keine Aktion durchführen
xwing-told-no-action = { $piece } hat keine Aktion zur Wahl
xwing-told-disarmed = { $piece } ist entwaffnet und kann nicht angreifen
xwing-told-on-obstacle = { $piece } ist in Reichweite 0 von { $obstacle } und kann nicht angreifen
xwing-told-no-attack = { $piece } kann nicht angreifen
xwing-told-gains = { $count ->
    [one] { $piece } erhält { $token }
   *[other] { $piece } erhält { $count } × { $token }
}
xwing-told-loses = { $count ->
    [one] { $piece } verliert { $token }
   *[other] { $piece } verliert { $count } × { $token }
}
xwing-told-locks = { $piece } erfasst { $other }
xwing-told-lock-broken = { $piece } verliert seine Zielerfassung auf { $other }
xwing-told-spends-charge = { $count ->
    [one] { $piece } gibt eine Ladung aus
   *[other] { $piece } gibt { $count } Ladungen aus
}
xwing-told-spends-charge-of = { $count ->
    [one] { $piece } gibt eine Ladung von { $card } aus
   *[other] { $piece } gibt { $count } Ladungen von { $card } aus
}
xwing-told-spends-force = { $piece } gibt { $count } Macht aus
xwing-told-recovers-charge = { $count ->
    [one] { $piece } stellt eine Ladung wieder her
   *[other] { $piece } stellt { $count } Ladungen wieder her
}
xwing-told-recovers-charge-of = { $count ->
    [one] { $piece } stellt eine Ladung von { $card } wieder her
   *[other] { $piece } stellt { $count } Ladungen von { $card } wieder her
}
xwing-told-recovers-force = { $piece } stellt { $count } Macht wieder her
xwing-told-upgrade-given = { $piece } erhält { $card }
xwing-told-exchanged = { $piece } tauscht { $card } gegen { $other }
xwing-told-flipped = { $piece } dreht eine Karte um: { $card }
xwing-told-condition = { $card } wird { $piece } zugewiesen
xwing-told-condition-revealed = { $card } von { $piece } wird aufgedeckt
xwing-told-condition-removed = { $piece } verliert einen Zustand
xwing-secret-condition = ein geheimer Zustand
xwing-told-card-held = { $card } kommt auf eine Zustandskarte von { $piece }
xwing-told-attack = { $piece } greift { $defender } in Reichweite { $range } an
xwing-told-rolls = { $piece } würfelt
xwing-told-die-changed = { $piece } ändert Würfel
xwing-told-die-added = { $piece } fügt ein Ergebnis hinzu
xwing-told-die-removed = Ergebnisse von { $piece } werden ausgegeben oder negiert
xwing-told-neutralized = Nicht negiert: { $hits ->
    [one] 1 Treffer
   *[other] { $hits } Treffer
}, { $crits ->
    [one] 1 kritischer Treffer
   *[other] { $crits } kritische Treffer
}
xwing-told-hit = Der Angriff trifft
xwing-told-missed = Der Angriff verfehlt
xwing-told-shield-lost = { $count ->
    [one] { $piece } verliert { $count } Schild
   *[other] { $piece } verliert { $count } Schilde
}
xwing-told-shield-recovered = { $count ->
    [one] { $piece } stellt { $count } Schild wieder her
   *[other] { $piece } stellt { $count } Schilde wieder her
}
xwing-told-facedown = { $count ->
    [one] { $piece } erhält { $count } verdeckte Karte
   *[other] { $piece } erhält { $count } verdeckte Karten
}
xwing-told-faceup = { $piece } erhält { $card }
xwing-told-card-shown = { $piece } würde { $card } erhalten
xwing-told-cards-drawn = { $side } zieht { $count } Schadenskarten für { $ship }
xwing-told-card-discarded = { $card }, gezogen für { $piece }, wird abgelegt
xwing-told-unseen-discarded = Eine für { $piece } gezogene Schadenskarte wird ungesehen abgelegt
xwing-told-exposed = { $card } von { $piece } wird aufgedeckt
xwing-told-repaired = { $piece } legt eine Schadenskarte ab
xwing-told-turned-facedown = { $piece } dreht eine Schadenskarte auf die verdeckte Seite
xwing-told-upgrade-hidden = { $piece } legt eine Karte verdeckt unter eine andere
xwing-told-upgrade-revealed = { $piece } deckt { $card } auf und rüstet sie aus

## Was außer der Fähigkeit auf einer Karte steht

xwing-printed-both = { $one } { $other }
xwing-printed-more = { $stat } +{ $by }.
xwing-printed-less = { $stat } −{ $by }.
xwing-printed-primary = Primärwaffe, { $arc }: Angriff { $value }.
xwing-printed-attack = Angriff { $value }, { $arc }, Reichweite { $least }–{ $most }.
xwing-printed-action = Fügt die Aktion { $action } hinzu.
xwing-printed-slot = Fügt einen Platz hinzu: { $slot }.
xwing-printed-slot-lost = Nimmt einen Platz weg: { $slot }.
xwing-printed-device = Vorrichtung: { $device }.
xwing-printed-ability = Deine Schiffsfähigkeit wird { $ability }: { $does }
xwing-with-condition = { $text } { $condition }: { $does }

## Die Lobby

xwing-option-scenario = Szenario
xwing-option-dogfight = Luftkampf ohne Missionsziele
xwing-option-assault-at-the-satellite-array = Assault at the Satellite Array
xwing-option-chance-engagement = Chance Engagement
xwing-option-salvage-mission = Salvage Mission
xwing-option-scramble-the-transmissions = Scramble the Transmissions
xwing-option-obstacles = Hindernisse
xwing-option-obstacles-brought = Aus den Staffeln
xwing-option-obstacles-mixed = Zwei von jeder Art
xwing-option-obstacles-asteroid = Asteroiden
xwing-option-obstacles-debris-cloud = Trümmerwolken
xwing-option-obstacles-gas-cloud = Gaswolken

## Was an einer Staffel nicht stimmt

xwing-branch-gain-a-focus-token = Einen Fokusmarker erhalten
xwing-branch-gain-an-evade-token = Einen Ausweichmarker erhalten
xwing-branch-keep-a-focus-token = Einen Fokusmarker behalten
xwing-branch-keep-an-evade-token = Einen Ausweichmarker behalten
xwing-branch-repair-a-damage-card = Eine Schadenskarte reparieren
xwing-branch-recover-a-shield = Einen Schild wiederherstellen
xwing-branch-remove-a-device = Eine Vorrichtung entfernen
xwing-branch-remove-a-deplete-token = Einen Erschöpfungsmarker entfernen
xwing-branch-remove-a-strain-token = Einen Belastungsmarker entfernen
xwing-branch-repair-a-faceup-damage-card = Eine offene Schadenskarte reparieren
xwing-may-break-the-lock = Die Zielerfassung brechen?
xwing-branch-gain-1-stress-to-rotate-left = Einen Stressmarker erhalten, um nach links zu drehen
xwing-branch-gain-1-stress-to-rotate-right = Einen Stressmarker erhalten, um nach rechts zu drehen
xwing-branch-give-a-focus-token = Einen Fokusmarker geben
xwing-branch-give-an-evade-token = Einen Ausweichmarker geben
xwing-branch-transfer-a-green-token-to-it = Ihm einen grünen Marker übertragen
xwing-branch-take-an-orange-token-from-it = Einen orangen Marker von ihm nehmen
