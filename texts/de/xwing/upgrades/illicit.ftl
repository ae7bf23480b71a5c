# What illicit upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-contrabandcybernetics = Bevor du aktivierst, darfst du { $charge } Ladung ausgeben: Bis zum Ende der Runde kannst du auch gestresst Aktionen durchführen und rote Manöver ausführen. Die Ladung kann nicht zurückerhalten werden.
xwing-card-deadmansswitch = Nachdem du zerstört wurdest, nimmt jedes andere Schiff in Reichweite { $range }–{ $range-2 } { $suffer } Schaden.
xwing-card-falsetranspondercodes = Nachdem du ein Objekt erfasst hast oder von einem erfasst wurdest, verliere eine Ladung, wenn du eine hast: Es wird in beliebiger Reichweite gestört.
xwing-card-feedbackarray = Bevor du kämpfst, darfst du einen Ionenmarker und einen Entwaffnet-Marker erhalten: Jedes andere Schiff in Reichweite { $range } nimmt { $suffer } Schaden.
xwing-card-inertialdampeners = Bevor du ein Manöver ausführst, darfst du { $shields } Schild ausgeben, um stattdessen stehen zu bleiben; dann erhältst du { $gain } Stressmarker.
xwing-card-overtunedmodulators = In der Systemphase darfst du ungestresst { $charge } Ladung ausgeben, um { $gain } Berechnungsmarker zu erhalten. Ist die Ladung ausgegeben, erhältst du für jeden grünen Marker, den du in der Endphase entfernst, einen Belastungsmarker.
xwing-card-riggedcargochute = Aktion: Gib eine Ladung aus, um lose Fracht abzuwerfen.
xwing-card-trackingfob = Nachdem die Streitkräfte platziert sind, weist der Gegner einem seiner Schiffe, wenn möglich einem limitierten, Marked for Elimination zu. Du kannst dieses Schiff in beliebiger Reichweite erfassen.
