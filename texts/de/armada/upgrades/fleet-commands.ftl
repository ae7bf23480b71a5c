# Was Flottenkommandos bewirken, in eigenen Worten, nach Namen. Zahlen kommen aus den Daten der Karte:
# `{ $distance }` ist, was in ihrem Eintrag hinter Distance steht. Kartennamen bleiben englisch.

armada-card-intensify-firepower = Zu Beginn der Schiffsphase: Lege diese Karte ab oder gib einen Marker „Feuer konzentrieren“ aus. Bis zum Rundenende dürfen befreundete Schiffe, die ein Schiff angreifen, einen Würfel auf einen einzelnen Treffer drehen.
armada-card-mercy-mission = Vor dem Aufstellen der Flotten wird diese Karte einem befreundeten kleinen Schiff außer dem Flaggschiff gegeben, welche Symbole es auch hat. Am Spielende steigt dein Punktestand um { $add }, wenn das Schiff innerhalb der feindlichen Aufstellungszone ist; wurde es zerstört, steigt der des Gegners um { $add-2 }.
