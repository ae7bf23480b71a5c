# What condition cards do, in our words, by their ids. Numbers come from the data of the card.

xwing-condition-fearfulprey = After you defend against an enemy Fearsome Predator, if you didn't spend a green token, gain { $gain } strain token.
xwing-condition-hunted = After you are destroyed, you must assign this card to another friendly ship of your choice, if able.
xwing-condition-illshowyouthedarkside = When this is assigned, your opponent chooses a Pilot damage card and places it here. The next time you would suffer crit damage, you are dealt that card instead.
xwing-condition-listeningdevice = During the System Phase, if an enemy ship with Informant is at range { $range }–{ $range-2 }, flip your dial faceup.
xwing-condition-markedforelimination = While you defend against a ship with Tracking Fob that has locked you, you can't spend green tokens.
xwing-condition-mercilesspursuit = After you attack a ship with The Child, you may acquire a lock on it.
xwing-condition-rattled = After a bomb or mine near you detonates, suffer { $suffer-2 } crit damage and remove this. Action: If there are none near you, remove this.
xwing-condition-suppressivefire = While you attack a ship other than Captain Rex, roll one fewer attack die. Remove this when he defends, is destroyed, or hasn't attacked in an Engagement Phase.
xwing-condition-youdbettermeanbusiness = Secret. After you defend, reveal this card; you may spend { $charged } charges to perform a bonus attack against the attacker. At the end of the Engagement Phase, if this card is still facedown and you are in an enemy ship's firing arc, you may reveal it to recover as many charges. Remove it in the System Phase.
xwing-condition-youshouldthankme = Secret. After you defend, reveal this card; recover a charge, and you may acquire a lock on the attacker. At the end of the Engagement Phase, if this card is still facedown and you are in an enemy ship's firing arc, you may reveal it and spend { $charged } charges to perform a bonus attack. Remove it in the System Phase.
