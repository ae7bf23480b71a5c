# Warum eine Zeile eines Szenarios nicht gelesen werden kann. Was falsch ist, steht klein geschrieben hinter der Nummer der Zeile.

armada-ask-refused-no-attack = es läuft kein Angriff, also gibt es kein { $word }; beginne erst einen, wie mit `begin vic attacks front -> neb front`, oder frag eine Karte, wie mit `see vic battery front …`
armada-ask-refused-odd = { $why }; eine Zeile `odd table` erlaubt, was in keinem Spiel vorkommen kann
armada-ask-refused-list = die Liste kann nicht gelesen werden: { $why }
armada-ask-refused-four-joints = ein Kurs hat höchstens vier Gelenke
armada-ask-refused-no-facing = ein Schiff hat eine Flugrichtung: `at X Y facing GRAD`
armada-ask-refused-no-further-dial = für dieses Schiff wird kein weiteres Rad eingestellt
armada-ask-refused-obstacle-attacks = ein Hindernis greift so an: `attacks ZIEL`
armada-ask-refused-attack-form = einen Angriff schreibt man so: `vic attacks front -> cr90 front`
armada-ask-refused-wants-obstacle = hierher gehört ein Hindernis
armada-ask-refused-by-ship = eine Staffel wird durch das Kommando eines Schiffs aktiviert
armada-ask-refused-wants-squadron = hierher gehört eine Staffel
armada-ask-refused-results-from-one = Ergebnisse zählen ab eins
armada-ask-refused-wants-ship-or-card = hierher gehört ein Schiff oder eine Karte
armada-ask-refused-one-deck = es gibt nur einen Stapel
armada-ask-refused-list-unread = die Liste kann nicht gelesen werden
armada-ask-refused-not-on-table = beide müssen auf dem Tisch liegen
armada-ask-refused-ruler-ends = der Maßstab reicht von eins bis fünf
armada-ask-refused-many-ships = das sind mehr Schiffe, als das Programm fasst
armada-ask-refused-many-upgrades = das sind mehr Aufwertungen, als das Programm fasst
armada-ask-refused-many-piles = Marker und Räder liegen auf mehr Karten, als das Programm fasst
armada-ask-refused-many-squadrons = das sind mehr Staffeln, als das Programm fasst
armada-ask-refused-wants-ship = hierher gehört ein Schiff
armada-ask-refused-token-place = ein Marker liegt auf einer Hüllensektion oder einem Hindernis
armada-ask-refused-no-such-card = dieses Schiff hat keine solche Karte
armada-ask-refused-nothing-to-see = davon gibt es nichts zu sehen
armada-ask-refused-only-squadrons = nur Staffeln sind im Nahkampf
armada-ask-refused-learning-force = das ist eine Streitmacht des Trainingsszenarios: schreib für beide die Zeile `learning scenario`
armada-ask-refused-many-obstacles = das sind mehr Hindernisse, als das Programm fasst
armada-ask-refused-campaign = dieses Einsatzziel gehört zu einer Kampagne und hat keine Kategorie
armada-ask-refused-many-tokens = das sind mehr Marker, als das Programm fasst
armada-ask-refused-obstacle-twice = dieses Hindernis liegt schon auf dem Tisch; es gibt jedes nur einmal

## Was dorthin gehört

armada-ask-refused-wanted-speed = der Schub
armada-ask-refused-wanted-base-side = eine Seite der Basis
armada-ask-refused-wanted-clicks = wie weit sich ein Gelenk dreht (`straight`, `left`, `right 2`)
armada-ask-refused-wanted-direction = eine Richtung
armada-ask-refused-wanted-x = x in Millimetern
armada-ask-refused-wanted-y = y in Millimetern
armada-ask-refused-wanted-facing = die Flugrichtung in Grad
armada-ask-refused-wanted-command = ein Kommando
armada-ask-refused-wanted-ship-or-command = ein Schiff oder ein Kommando
armada-ask-refused-wanted-beginning = etwas, das beginnen kann
armada-ask-refused-wanted-ship-deed = etwas, das ein Schiff tut
armada-ask-refused-wanted-attack-zone = eine Hüllensektion: `vic attacks front -> cr90 front`
armada-ask-refused-wanted-damage = wie viel Schaden
armada-ask-refused-wanted-facedown-or-faceup = `facedown` oder `faceup`
armada-ask-refused-wanted-squadron-deed = etwas, das eine Staffel tut
armada-ask-refused-wanted-distance = eine Entfernung
armada-ask-refused-wanted-ship-zone = eine Hüllensektion des Schiffs
armada-ask-refused-wanted-shuffled = wie viele Karten gemischt werden
armada-ask-refused-wanted-result = das wievielte der möglichen Ergebnisse kommt, gezählt ab eins
armada-ask-refused-wanted-die-colour = eine Würfelfarbe
armada-ask-refused-wanted-face = eine Seite eines Würfels
armada-ask-refused-wanted-card = ein Schiff, eine Staffel, ein Hindernis oder ein Marker
armada-ask-refused-wanted-upgrade = eine Aufwertungskarte
armada-ask-refused-wanted-damage-card = eine Schadenskarte
armada-ask-refused-wanted-objective = ein Einsatzziel
armada-ask-refused-wanted-choice = etwas, das hier zur Wahl steht
armada-ask-refused-wanted-ship-or-card = ein Schiff oder eine Karte
armada-ask-refused-wanted-known-of-ship = etwas, das man von einem Schiff wissen kann
armada-ask-refused-wanted-facedown = wie viele verdeckte Karten
armada-ask-refused-wanted-cards = wie viele Karten
armada-ask-refused-wanted-ruler-distance = eine Entfernung von eins bis fünf oder `beyond 5`
armada-ask-refused-wanted-range = eine Reichweite
armada-ask-refused-wanted-in-or-out = `in` oder `out`
armada-ask-refused-wanted-obstructed-or-clear = `obstructed` oder `clear`
armada-ask-refused-wanted-blocked-or-clear = `blocked` oder `clear`
armada-ask-refused-wanted-defense-state = eine Seite eines Verteidigungsmarkers
armada-ask-refused-wanted-ship-quality = etwas, das ein Schiff hat
armada-ask-refused-wanted-hull-left = die restlichen Hüllenpunkte
armada-ask-refused-wanted-attacks = wie viele Angriffe
armada-ask-refused-wanted-tokens = wie viele Marker
armada-ask-refused-wanted-ship-attacks = wie viele Angriffe gegen Schiffe
armada-ask-refused-wanted-zone-shields = die Schilde einer Hüllensektion (Bug, links, rechts, Heck)
armada-ask-refused-wanted-zone = eine Hüllensektion
armada-ask-refused-wanted-shields = die Schilde
armada-ask-refused-wanted-squadron-quality = etwas, das eine Staffel hat
armada-ask-refused-wanted-obstacle-quality = etwas, das ein Hindernis hat
armada-ask-refused-wanted-damage-cards = wie viele Schadenskarten
armada-ask-refused-wanted-sight = etwas, das man sehen kann
armada-ask-refused-wanted-many = wie viele
armada-ask-refused-wanted-card-state = ein Zustand einer Karte
armada-ask-refused-wanted-player-quality = etwas, das ein Spieler hat
armada-ask-refused-wanted-score = der Punktestand
armada-ask-refused-wanted-fleet-points = die Flottenpunkte
armada-ask-refused-wanted-round = die Runde
armada-ask-refused-wanted-phase = eine Phase
armada-ask-refused-wanted-number = eine Zahl
armada-ask-refused-wanted-dice = wie viele Würfel
armada-ask-refused-wanted-damage-total = die Schadenssumme
armada-ask-refused-wanted-hits = die Treffersymbole
armada-ask-refused-wanted-criticals = die kritischen Symbole
armada-ask-refused-wanted-attack-kind = eine Art von Angriff
armada-ask-refused-wanted-defense-token = ein Verteidigungsmarker
armada-ask-refused-wanted-keyword = ein Schlüsselwort
armada-ask-refused-wanted-token-state = ein Zustand eines Verteidigungsmarkers
armada-ask-refused-wanted-all-shields = die Schilde aller Hüllensektionen: Bug, links, rechts, Heck
armada-ask-refused-wanted-size = eine Größenkategorie
armada-ask-refused-wanted-sample-fleet = eine Beispielflotte
armada-ask-refused-wanted-general = etwas über das Spiel
armada-ask-refused-wanted-table = ein Tisch
armada-ask-refused-wanted-side = eine Seite (Rebel, Empire, Republic, Separatist, blue, red)
## Mit etwas darin

armada-ask-refused-twice = { $command } ist zweimal genannt; es gibt eines von jeder Art
armada-ask-refused-no-further-token = es gibt hier keinen weiteren Marker { $token }
armada-ask-refused-hull-value = der Hüllenwert des Schiffs ist { $hull }
armada-ask-refused-squadron-hull = eine Staffel auf dem Tisch hat mindestens einen und höchstens { $most } Hüllenpunkte
armada-ask-refused-many-dials = ein Schiff hat höchstens { $most } Räder
armada-ask-refused-many-gained = ein Schiff hat keinen Platz für ein weiteres erhaltenes Rad
armada-ask-refused-many-dice = niemand würfelt mit mehr als { $most } Würfeln
armada-ask-refused-cannot-attack = { $attacker } kann { $defender } nicht angreifen: { $why }; schreib `even so` ans Ende, wenn es trotzdem sein soll
armada-ask-refused-by-rule = { $why } ({ $rule })
armada-ask-refused-no-such-face = kein { $colour ->
        [red] roter
        [blue] blauer
        [black] schwarzer
       *[other] { $colour }
    } Würfel hat diese Seite
armada-ask-refused-nothing-set = für { $what } ist nichts eingestellt
armada-ask-refused-other-follows = auf „{ $word }“ folgt hier etwas anderes
armada-ask-refused-deck-lacks = so viele Karten „{ $card }“ sind nicht im Stapel
armada-ask-refused-deck-lacks-such = so viele solche Karten sind nicht im Stapel
armada-ask-refused-third-side = { $one } und { $other } spielen; eine dritte Seite gibt es nicht
armada-ask-refused-no-ship-has = kein Schiff dieser Seite hat { $card }
armada-ask-refused-asks-else = { $why } (gefragt ist: { $asked })

## Namen von Karten

armada-ask-refused-card-near = „{ $written }“ passt hier nicht, gefragt ist: { $what }; ist „{ $near }“ gemeint?
armada-ask-refused-card-unknown = „{ $word } …“ passt hier nicht, gefragt ist: { $what }; schreib den gedruckten Namen oder die Kennung
armada-ask-refused-card-missing = hier fehlt: { $what }
armada-ask-refused-card-several = „{ $name }“ heißen mehrere Karten; schreib eine von { $slugs }

## Was nicht vorkommen kann

armada-ask-refused-odd-objective = { $card } gehört nicht zu { $edition }.
armada-ask-refused-odd-rounds = Ein Spiel hat { $rounds } Runden.
armada-ask-refused-odd-no-passes = In { $edition } gibt es keine Passmarker.
armada-ask-refused-odd-this-piece = dieser Spielstein
armada-ask-refused-odd-piece = { $piece } { $wrong }.
armada-ask-refused-odd-has-no-part = hat { $card }; diese Karte gehört nicht zu { $edition }
armada-ask-refused-odd-has-other-faction = kann { $card } nicht haben, eine Karte einer anderen Fraktion
armada-ask-refused-odd-speed = hat Schub { $speed }, und die Schubtabelle endet bei { $top }
armada-ask-refused-odd-shields =
    hat { $zone ->
        [front] am Bug
        [rear] am Heck
        [left] links
        [right] rechts
       *[other] an { $zone }
    } { $found ->
        [one] einen Schild
       *[other] { $found } Schilde
    }, höchstens { $most } sind möglich
armada-ask-refused-odd-destroyed =
    hat { $damage ->
        [one] eine Schadenskarte
       *[other] { $damage } Schadenskarten
    } und wäre zerstört
armada-ask-refused-odd-several-tokens = hat { $count } Kommandomarker { $command }
armada-ask-refused-odd-no-part = ist { $card }; diese Karte gehört nicht zu { $edition }
armada-ask-refused-odd-other-faction = ist eine Karte einer anderen Fraktion ({ $faction })
armada-ask-refused-odd-outside = liegt nicht mit der ganzen Basis auf dem Tisch
armada-ask-refused-odd-lies-on = liegt auf { $other }
armada-ask-refused-odd-dials = hat { $dials } Kommandoräder und Kommandowert { $command }
armada-ask-refused-odd-tokens = hat { $tokens } Kommandomarker und Kommandowert { $command }
