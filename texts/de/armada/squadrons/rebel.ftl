# Was Staffeln der Rebellen über ihre Schlüsselwörter hinaus bewirken, in eigenen Worten, nach Namen. Zahlen kommen aus den Daten
# der Karte.

armada-card-biggs-darklighter = Bevor eine befreundete Staffel mit Eskorte in Entfernung { $distance } Angriffsschaden nimmt, darfst du ihn um { $reduce-damage } senken: Eine befreundete Staffel mit Eskorte in Entfernung { $distance } deiner Wahl nimmt stattdessen { $suffer }.
armada-card-fenn-rau = Nachdem ein Staffelkommando diese Staffel aktiviert hat, dürfen bis zu { $up-to } nicht-einzigartige Staffeln in Entfernung eins aktiviert werden, als hätte dasselbe Kommando sie gewählt.
armada-card-hera-syndulla-x-wing = Der Adept-Wert befreundeter Staffeln mit Eskorte in Entfernung 1–{ $distance } ist um { $add } höher.
armada-card-jan-ors = Verteidigt eine befreundete Staffel in Entfernung 1–{ $distance }, darf sie die Verteidigungsmarker von Jan Ors ausgeben.
armada-card-lando-calrissian-squadron = Beim Angreifen darf er einen Verteidigungsmarker ablegen, um einen Würfel auf eine beliebige Seite zu drehen; dieser kann nicht mehr modifiziert werden. Beim Verteidigen darf er einen eigenen Verteidigungsmarker ausgeben, um Angriffswürfel deiner Wahl neu würfeln zu lassen.
armada-card-luke-skywalker = Greift er ein Schiff an, gilt es als Schiff ohne Schilde.
armada-card-shara-bey = In den Konter-Angriffen dieser Staffel macht jeder kritische Treffer einen Schaden mehr.
armada-card-tycho-celchu = Diese Staffel kann sich auch im Nahkampf bewegen und Schiffe angreifen.
armada-card-wedge-antilles-squadron = Beim Angriff auf eine aktivierte Staffel darfst du { $times } blaue Würfel hinzufügen.
