# Die Seite selbst: Lobby und Tisch. Wörter der Spiele stehen in deren Dateien.

## Everywhere
page-you = Du
page-close = Schließen
page-menu = Menü
page-on = An
page-off = Aus
page-sound = Ton
page-language = Sprache
page-theme = Farbschema
page-theme-system = System
page-theme-dark = Dunkel
page-theme-light = Hell
page-copy = Kopieren
page-copied = Kopiert
page-seat = Platz { $number }
page-less = Weniger: { $what }
page-more = Mehr: { $what }
page-rule = Regel
page-rules = Regeln
page-rule-missing = Der Text dieser Regel fehlt.
page-choose-count = { $min ->
    [0] Bis zu { $max }
   *[other] { $min } bis { $max }
} · { $picked } gewählt
page-choose-exactly = Wähle { $count } · { $picked } gewählt
page-pick-count = Wähle { $count }
page-card-all-rules = Alle { $count } Regeln dieser Karte
page-quick = Mit einem Klick antworten
page-ask-all = Auch fragen, wenn es keinen Unterschied macht
page-to-lobby = Zur Lobby
page-nowhere = Hier ist nichts
page-nowhere-hint = Die Adresse ist vielleicht unvollständig, oder es gibt den Tisch nicht mehr.
page-rule-in-english = Regeltext auf Englisch
page-search = Regeln und Karten durchsuchen
page-search-example = Darf ich bei Schub null stabilisieren?
page-search-game = Spiel
page-search-both = Beide Spiele
page-search-nothing = Nichts gefunden. Versuch andere Wörter.
page-search-read-as = „{ $written }“ gelesen als { $read }
page-search-kind = { $kind ->
    [upgrade] Aufwertung
    [objective] Einsatzziel
    [damage] Schadenskarte
    [condition] Zustand
    [ability] Schiffsfähigkeit
    [ship] Schiff
    [squadron] Staffel
    [pilot] Pilot
    [guide] Anleitung
   *[rule] Regel
  }
page-list-inside = Liste zeigen
page-list-notes =
    { $count ->
        [one] 1 Hinweis
       *[other] { $count } Hinweise
    }
page-result-won = Gewonnen: { $scores }
page-result-lost = Verloren: { $scores }
page-bot-random = Zufall
page-bot-ensign = Fähnrich
page-bot-captain = Kapitän
page-bot-admiral = Admiral
page-bot-random-hint = Wählt irgendeine erlaubte Antwort. Gut, um herauszufinden, was die Regeln erlauben.
page-bot-ensign-hint = Bleibt auf dem Tisch und greift an, wo er den meisten Schaden erwartet; den Rest überlässt er dem Zufall.
page-bot-captain-hint =
    { $game ->
        [xwing] Sieht voraus, wohin der Gegner fliegen kann, spielt auf die Missionsziele, gibt Marker mit Bedacht aus und antwortet sofort.
       *[other] Hält seine Flotte zusammen, spielt auf das Einsatzziel, gibt Marker mit Bedacht aus und antwortet sofort.
    }
page-bot-admiral-hint = Spielt die besten Ideen des Kapitäns viele Male durch, bevor er entscheidet. Braucht bis zu einer Sekunde.
page-bot-named = { $level } (Bot)

## Dice, tokens, dials
page-die-red = Roter
page-die-blue = Blauer
page-die-black = Schwarzer
page-die-green = Grüner
page-die-name = { $colour } Würfel, { $face }
page-die-picked = { $die }, gewählt
page-face-unrolled = nicht gewürfelt
page-face-hit = Treffer
page-face-critical = kritischer Treffer
page-face-double = zwei Treffer
page-face-hit-critical = Treffer und kritischer Treffer
page-face-accuracy = Zielgenauigkeit
page-face-blank = leer
page-face-focus = Fokus
page-face-evade = Ausweichen
page-state-ready = spielbereit
page-state-exhausted = erschöpft
page-state-locked = gesperrt
page-state-spent = ausgegeben
page-state-discarded = abgelegt
page-state-facedown = verdeckt
page-dial-unknown = Verdeckt
page-dial-facedown = { $face }, verdeckt
page-dial-spent = { $face }, ausgegeben

## Table: where the game stands
page-where = Spielstand
page-round-of = Runde { $round } von { $rounds }
page-round-at =
    { $round ->
        [0] Aufbau
       *[other] Runde { $round }
    }
page-score = Punktestand
page-none-of-them = Keine davon
page-score-none = Keine Punkte
page-score-nothing = Noch nichts
page-latency = Letzte Antwortzeit
page-undo = Zurücknehmen
page-undo-asks = Zum Zurücknehmen muss dein Gegner zustimmen
page-measure = Messen
page-fleets-and-log =
    { $game ->
        [xwing] Staffeln und Protokoll
       *[other] Flotten und Protokoll
    }
page-decision-and-card = Entscheidung und Karte
page-initiative = Initiative
page-flagship = Flaggschiff
page-objective-piece = Einsatzziel-Schiff
page-activated = Aktiviert
page-destroyed = zerstört
page-speed-now = Schub { $speed }
page-objective = Einsatzziel

## Table: the decision
page-decision = Entscheidung
page-your-decision = Deine Entscheidung
page-your-decision-secret = Deine Entscheidung, geheim
page-meanwhile = Inzwischen ({ $count })
page-meanwhile-earlier =
    { $count ->
        [one] … davor noch 1, im Protokoll
       *[other] … davor noch { $count }, im Protokoll
    }
page-decision-number = Entscheidung { $number }
page-next-slot = Weiter
page-turn-past = { $name }, { $rank }, war schon dran
page-turn-now = { $name }, { $rank }, ist jetzt dran
page-turn-to-come = { $name }, { $rank }, kommt noch dran
page-picked = gewählt
page-pick-one = Wähle eines
page-refused-count =
    { $count ->
        [one] 1 nicht erlaubt
       *[other] { $count } nicht erlaubt
    }
page-refused-choice = { $choice }: { $why }
page-refused-why = warum?
page-move-up = Nach oben
page-move-down = Nach unten
page-amount-range = { $min } bis { $max }
page-split-rest =
    { $rest ->
        [0] Alle { $total } verteilt
       *[other] Noch { $rest } von { $total }
    }
page-speed = Schub
page-joint = Gelenk { $number }
page-tool-side = Seite der Manöverhilfe
page-left = Links
page-right = Rechts
page-clicks-left =
    { $count ->
        [one] 1 Klick links
       *[other] { $count } Klicks links
    }
page-clicks-right =
    { $count ->
        [one] 1 Klick rechts
       *[other] { $count } Klicks rechts
    }
page-clicks-none = Geradeaus
page-course-hint = Ziehe an einem nummerierten Gelenk der Manöverhilfe oder klicke einen seiner Punkte an. Tasten: Tab nächstes Gelenk, ← → Klicks, ↑ ↓ Schub.
page-reset = Zurücksetzen
page-act-move = Bewegen
page-act-leave = Zurücklegen
page-act-steps = Schritt für Schritt
page-act-way = Wie
page-act-plain = Sonst nichts
page-notice-not-moved = Das lässt sich jetzt nicht bewegen. Geh Schritt für Schritt vor.
page-back = Zurück
page-place-x = Quer
page-place-y = Längs
page-place-facing = Ausrichtung
page-place-next = Nächste erlaubte Stelle
page-place-saved = Wie letztes Mal
page-nudge = Verschieben
page-nudge-hint = 1 mm oder 1°; mit Umschalt 10
page-nudge-left = Nach links
page-nudge-right = Nach rechts
page-nudge-up = Von dir weg
page-nudge-down = Zu dir hin
page-turn-left = Nach links drehen
page-turn-right = Nach rechts drehen
page-slots-set = { $set } von { $of } gesetzt
page-not-set = nicht gesetzt
page-its-stack = Kommandoradstapel
page-top-first = oberstes zuerst
page-dials-everywhere = Alle Räder wie dieses setzen
page-dials-again = Wie letztes Mal
page-offers = Jederzeit
page-offer-use = Einsetzen
page-given = Deine Antwort ist abgegeben. Du kannst sie ändern, bis alle geantwortet haben.
page-what-follows = Was folgt
page-duel-damage = { $damage } Schaden
page-keep-answer = Ab jetzt
page-keep-ask = Fragen
page-keep-always = Immer
page-keep-never = Nie
page-repeat-order = Gleiche Reihenfolge für den Rest der Runde
page-waiting = Warten
page-waiting-hint = Sieh dich inzwischen um und miss, was du willst.
page-decides = Warten auf { $who }: { $what }
page-connecting = Verbinden
page-looking-back = Rückblick
page-past-title =
    Nach { $entry ->
        [one] 1 Entscheidung
       *[other] { $entry } Entscheidungen
    }
page-to-now = Zurück zum Jetzt
page-lists =
    { $game ->
        [xwing] Staffellisten
       *[other] Flottenlisten
    }
page-fork-side = Du spielst
page-go-on-here = Von hier weiterspielen
page-measure-first = Zeig auf das Erste
page-measure-second = zeig auf das Zweite
page-measure-end = Messen beenden

## Table: the card
page-kind-ship = Schiff
page-kind-squadron = Staffel
page-kind-obstacle = Hindernis
page-kind-token = Marker
page-kind-device = Vorrichtung
page-points = { $points } Punkte
page-adjust = Anpassen
page-adjust-piece = { $name } anpassen
page-close-card = Karte schließen
page-damage = Schaden
page-upgrades = Aufwertungen
page-abilities = Fähigkeiten
page-card-other-side = Andere Seite, { $name }:
page-cards = Karten
page-card-facedown =
    { $count ->
        [one] 1 verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
page-deck-discarded = { $count } abgelegt
page-deck-top = Oben (du hast sie gesehen)
page-card-without-effect = Diese Karte hat hier noch keinen Effekt.
page-slot-commander = Commander
page-slot-officer = Offizier
page-slot-weapons-team = Waffenteam
page-slot-support-team = Unterstützungsteam
page-slot-offensive-retrofit = Offensive Nachrüstung
page-slot-defensive-retrofit = Defensive Nachrüstung
page-slot-experimental-retrofit = Experimentelle Nachrüstung
page-slot-fleet-command = Flottenkommando
page-slot-fleet-support = Flottenunterstützung
page-slot-ordnance = Geschosse
page-slot-ion-cannons = Ionenkanonen
page-slot-turbolasers = Turbolaser
page-slot-superweapon = Superwaffe
page-slot-title = Titel
page-slot-crew = Mannschaft
page-slot-in-force = in Kraft
page-slot-ship = Schiff
page-slot-assault = Angriff
page-slot-defense = Verteidigung
page-slot-navigation = Navigation
page-slot-pilot = Pilot
page-slot-talent = Talent
page-slot-force-power = Machtkraft
page-slot-tech = Technik
page-slot-sensor = Sensoren
page-slot-cannon = Kanone
page-slot-turret = Geschütz
page-slot-torpedo = Torpedos
page-slot-missile = Raketen
page-slot-gunner = Bordschütze
page-slot-tactical-relay = Taktisches Relais
page-slot-astromech = Astromech
page-slot-illicit = Illegal
page-slot-payload = Nutzlast
page-slot-modification = Modifikation
page-slot-configuration = Konfiguration
page-slot-hyperdrive = Hyperantrieb
page-slot-command = Kommando
page-slot-hardpoint = Waffenaufhängung
page-slot-team = Team
page-slot-cargo = Fracht

## Table: log, time, chat
page-log = Protokoll
page-time = Zeit
page-time-at = { $entry } von { $of } Entscheidungen
page-live = jetzt
page-why-moved = Warum hat der Bot das getan?
page-why-asked = { $who }: { $what }
page-why-nobody = In diesem Augenblick entscheidet kein Bot. Geh zu einer seiner Entscheidungen.
page-why-no-choice = Hier gab es für den Bot nichts abzuwägen.
page-replay-play = Abspielen
page-replay-pause = Anhalten
page-replay-pace = Spielt mit { $times }-fachem Tempo
page-chat = Chat
page-chat-empty = Noch keine Nachrichten.
page-chat-say = Etwas sagen
page-chat-send = Senden
page-chat-too-long = { $count } von höchstens { $most } Zeichen
page-spectator = Zuschauer
page-hush = Zuschauer stummschalten
page-unhush = Zuschauer schreiben lassen
page-chat-hushed = Die Spieler haben Zuschauer stummgeschaltet.
page-kept-until = Dieser Tisch bleibt bis { $day } erhalten, wenn hier nichts geschieht.

## Table: agreements
page-proposal = { $who } schlägt vor
page-proposal-mine = Du schlägst vor
page-wish-undo =
    { $count ->
        [one] Die letzte Entscheidung zurücknehmen
       *[other] { $count } Entscheidungen zurücknehmen
    }
page-wish-adjust =
    { $count ->
        [one] Eine Sache auf dem Tisch ändern
       *[other] { $count } Sachen auf dem Tisch ändern
    }
page-wish-draw = Das Spiel unentschieden beenden
page-agree = Zustimmen
page-disagree = Ablehnen
page-withdraw = Zurückziehen
page-adjust-hint = Das ist außerhalb der Regeln. Gegen einen Bot oder an einem Bildschirm geschieht es sofort; sonst muss dein Gegner zustimmen.
page-adjust-which = Welcher Spielstein oder welche Seite
page-adjust-what = Was soll sich ändern
page-adjust-place = Platz
page-adjust-choose = Wähle oben, was sich ändern soll.
page-adjust-wanted = Änderungen
page-adjust-drop = Diese Änderung entfernen
page-adjust-change = { $name }: { $what } { $from } → { $to }
page-adjust-moved = { $name }: versetzt
page-adjust-table = Der Tisch
page-adjust-nothing = Hier lässt sich nichts ändern.
page-adjust-propose =
    { $count ->
        [0] Nichts ändern
        [one] Einen Wert ändern
       *[other] { $count } Werte ändern
    }
page-adjust-end = Den laufenden Schritt beenden
page-offer-draw = Unentschieden anbieten
page-draw-title = Das Spiel unentschieden beenden?
page-draw-hint = Gegen einen Bot oder an einem Bildschirm ist das Spiel sofort zu Ende; sonst wird dein Gegner gefragt.
page-resign = Aufgeben
page-resign-title = Das Spiel aufgeben?
page-resign-hint = Dein Gegner gewinnt. Du kannst dir weiter alles ansehen.
page-play-on = Weiterspielen
page-export-record = Spiel als Datei speichern
page-export-scenario = Stellung als Szenario speichern
page-copy-watch = Link für Zuschauer kopieren
page-copy-seat = Link deines Platzes kopieren
page-kept-answers = Gemerkte Antworten
page-kept-none = Keine Antworten gemerkt. Du wirst jedes Mal gefragt.
page-kept-yes = ja
page-kept-no = nein
page-kept-always = immer
page-kept-never = nie
page-notice-stale = Das Spiel ist weitergegangen. Hier ist die neue Entscheidung.
page-notice-kept = Verbindung verloren. Deine Antwort ist gespeichert.
page-notice-asked = Dein Gegner wurde um Zustimmung gebeten.
page-notice-declined = Dein Gegner hat abgelehnt.
page-notice-given-up = Deine Antwort kam nicht an. Bitte antworte noch einmal.
page-notice-taken-back = Zurückgenommen. Entscheide neu.
page-notice-adjusted = Geändert.
page-notice-nothing-back = Du hast keine Entscheidung, die sich zurücknehmen lässt.
page-notice-auto = { $question } Automatisch beantwortet, wie du es wolltest: { $answer }
page-offline = Verbindung verloren.
page-offline-kept = Deine letzte Antwort ist gespeichert.
page-offline-again = Neuer Versuch in { $seconds } s.
page-offline-now = Jetzt versuchen
page-closed = Der Server hat die Verbindung beendet.
page-no-answer = Der Server antwortet nicht.
page-answered = Der Server antwortete mit einem Fehler ({ $status }).
page-answer-lost = Die Verbindung riss ab, bevor die Antwort kam.
page-file-only-shows = Eine gespeicherte Stellung zeigt den Tisch, wie er war, und sonst nichts.
page-file-closed = Die Datei ist nicht mehr offen.
page-no-table = Diesen Tisch gibt es nicht
page-no-table-hint = Der Link ist vielleicht unvollständig, oder es gibt den Tisch nicht mehr.
page-invite-spent = Diese Einladung ist verbraucht
page-invite-spent-hint = Jemand hat den Platz schon genommen. Wenn du das nicht warst, bitte um ein neues Spiel.
page-hand-over = Gib den Bildschirm weiter an: { $side }
page-hand-over-take = Ich spiele { $side }
page-hand-over-secret = Bildschirm nur bei geheimen Entscheidungen verdecken
page-sheet = Größe des Bereichs

## Table: the end
page-over = Das Spiel ist zu Ende
page-over-won = Du hast gewonnen
page-over-lost = Du hast verloren
page-over-draw = Unentschieden
page-over-wins = { $side } gewinnt
page-seal = Fingerabdruck der Endstellung
page-seal-hint = Gleich auf jedem Bildschirm, der dieses Spiel gezeigt hat:
page-rematch = Revanche mit getauschten Seiten
page-rematch-join = Zur Revanche
page-rematch-waits = Die Revanche steht bereit, mit getauschten Seiten. Dein Platz wartet.
page-rematch-played = Die Spieler spielen eine Revanche.
page-replay = Wiederholung

## Keys
page-keys = Tasten
page-key-confirm = Bestätigen
page-key-back = Zurück
page-key-pick = Auswahl treffen, Rad oder Zahl einstellen
page-key-rows = Nächste oder vorige Auswahl
page-key-toggle = Auswählen oder abwählen
page-key-all-none = Alle, keine
page-key-yes-no = Ja, nein
page-key-pass = Passen
page-key-order = In einer Reihenfolge verschieben
page-key-amount = Weniger, mehr
page-key-course = Gelenk, Klick, Schub
page-key-place = Um 1 mm schieben, um 1° drehen; mit Umschalt zehnmal so weit
page-key-undo = Zurücknehmen
page-key-measure = Messen
page-key-arcs = Feuerwinkel
page-key-sight = Sichtlinien
page-key-bands = Reichweiten
page-key-zoom = Vergrößern, verkleinern, ganzer Tisch
page-key-turn = Tisch drehen
page-key-next = Nächster Spielstein oder nächstes Bedienelement
page-key-region = Nächster Bereich
page-key-time = Zurück und vor in der Zeit
page-key-log = Protokoll
page-key-keys = Alle Tasten

## Lobby
page-play-game = { $game } spielen
page-game = Spiel
page-learning = Trainingsszenario
page-learning-hint =
    { $game ->
        [xwing] Zwei X-Wings und ein A-Wing gegen fünf TIEs, acht Runden, etwa dreißig Minuten. Der Tisch erklärt jede Entscheidung, sobald sie ansteht.
       *[other] Zwei Rebellenschiffe gegen einen Sternenzerstörer, sechs Runden, etwa vierzig Minuten. Der Tisch erklärt jede Entscheidung, sobald sie ansteht.
    }
page-learning-bot = Gegen den Bot beginnen
page-learning-screen = An einem Bildschirm
page-your-fleet =
    { $game ->
        [xwing] Deine Staffel
       *[other] Deine Flotte
    }
page-bot-fleet =
    { $game ->
        [xwing] Staffel des Bots
       *[other] Flotte des Bots
    }
page-other-fleet =
    { $game ->
        [xwing] Die andere Staffel
       *[other] Die andere Flotte
    }
page-paste-or-upload = Einfügen oder hochladen
page-all-lists = Alle { $count } Listen
page-fewer-lists = Weniger Listen
page-paste-here = Liste hier einfügen
page-upload-file = Datei wählen
page-pasted-list = Eingefügte Liste
page-list-not-legal = Diese Liste ist noch nicht spielbar.
page-list-line = Zeile { $line }:
page-no-samples =
    { $game ->
        [xwing] Keine Staffeln dieser Größe. Füge eine ein.
       *[other] Keine Flotten dieser Größe. Füge eine ein.
    }
page-opponent = Gegner
page-against-bot = Bot
page-against-screen = Ein Bildschirm
page-against-link = Link
page-level = Stufe
page-size = Größe
page-any-size = Beliebig
page-measuring = Messen
page-measuring-open = Offen
page-measuring-strict = Streng
page-measuring-open-hint = Du kannst jederzeit alles messen und ausprobieren.
page-measuring-strict-hint = Die Manöverhilfe erscheint nur, wo die Regeln es erlauben.
page-visibility = Tisch
page-private = Privat
page-listed = Öffentlich
page-player = Spieler
page-your-name = Dein Name
page-create-table = Tisch eröffnen
page-tables = Tische
page-your-tables = Deine Tische
page-no-own-tables = Du hast noch keinen Tisch. Beginne mit dem Trainingsszenario.
page-open-tables = Offene Tische
page-no-open-tables = Keine offenen Tische. Eröffne einen.
page-replays = Wiederholungen
page-upload-replay = Spiel aus Datei öffnen
page-not-a-game = Das ist kein gespeichertes Spiel. Speichere ein Spiel als Datei und öffne diese Datei.
page-position = Eine Stellung aufbauen
page-position-hint = Eine Szenariodatei legt die Spielsteine auf den Tisch und nennt die Phase, mit der das Spiel weitergeht. Speichere eine über das Menü eines Tisches und ändere sie hier.
page-position-bot = Gegen einen Bot spielen
page-position-screen = An einem Bildschirm spielen
page-resume = Weiter
page-join = Mitspielen
page-watch = Zusehen
page-open = Ansehen
page-forget = Vergessen
page-forget-table = { $title } vergessen
page-gathering = Wartet auf einen Spieler
page-decisions =
    { $count ->
        [one] 1 Entscheidung
       *[other] { $count } Entscheidungen
    }
page-ago-now = gerade eben
page-ago-minutes = vor { $count } Min.
page-ago-hours =
    { $count ->
        [one] vor 1 Stunde
       *[other] vor { $count } Stunden
    }
page-ago-days =
    { $count ->
        [one] vor 1 Tag
       *[other] vor { $count } Tagen
    }
page-links-hint = Wer den Link eines Platzes hat, kann ihn spielen. Behalte deinen Link also für dich.
page-invite = Lade deinen Gegner mit diesem Link ein
page-invite-hint = Wer damit zuerst den Platz nimmt, spielt. Danach gilt der Link nicht mehr.
page-invited = Du bist eingeladen
page-invited-hint = Nimm den freien Platz, um zu spielen. Du bekommst einen eigenen Link, und die Einladung gilt nicht mehr.
page-sit-down = Platz nehmen
page-gather-waiting = Deine Liste ist abgegeben. Die Schlacht beginnt, sobald die andere Liste da ist.
page-gather-list-wanted =
    { $game ->
        [xwing] Wähle deine Staffel. Die Liste deines Gegners bleibt verdeckt, bis beide da sind.
       *[other] Wähle deine Flotte. Die Liste deines Gegners bleibt verdeckt, bis beide da sind.
    }
page-gather-watching =
    { $game ->
        [xwing] Die Spieler wählen ihre Staffeln.
       *[other] Die Spieler wählen ihre Flotten.
    }
page-gather-ready = bereit
page-gather-choosing =
    { $game ->
        [xwing] wählt eine Staffel
       *[other] wählt eine Flotte
    }
page-gather-absent = noch nicht da
page-lists-hidden = Listen sind gesperrt und verdeckt, bis beide Spieler ihre geschickt haben.
page-hand-in = Diese Liste senden

## Fleets and squads that come with the program
page-sample-rebel-180 = Zwei kleine Schiffe um Luke Skywalker; ein Grundspiel genügt.
page-sample-imperial-180 = Ein Sternenzerstörer und ein Schwarm TIE-Jäger; ein Grundspiel genügt.
page-sample-republic-180 = Ein Angriffsschiff mit seinem Geleit.
page-sample-separatist-180 = Zwei Transporter mit mehr Droiden als Besatzung.
page-sample-rebel-400-line = Ein schwerer Kreuzer hält die Linie, während eine Torpedofregatte die des Feindes bricht.
page-sample-rebel-400-swarm = Fünf Schiffe, die von allen Seiten zuschlagen und einander reparieren.
page-sample-imperial-400-line = Ein großer Sternenzerstörer vorn und ein Träger mit Bombern dahinter.
page-sample-imperial-400-raid = Kleine Sternenzerstörer auf einem Raubzug ohne Rückkehr.
page-sample-republic-400-carrier = Eine Venator und ihre hundert Piloten.
page-sample-republic-400-convoy = Vier Linienschiffe um eine Lazarettfregatte.
page-sample-separatist-400-line = Zwei große Rümpfe und Droiden ohne Ende.
page-sample-separatist-400-blockade = Fregatten, die hinter einem Schirm aus Droiden Abstand halten.
page-sample-rr1-rebel-300 = Die erste Welle zu ihren ursprünglichen Kosten.
page-sample-rr1-imperial-300 = Die erste Welle zu ihren ursprünglichen Kosten.
page-sample-tournament-rebel-broadside-msu = Kleine und mittelgroße Schiffe feuern Breitseiten um zwei Torpedofregatten herum.
page-sample-tournament-rebel-hyperspace-drop = Ein Kreuzer greift an, während ein zweiter im Hyperraum wartet.
page-sample-tournament-rebel-corvette-screen = Ein Geschützschiff hinter einem Schirm aus Korvetten, die Schilde weitergeben.
page-sample-tournament-rebel-starhawk-fortress = Ein Schlachtschiff mit einer Hilfsfregatte und vier Assen.
page-sample-tournament-rebel-carrier-bombers = Zwei Träger mit so vielen Staffeln, wie eine Flotte haben darf.
page-sample-tournament-empire-twin-destroyers = Ein Sternenzerstörer mit Entermannschaft, eine Victory und ein Raider mit Ionenkanonen.
page-sample-tournament-empire-ace-wing = Billige Träger für Defender und Asse.
page-sample-tournament-empire-superweapon-siege = Eine Onager beschießt, was ein Interdictor festhält.
page-sample-tournament-empire-gunline-and-torpedo = Ein Geschützschiff in der Linie, zwei Raider daneben und Jäger dazwischen.
page-sample-tournament-empire-star-dreadnought = Ein einziges riesiges Schiff mit Tender und Bombern.
page-sample-tournament-republic-triple-victory = Drei Victorys mit Superwaffen für die Nähe.
page-sample-tournament-republic-venator-and-bombers = Eine Venator, unterstützt von Fregatten und Bombern.
page-sample-tournament-republic-acclamator-aces = Zwei Angriffsschiffe mit verschiedenen Aufgaben und vier Asse.
page-sample-tournament-separatist-droid-bomber-swarm = Ein Träger und zwölf Staffeln, die meisten davon Droiden.
page-sample-tournament-separatist-heavy-line = Eine Providence und zwei Recusants halten die Linie allein.
page-sample-tournament-separatist-rocket-trooper-rush = Drei Schiffe stürmen heran, um mit Raketentruppen zu entern.
page-sample-rebel-line = Wedge Antilles führt Torpedos und Raketen, mit zwei A-Wings an der Flanke.
page-sample-rebel-spectres = Ein Frachter mit einem Jedi an Bord und drei gestohlene Jäger um ihn herum.
page-sample-imperial-swarm = Sieben TIE-Jäger, die dicht bei Howlrunner fliegen.
page-sample-imperial-aces = Darth Vader, Soontir Fel und Maarek Stele, dazu ein Kadett, der zu ihnen aufsieht.
page-sample-scum-hunters = Bossk und sein Beiboot, ein Ass im Fang Fighter, ein Headhunter und eine explodierende Drohne.
page-sample-scum-syndicate = Boba Fett mit zwei schnellen Abfangjägern und einem Piraten.
page-sample-resistance-flight = Poe Damerons X-Wings, ein A-Wing und Finn in einer Kapsel.
page-sample-resistance-convoy = Ein Transporter zwischen zwei Paaren aus X-Wing und A-Wing.
page-sample-first-order-aces = Kylo Ren und Major Vonreg schlagen zu, ein Shuttle und ein Flügelmann helfen.
page-sample-first-order-command = Spezialkräfte und Linienjäger unter zwei Shuttles.
page-sample-republic-jedi = Drei Actis-Abfangjäger und ein Delta-7, alle mit der Macht.
page-sample-republic-clones = Zwei schwere ARC-170 und drei Headhunter, von Klonen geflogen.
page-sample-separatist-swarm = Sechs Droidenjäger, deren Berechnungen ein taktisches Relais teilt.
page-sample-separatist-council = Count Dooku und General Grievous mit zwei Tri-Fightern.
page-sample-first-order-force-and-tech = Schnelle Asse mit der Macht und Technik.
page-sample-first-order-special-forces = Bordschützen mit Heck-Feuerwinkeln, ein Bomber und ein Shuttle, das koordiniert.
page-sample-imperial-academy-swarm = Acht TIEs um einen Anführer, der sie neu würfeln lässt.
page-sample-imperial-dauntless-group = Ein Decimator führt, dazu Striker mit Querrudern und ein Schiff, das blockiert.
page-sample-imperial-three-aces = Drei Asse mit hoher Initiative, die den Feuerwinkeln fernbleiben.
page-sample-rebel-blade-and-shuttle = Drei B-Wings mit Torpedos und Raketen, langsam und schwer, und ein U-Wing, der sie unterstützt.
page-sample-rebel-red-flight = Vier Schiffe in einer Linie: Torpedos hinter einem Leibwächter und ein billiges Schiff, das blockiert.
page-sample-rebel-smuggler-and-wings = Ein Frachter mit Geschütz und schnelle A-Wings mit eigenen Geschützen.
page-sample-republic-clone-support = Geschützplattformen vor kleinen Jägern der Klone.
page-sample-republic-jedi-interceptors = Jedi, die für ihre Aktionen die Macht ausgeben, mit einem V-Wing.
page-sample-resistance-black-squadron = T-70-X-Wings mit Waffenaufhängung, ein A-Wing und eine unterstützende Kapsel.
page-sample-resistance-wartime-wing = Ein Frachter, der die Macht nutzt, mit einer Rotte umgebauter Y-Wings.
page-sample-scum-close-hunters = Zwei Asse für den Nahkampf und ein Y-Wing mit Geschütz und Vorrichtungen.
page-sample-scum-guild-contract = Kopfgeldjäger aller Art mit illegalen Tricks.
page-sample-separatist-bounty-and-predators = Eine Firespray mit hoher Initiative und unabhängige Tri-Fighter.
page-sample-separatist-relay-swarm = Acht Schiffe: Vulture-Droiden mit Buzz-Droiden unter einem taktischen Relais.
