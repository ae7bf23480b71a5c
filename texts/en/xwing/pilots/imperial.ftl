# What pilots of the Galactic Empire do, in our words, by their ids. Numbers come from the data of the card.

xwing-pilot-captainjonus = While a friendly ship at range { $range }–{ $range-2 } attacks with a torpedo or missile, it may reroll up to { $up-to } dice.
xwing-pilot-captainkagi = At the start of the Engagement Phase, you may move enemy locks from friendly ships at range { $range }–{ $range-2 } to yourself.
xwing-pilot-darthvader = After you perform an action, you may spend { $force } Force to perform another.
xwing-pilot-deathfire = After you are destroyed, before you are removed, you may perform an attack and then drop or launch one of your devices.
xwing-pilot-duchess = You may choose not to boost with your Adaptive Ailerons, and may use them even while stressed.
xwing-pilot-gideonhask = While you attack a damaged ship, roll { $add } more attack die.
xwing-pilot-gideonhask-tieininterceptor = While you attack a damaged ship, roll { $add } more attack die.
xwing-pilot-grandinquisitor = While you defend at attack range { $attack-range }, you may spend { $force } Force to deny the attacker its range bonus. While you attack from farther away, you may spend { $force } Force to gain that range bonus.
xwing-pilot-howlrunner = While a friendly ship at range { $range }–{ $range-2 } performs a primary attack, it may reroll { $exactly } attack die.
xwing-pilot-idenversio = Before a friendly TIE/ln Fighter at range { $range }–{ $range-2 } suffers damage, you may spend { $charge } charge to prevent it.
xwing-pilot-isbjingoist = Before you engage, you may choose an enemy ship in your front arc at range { $range }–{ $range-2 }. Choose whether it removes one of its green tokens or gains a deplete or strain token.
xwing-pilot-lieutenantsai = After you perform a coordinate action, if the ship you chose performed an action on your action bar, you may perform that action.
xwing-pilot-maarekstele = While you attack, if the defender would be dealt a faceup damage card, draw { $draw-cards } damage cards instead, choose one to deal, and discard the rest.
xwing-pilot-maulermithel = While you attack at attack range { $attack-range }, roll { $add } more attack die.
xwing-pilot-nashwindrider = During the Engagement Phase, after a friendly small ship at range { $range }–{ $range-2 } that has not engaged is destroyed, you may spend { $charge } charge to let it engage at the current initiative.
xwing-pilot-nightbeast = After you fully execute a blue maneuver, you may perform a focus action.
xwing-pilot-puresabacc = While you attack, if you have { $damage-cards-2 } or fewer damage cards, you may roll { $add } more attack die.
xwing-pilot-rearadmiralchiraneau = While you attack a ship on the side where you are reinforced, you may change one focus result to a crit.
xwing-pilot-rexlerbrath = After you perform an attack that hits, if you are evading, expose one of the defender's damage cards.
xwing-pilot-seynmarana = While you attack, you may spend a crit to deal the defender a facedown damage card, then cancel your remaining results.
xwing-pilot-soontirfel = At the start of the Engagement Phase, if an enemy ship is in your bullseye arc, gain { $gain } focus token.
xwing-pilot-valenrudor = After a friendly ship at range { $range }–{ $range-2 } defends, you may perform an action.
xwing-pilot-vultskerris = Action: Gain { $gain } strain token to recover a charge. Before you engage, you may spend { $charge } charge to perform an action.
xwing-pilot-vultskerris-tieininterceptor = Action: Gain { $gain } strain token to recover a charge. Before you engage, you may spend { $charge } charge to perform an action.
xwing-pilot-wampa = While you attack, you may spend { $charge } charge to roll { $add } more attack die. After you defend, lose a charge.
xwing-pilot-whisper = After you perform an attack that hits, gain { $gain } evade token.
