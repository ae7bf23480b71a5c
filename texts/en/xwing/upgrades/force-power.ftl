# What force power upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-battlemeditation = You can't coordinate limited ships. While you perform a purple coordinate action, you may coordinate { $add } more ship of the same type; both perform the same action.
xwing-card-brilliantevasion = While you defend, if you are not in the attacker's bullseye arc, you may spend { $force } Force to change { $exactly } focus results to evades.
xwing-card-compassion = Before another friendly ship at range { $range }–{ $range-2 } would be dealt a faceup Pilot damage card, you may spend { $force } Force to discard that card. You are dealt a facedown card instead; then, if you have { $damage-cards } or more damage cards, recover { $times } Force.
xwing-card-extrememaneuvers = While you perform a boost action, you may spend { $force-2 } Force to use a turn template.
xwing-card-foresight = After an enemy ship executes a maneuver, you may spend { $force } Force to perform a bonus attack against it with this weapon. You may change a focus result to a hit; your dice can't be modified otherwise.
xwing-card-hate = For each damage you suffer, recover a Force charge.
xwing-card-heightenedperception = At the start of the Engagement Phase, you may spend { $force } Force to engage at initiative { $set } this phase.
xwing-card-instinctiveaim = While you perform a special attack, you may spend a Force charge in place of the focus or lock that it requires.
xwing-card-patience = At the start of the Engagement Phase, if an enemy ship is in your front arc, you may gain { $gain } deplete token to recover a Force charge.
xwing-card-sense = During the System Phase, you may look at the dial of an enemy ship at range { $range }–{ $range-2 }. If you spend a Force charge, it can be at range { $range }–{ $range-3 }.
xwing-card-supernaturalreflexes = Before you activate, you may spend { $force } Force to barrel roll or boost. If that action isn't on your action bar, suffer { $suffer } damage.
