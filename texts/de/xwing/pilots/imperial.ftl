# What pilots of the Galactic Empire do, in our words, by their ids. Numbers come from the data of the card.

xwing-pilot-captainjonus = Greift ein befreundetes Schiff in Reichweite { $range }–{ $range-2 } mit einem Torpedo oder einer Rakete an, darf es bis zu { $up-to } Würfel neu werfen.
xwing-pilot-captainkagi = Zu Beginn der Kampfphase darfst du feindliche Zielerfassungen von befreundeten Schiffen in Reichweite { $range }–{ $range-2 } auf dich nehmen.
xwing-pilot-darthvader = Nachdem du eine Aktion durchgeführt hast, darfst du { $force } Macht ausgeben, um eine weitere durchzuführen.
xwing-pilot-deathfire = Nachdem du zerstört wurdest und bevor du entfernt wirst, darfst du einen Angriff durchführen und dann eines deiner Geräte abwerfen oder starten.
xwing-pilot-duchess = Du entscheidest, ob du mit deinen Adaptive Ailerons Schub gibst, und darfst es auch, während du gestresst bist.
xwing-pilot-gideonhask = Während du ein beschädigtes Schiff angreifst, wirf { $add } Angriffswürfel mehr.
xwing-pilot-gideonhask-tieininterceptor = Während du ein beschädigtes Schiff angreifst, wirf { $add } Angriffswürfel mehr.
xwing-pilot-grandinquisitor = Während du in Angriffsreichweite { $attack-range } verteidigst, darfst du { $force } Macht ausgeben, um den Reichweitenbonus des Angreifers zu verhindern. Während du von weiter weg angreifst, darfst du { $force } Macht ausgeben, um diesen Bonus zu haben.
xwing-pilot-howlrunner = Führt ein befreundetes Schiff in Reichweite { $range }–{ $range-2 } einen Primärangriff durch, darf es { $exactly } Angriffswürfel neu werfen.
xwing-pilot-idenversio = Bevor ein befreundeter TIE/ln-Jäger in Reichweite { $range }–{ $range-2 } Schaden nimmt, darfst du { $charge } Ladung ausgeben, um ihn zu verhindern.
xwing-pilot-isbjingoist = Bevor du kämpfst, darfst du ein feindliches Schiff in deinem Frontwinkel in Reichweite { $range }–{ $range-2 } wählen: Es entfernt einen seiner grünen Marker oder erhält einen Erschöpfungs- oder Belastungsmarker deiner Wahl.
xwing-pilot-lieutenantsai = Nachdem du eine Koordination-Aktion durchgeführt hast, darfst du die Aktion, die das gewählte Schiff durchgeführt hat, auch durchführen, wenn sie in deiner Aktionsleiste steht.
xwing-pilot-maarekstele = Während du angreifst und der Verteidiger eine offene Schadenskarte erhalten würde, ziehst du stattdessen { $draw-cards } Schadenskarten, wählst die, die er erhält, und legst die anderen ab.
xwing-pilot-maulermithel = Während du in Angriffsreichweite { $attack-range } angreifst, wirfst du { $add } Angriffswürfel mehr.
xwing-pilot-nashwindrider = Nachdem in der Kampfphase ein befreundetes kleines Schiff in Reichweite { $range }–{ $range-2 } zerstört wurde, das noch nicht gekämpft hat, darfst du { $charge } Ladung ausgeben: Es kämpft bei der gegenwärtigen Initiative.
xwing-pilot-nightbeast = Nachdem du ein blaues Manöver vollständig ausgeführt hast, darfst du eine Fokus-Aktion durchführen.
xwing-pilot-puresabacc = Während du mit höchstens { $damage-cards-2 } Schadenskarte angreifst, darfst du { $add } Angriffswürfel mehr werfen.
xwing-pilot-rearadmiralchiraneau = Während du angreifst, darfst du, wenn der Verteidiger auf der Seite ist, auf der du verstärkt bist, ein Fokus-Ergebnis in einen kritischen Treffer ändern.
xwing-pilot-rexlerbrath = Nachdem dein Angriff getroffen hat, wird, wenn du einen Ausweichmarker hast, eine Schadenskarte des Verteidigers aufgedeckt.
xwing-pilot-seynmarana = Während du angreifst, darfst du einen kritischen Treffer ausgeben, um dem Verteidiger eine verdeckte Schadenskarte zuzuteilen; negiere dann deine übrigen Ergebnisse.
xwing-pilot-soontirfel = Zu Beginn der Kampfphase erhältst du, wenn ein feindliches Schiff in deinem Zentralwinkel ist, { $gain } Fokusmarker.
xwing-pilot-valenrudor = Nachdem ein befreundetes Schiff in Reichweite { $range }–{ $range-2 } verteidigt hat, darfst du eine Aktion durchführen.
xwing-pilot-vultskerris = Aktion: Nimm { $gain } Belastungsmarker, um eine Ladung zurückzuerhalten. Bevor du kämpfst, darfst du { $charge } Ladung ausgeben, um eine Aktion durchzuführen.
xwing-pilot-vultskerris-tieininterceptor = Aktion: Nimm { $gain } Belastungsmarker, um eine Ladung zurückzuerhalten. Bevor du kämpfst, darfst du { $charge } Ladung ausgeben, um eine Aktion durchzuführen.
xwing-pilot-wampa = Während du angreifst, darfst du { $charge } Ladung ausgeben, um { $add } Angriffswürfel mehr zu werfen. Nachdem du verteidigt hast, verlierst du eine Ladung.
xwing-pilot-whisper = Nachdem dein Angriff getroffen hat, erhältst du { $gain } Ausweichmarker.
