# What turret upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-ioncannonturret = If this attack hits, spend one hit or crit: the defender suffers { $suffer } damage. The other results give ion tokens instead of damage.
