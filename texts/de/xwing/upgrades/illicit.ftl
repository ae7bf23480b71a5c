# What illicit upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-contrabandcybernetics = Bevor du aktiviert wirst, darfst du { $charge } Ladung ausgeben. Dann kannst du bis zum Ende der Runde auch gestresst Aktionen durchführen und rote Manöver ausführen. Die Ladung kann nicht wiederhergestellt werden.
xwing-card-deadmansswitch = Nachdem du zerstört wurdest, nimmt jedes andere Schiff in Reichweite { $range }–{ $range-2 } { $suffer } Schaden.
xwing-card-falsetranspondercodes = Nachdem du ein Objekt erfasst hast oder von einem erfasst wurdest, verliert diese Karte ihre Ladung, falls sie eine hat, um dieses Objekt in beliebiger Reichweite zu stören.
xwing-card-feedbackarray = Bevor du kämpfst, darfst du einen Ionenmarker und einen Entwaffnet-Marker erhalten. Dann nimmt jedes andere Schiff in Reichweite { $range } { $suffer } Schaden.
xwing-card-inertialdampeners = Bevor du ein Manöver ausführen würdest, darfst du { $shields } Schild ausgeben, um stattdessen stehen zu bleiben. Dann erhältst du { $gain } Stressmarker.
xwing-card-overtunedmodulators = In der Systemphase darfst du, wenn du nicht gestresst bist, { $charge } Ladung ausgeben, um { $gain } Berechnungsmarker zu erhalten. Solange die Ladung ausgegeben ist, erhältst du für jeden grünen Marker, den du in der Endphase entfernst, einen Belastungsmarker.
xwing-card-riggedcargochute = Aktion: Gib eine Ladung aus, um lose Fracht abzuwerfen.
xwing-card-trackingfob = Nach dem Platzieren der Streitkräfte weist dein Gegner einem seiner Schiffe, wenn möglich einem limitierten, Marked for Elimination zu. Du kannst dieses Schiff in beliebiger Reichweite erfassen.
