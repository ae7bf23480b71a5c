# Was defensive Nachrüstungen bewirken, in eigenen Worten, nach Namen. Zahlen kommen aus den Daten der Karte:
# `{ $distance }` ist, was in ihrem Eintrag hinter Distance steht. Kartennamen bleiben englisch.

armada-card-advanced-projectors = Beim Umlenken darf dieses Schiff mehrere Hüllensektionen wählen, auch solche, die nicht an die verteidigende grenzen.
armada-card-cluster-bombs = Nachdem eine Staffel dieses Schiff angegriffen hat, auch wenn es zerstört wird, darfst du diese Karte ablegen und { $roll-aside } blaue Würfel werfen: Die Staffel nimmt je Treffer oder kritischem Treffer einen Schaden.
armada-card-early-warning-system = Zu Beginn der Schiffsphase darfst du eine Hüllensektion des Schiffs mit einem Düppelmarker markieren: Angriffe auf sie sind in dieser Runde versperrt.
armada-card-electronic-countermeasures = Beim Verteidigen: Erschöpfe diese Karte, um einen durch Zielgenauigkeit gesperrten Verteidigungsmarker auszugeben.
armada-card-reactive-gunnery = Gibt dieses Schiff einen spielbereiten Verteidigungsmarker aus: Erschöpfe diese Karte, damit er als Salve wirkt statt wie sonst, einmal pro Angriff.
armada-card-redundant-shields = Zu Beginn der Statusphase darf dieses Schiff { $recover-shields ->
    [one] einen Schild
   *[other] { $recover-shields } Schilde
  } wiederherstellen.
armada-card-reinforced-blast-doors = Zu Beginn der Schiffsphase: Lege diese Karte ab, um bis zu { $facedown-number } verdeckte Schadenskarten dieses Schiffs abzulegen.
armada-card-thermal-shields = Hat der Angreifer seine Würfel gesammelt, darf das verteidigende Schiff einen Stabilisierungsmarker ausgeben, um die Hälfte davon zu entfernen, abgerundet.
