# What pilots of the Separatist Alliance do, in our words, by their ids. Numbers come from the data of the card.

xwing-pilot-captainsear = Führt ein befreundetes Schiff in Reichweite { $range }–{ $range-2 } einen Primärangriff auf ein Schiff in seinem Zentral-Feuerwinkel durch, darf es vor dem Neutralisieren einen Berechnungsmarker ausgeben, um ein Ausweich-Ergebnis zu negieren.
xwing-pilot-darthmaul = Nachdem du angegriffen hast, darfst du { $force } Macht ausgeben, um einen primären Bonusangriff gegen ein anderes Ziel durchzuführen oder, wenn der Angriff verfehlt hat, gegen dasselbe.
xwing-pilot-dfs081 = Verteidigt ein befreundetes Schiff in Reichweite { $range }–{ $range-2 }, darf es einen Berechnungsmarker ausgeben, um alle kritischen Treffer in Treffer zu ändern.
xwing-pilot-dfs311 = Zu Beginn der Kampfphase darfst du einen deiner Berechnungsmarker auf ein anderes befreundetes Schiff in Reichweite { $range }–{ $range-2 } übertragen.
xwing-pilot-dist81 = Während du verteidigst oder angreifst, darfst du einen Berechnungsmarker eines befreundeten Schiffs im Feuerwinkel des feindlichen Schiffs ausgeben, um ein Fokus-Ergebnis in ein Ausweichen oder einen Treffer zu ändern.
xwing-pilot-fearsomepredator = Nach dem Platzieren der Streitkräfte weise einem feindlichen Schiff Fearful Prey zu.
xwing-pilot-haorchallprototype = Nachdem ein feindliches Schiff in deinem Zentral-Feuerwinkel in Reichweite { $range }–{ $range-2 } ein anderes befreundetes Schiff zum Verteidiger erklärt hat, darfst du eine Berechnungs- oder Zielerfassungs-Aktion durchführen.
xwing-pilot-jangofett = Während du verteidigst oder einen Primärangriff durchführst, darfst du, wenn dein aufgedecktes Manöver weniger schwierig ist als das des feindlichen Schiffs, eines von dessen Fokus-Ergebnissen in eine Leerseite ändern.
xwing-pilot-zamwesell = Sie beginnt ohne { $times } ihrer Ladungen. In der Systemphase darfst du dir einen deiner geheimen Zustände verdeckt zuweisen.
