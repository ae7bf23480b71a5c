# What torpedo upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-advprotontorpedoes = Turn a hit to a crit.
xwing-card-homingtorpedoes = After the defender is declared, it may suffer { $suffer-2 } crit damage: then no dice are rolled, and the attack counts as a hit.
xwing-card-iontorpedoes = If this attack hits, spend one hit or crit: the defender suffers { $suffer } damage. The other results give ion tokens instead of damage.
xwing-card-plasmatorpedoes = Crits are neutralized before hits. If this attack hits, the defender loses a shield before damage is dealt.
xwing-card-protontorpedoes = Turn a hit to a crit.
