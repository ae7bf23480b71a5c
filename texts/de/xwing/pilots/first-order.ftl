# What pilots of the First Order do, in our words, by their ids. Numbers come from the data of the card.

xwing-pilot-breach = Nachdem du ein Manöver vollständig ausgeführt oder eine Schub-Aktion durchgeführt hast, darfst du ein feindliches Schiff erfassen, durch das du dich bewegt hast.
xwing-pilot-commandermalarus-xiclasslightshuttle = Führt ein befreundetes Schiff in Reichweite { $range }–{ $range-2 } einen Primärangriff durch und hat eine Niete geworfen, muss es vor dem Modifizieren { $gain } Belastungsmarker nehmen und eine Niete neu werfen.
xwing-pilot-holo = Zu Beginn der Kampfphase musst du einen deiner Marker einem anderen befreundeten Schiff in Reichweite { $range }–{ $range-2 } geben.
xwing-pilot-kyloren = Nachdem du verteidigt hast, darfst du { $force } Macht ausgeben, um dem Angreifer I'll Show You the Dark Side zuzuweisen.
xwing-pilot-kyloren-tiewiwhispermodifiedinterceptor = Bevor ein feindliches Schiff in deinem Zentralwinkel eine verdeckte Schadenskarte erhält, darfst du { $force } Macht ausgeben: Es erhält sie stattdessen offen.
xwing-pilot-lieutenantlehuse = Während du angreifst, darfst du die Zielerfassung eines anderen befreundeten Schiffs auf dem Verteidiger ausgeben, um beliebig viele deiner Würfel neu zu werfen.
xwing-pilot-majorstridan = Während du koordinierst oder eine deiner Aufwertungen abhandelst, darfst du befreundete Schiffe in Reichweite { $range }–{ $range-2 } als näher behandeln, in einer der beiden kleinsten Reichweiten.
xwing-pilot-majorvonreg = In der Systemphase darfst du ein feindliches Schiff in deinem Zentralwinkel wählen: Es erhält einen Erschöpfungs- oder Belastungsmarker deiner Wahl.
xwing-pilot-midnight = Während du gegen ein von dir erfasstes Schiff angreifst oder verteidigst, können dessen Würfel nicht modifiziert werden.
xwing-pilot-quickdraw = Nachdem du einen Schild verloren hast, darfst du { $charge } Ladung für einen primären Bonusangriff ausgeben.
xwing-pilot-recoil = Während du gestresst bist, gelten feindliche Schiffe in Reichweite { $range }–{ $range-2 } in deinem Frontwinkel als in deinem Zentralwinkel.
xwing-pilot-rush = Während du beschädigt bist, gilt deine Initiative als { $set }.
xwing-pilot-scorch = Während du einen Primärangriff durchführst und nicht gestresst bist, darfst du { $gain } Stressmarker nehmen, um { $add } Angriffswürfel mehr zu werfen.
