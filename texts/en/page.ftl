# The page itself: lobby and table. Words of the games are in their own files.

## Everywhere
page-you = You
page-close = Close
page-menu = Menu
page-on = On
page-off = Off
page-sound = Sound
page-language = Language
page-theme = Theme
page-theme-system = System
page-theme-dark = Dark
page-theme-light = Light
page-copy = Copy
page-copied = Copied
page-seat = Seat { $number }
page-less = Less: { $what }
page-more = More: { $what }
page-rule = Rule
page-rules = Rules
page-rule-missing = The text of this rule is missing.
page-choose-count = { $min ->
    [0] Up to { $max }
   *[other] { $min } to { $max }
} · { $picked } chosen
page-choose-exactly = Choose { $count } · { $picked } chosen
page-pick-count = Choose { $count }
page-card-all-rules = All { $count } rules of this card
page-quick = Answer with one click
page-ask-all = Ask even when it makes no difference
page-to-lobby = To the lobby
page-nowhere = Nothing here
page-nowhere-hint = The address may be incomplete, or the table is gone.
page-rule-in-english = Rule text in English
page-search = Search the rules and cards
page-search-example = Can I brace when my speed is zero?
page-search-game = Game
page-search-both = Both games
page-search-nothing = Nothing found. Try other words.
page-search-read-as = “{ $written }” read as { $read }
page-search-kind = { $kind ->
    [upgrade] upgrade
    [objective] objective
    [damage] damage card
    [condition] condition
    [ability] ship ability
    [ship] ship
    [squadron] squadron
    [pilot] pilot
    [guide] guide
   *[rule] rule
  }
page-list-inside = Show the list
page-list-notes =
    { $count ->
        [one] 1 note
       *[other] { $count } notes
    }
page-result-won = Won { $scores }
page-result-lost = Lost { $scores }
page-bot-random = Random
page-bot-ensign = Ensign
page-bot-captain = Captain
page-bot-admiral = Admiral
page-bot-random-hint = Picks any legal answer. Good for finding out what the rules allow.
page-bot-ensign-hint = Stays on the table and attacks where it expects the most damage; leaves everything else to chance.
page-bot-captain-hint =
    { $game ->
        [xwing] Predicts where the enemy may fly, plays for the objective, spends tokens wisely and answers at once.
       *[other] Keeps its fleet together, plays for the objective, spends tokens wisely and answers at once.
    }
page-bot-admiral-hint = Simulates the captain's best ideas many times before it decides. Takes up to a second.
page-bot-named = { $level } bot

## Dice, tokens, dials
page-die-red = Red
page-die-blue = Blue
page-die-black = Black
page-die-green = Green
page-die-name = { $colour } die, { $face }
page-die-picked = { $die }, picked
page-face-unrolled = not rolled
page-face-hit = hit
page-face-critical = critical
page-face-double = two hits
page-face-hit-critical = hit and critical
page-face-accuracy = accuracy
page-face-blank = blank
page-face-focus = focus
page-face-evade = evade
page-state-ready = ready
page-state-exhausted = exhausted
page-state-locked = locked
page-state-spent = spent
page-state-discarded = discarded
page-state-facedown = facedown
page-dial-unknown = Facedown
page-dial-facedown = { $face }, facedown
page-dial-spent = { $face }, spent

## Table: where the game stands
page-where = Game state
page-round-of = Round { $round } of { $rounds }
page-round-at =
    { $round ->
        [0] Setup
       *[other] Round { $round }
    }
page-score = Score
page-none-of-them = None of these
page-score-none = No points
page-score-nothing = Nothing yet
page-latency = Last response time
page-undo = Undo
page-undo-asks = Undo needs your opponent's consent
page-measure = Measure
page-fleets-and-log =
    { $game ->
        [xwing] Squads and log
       *[other] Fleets and log
    }
page-decision-and-card = Decision and card
page-initiative = initiative
page-flagship = Flagship
page-objective-piece = Objective ship
page-activated = Activated
page-destroyed = destroyed
page-speed-now = speed { $speed }
page-objective = Objective

## Table: the decision
page-decision = Decision
page-your-decision = Your decision
page-your-decision-secret = Your decision, secret
page-meanwhile = Meanwhile ({ $count })
page-meanwhile-earlier =
    { $count ->
        [one] … 1 earlier line in the log
       *[other] … { $count } earlier lines in the log
    }
page-decision-number = Decision { $number }
page-next-slot = Next
page-turn-past = { $name }, { $rank }, already had its turn
page-turn-now = { $name }, { $rank }, is having its turn
page-turn-to-come = { $name }, { $rank }, comes later
page-picked = picked
page-pick-one = Choose one
page-refused-count =
    { $count ->
        [one] 1 not allowed
       *[other] { $count } not allowed
    }
page-refused-why = why?
page-refused-choice = { $choice }: { $why }
page-move-up = Move up
page-move-down = Move down
page-amount-range = { $min } to { $max }
page-split-rest =
    { $rest ->
        [0] All { $total } assigned
       *[other] { $rest } of { $total } left
    }
page-speed = Speed
page-joint = Joint { $number }
page-tool-side = Tool side
page-left = Left
page-right = Right
page-clicks-left =
    { $count ->
        [one] 1 click left
       *[other] { $count } clicks left
    }
page-clicks-right =
    { $count ->
        [one] 1 click right
       *[other] { $count } clicks right
    }
page-clicks-none = Straight
page-course-hint = Drag a numbered joint of the tool, or click one of its dots. Keys: Tab next joint, ← → clicks, ↑ ↓ speed.
page-reset = Reset
page-act-move = Move it
page-act-leave = Put it back
page-act-steps = Step by step
page-act-way = How
page-act-plain = Nothing else
page-notice-not-moved = It can't be moved right now. Choose step by step.
page-back = Back
page-place-x = Across
page-place-y = Along
page-place-facing = Facing
page-place-next = Next legal place
page-place-saved = Same as last time
page-nudge = Nudge
page-nudge-hint = 1 mm or 1°; with Shift 10
page-nudge-left = Left
page-nudge-right = Right
page-nudge-up = Away from you
page-nudge-down = Towards you
page-turn-left = Turn left
page-turn-right = Turn right
page-slots-set = { $set } of { $of } set
page-not-set = not set
page-its-stack = Dial stack
page-top-first = top first
page-dials-everywhere = Set all dials to this
page-dials-again = Same as last time
page-offers = At any time
page-offer-use = Use
page-given = Your answer is in. You can change it until everyone has answered.
page-what-follows = What follows
page-duel-damage = { $damage } damage
page-keep-answer = From now on
page-keep-ask = Ask me
page-keep-always = Always
page-keep-never = Never
page-repeat-order = Same order for the rest of this round
page-waiting = Waiting
page-waiting-hint = Meanwhile you can look around and measure.
page-decides = Waiting for { $who }: { $what }
page-connecting = Connecting
page-looking-back = Looking back
page-past-title =
    After { $entry ->
        [one] 1 decision
       *[other] { $entry } decisions
    }
page-to-now = Back to now
page-lists =
    { $game ->
        [xwing] Squad lists
       *[other] Fleet lists
    }
page-fork-side = You play
page-go-on-here = Continue from here
page-measure-first = Point at the first thing
page-measure-second = point at the second
page-measure-end = Stop measuring

## Table: the card
page-kind-ship = Ship
page-kind-squadron = Squadron
page-kind-obstacle = Obstacle
page-kind-token = Token
page-kind-device = Device
page-points = { $points } points
page-adjust = Adjust
page-adjust-piece = Adjust { $name }
page-close-card = Close the card
page-damage = Damage
page-upgrades = Upgrades
page-abilities = Abilities
page-card-other-side = Other side, { $name }:
page-cards = Cards
page-card-facedown =
    { $count ->
        [one] 1 facedown card
       *[other] { $count } facedown cards
    }
page-deck-discarded = { $count } discarded
page-deck-top = On top (you have seen it)
page-card-without-effect = This card has no effect here yet.
page-slot-commander = commander
page-slot-officer = officer
page-slot-weapons-team = weapons team
page-slot-support-team = support team
page-slot-offensive-retrofit = offensive retrofit
page-slot-defensive-retrofit = defensive retrofit
page-slot-experimental-retrofit = experimental retrofit
page-slot-fleet-command = fleet command
page-slot-fleet-support = fleet support
page-slot-ordnance = ordnance
page-slot-ion-cannons = ion cannons
page-slot-turbolasers = turbolasers
page-slot-superweapon = superweapon
page-slot-title = title
page-slot-crew = crew
page-slot-in-force = in force
page-slot-ship = ship
page-slot-assault = assault
page-slot-defense = defense
page-slot-navigation = navigation
page-slot-pilot = pilot
page-slot-talent = talent
page-slot-force-power = Force power
page-slot-tech = tech
page-slot-sensor = sensor
page-slot-cannon = cannon
page-slot-turret = turret
page-slot-torpedo = torpedo
page-slot-missile = missile
page-slot-gunner = gunner
page-slot-tactical-relay = tactical relay
page-slot-astromech = astromech
page-slot-illicit = illicit
page-slot-payload = payload
page-slot-modification = modification
page-slot-configuration = configuration
page-slot-hyperdrive = hyperdrive
page-slot-command = command
page-slot-hardpoint = hardpoint
page-slot-team = team
page-slot-cargo = cargo

## Table: log, time, chat
page-log = Log
page-time = Time
page-time-at = { $entry } of { $of } decisions
page-live = live
page-why-moved = Why did the bot do that?
page-why-asked = { $who }: { $what }
page-why-nobody = No bot decides at this moment. Go to one of its decisions.
page-why-no-choice = The bot had nothing to weigh up here.
page-replay-play = Play
page-replay-pause = Pause
page-replay-pace = Playing at { $times }× speed
page-chat = Chat
page-chat-empty = No messages yet.
page-chat-say = Say something
page-chat-send = Send
page-chat-too-long = { $count } of at most { $most } characters
page-spectator = Spectator
page-hush = Mute spectators
page-unhush = Let spectators write
page-chat-hushed = The players have muted spectators.
page-kept-until = This table is kept until { $day } if nothing happens here.

## Table: agreements
page-proposal = { $who } proposes
page-proposal-mine = You propose
page-wish-undo =
    { $count ->
        [one] Take back the last decision
       *[other] Take back { $count } decisions
    }
page-wish-adjust =
    { $count ->
        [one] Change one thing on the table
       *[other] Change { $count } things on the table
    }
page-wish-draw = End the game in a draw
page-agree = Agree
page-disagree = Decline
page-withdraw = Withdraw
page-adjust-hint = This is outside the rules. Against a bot or on a shared screen it happens at once; otherwise your opponent must agree.
page-adjust-which = Which piece or side
page-adjust-what = What to change
page-adjust-place = Place
page-adjust-choose = Choose what to change above.
page-adjust-wanted = Changes
page-adjust-drop = Remove this change
page-adjust-change = { $name }: { $what } { $from } → { $to }
page-adjust-moved = { $name }: moved
page-adjust-table = The table
page-adjust-nothing = There is nothing to change here.
page-adjust-propose =
    { $count ->
        [0] Change nothing
        [one] Change one value
       *[other] Change { $count } values
    }
page-adjust-end = End the current step
page-offer-draw = Offer a draw
page-draw-title = End the game in a draw?
page-draw-hint = Against a bot or on a shared screen the game ends at once; otherwise your opponent is asked.
page-resign = Resign
page-resign-title = Resign the game?
page-resign-hint = Your opponent wins. You can still look at everything.
page-play-on = Play on
page-export-record = Save the game as a file
page-export-scenario = Save the position as a scenario
page-copy-watch = Copy the link for spectators
page-copy-seat = Copy your seat's link
page-kept-answers = Kept answers
page-kept-none = No answers are kept. You are asked every time.
page-kept-yes = yes
page-kept-no = no
page-kept-always = always
page-kept-never = never
page-notice-stale = The game has moved on. Here is the new decision.
page-notice-kept = Connection lost. Your answer is saved.
page-notice-asked = Your opponent was asked to agree.
page-notice-declined = Your opponent did not agree.
page-notice-given-up = Your answer didn't get through. Please answer again.
page-notice-taken-back = Taken back. Decide again.
page-notice-adjusted = Changed.
page-notice-nothing-back = You have no decision to take back.
page-notice-auto = { $question } Answered automatically, as you asked: { $answer }
page-offline = Connection lost.
page-offline-kept = Your last answer is saved.
page-offline-again = Trying again in { $seconds } s.
page-offline-now = Try now
page-closed = The server closed the connection.
page-no-answer = The server doesn't answer.
page-answered = The server answered with an error ({ $status }).
page-answer-lost = The connection was lost before the answer came.
page-file-only-shows = A saved position shows the table as it was, and nothing more.
page-file-closed = The file is no longer open.
page-no-table = This table doesn't exist
page-no-table-hint = The link may be incomplete, or the table is gone.
page-invite-spent = This invitation has been used
page-invite-spent-hint = Someone has already taken the seat. If that wasn't you, ask for a new game.
page-hand-over = Pass the screen to { $side }
page-hand-over-take = I'm playing { $side }
page-hand-over-secret = Hide the screen only for secret decisions
page-sheet = Size of the panel

## Table: the end
page-over = The game is over
page-over-won = You won
page-over-lost = You lost
page-over-draw = Draw
page-over-wins = { $side } wins
page-seal = Fingerprint of the final position
page-seal-hint = The same on every screen that showed this game:
page-rematch = Rematch with sides swapped
page-rematch-join = Join the rematch
page-rematch-waits = The rematch is set up, with the sides swapped. Your seat is waiting.
page-rematch-played = The players are playing a rematch.
page-replay = Replay

## Keys
page-keys = Keys
page-key-confirm = Confirm
page-key-back = Back
page-key-pick = Pick a choice, set a dial or a number
page-key-rows = Next or previous choice
page-key-toggle = Select or deselect
page-key-all-none = All, none
page-key-yes-no = Yes, no
page-key-pass = Pass
page-key-order = Move up or down in an order
page-key-amount = Less, more
page-key-course = Joint, click, speed
page-key-place = Move by 1 mm, turn by 1°; with Shift ten times as far
page-key-undo = Undo
page-key-measure = Measure
page-key-arcs = Firing arcs
page-key-sight = Lines of sight
page-key-bands = Range bands
page-key-zoom = Zoom in, out, whole table
page-key-turn = Turn the table
page-key-next = Next piece or control
page-key-region = Next region
page-key-time = Back and forward in time
page-key-log = Log
page-key-keys = All keys

## Lobby
page-play-game = Play { $game }
page-game = Game
page-learning = Learning battle
page-learning-hint =
    { $game ->
        [xwing] Two X-wings and an A-wing against five TIEs, eight rounds, about thirty minutes. The table explains each decision as it comes.
       *[other] Two Rebel ships against a Star Destroyer, six rounds, about forty minutes. The table explains each decision as it comes.
    }
page-learning-bot = Start against the bot
page-learning-screen = Same screen
page-your-fleet =
    { $game ->
        [xwing] Your squad
       *[other] Your fleet
    }
page-bot-fleet =
    { $game ->
        [xwing] The bot's squad
       *[other] The bot's fleet
    }
page-other-fleet =
    { $game ->
        [xwing] The other squad
       *[other] The other fleet
    }
page-paste-or-upload = Paste or upload
page-all-lists = All { $count } lists
page-fewer-lists = Fewer lists
page-paste-here = Paste a list here
page-upload-file = Choose a file
page-pasted-list = Pasted list
page-list-not-legal = This list can't be played yet.
page-list-line = Line { $line }:
page-no-samples =
    { $game ->
        [xwing] No squads of this size. Paste one.
       *[other] No fleets of this size. Paste one.
    }
page-opponent = Opponent
page-against-bot = Bot
page-against-screen = Same screen
page-against-link = Link
page-level = Level
page-size = Size
page-any-size = Any
page-measuring = Measuring
page-measuring-open = Open
page-measuring-strict = Strict
page-measuring-open-hint = You can measure and try things out at any time.
page-measuring-strict-hint = The maneuver tool appears only where the rules allow it.
page-visibility = Table
page-private = Private
page-listed = Listed
page-player = Player
page-your-name = Your name
page-create-table = Create table
page-tables = Tables
page-your-tables = Your tables
page-no-own-tables = You have no tables yet. Start with the learning battle.
page-open-tables = Open tables
page-no-open-tables = No open tables. Create one.
page-replays = Replays
page-upload-replay = Open a game from a file
page-not-a-game = This isn't a saved game. Save a game as a file and open that file.
page-position = Set up a position
page-position-hint = A scenario file sets up the pieces and names the phase from which the game continues. Save one from any table's menu and edit it here.
page-position-bot = Play against a bot
page-position-screen = Play on one screen
page-resume = Resume
page-join = Join
page-watch = Watch
page-open = Open
page-forget = Forget
page-forget-table = Forget { $title }
page-gathering = Waiting for a player
page-decisions =
    { $count ->
        [one] 1 decision
       *[other] { $count } decisions
    }
page-ago-now = just now
page-ago-minutes = { $count } min ago
page-ago-hours =
    { $count ->
        [one] 1 hour ago
       *[other] { $count } hours ago
    }
page-ago-days =
    { $count ->
        [one] 1 day ago
       *[other] { $count } days ago
    }
page-links-hint = Anyone with the link to a seat can play it, so keep your own link to yourself.
page-invite = Invite your opponent with this link
page-invite-hint = The first person to take the seat with it plays. After that it no longer works.
page-invited = You're invited
page-invited-hint = Take the free seat to play. You get a link of your own, and the invitation stops working.
page-sit-down = Take the seat
page-gather-waiting = Your list is in. The battle starts when the other list arrives.
page-gather-list-wanted =
    { $game ->
        [xwing] Choose your squad. Your opponent's list stays hidden until both are in.
       *[other] Choose your fleet. Your opponent's list stays hidden until both are in.
    }
page-gather-watching =
    { $game ->
        [xwing] The players are choosing their squads.
       *[other] The players are choosing their fleets.
    }
page-gather-ready = ready
page-gather-choosing =
    { $game ->
        [xwing] choosing a squad
       *[other] choosing a fleet
    }
page-gather-absent = not here yet
page-lists-hidden = Lists are locked and hidden until both players have sent theirs.
page-hand-in = Send this list

## Fleets and squads that come with the program
page-sample-rebel-180 = Two small ships around Luke Skywalker; one core set is enough.
page-sample-imperial-180 = One Star Destroyer and a cloud of TIE fighters; one core set is enough.
page-sample-republic-180 = An assault ship with its escort.
page-sample-separatist-180 = Two transports with more droids than crew.
page-sample-rebel-400-line = A heavy cruiser holds the line while a torpedo frigate breaks the enemy's.
page-sample-rebel-400-swarm = Five ships that strike from all sides and repair each other.
page-sample-imperial-400-line = A large Star Destroyer in front and a carrier with bombers behind it.
page-sample-imperial-400-raid = Small Star Destroyers on a one-way raid.
page-sample-republic-400-carrier = A Venator and its hundred pilots.
page-sample-republic-400-convoy = Four ships of the line around a medical frigate.
page-sample-separatist-400-line = Two massive hulls and endless droids.
page-sample-separatist-400-blockade = Frigates that keep their distance behind a screen of droids.
page-sample-rr1-rebel-300 = The first wave at its original costs.
page-sample-rr1-imperial-300 = The first wave at its original costs.
page-sample-tournament-rebel-broadside-msu = Small and medium ships fire broadsides around two torpedo frigates.
page-sample-tournament-rebel-hyperspace-drop = One cruiser engages while another waits in hyperspace.
page-sample-tournament-rebel-corvette-screen = One gunship behind a screen of corvettes that pass shields along.
page-sample-tournament-rebel-starhawk-fortress = A battleship with a support frigate and four aces.
page-sample-tournament-rebel-carrier-bombers = Two carriers with as many squadrons as a fleet can have.
page-sample-tournament-empire-twin-destroyers = A Star Destroyer with a boarding party, a Victory and an ion Raider.
page-sample-tournament-empire-ace-wing = Cheap carriers for Defenders and aces.
page-sample-tournament-empire-superweapon-siege = An Onager bombards what an Interdictor holds in place.
page-sample-tournament-empire-gunline-and-torpedo = A gunship in the line, two raiders beside it and fighters in between.
page-sample-tournament-empire-star-dreadnought = A single huge ship with its tender and bombers.
page-sample-tournament-republic-triple-victory = Three Victories with superweapons for close range.
page-sample-tournament-republic-venator-and-bombers = A Venator supported by frigates and bombers.
page-sample-tournament-republic-acclamator-aces = Two assault ships in different roles, with four aces.
page-sample-tournament-separatist-droid-bomber-swarm = A carrier and twelve squadrons, most of them droids.
page-sample-tournament-separatist-heavy-line = A Providence and two Recusants hold the line alone.
page-sample-tournament-separatist-rocket-trooper-rush = Three ships rush in to board with rocket troopers.
page-sample-rebel-line = Wedge Antilles leads torpedoes and missiles, with two A-wings on the flank.
page-sample-rebel-spectres = A freighter with a Jedi aboard, and three stolen fighters around it.
page-sample-imperial-swarm = Seven TIE fighters flying close to Howlrunner.
page-sample-imperial-aces = Darth Vader, Soontir Fel and Maarek Stele, and one cadet to look up to them.
page-sample-scum-hunters = Bossk and his pup, a Fang Fighter ace, a headhunter and an exploding drone.
page-sample-scum-syndicate = Boba Fett with two fast interceptors and a pirate.
page-sample-resistance-flight = Poe Dameron's X-wings, an A-wing, and Finn in a pod.
page-sample-resistance-convoy = A transport between two X-wing and A-wing pairs.
page-sample-first-order-aces = Kylo Ren and Major Vonreg strike with help from a shuttle and a wingman.
page-sample-first-order-command = Special forces and line fighters under two shuttles.
page-sample-republic-jedi = Three Actis interceptors and a Delta-7, all with the Force.
page-sample-republic-clones = Two heavy ARC-170s and three headhunters flown by clones.
page-sample-separatist-swarm = Six droid fighters that share calculations through a tactical relay.
page-sample-separatist-council = Count Dooku and General Grievous with two tri-fighters.
page-sample-first-order-force-and-tech = Fast aces with the Force and tech.
page-sample-first-order-special-forces = Gunners with rear arcs, a bomber, and a shuttle that coordinates.
page-sample-imperial-academy-swarm = Eight TIEs around a leader who lets them reroll.
page-sample-imperial-dauntless-group = A Decimator in command, strikers with ailerons, and a blocker.
page-sample-imperial-three-aces = Three high-initiative aces who stay out of arcs.
page-sample-rebel-blade-and-shuttle = Three B-wings with ordnance, slow and heavy, and a U-wing that supports them.
page-sample-rebel-red-flight = Four ships in a line: torpedoes behind a bodyguard, and a cheap ship to block.
page-sample-rebel-smuggler-and-wings = A freighter with a turret, and fast A-wings with turrets of their own.
page-sample-republic-clone-support = Gun platforms in front of small clone fighters.
page-sample-republic-jedi-interceptors = Jedi who spend the Force on actions, with a V-wing.
page-sample-resistance-black-squadron = T-70 X-wings with hardpoints, an A-wing and a supporting pod.
page-sample-resistance-wartime-wing = A freighter that uses the Force, with a flight of refitted Y-wings.
page-sample-scum-close-hunters = Two aces for close quarters, and a Y-wing with a turret and devices.
page-sample-scum-guild-contract = A mix of bounty hunters with illicit tricks.
page-sample-separatist-bounty-and-predators = A high-initiative Firespray with independent tri-fighters.
page-sample-separatist-relay-swarm = Eight ships: Vulture droids with buzz droids, under a tactical relay.
