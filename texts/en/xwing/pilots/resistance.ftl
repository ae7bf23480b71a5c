# What pilots of the Resistance do, in our words, by their ids. Numbers come from the data of the card.

xwing-pilot-caithrenalli = After you fully execute a maneuver through a friendly ship, you may perform an evade action.
xwing-pilot-caithrenalli-btanr2ywing = After you fully execute a maneuver through a friendly ship, you may perform an evade action.
xwing-pilot-covanell = While you defend or perform a primary attack, if your revealed maneuver is red, roll { $add } more die.
xwing-pilot-elloasty = After you reveal a red Tallon roll, if you have { $tokens-2 } or fewer stress tokens, treat it as white.
xwing-pilot-hansolo-scavengedyt1300 = During setup, you can be placed anywhere beyond the reach of the range ruler from enemy ships.
xwing-pilot-poedameron = After you perform an action, you may spend { $charge } charge to perform a white action, treating it as red.
xwing-pilot-rey = While you defend or attack, if the enemy ship is in your front arc, you may spend { $force } Force to change one of your blanks to an evade or hit.
xwing-pilot-rosetico = While you defend or attack, you may reroll up to as many of your dice as there are other friendly ships in the attack arc.
xwing-pilot-tezanasz = While a friendly ship at range { $range }–{ $range-2 } attacks, if the defender has ships friendly to you in both its left and its right arc, the attacker may reroll { $exactly } attack die.
xwing-pilot-zizitlo = After you defend or attack, you may spend { $charge } charge to gain a focus or evade token.
xwing-pilot-zoriibliss = After a ship at range { $range } performs an action in its Perform Action step, you may spend { $charge } charge to perform the same action, treating it as red, if it is on your action bar.
