# What gunner upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-agilegunner = In der Endphase darfst du deinen Geschützturm rotieren.
xwing-card-bobafett-gunner = Während du angreifst, darfst du, wenn kein anderes Schiff im Angriffswinkel ist, einen Fokus in einen Treffer ändern.
xwing-card-bossk = Verfehlt dein Primärangriff und bist du nicht gestresst, erhalte { $gain } Stressmarker für einen Bonus-Primärangriff gegen dasselbe Schiff.
xwing-card-clonecommandercody = Verfehlt dein Angriff und wurden Treffer oder kritische Treffer neutralisiert, erhält der Verteidiger { $gain } Belastungsmarker.
xwing-card-finn = Während du verteidigst oder einen Primärangriff durchführst und der Gegner in deinem Frontwinkel ist, darfst du eine Leerseite hinzufügen.
xwing-card-hansolo = In der Kampfphase darfst du bei Initiative { $amount-is } einen Bonusangriff aus einem Winkel deines Geschützturms durchführen. In dieser Runde kannst du aus ihm nicht mehr angreifen.
xwing-card-hansolo-gunner = Bevor du kämpfst, darfst du eine rote Fokus-Aktion durchführen.
xwing-card-lukeskywalker = Zu Beginn der Kampfphase darfst du { $force } Macht ausgeben und { $gain } Erschöpfungsmarker erhalten, um deinen Geschützturm zu drehen.
xwing-card-paigetico = Nach einem Primärangriff darfst du eine Bombe abwerfen oder deinen Geschützturm drehen. Nachdem du zerstört wurdest, darfst du eine Bombe abwerfen.
xwing-card-seventhfleetgunner = Führt ein anderes befreundetes Schiff einen Primärangriff auf ein Schiff in deinem Feuerwinkel durch, darfst du { $charge } Ladung ausgeben: Es wirft { $add } Würfel mehr, höchstens { $at-most }. In der Systemphase darfst du einen Entwaffnet-Marker erhalten, um eine Ladung zurückzuerhalten.
xwing-card-skilledbombardier = Wirfst du ein Gerät ab oder startest es, darfst du dieselbe Schablone mit einer um eins höheren oder niedrigeren Geschwindigkeit nutzen.
xwing-card-specialforcesgunner = Bei einem Primärangriff aus dem Frontwinkel darfst du mit dem Turm nach vorn { $add } Angriffswürfel mehr werfen. Danach darfst du mit dem Turm nach hinten einen Bonus-Primärangriff mit dem Turm durchführen.
xwing-card-veterantailgunner = Nach deinem Primärangriff aus dem Frontwinkel darfst du einen Bonus-Primärangriff aus dem Heckwinkel durchführen.
xwing-card-veteranturretgunner = Nach einem Primärangriff darfst du einen Bonusangriff aus einem Winkel deines Geschützturms durchführen, aus dem du in dieser Runde nicht angegriffen hast.
