# What title upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-blackone = Nach einer SLAM-Aktion verliert diese Karte ihre Ladung; dann darfst du { $gain } Ionenmarker erhalten, um einen Entwaffnet-Marker zu entfernen. Ohne diese Ladung kannst du keinen SLAM durchführen.
xwing-card-dauntless = Nachdem du ein Manöver teilweise ausgeführt hast, darfst du eine weiße Aktion als rote durchführen.
xwing-card-ig2000 = Du hast die Pilotenfähigkeit jedes anderen befreundeten Schiffs mit diesem Titel.
xwing-card-landosmillenniumfalcon = Ein Escape Craft kann an dir andocken. Solange es angedockt ist, darfst du seine Schilde wie deine behandeln. Bei Primärangriffen auf gestresste Schiffe wirf { $add } Angriffswürfel mehr.
xwing-card-marauder = Bei einem Primärangriff aus deinem Heck-Feuerwinkel darfst du { $exactly } Angriffswürfel neu würfeln.
xwing-card-millenniumfalcon = Während du verteidigst, darfst du, wenn du einen Ausweichmarker hast, { $exactly } Verteidigungswürfel neu würfeln.
xwing-card-moldycrow = In der Endphase darfst du bis zu { $add } Fokusmarker behalten.
xwing-card-outrider = Während du angreifst und ein Hindernis den Angriff versperrt, wirft der Verteidiger einen Verteidigungswürfel weniger. Nachdem du ein Manöver durch ein Hindernis vollständig ausgeführt hast, darfst du einen roten oder orangen Marker entfernen.
xwing-card-punishingone = Bei einem Primärangriff auf ein Schiff in deinem Bug-Feuerwinkel wirf { $add } Angriffswürfel mehr.
xwing-card-razorcrest = Aufbau: Lege eine nicht limitierte illegale Aufwertung verdeckt unter diese Karte. In der Systemphase darfst du sie aufdecken und dich damit ausstatten.
xwing-card-reysmillenniumfalcon = Mit bis zu { $tokens-2 } Stressmarkern kannst du auch gestresst rote Segnor-Schleifen ausführen und Schub- und Rotieren-Aktionen durchführen.
xwing-card-slavei-swz82 = Bei einem Angriff aus dem Bug-Feuerwinkel darfst du, wenn du im vollen Heck-Feuerwinkel des Verteidigers bist, einen Treffer in einen kritischen Treffer ändern.
