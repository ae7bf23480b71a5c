# What tables are called.

server-title-learning = Learning scenario
server-title-position = Position
server-title-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
