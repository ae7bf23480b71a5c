# What gunner upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-agilegunner = In der Endphase darfst du dein Geschütz rotieren.
xwing-card-bobafett-gunner = Während du angreifst, darfst du ein Fokus-Ergebnis in einen Treffer ändern, wenn kein anderes Schiff im Angriffswinkel ist.
xwing-card-bossk = Nachdem dein Primärangriff verfehlt hat, erhalte, wenn du nicht gestresst bist, { $gain } Stressmarker, um einen primären Bonusangriff gegen dasselbe Schiff durchzuführen.
xwing-card-clonecommandercody = Nachdem dein Angriff verfehlt hat, erhält der Verteidiger { $gain } Belastungsmarker, wenn Treffer oder kritische Treffer neutralisiert wurden.
xwing-card-finn = Während du verteidigst oder einen Primärangriff durchführst, darfst du eine Leerseite hinzufügen, wenn das feindliche Schiff in deinem Bug-Feuerwinkel ist.
xwing-card-hansolo = In der Kampfphase darfst du bei Initiative { $amount-is } einen Bonusangriff aus einem Geschütz-Feuerwinkel durchführen. Aus diesem kannst du in dieser Runde nicht noch einmal angreifen.
xwing-card-hansolo-gunner = Bevor du kämpfst, darfst du eine rote Fokus-Aktion durchführen.
xwing-card-lukeskywalker = Zu Beginn der Kampfphase darfst du { $force } Macht ausgeben und { $gain } Erschöpfungsmarker erhalten, um dein Geschütz zu rotieren.
xwing-card-paigetico = Nach einem Primärangriff darfst du eine Bombe abwerfen oder dein Geschütz rotieren. Nachdem du zerstört wurdest, darfst du eine Bombe abwerfen.
xwing-card-seventhfleetgunner = Führt ein anderes befreundetes Schiff einen Primärangriff auf ein Schiff in deinem Feuerwinkel durch, darfst du { $charge } Ladung ausgeben, damit es { $add } Würfel mehr wirft, höchstens { $at-most }. In der Systemphase darfst du einen Entwaffnet-Marker erhalten, um eine Ladung wiederherzustellen.
xwing-card-skilledbombardier = Wenn du eine Vorrichtung abwirfst oder startest, darfst du dieselbe Schablone mit einer um eins höheren oder niedrigeren Geschwindigkeit verwenden.
xwing-card-specialforcesgunner = Bei einem Primärangriff aus dem Bug-Feuerwinkel darfst du, wenn dein Geschütz nach vorn zeigt, { $add } Angriffswürfel mehr werfen. Danach darfst du, wenn dein Geschütz nach hinten zeigt, einen primären Bonusangriff mit dem Geschütz durchführen.
xwing-card-veterantailgunner = Nach deinem Primärangriff aus dem Bug-Feuerwinkel darfst du einen primären Bonusangriff aus dem Heck-Feuerwinkel durchführen.
xwing-card-veteranturretgunner = Nachdem du einen Primärangriff durchgeführt hast, darfst du einen Bonusangriff aus einem Geschütz-Feuerwinkel durchführen, aus dem du in dieser Runde noch nicht angegriffen hast.
