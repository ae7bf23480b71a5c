# Armada: was gefragt wird und was geschieht, in den Begriffen des Regelhefts.

## Namen

armada-nothing = nichts
armada-numbered = { $what } { $number }
armada-token-lent = { $token }: { $piece }
armada-zone-of = { $ship }, { $zone }
armada-zone-front = Bug
armada-zone-left = links
armada-zone-right = rechts
armada-zone-rear = Heck
armada-zone-left-auxiliary = links hinten
armada-zone-right-auxiliary = rechts hinten
armada-command-navigate = Navigieren
armada-command-squadron = Staffel
armada-command-repair = Reparieren
armada-command-concentrate-fire = Feuer konzentrieren
armada-defense-scatter = Zerstreuen
armada-defense-evade = Ausweichen
armada-defense-brace = Stabilisieren
armada-defense-redirect = Umlenken
armada-defense-contain = Eindämmen
armada-defense-salvo = Salve
armada-range-close = kurze Reichweite
armada-range-medium = mittlere Reichweite
armada-range-long = große Reichweite
armada-range-extreme = jenseits der großen Reichweite
armada-obstacle-asteroid-field = Asteroidenfeld
armada-obstacle-debris-field = Trümmerfeld
armada-obstacle-station = Raumstation
armada-obstacle-dust-field = Staubfeld
armada-obstacle-exogorth = Exogorth
armada-obstacle-gravity-rift = Gravitationsriss
armada-obstacle-purrgil = Purrgil
armada-edge-lower = Der untere Rand
armada-edge-upper = Der obere Rand
armada-edge-left = Der linke Rand
armada-edge-right = Der rechte Rand
armada-token = Marker
armada-token-objective = Einsatzzielmarker
armada-token-mine = Annäherungsmine
armada-round-token = Rundenmarker { $round }
armada-token-targeting = Zielmarker
armada-token-grav-well = Gravitationsschachtmarker
armada-token-grav-shift = Gravitationsverschiebungsmarker
armada-token-chaff = Düppelmarker
armada-token-focus = Fokusmarker

## Fragen

armada-ask-choose-first-player = Wer ist erster Spieler?
armada-ask-choose-objective = Wähle das Einsatzziel
armada-ask-choose-obstacle = Wähle ein Hindernis
armada-ask-place-obstacle = Platziere das Hindernis
armada-ask-place-objective-token = Platziere einen Einsatzzielmarker
armada-ask-move-objective-token = Einsatzzielmarker bewegen?
armada-ask-choose-objective-token = Welcher Einsatzzielmarker wird bewegt?
armada-ask-choose-deployment = Was stellst du auf?
armada-ask-deploy-ship = Stelle das Schiff auf
armada-ask-deploy-speed = Stelle seinen Schub ein
armada-ask-deploy-squadron = Stelle die Staffel auf
armada-ask-arrive-beside = Platziere es auf dem Tisch
armada-ask-place-card-token = Platziere den Marker
armada-ask-arrive-at = Wo treffen deine Streitkräfte ein?
armada-ask-set-aside = Was legst du beiseite?
armada-ask-starting-pile = Was soll zu Beginn auf der Karte liegen?
armada-ask-set-dials = Stelle deine Kommandoräder ein
armada-ask-activate-ship = Aktiviere ein Schiff
armada-ask-use-dial = Kommandorad behalten oder Marker nehmen?
armada-ask-discard-command-token = Lege einen Kommandomarker ab
armada-ask-pay-command = Womit bezahlst du „{ $command }“?
armada-ask-command-squadron = Aktiviere eine Staffel
armada-ask-repair = Gib Technikpunkte aus
armada-ask-shield-from = Woher kommt der Schild?
armada-ask-shield-to = Wohin kommt der Schild?
armada-ask-discard-damage-card = Welche Schadenskarte legst du ab?
armada-ask-repair-squadron = Welche Staffel stellt einen Hüllenpunkt wieder her?
armada-ask-gather-at = Wo gewinnst du Siegmarker?
armada-ask-gather-amount = Wie viele Siegmarker?
armada-ask-change-speed = Ändere den Schub
armada-ask-attack-from = Aus welcher Hüllensektion greifst du an?
armada-ask-declare-target = Wähle ein Ziel
armada-ask-next-squadron-target = Noch eine Staffel angreifen?
armada-ask-remove-die = Entferne einen Würfel
armada-ask-added-colour = Würfel welcher Farbe hinzufügen?
armada-ask-reroll-die = Einen Würfel neu würfeln?
armada-ask-reroll-dice = Würfel neu würfeln?
armada-ask-spend-defense-token = Einen Verteidigungsmarker ausgeben?
armada-ask-evade-die = Welchen Würfel negierst du?
armada-ask-evade-at-medium = Welcher Würfel muss neu gewürfelt werden?
armada-ask-evade-extra-die = Den Marker ablegen, um einen weiteren Würfel zu beeinflussen?
armada-ask-evade-cancels = Die gewählten Würfel negieren?
armada-ask-evade-further-die = Das Ausweichen auf einen weiteren Würfel anwenden?
armada-ask-redirect-to = In welche Hüllensektion lenkst du Schaden um?
armada-ask-redirect-amount = Wie viel Schaden lenkst du um?
armada-ask-suffer-in = Welche Hüllensektion nimmt den Schaden?
armada-ask-project-to = Auf welche Hüllensektion verschiebst du den Schild?
armada-ask-return-squadron = Wo kommt die Staffel zurück?
armada-ask-course = Bestimme den Kurs
armada-ask-choose-displaced = Welche Staffel platzierst du als Nächste?
armada-ask-place-displaced = Platziere die überschnittene Staffel
armada-ask-choose-overlapped = Welches Hindernis wird zuerst abgehandelt?
armada-ask-use-station = Die Raumstation nutzen?
armada-ask-activate-squadron = Aktiviere eine Staffel
armada-ask-squadron-action = Was tut die Staffel?
armada-ask-squadron-target = Wähle ein Ziel
armada-ask-move-squadron = Bewege die Staffel
armada-ask-cloak-move = Die getarnte Staffel bewegen?
armada-ask-counter-attack = Kontern?
armada-ask-counter-from = Aus welcher Hüllensektion konterst du?
armada-ask-choose-exogorth = Welcher Exogorth greift an?
armada-ask-exogorth-target = Welche Staffel greift er an?
armada-ask-choose-purrgil = Welcher Purrgil wird bewegt?
armada-ask-choose-moved-obstacle = Welches Hindernis bewegst du?
armada-ask-move-obstacle = Bewege das Hindernis
armada-ask-turn-over = Das Hindernis umdrehen?
armada-ask-ready-card = Eine Karte spielbereit machen?
armada-ask-ready-payment = Mit welchen Markern bezahlst du?
armada-ask-place-targeting-token = Den Zielmarker platzieren?
armada-ask-confirm = Einsetzen?
armada-ask-order-effects = In welcher Reihenfolge werden sie abgehandelt?
armada-ask-use-card = { $card } einsetzen?
armada-ask-branch = Wähle eines

armada-choose-one = Wähle eines
armada-choose-one-some = Wähle
armada-choose-ship = Wähle ein Schiff
armada-choose-ship-some = Wähle Schiffe
armada-choose-zone = Wähle eine Hüllensektion
armada-choose-zone-some = Wähle Hüllensektionen
armada-choose-squadron = Wähle eine Staffel
armada-choose-squadron-some = Wähle Staffeln
armada-choose-obstacle = Wähle ein Hindernis
armada-choose-obstacle-some = Wähle Hindernisse
armada-choose-token = Wähle einen Marker
armada-choose-token-some = Wähle Marker
armada-choose-upgrade = Wähle eine Aufwertungskarte
armada-choose-upgrade-some = Wähle Aufwertungskarten
armada-choose-damage-card = Wähle eine Schadenskarte
armada-choose-damage-card-some = Wähle Schadenskarten
armada-choose-die = Wähle einen Würfel
armada-choose-die-some = Wähle Würfel
armada-choose-defense = Wähle einen Verteidigungsmarker
armada-choose-defense-some = Wähle Verteidigungsmarker
armada-choose-command = Wähle ein Kommando
armada-choose-command-some = Wähle Kommandos
armada-choose-colour = Wähle eine Farbe
armada-choose-colour-some = Wähle Farben
armada-choose-face = Wähle eine Seite
armada-choose-face-some = Wähle Seiten
armada-choose-token-type = Wähle eine Art von Verteidigungsmarkern
armada-choose-token-type-some = Wähle Arten von Verteidigungsmarkern
armada-choose-number = Wähle eine Zahl
armada-choose-number-some = Wähle Zahlen
armada-choose-player = Wähle einen Spieler
armada-choose-player-some = Wähle Spieler

armada-may-lower-the-speed-or-change-the-top-command-dial = Seinen Schub senken oder sein oberstes Kommandorad ändern?
armada-may-remove-the-obstacle-s-objective-token-for-a-victory-token = Den Einsatzzielmarker gegen einen Siegmarker entfernen?
armada-may-move-a-second-shield = Einen zweiten Schild verschieben?
armada-may-discard-an-objective-token-to-ready-a-defense-token = Einen Einsatzzielmarker ablegen, um einen Verteidigungsmarker spielbereit zu machen?
armada-may-discard-the-ship-s-objective-token = Den Einsatzzielmarker des Schiffs ablegen?
armada-may-replace-a-second-die = Einen zweiten Würfel tauschen?
armada-may-recover-a-defense-token = Einen Verteidigungsmarker wiederherstellen?
armada-may-recover-or-ready-a-defense-token = Einen Verteidigungsmarker wiederherstellen oder spielbereit machen?
armada-may-spend-a-second-shield = Einen zweiten Schild ausgeben?
armada-may-change-the-top-dial-or-give-a-raid-token = Sein oberstes Rad ändern oder ihm einen Überfallmarker geben?
armada-may-place-two-command-tokens-on-the-card = Zwei Kommandomarker auf die Karte legen?
armada-may-gain-command-tokens = Kommandomarker erhalten?
armada-branch-discard-a-navigate-token = Einen Marker „Navigieren“ ablegen
armada-branch-change-the-speed = Den Schub ändern
armada-branch-raise-a-yaw = Einen Kurskorrekturwert erhöhen
armada-branch-lower-the-speed-by-1 = Seinen Schub um 1 senken
armada-branch-choose-a-new-command-on-the-top-dial = Ein neues Kommando auf seinem obersten Rad wählen
armada-branch-suffer-1-damage = 1 Schaden nehmen
armada-branch-recover-a-discarded-defense-token = Einen abgelegten Verteidigungsmarker wiederherstellen
armada-branch-ready-a-defense-token = Einen Verteidigungsmarker spielbereit machen
armada-branch-recover-a-defense-token = Einen Verteidigungsmarker wiederherstellen
armada-branch-discard-the-top-dial = Das oberste Kommandorad ablegen
armada-branch-give-a-raid-token = Ihm den Überfallmarker geben
armada-branch-set-the-top-dial = Sein oberstes Rad auf dieses Kommando stellen
armada-branch-give-every-friendly-ship-a-token = Jedem befreundeten Schiff einen Marker geben
armada-branch-gain-a-dial = Ein Rad erhalten
armada-option = Möglichkeit { $number }

## Wann Effekte eingesetzt werden können

armada-window-after-choose-objective = Nach der Wahl des Einsatzziels einen Effekt einsetzen?
armada-window-after-place-obstacles = Nach dem Platzieren der Hindernisse einen Effekt einsetzen?
armada-window-before-deploy-fleets = Vor der Aufstellung einen Effekt einsetzen?
armada-window-ship-deploys-in-setup = Beim Aufstellen des Schiffs einen Effekt einsetzen?
armada-window-ship-deploys = Beim Aufstellen des Schiffs einen Effekt einsetzen?
armada-window-after-deploy-fleets = Nach der Aufstellung einen Effekt einsetzen?
armada-window-start-of-round = Zu Beginn der Runde einen Effekt einsetzen?
armada-window-start-of-command-phase = Zu Beginn der Kommandophase einen Effekt einsetzen?
armada-window-end-of-command-phase = Am Ende der Kommandophase einen Effekt einsetzen?
armada-window-start-of-ship-phase = Zu Beginn der Schiffsphase einen Effekt einsetzen?
armada-window-after-start-of-ship-phase = Zu Beginn der Schiffsphase einen Effekt einsetzen?
armada-window-ship-activates = Bei der Aktivierung des Schiffs einen Effekt einsetzen?
armada-window-before-reveal-command = Vor dem Aufdecken des Kommandorads einen Effekt einsetzen?
armada-window-reveal-command = Beim Aufdecken des Kommandorads einen Effekt einsetzen?
armada-window-after-reveal-command-dial-step = Nach dem Aufdecken des Kommandorads einen Effekt einsetzen?
armada-window-pay-for-command = Einen Effekt zum Bezahlen des Kommandos einsetzen?
armada-window-resolve-revealed-commands = Ein Kommando abhandeln?
armada-window-resolve-squadron-command = Beim Staffelkommando einen Effekt einsetzen?
armada-window-resolve-repair-command = Beim Reparieren-Kommando einen Effekt einsetzen?
armada-window-resolve-navigate-command = Beim Navigieren-Kommando einen Effekt einsetzen?
armada-window-resolve-concentrate-fire = Beim Kommando „Feuer konzentrieren“ einen Effekt einsetzen?
armada-window-after-resolve-command = Nach dem Kommando einen Effekt einsetzen?
armada-window-before-attack-step = Vor dem Angriffsschritt einen Effekt einsetzen?
armada-window-end-of-attack-step = Am Ende des Angriffsschritts einen Effekt einsetzen?
armada-window-declare-target = Bei der Zielwahl einen Effekt einsetzen?
armada-window-after-gather-dice = Für die gesammelten Würfel einen Effekt einsetzen?
armada-window-before-roll-attack-dice = Vor dem Wurf einen Effekt einsetzen?
armada-window-after-roll-attack-dice = Nach dem Wurf einen Effekt einsetzen?
armada-window-resolve-attack-effects = Einen Angriffseffekt abhandeln?
armada-window-spend-defense-tokens = Vor dem Ausgeben von Verteidigungsmarkern einen Effekt einsetzen?
armada-window-defense-token-spent = Beim Ausgeben des Markers einen Effekt einsetzen?
armada-window-resolve-defense-effect = Beim Abhandeln des Verteidigungseffekts einen Effekt einsetzen?
armada-window-after-spend-defense-tokens = Nach dem Ausgeben von Verteidigungsmarkern einen Effekt einsetzen?
armada-window-start-of-resolve-damage = Vor dem Abhandeln des Schadens einen Effekt einsetzen?
armada-window-critical-effect = Einen kritischen Effekt abhandeln?
armada-window-before-suffer-attack-damage = Einen Effekt einsetzen, bevor der Schaden genommen wird?
armada-window-suffer-attack-damage = Einen Effekt einsetzen, wenn der Schaden genommen wird?
armada-window-would-be-dealt-faceup = Einen Effekt auf die offene Schadenskarte einsetzen?
armada-window-before-squadron-deploys = Vor dem Aufstellen der Staffel einen Effekt einsetzen?
armada-window-end-of-resolve-damage = Nach dem Abhandeln des Schadens einen Effekt einsetzen?
armada-window-after-attack = Nach dem Angriff einen Effekt einsetzen?
armada-window-before-determine-course = Vor der Kursbestimmung einen Effekt einsetzen?
armada-window-determine-course = Bei der Kursbestimmung einen Effekt einsetzen?
armada-window-before-move = Vor der Bewegung einen Effekt einsetzen?
armada-window-overlap-ship = Bei der Überschneidung der Schiffe einen Effekt einsetzen?
armada-window-may-ignore-obstacles = Die Hindernisse ignorieren?
armada-window-overlap-obstacles = Einen Effekt einsetzen, bevor die überschnittenen Hindernisse wirken?
armada-window-overlap-obstacle = Einen Effekt einsetzen, bevor das überschnittene Hindernis wirkt?
armada-window-end-of-movement = Am Ende der Bewegung einen Effekt einsetzen?
armada-window-after-execute-maneuver = Nach dem Manöver einen Effekt einsetzen?
armada-window-end-of-ship-activation = Am Ende der Aktivierung einen Effekt einsetzen?
armada-window-targeting-token-placed = Beim Platzieren des Zielmarkers einen Effekt einsetzen?
armada-window-end-of-ship-phase = Am Ende der Schiffsphase einen Effekt einsetzen?
armada-window-start-of-squadron-phase = Zu Beginn der Staffelphase einen Effekt einsetzen?
armada-window-squadron-activates = Bei der Aktivierung der Staffel einen Effekt einsetzen?
armada-window-after-squadron-moves = Nach der Bewegung einen Effekt einsetzen?
armada-window-after-squadron-activation = Nach der Aktivierung einen Effekt einsetzen?
armada-window-end-of-squadron-phase = Am Ende der Staffelphase einen Effekt einsetzen?
armada-window-start-of-status-phase = Zu Beginn der Statusphase einen Effekt einsetzen?
armada-window-end-of-round = Am Rundenende einen Effekt einsetzen?
armada-window-after-start-of-squadron-phase = Nach dem Beginn der Staffelphase einen Effekt einsetzen?
armada-window-obstacle-resolved = Einen Effekt einsetzen, nachdem das Hindernis gewirkt hat?
armada-window-purrgil-moved = Nach der Bewegung des Purrgil einen Effekt einsetzen?
armada-window-end-of-game = Am Spielende einen Effekt einsetzen?
armada-window-before-faceup-damage-card = Einen Effekt einsetzen, bevor die offene Schadenskarte zugeteilt wird?
armada-window-faceup-damage-card = Einen Effekt einsetzen, wenn die offene Schadenskarte zugeteilt wird?
armada-window-would-be-destroyed = Vor der Zerstörung einen Effekt einsetzen?
armada-window-destroyed = Nach der Zerstörung einen Effekt einsetzen?
armada-window-gain-command-token = Beim Erhalten des Kommandomarkers einen Effekt einsetzen?
armada-window-command-token-spent = Beim Ausgeben des Kommandomarkers einen Effekt einsetzen?
armada-window-speed-dial-changed = Bei der Schubänderung einen Effekt einsetzen?
armada-window-card-readied = Einen Effekt einsetzen, wenn die Karte spielbereit wird?
armada-window-objective-token-moved = Bei der Bewegung des Einsatzzielmarkers einen Effekt einsetzen?
armada-window-obstacle-moved = Bei der Bewegung des Hindernisses einen Effekt einsetzen?
armada-window-turn-to-activate-squadrons = Statt Staffeln zu aktivieren einen Effekt einsetzen?
armada-window-during-squadron-activation = Während der Aktivierung der Staffel einen Effekt einsetzen?
armada-window-squadron-command-exhausted = Nach der letzten Staffel des Kommandos einen Effekt einsetzen?
armada-window-token-stirred = Einen Effekt einsetzen, wenn der Einsatzzielmarker bewegt oder entfernt wird?
armada-instead-gain-command-token = Den Kommandomarker durch einen anderen Effekt ersetzen?
armada-instead-would-be-destroyed = Vor der Zerstörung retten?

## Zusammenhang

armada-context-first-player = Der erste Spieler beginnt jede Phase; der zweite Spieler bringt die Einsatzziele.
armada-context-objective = Du wählst eines dieser drei Einsatzziele.
armada-context-obstacle = Die Spieler platzieren sie abwechselnd.
armada-context-deploy = Ein Schiff oder zwei Staffeln pro Spielzug.
armada-context-deploy-squadrons = { $left ->
    [one] Noch eine Staffel in diesem Spielzug.
   *[other] Noch { $left } Staffeln in diesem Spielzug.
}
armada-context-dials = { $count ->
    [one] Ein neues Kommandorad, verdeckt unter den anderen.
   *[other] { $count } neue Kommandoräder, verdeckt unter den anderen.
}
armada-context-activate = Nicht aktivierte Schiffe: du { $mine }, Gegner { $theirs }.
armada-context-activate-squadron = Nicht aktivierte Staffeln: du { $mine }, Gegner { $theirs }.
armada-context-revealed = { $piece } deckt { $command } auf.
armada-context-raids = { $piece } darf einen Kommandomarker zusammen mit dem Überfallmarker derselben Art ablegen.
armada-context-tokens = { $most ->
    [one] { $piece } kann einen Kommandomarker haben.
   *[other] { $piece } kann { $most } Kommandomarker haben, keine zwei gleichen.
}
armada-context-squadrons = { $piece }. { $left ->
    [one] Noch eine Staffel in kurzer bis mittlerer Reichweite.
   *[other] Noch bis zu { $left } Staffeln in kurzer bis mittlerer Reichweite.
}
armada-context-points = { $piece }. { $left ->
    [one] Noch ein Technikpunkt.
   *[other] Noch { $left } Technikpunkte.
}
armada-context-speed = { $piece }, Schub { $speed }.
armada-context-suffers = { $piece } nimmt { $left } Schaden.
armada-context-redirect = { $piece } hat { $shields ->
    [one] 1 Schild
   *[other] { $shields } Schilde
}. Der Angriff macht { $total } Schaden.
armada-context-attack = { $attacker } greift { $defender } an, { $range }.
armada-context-obstructed = Versperrt. { $attack }
armada-context-damage = { $attack } { $damage ->
    [0] Kein Schaden, so wie die Würfel liegen.
   *[other] { $damage } Schaden, so wie die Würfel liegen.
}
armada-context-attack-number = { $piece }. Angriff { $number } von { $most }.
armada-context-evade-extra = Der Angreifer ist größer: Lege den Marker ab, um einen zweiten Würfel zu beeinflussen.
armada-context-displaced = { $piece } wurde überschnitten und muss das Schiff berühren, das sie überschnitten hat.
armada-context-next-squadron = { $piece }. Jede feindliche Staffel in Feuerwinkel und Reichweite darf einmal angegriffen werden.

## Was das Bestätigen tut

armada-do-choose-first-player = { $choice }
armada-do-choose-objective = { $choice } spielen
armada-do-choose-obstacle = { $choice } nehmen
armada-do-place-obstacle = Hier platzieren
armada-do-place-objective-token = Hier platzieren
armada-do-move-objective-token = Hierher bewegen
armada-do-choose-objective-token = Diesen Marker bewegen
armada-do-choose-deployment = { $choice } aufstellen
armada-do-deploy-ship = Hier aufstellen
armada-do-deploy-speed = Schub einstellen
armada-do-deploy-squadron = Hier aufstellen
armada-do-arrive-beside = Hier platzieren
armada-do-place-card-token = Hier platzieren
armada-do-arrive-at = Hier eintreffen
armada-do-set-aside = Beiseitelegen
armada-do-starting-pile = Auf die Karte legen
armada-do-set-dials = Räder einstellen
armada-do-activate-ship = { $choice } aktivieren
armada-do-use-dial = { $choice }
armada-do-discard-command-token = Ablegen
armada-do-pay-command = Bezahlen
armada-do-command-squadron = { $choice } aktivieren
armada-do-repair = { $choice }
armada-do-shield-from = Schild hier nehmen
armada-do-shield-to = Schild hierhin
armada-do-discard-damage-card = Ablegen
armada-do-repair-squadron = Reparieren
armada-do-gather-at = Hier gewinnen
armada-do-gather-amount = Gewinnen
armada-do-change-speed = Schub einstellen
armada-do-attack-from = Angreifen: { $choice }
armada-do-declare-target = { $choice } angreifen
armada-do-next-squadron-target = { $choice } angreifen
armada-do-remove-die = Entfernen
armada-do-added-colour = Würfel hinzufügen
armada-do-reroll-die = Neu würfeln
armada-do-reroll-dice = { $count ->
    [0] Nichts
    [one] 1 Würfel
   *[other] { $count } Würfel
} neu würfeln
armada-do-spend-defense-token = { $choice } ausgeben
armada-do-evade-die = Würfel negieren
armada-do-evade-at-medium = Neu würfeln lassen
armada-do-evade-extra-die = Marker ablegen
armada-do-evade-cancels = Bestätigen
armada-do-evade-further-die = Auch dieser Würfel
armada-do-redirect-to = Umlenken: { $choice }
armada-do-redirect-amount = { $amount } umlenken
armada-do-suffer-in = Schaden hier nehmen
armada-do-project-to = Schild hierhin
armada-do-return-squadron = Hier platzieren
armada-do-course = Schiff bewegen
armada-do-choose-displaced = Diese platzieren
armada-do-place-displaced = Hier platzieren
armada-do-choose-overlapped = Abhandeln
armada-do-use-station = Raumstation nutzen
armada-do-activate-squadron = { $choice } aktivieren
armada-do-squadron-action = { $choice }
armada-do-squadron-target = { $choice } angreifen
armada-do-move-squadron = Hierher bewegen
armada-do-cloak-move = Hierher bewegen
armada-do-counter-attack = Kontern
armada-do-counter-from = Kontern: { $choice }
armada-do-choose-exogorth = Mit ihm angreifen
armada-do-exogorth-target = { $choice } angreifen
armada-do-choose-purrgil = Diesen bewegen
armada-do-choose-moved-obstacle = Dieses bewegen
armada-do-move-obstacle = Hierher bewegen
armada-do-turn-over = Bestätigen
armada-do-ready-card = Spielbereit machen
armada-do-ready-payment = { $count ->
    [one] 1 Marker
   *[other] { $count } Marker
} bezahlen
armada-do-place-targeting-token = Hier platzieren
armada-do-confirm = Einsetzen
armada-do-effect = { $choice } einsetzen
armada-do-choose = { $choice } wählen

## Was das Passen bedeutet

armada-pass-stay = Liegen lassen
armada-pass-no-token-moved = Keinen Marker bewegen
armada-pass-not-yet = Noch nicht
armada-pass-keep-raids = Überfallmarker behalten
armada-pass-no-squadron = Keine weitere Staffel
armada-pass-repair = Nichts mehr reparieren
armada-pass-no-attack = Kein weiterer Angriff
armada-pass-no-target = Kein weiteres Ziel
armada-pass-no-die = Keinen Würfel hinzufügen
armada-pass-no-reroll = Nichts neu würfeln
armada-pass-no-defense = Keinen Marker ausgeben
armada-pass-keep-evade = Marker behalten
armada-pass-no-further-die = Kein weiterer Würfel
armada-pass-no-station = Nicht nutzen
armada-pass-no-card = Keine Karte spielbereit machen
armada-pass-no-targeting = Keinen Marker platzieren
armada-pass-effect = Keinen Effekt einsetzen
armada-pass-attack-effects = Keine weiteren Effekte
armada-pass-commands = Kein Kommando abhandeln
armada-pass-course = Keinen einsetzen
armada-pass-critical = Kein kritischer Effekt
armada-pass-defense-effects = Keinen einsetzen
armada-pass-choose = Nichts wählen
armada-pass-let-happen = Geschehen lassen
armada-yes-counter = Kontern
armada-no-counter = Nicht kontern
armada-yes-station = Raumstation nutzen
armada-yes-evade-cancels = Negieren
armada-no-evade-cancels = Neu würfeln lassen

## Auswahl

armada-slot-dial = { $ship }, Rad { $place }
armada-slot-late = Es würde erst in Runde { $round } aufgedeckt, nach dem Spielende.
armada-card-of = { $card } auf { $ship }
armada-card-on = Auf { $ship }
armada-card-exhausted-of = Erschöpft, auf { $ship }
armada-card-facedown = Verdeckte Karte
armada-card-facedown-count = { $count ->
    [one] Die einzige
   *[other] Eine von { $count }
}
armada-die = Würfel { $number }
armada-die-red = Roter Würfel
armada-die-blue = Blauer Würfel
armada-die-black = Schwarzer Würfel
armada-die-shows = { $die }, { $face }
armada-face-blank = leer
armada-face-hit = Treffer
armada-face-critical = Kritischer Treffer
armada-face-double = zwei Treffer
armada-face-hit-critical = Treffer und Kritischer Treffer
armada-face-accuracy = Zielgenauigkeit
armada-objective-says = { $category }. { $says }
armada-category-assault = Angriffs-Einsatzziel
armada-category-defense = Verteidigungs-Einsatzziel
armada-category-navigation = Navigations-Einsatzziel
armada-player-you = Du
armada-player-opponent = Dein Gegner
armada-hull-front = Bug-Hüllensektion
armada-hull-left = Linke Hüllensektion
armada-hull-right = Rechte Hüllensektion
armada-hull-rear = Heck-Hüllensektion
armada-hull-left-auxiliary = Linke hintere Hüllensektion
armada-hull-right-auxiliary = Rechte hintere Hüllensektion
armada-number = { $number }
armada-speed = Schub { $speed }
armada-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
armada-detail-points = { $points } Flottenpunkte
armada-detail-ship = Hülle { $hull }, Schub { $speed }
armada-detail-ship-dial = Hülle { $hull }, Schub { $speed }, Rad { $command }
armada-detail-squadron = Hülle { $hull }
armada-detail-squadron-engaged = Hülle { $hull }, im Nahkampf
armada-detail-shields = Schilde { $now } von { $most }
armada-detail-only-target = { $target }: { $range }
armada-detail-targets =
    { $count ->
        [one] 1 Ziel
       *[other] { $count } Ziele
    }
armada-detail-exchange-raid = Zusammen mit dem Überfallmarker ablegen
armada-detail-speed-same = Keine Änderung
armada-detail-speed-up = Um { $by } schneller
armada-detail-speed-down = Um { $by } langsamer
armada-detail-speed-zero = Es bleibt stehen und kann keine Verteidigungsmarker ausgeben
armada-detail-keep-navigate = In dieser Aktivierung Schub und Kurskorrektur ändern
armada-detail-keep-squadron = Jetzt Staffeln aktivieren
armada-detail-keep-repair = Jetzt mit allen Technikpunkten reparieren
armada-detail-keep-concentrate-fire = In dieser Aktivierung einem Angriff einen Würfel hinzufügen
armada-detail-raids = Das Rad und alle Überfallmarker ablegen
armada-detail-token = Das Rad jetzt ausgeben; den Marker „{ $command }“ in dieser oder einer späteren Aktivierung nutzen
armada-detail-token-twice = Es hat schon einen Marker „{ $command }“, einer davon wird also abgelegt
armada-detail-token-full = Am Limit: Lege einen Marker ab, um „{ $command }“ zu erhalten
armada-detail-on-card = Auf { $card }
armada-detail-pass-tokens = { $left ->
    [one] Dein letzter Passmarker
   *[other] { $left } Passmarker
}
armada-state-ready = Spielbereit
armada-state-exhausted = Erschöpft
armada-state-will-go = Erschöpft: wird danach abgelegt
armada-state-discarded = Abgelegt

## Was ein Verteidigungsmarker mit dem Angriff täte
armada-defense-does-scatter = Negiert alle Würfel: { $damage } → 0 Schaden
armada-defense-does-brace = Halbiert den Schaden: { $damage } → { $left }
armada-defense-does-redirect = Bis zu { $most } von { $damage } Schaden auf die Schilde einer angrenzenden Hüllensektion
armada-defense-does-cancel =
    { $dice ->
        [one] Negiert einen Würfel
       *[other] Negiert { $dice } Würfel
    }: bis zu −{ $less } Schaden
armada-defense-does-reroll =
    { $dice ->
        [one] Der Angreifer würfelt einen Würfel deiner Wahl neu
       *[other] Der Angreifer würfelt { $dice } Würfel deiner Wahl neu
    }
armada-defense-does-nothing-here = Bewirkt in diesem Angriff nichts
armada-defense-does-contain = Kein normaler kritischer Effekt: Schadenskarten bleiben verdeckt
armada-defense-does-contain-nothing = Nichts einzudämmen: Es gibt keinen normalen kritischen Effekt
armada-defense-does-salvo = Nach diesem Angriff schlägst du zurück
armada-defense-goes = { $effect }. Der Marker ist erschöpft und wird danach abgelegt

## Warum niemand gefragt wird
armada-moot-no-damage = Kein Verteidigungsmarker ausgegeben: Der Angriff macht keinen Schaden.
armada-moot-no-squadron = Kein Staffelkommando abgehandelt: Keine Staffel, die aktiviert werden könnte, ist in Reichweite von { $ship }.
armada-moot-whole = Kein Reparieren-Kommando abgehandelt: { $ship } hat nichts zu reparieren.
armada-moot-accuracy = Keine Zielgenauigkeit ausgegeben: Es lohnt sich nicht, einen Marker zu sperren.
armada-moot-shields-hold = Kein kritischer Effekt abgehandelt: Die Schilde nehmen den ganzen Schaden, es wird keine Karte zugeteilt.
armada-moot-dice-alike = Der erste Würfel wurde gewählt: Alle wählbaren Würfel zeigen dasselbe.
armada-pay-dial = Rad
armada-pay-token = Marker
armada-pay-both = Rad und Marker
armada-pay-dial-as-token = Rad, und als wäre es ein Marker
armada-pay-as-token = Als wäre es ein Marker
armada-pays-navigate-dial = Schub um 1 ändern und einen Kurskorrekturwert um 1 erhöhen
armada-pays-navigate-token = Schub um 1 ändern
armada-pays-navigate-both = Schub um bis zu 2 ändern und einen Kurskorrekturwert um 1 erhöhen
armada-pays-squadron-dial = { $value ->
    [one] 1 Staffel
   *[other] { $value } Staffeln
}
armada-pays-squadron-token = 1 Staffel
armada-pays-squadron-both = { $value ->
    [one] 1 Staffel
   *[other] { $value } Staffeln
} und eine mehr
armada-pays-repair-dial = { $value } Technikpunkte
armada-pays-repair-token = { $half } Technikpunkte
armada-pays-repair-both = { $value } und { $half } Technikpunkte
armada-pays-concentrate-fire-dial = Einen Würfel hinzufügen
armada-pays-concentrate-fire-token = Einen Würfel neu würfeln
armada-pays-concentrate-fire-both = Einen Würfel hinzufügen und einen neu würfeln
armada-repair-move-shields = Schild verschieben
armada-repair-recover-shields = Schild wiederherstellen
armada-repair-repair-hull = Schadenskarte ablegen
armada-repair-repair-squadron = Eine Staffel stellt einen Hüllenpunkt wieder her
armada-repair-gather-victory = Siegmarker gewinnen
armada-repair-project-shield = Einen Schild auf ein anderes Schiff verschieben
armada-choice-keep-dial = Rad behalten
armada-choice-take-token = Marker nehmen
armada-choice-shake-off-raids = Überfallmarker ablegen
armada-choice-attack = Angreifen
armada-choice-attack-only = { $target } angreifen
armada-choice-move = Bewegen
armada-choice-end = Aktivierung beenden
armada-choice-pass-token = Passen
armada-choice-ignite = Zündungsangriff
armada-choice-slow-down = Schub senken
armada-choice-change-dial = Rad ändern
armada-choice-gained-dial = Das erhaltene Rad „{ $command }“ für einen Marker ausgeben
armada-rule-concentrate-fire = Feuer konzentrieren
armada-rule-accuracy = Zielgenauigkeit
armada-rule-standard-critical = Normaler kritischer Effekt
armada-rule-squadron-command = Staffelkommando
armada-rule-repair-command = Reparieren-Kommando
armada-rule-navigate-command = Navigieren-Kommando
armada-rule-ignition = Zündung
armada-rule-redirect = Umlenken
armada-rule-brace = Stabilisieren
armada-rule-salvo = Salve
armada-rule-counter = Konter
armada-effect-of = { $piece }
armada-effect-of-costs = { $piece }. { $cost }
armada-costs-all = { $costs }
armada-price-exhaust = Erschöpft die Karte
armada-price-discard = Legt die Karte ab
armada-price-dial-or-token = Legt ein Rad oder einen Marker „{ $command }“ ab
armada-price-dial-on-card = Deckt ein Rad der Karte auf und legt es ab
armada-price-token = Kostet einen Kommandomarker
armada-price-token-of = Kostet einen Marker „{ $command }“
armada-price-die = Kostet den Würfel
armada-price-defense-token = Kostet einen Verteidigungsmarker
armada-price-upgrade = Legt eine Aufwertungskarte ab
armada-price-discard-defense = Legt einen Verteidigungsmarker ab
armada-price-exhaust-copy = Erschöpft ein weiteres Exemplar der Karte
armada-price-token-on-card = Legt einen Marker von der Karte ab
armada-price-objective = Legt einen Einsatzzielmarker ab
armada-target-range = { $millimetres } mm, { $range }
armada-target-range-obstructed = { $millimetres } mm, { $range }, versperrt: ein Würfel weniger
armada-target-distance = { $millimetres } mm
armada-target-distance-obstructed = { $millimetres } mm, versperrt: ein Würfel weniger
armada-average = Ø { $damage } Schaden

## Das Protokoll

armada-told-round = Runde { $round }
armada-told-phase-setup = Aufbau
armada-told-phase-command = Kommandophase
armada-told-phase-ship = Schiffsphase
armada-told-phase-squadron = Staffelphase
armada-told-phase-status = Statusphase
armada-told-first-player = { $side } ist erster Spieler
armada-told-initiative = { $side } hat die Initiative
armada-told-objective = Das Einsatzziel ist { $objective }
armada-told-passes = { $side } passt mit einem Passmarker
armada-told-must-pass = { $side } muss passen: nichts mehr zu aktivieren
armada-told-pass-tokens = { $side } hat { $passes } Passmarker
armada-told-victory = { $side } erhält { $count ->
    [one] 1 Siegmarker
   *[other] { $count } Siegmarker
}
armada-told-deployed = { $piece } wird aufgestellt
armada-told-deployed-at = { $piece } wird mit Schub { $speed } aufgestellt
armada-told-stays = { $piece } bleibt stehen
armada-told-moves-at = { $piece } bewegt sich mit Schub { $speed }
armada-told-moves = { $piece } bewegt sich
armada-told-placed = { $piece } wird platziert
armada-told-removed = { $piece } wird entfernt
armada-told-turned-over = { $piece } wird umgedreht
armada-told-marked = { $what } wird markiert
armada-told-objective-dials = { $count } Kommandoräder kommen auf das Einsatzziel
armada-told-objective-dial = Das Einsatzziel deckt { $command } auf
armada-told-token-placed = Ein Marker wird platziert
armada-told-token-removed = Ein Marker wird entfernt
armada-told-set-aside = { $piece } wird beiseitegelegt
armada-told-maneuver-speed = { $piece } manövriert mit Schub { $speed }
armada-told-speed = { $piece } ändert den Schub auf { $speed }
armada-told-activates = { $piece } wird aktiviert
armada-told-overlaps-ship = { $piece } überschneidet { $other } und bewegt sich mit Schub { $speed }
armada-told-overlaps = { $piece } überschneidet { $other }
armada-told-ignores-obstacles = { $piece } ignoriert die Hindernisse
armada-told-objective-ship = { $piece } wird Einsatzziel-Schiff
armada-told-objective-gained = { $piece } erhält { $count ->
    [one] einen Einsatzzielmarker
   *[other] { $count } Einsatzzielmarker
}
armada-told-objective-lost = { $piece } verliert { $count ->
    [one] einen Einsatzzielmarker
   *[other] { $count } Einsatzzielmarker
}
armada-told-destroyed = { $piece } wird zerstört
armada-told-defending-zone = { $piece } ist jetzt die verteidigende Hüllensektion
armada-told-returned = { $piece } kommt zurück
armada-told-doomed = { $piece } bleibt bis zum Ende der Statusphase im Spiel
armada-told-destroyed-outside = { $piece } verlässt die Spielfläche und wird zerstört
armada-told-won = { $side } gewinnt
armada-told-over = Das Spiel ist zu Ende
armada-told-dials = { $side } weist { $count ->
    [one] 1 Kommandorad
   *[other] { $count } Kommandoräder
} zu
armada-told-reveals = { $piece } deckt { $command } auf
armada-told-discards-dial-of = { $piece } legt das Rad „{ $command }“ ab
armada-told-discards-dial = { $piece } legt { $count ->
    [one] ein Kommandorad
   *[other] { $count } Kommandoräder
} ab
armada-told-dial-changed = Ein Kommandorad von { $piece } wird geändert
armada-told-gains-dial = { $piece } erhält ein Rad „{ $command }“
armada-told-looks-at-damage = { $side } sieht sich die verdeckten Schadenskarten von { $ship } an ({ $count })
armada-told-die-on-card = { $die } kommt auf { $card }
armada-told-round-on-card = Rundenmarker { $round } kommt auf { $card }
armada-told-dial-off-card = Ein Rad „{ $command }“ wird von { $card } aufgedeckt und abgelegt
armada-told-token-off-card = Ein Marker „{ $command }“ wird von { $card } entfernt
armada-told-token-on-card = Ein Marker „{ $command }“ kommt auf { $card }
armada-told-card-equipped = { $ship } wird mit { $card } ausgestattet
armada-told-looks-at-dials = { $side } sieht { $count ->
    [one] ein Kommandorad
   *[other] { $count } Kommandoräder
} von { $ship } an
armada-told-gains-token = { $piece } erhält einen Marker „{ $command }“
armada-told-spends-token = { $piece } gibt einen Marker „{ $command }“ aus
armada-told-discards-token = { $piece } legt einen Marker „{ $command }“ ab
armada-told-gains-raid = { $piece } erhält einen Überfallmarker „{ $command }“
armada-told-discards-raid = { $piece } legt einen Überfallmarker „{ $command }“ ab
armada-told-resolves = { $piece } handelt { $command } ab
armada-told-resolves-dial = { $piece } handelt { $command } mit dem Rad ab
armada-told-resolves-token = { $piece } handelt { $command } mit einem Marker ab
armada-told-resolves-both = { $piece } handelt { $command } mit Rad und Marker ab
armada-told-points = { $piece } hat { $count ->
    [one] 1 Technikpunkt
   *[other] { $count } Technikpunkte
}
armada-told-card-exhausted = { $card } auf { $piece } wird erschöpft
armada-told-card-readied = { $card } auf { $piece } wird spielbereit
armada-told-card-discarded = { $card } auf { $piece } wird abgelegt
armada-told-pile = { $tokens ->
    [one] { $card } auf { $piece } trägt 1 Kommandomarker
   *[other] { $card } auf { $piece } trägt { $tokens } Kommandomarker
}
armada-told-pile-dials = { $tokens ->
    [one] { $card } auf { $piece } trägt 1 Kommandorad
   *[other] { $card } auf { $piece } trägt { $tokens } Kommandoräder
}
armada-told-looks-at-deck = { $side } sieht { $count ->
    [one] die oberste Karte
   *[other] die obersten { $count } Karten
} des Schadensstapels an
armada-told-deck-discarded = { $count ->
    [one] 1 Karte des Schadensstapels wird abgelegt
   *[other] { $count } Karten des Schadensstapels werden abgelegt
}
armada-told-reshuffled = Der Schadensstapel wird gemischt
armada-told-attack = { $piece } greift { $defender } an, { $range }
armada-told-attack-salvo = { $piece } feuert eine Salve auf { $defender }, { $range }
armada-told-attack-counter = { $piece } kontert gegen { $defender }
armada-told-attack-snipe = { $piece } schießt aus der Ferne auf { $defender }
armada-told-attack-ignition = { $piece } führt einen Zündungsangriff gegen { $defender } durch, { $range }
armada-told-attack-exogorth = { $piece } greift { $defender } an
armada-told-attack-canceled = Der Angriff wird abgebrochen
armada-told-die-removed = Entfernt: { $die }
armada-told-rolls = Die Angriffswürfel werden geworfen
armada-told-die-added = Ein Würfel wird hinzugefügt
armada-told-rerolled = Würfel werden neu gewürfelt
armada-told-die-changed = Ein Würfel wird geändert
armada-told-die-spent = Ein Würfel wird ausgegeben
armada-told-die-canceled = Ein Würfel wird negiert
armada-told-locked = { $piece } kann { $token } nicht ausgeben
armada-told-spends = { $piece } gibt { $token } aus
armada-told-exhausted = { $token } von { $piece } wird erschöpft
armada-told-readied = { $token } von { $piece } wird spielbereit
armada-told-token-replaced = { $token } von { $piece } ersetzt { $before }
armada-told-die-frozen = Ein Würfel kann nicht mehr modifiziert werden
armada-told-discarded = { $token } von { $piece } wird abgelegt
armada-told-recovered = { $piece } stellt { $token } wieder her (erschöpft)
armada-told-token-gained = { $piece } erhält { $token }
armada-told-critical = Kritisch: Die erste zugeteilte Schadenskarte liegt offen
armada-told-critical-card = Der kritische Effekt einer Karte wird abgehandelt
armada-told-total = { $damage ->
    [0] Kein Schaden
   *[other] { $damage } Schaden
}
armada-told-shields-lost = { $piece }: { $count ->
    [one] 1 Schild verloren
   *[other] { $count } Schilde verloren
}
armada-told-shields-gained = { $piece }: { $count ->
    [one] 1 Schild erhalten
   *[other] { $count } Schilde erhalten
}
armada-told-facedown = { $piece }: { $count ->
    [one] 1 verdeckte Schadenskarte
   *[other] { $count } verdeckte Schadenskarten
}
armada-told-faceup = { $piece }: { $card }, offen
armada-told-card-averted = { $piece }: { $card } wird abgelegt, statt zugeteilt zu werden
armada-told-card-turned-up = { $piece }: { $card } wird aufgedeckt
armada-told-flipped-faceup = { $piece }: { $card } wird aufgedeckt
armada-told-flipped-facedown = { $piece }: { $card } wird verdeckt
armada-told-card-repaired = { $piece }: { $count ->
    [one] 1 Schadenskarte abgelegt
   *[other] { $count } Schadenskarten abgelegt
}
armada-told-hull-lost = { $piece }: { $count ->
    [one] 1 Hüllenpunkt verloren
   *[other] { $count } Hüllenpunkte verloren
}
armada-told-hull-recovered = { $piece }: { $count ->
    [one] 1 Hüllenpunkt wiederhergestellt
   *[other] { $count } Hüllenpunkte wiederhergestellt
}

## Was geändert werden kann

armada-adjust-speed = Schub
armada-adjust-activated = Aktiviert
armada-adjust-standing = Wo es ist
armada-adjust-shields = Schilde { $zone }
armada-adjust-hull = Hüllenpunkte
armada-adjust-command-token = Marker „{ $command }“
armada-adjust-raid-token = Überfallmarker „{ $command }“
armada-adjust-dial = Rad { $place }
armada-adjust-revealed = Aufgedecktes Rad
armada-adjust-facedown = Verdeckte Schadenskarten
armada-adjust-turn-up = Die letzte verdeckte Karte aufdecken
armada-adjust-deal-faceup = Eine offene Karte zuteilen
armada-adjust-objective-ship = Einsatzziel-Schiff
armada-adjust-objective-tokens = Einsatzzielmarker
armada-adjust-removed = Den Marker entfernen
armada-adjust-victory = Siegmarker
armada-adjust-passes = Passmarker
armada-adjust-initiative = Initiative
armada-adjust-round = Runde
armada-state-waiting = Noch nicht aufgestellt
armada-state-aside = Beiseitegelegt
armada-state-in-play = Im Spiel
armada-state-destroyed = Zerstört
armada-state-faceup = Offen
armada-state-facedown = Verdeckt

## What the maker of a table may choose

armada-option-objective = Einsatzziel
armada-option-objective-chosen = Aus den Einsatzzielen des zweiten Spielers
armada-option-table = Spielfläche
armada-option-table-standard = Standard
armada-option-table-core-set = 3 × 3 Fuß
armada-option-table-short-edges = Kurze Ränder
armada-list-ships = { $ships }
armada-list-fleet = { $ships } · { $squadrons ->
    [one] 1 Staffel
   *[other] { $squadrons } Staffeln
}
