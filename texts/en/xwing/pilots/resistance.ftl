# What pilots of the Resistance do, in our words, by their ids. Numbers come from the data of the card.

xwing-pilot-caithrenalli = After you fully execute a maneuver through a friendly ship, you may perform an evade action.
xwing-pilot-caithrenalli-btanr2ywing = After you fully execute a maneuver through a friendly ship, you may perform an evade action.
xwing-pilot-covanell = While you defend or perform a primary attack, you roll { $add } more die if your revealed maneuver is red.
xwing-pilot-elloasty = After you reveal a red Tallon roll with no more than { $tokens-2 } stress tokens, you treat it as white.
xwing-pilot-hansolo-scavengedyt1300 = In setup you can be placed anywhere beyond the range ruler’s reach of enemy ships.
xwing-pilot-poedameron = After you perform an action, you may spend { $charge } charge to perform a white action as a red one.
xwing-pilot-rey = While you defend or attack with the enemy in your front arc, you may spend { $force } Force to turn one of your blanks to an evade or hit.
xwing-pilot-rosetico = While you defend or attack, you may reroll as many of your dice as other friendly ships are in the attack arc, or fewer.
xwing-pilot-tezanasz = While a friendly ship at range { $range }–{ $range-2 } attacks a ship that has friends of yours in both its left and its right arc, the attacker may reroll { $exactly } attack die.
xwing-pilot-zizitlo = After you defend or attack, you may spend { $charge } charge to gain one focus or evade token.
xwing-pilot-zoriibliss = After a ship at range { $range } performs an action in its Perform Action step, you may spend { $charge } charge to perform the same action as a red one, if it is on your action bar.
