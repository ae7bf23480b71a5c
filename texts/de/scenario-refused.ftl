# Warum kein Spiel vom Tisch einer Szenariodatei aus weitergeht.

scenario-refused-wrong = Zeile { $line }, Spalte { $column } der Szenariodatei: { $problem }
scenario-refused-no-question = In der Szenariodatei steht keine Frage.
scenario-refused-other-game = Die Szenariodatei ist für das Spiel { $found }; gesucht ist ein Tisch von { $wanted }.
