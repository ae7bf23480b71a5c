# What cannon upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-autoblasters = If the defender is in your bullseye arc, roll { $add } more attack die. If you are not in the defender's front arc, your crits can't be canceled by evades.
xwing-card-heavylasercannon = After the Modify Attack Dice step, change all crits to hits.
xwing-card-ioncannon = If this attack hits, spend one hit or crit for the defender to suffer { $suffer } damage. Each remaining result inflicts an ion token instead of damage.
xwing-card-jammingbeam = If this attack hits, each result inflicts a jam token instead of damage.
xwing-card-protoncannons = Change a focus or hit to a crit.
xwing-card-syncedlasercannons = While you are calculating, the defender doesn't get its range bonus.
xwing-card-tractorbeam = If this attack hits, each result inflicts a tractor token instead of damage.
xwing-card-underslungblastercannon = After an enemy ship executes a maneuver, you may perform a bonus attack against it with this weapon. Your dice can be modified only by spending a lock.
