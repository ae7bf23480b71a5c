# Warum eine Partie nicht beginnt.

armada-refused-start-fleet = Die Flotte von Seite { $side } kann nicht gespielt werden: { $problem }
armada-refused-start-too-large = Sie hat { $ships } Schiffe, { $squadrons } Staffeln und { $upgrades } Aufwertungen; eine Seite hat höchstens { $most_ships }, { $most_squadrons } und { $most_upgrades }.
armada-refused-start-players = Zwei bis sechs Spieler nehmen abwechselnd für beide Seiten Platz, und jeder kontrolliert Schiffe oder Staffeln seiner Flotte, die sonst niemand kontrolliert.
armada-refused-start-learning-fixed = Das Trainingsszenario hat feste Streitkräfte.
armada-refused-start-objective-of-fleet = Das Einsatzziel { $objective } kann noch nicht gespielt werden.
armada-refused-start-objective = Dieses Einsatzziel kann nicht gespielt werden; wähle ein normales Einsatzziel.
armada-refused-start-core-objective = Eine Partie mit dem Grundspiel nutzt nur dessen Einsatzziele.
armada-refused-start-no-objective = Eine Partie ohne Rundenlimit hat kein Einsatzziel, das Trainingsszenario auch nicht.
armada-refused-start-short-edges = Diese Ausgabe hat keine Regeln für das Spiel von den kurzen Rändern.
armada-refused-start-no-obstacle = Dieses Hindernis gibt es nicht.
armada-refused-start-obstacle-twice = { $obstacle } wird zweimal mitgebracht, aber es gibt das Hindernis nur einmal.
armada-refused-start-core-obstacles = Diese Ausgabe hat nur die Hindernisse des Grundspiels.
