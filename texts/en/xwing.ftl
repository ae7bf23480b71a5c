# X-Wing: what is shown, asked and told, in the rule book's terms.

## Names

xwing-nothing = nothing
xwing-nobody = Nobody
xwing-numbered = { $what } { $number }
xwing-number = { $number }
xwing-percent = { $percent }%
xwing-percent-between = { $least }–{ $most }%
xwing-red = red { $what }
xwing-purple = purple { $what }
xwing-linked = { $action } » { $linked }
xwing-printed = printed
xwing-faction-rebel = Rebel Alliance
xwing-faction-imperial = Galactic Empire
xwing-faction-scum = Scum and Villainy
xwing-faction-resistance = Resistance
xwing-faction-first-order = First Order
xwing-faction-republic = Galactic Republic
xwing-faction-separatist = Separatist Alliance
xwing-piece-asteroid = Asteroid
xwing-piece-debris-cloud = Debris cloud
xwing-piece-gas-cloud = Gas cloud
xwing-piece-blaze = Blaze
xwing-piece-electro-chaff-cloud = Electro-chaff cloud
xwing-piece-loose-cargo = Loose cargo
xwing-piece-spare-parts = Spare parts
xwing-piece-satellite = Satellite
xwing-piece-supply-cache = Supply cache
xwing-maneuver = { $speed } { $bearing }
xwing-bearing-turn-left = turn left
xwing-bearing-bank-left = bank left
xwing-bearing-straight = straight
xwing-bearing-bank-right = bank right
xwing-bearing-turn-right = turn right
xwing-bearing-koiogran-turn = Koiogran turn
xwing-bearing-segnor-s-loop-left = Segnor’s loop left
xwing-bearing-segnor-s-loop-right = Segnor’s loop right
xwing-bearing-tallon-roll-left = Tallon roll left
xwing-bearing-tallon-roll-right = Tallon roll right
xwing-bearing-stationary = stationary
xwing-bearing-reverse-bank-left = reverse bank left
xwing-bearing-reverse-straight = reverse straight
xwing-bearing-reverse-bank-right = reverse bank right
xwing-difficulty-blue = blue: removes stress and strain
xwing-difficulty-white = white
xwing-difficulty-red = red: adds stress
xwing-difficulty-purple = purple: costs a Force charge
xwing-token-focus = Focus
xwing-token-evade = Evade
xwing-token-calculate = Calculate
xwing-token-fore-reinforce = Fore reinforce
xwing-token-aft-reinforce = Aft reinforce
xwing-token-stress = Stress
xwing-token-strain = Strain
xwing-token-deplete = Deplete
xwing-token-ion = Ion
xwing-token-jam = Jam
xwing-token-tractor = Tractor
xwing-token-disarm = Disarm
xwing-token-cloak = Cloak
xwing-token-charge = Charge
xwing-token-force = Force charge
xwing-token-fuse = Fuse marker
xwing-lock-on = Lock on { $piece }
xwing-locked-by = Locked by { $piece }
xwing-charge-of = Charges of { $card }
xwing-action-focus = Focus
xwing-action-evade = Evade
xwing-action-lock = Lock
xwing-action-barrel-roll = Barrel roll
xwing-action-boost = Boost
xwing-action-calculate = Calculate
xwing-action-cloak = Cloak
xwing-action-coordinate = Coordinate
xwing-action-jam = Jam
xwing-action-reinforce = Reinforce
xwing-action-reload = Reload
xwing-action-rotate = Rotate
xwing-action-slam = SLAM
xwing-action-tow = Tow
xwing-action-scramble = Scramble
xwing-action-ship-card = Ship card action
xwing-arc-front = front arc
xwing-arc-right = right arc
xwing-arc-rear = rear arc
xwing-arc-left = left arc
xwing-arc-full-front = full front arc
xwing-arc-full-rear = full rear arc
xwing-arc-bullseye = bullseye arc
xwing-arc-single-turret = single turret arc
xwing-arc-double-turret = double turret arc
xwing-turret-at = Turret, { $arc }
xwing-weapon = Weapon
xwing-weapon-primary = Primary weapon, { $arc }
xwing-weapon-reach = { $arc }, range { $least }–{ $most }
xwing-face-blank = blank
xwing-face-focus = focus
xwing-face-hit = hit
xwing-face-critical = crit
xwing-face-evade = evade
xwing-die-attack = Attack die: { $face }
xwing-die-defense = Defense die: { $face }
xwing-stat-hull = Hull
xwing-stat-shields = Shields
xwing-stat-force = Force
xwing-stat-charge = Charges
xwing-stat-initiative = Initiative
xwing-stat-agility = Agility
xwing-stat-attack = Attack
xwing-whose-yours = yours
xwing-whose-enemy = enemy
xwing-pile-damage = Damage deck
xwing-player-you = You
xwing-player-opponent = Opponent

## Scenarios

xwing-scenario-dogfight = You score points for enemy ships that leave the game.
xwing-scenario-assault-at-the-satellite-array = Each round, the side with more ships near a satellite scores for it. Enemy ships that leave the game score points too.
xwing-scenario-chance-engagement = Each round, ships near the satellite score points. An enemy ship scores half of its points at half health.
xwing-scenario-salvage-mission = Ships tow supply caches; each cache in tow scores points every round.
xwing-scenario-scramble-the-transmissions = Ships scramble satellites; each satellite with your marker scores points every round.

## Where the game stands

xwing-path-round = Round { $round }
xwing-step-acquire-lock = Acquire Lock
xwing-step-action = Action
xwing-step-activation = Activation
xwing-step-activation-phase = Activation Phase
xwing-step-after = After
xwing-step-aftermath = Aftermath
xwing-step-attack = Attack
xwing-step-before = Before
xwing-step-buzz-droid-swarm = Buzz Droid Swarm
xwing-step-check-difficulty = Check Difficulty
xwing-step-choose-action = Choose Action
xwing-step-choose-former-lock = Choose Former Lock
xwing-step-choose-guides = Choose Guides
xwing-step-choose-maneuver = Choose Maneuver
xwing-step-choose-object = Choose Object
xwing-step-choose-obstacle = Choose Obstacle
xwing-step-choose-ship = Choose Ship
xwing-step-choose-weapon = Choose Weapon
xwing-step-coordinate = Coordinate
xwing-step-damage = Damage
xwing-step-deal-damage = Deal Damage
xwing-step-declare-barrel-roll = Declare Barrel Roll
xwing-step-declare-boost = Declare Boost
xwing-step-declare-decloak = Declare Decloak
xwing-step-declare-defender = Declare Defender
xwing-step-declare-docked-ships = Declare Docked Ships
xwing-step-deploy = Deploy
xwing-step-determine-player-order = Determine Player Order
xwing-step-detonate = Detonate
xwing-step-detonate-bombs = Detonate Bombs
xwing-step-detonation = Detonation
xwing-step-drop-device = Drop Device
xwing-step-during = During
xwing-step-effect = Effect
xwing-step-effects = Effects
xwing-step-emergency-deploy = Emergency Deploy
xwing-step-focus = Focus
xwing-step-evade = Evade
xwing-step-lock = Lock
xwing-step-barrel-roll = Barrel Roll
xwing-step-boost = Boost
xwing-step-calculate = Calculate
xwing-step-cloak = Cloak
xwing-step-damage-card = Damage Card
xwing-step-lose-shield = Lose Shield
xwing-step-place-at-edge = Place at Edge
xwing-step-shields = Shields
xwing-step-upgrade-card = Upgrade Card
xwing-step-ship-card = Ship Card
xwing-step-condition-card = Condition Card
xwing-step-end = End
xwing-step-end-phase = End Phase
xwing-step-engagement = Engagement
xwing-step-engagement-phase = Engagement Phase
xwing-step-execute-maneuver = Execute Maneuver
xwing-step-game = Game
xwing-step-jam = Jam
xwing-step-jammed = Jammed
xwing-step-jettison = Jettison
xwing-step-linked-action = Linked Action
xwing-step-maneuver-ship = Maneuver Ship
xwing-step-modify-attack-dice = Modify Attack Dice
xwing-step-modify-defense-dice = Modify Defense Dice
xwing-step-move = Move
xwing-step-move-ship = Move Ship
xwing-step-neutralize-results = Neutralize Results
xwing-step-obstacle = Obstacle
xwing-step-obstacles-and-devices = Obstacles and Devices
xwing-step-overlap = Overlap
xwing-step-pay-costs = Pay Costs
xwing-step-perform-action = Perform Action
xwing-step-place-device = Place Device
xwing-step-place-forces = Place Forces
xwing-step-place-objectives = Place Objectives
xwing-step-place-obstacle = Place Obstacle
xwing-step-place-obstacles = Place Obstacles
xwing-step-place-ship = Place Ship
xwing-step-place-supply-cache = Place Supply Cache
xwing-step-planning-phase = Planning Phase
xwing-step-prepare-other-components = Prepare Other Components
xwing-step-recover-charges = Recover Charges
xwing-step-reinforce = Reinforce
xwing-step-reload = Reload
xwing-step-relocate = Relocate
xwing-step-relocate-remote = Relocate Remote
xwing-step-remove-circular-tokens = Remove Circular Tokens
xwing-step-remove-device = Remove Device
xwing-step-remove-token-or-break-lock = Remove Token or Break Lock
xwing-step-spend-token = Spend Token
xwing-step-resolve = Resolve
xwing-step-reveal-dial = Reveal Dial
xwing-step-roll = Roll
xwing-step-roll-attack-dice = Roll Attack Dice
xwing-step-roll-defense-dice = Roll Defense Dice
xwing-step-roll-player-order = Roll Player Order
xwing-step-rotate = Rotate
xwing-step-rotate-ship = Rotate Ship
xwing-step-round = Round
xwing-step-rounds = Rounds
xwing-step-slam = SLAM
xwing-step-score-objectives = Score Objectives
xwing-step-scramble = Scramble
xwing-step-set-dials = Set Dials
xwing-step-set-turret = Set Turret
xwing-step-setup = Setup
xwing-step-start = Start
xwing-step-suffer-damage = Suffer Damage
xwing-step-system-phase = System Phase
xwing-step-system-phase-abilities = System Phase Abilities
xwing-step-tow = Tow
xwing-step-tractored = Tractored

## Questions

xwing-ask-choose-shield = Which shield do you lose?
xwing-ask-place-objective = Place an objective
xwing-ask-choose-obstacle = Choose an obstacle
xwing-ask-place-obstacle = Place the obstacle
xwing-ask-place-remote = Place the remote
xwing-ask-choose-ship-to-place = Which ship do you place?
xwing-ask-place-ship = Place the ship
xwing-ask-start-docked = Does a ship start docked?
xwing-ask-set-turret = Where does the turret point?
xwing-ask-set-dials = Set your dials
xwing-ask-set-dial = Set the dial
xwing-ask-choose-system = Which ship acts in the System Phase?
xwing-ask-system-ability = Use a System Phase ability?
xwing-ask-declare-way = Which direction?
xwing-ask-choose-placement = Where along the template?
xwing-ask-choose-activation = Activate a ship
xwing-ask-choose-action = Perform an action?
xwing-ask-overlap-action = Perform a red action after the overlap?
xwing-ask-choose-lock = Lock which object?
xwing-ask-choose-former-lock = Which lock do you give up?
xwing-ask-coordinate = Coordinate which ship?
xwing-ask-choose-jam = Jam which ship?
xwing-ask-resolve-jam = What does the jam token remove?
xwing-ask-choose-reinforce = Reinforce fore or aft?
xwing-ask-choose-reload = Reload which upgrade?
xwing-ask-choose-slam = Which maneuver for the SLAM?
xwing-ask-tractor-move = How do you move the tractored ship?
xwing-ask-tractor-turn = Turn the tractored ship?
xwing-ask-choose-engagement = Which ship engages?
xwing-ask-choose-weapon = Which weapon?
xwing-ask-choose-defender = Declare the defender
xwing-ask-choose-line = Which line do you measure along?
xwing-ask-choose-tow = Tow which supply cache?
xwing-ask-choose-scramble = Scramble which satellite?
xwing-ask-jettison = Jettison the supply cache?
xwing-ask-place-cache = Place the supply cache
xwing-ask-deploy-maneuver = Deploy with which maneuver?
xwing-ask-emergency-deploy = Use emergency deploy?
xwing-ask-boost-partially = Move back along the template instead of failing?
xwing-ask-dock-by-overlap = Dock with the carrier?
xwing-ask-choose-template = Which template?
xwing-ask-choose-detonation = Which device detonates next?
xwing-ask-choose-affected = Which ship is affected?
xwing-ask-choose-drop = Drop which device?
xwing-ask-choose-repair = Repair which damage card?
xwing-ask-choose-order = Which ship do the mines affect first?
xwing-ask-choose-seismic = Which obstacle is affected?
xwing-ask-concussion-strain = Gain a strain token instead of exposing a card?
xwing-ask-spend-token-of = Whose token is spent?
xwing-ask-relocate = Where does the remote go?
xwing-ask-fit-swarm = Which guides does the swarm attach to?
xwing-ask-modify-attack-dice = Modify attack dice
xwing-ask-modify-defense-dice = Modify defense dice
xwing-ask-use-ability = Use an ability?
xwing-ask-instead = Use a replacement effect?
xwing-ask-order-effects = Which ability goes first in the queue?
xwing-ask-use-card = Use { $card }?
xwing-ask-linked = Perform the linked action: { $actions }?
xwing-ask-choose = Choose
xwing-ask-choose-dice = Choose dice
xwing-ask-choose-ship = Choose a ship
xwing-may-acquire-a-lock-on-the-attacker = Acquire a lock on the attacker?
xwing-branch-assign-you-should-thank-me = Assign You Should Thank Me
xwing-branch-assign-you-d-better-mean-business = Assign You’d Better Mean Business
xwing-branch-change-to-hits = Change to hits
xwing-branch-change-to-evades = Change to evades
xwing-branch-keep-2-focus-tokens = Keep 2 focus tokens
xwing-branch-keep-1-focus-token = Keep 1 focus token
xwing-branch-drop-a-bomb = Drop a bomb
xwing-branch-spend-1-charge = Spend 1 charge
xwing-branch-spend-2-charges = Spend 2 charges
xwing-may-suffer-damage-instead-of-the-dice = Suffer damage instead of having dice rolled?
xwing-may-acquire-a-lock-on-the-defender = Acquire a lock on the defender?
xwing-branch-remove-a-token = Remove a token
xwing-branch-recover-a-charge = Recover a charge
xwing-branch-spend-a-hit = Spend a hit
xwing-branch-change-a-crit-to-a-hit = Change a crit to a hit
xwing-branch-spend-a-focus-token = Spend a focus token
xwing-branch-suffer-1-crit-damage = Suffer 1 crit damage
xwing-may-flip-proud-tradition = Flip Proud Tradition?
xwing-branch-deplete-token = Deplete token
xwing-branch-strain-token = Strain token
xwing-may-remove-a-green-token = Remove a green token?
xwing-branch-rotate-the-turret = Rotate the turret
xwing-branch-look-at-a-dial-at-range-0-1 = Look at a dial at range 0–1
xwing-branch-spend-1-force-to-look-at-a-dial-at-range-0-3 = Spend 1 Force to look at a dial at range 0–3
xwing-may-gain-an-ion-token-to-remove-a-disarm-token = Gain an ion token to remove a disarm token?
xwing-may-gain-a-deplete-token-to-remove-a-disarm-token = Gain a deplete token to remove a disarm token?
xwing-branch-loop-to-the-left = Loop to the left
xwing-branch-loop-to-the-right = Loop to the right
xwing-may-flip-intercept-booster = Flip Intercept Booster?
xwing-branch-rotate-90-left = Rotate 90° to the left
xwing-branch-rotate-90-right = Rotate 90° to the right
xwing-branch-rotate-180 = Rotate 180°
xwing-context-attack = { $attacker } attacks { $defender } at range { $range }.
xwing-context-obstructed = Obstructed. { $attack }
xwing-context-about = { $piece }
xwing-context-dials = Dials stay facedown until each ship activates.
xwing-do-place = Place here
xwing-do-set-dials = Set dials
xwing-do-activate = Activate { $choice }
xwing-do-engage = Engage with { $choice }
xwing-do-attack = Attack { $choice }
xwing-do-choose = { $choice }
xwing-pass-action = No action
xwing-pass-attack = No attack
xwing-pass-system = Do nothing
xwing-pass-effect = Done
xwing-card-on = On { $ship }
xwing-card-facedown = A facedown card
xwing-weapon-targets = { $reach }: { $targets }
xwing-target = { $piece } at range { $range }
xwing-target-obstructed = { $piece } at range { $range }, obstructed
xwing-detail-range = Range { $range }
xwing-detail-ship = Initiative { $initiative }, hull { $hull }, shields { $shields }
xwing-detail-no-objective = It would fail: no { $objective } at range 0–1
xwing-detail-obstructed = { $range } · { $warning }
xwing-way-straight = Straight ahead
xwing-way-bank-left = Bank left
xwing-way-bank-right = Bank right
xwing-way-roll-left = To the left
xwing-way-roll-right = To the right
xwing-way-roll-left-forward = To the left, forward
xwing-way-roll-left-back = To the left, back
xwing-way-roll-right-forward = To the right, forward
xwing-way-roll-right-back = To the right, back
xwing-placement-front = Shifted forward
xwing-placement-middle = In the middle
xwing-placement-back = Shifted back
xwing-choice-abilities = Card abilities
xwing-choice-decloak = Decloak
xwing-choice-deploy-front = Deploy from the front guides
xwing-choice-deploy-rear = Deploy from the rear guides
xwing-choice-dock = Dock with { $ship }
xwing-choice-drop = Drop with the { $speed } { $bearing } template
xwing-choice-drop-turned = Drop turned around, with the { $speed } { $bearing } template
xwing-choice-drop-left = Drop from the left side with the { $speed } { $bearing } template
xwing-choice-drop-left-turned = Drop from the left side, turned around, with the { $speed } { $bearing } template
xwing-choice-drop-right = Drop from the right side with the { $speed } { $bearing } template
xwing-choice-drop-right-turned = Drop from the right side, turned around, with the { $speed } { $bearing } template
xwing-choice-launch = Launch with the { $speed } { $bearing } template
xwing-line-the-line-through-an-obstacle = The line through an obstacle
xwing-line-the-line-through-an-obstacle-and-more = The line through an obstacle and something else
xwing-line-the-line-through-a-ship-or-device = The line through a ship or device
xwing-line-through = The line through { $pieces }
xwing-line-a-device = a device
xwing-line-the-free-line = The unobstructed line
xwing-rule-focus = Spend focus
xwing-rule-calculate = Spend calculate
xwing-rule-force = Spend Force
xwing-rule-lock = Spend the lock
xwing-rule-evade = Spend evade
xwing-rule-linked-action = Linked action
xwing-effect-of = { $piece }
xwing-effect-of-costs = { $piece }: { $cost }
xwing-costs-all = { $costs }
xwing-price-token = Costs { $token }
xwing-price-force = Costs { $count } Force
xwing-price-lock = Costs the lock on the defender
xwing-price-charge = { $count ->
    [one] Costs { $count } charge
   *[other] Costs { $count } charges
}
xwing-price-shields = { $count ->
    [one] Costs { $count } shield
   *[other] Costs { $count } shields
}
xwing-price-gain = { $count ->
    [one] You gain { $token }
   *[other] You gain { $count } × { $token }
}
xwing-price-die = Spends the result
xwing-price-suffer = You suffer damage

## The table

xwing-over-no-ships = One side has no ships left.
xwing-over-tie = Both sides have { $score } points.
xwing-over-score = { $more } points to { $less }
xwing-scored-destroyed = { $piece } removed
xwing-scored-half = Half of { $piece }
xwing-scored-objectives = Objectives
xwing-spoken-piece = { $name }, { $whose }
xwing-spoken-ship = { $name }, { $type }, { $whose }, initiative { $initiative }, hull { $hull } of { $most }, shields { $shields }, { $dial }, { $tokens }
xwing-spoken-dial = dial { $maneuver }
xwing-spoken-dial-facedown = dial facedown
xwing-spoken-no-dial = no dial
xwing-spoken-tokens = tokens { $tokens }
xwing-spoken-count = { $count } { $token }
xwing-spoken-no-tokens = no tokens
xwing-duel-attack = { $attacker } attacks { $defender }: { $weapon }, range { $range }
xwing-duel-note-obstructed = Obstructed: one more defense die
xwing-duel-note-bonus = Bonus attack
xwing-duel-note-otherwise = Its results have the weapon's effect instead of dealing damage
xwing-duel-note-hit = Hit
xwing-duel-note-missed = Missed
xwing-range-mm = Range { $range } · { $mm } mm
xwing-range-beyond = Beyond range 3 · { $mm } mm
xwing-obstructed = Obstructed by { $pieces }: one more defense die
xwing-obstructed-by-piece = Obstructed by { $pieces }
xwing-measured-arcs = In its { $arcs }
xwing-preview-overlaps = { $ship } would overlap { $other }.
xwing-preview-passes = { $ship } would move through or overlap { $other }.
xwing-preview-outside = { $ship } would leave the play area.
xwing-preview-clear = { $ship } overlaps nothing if no other ship moves.
xwing-preview-stressed = { $ship } can't execute it and executes a white 2 straight instead.
xwing-preview-sees = In arc: { $ships }.
xwing-preview-seen = In the arc of: { $ships }.
xwing-at-range = { $ship } at range { $range }
xwing-queued = { $piece }: { $effect }
xwing-queue-front = next ability first
xwing-queue = Ability queue
xwing-turns-engage = Engages
xwing-turns-activate = Activates
xwing-preview-under = { $device } would lie under { $other }.
xwing-preview-fails = { $ship } has no room to move this way: the action fails.
xwing-panel-odds = Chance to hit
xwing-odds-note = lower number: the defender spends everything useful
xwing-odds-defends = { $piece } rolls { $dice }
xwing-odds-plain = As it is
xwing-odds-lock-force = Lock, then Force or calculate
xwing-odds-lock-focus = Lock, then focus
xwing-odds-lock = With the lock
xwing-odds-force = With Force or calculate
xwing-odds-focus = With focus
xwing-adjust-standing = Where it is
xwing-adjust-shields = Shields
xwing-adjust-force = Force charges
xwing-adjust-dial = Dial
xwing-adjust-no-dial = no dial
xwing-adjust-deal-facedown = Deal a facedown card
xwing-adjust-deal-faceup = Deal a faceup card
xwing-adjust-discard = Discard { $card }
xwing-adjust-in-play = On the table
xwing-adjust-points = Mission points
xwing-adjust-first = First player
xwing-adjust-round = Round
xwing-standing-waiting = waiting
xwing-standing-in-play = in play
xwing-standing-reserve = in reserve
xwing-standing-removed = removed

## The log

xwing-told-round = Round { $round }: Planning Phase
xwing-told-order-rolled = Player order: { $one }; { $other }
xwing-told-order-roll = { $side } rolls { $faces }
xwing-told-first-player = { $side } is first player
xwing-told-placed = { $piece } is placed
xwing-told-moves = { $piece } moves
xwing-told-stands-in = { $piece } takes its carrier's place
xwing-told-turned = { $piece } turns
xwing-told-removed = { $piece } is removed
xwing-told-detonates = { $piece } detonates
xwing-told-fuse = { $piece } loses a fuse marker
xwing-told-fused = { $piece } gains a fuse marker
xwing-told-destroyed = { $piece } is destroyed
xwing-told-fled = { $piece } flees
xwing-told-reserved = { $piece } is placed in reserve
xwing-told-damage-discarded = { $piece } discards its damage cards
xwing-told-mission-points = { $side } scores { $points }
xwing-told-towed = { $piece } tows { $cache }
xwing-told-jettisoned = { $piece } jettisons { $cache }
xwing-told-scrambled = { $side } scrambles { $satellite }
xwing-told-deck-made = { $side } shuffles a new damage deck
xwing-told-executes = { $piece } executes { $maneuver }
xwing-told-executes-partially = { $piece } partially executes { $maneuver }
xwing-told-passes = { $piece } overlaps or moves through { $other }
xwing-told-turret = { $piece } rotates its turret: { $arc }
xwing-told-looks = { $side } looks at the dial of { $ship }
xwing-told-reveals = { $piece } reveals { $maneuver }
xwing-told-action = { $piece }: { $action }
xwing-told-action-failed = { $piece } fails an action: { $action }
xwing-told-move-failed = { $piece } has no room to move and stays in place
xwing-told-skips-action = { $piece } skips its Perform Action step because of an overlap
xwing-told-stressed = { $piece } is stressed and can't perform actions
xwing-told-no-action = { $piece } has no action that it can perform
xwing-told-disarmed = { $piece } is disarmed and can't attack
xwing-told-on-obstacle = { $piece } is at range 0 of { $obstacle } and can't attack
xwing-told-no-attack = { $piece } can't attack
xwing-told-gains = { $count ->
    [one] { $piece } gains { $token }
   *[other] { $piece } gains { $count } × { $token }
}
xwing-told-loses = { $count ->
    [one] { $piece } loses { $token }
   *[other] { $piece } loses { $count } × { $token }
}
xwing-told-locks = { $piece } locks { $other }
xwing-told-lock-broken = { $piece } loses its lock on { $other }
xwing-told-spends-charge = { $count ->
    [one] { $piece } spends a charge
   *[other] { $piece } spends { $count } charges
}
xwing-told-spends-charge-of = { $count ->
    [one] { $piece } spends a charge of { $card }
   *[other] { $piece } spends { $count } charges of { $card }
}
xwing-told-spends-force = { $piece } spends { $count } Force
xwing-told-recovers-charge = { $count ->
    [one] { $piece } recovers a charge
   *[other] { $piece } recovers { $count } charges
}
xwing-told-recovers-charge-of = { $count ->
    [one] { $piece } recovers a charge of { $card }
   *[other] { $piece } recovers { $count } charges of { $card }
}
xwing-told-recovers-force = { $piece } recovers { $count } Force
xwing-told-upgrade-given = { $piece } gets { $card }
xwing-told-exchanged = { $piece } exchanges { $card } and { $other }
xwing-told-flipped = { $piece } flips a card: { $card }
xwing-told-condition = { $piece } is assigned { $card }
xwing-told-condition-revealed = { $card } of { $piece } is revealed
xwing-told-condition-removed = { $piece } loses a condition
xwing-secret-condition = a secret condition
xwing-told-card-held = { $card } is placed on a condition card of { $piece }
xwing-told-attack = { $piece } attacks { $defender } at range { $range }
xwing-told-rolls = { $piece } rolls dice
xwing-told-die-changed = { $piece } changes dice
xwing-told-die-added = { $piece } adds a result
xwing-told-die-removed = { $piece }'s results are spent or canceled
xwing-told-neutralized = Not canceled: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, { $crits ->
    [one] 1 crit
   *[other] { $crits } crits
}
xwing-told-hit = The attack hits
xwing-told-missed = The attack misses
xwing-told-shield-lost = { $count ->
    [one] { $piece } loses { $count } shield
   *[other] { $piece } loses { $count } shields
}
xwing-told-shield-recovered = { $count ->
    [one] { $piece } recovers { $count } shield
   *[other] { $piece } recovers { $count } shields
}
xwing-told-facedown = { $count ->
    [one] { $piece } is dealt { $count } facedown card
   *[other] { $piece } is dealt { $count } facedown cards
}
xwing-told-faceup = { $piece } is dealt { $card }
xwing-told-card-shown = { $piece } would be dealt { $card }
xwing-told-cards-drawn = { $side } draws { $count } damage cards for { $ship }
xwing-told-card-discarded = { $card }, drawn for { $piece }, is discarded
xwing-told-unseen-discarded = A damage card drawn for { $piece } is discarded unseen
xwing-told-exposed = { $piece }'s { $card } is exposed
xwing-told-repaired = { $piece } discards a damage card
xwing-told-turned-facedown = { $piece } turns a damage card facedown
xwing-told-upgrade-hidden = { $piece } puts a card facedown under another
xwing-told-upgrade-revealed = { $piece } reveals and equips { $card }

## What is printed on a card beside its ability

xwing-printed-both = { $one } { $other }
xwing-printed-more = { $stat } +{ $by }.
xwing-printed-less = { $stat } −{ $by }.
xwing-printed-primary = Primary weapon, { $arc }: attack { $value }.
xwing-printed-attack = Attack { $value }, { $arc }, range { $least }–{ $most }.
xwing-printed-action = Adds an action: { $action }.
xwing-printed-slot = Adds one { $slot } slot.
xwing-printed-slot-lost = Removes one { $slot } slot.
xwing-printed-device = Device: { $device }.
xwing-printed-ability = Your ship ability becomes { $ability }: { $does }
xwing-with-condition = { $text } { $condition }: { $does }

## The lobby

xwing-option-scenario = Scenario
xwing-option-dogfight = Dogfight, without objectives
xwing-option-assault-at-the-satellite-array = Assault at the Satellite Array
xwing-option-chance-engagement = Chance Engagement
xwing-option-salvage-mission = Salvage Mission
xwing-option-scramble-the-transmissions = Scramble the Transmissions
xwing-option-obstacles = Obstacles
xwing-option-obstacles-brought = From the squads
xwing-option-obstacles-mixed = Two of each kind
xwing-option-obstacles-asteroid = Asteroids
xwing-option-obstacles-debris-cloud = Debris clouds
xwing-option-obstacles-gas-cloud = Gas clouds

## What is wrong with a squad

xwing-branch-gain-a-focus-token = Gain a focus token
xwing-branch-gain-an-evade-token = Gain an evade token
xwing-branch-keep-a-focus-token = Keep a focus token
xwing-branch-keep-an-evade-token = Keep an evade token
xwing-branch-repair-a-damage-card = Repair a damage card
xwing-branch-recover-a-shield = Recover a shield
xwing-branch-remove-a-device = Remove a device
xwing-branch-remove-a-deplete-token = Remove a deplete token
xwing-branch-remove-a-strain-token = Remove a strain token
xwing-branch-repair-a-faceup-damage-card = Repair a faceup damage card
xwing-may-break-the-lock = Break the lock?
xwing-branch-gain-1-stress-to-rotate-left = Gain a stress token to rotate left
xwing-branch-gain-1-stress-to-rotate-right = Gain a stress token to rotate right
xwing-branch-give-a-focus-token = Give a focus token
xwing-branch-give-an-evade-token = Give an evade token
xwing-branch-transfer-a-green-token-to-it = Transfer a green token to it
xwing-branch-take-an-orange-token-from-it = Take an orange token from it
