# Was Enterteams bewirken, in eigenen Worten, nach Namen. Zahlen kommen aus den Daten der Karte:
# `{ $distance }` ist, was in ihrem Eintrag hinter Distance steht. Kartennamen bleiben englisch.

armada-card-boarding-engineers = Deckt dieses Schiff ein Kommando auf, lege diese Karte und ein Staffelrad oder einen Staffelmarker ab: Sieh dir die verdeckten Schadenskarten eines feindlichen Schiffs auf kurze Reichweite an und decke höchstens so viele davon, wie dein Technikwert beträgt, nacheinander auf.
armada-card-boarding-troopers = Deckt dieses Schiff ein Kommando auf, lege diese Karte und ein Staffelrad oder einen Staffelmarker ab: Gib Verteidigungsmarker eines feindlichen Schiffs auf kurze Reichweite aus, höchstens so viele, wie dein Staffelwert beträgt.
armada-card-darth-vader-boarding = Deckt dieses Schiff ein Kommando auf, lege diese Karte und ein Staffelrad oder einen Staffelmarker ab: Lege eine Aufwertung eines feindlichen Schiffs auf kurze Reichweite ab, die kein Commander ist.
armada-card-shriv-suurgav = Deckt dieses Schiff ein Kommando auf, lege diese Karte und ein Staffelrad oder einen Staffelmarker ab: Lege von einem feindlichen Schiff auf kurze Reichweite ein Team, eine Nachrüstung, ein Geschütz, eine Ionenkanone oder einen Turbolaser ab.
