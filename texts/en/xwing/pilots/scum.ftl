# What pilots of Scum and Villainy do, in our words, by their ids. Numbers come from the data of the card.

xwing-pilot-bobafett = While you defend or attack, you may reroll one of your dice for each enemy ship at range { $range }–{ $range-2 }.
xwing-pilot-bossk = While you perform a primary attack, after results are neutralized, you may spend a crit result to add { $times } hit results.
xwing-pilot-bossk-z95af4headhunter = While you perform a primary attack, after results are neutralized, you may spend a crit to add { $times } hits.
xwing-pilot-cadbane = After you perform an attack that hits, you may spend { $charge } charges to transfer one of your red or orange tokens, no lock, to the defender.
xwing-pilot-captainseevor = While you attack or defend, before the attack dice are rolled, you may spend { $charge } charge if you are not in the enemy's bullseye arc: the enemy gains { $gain } jam token.
xwing-pilot-dengar = After you defend, if the attacker is in your front arc, you may spend { $charge } charge for a bonus attack against it.
xwing-pilot-drearenthal = While a friendly non-limited ship attacks and the defender is in your firing arc, the attacker may reroll { $exactly } attack die.
xwing-pilot-fennrau = While you defend or attack at attack range { $attack-range }, you may roll { $add } more die.
xwing-pilot-hansolo = While you defend or perform a primary attack, if an obstacle obstructs the attack, you may roll { $add } more die.
xwing-pilot-ig88a = At the start of the Engagement Phase, you may transfer one of your calculate tokens to a friendly ship at range { $range }–{ $range-2 } that has the calculate action.
xwing-pilot-ig88b = After you perform an attack that misses, you may perform a bonus attack with a cannon.
xwing-pilot-ig88c = After you perform a boost action, you may perform an evade action.
xwing-pilot-kavil = While you perform an attack that is not made from the front arc, you roll { $add } more attack die.
xwing-pilot-l337 = While you have no active shields, your bank maneuvers are easier.
xwing-pilot-l337-escapecraft = While you have no shields, your bank maneuvers are easier.
xwing-pilot-landocalrissian = After you roll dice, if you are not stressed, you may gain { $gain } stress token to reroll all your blanks.
xwing-pilot-landocalrissian-escapecraft = After you roll dice, if you are not stressed, you may gain { $gain } stress token to reroll all your blanks.
xwing-pilot-leemakai = Before you engage, if you are in no enemy ship's front arc, you may acquire a lock on an enemy ship in your full front arc.
xwing-pilot-nashtahpup = You deploy in emergency only. You have the name, initiative, pilot ability and ship charges of your destroyed Hound's Tooth.
xwing-pilot-ndrusuhlak = While you perform a primary attack, if no other friendly ship is at range { $range }–{ $range-2 }, you roll { $add } more attack die.
xwing-pilot-oldteroch = At the start of the Engagement Phase, you may choose an enemy ship at range { $range }: if you are in its front arc, it loses all its green tokens.
xwing-pilot-overseeryushyn = Before a friendly unstressed ship at range { $range } would gain a disarm token, you may spend { $charge } charge: it gains a stress token instead.
xwing-pilot-teltrevura = If you would be destroyed, you may spend { $charge } charge instead: discard your damage cards, suffer { $suffer } hit damage and go into reserve. At the start of the next Planning Phase you are placed at your edge, as in setup.
xwing-pilot-themandalorian = While you defend or attack, if you are in the front arc of { $ships-at-least } or more enemy ships at range { $range }–{ $range-2 }, you may turn one of your blanks to a focus result.
xwing-pilot-torkilmux = At the start of the Engagement Phase, you may choose a ship in your firing arc: it engages at initiative { $set } this phase.
