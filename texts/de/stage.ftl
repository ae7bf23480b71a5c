# Wörter für jedes Spiel.

name = { $name }
either = { $one } oder { $other }
pass = Passen
confirm = Bestätigen
yes = Ja
no = Nein
told-uses = Effekt eingesetzt: { $card }
told-undo = Entscheidungen zurückgenommen
told-adjust = Tisch im Einvernehmen geändert
told-adjusted-value = { $piece }: { $what } { $from } → { $to }
told-adjusted-new = { $piece }: { $what } hinzugefügt
told-adjusted-gone = { $piece }: { $what } entfernt
told-adjusted-moved = { $millimetres ->
    [0] { $piece } auf der Stelle gedreht
   *[other] { $piece } um { $millimetres } mm versetzt
}
told-adjusted-removed = { $piece } entfernt
told-adjusted-end = Der laufende Schritt wurde beendet
over-conceded-seat = Wer auf Platz { $seat } sitzt, hat aufgegeben.
over-conceded = { $player } hat aufgegeben.
over-agreed-draw = Die Spieler haben sich auf ein Unentschieden geeinigt.
over-closed = Der Betreiber dieses Servers hat das Spiel geschlossen.
over-older-rules = Dieses Spiel begann unter Version { $version } der Regeln, die nicht mehr unterstützt wird. Du kannst das Protokoll weiter lesen und das Spiel als Datei speichern.

# Was ein Bot abgewogen hat
why-several = { $choices }
why-amount = { $amount }
why-course = Schub { $speed }, Drehungen { $clicks }
why-place = Bei { $x } cm, { $y } cm
bot-ahead = Vorausgedacht: { $worth } wert
bot-search = { $games }-mal durchgespielt: im Mittel { $worth } wert
bot-activate = Könnte { $deals } Punkte Schaden machen, könnte { $takes } verlieren
bot-pass = Lässt dem Gegner den Vortritt
bot-dial = { $worth } wert
bot-defend = Rettet { $worth } Punkte mehr, als es kostet
bot-target = { $damage } Schaden zu erwarten, { $worth } Punkte wert
bot-nothing = Nichts zu gewinnen
bot-attack-from = { $ships } Punkte wert gegen Schiffe, { $squadrons } gegen Staffeln
bot-course = Macht { $deals }, nimmt { $takes }, Nähe { $near }, Rand { $edge }, Überschneidungen { $overlaps }, Einsatzziel { $goal }
bot-course-followed = Macht { $deals }, nimmt { $takes }, Nähe { $near }, Überschneidungen { $overlaps }, Einsatzziel { $goal }, ein Manöver später { $later }
bot-course-outside = Würde den Tisch verlassen
bot-course-impossible = Kann nicht ausgeführt werden
bot-speed = { $worth } wert bei Schub { $speed }
bot-deploy-speed = Schub { $speed }
bot-deploy = { $turned } Grad vom Gegner weggedreht, Formation { $formation }
bot-deploy-near = Nähe zum Gegner
bot-deploy-next = Kleines zuerst
bot-squadron = { $worth } Punkte wert
bot-action = { $worth } wert
bot-place = Angriff { $attack } wert, Stelle { $ahead } wert
bot-effect = { $worth } wert
bot-pay = Was die Bezahlung bringt

# Lists in a sentence
list-two = { $first } und { $last }
list-more = { $first } und { $last }
