# What title upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-blackone = After you perform a SLAM action, lose this card's charge; then you may gain { $gain } ion token to remove a disarm token. Without that charge, you can't SLAM.
xwing-card-dauntless = After you partially execute a maneuver, you may perform a white action, treating it as red.
xwing-card-ig2000 = You have the pilot ability of each other friendly ship with this title.
xwing-card-landosmillenniumfalcon = An escape craft can dock with you. While it is docked, you may treat its shields as your own. While you perform a primary attack against a stressed ship, roll { $add } more attack die.
xwing-card-marauder = While you perform a primary attack from your rear arc, you may reroll { $exactly } attack die.
xwing-card-millenniumfalcon = While you defend and are evading, you may reroll { $exactly } defense die.
xwing-card-moldycrow = During the End Phase, you may keep up to { $add } focus tokens.
xwing-card-outrider = While you perform an attack that an obstacle obstructs, the defender rolls one fewer defense die. After you fully execute a maneuver through an obstacle, you may remove a red or orange token.
xwing-card-punishingone = While you perform a primary attack against a ship in your front arc, roll { $add } more attack die.
xwing-card-razorcrest = Setup: Place a non-limited illicit upgrade facedown under this card. During the System Phase, you may reveal and equip it.
xwing-card-reysmillenniumfalcon = While you have { $tokens-2 } or fewer stress tokens, you can execute red Segnor's loops and perform boost and rotate actions even while stressed.
xwing-card-slavei-swz82 = While you perform a front-arc attack, if you are in the defender's full rear arc, you may change a hit to a crit.
