# What title upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-blackone = Nach einer SLAM-Aktion verliert die Karte ihre Ladung, und du darfst { $gain } Ionenmarker nehmen, um einen Entwaffnet-Marker zu entfernen. Ohne Ladung kein SLAM.
xwing-card-dauntless = Nachdem du ein Manöver teilweise ausgeführt hast, darfst du eine weiße Aktion als rote durchführen.
xwing-card-ig2000 = Du hast die Pilotenfähigkeit jedes anderen befreundeten Schiffs mit diesem Titel.
xwing-card-landosmillenniumfalcon = Ein Escape Craft darf an dir andocken; solange es angedockt ist, darfst du seine Schilde wie deine behandeln. Primärangriffe gegen gestresste Schiffe werfen { $add } Angriffswürfel mehr.
xwing-card-marauder = Bei einem Primärangriff aus deinem Heckwinkel darfst du { $exactly } Angriffswürfel neu werfen.
xwing-card-millenniumfalcon = Während du mit Ausweichmarker verteidigst, darfst du { $exactly } Verteidigungswürfel neu werfen.
xwing-card-moldycrow = In der Endphase darfst du bis zu { $add } Fokusmarker behalten.
xwing-card-outrider = Versperrt ein Hindernis deinen Angriff, wirft der Verteidiger einen Verteidigungswürfel weniger. Nachdem du ein Manöver durch ein Hindernis vollständig ausgeführt hast, darfst du einen roten oder orangen Marker entfernen.
xwing-card-punishingone = Bei einem Primärangriff auf ein Schiff in deinem Frontwinkel wirf { $add } Angriffswürfel mehr.
xwing-card-razorcrest = Aufbau: Lege eine nicht limitierte illegale Aufwertung verdeckt unter diese Karte. Während der Systemphase darfst du sie aufdecken und ausrüsten.
xwing-card-reysmillenniumfalcon = Mit bis zu { $tokens-2 } Stressmarkern kannst du auch gestresst rote Segnor-Schleifen ausführen und Schub- und Rotieren-Aktionen durchführen.
xwing-card-slavei-swz82 = Bei einem Angriff aus dem Frontwinkel darfst du, wenn du im vollen Heckwinkel des Verteidigers bist, einen Treffer in einen kritischen ändern.
