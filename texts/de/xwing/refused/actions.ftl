# Warum eine Aktion nicht durchgeführt werden kann, oder nicht an diesem Objekt.

## Aktionen

xwing-refused-action-not-in-play = Nur ein Schiff auf der Spielfläche kann Aktionen durchführen.
xwing-refused-action-stressed = Das Schiff ist gestresst.
xwing-refused-action-overlapped = Es hat ein feindliches Schiff überschnitten und kann keine weiteren Aktionen durchführen.
xwing-refused-action-ionized = Ein ionisiertes Schiff kann nur die Fokus-Aktion durchführen.
xwing-refused-action-failed = Das Schiff ist in dieser Runde schon an dieser Aktion gescheitert.
xwing-refused-action-performed = Das Schiff hat diese Aktion in dieser Runde schon durchgeführt.
xwing-refused-action-no-force = Eine violette Aktion kostet eine Machtladung, und das Schiff hat keine aktive.
xwing-refused-action-towing = Ein Schiff, das etwas abschleppt, kann diese Aktion nicht durchführen.
xwing-refused-action-forbidden = Ein Effekt verbietet diese Aktion.
xwing-refused-action-tows-already = Das Schiff schleppt schon eine Versorgungskiste ab.
xwing-refused-action-cloaked = Das Schiff ist getarnt.
xwing-refused-action-not-activating = Ein Schiff kann einen SLAM nur in seiner eigenen Aktivierung durchführen.
xwing-refused-action-not-moved = Das Schiff hat kein Manöver ausgeführt, dessen Geschwindigkeit ein SLAM wiederholen könnte.
xwing-refused-action-no-such-speed = Das Schiff hat ein Manöver mit Geschwindigkeit { $speed } ausgeführt, und sein Rad hat keines mehr mit dieser Geschwindigkeit.
xwing-refused-action-nothing-to-reload = Keine Torpedo-, Raketen- oder Nutzlast-Aufwertung hat eine Ladung verloren.
xwing-refused-action-no-turret = Das Schiff hat keinen Anzeiger für einen Geschütz-Feuerwinkel.
xwing-refused-action-idle = Ihre Kosten können nicht bezahlt werden, oder ihr Effekt würde nichts bewirken.
xwing-refused-action-not-by-coordinate = Das koordinierende Schiff kann es diese Aktion nicht durchführen lassen.

## Zielerfassungen

xwing-refused-lock-itself = Ein Schiff kann sich nicht selbst erfassen.
xwing-refused-lock-objective = Ein Missionsziel kann nicht erfasst werden.
xwing-refused-lock-ionized = Ein ionisiertes Schiff kann weder erfassen noch erfasst werden.
xwing-refused-lock-forbidden = Ein Effekt verhindert, dass das Schiff es erfasst.
xwing-refused-lock-at-obstacle = Ein Schiff in Reichweite { $range } eines solchen Hindernisses kann weder erfassen noch erfasst werden.
xwing-refused-lock-not-in-front = Es liegt nicht im Bug-Feuerwinkel, wie der Effekt es verlangt.
xwing-refused-lock-out-of-range = Es liegt { $found }; eine Zielerfassung braucht Reichweite { $least }–{ $most }.

## Stören

xwing-refused-jam-friendly = Es ist befreundet; nur feindliche Schiffe können gestört werden.
xwing-refused-jam-out-of-range = Es liegt { $found } und nicht im Zentral-Feuerwinkel; Stören braucht Reichweite { $range }, im Zentral-Feuerwinkel Reichweite { $least }–{ $most }.
xwing-refused-jam-in-bullseye = Es liegt { $found } und im Zentral-Feuerwinkel; Stören braucht dort Reichweite { $least }–{ $most }.

## Koordinieren

xwing-refused-coordinate-itself = Ein Schiff kann sich nicht selbst koordinieren.
xwing-refused-coordinate-not-friendly = Nur befreundete Schiffe können koordiniert werden.
xwing-refused-coordinate-already = Es wird schon koordiniert.
xwing-refused-coordinate-other-type = Es ist nicht vom selben Typ wie das erste Schiff: { $first }.
xwing-refused-coordinate-forbidden = Ein Effekt verhindert, dass es koordiniert wird.
xwing-refused-coordinate-out-of-range = Es liegt { $found }; Koordinieren braucht Reichweite { $least }–{ $most }.

## Wo etwas gefunden wurde

xwing-refused-found-nowhere = nicht auf der Spielfläche
xwing-refused-found-at-range = in Reichweite { $range } ({ $mm } mm entfernt)
xwing-refused-found-beyond = jenseits von Reichweite { $range } ({ $mm } mm entfernt)

## Schub und Fassrollen

xwing-refused-move-on-ship = Dort läge es auf einem Schiff.
xwing-refused-move-at-obstacle = Dort läge es auf einem Hindernis oder bewegte sich durch eines.
xwing-refused-move-outside = Dort läge es nicht in der Spielfläche.
