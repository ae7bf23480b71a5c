# What force power upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-battlemeditation = Du kannst keine limitierten Schiffe koordinieren. Während du eine violette Koordinieren-Aktion durchführst, darfst du { $add } weiteres Schiff desselben Typs koordinieren; beide führen dieselbe Aktion durch.
xwing-card-brilliantevasion = Verteidigst du außerhalb des Zentral-Feuerwinkels des Angreifers, darfst du { $force } Macht ausgeben, um { $exactly } Fokus-Ergebnisse in Ausweichen zu ändern.
xwing-card-compassion = Bevor ein anderes befreundetes Schiff in Reichweite { $range }–{ $range-2 } eine offene Schadenskarte „Pilot“ erhalten würde, darfst du { $force } Macht ausgeben, um sie abzulegen. Du erhältst dafür eine verdeckte; mit { $damage-cards } oder mehr Schadenskarten stellst du dann { $times } Macht wieder her.
xwing-card-extrememaneuvers = Während du eine Schub-Aktion durchführst, darfst du { $force-2 } Macht ausgeben, um eine Wende-Schablone zu verwenden.
xwing-card-foresight = Nachdem ein feindliches Schiff ein Manöver ausgeführt hat, darfst du { $force } Macht ausgeben, um mit dieser Waffe einen Bonusangriff gegen es durchzuführen. Du darfst ein Fokus-Ergebnis in einen Treffer ändern; sonst können deine Würfel nicht modifiziert werden.
xwing-card-hate = Für jeden Schaden, den du nimmst, stellst du eine Machtladung wieder her.
xwing-card-heightenedperception = Zu Beginn der Kampfphase darfst du { $force } Macht ausgeben, um in dieser Phase mit Initiative { $set } zu kämpfen.
xwing-card-instinctiveaim = Bei einem Spezialangriff darfst du statt des verlangten Fokusmarkers oder der Zielerfassung eine Machtladung ausgeben.
xwing-card-patience = Zu Beginn der Kampfphase darfst du, wenn ein feindliches Schiff in deinem Bug-Feuerwinkel ist, { $gain } Erschöpfungsmarker erhalten, um eine Machtladung wiederherzustellen.
xwing-card-sense = In der Systemphase darfst du dir das Rad eines feindlichen Schiffs in Reichweite { $range }–{ $range-2 } ansehen. Gibst du eine Machtladung aus, darf es in Reichweite { $range }–{ $range-3 } sein.
xwing-card-supernaturalreflexes = Bevor du aktiviert wirst, darfst du { $force } Macht ausgeben, um eine Fassrolle oder einen Schub durchzuführen. Steht die Aktion nicht auf deiner Aktionsleiste, nimm { $suffer } Schaden.
