# What pilots of the Galactic Empire do, in our words, by their ids. Numbers come from the data of the card.

xwing-pilot-captainjonus = Greift ein befreundetes Schiff in Reichweite { $range }–{ $range-2 } mit einem Torpedo oder einer Rakete an, darf es bis zu { $up-to } Würfel neu würfeln.
xwing-pilot-captainkagi = Zu Beginn der Kampfphase darfst du feindliche Zielerfassungen von befreundeten Schiffen in Reichweite { $range }–{ $range-2 } auf dich übertragen.
xwing-pilot-darthvader = Nachdem du eine Aktion durchgeführt hast, darfst du { $force } Macht ausgeben, um eine weitere durchzuführen.
xwing-pilot-deathfire = Nachdem du zerstört wurdest und bevor du entfernt wirst, darfst du einen Angriff durchführen und dann eine deiner Vorrichtungen abwerfen oder starten.
xwing-pilot-duchess = Du darfst auf den Schub deiner Adaptive Ailerons verzichten und sie auch nutzen, während du gestresst bist.
xwing-pilot-gideonhask = Während du ein beschädigtes Schiff angreifst, wirf { $add } Angriffswürfel mehr.
xwing-pilot-gideonhask-tieininterceptor = Während du ein beschädigtes Schiff angreifst, wirf { $add } Angriffswürfel mehr.
xwing-pilot-grandinquisitor = Während du in Angriffsreichweite { $attack-range } verteidigst, darfst du { $force } Macht ausgeben, damit der Angreifer keinen Reichweitenbonus erhält. Während du von weiter weg angreifst, darfst du { $force } Macht ausgeben, um diesen Bonus zu erhalten.
xwing-pilot-howlrunner = Führt ein befreundetes Schiff in Reichweite { $range }–{ $range-2 } einen Primärangriff durch, darf es { $exactly } Angriffswürfel neu würfeln.
xwing-pilot-idenversio = Bevor ein befreundeter TIE/ln Fighter in Reichweite { $range }–{ $range-2 } Schaden nimmt, darfst du { $charge } Ladung ausgeben, um ihn zu verhindern.
xwing-pilot-isbjingoist = Bevor du kämpfst, darfst du ein feindliches Schiff in deinem Bug-Feuerwinkel in Reichweite { $range }–{ $range-2 } wählen. Bestimme, ob es einen seiner grünen Marker entfernt oder einen Erschöpfungs- oder Belastungsmarker erhält.
xwing-pilot-lieutenantsai = Nachdem du eine Koordinieren-Aktion durchgeführt hast, darfst du die Aktion des gewählten Schiffs auch durchführen, wenn sie auf deiner Aktionsleiste steht.
xwing-pilot-maarekstele = Während du angreifst und dem Verteidiger eine offene Schadenskarte zugeteilt würde, ziehe stattdessen { $draw-cards } Schadenskarten, wähle eine zum Zuteilen und lege die anderen ab.
xwing-pilot-maulermithel = Während du in Angriffsreichweite { $attack-range } angreifst, wirfst du { $add } Angriffswürfel mehr.
xwing-pilot-nashwindrider = Nachdem in der Kampfphase ein befreundetes kleines Schiff in Reichweite { $range }–{ $range-2 } zerstört wurde, das noch nicht gekämpft hat, darfst du { $charge } Ladung ausgeben, damit es bei der aktuellen Initiative kämpft.
xwing-pilot-nightbeast = Nachdem du ein blaues Manöver vollständig ausgeführt hast, darfst du eine Fokus-Aktion durchführen.
xwing-pilot-puresabacc = Während du mit höchstens { $damage-cards-2 } Schadenskarte angreifst, darfst du { $add } Angriffswürfel mehr werfen.
xwing-pilot-rearadmiralchiraneau = Während du ein Schiff auf der Seite angreifst, auf der du verstärkt bist, darfst du ein Fokus-Ergebnis in einen kritischen Treffer ändern.
xwing-pilot-rexlerbrath = Nachdem dein Angriff getroffen hat, decke, wenn du einen Ausweichmarker hast, eine Schadenskarte des Verteidigers auf.
xwing-pilot-seynmarana = Während du angreifst, darfst du einen kritischen Treffer ausgeben, um dem Verteidiger eine verdeckte Schadenskarte zuzuteilen; negiere dann deine übrigen Ergebnisse.
xwing-pilot-soontirfel = Zu Beginn der Kampfphase erhältst du { $gain } Fokusmarker, wenn ein feindliches Schiff in deinem Zentral-Feuerwinkel ist.
xwing-pilot-valenrudor = Nachdem ein befreundetes Schiff in Reichweite { $range }–{ $range-2 } verteidigt hat, darfst du eine Aktion durchführen.
xwing-pilot-vultskerris = Aktion: Erhalte { $gain } Belastungsmarker, um eine Ladung wiederherzustellen. Bevor du kämpfst, darfst du { $charge } Ladung ausgeben, um eine Aktion durchzuführen.
xwing-pilot-vultskerris-tieininterceptor = Aktion: Erhalte { $gain } Belastungsmarker, um eine Ladung wiederherzustellen. Bevor du kämpfst, darfst du { $charge } Ladung ausgeben, um eine Aktion durchzuführen.
xwing-pilot-wampa = Während du angreifst, darfst du { $charge } Ladung ausgeben, um { $add } Angriffswürfel mehr zu werfen. Nachdem du verteidigt hast, verlierst du eine Ladung.
xwing-pilot-whisper = Nachdem dein Angriff getroffen hat, erhältst du { $gain } Ausweichmarker.
