# Was Flottenkommandos bewirken, in eigenen Worten, nach Namen. Zahlen kommen aus den Daten der Karte:
# `{ $distance }` ist, was in ihrem Eintrag hinter Distance steht. Kartennamen bleiben englisch.

armada-card-intensify-firepower = Zu Beginn der Schiffsphase darfst du diese Karte ablegen oder einen Marker „Feuer konzentrieren“ ausgeben. Bis zum Rundenende dürfen befreundete Schiffe beim Angriff auf ein Schiff einen Würfel auf einen einzelnen Treffer drehen.
armada-card-mercy-mission = Statte vor dem Aufstellen ein befreundetes kleines Schiff außer dem Flaggschiff mit dieser Karte aus, ohne Rücksicht auf seine Symbole. Ist das Schiff am Spielende im feindlichen Aufstellungsbereich, steigt dein Punktestand um { $add }; wurde es zerstört, steigt der deines Gegners um { $add-2 }.
