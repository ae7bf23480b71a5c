# Was Staffeln des Imperiums über ihre Schlüsselwörter hinaus bewirken, in eigenen Worten, nach Namen. Zahlen kommen aus den Daten
# der Karte.

armada-card-boba-fett = Wenn diese Staffel aktiviert wird, nimmt ein feindliches Schiff oder eine feindliche Staffel in Entfernung eins { $suffer } Schaden.
armada-card-bossk = Solange diese Staffel höchstens { $hull-at-most } Hüllenpunkte hat, darf sie ihren Angriffen einen blauen Würfel mit Zielgenauigkeit hinzufügen.
armada-card-colonel-jendon = In ihrer Aktivierung darf diese Staffel auf ihren Angriff verzichten: Eine befreundete Staffel in Entfernung 1–{ $distance }, aktiviert oder nicht, darf stattdessen angreifen.
armada-card-darth-vader-tie-advanced = Jeder kritische Treffer in Angriffen dieser Staffel macht einen Schaden, auch gegen Staffeln.
armada-card-darth-vader-tie-defender = Beim Angriff auf eine einzigartige Staffel macht jeder kritische Treffer einen Schaden.
armada-card-dengar = Der Konter anderer befreundeter Staffeln in Entfernung 1–{ $distance } ist um { $add } höher.
armada-card-ig-88b = Zu Beginn der Staffelphase darf der Anzeiger dieser Staffel auf aktiviert geschoben werden; dann darf sie jede feindliche Staffel in Entfernung eins einmal angreifen, diese Angriffe sind versperrt.
armada-card-maarek-stele = Beim Angreifen darfst du einen Würfel auf eine Seite mit kritischem Treffer drehen.
armada-card-major-rhymer = Befreundete Staffeln in Entfernung eins können Schiffe in kurzer Reichweite angreifen, mit allen Würfeln ihrer Batterie.
armada-card-moralo-eval = Wird ein Einsatzzielmarker in Entfernung eins oder zwei, der nicht auf einem Hindernis liegt, bewegt oder von der Spielfläche entfernt, darf sich diese Staffel bis Entfernung { $act-as-activated } bewegen und angreifen, als wäre sie aktiviert.
armada-card-tel-trevura = Diese Staffel hat Eskorte, solange sie einen spielbereiten Verteidigungsmarker hat. Nachdem sie verteidigt und dabei einen Marker durch Ausgeben abgelegt hat, darf sie bis zu { $hull-to-recover } Hüllenpunkte wiederherstellen, auch wenn sie zerstört würde.
armada-card-valen-rudor = Eine feindliche Staffel, die mit einer anderen Staffel im Nahkampf ist, kann diese nicht angreifen.
