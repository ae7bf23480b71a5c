# What pilots of the Resistance do, in our words, by their ids. Numbers come from the data of the card.

xwing-pilot-caithrenalli = Nachdem du ein Manöver durch ein befreundetes Schiff hindurch vollständig ausgeführt hast, darfst du eine Ausweich-Aktion durchführen.
xwing-pilot-caithrenalli-btanr2ywing = Nachdem du ein Manöver durch ein befreundetes Schiff hindurch vollständig ausgeführt hast, darfst du eine Ausweich-Aktion durchführen.
xwing-pilot-covanell = Während du verteidigst oder einen Primärangriff durchführst, wirfst du { $add } Würfel mehr, wenn dein aufgedecktes Manöver rot ist.
xwing-pilot-elloasty = Nachdem du eine rote Tallon-Rolle aufgedeckt hast und höchstens { $tokens-2 } Stressmarker hast, behandelst du sie als weiß.
xwing-pilot-hansolo-scavengedyt1300 = Beim Aufbau kannst du überall außerhalb der Reichweite des Lineals zu feindlichen Schiffen platziert werden.
xwing-pilot-poedameron = Nachdem du eine Aktion durchgeführt hast, darfst du { $charge } Ladung ausgeben, um eine weiße Aktion als rote durchzuführen.
xwing-pilot-rey = Während du verteidigst oder angreifst und der Feind in deinem Frontwinkel ist, darfst du { $force } Macht ausgeben, um eine deiner Leerseiten in ein Ausweichen oder einen Treffer zu ändern.
xwing-pilot-rosetico = Während du verteidigst oder angreifst, darfst du höchstens so viele deiner Würfel neu werfen, wie andere befreundete Schiffe im Angriffswinkel sind.
xwing-pilot-tezanasz = Während ein befreundetes Schiff in Reichweite { $range }–{ $range-2 } ein Schiff angreift, das im linken wie im rechten Winkel Freunde von dir hat, darf der Angreifer { $exactly } Angriffswürfel neu werfen.
xwing-pilot-zizitlo = Nachdem du verteidigt oder angegriffen hast, darfst du { $charge } Ladung ausgeben, um einen Fokus- oder Ausweichmarker zu erhalten.
xwing-pilot-zoriibliss = Nachdem ein Schiff in Reichweite { $range } in seinem Schritt Aktion durchführen eine Aktion durchgeführt hat, darfst du { $charge } Ladung ausgeben, um dieselbe Aktion als rote durchzuführen, wenn sie in deiner Aktionsleiste steht.
