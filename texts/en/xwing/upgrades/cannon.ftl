# What cannon upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-autoblasters = Roll { $add } more attack die if the defender is in your bullseye arc. If you are outside the defender's front arc, evades cancel no crits.
xwing-card-heavylasercannon = After the Modify Attack Dice step, turn all crits to hits.
xwing-card-ioncannon = If this attack hits, spend one hit or crit: the defender suffers { $suffer } damage. The other results give ion tokens instead of damage.
xwing-card-jammingbeam = If this attack hits, all results give jam tokens instead of damage.
xwing-card-protoncannons = Turn a focus or hit to a crit.
xwing-card-syncedlasercannons = While you are calculating, the defender gets no range bonus.
xwing-card-tractorbeam = If this attack hits, all results give tractor tokens instead of damage.
xwing-card-underslungblastercannon = After an enemy ship executes a maneuver, you may make a bonus attack against it with this weapon. Your dice can be modified only by spending a lock.
