# Was Superwaffen bewirken, in eigenen Worten, nach Namen. Zahlen kommen aus den Daten der Karte:
# `{ $distance }` ist, was in ihrem Eintrag hinter Distance steht. Kartennamen bleiben englisch.

armada-card-orbital-bombardment-particle-cannons = Das Schiff hat Zündung (groß). Roter kritischer Treffer eines Zündungsangriffs: Jedes andere Schiff in Entfernung { $distance } zum Verteidiger nimmt { $suffer } Schaden, jede Staffel dort { $suffer-during-attack }.
