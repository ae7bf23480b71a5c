# Warum ein Spieler nicht passen kann.

armada-refused-pass-must-activate = Wer ein nicht-aktiviertes Schiff hat, muss eines aktivieren.
armada-refused-pass-no-token = Passen kostet einen Passmarker, und es ist keiner übrig.
armada-refused-pass-twice = Du kannst nicht in zwei Spielzügen hintereinander Passmarker ausgeben: Aktiviere ein Schiff.
armada-refused-pass-first = Der erste Spieler muss in dieser Phase ein Schiff aktivieren, bevor er passt.
armada-refused-pass-fewer = Der erste Spieler kann nur mit weniger nicht-aktivierten Schiffen als der zweite passen.
armada-refused-pass-no-more = Der zweite Spieler kann nur passen, wenn er nicht mehr nicht-aktivierte Schiffe hat als der erste.
