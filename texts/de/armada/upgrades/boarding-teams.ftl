# Was Enterteams bewirken, in eigenen Worten, nach Namen. Zahlen kommen aus den Daten der Karte:
# `{ $distance }` ist, was in ihrem Eintrag hinter Distance steht. Kartennamen bleiben englisch.

armada-card-boarding-engineers = Deckt dieses Schiff ein Kommando auf, darfst du diese Karte und ein Rad oder einen Marker „Staffel“ ablegen: Sieh dir die verdeckten Schadenskarten eines feindlichen Schiffs in kurzer Reichweite an und decke davon nacheinander bis zu so viele auf, wie der Technikwert dieses Schiffs beträgt.
armada-card-boarding-troopers = Deckt dieses Schiff ein Kommando auf, darfst du diese Karte und ein Rad oder einen Marker „Staffel“ ablegen: Wähle ein feindliches Schiff in kurzer Reichweite und gib bis zu so viele seiner Verteidigungsmarker aus, wie der Staffelwert dieses Schiffs beträgt.
armada-card-darth-vader-boarding = Deckt dieses Schiff ein Kommando auf, darfst du diese Karte und ein Rad oder einen Marker „Staffel“ ablegen: Lege eine Aufwertung eines feindlichen Schiffs in kurzer Reichweite ab, die kein Commander ist.
armada-card-shriv-suurgav = Deckt dieses Schiff ein Kommando auf, darfst du diese Karte und ein Rad oder einen Marker „Staffel“ ablegen: Lege von einem feindlichen Schiff in kurzer Reichweite eine Aufwertung der Typen Team, Nachrüstung, Geschosse, Ionenkanonen oder Turbolaser ab.
