# Armada: what is asked and what happens, in the rule book's terms.

## Names

armada-nothing = nothing
armada-numbered = { $what } { $number }
armada-zone-of = { $ship }, { $zone }
armada-zone-front = front
armada-zone-left = left
armada-zone-right = right
armada-zone-rear = rear
armada-zone-left-auxiliary = left auxiliary
armada-zone-right-auxiliary = right auxiliary
armada-command-navigate = Navigate
armada-command-squadron = Squadron
armada-command-repair = Repair
armada-command-concentrate-fire = Concentrate Fire
armada-defense-scatter = Scatter
armada-defense-evade = Evade
armada-defense-brace = Brace
armada-defense-redirect = Redirect
armada-defense-contain = Contain
armada-defense-salvo = Salvo
armada-range-close = close range
armada-range-medium = medium range
armada-range-long = long range
armada-range-extreme = beyond long range
armada-obstacle-asteroid-field = Asteroid field
armada-obstacle-debris-field = Debris field
armada-obstacle-station = Station
armada-obstacle-dust-field = Dust field
armada-obstacle-exogorth = Exogorth
armada-obstacle-gravity-rift = Gravity rift
armada-obstacle-purrgil = Purrgil
armada-token = Token
armada-token-objective = Objective token
armada-token-mine = Proximity mine
armada-token-targeting = Targeting token
armada-token-grav-well = Grav well token
armada-token-grav-shift = Grav shift token
armada-token-chaff = Chaff token
armada-token-focus = Focus token
