# Warum jetzt nicht gemessen wird, und warum der Tisch nicht wie vereinbart geändert wird.

## Messen

xwing-refused-measure-not-now = Du kannst Reichweite nur messen, wo ein Schritt es verlangt: beim Angreifen, Erfassen, Stören und Koordinieren, beim Wählen für einen Effekt und beim Platzieren.
xwing-refused-measure-template-later = Die Schablone wird erst angelegt, wenn das entschieden ist.

## Änderungen

xwing-refused-change-no-such-ship = Ein Schiff Nummer { $number } gibt es nicht, von null an gezählt.
xwing-refused-change-no-such-device = Eine Vorrichtung Nummer { $number } gibt es nicht, von null an gezählt.
xwing-refused-change-no-such-obstacle = Ein Hindernis Nummer { $number } gibt es nicht, von null an gezählt.
xwing-refused-change-no-such-objective = Ein Missionsziel Nummer { $number } gibt es nicht, von null an gezählt.
xwing-refused-change-no-such-upgrade = Eine Aufwertungskarte Nummer { $number } gibt es nicht, von null an gezählt.
xwing-refused-change-no-such-player = Einen Spieler Nummer { $number } gibt es nicht, von null an gezählt.
xwing-refused-change-ships-standing = So kann ein Schiff nicht aus dem Spiel genommen oder zurückgebracht werden; stelle ein, wo es ist.
xwing-refused-change-too-many-locks = Ein Schiff kann höchstens { $most } Zielerfassungen haben.
xwing-refused-change-no-such-maneuver = Das Rad des Schiffs hat kein solches Manöver.
xwing-refused-change-not-dealt = Nur Schadenskarten eines Schiffs können umgedreht oder abgelegt werden.
xwing-refused-change-not-in-deck = Im Schadensstapel ist keine solche Karte.
xwing-refused-change-impossible-ship = Schiff Nummer { $number }, von null an gezählt, ist in einem Zustand, der in keinem Spiel vorkommt.
xwing-refused-change-too-much-force = Schiff Nummer { $number }, von null an gezählt, kann höchstens { $most } aktive Machtladungen haben.
xwing-refused-change-impossible-board = Eine solche Lage kommt in keinem Spiel vor.
xwing-refused-change-pieces-gone = Aus einem laufenden Spiel verschwindet nichts: Nimm es stattdessen aus dem Spiel.
