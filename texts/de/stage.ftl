# Wörter für jedes Spiel.

name = { $name }
refused = { $reason }
pass = Passen
confirm = Bestätigen
yes = Ja
no = Nein
told-undo = Züge zurückgenommen
told-adjust = Tisch im Einvernehmen geändert
over-conceded = { $player } hat aufgegeben.
over-agreed-draw = Die Spieler haben sich auf ein Unentschieden geeinigt.
