# Was defensive Nachrüstungen bewirken, in eigenen Worten, nach Namen. Zahlen kommen aus den Daten der Karte:
# `{ $distance }` ist, was in ihrem Eintrag hinter Distance steht. Kartennamen bleiben englisch.

armada-card-advanced-projectors = Beim Umlenken kann dieses Schiff mehrere Hüllensektionen wählen, auch solche, die nicht an die verteidigende angrenzen.
armada-card-cluster-bombs = Nachdem eine Staffel dieses Schiff angegriffen hat, auch wenn es zerstört wird, darfst du diese Karte ablegen und mit { $roll-aside } blauen Würfeln würfeln: Die Staffel nimmt für jeden Treffer oder kritischen Treffer einen Schaden.
armada-card-early-warning-system = Zu Beginn der Schiffsphase darfst du einen Düppelmarker auf eine Hüllensektion des Schiffs legen. Angriffe auf diese Hüllensektion sind in dieser Runde versperrt.
armada-card-electronic-countermeasures = Beim Verteidigen darfst du diese Karte erschöpfen, um einen durch Zielgenauigkeit gesperrten Verteidigungsmarker auszugeben.
armada-card-reactive-gunnery = Einmal pro Angriff, wenn dieses Schiff einen spielbereiten Verteidigungsmarker ausgibt, darfst du diese Karte erschöpfen, um ihn stattdessen als Salve zu behandeln.
armada-card-redundant-shields = Zu Beginn der Statusphase darf dieses Schiff { $recover-shields ->
    [one] einen Schild
   *[other] { $recover-shields } Schilde
  } wiederherstellen.
armada-card-reinforced-blast-doors = Zu Beginn der Schiffsphase darfst du diese Karte ablegen, um bis zu { $facedown-number } verdeckte Schadenskarten dieses Schiffs abzulegen.
armada-card-thermal-shields = Hat der Angreifer seine Würfel gesammelt, darf dieses Schiff beim Verteidigen einen Stabilisieren-Marker ausgeben, um die Hälfte davon zu entfernen, abgerundet.
