# What pilots of the Separatist Alliance do, in our words, by their ids. Numbers come from the data of the card.

xwing-pilot-captainsear = While a friendly ship at range { $range }–{ $range-2 } performs a primary attack against a ship in its bullseye arc, before results are neutralized, it may spend a calculate token to cancel an evade result.
xwing-pilot-darthmaul = After you attack, you may spend { $force } Force to perform a bonus primary attack against another target or, if the attack missed, the same one.
xwing-pilot-dfs081 = While a friendly ship at range { $range }–{ $range-2 } defends, it may spend a calculate token to change all crits to hits.
xwing-pilot-dfs311 = At the start of the Engagement Phase, you may transfer one of your calculate tokens to another friendly ship at range { $range }–{ $range-2 }.
xwing-pilot-dist81 = While you defend or attack, you may spend a calculate token from a friendly ship in the enemy ship's firing arc to change a focus result to an evade or hit.
xwing-pilot-fearsomepredator = After forces are placed, assign Fearful Prey to an enemy ship.
xwing-pilot-haorchallprototype = After an enemy ship in your bullseye arc at range { $range }–{ $range-2 } declares another friendly ship as the defender, you may perform a calculate or lock action.
xwing-pilot-jangofett = While you defend or perform a primary attack, if your revealed maneuver is less difficult than the enemy ship's, you may change one of its focus results to a blank.
xwing-pilot-zamwesell = She starts with { $times } of her charges lost. During the System Phase, you may assign one of your secret conditions to yourself, facedown.
