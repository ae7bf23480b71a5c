# Wie Tische heißen.

server-title-learning = Lernszenario
server-title-position = Stellung
server-title-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
