# Why the rules machine refuses something, whatever the game.

engine-refused-pass = Hier kannst du nicht passen: Wähle eine der Möglichkeiten.
engine-refused-some = Du musst mindestens { $min } und höchstens { $max } wählen, nicht { $given }.
engine-refused-amount = Die Zahl muss zwischen { $min } und { $max } liegen, nicht { $given }.
engine-refused-split = Die Anteile müssen zusammen { $total } ergeben, nicht { $given }.
engine-refused-kind = Hier ist eine andere Art von Antwort nötig: { $wanted }.
engine-refused-unlisted = Das ist keine der erlaubten Antworten.
engine-refused-nothing-to-decide = Platz { $seat } hat jetzt nichts zu entscheiden.
engine-refused-seats = Die Antworten müssen von diesen Plätzen kommen, in dieser Reihenfolge: { $seats }.
engine-refused-answers-missing = Einige Plätze haben noch nicht geantwortet.
engine-refused-game-over = Entscheidung { $number } ist vorbei: Das Spiel ist zu Ende.
engine-refused-passed = Entscheidung { $number } ist vorbei: Jetzt ist Entscheidung { $open } offen.
engine-refused-nothing-to-undo = Das Spiel kann nicht auf { $keep } Einträge zurück: Es hat nur { $entries }.
engine-refused-undo-consent = Um einen Wurf, etwas Aufgedecktes oder die Entscheidung eines anderen zurückzunehmen, muss Seite { $side } zustimmen.
engine-refused-adjust-consent = Einer Änderung am Tisch muss Seite { $side } zustimmen.
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
