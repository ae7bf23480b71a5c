# Was Staffeln der Rebellen über ihre Schlüsselwörter hinaus bewirken, in eigenen Worten, nach Namen. Zahlen kommen aus den Daten
# der Karte.

armada-card-biggs-darklighter = Bevor eine befreundete Staffel mit Eskorte in Entfernung { $distance } Angriffsschaden nimmt, darf er um { $reduce-damage } sinken: Eine befreundete Staffel mit Eskorte in Entfernung { $distance } deiner Wahl nimmt stattdessen { $suffer }.
armada-card-fenn-rau = Nachdem ein Staffelkommando diese Staffel aktiviert hat, dürfen bis zu { $up-to } nicht-einzigartige Staffeln in Entfernung eins aktiviert werden, als hätte dasselbe Kommando sie gewählt.
armada-card-hera-syndulla-x-wing = Befreundete Staffeln mit Eskorte in Entfernung 1–{ $distance } haben { $add } mehr Adept.
armada-card-jan-ors = Eine verteidigende befreundete Staffel in Entfernung 1–{ $distance } darf die Verteidigungsmarker von Jan Ors ausgeben.
armada-card-lando-calrissian-squadron = Beim Angreifen darf er einen Verteidigungsmarker ablegen, um einen Würfel auf eine beliebige Seite zu drehen; dieser kann nicht mehr modifiziert werden. Beim Verteidigen darf er einen eigenen Verteidigungsmarker ausgeben, um Angriffswürfel deiner Wahl neu würfeln zu lassen.
armada-card-luke-skywalker = Beim Angriff auf ein Schiff gilt es als ohne Schilde.
armada-card-shara-bey = In den Konterangriffen dieser Staffel bringt jeder kritische Treffer einen Schaden mehr.
armada-card-tycho-celchu = Nahkampf hindert diese Staffel weder daran, sich zu bewegen, noch daran, Schiffe anzugreifen.
armada-card-wedge-antilles-squadron = Beim Angriff auf eine aktivierte Staffel darfst du { $times } blaue Würfel hinzufügen.
