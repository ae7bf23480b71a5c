# Warum jetzt nicht gemessen wird, und warum der Tisch nicht wie vereinbart geändert wird.

## Messen

xwing-refused-measure-not-now = Reichweite wird nur gemessen, wo ein Schritt es sagt: beim Angreifen, Erfassen, Stören und Koordinieren, beim Wählen durch einen Effekt und beim Platzieren.
xwing-refused-measure-template-later = Die Schablone wird angelegt, nachdem dies entschieden ist, nicht vorher.

## Änderungen

xwing-refused-change-no-such-ship = Ein Schiff Nummer { $number } gibt es nicht, von null an gezählt.
xwing-refused-change-no-such-device = Eine Vorrichtung Nummer { $number } gibt es nicht, von null an gezählt.
xwing-refused-change-no-such-obstacle = Ein Hindernis Nummer { $number } gibt es nicht, von null an gezählt.
xwing-refused-change-no-such-objective = Ein Missionsziel Nummer { $number } gibt es nicht, von null an gezählt.
xwing-refused-change-no-such-upgrade = Eine Aufwertungskarte Nummer { $number } gibt es nicht, von null an gezählt.
xwing-refused-change-no-such-player = Einen Spieler Nummer { $number } gibt es nicht, von null an gezählt.
xwing-refused-change-ships-standing = Ein Schiff wird so nicht aus dem Spiel genommen oder zurückgebracht: Setze stattdessen, wo es sich befindet.
xwing-refused-change-too-many-locks = Ein Schiff hat Platz für { $most } Zielerfassungen.
xwing-refused-change-no-such-maneuver = Das Rad des Schiffs hat kein solches Manöver.
xwing-refused-change-not-dealt = Nur eine Schadenskarte eines Schiffs kann umgedreht oder abgelegt werden.
xwing-refused-change-not-in-deck = Im Schadensstapel ist keine solche Karte.
xwing-refused-change-impossible-ship = Zu einem Schiff wie Nummer { $number }, von null an gezählt, kommt kein Spiel.
xwing-refused-change-too-much-force = Schiff Nummer { $number }, von null an gezählt, hat höchstens { $most } aktive Machtladungen.
xwing-refused-change-impossible-board = Zu einer solchen Lage kommt kein Spiel.
xwing-refused-change-pieces-gone = Aus einem laufenden Spiel verschwindet nichts: Nimm es stattdessen aus dem Spiel.
