# What pilots of the First Order do, in our words, by their ids. Numbers come from the data of the card.

xwing-pilot-backdraft = Während du einen Primärangriff aus dem Geschütz-Feuerwinkel gegen ein Schiff in deinem Heck-Feuerwinkel durchführst, wirf { $add } Angriffswürfel mehr.
xwing-pilot-breach = Nachdem du ein Manöver vollständig ausgeführt oder eine Schub-Aktion durchgeführt hast, darfst du ein feindliches Schiff erfassen, durch das du dich bewegt hast.
xwing-pilot-commandermalarus-xiclasslightshuttle = Führt ein befreundetes Schiff in Reichweite { $range }–{ $range-2 } einen Primärangriff durch und hat eine Leerseite gewürfelt, muss es vor dem Modifizieren { $gain } Belastungsmarker erhalten und eine Leerseite neu würfeln.
xwing-pilot-holo = Zu Beginn der Kampfphase musst du einen deiner Marker auf ein anderes befreundetes Schiff in Reichweite { $range }–{ $range-2 } übertragen.
xwing-pilot-kyloren = Nachdem du verteidigt hast, darfst du { $force } Macht ausgeben, um dem Angreifer I'll Show You the Dark Side zuzuweisen.
xwing-pilot-kyloren-tiewiwhispermodifiedinterceptor = Bevor einem feindlichen Schiff in deinem Zentral-Feuerwinkel eine verdeckte Schadenskarte zugeteilt wird, darfst du { $force } Macht ausgeben, damit sie ihm offen zugeteilt wird.
xwing-pilot-lieutenantlehuse = Während du angreifst, darfst du die Zielerfassung eines anderen befreundeten Schiffs auf den Verteidiger ausgeben, um beliebig viele deiner Würfel neu zu würfeln.
xwing-pilot-majorstridan = Während du koordinierst oder eine deiner Aufwertungen abhandelst, darfst du befreundete Schiffe in Reichweite { $range }–{ $range-2 } so behandeln, als wären sie in einer der beiden kleinsten Reichweiten.
xwing-pilot-majorvonreg = In der Systemphase darfst du ein feindliches Schiff in deinem Zentral-Feuerwinkel wählen. Es erhält einen Erschöpfungs- oder Belastungsmarker deiner Wahl.
xwing-pilot-midnight = Während du ein von dir erfasstes Schiff angreifst oder gegen es verteidigst, können seine Würfel nicht modifiziert werden.
xwing-pilot-quickdraw = Nachdem du einen Schild verloren hast, darfst du { $charge } Ladung ausgeben, um einen primären Bonusangriff durchzuführen.
xwing-pilot-recoil = Während du gestresst bist, gelten feindliche Schiffe in deinem Bug-Feuerwinkel in Reichweite { $range }–{ $range-2 } als in deinem Zentral-Feuerwinkel.
xwing-pilot-rush = Während du beschädigt bist, ist deine Initiative { $set }.
xwing-pilot-scorch = Während du einen Primärangriff durchführst, darfst du, wenn du nicht gestresst bist, { $gain } Stressmarker erhalten, um { $add } Angriffswürfel mehr zu werfen.
