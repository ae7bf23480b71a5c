# Wie ein Befehl scheitert.

cli-failure-error = Fehler: { $why }
cli-failure-unwritten = die Ausgabe lässt sich nicht schreiben (Fehler { $code } des Systems)
