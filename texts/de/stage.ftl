# Wörter für jedes Spiel.

name = { $name }
either = { $one } oder { $other }
pass = Passen
confirm = Bestätigen
yes = Ja
no = Nein
told-uses = { $card } wird benutzt
told-undo = Züge zurückgenommen
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
over-closed = Wer diesen Server betreibt, hat das Spiel geschlossen.
over-older-rules = Dieses Spiel begann unter Version { $version } der Regeln, die nicht mehr gespielt wird. Das Protokoll lässt sich lesen, und du kannst es als Datei speichern.

# Was ein Bot abgewogen hat
why-several = { $choices }
why-amount = { $amount }
why-course = Schub { $speed }, Drehungen { $clicks }
why-place = Bei { $x } cm, { $y } cm
bot-ahead = Ausprobiert: { $worth } wert
bot-search = { $games }-mal weitergespielt: im Mittel { $worth } wert
bot-activate = Könnte { $deals } Punkte anrichten, könnte { $takes } verlieren
bot-pass = Lässt dem Gegner den Vortritt
bot-dial = { $worth } wert
bot-defend = Rettet { $worth } Punkte mehr, als es kostet
bot-target = { $damage } Schaden zu erwarten, { $worth } Punkte wert
bot-nothing = Nichts zu gewinnen
bot-attack-from = { $ships } Punkte wert gegen Schiffe, { $squadrons } gegen Staffeln
bot-course = Richtet { $deals } an, erleidet { $takes }, Nähe { $near }, Rand { $edge }, Überlappungen { $overlaps }, Einsatz { $goal }
bot-course-followed = Richtet { $deals } an, erleidet { $takes }, Nähe { $near }, Überlappungen { $overlaps }, Einsatz { $goal }, nach einem weiteren Manöver { $later }
bot-course-outside = Würde den Tisch verlassen
bot-course-impossible = Kann nicht ausgeführt werden
bot-speed = { $worth } wert bei Schub { $speed }
bot-deploy-speed = Schub { $speed }
bot-deploy = { $turned } Grad vom Gegner weggedreht, Formation { $formation }
bot-deploy-near = Nähe zum Gegner
bot-deploy-next = Kleines zuerst
bot-squadron = { $worth } Punkte wert
bot-action = { $worth } wert
bot-place = Angriff { $attack } wert, Ort { $ahead } wert
bot-effect = { $worth } wert
bot-pay = Was dafür zu haben ist

# Lists in a sentence
list-two = { $first } und { $last }
list-more = { $first } und { $last }
