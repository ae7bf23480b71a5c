# Why the rules machine refuses something, whatever the game.

engine-refused-pass = Passen geht hier nicht: Eine der Möglichkeiten muss gewählt werden.
engine-refused-some = Zwischen { $min } und { $max } müssen gewählt werden, nicht { $given }.
engine-refused-amount = Gefragt ist eine Zahl von { $min } bis { $max }, nicht { $given }.
engine-refused-split = Die Anteile müssen zusammen { $total } ergeben, nicht { $given }.
engine-refused-kind = Gefragt ist eine andere Art von Antwort: { $wanted }.
engine-refused-unlisted = Das gehört nicht zu den erlaubten Antworten.
engine-refused-nothing-to-decide = Platz { $seat } hat gerade nichts zu entscheiden.
engine-refused-seats = Gefragt sind die Antworten dieser Plätze, in dieser Reihenfolge: { $seats }.
engine-refused-answers-missing = Es fehlen die Antworten einiger Plätze.
engine-refused-game-over = Entscheidung { $number } ist vorbei: Das Spiel ist zu Ende.
engine-refused-passed = Entscheidung { $number } ist vorbei: Jetzt ist Nummer { $open } offen.
engine-refused-nothing-to-undo = Es gibt nichts zurückzunehmen: { $entries } Einträge gelten, und { $keep } sollen bleiben.
engine-refused-undo-consent = Einen Wurf, etwas Aufgedecktes oder die Entscheidung eines anderen zurückzunehmen braucht die Zustimmung von Seite { $side }.
engine-refused-adjust-consent = Eine Änderung am Tisch braucht die Zustimmung von Seite { $side }.
engine-refused-nobody = Auf Platz { $seat } sitzt niemand.
engine-refused-value = { $path } kann nicht { $value } sein.
engine-refused-no-value = Auf dem Tisch gibt es nichts unter { $path }.

## What a decision wants

engine-refused-wanted-pick = eine der genannten Möglichkeiten
engine-refused-wanted-some = einige der genannten Möglichkeiten
engine-refused-wanted-order = alle genannten Möglichkeiten in einer Reihenfolge
engine-refused-wanted-confirm = ja oder nein
engine-refused-wanted-amount = eine Zahl
engine-refused-wanted-split = eine Summe, auf die genannten Möglichkeiten verteilt
engine-refused-wanted-assign = ein Wert für jedes der genannten Felder
engine-refused-wanted-course = ein Kurs
engine-refused-wanted-place = eine Stelle auf dem Tisch
engine-refused-wanted-use = einer der Effekte, die eingesetzt werden können
