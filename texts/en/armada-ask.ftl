# Why a line of a scenario cannot be read. What is wrong stands behind the line's number, in small letters.

armada-ask-refused-no-attack = no attack is under way, so it has no { $word }; begin one first, as in `begin vic attacks front -> neb front`, or ask a card, as in `see vic battery front …`
armada-ask-refused-odd = { $why }; a line `odd table` allows what cannot come up in a game
armada-ask-refused-list = the list cannot be read: { $why }
armada-ask-refused-four-joints = a course has at most four joints
armada-ask-refused-no-facing = a ship has a facing: `at X Y facing DEGREES`
armada-ask-refused-no-further-dial = no further dial is set for this ship
armada-ask-refused-obstacle-attacks = an obstacle `attacks TARGET`
armada-ask-refused-attack-form = an attack is written `vic attacks front -> cr90 front`
armada-ask-refused-wants-obstacle = an obstacle belongs here
armada-ask-refused-by-ship = a squadron is activated by the command of a ship
armada-ask-refused-wants-squadron = a squadron belongs here
armada-ask-refused-results-from-one = results count from one
armada-ask-refused-wants-ship-or-card = a ship or a card belongs here
armada-ask-refused-one-deck = there is one deck
armada-ask-refused-list-unread = the list cannot be read
armada-ask-refused-not-on-table = both must lie on the table
armada-ask-refused-ruler-ends = the ruler goes from one to five
armada-ask-refused-many-ships = more ships than the program holds
armada-ask-refused-many-upgrades = more upgrades than the program holds
armada-ask-refused-many-piles = tokens and dials lie on more cards than the program holds
armada-ask-refused-many-squadrons = more squadrons than the program holds
armada-ask-refused-wants-ship = a ship belongs here
armada-ask-refused-token-place = a token lies on a hull zone or an obstacle
armada-ask-refused-no-such-card = this ship has no such card
armada-ask-refused-nothing-to-see = nothing can be seen of this
armada-ask-refused-only-squadrons = only squadrons are engaged
armada-ask-refused-learning-force = this is a force of the learning scenario: write the line `learning scenario` for both of them
armada-ask-refused-many-obstacles = more obstacles than the program holds
armada-ask-refused-campaign = this objective belongs to a campaign and has no category
armada-ask-refused-many-tokens = more tokens than the program holds
armada-ask-refused-obstacle-twice = this obstacle lies on the table already; there is one of each

## What belongs there

armada-ask-refused-wanted-speed = the speed
armada-ask-refused-wanted-base-side = a side of the base
armada-ask-refused-wanted-clicks = how far a joint turns (`straight`, `left`, `right 2`)
armada-ask-refused-wanted-direction = a direction
armada-ask-refused-wanted-x = x in millimetres
armada-ask-refused-wanted-y = y in millimetres
armada-ask-refused-wanted-facing = the facing in degrees
armada-ask-refused-wanted-command = a command
armada-ask-refused-wanted-ship-or-command = a ship or a command
armada-ask-refused-wanted-beginning = something that can begin
armada-ask-refused-wanted-ship-deed = something that a ship does
armada-ask-refused-wanted-attack-zone = a hull zone: `vic attacks front -> cr90 front`
armada-ask-refused-wanted-damage = how much damage
armada-ask-refused-wanted-facedown-or-faceup = facedown or faceup
armada-ask-refused-wanted-squadron-deed = something that a squadron does
armada-ask-refused-wanted-distance = a distance
armada-ask-refused-wanted-ship-zone = a hull zone of the ship
armada-ask-refused-wanted-shuffled = how many cards are shuffled
armada-ask-refused-wanted-result = which of the possible results comes up, counted from one
armada-ask-refused-wanted-die-colour = a colour of dice
armada-ask-refused-wanted-face = a face of a die
armada-ask-refused-wanted-card = a ship, squadron, obstacle or token
armada-ask-refused-wanted-upgrade = an upgrade card
armada-ask-refused-wanted-damage-card = a damage card
armada-ask-refused-wanted-objective = an objective
armada-ask-refused-wanted-choice = something to choose here
armada-ask-refused-wanted-ship-or-card = a ship or a card
armada-ask-refused-wanted-known-of-ship = something that can be known of a ship
armada-ask-refused-wanted-facedown = how many facedown cards
armada-ask-refused-wanted-cards = how many cards
armada-ask-refused-wanted-ruler-distance = a distance from one to five, or `beyond 5`
armada-ask-refused-wanted-range = a range
armada-ask-refused-wanted-in-or-out = in or out
armada-ask-refused-wanted-obstructed-or-clear = obstructed or clear
armada-ask-refused-wanted-blocked-or-clear = blocked or clear
armada-ask-refused-wanted-defense-state = a side of a defense token
armada-ask-refused-wanted-ship-quality = something that a ship has
armada-ask-refused-wanted-hull-left = hull points left
armada-ask-refused-wanted-attacks = how many attacks
armada-ask-refused-wanted-tokens = how many tokens
armada-ask-refused-wanted-ship-attacks = how many attacks against ships
armada-ask-refused-wanted-zone-shields = the shields of a hull zone (front, left, right, rear)
armada-ask-refused-wanted-zone = a hull zone
armada-ask-refused-wanted-shields = shields
armada-ask-refused-wanted-squadron-quality = something that a squadron has
armada-ask-refused-wanted-obstacle-quality = something that an obstacle has
armada-ask-refused-wanted-damage-cards = how many damage cards
armada-ask-refused-wanted-sight = something that can be seen
armada-ask-refused-wanted-many = how many
armada-ask-refused-wanted-card-state = a state of a card
armada-ask-refused-wanted-player-quality = something that a player has
armada-ask-refused-wanted-score = the score
armada-ask-refused-wanted-fleet-points = fleet points
armada-ask-refused-wanted-round = the round
armada-ask-refused-wanted-phase = a phase
armada-ask-refused-wanted-number = a number
armada-ask-refused-wanted-dice = how many dice
armada-ask-refused-wanted-damage-total = the damage total
armada-ask-refused-wanted-hits = hit icons
armada-ask-refused-wanted-criticals = critical icons
armada-ask-refused-wanted-attack-kind = a kind of attack
armada-ask-refused-wanted-defense-token = a defense token
armada-ask-refused-wanted-keyword = a keyword
armada-ask-refused-wanted-token-state = a state of a defense token
armada-ask-refused-wanted-all-shields = the shields of all hull zones: front, left, right, rear
armada-ask-refused-wanted-size = a size class
armada-ask-refused-wanted-sample-fleet = a sample fleet
armada-ask-refused-wanted-general = something about the game
armada-ask-refused-wanted-table = a table
armada-ask-refused-wanted-side = a side (Rebel, Empire, Republic, Separatist, blue, red)
## With something in a gap

armada-ask-refused-twice = { $command } is named twice; there is one of each
armada-ask-refused-no-further-token = it has no further { $token } token
armada-ask-refused-hull-value = the ship's hull value is { $hull }
armada-ask-refused-squadron-hull = a squadron on the table has at least one and at most { $most } hull points
armada-ask-refused-many-dials = a ship has at most { $most } dials
armada-ask-refused-many-gained = a ship has no room for another gained dial
armada-ask-refused-many-dice = nobody rolls more than { $most } dice
armada-ask-refused-cannot-attack = { $attacker } cannot attack { $defender }: { $why }; write `even so` at the end to have it all the same
armada-ask-refused-by-rule = { $why } ({ $rule })
armada-ask-refused-no-such-face = no { $colour } die has this face
armada-ask-refused-nothing-set = nothing is set for { $what }
armada-ask-refused-other-follows = “{ $word }” is followed by something else here
armada-ask-refused-deck-lacks = there are not so many cards “{ $card }” in the deck
armada-ask-refused-deck-lacks-such = there are not so many such cards in the deck
armada-ask-refused-third-side = { $one } and { $other } play; there is no third side
armada-ask-refused-no-ship-has = no ship of this side has { $card }
armada-ask-refused-asks-else = { $why } (the question is to { $asked })

## Names of cards

armada-ask-refused-card-near = “{ $written }” is not { $what }; did you mean “{ $near }”?
armada-ask-refused-card-unknown = “{ $word } …” is not { $what }; write the printed name or the slug
armada-ask-refused-card-missing = { $what } is missing here
armada-ask-refused-card-several = several cards are called “{ $name }”; write one of { $slugs }

## What cannot come up

armada-ask-refused-odd-objective = { $card } is not part of { $edition }.
armada-ask-refused-odd-rounds = A game has { $rounds } rounds.
armada-ask-refused-odd-no-passes = { $edition } knows no pass tokens.
armada-ask-refused-odd-this-piece = this piece
armada-ask-refused-odd-piece = { $piece } { $wrong }.
armada-ask-refused-odd-has-no-part = has { $card }, which is not part of { $edition }
armada-ask-refused-odd-has-other-faction = cannot have { $card }, a card of another faction
armada-ask-refused-odd-speed = has speed { $speed } and its chart ends at { $top }
armada-ask-refused-odd-shields =
    has { $found ->
        [one] one shield
       *[other] { $found } shields
    } at { $zone ->
        [front] the front
        [rear] the rear
        [left] the left side
        [right] the right side
       *[other] { $zone }
    }, where it has at most { $most }
armada-ask-refused-odd-destroyed =
    has { $damage ->
        [one] one damage card
       *[other] { $damage } damage cards
    } and would be destroyed
armada-ask-refused-odd-several-tokens = has { $count } { $command } tokens
armada-ask-refused-odd-no-part = is { $card }, which is not part of { $edition }
armada-ask-refused-odd-other-faction = is a card of another faction ({ $faction })
armada-ask-refused-odd-outside = does not lie on the table with its whole base
armada-ask-refused-odd-lies-on = lies on { $other }
armada-ask-refused-odd-dials = has { $dials } command dials and command value { $command }
armada-ask-refused-odd-tokens = has { $tokens } command tokens and command value { $command }
