# Armada: what is asked and what happens, in the rule book's terms.

## Names

armada-nothing = nothing
armada-numbered = { $what } { $number }
armada-token-lent = { $token }: { $piece }
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
armada-edge-lower = The lower edge
armada-edge-upper = The upper edge
armada-edge-left = The left edge
armada-edge-right = The right edge
armada-token = Token
armada-token-objective = Objective token
armada-token-mine = Proximity mine
armada-round-token = Round { $round } token
armada-token-targeting = Targeting token
armada-token-grav-well = Grav well token
armada-token-grav-shift = Grav shift token
armada-token-chaff = Chaff token
armada-token-focus = Focus token

## Questions

armada-ask-choose-first-player = Who is first player?
armada-ask-choose-objective = Choose the objective
armada-ask-choose-obstacle = Choose an obstacle
armada-ask-place-obstacle = Place the obstacle
armada-ask-place-objective-token = Place an objective token
armada-ask-move-objective-token = Move the objective token?
armada-ask-choose-objective-token = Which objective token moves?
armada-ask-choose-deployment = What do you deploy?
armada-ask-deploy-ship = Deploy the ship
armada-ask-deploy-speed = Set its speed dial
armada-ask-deploy-squadron = Deploy the squadron
armada-ask-arrive-beside = Place it on the table
armada-ask-place-card-token = Place the token
armada-ask-arrive-at = Where do your forces arrive?
armada-ask-set-aside = What do you set aside?
armada-ask-starting-pile = Choose what starts on the card
armada-ask-set-dials = Set your command dials
armada-ask-activate-ship = Activate a ship
armada-ask-use-dial = Keep the dial or take its token?
armada-ask-discard-command-token = Discard a command token
armada-ask-pay-command = How do you pay for { $command }?
armada-ask-command-squadron = Activate a squadron
armada-ask-repair = Spend engineering points
armada-ask-shield-from = Where does the shield come from?
armada-ask-shield-to = Where does the shield go?
armada-ask-discard-damage-card = Discard which damage card?
armada-ask-repair-squadron = Which squadron recovers a hull point?
armada-ask-gather-at = Where do you gather victory tokens?
armada-ask-gather-amount = How many victory tokens?
armada-ask-change-speed = Change speed
armada-ask-attack-from = Attack from which hull zone?
armada-ask-declare-target = Declare a target
armada-ask-next-squadron-target = Attack another squadron?
armada-ask-remove-die = Remove one die
armada-ask-added-colour = Add a die of which colour?
armada-ask-reroll-die = Reroll a die?
armada-ask-reroll-dice = Reroll dice?
armada-ask-spend-defense-token = Spend a defense token?
armada-ask-evade-die = Cancel which die?
armada-ask-evade-at-medium = Which die must be rerolled?
armada-ask-evade-extra-die = Discard the token to affect another die?
armada-ask-evade-cancels = Cancel the evaded dice?
armada-ask-evade-further-die = Use the evade on another die?
armada-ask-redirect-to = Redirect damage to which hull zone?
armada-ask-redirect-amount = How much damage do you redirect?
armada-ask-suffer-in = Which hull zone suffers the damage?
armada-ask-project-to = Move the shield to which hull zone?
armada-ask-return-squadron = Where does the squadron return?
armada-ask-course = Determine the course
armada-ask-choose-displaced = Which squadron do you place next?
armada-ask-place-displaced = Place the overlapped squadron
armada-ask-choose-overlapped = Which obstacle is resolved first?
armada-ask-use-station = Use the station?
armada-ask-activate-squadron = Activate a squadron
armada-ask-squadron-action = What does the squadron do?
armada-ask-squadron-target = Declare a target
armada-ask-move-squadron = Move the squadron
armada-ask-cloak-move = Move the cloaked squadron?
armada-ask-counter-attack = Counter?
armada-ask-counter-from = Counter from which hull zone?
armada-ask-choose-exogorth = Which exogorth attacks?
armada-ask-exogorth-target = Which squadron does it attack?
armada-ask-choose-purrgil = Which purrgil moves?
armada-ask-choose-moved-obstacle = Which obstacle do you move?
armada-ask-move-obstacle = Move the obstacle
armada-ask-turn-over = Flip the obstacle?
armada-ask-ready-card = Ready a card?
armada-ask-ready-payment = Which tokens pay for it?
armada-ask-place-targeting-token = Place the targeting token?
armada-ask-confirm = Use it?
armada-ask-order-effects = In which order do they resolve?
armada-ask-use-card = Use { $card }?
armada-ask-branch = Choose one

armada-choose-one = Choose one
armada-choose-one-some = Choose
armada-choose-ship = Choose a ship
armada-choose-ship-some = Choose ships
armada-choose-zone = Choose a hull zone
armada-choose-zone-some = Choose hull zones
armada-choose-squadron = Choose a squadron
armada-choose-squadron-some = Choose squadrons
armada-choose-obstacle = Choose an obstacle
armada-choose-obstacle-some = Choose obstacles
armada-choose-token = Choose a token
armada-choose-token-some = Choose tokens
armada-choose-upgrade = Choose an upgrade card
armada-choose-upgrade-some = Choose upgrade cards
armada-choose-damage-card = Choose a damage card
armada-choose-damage-card-some = Choose damage cards
armada-choose-die = Choose a die
armada-choose-die-some = Choose dice
armada-choose-defense = Choose a defense token
armada-choose-defense-some = Choose defense tokens
armada-choose-command = Choose a command
armada-choose-command-some = Choose commands
armada-choose-colour = Choose a colour
armada-choose-colour-some = Choose colours
armada-choose-face = Choose a face
armada-choose-face-some = Choose faces
armada-choose-token-type = Choose a type of defense token
armada-choose-token-type-some = Choose types of defense tokens
armada-choose-number = Choose a number
armada-choose-number-some = Choose numbers
armada-choose-player = Choose a player
armada-choose-player-some = Choose players

armada-may-lower-the-speed-or-change-the-top-command-dial = Lower its speed or change its top dial?
armada-may-remove-the-obstacle-s-objective-token-for-a-victory-token = Remove the objective token for a victory token?
armada-may-move-a-second-shield = Move a second shield?
armada-may-discard-an-objective-token-to-ready-a-defense-token = Discard an objective token to ready a defense token?
armada-may-discard-the-ship-s-objective-token = Discard the ship's objective token?
armada-may-replace-a-second-die = Replace a second die?
armada-may-recover-a-defense-token = Recover a defense token?
armada-may-recover-or-ready-a-defense-token = Recover or ready a defense token?
armada-may-spend-a-second-shield = Spend a second shield?
armada-may-change-the-top-dial-or-give-a-raid-token = Change its top dial or give it a raid token?
armada-may-place-two-command-tokens-on-the-card = Place two command tokens on the card?
armada-may-gain-command-tokens = Gain command tokens?
armada-branch-discard-a-navigate-token = Discard a navigate token
armada-branch-change-the-speed = Change its speed
armada-branch-raise-a-yaw = Raise a yaw value
armada-branch-lower-the-speed-by-1 = Lower its speed by 1
armada-branch-choose-a-new-command-on-the-top-dial = Choose a new command on its top dial
armada-branch-suffer-1-damage = Suffer 1 damage
armada-branch-recover-a-discarded-defense-token = Recover a discarded defense token
armada-branch-ready-a-defense-token = Ready a defense token
armada-branch-recover-a-defense-token = Recover a defense token
armada-branch-discard-the-top-dial = Discard the top dial
armada-branch-give-a-raid-token = Give it the raid token
armada-branch-set-the-top-dial = Set its top dial to that command
armada-branch-give-every-friendly-ship-a-token = Give every friendly ship a token
armada-branch-gain-a-dial = Gain a dial
armada-option = Option { $number }

## When effects can be used

armada-window-after-choose-objective = Use an effect after choosing the objective?
armada-window-after-place-obstacles = Use an effect after placing obstacles?
armada-window-before-deploy-fleets = Use an effect before deployment?
armada-window-ship-deploys-in-setup = Use an effect as the ship deploys?
armada-window-ship-deploys = Use an effect as the ship deploys?
armada-window-after-deploy-fleets = Use an effect after deployment?
armada-window-start-of-round = Use an effect at the start of the round?
armada-window-start-of-command-phase = Use an effect at the start of the Command Phase?
armada-window-end-of-command-phase = Use an effect at the end of the Command Phase?
armada-window-start-of-ship-phase = Use an effect at the start of the Ship Phase?
armada-window-after-start-of-ship-phase = Use an effect at the start of the Ship Phase?
armada-window-ship-activates = Use an effect as the ship activates?
armada-window-before-reveal-command = Use an effect before the dial is revealed?
armada-window-reveal-command = Use an effect as the dial is revealed?
armada-window-after-reveal-command-dial-step = Use an effect after the dial is revealed?
armada-window-pay-for-command = Use an effect to pay for the command?
armada-window-resolve-revealed-commands = Resolve a command?
armada-window-resolve-squadron-command = Use an effect during the squadron command?
armada-window-resolve-repair-command = Use an effect during the repair command?
armada-window-resolve-navigate-command = Use an effect during the navigate command?
armada-window-resolve-concentrate-fire = Use an effect during the concentrate fire command?
armada-window-after-resolve-command = Use an effect after the command?
armada-window-before-attack-step = Use an effect before the Attack step?
armada-window-end-of-attack-step = Use an effect at the end of the Attack step?
armada-window-declare-target = Use an effect as the target is declared?
armada-window-after-gather-dice = Use an effect on the gathered dice?
armada-window-before-roll-attack-dice = Use an effect before the roll?
armada-window-after-roll-attack-dice = Use an effect after the roll?
armada-window-resolve-attack-effects = Resolve an attack effect?
armada-window-spend-defense-tokens = Use an effect before defense tokens are spent?
armada-window-defense-token-spent = Use an effect as the token is spent?
armada-window-resolve-defense-effect = Use an effect as the defense effect resolves?
armada-window-after-spend-defense-tokens = Use an effect after defense tokens are spent?
armada-window-start-of-resolve-damage = Use an effect before damage is resolved?
armada-window-critical-effect = Resolve a critical effect?
armada-window-before-suffer-attack-damage = Use an effect before the damage is suffered?
armada-window-suffer-attack-damage = Use an effect as the damage is suffered?
armada-window-would-be-dealt-faceup = Use an effect on the faceup damage card?
armada-window-before-squadron-deploys = Use an effect before the squadron is deployed?
armada-window-end-of-resolve-damage = Use an effect after the damage is resolved?
armada-window-after-attack = Use an effect after the attack?
armada-window-before-determine-course = Use an effect before the course is determined?
armada-window-determine-course = Use an effect while the course is determined?
armada-window-before-move = Use an effect before the move?
armada-window-overlap-ship = Use an effect as the ships overlap?
armada-window-may-ignore-obstacles = Ignore the obstacles?
armada-window-overlap-obstacles = Use an effect before the overlapped obstacles take effect?
armada-window-overlap-obstacle = Use an effect before the overlapped obstacle takes effect?
armada-window-end-of-movement = Use an effect at the end of the movement?
armada-window-after-execute-maneuver = Use an effect after the maneuver?
armada-window-end-of-ship-activation = Use an effect at the end of the activation?
armada-window-targeting-token-placed = Use an effect as the targeting token is placed?
armada-window-end-of-ship-phase = Use an effect at the end of the Ship Phase?
armada-window-start-of-squadron-phase = Use an effect at the start of the Squadron Phase?
armada-window-squadron-activates = Use an effect as the squadron activates?
armada-window-after-squadron-moves = Use an effect after the move?
armada-window-after-squadron-activation = Use an effect after the activation?
armada-window-end-of-squadron-phase = Use an effect at the end of the Squadron Phase?
armada-window-start-of-status-phase = Use an effect at the start of the Status Phase?
armada-window-end-of-round = Use an effect at the end of the round?
armada-window-after-start-of-squadron-phase = Use an effect after the start of the Squadron Phase?
armada-window-obstacle-resolved = Use an effect after the obstacle takes effect?
armada-window-purrgil-moved = Use an effect after the purrgil moves?
armada-window-end-of-game = Use an effect at the end of the game?
armada-window-before-faceup-damage-card = Use an effect before the faceup damage card is dealt?
armada-window-faceup-damage-card = Use an effect as the faceup damage card is dealt?
armada-window-would-be-destroyed = Use an effect before it is destroyed?
armada-window-destroyed = Use an effect after it is destroyed?
armada-window-gain-command-token = Use an effect as the command token is gained?
armada-window-command-token-spent = Use an effect as the command token is spent?
armada-window-speed-dial-changed = Use an effect as the speed changes?
armada-window-card-readied = Use an effect as the card is readied?
armada-window-objective-token-moved = Use an effect as the objective token moves?
armada-window-obstacle-moved = Use an effect as the obstacle moves?
armada-window-turn-to-activate-squadrons = Use an effect instead of activating squadrons?
armada-window-during-squadron-activation = Use an effect during the squadron’s activation?
armada-window-squadron-command-exhausted = Use an effect after the command’s last squadron?
armada-window-token-stirred = Use an effect as the objective token moves or leaves?
armada-instead-gain-command-token = Replace the command token with another effect?
armada-instead-would-be-destroyed = Save it from destruction?

## Context

armada-context-first-player = The first player acts first in every phase; the second player brings the objectives.
armada-context-objective = You choose one of these three objectives to play.
armada-context-obstacle = Players take turns placing them.
armada-context-deploy = One ship or two squadrons per turn.
armada-context-deploy-squadrons = { $left ->
    [one] One more squadron this turn.
   *[other] { $left } more squadrons this turn.
}
armada-context-dials = { $count ->
    [one] One new dial, facedown under the others.
   *[other] { $count } new dials, facedown under the others.
}
armada-context-activate = Unactivated ships: you { $mine }, opponent { $theirs }.
armada-context-activate-squadron = Unactivated squadrons: you { $mine }, opponent { $theirs }.
armada-context-revealed = { $piece } reveals { $command }.
armada-context-raids = { $piece } may discard a command token together with the raid token of the same type.
armada-context-tokens = { $most ->
    [one] { $piece } can have one command token.
   *[other] { $piece } can have { $most } command tokens, no two alike.
}
armada-context-squadrons = { $piece }. { $left ->
    [one] One more squadron at close to medium range.
   *[other] Up to { $left } more squadrons at close to medium range.
}
armada-context-points = { $piece }. { $left ->
    [one] One engineering point left.
   *[other] { $left } engineering points left.
}
armada-context-speed = { $piece }, speed { $speed }.
armada-context-suffers = { $piece } suffers { $left } damage.
armada-context-redirect = { $piece } has { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}. The attack deals { $total } damage.
armada-context-attack = { $attacker } attacks { $defender }, { $range }.
armada-context-obstructed = Obstructed. { $attack }
armada-context-damage = { $attack } { $damage ->
    [0] No damage with the dice as they are.
   *[other] { $damage } damage with the dice as they are.
}
armada-context-attack-number = { $piece }. Attack { $number } of { $most }.
armada-context-evade-extra = The attacker is larger: discard the token to affect a second die.
armada-context-displaced = { $piece } was overlapped and must touch the ship that overlapped it.
armada-context-next-squadron = { $piece }. It may attack each enemy squadron in arc and at range once.

## What confirming does; the page fills in `choice`, the name of what is picked, and `count`

armada-do-choose-first-player = { $choice }
armada-do-choose-objective = Play { $choice }
armada-do-choose-obstacle = Take { $choice }
armada-do-place-obstacle = Place here
armada-do-place-objective-token = Place here
armada-do-move-objective-token = Move here
armada-do-choose-objective-token = Move this token
armada-do-choose-deployment = Deploy { $choice }
armada-do-deploy-ship = Deploy here
armada-do-deploy-speed = Set speed
armada-do-deploy-squadron = Deploy here
armada-do-arrive-beside = Place here
armada-do-place-card-token = Place here
armada-do-arrive-at = Arrive here
armada-do-set-aside = Set aside
armada-do-starting-pile = Put on the card
armada-do-set-dials = Set dials
armada-do-activate-ship = Activate { $choice }
armada-do-use-dial = { $choice }
armada-do-discard-command-token = Discard
armada-do-pay-command = Pay
armada-do-command-squadron = Activate { $choice }
armada-do-repair = { $choice }
armada-do-shield-from = Take the shield here
armada-do-shield-to = Put the shield here
armada-do-discard-damage-card = Discard
armada-do-repair-squadron = Repair
armada-do-gather-at = Gather here
armada-do-gather-amount = Gather
armada-do-change-speed = Set speed
armada-do-attack-from = Attack from { $choice }
armada-do-declare-target = Attack { $choice }
armada-do-next-squadron-target = Attack { $choice }
armada-do-remove-die = Remove
armada-do-added-colour = Add die
armada-do-reroll-die = Reroll
armada-do-reroll-dice = Reroll { $count ->
    [0] nothing
    [one] 1 die
   *[other] { $count } dice
}
armada-do-spend-defense-token = Spend { $choice }
armada-do-evade-die = Cancel die
armada-do-evade-at-medium = Make them reroll it
armada-do-evade-extra-die = Discard the token
armada-do-evade-cancels = Confirm
armada-do-evade-further-die = This die too
armada-do-redirect-to = Redirect to { $choice }
armada-do-redirect-amount = Redirect { $amount }
armada-do-suffer-in = Suffer damage here
armada-do-project-to = Put the shield here
armada-do-return-squadron = Place here
armada-do-course = Move the ship
armada-do-choose-displaced = Place this one
armada-do-place-displaced = Place here
armada-do-choose-overlapped = Resolve
armada-do-use-station = Use the station
armada-do-activate-squadron = Activate { $choice }
armada-do-squadron-action = { $choice }
armada-do-squadron-target = Attack { $choice }
armada-do-move-squadron = Move here
armada-do-cloak-move = Move here
armada-do-counter-attack = Counter
armada-do-counter-from = Counter from { $choice }
armada-do-choose-exogorth = Attack with it
armada-do-exogorth-target = Attack { $choice }
armada-do-choose-purrgil = Move this one
armada-do-choose-moved-obstacle = Move this one
armada-do-move-obstacle = Move here
armada-do-turn-over = Confirm
armada-do-ready-card = Ready
armada-do-ready-payment = Pay { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
armada-do-place-targeting-token = Place here
armada-do-confirm = Do it
armada-do-effect = Use { $choice }
armada-do-choose = Choose { $choice }

## What passing means

armada-pass-stay = Leave it there
armada-pass-no-token-moved = Move no token
armada-pass-not-yet = Not yet
armada-pass-keep-raids = Keep the raid tokens
armada-pass-no-squadron = No more squadrons
armada-pass-repair = No more repairs
armada-pass-no-attack = No more attacks
armada-pass-no-target = No more targets
armada-pass-no-die = Add no die
armada-pass-no-reroll = Reroll nothing
armada-pass-no-defense = Spend no token
armada-pass-keep-evade = Keep the token
armada-pass-no-further-die = No other die
armada-pass-no-station = Don't use it
armada-pass-no-card = Ready no card
armada-pass-no-targeting = Place no token
armada-pass-effect = Use no effect
armada-pass-attack-effects = No more effects
armada-pass-commands = Resolve no command
armada-pass-course = Use none
armada-pass-critical = No critical effect
armada-pass-defense-effects = Use none
armada-pass-choose = Choose nothing
armada-pass-let-happen = Let it happen
armada-yes-counter = Counter
armada-no-counter = Hold fire
armada-yes-station = Use the station
armada-yes-evade-cancels = Cancel them
armada-no-evade-cancels = Make them reroll

## Choices

armada-slot-dial = { $ship }, dial { $place }
armada-slot-late = It would be revealed in round { $round }, after the game ends.
armada-card-of = { $card } of { $ship }
armada-card-on = On { $ship }
armada-card-exhausted-of = Exhausted, on { $ship }
armada-card-facedown = Facedown card
armada-card-facedown-count = { $count ->
    [one] The only one
   *[other] One of { $count }
}
armada-die = Die { $number }
armada-die-red = Red die
armada-die-blue = Blue die
armada-die-black = Black die
armada-die-shows = { $die }, { $face }
armada-face-blank = blank
armada-face-hit = hit
armada-face-critical = critical
armada-face-double = two hits
armada-face-hit-critical = hit and critical
armada-face-accuracy = accuracy
armada-objective-says = { $category }. { $says }
armada-category-assault = Assault objective
armada-category-defense = Defense objective
armada-category-navigation = Navigation objective
armada-player-you = You
armada-player-opponent = Your opponent
armada-hull-front = Front hull zone
armada-hull-left = Left hull zone
armada-hull-right = Right hull zone
armada-hull-rear = Rear hull zone
armada-hull-left-auxiliary = Left auxiliary hull zone
armada-hull-right-auxiliary = Right auxiliary hull zone
armada-number = { $number }
armada-speed = Speed { $speed }
armada-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
armada-detail-points = { $points } fleet points
armada-detail-ship = Hull { $hull }, speed { $speed }
armada-detail-ship-dial = Hull { $hull }, speed { $speed }, dial { $command }
armada-detail-squadron = Hull { $hull }
armada-detail-squadron-engaged = Hull { $hull }, engaged
armada-detail-shields = Shields { $now } of { $most }
armada-detail-only-target = { $target }: { $range }
armada-detail-targets =
    { $count ->
        [one] 1 target
       *[other] { $count } targets
    }
armada-detail-exchange-raid = Discard it together with the raid token
armada-detail-speed-same = No change
armada-detail-speed-up = Faster by { $by }
armada-detail-speed-down = Slower by { $by }
armada-detail-speed-zero = It stays where it is and can't spend defense tokens
armada-detail-keep-navigate = Change speed and yaw this activation
armada-detail-keep-squadron = Activate squadrons now
armada-detail-keep-repair = Repair now with full engineering points
armada-detail-keep-concentrate-fire = Add a die to an attack this activation
armada-detail-raids = Discard the dial and all raid tokens
armada-detail-token = Spend the dial now; use the { $command } token this activation or later
armada-detail-token-twice = It already has a { $command } token, so one of them is discarded
armada-detail-token-full = At its limit: discard a token to gain { $command }
armada-detail-on-card = On { $card }
armada-detail-pass-tokens = { $left ->
    [one] Your last pass token
   *[other] { $left } pass tokens
}
armada-state-ready = Readied
armada-state-exhausted = Exhausted
armada-state-will-go = Exhausted: will be discarded
armada-state-discarded = Discarded

## What a defense token would do to the attack
armada-defense-does-scatter = Cancels all dice: { $damage } → 0 damage
armada-defense-does-brace = Halves the damage: { $damage } → { $left }
armada-defense-does-redirect = Up to { $most } of { $damage } damage to an adjacent hull zone's shields
armada-defense-does-cancel =
    { $dice ->
        [one] Cancels a die
       *[other] Cancels { $dice } dice
    }: up to −{ $less } damage
armada-defense-does-reroll =
    { $dice ->
        [one] The attacker rerolls a die of your choice
       *[other] The attacker rerolls { $dice } dice of your choice
    }
armada-defense-does-nothing-here = Does nothing in this attack
armada-defense-does-contain = No standard critical effect: damage cards stay facedown
armada-defense-does-contain-nothing = Nothing to contain: there is no standard critical effect
armada-defense-does-salvo = You attack back after this attack
armada-defense-goes = { $effect }. It is exhausted, so it will be discarded

## Why nobody is asked
armada-moot-no-damage = No defense token spent: the attack does no damage.
armada-moot-no-squadron = No squadron command resolved: no squadron that it could activate is in range of { $ship }.
armada-moot-whole = No repair command resolved: { $ship } has nothing to repair.
armada-moot-accuracy = No accuracy spent: no token is worth locking.
armada-moot-shields-hold = No critical effect resolved: the shields take all the damage, so no card is dealt.
armada-moot-dice-alike = The first die was chosen: all eligible dice show the same face.
armada-pay-dial = Dial
armada-pay-token = Token
armada-pay-both = Dial and token
armada-pay-dial-as-token = Dial, and as if with a token
armada-pay-as-token = As if with a token
armada-pays-navigate-dial = Change speed by 1 and raise one yaw by 1
armada-pays-navigate-token = Change speed by 1
armada-pays-navigate-both = Change speed by up to 2 and raise one yaw by 1
armada-pays-squadron-dial = { $value ->
    [one] 1 squadron
   *[other] { $value } squadrons
}
armada-pays-squadron-token = 1 squadron
armada-pays-squadron-both = { $value ->
    [one] 1 squadron
   *[other] { $value } squadrons
} and one more
armada-pays-repair-dial = { $value } engineering points
armada-pays-repair-token = { $half } engineering points
armada-pays-repair-both = { $value } and { $half } engineering points
armada-pays-concentrate-fire-dial = Add a die
armada-pays-concentrate-fire-token = Reroll a die
armada-pays-concentrate-fire-both = Add a die and reroll one
armada-repair-move-shields = Move a shield
armada-repair-recover-shields = Recover a shield
armada-repair-repair-hull = Discard a damage card
armada-repair-repair-squadron = A squadron recovers a hull point
armada-repair-gather-victory = Gather victory tokens
armada-repair-project-shield = Move a shield to another ship
armada-choice-keep-dial = Keep the dial
armada-choice-take-token = Take a token
armada-choice-shake-off-raids = Discard raid tokens
armada-choice-attack = Attack
armada-choice-attack-only = Attack { $target }
armada-choice-move = Move
armada-choice-end = End the activation
armada-choice-pass-token = Pass
armada-choice-ignite = Ignition attack
armada-choice-slow-down = Slow down
armada-choice-change-dial = Change the dial
armada-choice-gained-dial = Spend the gained { $command } dial for a token
armada-rule-concentrate-fire = Concentrate Fire
armada-rule-accuracy = Accuracy
armada-rule-standard-critical = Standard critical effect
armada-rule-squadron-command = Squadron command
armada-rule-repair-command = Repair command
armada-rule-navigate-command = Navigate command
armada-rule-ignition = Ignition
armada-rule-redirect = Redirect
armada-rule-brace = Brace
armada-rule-salvo = Salvo
armada-rule-counter = Counter
armada-effect-of = { $piece }
armada-effect-of-costs = { $piece }. { $cost }
armada-costs-all = { $costs }
armada-price-exhaust = Exhausts the card
armada-price-discard = Discards the card
armada-price-dial-or-token = Discards a { $command } dial or token
armada-price-dial-on-card = Reveals and discards a dial from the card
armada-price-token = Spends a command token
armada-price-token-of = Spends a { $command } token
armada-price-die = Spends the die
armada-price-defense-token = Spends a defense token
armada-price-upgrade = Discards an upgrade card
armada-price-discard-defense = Discards a defense token
armada-price-exhaust-copy = Exhausts another copy of the card
armada-price-token-on-card = Discards a token from the card
armada-price-objective = Discards an objective token
armada-target-range = { $millimetres } mm, { $range }
armada-target-range-obstructed = { $millimetres } mm, { $range }, obstructed: one fewer die
armada-target-distance = { $millimetres } mm
armada-target-distance-obstructed = { $millimetres } mm, obstructed: one fewer die
armada-average = { $damage } dmg

## The log

armada-told-round = Round { $round }
armada-told-phase-setup = Setup
armada-told-phase-command = Command Phase
armada-told-phase-ship = Ship Phase
armada-told-phase-squadron = Squadron Phase
armada-told-phase-status = Status Phase
armada-told-first-player = { $side } is first player
armada-told-initiative = { $side } has the initiative
armada-told-objective = The objective is { $objective }
armada-told-passes = { $side } passes with a pass token
armada-told-must-pass = { $side } must pass: nothing left to activate
armada-told-pass-tokens = { $side } has { $passes ->
    [one] 1 pass token
   *[other] { $passes } pass tokens
}
armada-told-victory = { $side } gains { $count ->
    [one] 1 victory token
   *[other] { $count } victory tokens
}
armada-told-deployed = { $piece } is deployed
armada-told-deployed-at = { $piece } is deployed at speed { $speed }
armada-told-stays = { $piece } stays where it is
armada-told-moves-at = { $piece } moves at speed { $speed }
armada-told-moves = { $piece } moves
armada-told-placed = { $piece } is placed
armada-told-removed = { $piece } is removed
armada-told-turned-over = { $piece } is flipped
armada-told-marked = { $what } is marked
armada-told-objective-dials = { $count } dials are placed on the objective
armada-told-objective-dial = The objective reveals { $command }
armada-told-token-placed = A token is placed
armada-told-token-removed = A token is removed
armada-told-set-aside = { $piece } is set aside
armada-told-maneuver-speed = { $piece } maneuvers at speed { $speed }
armada-told-speed = { $piece } changes its speed to { $speed }
armada-told-activates = { $piece } activates
armada-told-overlaps-ship = { $piece } overlaps { $other } and moves at speed { $speed }
armada-told-overlaps = { $piece } overlaps { $other }
armada-told-ignores-obstacles = { $piece } ignores the obstacles
armada-told-objective-ship = { $piece } becomes an objective ship
armada-told-objective-gained = { $piece } gains { $count ->
    [one] an objective token
   *[other] { $count } objective tokens
}
armada-told-objective-lost = { $piece } loses { $count ->
    [one] an objective token
   *[other] { $count } objective tokens
}
armada-told-destroyed = { $piece } is destroyed
armada-told-defending-zone = { $piece } is now the defending hull zone
armada-told-returned = { $piece } returns
armada-told-doomed = { $piece } stays in play until the end of the Status Phase
armada-told-destroyed-outside = { $piece } leaves the play area and is destroyed
armada-told-won = { $side } wins
armada-told-over = The game is over
armada-told-dials = { $side } assigns { $count ->
    [one] 1 command dial
   *[other] { $count } command dials
}
armada-told-reveals = { $piece } reveals { $command }
armada-told-discards-dial-of = { $piece } discards its { $command } dial
armada-told-discards-dial = { $piece } discards { $count ->
    [one] a command dial
   *[other] { $count } command dials
}
armada-told-dial-changed = A command dial of { $piece } is changed
armada-told-gains-dial = { $piece } gains a { $command } dial
armada-told-looks-at-damage = { $side } looks at the facedown damage cards of { $ship } ({ $count })
armada-told-die-on-card = { $die } is placed on { $card }
armada-told-round-on-card = The round { $round } token is placed on { $card }
armada-told-dial-off-card = A { $command } dial is revealed and discarded from { $card }
armada-told-token-off-card = A { $command } token is removed from { $card }
armada-told-token-on-card = A { $command } token is placed on { $card }
armada-told-card-equipped = { $card } is equipped to { $ship }
armada-told-looks-at-dials = { $side } looks at { $count ->
    [one] a command dial
   *[other] { $count } command dials
} of { $ship }
armada-told-gains-token = { $piece } gains a { $command } token
armada-told-spends-token = { $piece } spends a { $command } token
armada-told-discards-token = { $piece } discards a { $command } token
armada-told-gains-raid = { $piece } gains a { $command } raid token
armada-told-discards-raid = { $piece } discards a { $command } raid token
armada-told-resolves = { $piece } resolves { $command }
armada-told-resolves-dial = { $piece } resolves { $command } with its dial
armada-told-resolves-token = { $piece } resolves { $command } with a token
armada-told-resolves-both = { $piece } resolves { $command } with its dial and a token
armada-told-points = { $piece } has { $count ->
    [one] 1 engineering point
   *[other] { $count } engineering points
}
armada-told-card-exhausted = { $card } of { $piece } is exhausted
armada-told-card-readied = { $card } of { $piece } is readied
armada-told-card-discarded = { $card } of { $piece } is discarded
armada-told-pile = { $tokens ->
    [one] { $card } of { $piece } holds 1 command token
   *[other] { $card } of { $piece } holds { $tokens } command tokens
}
armada-told-pile-dials = { $tokens ->
    [one] { $card } of { $piece } holds 1 command dial
   *[other] { $card } of { $piece } holds { $tokens } command dials
}
armada-told-looks-at-deck = { $side } looks at { $count ->
    [one] the top card of the damage deck
   *[other] the top { $count } cards of the damage deck
}
armada-told-deck-discarded = { $count ->
    [one] 1 card of the damage deck is discarded
   *[other] { $count } cards of the damage deck are discarded
}
armada-told-reshuffled = The damage deck is shuffled
armada-told-attack = { $piece } attacks { $defender }, { $range }
armada-told-attack-salvo = { $piece } performs a salvo attack against { $defender }, { $range }
armada-told-attack-counter = { $piece } counters { $defender }
armada-told-attack-snipe = { $piece } snipes at { $defender }
armada-told-attack-ignition = { $piece } performs an ignition attack against { $defender }, { $range }
armada-told-attack-exogorth = { $piece } attacks { $defender }
armada-told-attack-canceled = The attack is canceled
armada-told-die-removed = Removed: { $die }
armada-told-rolls = The attack dice are rolled
armada-told-die-added = A die is added
armada-told-rerolled = Dice are rerolled
armada-told-die-changed = A die is changed
armada-told-die-spent = A die is spent
armada-told-die-canceled = A die is canceled
armada-told-locked = { $piece } can't spend { $token }
armada-told-spends = { $piece } spends { $token }
armada-told-exhausted = { $token } of { $piece } is exhausted
armada-told-readied = { $token } of { $piece } is readied
armada-told-token-replaced = { $token } of { $piece } replaces { $before }
armada-told-die-frozen = A die can no longer be modified
armada-told-discarded = { $token } of { $piece } is discarded
armada-told-recovered = { $piece } recovers { $token } (exhausted)
armada-told-token-gained = { $piece } gains { $token }
armada-told-critical = Critical: the first damage card dealt is faceup
armada-told-critical-card = A card's critical effect is resolved
armada-told-total = { $damage ->
    [0] No damage
   *[other] { $damage } damage
}
armada-told-shields-lost = { $piece }: { $count ->
    [one] 1 shield lost
   *[other] { $count } shields lost
}
armada-told-shields-gained = { $piece }: { $count ->
    [one] 1 shield gained
   *[other] { $count } shields gained
}
armada-told-facedown = { $piece }: { $count ->
    [one] 1 facedown damage card
   *[other] { $count } facedown damage cards
}
armada-told-faceup = { $piece }: { $card }, faceup
armada-told-card-averted = { $piece }: { $card } is discarded instead of being dealt
armada-told-card-turned-up = { $piece }: { $card } is revealed
armada-told-flipped-faceup = { $piece }: { $card } is flipped faceup
armada-told-flipped-facedown = { $piece }: { $card } is flipped facedown
armada-told-card-repaired = { $piece }: { $count ->
    [one] 1 damage card discarded
   *[other] { $count } damage cards discarded
}
armada-told-hull-lost = { $piece }: { $count ->
    [one] 1 hull point lost
   *[other] { $count } hull points lost
}
armada-told-hull-recovered = { $piece }: { $count ->
    [one] 1 hull point recovered
   *[other] { $count } hull points recovered
}

## What can be adjusted

armada-adjust-speed = Speed
armada-adjust-activated = Activated
armada-adjust-standing = Where it is
armada-adjust-shields = Shields { $zone }
armada-adjust-hull = Hull points
armada-adjust-command-token = { $command } token
armada-adjust-raid-token = { $command } raid token
armada-adjust-dial = Dial { $place }
armada-adjust-revealed = Revealed dial
armada-adjust-facedown = Facedown damage cards
armada-adjust-turn-up = Flip the last facedown card faceup
armada-adjust-deal-faceup = Deal a faceup card
armada-adjust-objective-ship = Objective ship
armada-adjust-objective-tokens = Objective tokens
armada-adjust-removed = Remove the token
armada-adjust-victory = Victory tokens
armada-adjust-passes = Pass tokens
armada-adjust-initiative = Initiative
armada-adjust-round = Round
armada-state-waiting = Not yet deployed
armada-state-aside = Set aside
armada-state-in-play = In play
armada-state-destroyed = Destroyed
armada-state-faceup = Faceup
armada-state-facedown = Facedown

## What the maker of a table may choose

armada-option-objective = Objective
armada-option-objective-chosen = Chosen from the second player's objectives
armada-option-table = Play area
armada-option-table-standard = Standard
armada-option-table-core-set = 3 × 3 feet
armada-option-table-short-edges = Short edges
armada-list-ships = { $ships }
armada-list-fleet = { $ships } · { $squadrons ->
    [one] 1 squadron
   *[other] { $squadrons } squadrons
}
