# What condition cards do, in our words, by their ids. Numbers come from the data of the card.

xwing-condition-fearfulprey = After you defend against an enemy Fearsome Predator without spending a green token, you gain { $gain } strain token.
xwing-condition-hunted = After you are destroyed, you must choose another friendly ship and assign this to it, if able.
xwing-condition-illshowyouthedarkside = When it is assigned, a Pilot damage card of the enemy's choice is placed on it. When you would next suffer crit damage, you are dealt that card instead.
xwing-condition-listeningdevice = During the System Phase, if an enemy with Informant is at range { $range }–{ $range-2 }, flip your dial faceup.
xwing-condition-markedforelimination = While you defend against a ship with Tracking Fob that has locked you, you cannot spend green tokens.
xwing-condition-mercilesspursuit = After you attack a ship with The Child, you may acquire a lock on it.
xwing-condition-rattled = After a bomb or mine nearby detonates, you suffer { $suffer-2 } crit damage and lose this. Action: with none nearby, remove this.
xwing-condition-suppressivefire = While you attack anyone but Captain Rex, roll one attack die fewer. It ends when he defends, is destroyed, or has not attacked in an Engagement Phase.
xwing-condition-youdbettermeanbusiness = Secret. After you defend, reveal it: you may spend { $charged } charges for a bonus attack against the attacker. At the end of the Engagement Phase, still facedown and in an enemy's firing arc, you may reveal it to recover as many. It is removed in the System Phase.
xwing-condition-youshouldthankme = Secret. After you defend, reveal it: you recover a charge and may acquire a lock on the attacker. At the end of the Engagement Phase, still facedown and in an enemy's firing arc, you may reveal it and spend { $charged } charges to perform a bonus attack. It is removed in the System Phase.
