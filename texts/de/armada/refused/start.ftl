# Warum eine Partie nicht beginnt.

armada-refused-start-fleet = Die Flotte von Seite { $side } kann nicht gespielt werden: { $problem }
armada-refused-start-too-large = Sie hat { $ships } Schiffe, { $squadrons } Staffeln und { $upgrades } Aufwertungen; eine Seite hat höchstens { $most_ships }, { $most_squadrons } und { $most_upgrades }.
armada-refused-start-players = Zwei bis sechs Spieler nehmen abwechselnd für beide Seiten Platz, und jeder kontrolliert Schiffe oder Staffeln seiner Flotte, die sonst niemand kontrolliert.
armada-refused-start-learning-fixed = Die Streitkräfte des Trainingsszenarios stehen fest.
armada-refused-start-objective-of-fleet = Das Einsatzziel { $objective } ist noch nicht im Spiel.
armada-refused-start-objective = Dieses Einsatzziel kann nicht gespielt werden; nimm eines der üblichen Einsatzziele.
armada-refused-start-core-objective = Auf dem Tisch des Grundspiels werden nur dessen eigene Einsatzziele gespielt.
armada-refused-start-no-objective = Eine Partie ohne Rundenlimit und das Trainingsszenario haben kein Einsatzziel.
armada-refused-start-short-edges = Diese Ausgabe kennt keine kurzen Spielflächenränder der Spieler.
armada-refused-start-no-obstacle = Dieses Hindernis gibt es nicht.
armada-refused-start-obstacle-twice = { $obstacle } wird zweimal mitgebracht; jeden Marker gibt es einmal.
armada-refused-start-core-obstacles = Diese Ausgabe kennt nur die Hindernisse des Grundspiels.
