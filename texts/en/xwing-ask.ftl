# Why a line of a scenario cannot be read. What is wrong stands behind the line's number, in small letters.

xwing-ask-refused-no-attack = no attack is under way, so there are no dice; begin one first, as in `begin xw engages`, and look before it is over: after it, `see happened …` tells what was rolled
xwing-ask-refused-odd = { $why }; a line `odd table` allows what cannot come up in a game
xwing-ask-refused-list = the list cannot be read: { $why }
xwing-ask-refused-on-ship = it lies on { $other }
xwing-ask-refused-jammed = it has a jam token beside a green token or a lock, and one of these would have gone with it
xwing-ask-refused-no-template = there is no template for { $maneuver }; the fastest of its bearing has speed { $most }
xwing-ask-refused-wants-deed = a ship or remote activates, engages, acts or suffers
xwing-ask-refused-wants-ship = a ship belongs here
xwing-ask-refused-wants-object = an object belongs here
xwing-ask-refused-wants-more = more belongs here
xwing-ask-refused-no-such-face = the die has no such face
xwing-ask-refused-no-such-maneuver = the ship's dial has no such maneuver
xwing-ask-refused-list-unread = the list cannot be read
xwing-ask-refused-wants-objects = objects belong here
xwing-ask-refused-wants-dice = faces of dice, a number of dice or `none` belong here
xwing-ask-refused-many-dice = nobody rolls so many dice
xwing-ask-refused-wants-ship-or-remote = a ship or remote belongs here
xwing-ask-refused-ship-locks = a ship locks
xwing-ask-refused-no-further-card = the deck has no further card of this kind
xwing-ask-refused-object-locked = an object is locked
xwing-ask-refused-many-locks = more locks than the program holds
xwing-ask-refused-many-obstacles = more obstacles than the program holds
xwing-ask-refused-many-devices = more devices than the program holds
xwing-ask-refused-many-objectives = more objectives than the program holds
xwing-ask-refused-many-ships = more ships than the program holds
xwing-ask-refused-no-turret = the ship has no turret arc indicator; leave `turret` out
xwing-ask-refused-wants-cache = a supply cache is towed
xwing-ask-refused-many-conditions = more conditions than the program holds
xwing-ask-refused-many-upgrades = more upgrades than the program holds

## What belongs there

xwing-ask-refused-wanted-beginning = something that can begin
xwing-ask-refused-wanted-damage = how much damage
xwing-ask-refused-wanted-hit-or-crit = hit or crit
xwing-ask-refused-wanted-tokens = how many tokens
xwing-ask-refused-wanted-token = a token
xwing-ask-refused-wanted-condition = a condition
xwing-ask-refused-wanted-action = an action
xwing-ask-refused-wanted-how-far = how far
xwing-ask-refused-wanted-ship-deed = something that a ship does
xwing-ask-refused-wanted-damage-card = a damage card
xwing-ask-refused-wanted-cards = how many cards
xwing-ask-refused-wanted-known-of-ship = something that can be known of a ship
xwing-ask-refused-wanted-damage-cards = damage cards
xwing-ask-refused-wanted-shuffled = how many cards are shuffled
xwing-ask-refused-wanted-which-facedown = which of the facedown cards
xwing-ask-refused-wanted-face = a face of a die
xwing-ask-refused-wanted-maneuver-speed = the speed of a maneuver, as in `2 bank left`,
xwing-ask-refused-wanted-bearing = a bearing
xwing-ask-refused-wanted-round = the round
xwing-ask-refused-wanted-attack-range = the attack range
xwing-ask-refused-wanted-token-colour = a colour of tokens
xwing-ask-refused-wanted-mission-points = mission points
xwing-ask-refused-wanted-sight = something that can be seen
xwing-ask-refused-wanted-range = a range
xwing-ask-refused-wanted-size = a size
xwing-ask-refused-wanted-charges = charges
xwing-ask-refused-wanted-fuses = fuse markers
xwing-ask-refused-wanted-upgrade-charges = charges of the upgrade
xwing-ask-refused-wanted-ship-state = something that a ship has or is
xwing-ask-refused-wanted-shields = active shields
xwing-ask-refused-wanted-hull = the hull value
xwing-ask-refused-wanted-facedown = facedown damage cards
xwing-ask-refused-wanted-force = Force charges
xwing-ask-refused-wanted-hull-left = hull that is left
xwing-ask-refused-wanted-force-capacity = the Force capacity
xwing-ask-refused-wanted-conditions = how many conditions
xwing-ask-refused-wanted-upgrade = an upgrade
xwing-ask-refused-wanted-agility = the agility value
xwing-ask-refused-wanted-initiative = the initiative
xwing-ask-refused-wanted-standard-arc = a standard arc
xwing-ask-refused-wanted-shield-capacity = shields
xwing-ask-refused-wanted-ship-type = a ship type
xwing-ask-refused-wanted-arc = an arc
xwing-ask-refused-wanted-scenario = a scenario of play
xwing-ask-refused-wanted-player = a player
xwing-ask-refused-wanted-rounds = how many rounds are played
xwing-ask-refused-wanted-phase = a phase
xwing-ask-refused-wanted-reached-initiative = the initiative that is reached
xwing-ask-refused-wanted-measuring = how measuring goes
xwing-ask-refused-wanted-piece = a pilot, obstacle, device or objective
xwing-ask-refused-wanted-spent-charges = spent charges
xwing-ask-refused-wanted-ship-quality = something that a ship has
xwing-ask-refused-wanted-ship-upgrade = an upgrade of the ship
xwing-ask-refused-wanted-x = x in millimetres
xwing-ask-refused-wanted-y = y in millimetres
xwing-ask-refused-wanted-facing = the facing in degrees
## What is asked instead

xwing-ask-refused-asks-else = this is no answer here: the question is to { $asked }
xwing-ask-refused-deck-spent = a damage deck has { $cards } cards, and none is left

## What cannot come up

xwing-ask-refused-odd-more = It has { $found } { $what }, and can have at most { $most }.
xwing-ask-refused-kept-shields = active shields
xwing-ask-refused-kept-force = Force charges
xwing-ask-refused-kept-charges = charges
xwing-ask-refused-kept-cloaks = cloak tokens
xwing-ask-refused-odd-initiative = It has initiative { $found }, and ship cards go up to { $top }.
xwing-ask-refused-odd-no-hull = It has no hull, and every ship has some.
xwing-ask-refused-odd-destroyed = It has { $damage } damage cards and hull { $hull }, and would be destroyed.
xwing-ask-refused-odd-outside = At { $x } { $y } it does not lie in the play area, { $low } to { $high } mm wide and deep.
xwing-ask-refused-odd-no-carrier = This is no carrier of the same player that has room for the ship: a carrier has its title, `upgrade ghost`.
xwing-ask-refused-odd-another = another ship
