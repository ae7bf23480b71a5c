# What torpedo upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-advprotontorpedoes = Change a hit to a crit.
xwing-card-homingtorpedoes = After you declare the defender, it may suffer { $suffer-2 } crit damage. If it does, skip the dice: the attack counts as a hit.
xwing-card-iontorpedoes = If this attack hits, spend one hit or crit for the defender to suffer { $suffer } damage. Each remaining result inflicts an ion token instead of damage.
xwing-card-plasmatorpedoes = Crits are neutralized before hits. If this attack hits, the defender loses a shield before damage is dealt.
xwing-card-protontorpedoes = Change a hit to a crit.
