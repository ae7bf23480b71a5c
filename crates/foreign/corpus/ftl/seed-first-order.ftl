# What pilots of the First Order do, in our words, by their ids. Numbers come from the data of the card.

xwing-pilot-backdraft = While you perform a primary attack from your turret arc against a ship in your rear arc, roll { $add } more attack die.
xwing-pilot-breach = After you fully execute a maneuver or perform a boost action, you may acquire a lock on an enemy ship that you moved through.
xwing-pilot-commandermalarus-xiclasslightshuttle = While a friendly ship at range { $range }–{ $range-2 } performs a primary attack, if it rolled any blanks, it must gain { $gain } strain token and reroll one blank before dice are modified.
xwing-pilot-holo = At the start of the Engagement Phase, you must transfer one of your tokens to another friendly ship at range { $range }–{ $range-2 }.
xwing-pilot-kyloren = After you defend, you may spend { $force } Force to assign I'll Show You the Dark Side to the attacker.
xwing-pilot-kyloren-tiewiwhispermodifiedinterceptor = Before an enemy ship in your bullseye arc is dealt a facedown damage card, you may spend { $force } Force so that the card is dealt faceup instead.
xwing-pilot-lieutenantlehuse = While you attack, you may spend another friendly ship's lock on the defender to reroll any number of your dice.
xwing-pilot-majorstridan = While you coordinate or resolve one of your upgrades, you may treat friendly ships at range { $range }–{ $range-2 } as if they were at either of the two lowest ranges.
xwing-pilot-majorvonreg = During the System Phase, you may choose an enemy ship in your bullseye arc. It gains a deplete or strain token of your choice.
xwing-pilot-midnight = While you attack or defend against a ship that you have locked, that ship's dice can't be modified.
xwing-pilot-quickdraw = After you lose a shield, you may spend { $charge } charge to perform a bonus primary attack.
xwing-pilot-recoil = While you are stressed, enemy ships in your front arc at range { $range }–{ $range-2 } are treated as being in your bullseye arc.
xwing-pilot-rush = While you are damaged, your initiative is { $set }.
xwing-pilot-scorch = While you perform a primary attack, if you are not stressed, you may gain { $gain } stress token to roll { $add } more attack die.
