# Was Staffeln des Imperiums über ihre Schlüsselwörter hinaus bewirken, in eigenen Worten, nach Namen. Zahlen kommen aus den Daten
# der Karte.

armada-card-boba-fett = Wenn diese Staffel aktiviert wird, nimmt ein feindliches Schiff oder eine feindliche Staffel in Entfernung eins { $suffer } Schaden.
armada-card-bossk = Mit höchstens { $hull-at-most } verbleibenden Hüllenpunkten darf diese Staffel ihren Angriffen einen blauen Würfel mit Zielgenauigkeit hinzufügen.
armada-card-colonel-jendon = In ihrer Aktivierung darf diese Staffel auf ihren Angriff verzichten: Eine befreundete Staffel in Entfernung 1–{ $distance }, aktiviert oder nicht, darf stattdessen angreifen.
armada-card-darth-vader-tie-advanced = Jeder kritische Treffer seiner Angriffe richtet einen Schaden an, auch gegen Staffeln.
armada-card-darth-vader-tie-defender = Beim Angriff auf eine einzigartige Staffel richtet jeder kritische Treffer einen Schaden an.
armada-card-dengar = Andere befreundete Staffeln in Entfernung 1–{ $distance } haben { $add } mehr Konter.
armada-card-ig-88b = Zu Beginn der Staffelphase darf diese Staffel auf aktiviert geschoben werden; dann darf sie jede feindliche Staffel in Entfernung eins einmal angreifen, versperrt.
armada-card-maarek-stele = Beim Angreifen darfst du einen Würfel auf eine Seite mit kritischem Treffer drehen.
armada-card-major-rhymer = Befreundete Staffeln in Entfernung eins können Schiffe auf kurze Reichweite angreifen, mit allen Würfeln ihrer Batterie.
armada-card-moralo-eval = Wird ein Einsatzzielmarker in Entfernung eins oder zwei, der nicht auf einem Hindernis liegt, bewegt oder aus dem Spielbereich entfernt, darf sich diese Staffel bis Entfernung { $act-as-activated } bewegen und angreifen, als wäre sie aktiviert.
armada-card-tel-trevura = Hat Eskorte, solange ein Verteidigungsmarker spielbereit ist. Hat es sich verteidigt und dabei einen Marker durch Ausgeben abgelegt, darf es danach bis zu { $hull-to-recover } Hüllenpunkte zurückerhalten, auch wenn es zerstört würde.
armada-card-valen-rudor = Eine feindliche Staffel, die mit einer anderen Staffel im Nahkampf ist, kann diese nicht angreifen.
