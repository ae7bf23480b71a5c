# Armada: was gefragt wird und was geschieht, in den Begriffen des Regelhefts.

## Namen

armada-nothing = nichts
armada-numbered = { $what } { $number }
armada-zone-of = { $ship }, { $zone }
armada-zone-front = Bug
armada-zone-left = links
armada-zone-right = rechts
armada-zone-rear = Heck
armada-zone-left-auxiliary = links hinten
armada-zone-right-auxiliary = rechts hinten
armada-command-navigate = Navigieren
armada-command-squadron = Staffel
armada-command-repair = Reparieren
armada-command-concentrate-fire = Feuer konzentrieren
armada-defense-scatter = Zerstreuen
armada-defense-evade = Ausweichen
armada-defense-brace = Stabilisieren
armada-defense-redirect = Umlenken
armada-defense-contain = Eindämmen
armada-defense-salvo = Salve
armada-range-close = kurze Reichweite
armada-range-medium = mittlere Reichweite
armada-range-long = große Reichweite
armada-range-extreme = jenseits der großen Reichweite
armada-obstacle-asteroid-field = Asteroidenfeld
armada-obstacle-debris-field = Trümmerfeld
armada-obstacle-station = Raumstation
armada-obstacle-dust-field = Staubfeld
armada-obstacle-exogorth = Exogorth
armada-obstacle-gravity-rift = Gravitationsriss
armada-obstacle-purrgil = Purrgil
armada-token = Marker
armada-token-objective = Einsatzzielmarker
armada-token-mine = Annäherungsmine
armada-token-targeting = Zielmarker
armada-token-grav-well = Gravitationsschachtmarker
armada-token-grav-shift = Gravitationswellenmarker
armada-token-chaff = Düppelmarker
armada-token-focus = Fokusmarker
