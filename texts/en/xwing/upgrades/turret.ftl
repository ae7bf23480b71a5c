# What turret upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-ioncannonturret = If this attack hits, spend one hit or crit for the defender to suffer { $suffer } damage. Each remaining result inflicts an ion token instead of damage.
