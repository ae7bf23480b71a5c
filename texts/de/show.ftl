# Was der Tisch von Star Wars: Armada zeigt: Szene, Messen, Vorschau.

## Schritte und Abläufe des Regelhefts

armada-step-activate = Aktivieren
armada-step-activate-ships = Schiffe aktivieren
armada-step-activate-squadrons = Staffeln aktivieren
armada-step-add-dice = Würfel hinzufügen
armada-step-add-a-die = Würfel hinzufügen
armada-step-after-command = Nach dem Kommando
armada-step-after-deployment = Nach dem Aufstellen
armada-step-after-maneuver = Nach dem Manöver
armada-step-after-move = Nach der Bewegung
armada-step-after-the-attack = Nach dem Angriff
armada-step-arrive = Eintreffen
armada-step-assign-command-dials = Kommandoräder zuweisen
armada-step-attack = Angriff
armada-step-salvo-attack = Salvenangriff
armada-step-counter-attack = Konterangriff
armada-step-attack-step = Angreifen
armada-step-attacks = Angriffe
armada-step-before-the-attack-step = Vor dem Angriffsschritt
armada-step-choose = Wählen
armada-step-choose-exogorth = Exogorth wählen
armada-step-choose-objective = Einsatzziel wählen
armada-step-choose-purrgil = Purrgil wählen
armada-step-command = Kommando
armada-step-command-dial = Kommandorad
armada-step-command-phase = Kommandophase
armada-step-command-token = Kommandomarker
armada-step-concentrate-fire-command = Feuer konzentrieren
armada-step-damage-card = Schadenskarte
armada-step-deal-damage-card = Schadenskarte zuteilen
armada-step-declare-additional-squadron-target = Weiteres Staffelziel auswählen
armada-step-declare-target = Ziel auswählen
armada-step-defense-token = Verteidigungsmarker
armada-step-deploy = Aufstellen
armada-step-deploy-ships = Schiffe aufstellen
armada-step-determine-course = Kurs bestimmen
armada-step-determine-direction = Richtung bestimmen
armada-step-determine-initiative = Initiative bestimmen
armada-step-discard-command-token = Kommandomarker ablegen
armada-step-end-of-activation = Ende der Aktivierung
armada-step-end-of-command-phase = Ende der Kommandophase
armada-step-end-of-game = Spielende
armada-step-end-of-round = Rundenende
armada-step-end-of-ship-phase = Ende der Schiffsphase
armada-step-end-of-squadron-phase = Ende der Staffelphase
armada-step-end-of-the-attack-step = Ende des Angriffsschritts
armada-step-execute-maneuver = Manöver ausführen
armada-step-exogorths = Exogorths
armada-step-flip-initiative-token = Initiativemarker umdrehen
armada-step-gain-command-dial = Kommandorad erhalten
armada-step-gain-command-token = Kommandomarker erhalten
armada-step-game = Partie
armada-step-hyperspace-assault = Hyperspace Assault
armada-step-ignition-attack = Zündungsangriff
armada-step-move-obstacle = Hindernis bewegen
armada-step-deploy-squadrons = Staffeln aufstellen
armada-step-leave = Verlassen
armada-step-choose-obstacle = Hindernis wählen
armada-step-move-purrgil = Purrgil bewegen
armada-step-move-shields = Schild verschieben
armada-step-move-ship = Schiff bewegen
armada-step-move-squadron = Staffel bewegen
armada-step-move-tokens = Marker bewegen
armada-step-move-or-attack = Bewegen oder angreifen
armada-step-navigate-command = Navigieren
armada-step-objective-tokens = Einsatzzielmarker
armada-step-obstacles = Hindernisse
armada-step-overlapped-obstacles = Überschnittene Hindernisse
armada-step-overlapped-squadrons = Überschnittene Staffeln
armada-step-place = Platzieren
armada-step-place-obstacles = Hindernisse platzieren
armada-step-place-round-token = Rundenmarker platzieren
armada-step-place-targeting-token = Zielmarker platzieren
armada-step-place-tokens = Marker platzieren
armada-step-prepare-other-components = Sonstige Komponenten vorbereiten
armada-step-project-shields = Schilde übertragen
armada-step-purrgil = Purrgil
armada-step-ready-defense-tokens = Verteidigungsmarker spielbereit machen
armada-step-ready-upgrade-cards = Aufwertungskarten spielbereit machen
armada-step-recover-shields = Schilde wiederherstellen
armada-step-redirect = Umlenken
armada-step-choose-hull-zone = Hüllensektion wählen
armada-step-further-attack = Weiterer Angriff
armada-step-redirect-damage = Schaden umlenken
armada-step-repair-command = Reparieren
armada-step-repair-hull = Hülle reparieren
armada-step-repair-squadron = Staffel reparieren
armada-step-gather-victory-tokens = Siegmarker gewinnen
armada-step-reroll = Neu würfeln
armada-step-reroll-dice = Würfel neu würfeln
armada-step-reroll-a-die = Würfel neu würfeln
armada-step-resolve = Abhandeln
armada-step-resolve-attack-effects = Angriffseffekte abhandeln
armada-step-resolve-command = Kommando abhandeln
armada-step-resolve-concentrate-fire-command = Feuer konzentrieren abhandeln
armada-step-resolve-damage = Schaden abhandeln
armada-step-resolve-navigate-command = Navigieren abhandeln
armada-step-resolve-repair-command = Reparieren abhandeln
armada-step-resolve-squadron-command = Staffelkommando abhandeln
armada-step-resolve-its-effect = Effekt abhandeln
armada-step-return-squadron = Staffel kommt zurück
armada-step-reveal-command-dial = Kommandorad aufdecken
armada-step-roll-attack-dice = Angriffswürfel würfeln
armada-step-round = Runde
armada-step-rounds = Runden
armada-step-scenario = Szenario
armada-step-set-aside = Zur Seite legen
armada-step-set-speed = Schub einstellen
armada-step-setup = Aufbau
armada-step-ship-activation = Schiffsaktivierung
armada-step-ship-attack = Schiffsangriff
armada-step-ship-phase = Schiffsphase
armada-step-speed = Schub
armada-step-spend-defense-tokens = Verteidigungsmarker ausgeben
armada-step-spend-dial-or-token = Kommandorad oder Marker ausgeben
armada-step-spend-engineering-points = Technikpunkte ausgeben
armada-step-spend-the-token = Marker ausgeben
armada-step-squadron-activation = Staffelaktivierung
armada-step-squadron-attack = Staffelangriff
armada-step-squadron-command = Staffelkommando
armada-step-squadron-phase = Staffelphase
armada-step-start-of-activation = Beginn der Aktivierung
armada-step-start-of-command-phase = Beginn der Kommandophase
armada-step-start-of-round = Rundenbeginn
armada-step-start-of-ship-phase = Beginn der Schiffsphase
armada-step-start-of-squadron-phase = Beginn der Staffelphase
armada-step-start-of-status-phase = Beginn der Statusphase
armada-step-starting-tokens-and-dials = Anfängliche Marker und Kommandoräder
armada-step-station = Raumstation
armada-step-status-phase = Statusphase
armada-step-strategic = Strategisch
armada-step-suffer-damage = Schaden nehmen
armada-step-targeting-token = Zielmarker
armada-path-round = Runde { $round }

## Namen

armada-command-token = Marker „{ $command }“
armada-raid-token = Überfallmarker „{ $command }“
armada-faction-rebel = Rebellenallianz
armada-faction-imperial = Galaktisches Imperium
armada-faction-republic = Galaktische Republik
armada-faction-separatist = Separatistenallianz
armada-range-mm = { $range } · { $mm } mm
armada-measured-touching = Die Basen berühren sich.
armada-distance-mm = Entfernung { $distance } · { $mm } mm
armada-distance-beyond-mm = jenseits von Entfernung 5 · { $mm } mm

## Zahlen

armada-stat-hull = Hülle
armada-stat-speed = Schub
armada-stat-shields = Schilde
armada-stat-command = Kommando
armada-stat-squadron = Staffel
armada-stat-engineering = Technik
armada-stat-anti-squadron = Anti-Jäger
armada-stat-battery = Geschützbatterie
armada-stat-shields-of = Schilde, { $zone }
armada-stat-battery-of = Geschützbatterie, { $zone }
armada-stat-special-battery = Spezialbatterie
armada-printed = Aufgedruckt
armada-counter-pass = Passmarker
armada-counter-victory = Siegmarker
armada-scored-destroyed = { $piece } zerstört
armada-scored-crippled = { $piece } schwer beschädigt
armada-scored-victory = { $tokens ->
    [one] { $tokens } Siegmarker
   *[other] { $tokens } Siegmarker
}
armada-scored-objective = Einsatzziel
armada-pile-damage = Schadensstapel

## Laufende Angriffe

armada-duel-attack = { $attacker } greift { $defender } an, { $range }
armada-duel-salvo = { $attacker } feuert eine Salve auf { $defender }
armada-duel-counter = { $attacker } kontert gegen { $defender }
armada-duel-snipe = { $attacker } schießt aus der Ferne auf { $defender }
armada-duel-ignition = { $attacker } führt einen Zündungsangriff gegen { $defender } durch
armada-duel-exogorth = { $attacker } greift { $defender } an
armada-duel-note-obstructed = Versperrt
armada-duel-note-concentrated = Feuer konzentrieren abgehandelt
armada-duel-note-braced = Stabilisiert: Schaden halbiert
armada-duel-note-contained = Eingedämmt: kein normaler kritischer Effekt
armada-duel-note-salvo = Eine Salve folgt
armada-duel-note-critical = Kritischer Effekt abgehandelt
armada-duel-note-canceled = Abgebrochen
armada-duel-note-redirect = Umgelenkt nach { $zone }
armada-duel-note-suffered = { $damage } Schaden genommen
armada-sight-obstructed = Versperrt: −1 Würfel

## Namen für Bildschirmleser

armada-whose-yours = gehört dir
armada-whose-enemy = feindlich
armada-spoken-ship = { $name }, { $whose }, Hülle { $hull } von { $most }, Schilde { $shields }, Schub { $speed }, { $dial }
armada-spoken-shields = { $zone } { $now }
armada-spoken-dial = Kommandorad { $command }
armada-spoken-dial-facedown = Kommandorad verdeckt
armada-spoken-no-dial = kein Kommandorad
armada-spoken-squadron = { $name }, { $whose }, Hülle { $hull } von { $most }, { $state }
armada-spoken-activated = aktiviert
armada-spoken-unactivated = nicht aktiviert
armada-spoken-piece = { $name }, { $whose }

## Das Ende

armada-over-no-ships = Die unterlegene Seite hat kein Schiff mehr.
armada-over-score = { $more } zu { $less } Punkte
armada-over-tie = Gleichstand mit { $score } Punkten: Der zweite Spieler gewinnt.

## Schlüsselwörter

armada-keyword-name-adept = Adept
armada-keyword-name-ai-battery = KI: Geschützbatterie
armada-keyword-name-ai-anti-squadron = KI: Anti-Jäger
armada-keyword-name-assault = Sturm
armada-keyword-name-bomber = Bomber
armada-keyword-name-cloak = Tarnung
armada-keyword-name-counter = Konter
armada-keyword-name-dodge = Ausweichmanöver
armada-keyword-name-escort = Eskorte
armada-keyword-name-grit = Zäh
armada-keyword-name-heavy = Schwerfällig
armada-keyword-name-intel = Aufklärung
armada-keyword-name-relay = Relais
armada-keyword-name-rogue = Einzelgänger
armada-keyword-name-scout = Späher
armada-keyword-name-screen = Abschirmung
armada-keyword-name-snipe = Scharfschütze
armada-keyword-name-strategic = Strategisch
armada-keyword-name-swarm = Schwarm

## Messen

armada-measure-legal = { $dice ->
    [one] Ein Angriff mit { $dice } Würfel ist möglich.
   *[other] Ein Angriff mit { $dice } Würfeln ist möglich.
}
armada-measure-in-arc = Im Feuerwinkel.
armada-measure-not-in-arc = Nicht im Feuerwinkel.
armada-measure-no-sight = Keine Sichtlinie: Sie kreuzt die Hüllensektion { $zone }.
armada-measure-obstructed-by = Versperrt durch { $piece }.
armada-measure-clear = Die Sichtlinie ist frei.
armada-measure-pair = { $from } → { $to }: { $range }. { $verdict }
armada-measure-pair-away = { $from } → { $to }: { $verdict }
armada-measure-no-attack = Keine Hüllensektion dieses Schiffs kann es angreifen.

## Vorschau

armada-preview-obstructed = Versperrt: Ein Würfel wird entfernt.
armada-preview-outside = Ein Teil der Basis verlässt die Spielfläche: Das Schiff wird zerstört.
armada-preview-overlaps-ship = Überschneidet { $piece }: Das Schiff endet mit Schub { $speed }.
armada-preview-collision = { $count ->
    [one] { $piece } erhält eine verdeckte Schadenskarte.
   *[other] { $piece } erhält { $count } verdeckte Schadenskarten.
}
armada-preview-collision-faceup = { $piece } erhält eine offene Schadenskarte.
armada-preview-overlaps-squadron = Überschneidet { $piece }. Dein Gegner platziert sie.
armada-preview-asteroid-field = Überschneidet { $piece }: eine offene Schadenskarte.
armada-preview-debris-field = Überschneidet { $piece }: zwei Schaden für eine Hüllensektion deiner Wahl.
armada-preview-station = Überschneidet { $piece }: Du darfst eine Schadenskarte ablegen.
armada-preview-dust-field = Überschneidet { $piece }: keine Wirkung.
armada-preview-exogorth = Überschneidet { $piece }: ein Schaden.
armada-preview-gravity-rift = Überschneidet { $piece }: Das Schubrad wird auf 0 gestellt.
armada-preview-purrgil = Überschneidet { $piece }: Schaden in Höhe seines Schubs.
armada-preview-clearance = Abstand zu { $piece }: { $mm } mm.
armada-preview-overlaps = Überschneidet { $piece }.
armada-preview-moves = Bewegt sich { $mm } mm (Entfernung { $distance }).
armada-preview-moves-far = Bewegt sich { $mm } mm (jenseits von Entfernung 5).
armada-preview-engaged = Im Nahkampf mit { $pieces }.
armada-preview-not-engaged = Nicht im Nahkampf.

## Was sich ändern würde

armada-change-damage = Schaden { $before } → { $after }.
armada-change-speed = { $piece }: Schub { $before } → { $after }.
armada-change-shields = { $piece }, { $zone }: Schilde { $before } → { $after }.
armada-change-gains-token = { $piece } erhält den Marker „{ $command }“.
armada-change-loses-token = { $piece } verliert den Marker „{ $command }“.
armada-change-spends-dial = { $piece } gibt das Kommandorad „{ $command }“ aus.
armada-change-readied = { $piece }: { $token } wird spielbereit.
armada-change-exhausted = { $piece }: { $token } wird erschöpft.
armada-change-discarded = { $piece }: { $token } wird abgelegt.

## Tafeln

armada-panel-pool = Angriffspool
armada-pool-dice = { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfel
}
armada-pool-left-out = { $dice ->
    [one] ein Würfel wird entfernt; angenommen wird der schwächste
   *[other] { $dice } Würfel werden entfernt; angenommen werden die schwächsten
}
armada-panel-answers = { $defender } kann antworten mit
armada-answers-shields = { $zone }: Schilde { $now } von { $most }
armada-panel-hull = Hülle, die du verlieren würdest
armada-hull-of = von { $hull }, so wie die Würfel liegen
armada-hull-nothing-spent = Wenn du nichts ausgibst
armada-hull-lost = { $hull }
armada-hull-all = { $hull } ✕
armada-panel-odds = Aussichten
armada-odds-mean = im Schnitt { $mean } Schaden, vor Neuwürfen, zusätzlichen Würfeln und Verteidigungsmarkern
armada-odds-left = im Schnitt bleiben { $mean }
armada-odds-share = { $percent } %
armada-odds-at-least = { $damage } oder mehr
armada-odds-hull = { $damage } oder mehr: erreicht die Hülle
armada-odds-faceup = Eine offene Schadenskarte
armada-odds-destroyed = { $damage } oder mehr: zerstört
armada-odds-accuracy = Mindestens eine Zielgenauigkeit
armada-panel-threat = Wer im Feuerwinkel wäre
armada-threat-note = nächste Runde, falls sich sonst nichts bewegt
armada-threat-none = niemand, falls sich sonst nichts bewegt
armada-answer-ready = { $token }
armada-answer-exhausted = { $token } (erschöpft)
armada-answer-locked = { $token } (gesperrt)
armada-panel-targets = Was angegriffen werden könnte
armada-threat-ours = Du ({ $from }) auf { $piece } ({ $to })
armada-threat-theirs = { $piece } ({ $from }) auf dich ({ $to })
armada-preview-clear = Überschneidet nichts und bleibt auf der Spielfläche.
armada-path-attack = Angriff { $number } von { $most }
