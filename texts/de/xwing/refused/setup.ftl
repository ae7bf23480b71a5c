# Warum ein Spiel nicht beginnt, und warum etwas irgendwo nicht platziert werden kann.

## Beginn

xwing-refused-start-squad = Die Staffel von Seite { $side } kann nicht gespielt werden: { $problem }
xwing-refused-start-rounds = Ein Spiel kann { $least } bis { $most } Runden haben, nicht { $given }.
xwing-refused-start-too-many = Eine Seite kann höchstens { $ships } Schiffe haben, alle Seiten zusammen höchstens { $upgrades } Aufwertungen.
xwing-refused-start-no-such-obstacle = Hindernis Nummer { $place } gibt es nicht.
xwing-refused-start-not-brought = Hindernis Nummer { $place } kann nicht mitgebracht, sondern nur durch eine Karte ins Spiel gebracht werden; Spieler bringen Asteroiden, Trümmerwolken und Gaswolken mit.
xwing-refused-start-empty-position = Eine Stellung braucht Schiffe auf dem Tisch, in Runde { $round } oder später.

## Platzieren

xwing-refused-place-outside = Ein Teil davon läge außerhalb der Spielfläche.
xwing-refused-place-ship = Ein Schiff muss innerhalb von Reichweite { $range } zum eigenen Rand platziert werden.
xwing-refused-place-filling = Ein großes Schiff darf nur dann über Reichweite { $range } zum Rand hinausragen, wenn es diesen Bereich in der Tiefe ausfüllt.
xwing-refused-place-on-ship = Dort liegt ein Schiff.
xwing-refused-place-near-enemy = Es liegt innerhalb von Reichweite { $range } zu einem feindlichen Schiff.
xwing-refused-place-obstacle-edge = Zu nah am Rand: Ein Hindernis muss jenseits von Reichweite { $range } zu jedem Rand liegen.
xwing-refused-place-obstacle = Zu nah an einem anderen Hindernis: Es muss jenseits von Reichweite { $range } zu den anderen liegen.
xwing-refused-place-on-objective = Ein Hindernis kann nicht auf einem Missionsziel platziert werden.
xwing-refused-place-objective-centre = Ein Missionsziel muss in Reichweite { $range } zum mittleren liegen.
xwing-refused-place-objective-others = Zu nah an einem anderen Missionsziel: Es muss jenseits von Reichweite { $range } zu den anderen liegen.
xwing-refused-place-objective-own-edge = Dieses Missionsziel muss in Reichweite { $least }–{ $most } zu deinem Rand liegen.
xwing-refused-place-objective-opponents-edge = Dieses Missionsziel muss in Reichweite { $least }–{ $most } zum Rand deines Gegners liegen.
xwing-refused-place-cache = Eine Versorgungskiste muss in Reichweite { $range } zu ihrem Schiff liegen.
xwing-refused-place-cache-on-ship = Eine Versorgungskiste kann nicht auf einem Schiff platziert werden.
xwing-refused-place-remote-edge = Sie muss jenseits von Reichweite { $range } zu jedem Rand liegen.
xwing-refused-place-no-template = Keine Schablone der Drohne führt dorthin.
