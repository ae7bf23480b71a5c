# What the table shows of Star Wars: Armada: scene, measuring, previews.

## Steps and procedures of the rule book

armada-step-activate = Activate
armada-step-activate-ships = Activate Ships
armada-step-activate-squadrons = Activate Squadrons
armada-step-add-dice = Add Dice
armada-step-add-a-die = Add a Die
armada-step-after-command = After Command
armada-step-after-deployment = After Deployment
armada-step-after-maneuver = After Maneuver
armada-step-after-move = After Move
armada-step-after-the-attack = After the Attack
armada-step-arrive = Arrive
armada-step-assign-command-dials = Assign Command Dials
armada-step-attack = Attack
armada-step-salvo-attack = Salvo Attack
armada-step-counter-attack = Counter Attack
armada-step-attack-step = Attack Step
armada-step-attacks = Attacks
armada-step-before-the-attack-step = Before the Attack Step
armada-step-choose = Choose
armada-step-choose-exogorth = Choose Exogorth
armada-step-choose-objective = Choose Objective
armada-step-choose-purrgil = Choose Purrgil
armada-step-command = Command
armada-step-command-dial = Command Dial
armada-step-command-phase = Command Phase
armada-step-command-token = Command Token
armada-step-concentrate-fire-command = Concentrate Fire Command
armada-step-damage-card = Damage Card
armada-step-deal-damage-card = Deal Damage Card
armada-step-declare-additional-squadron-target = Declare Additional Squadron Target
armada-step-declare-target = Declare Target
armada-step-defense-token = Defense Token
armada-step-deploy = Deploy
armada-step-deploy-ships = Deploy Ships
armada-step-determine-course = Determine Course
armada-step-determine-direction = Determine Direction
armada-step-determine-initiative = Determine Initiative
armada-step-discard-command-token = Discard Command Token
armada-step-end-of-activation = End of Activation
armada-step-end-of-command-phase = End of Command Phase
armada-step-end-of-game = End of Game
armada-step-end-of-round = End of Round
armada-step-end-of-ship-phase = End of Ship Phase
armada-step-end-of-squadron-phase = End of Squadron Phase
armada-step-end-of-the-attack-step = End of the Attack Step
armada-step-execute-maneuver = Execute Maneuver
armada-step-exogorths = Exogorths
armada-step-flip-initiative-token = Flip Initiative Token
armada-step-gain-command-dial = Gain Command Dial
armada-step-gain-command-token = Gain Command Token
armada-step-game = Game
armada-step-hyperspace-assault = Hyperspace Assault
armada-step-ignition-attack = Ignition Attack
armada-step-move-obstacle = Move Obstacle
armada-step-deploy-squadrons = Deploy Squadrons
armada-step-leave = Leave
armada-step-choose-obstacle = Choose Obstacle
armada-step-move-purrgil = Move Purrgil
armada-step-move-shields = Move Shields
armada-step-move-ship = Move Ship
armada-step-move-squadron = Move Squadron
armada-step-move-tokens = Move Tokens
armada-step-move-or-attack = Move or Attack
armada-step-navigate-command = Navigate Command
armada-step-objective-tokens = Objective Tokens
armada-step-obstacles = Obstacles
armada-step-overlapped-obstacles = Overlapped Obstacles
armada-step-overlapped-squadrons = Overlapped Squadrons
armada-step-place = Place
armada-step-place-obstacles = Place Obstacles
armada-step-place-round-token = Place Round Token
armada-step-place-targeting-token = Place Targeting Token
armada-step-place-tokens = Place Tokens
armada-step-prepare-other-components = Prepare Other Components
armada-step-project-shields = Project Shields
armada-step-purrgil = Purrgil
armada-step-ready-defense-tokens = Ready Defense Tokens
armada-step-ready-upgrade-cards = Ready Upgrade Cards
armada-step-recover-shields = Recover Shields
armada-step-redirect = Redirect
armada-step-choose-hull-zone = Choose Hull Zone
armada-step-further-attack = Further Attack
armada-step-redirect-damage = Redirect Damage
armada-step-repair-command = Repair Command
armada-step-repair-hull = Repair Hull
armada-step-repair-squadron = Repair Squadron
armada-step-gather-victory-tokens = Gather Victory Tokens
armada-step-reroll = Reroll
armada-step-reroll-dice = Reroll Dice
armada-step-reroll-a-die = Reroll a Die
armada-step-resolve = Resolve
armada-step-resolve-attack-effects = Resolve Attack Effects
armada-step-resolve-command = Resolve Command
armada-step-resolve-concentrate-fire-command = Resolve Concentrate Fire Command
armada-step-resolve-damage = Resolve Damage
armada-step-resolve-navigate-command = Resolve Navigate Command
armada-step-resolve-repair-command = Resolve Repair Command
armada-step-resolve-squadron-command = Resolve Squadron Command
armada-step-resolve-its-effect = Resolve Its Effect
armada-step-return-squadron = Return Squadron
armada-step-reveal-command-dial = Reveal Command Dial
armada-step-roll-attack-dice = Roll Attack Dice
armada-step-round = Round
armada-step-rounds = Rounds
armada-step-scenario = Scenario
armada-step-set-aside = Set Aside
armada-step-set-speed = Set Speed
armada-step-setup = Setup
armada-step-ship-activation = Ship Activation
armada-step-ship-attack = Ship Attack
armada-step-ship-phase = Ship Phase
armada-step-speed = Speed
armada-step-spend-defense-tokens = Spend Defense Tokens
armada-step-spend-dial-or-token = Spend Dial or Token
armada-step-spend-engineering-points = Spend Engineering Points
armada-step-spend-the-token = Spend the Token
armada-step-squadron-activation = Squadron Activation
armada-step-squadron-attack = Squadron Attack
armada-step-squadron-command = Squadron Command
armada-step-squadron-phase = Squadron Phase
armada-step-start-of-activation = Start of Activation
armada-step-start-of-command-phase = Start of Command Phase
armada-step-start-of-round = Start of Round
armada-step-start-of-ship-phase = Start of Ship Phase
armada-step-start-of-squadron-phase = Start of Squadron Phase
armada-step-start-of-status-phase = Start of Status Phase
armada-step-starting-tokens-and-dials = Starting Tokens and Dials
armada-step-station = Station
armada-step-status-phase = Status Phase
armada-step-strategic = Strategic
armada-step-suffer-damage = Suffer Damage
armada-step-targeting-token = Targeting Token
armada-path-round = Round { $round }

## Names

armada-command-token = { $command } token
armada-raid-token = { $command } raid token
armada-faction-rebel = Rebel Alliance
armada-faction-imperial = Galactic Empire
armada-faction-republic = Galactic Republic
armada-faction-separatist = Separatist Alliance
armada-range-mm = { $range } · { $mm } mm
armada-measured-touching = The bases touch.
armada-distance-mm = distance { $distance } · { $mm } mm
armada-distance-beyond-mm = beyond distance 5 · { $mm } mm

## Numbers

armada-stat-hull = Hull
armada-stat-speed = Speed
armada-stat-shields = Shields
armada-stat-command = Command
armada-stat-squadron = Squadron
armada-stat-engineering = Engineering
armada-stat-anti-squadron = Anti-squadron
armada-stat-battery = Battery
armada-stat-shields-of = Shields, { $zone }
armada-stat-battery-of = Battery, { $zone }
armada-stat-special-battery = Special battery
armada-printed = Printed
armada-counter-pass = Pass tokens
armada-counter-victory = Victory tokens
armada-scored-destroyed = { $piece } destroyed
armada-scored-crippled = { $piece } crippled
armada-scored-victory = { $tokens ->
    [one] { $tokens } victory token
   *[other] { $tokens } victory tokens
}
armada-scored-objective = Objective
armada-pile-damage = Damage deck

## Attacks under way

armada-duel-attack = { $attacker } attacks { $defender }, { $range }
armada-duel-salvo = { $attacker } performs a salvo attack against { $defender }
armada-duel-counter = { $attacker } counters { $defender }
armada-duel-snipe = { $attacker } snipes at { $defender }
armada-duel-ignition = { $attacker } performs an ignition attack against { $defender }
armada-duel-exogorth = { $attacker } attacks { $defender }
armada-duel-note-obstructed = Obstructed
armada-duel-note-concentrated = Concentrate Fire resolved
armada-duel-note-braced = Braced: damage halved
armada-duel-note-contained = Contained: no standard critical effect
armada-duel-note-salvo = A salvo will follow
armada-duel-note-critical = Critical effect resolved
armada-duel-note-canceled = Canceled
armada-duel-note-redirect = Redirected to { $zone }
armada-duel-note-suffered = { $damage } damage suffered
armada-sight-obstructed = Obstructed: −1 die

## Names for screen readers

armada-whose-yours = yours
armada-whose-enemy = enemy
armada-spoken-ship = { $name }, { $whose }, hull { $hull } of { $most }, shields { $shields }, speed { $speed }, { $dial }
armada-spoken-shields = { $zone } { $now }
armada-spoken-dial = dial { $command }
armada-spoken-dial-facedown = dial facedown
armada-spoken-no-dial = no dial
armada-spoken-squadron = { $name }, { $whose }, hull { $hull } of { $most }, { $state }
armada-spoken-activated = activated
armada-spoken-unactivated = not activated
armada-spoken-piece = { $name }, { $whose }

## The end

armada-over-no-ships = The loser has no ships left.
armada-over-score = { $more } to { $less } points
armada-over-tie = A tie at { $score } points goes to the second player.

## Keywords

armada-keyword-name-adept = Adept
armada-keyword-name-ai-battery = AI: Battery
armada-keyword-name-ai-anti-squadron = AI: Anti-squadron
armada-keyword-name-assault = Assault
armada-keyword-name-bomber = Bomber
armada-keyword-name-cloak = Cloak
armada-keyword-name-counter = Counter
armada-keyword-name-dodge = Dodge
armada-keyword-name-escort = Escort
armada-keyword-name-grit = Grit
armada-keyword-name-heavy = Heavy
armada-keyword-name-intel = Intel
armada-keyword-name-relay = Relay
armada-keyword-name-rogue = Rogue
armada-keyword-name-scout = Scout
armada-keyword-name-screen = Screen
armada-keyword-name-snipe = Snipe
armada-keyword-name-strategic = Strategic
armada-keyword-name-swarm = Swarm

## Measuring

armada-measure-legal = { $dice ->
    [one] An attack with { $dice } die is possible.
   *[other] An attack with { $dice } dice is possible.
}
armada-measure-in-arc = In the firing arc.
armada-measure-not-in-arc = Not in the firing arc.
armada-measure-no-sight = No line of sight: it crosses the { $zone } hull zone.
armada-measure-obstructed-by = Obstructed by { $piece }.
armada-measure-clear = The line of sight is clear.
armada-measure-pair = { $from } → { $to }: { $range }. { $verdict }
armada-measure-pair-away = { $from } → { $to }: { $verdict }
armada-measure-no-attack = No hull zone of this ship can attack it.

## Previews

armada-preview-obstructed = Obstructed: one die is removed.
armada-preview-outside = Part of the base leaves the play area: the ship is destroyed.
armada-preview-overlaps-ship = Overlaps { $piece }: the ship ends at speed { $speed }.
armada-preview-collision = { $count ->
    [one] { $piece } is dealt a facedown damage card.
   *[other] { $piece } is dealt { $count } facedown damage cards.
}
armada-preview-collision-faceup = { $piece } is dealt a faceup damage card.
armada-preview-overlaps-squadron = Overlaps { $piece }. Your opponent places it.
armada-preview-asteroid-field = Overlaps { $piece }: one faceup damage card.
armada-preview-debris-field = Overlaps { $piece }: two damage to a hull zone of your choice.
armada-preview-station = Overlaps { $piece }: you may discard a damage card.
armada-preview-dust-field = Overlaps { $piece }: no effect.
armada-preview-exogorth = Overlaps { $piece }: one damage.
armada-preview-gravity-rift = Overlaps { $piece }: the speed dial is set to 0.
armada-preview-purrgil = Overlaps { $piece }: damage equal to its speed.
armada-preview-clearance = Clear of { $piece } by { $mm } mm.
armada-preview-overlaps = Overlaps { $piece }.
armada-preview-moves = Moves { $mm } mm (distance { $distance }).
armada-preview-moves-far = Moves { $mm } mm (beyond distance 5).
armada-preview-engaged = Engaged with { $pieces }.
armada-preview-not-engaged = Not engaged.

## What would change

armada-change-damage = Damage { $before } → { $after }.
armada-change-speed = { $piece }: speed { $before } → { $after }.
armada-change-shields = { $piece }, { $zone }: shields { $before } → { $after }.
armada-change-gains-token = { $piece } gains the { $command } token.
armada-change-loses-token = { $piece } loses the { $command } token.
armada-change-spends-dial = { $piece } spends its { $command } dial.
armada-change-readied = { $piece }: { $token } is readied.
armada-change-exhausted = { $piece }: { $token } is exhausted.
armada-change-discarded = { $piece }: { $token } is discarded.

## Panels

armada-panel-pool = Attack pool
armada-pool-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
armada-pool-left-out = { $dice ->
    [one] one die is removed; the weakest is assumed
   *[other] { $dice } dice are removed; the weakest are assumed
}
armada-panel-answers = { $defender } can use
armada-answers-shields = { $zone }: shields { $now } of { $most }
armada-panel-hull = Hull you would lose
armada-hull-of = of { $hull }, with the dice as they are
armada-hull-nothing-spent = If you spend nothing
armada-hull-lost = { $hull }
armada-hull-all = { $hull } ✕
armada-panel-odds = Odds
armada-odds-mean = { $mean } damage on average, before rerolls, added dice and defense tokens
armada-odds-left = { $mean } left on average
armada-odds-share = { $percent }%
armada-odds-at-least = { $damage } or more
armada-odds-hull = { $damage } or more: reaches the hull
armada-odds-faceup = A faceup damage card
armada-odds-destroyed = { $damage } or more: destroyed
armada-odds-accuracy = At least one accuracy
armada-panel-threat = Who would be in arc
armada-threat-note = next round, if nothing else moves
armada-threat-none = no one, if nothing else moves
armada-answer-ready = { $token }
armada-answer-exhausted = { $token } (exhausted)
armada-answer-locked = { $token } (locked)
armada-panel-targets = What it could attack
armada-threat-ours = Your { $from } at { $piece }, { $to }
armada-threat-theirs = { $piece }, { $from }, at your { $to }
armada-preview-clear = Overlaps nothing and stays in the play area.
armada-path-attack = Attack { $number } of { $most }
