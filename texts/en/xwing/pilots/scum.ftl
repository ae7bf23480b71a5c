# What pilots of Scum and Villainy do, in our words, by their ids. Numbers come from the data of the card.

xwing-pilot-bobafett = While you defend or attack, you may reroll one of your dice for each enemy ship at range { $range }–{ $range-2 }.
xwing-pilot-bossk = While you perform a primary attack, after results are neutralized, you may spend a crit to add { $times } hits.
xwing-pilot-bossk-z95af4headhunter = While you perform a primary attack, after results are neutralized, you may spend a crit to add { $times } hits.
xwing-pilot-cadbane = After you perform an attack that hits, you may spend { $charge } charges to transfer one of your red or orange tokens, other than a lock, to the defender.
xwing-pilot-captainseevor = While you attack or defend, before attack dice are rolled, if you are not in the enemy ship's bullseye arc, you may spend { $charge } charge for it to gain { $gain } jam token.
xwing-pilot-dengar = After you defend, if the attacker is in your front arc, you may spend { $charge } charge to perform a bonus attack against it.
xwing-pilot-drearenthal = While a friendly non-limited ship attacks, if the defender is in your firing arc, the attacker may reroll { $exactly } attack die.
xwing-pilot-fennrau = While you defend or attack at attack range { $attack-range }, you may roll { $add } more die.
xwing-pilot-hansolo = While you defend or perform a primary attack, if an obstacle obstructs the attack, you may roll { $add } more die.
xwing-pilot-ig88a = At the start of the Engagement Phase, you may transfer one of your calculate tokens to a friendly ship at range { $range }–{ $range-2 } that has the calculate action.
xwing-pilot-ig88b = After you perform an attack that misses, you may perform a bonus attack with a cannon.
xwing-pilot-ig88c = After you perform a boost action, you may perform an evade action.
xwing-pilot-kavil = While you perform an attack from an arc other than your front arc, roll { $add } more attack die.
xwing-pilot-l337 = While you have no active shields, reduce the difficulty of your bank maneuvers.
xwing-pilot-l337-escapecraft = While you have no shields, reduce the difficulty of your bank maneuvers.
xwing-pilot-landocalrissian = After you roll dice, if you are not stressed, you may gain { $gain } stress token to reroll all your blanks.
xwing-pilot-landocalrissian-escapecraft = After you roll dice, if you are not stressed, you may gain { $gain } stress token to reroll all your blanks.
xwing-pilot-leemakai = Before you engage, if you are not in any enemy ship's front arc, you may acquire a lock on an enemy ship in your full front arc.
xwing-pilot-nashtahpup = You can be placed only by an emergency deployment. You have the name, initiative, pilot ability and ship charges of your destroyed Hound's Tooth.
xwing-pilot-ndrusuhlak = While you perform a primary attack, if no other friendly ship is at range { $range }–{ $range-2 }, roll { $add } more attack die.
xwing-pilot-oldteroch = At the start of the Engagement Phase, you may choose an enemy ship at range { $range }. If you are in its front arc, it removes all its green tokens.
xwing-pilot-overseeryushyn = Before an unstressed friendly ship at range { $range } would gain a disarm token, you may spend { $charge } charge for it to gain a stress token instead.
xwing-pilot-teltrevura = If you would be destroyed, you may spend { $charge } charge to discard your damage cards, suffer { $suffer } hit damage and place yourself in reserve instead. At the start of the next Planning Phase, place yourself at your player edge as in setup.
xwing-pilot-themandalorian = While you defend or attack, if you are in the front arc of { $ships-at-least } or more enemy ships at range { $range }–{ $range-2 }, you may change one of your blanks to a focus result.
xwing-pilot-torkilmux = At the start of the Engagement Phase, you may choose a ship in your firing arc. It engages at initiative { $set } this phase.
