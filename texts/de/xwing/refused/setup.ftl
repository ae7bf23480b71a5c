# Warum ein Spiel nicht beginnt, und warum etwas irgendwo nicht platziert werden kann.

## Beginn

xwing-refused-start-squad = Die Staffel von Seite { $side } kann nicht gespielt werden: { $problem }
xwing-refused-start-rounds = Ein Spiel hat { $least } bis { $most } Runden, nicht { $given }.
xwing-refused-start-too-many = Eine Seite hat höchstens { $ships } Schiffe, und alle Seiten zusammen haben höchstens { $upgrades } Aufwertungen.
xwing-refused-start-no-such-obstacle = Ein Hindernis wie Nummer { $place } der mitgebrachten gibt es nicht.
xwing-refused-start-not-brought = Hindernis Nummer { $place } kann nicht mitgebracht werden, nur eine Karte bringt es ins Spiel; Spieler bringen Asteroiden, Trümmerwolken und Gaswolken mit.
xwing-refused-start-empty-position = In einer Stellung liegen Schiffe auf dem Tisch, und es ist Runde { $round } oder eine spätere.

## Platzieren

xwing-refused-place-outside = Ein Teil davon läge außerhalb der Spielfläche.
xwing-refused-place-ship = Ein Schiff wird innerhalb von Reichweite { $range } des eigenen Rands platziert.
xwing-refused-place-filling = Ein großes Schiff ragt nur dort aus dem Bereich bis Reichweite { $range } des Rands, wo es ihn in der Tiefe ausfüllt.
xwing-refused-place-on-ship = Dort liegt ein Schiff.
xwing-refused-place-near-enemy = Es liegt innerhalb von Reichweite { $range } eines gegnerischen Schiffs.
xwing-refused-place-obstacle-edge = Zu nah am Rand: Ein Hindernis wird jenseits von Reichweite { $range } jedes Rands platziert.
xwing-refused-place-obstacle = Zu nah an einem anderen Hindernis: Es wird jenseits von Reichweite { $range } der anderen platziert.
xwing-refused-place-on-objective = Ein Hindernis wird auf keinem Missionsziel platziert.
xwing-refused-place-objective-centre = Ein Missionsziel wird in Reichweite { $range } des mittleren platziert.
xwing-refused-place-objective-others = Zu nah an einem anderen Missionsziel: Es wird jenseits von Reichweite { $range } der anderen platziert.
xwing-refused-place-objective-own-edge = Dieses Missionsziel wird in Reichweite { $least }–{ $most } des eigenen Rands platziert.
xwing-refused-place-objective-opponents-edge = Dieses Missionsziel wird in Reichweite { $least }–{ $most } des gegnerischen Rands platziert.
xwing-refused-place-cache = Eine Versorgungskiste wird in Reichweite { $range } ihres Schiffs platziert.
xwing-refused-place-cache-on-ship = Eine Versorgungskiste wird auf keinem Schiff platziert.
xwing-refused-place-remote-edge = Sie wird jenseits von Reichweite { $range } jedes Rands platziert.
xwing-refused-place-no-template = Keine Schablone der Drohne führt dorthin.
