# Was Staffeln der Separatisten über ihre Schlüsselwörter hinaus bewirken, in eigenen Worten, nach Namen. Zahlen kommen aus den Daten
# der Karte.

armada-card-dfs-311 = Verteidigt sich diese Staffel gegen einen versperrten Angriff, darfst du den Angreifer einen Würfel deiner Wahl neu würfeln lassen.
armada-card-haor-chall-prototypes = Bevor sich ein feindliches Schiff oder eine feindliche Staffel in Entfernung eins bewegt, darf diese Staffel dieses Ziel angreifen, auch im Nahkampf.
armada-card-jango-fett = Greift diese Staffel in ihrer Aktivierung eine einzigartige Staffel an, darfst du einer anderen befreundeten Staffel in Entfernung eins zum Verteidiger { $suffer } Schaden zufügen, um einen Würfel auf eine beliebige Seite zu drehen.
