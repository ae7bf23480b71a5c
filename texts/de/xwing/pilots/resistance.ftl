# What pilots of the Resistance do, in our words, by their ids. Numbers come from the data of the card.

xwing-pilot-caithrenalli = Nachdem du ein Manöver durch ein befreundetes Schiff hindurch vollständig ausgeführt hast, darfst du eine Ausweich-Aktion durchführen.
xwing-pilot-caithrenalli-btanr2ywing = Nachdem du ein Manöver durch ein befreundetes Schiff hindurch vollständig ausgeführt hast, darfst du eine Ausweich-Aktion durchführen.
xwing-pilot-covanell = Während du verteidigst oder einen Primärangriff durchführst, wirfst du { $add } Würfel mehr, wenn dein aufgedecktes Manöver rot ist.
xwing-pilot-elloasty = Nachdem du eine rote Tallon-Rolle aufgedeckt hast, behandle sie als weiß, wenn du höchstens { $tokens-2 } Stressmarker hast.
xwing-pilot-hansolo-scavengedyt1300 = Beim Aufbau kannst du überall platziert werden, wo das Reichweitenlineal zu keinem feindlichen Schiff reicht.
xwing-pilot-poedameron = Nachdem du eine Aktion durchgeführt hast, darfst du { $charge } Ladung ausgeben, um eine weiße Aktion als rote durchzuführen.
xwing-pilot-rey = Während du verteidigst oder angreifst, darfst du, wenn das feindliche Schiff in deinem Bug-Feuerwinkel ist, { $force } Macht ausgeben, um eine deiner Leerseiten in ein Ausweichen oder einen Treffer zu ändern.
xwing-pilot-rosetico = Während du verteidigst oder angreifst, darfst du bis zu so viele deiner Würfel neu würfeln, wie andere befreundete Schiffe im Angriffswinkel sind.
xwing-pilot-tezanasz = Greift ein befreundetes Schiff in Reichweite { $range }–{ $range-2 } ein Schiff an, in dessen linkem und rechtem Feuerwinkel je ein dir befreundetes Schiff ist, darf der Angreifer { $exactly } Angriffswürfel neu würfeln.
xwing-pilot-zizitlo = Nachdem du verteidigt oder angegriffen hast, darfst du { $charge } Ladung ausgeben, um einen Fokus- oder Ausweichmarker zu erhalten.
xwing-pilot-zoriibliss = Nachdem ein Schiff in Reichweite { $range } in seinem Schritt „Aktion durchführen“ eine Aktion durchgeführt hat, darfst du { $charge } Ladung ausgeben, um dieselbe Aktion als rote durchzuführen, wenn sie auf deiner Aktionsleiste steht.
