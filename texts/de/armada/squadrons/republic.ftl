# Was Staffeln der Republik über ihre Schlüsselwörter hinaus bewirken, in eigenen Worten, nach Namen. Zahlen kommen aus den Daten
# der Karte.

armada-card-ahsoka-tano-squadron = Nachdem sich diese Staffel bewegt hat, darfst du eine andere befreundete Staffel in Entfernung eins wählen: Sie greift eine feindliche Staffel in Entfernung eins mit { $blue } blauen Würfeln an.
armada-card-anakin-skywalker-delta-7 = Beschädigt diese Staffel in ihrer Aktivierung eine Staffel, nehmen am Ende des Schritts „Schaden abhandeln“ bis zu { $up-to } feindliche Staffeln in Entfernung eins zum Verteidiger je { $suffer-in-attack } Schaden.
armada-card-anakin-skywalker-y-wing = In ihrer Aktivierung darf diese Staffel einen Verteidigungsmarker ausgeben, um Nahkampf bis zum Ende der Aktivierung zu ignorieren.
armada-card-axe = Bevor eine andere befreundete Staffel in Entfernung { $distance } Angriffsschaden nimmt, darf Axe einen eigenen Verteidigungsmarker ausgeben, um ihn um { $reduce-damage } zu senken.
armada-card-kickback = Nachdem diese Staffel angegriffen hat, darf sie sich bis Entfernung { $move } bewegen, auch im Nahkampf.
armada-card-kit-fisto = Gibt Kit Fisto einen Verteidigungsmarker aus, darf er ihn ablegen, um die Schadenssumme um { $reduce-damage } zu senken, statt den Effekt des Markers abzuhandeln.
armada-card-matchstick = Ist diese Staffel in Reichweite des Staffelkommandos eines befreundeten Schiffs, kann es bis zu { $add } Staffeln mit Bomber in Entfernung 1–{ $distance } zu dieser Staffel aktivieren.
armada-card-plo-koon-squadron = Nicht-einzigartige befreundete Staffeln ohne Konter in Entfernung eins haben Konter { $add }.
