# What tech upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-advancedoptics = While you attack, you may spend a focus token to turn a blank to a hit.
xwing-card-biohexacryptcodes = While you coordinate or jam, you may spend your lock on a ship to choose it at any range.
xwing-card-ferrospherepaint = After an enemy ship locks you from outside its bullseye arc, it gains { $gain } stress token unless it breaks that lock.
xwing-card-patternanalyzer = While you fully execute a red maneuver, you may perform an action before its difficulty is checked.
xwing-card-primedthrusters = With little stress, you can barrel roll and boost while stressed.
xwing-card-sensorbuoysuite = Setup: Before forces are placed, place { $times } sensor buoys beyond range { $place-beyond } of every edge. Before you engage, you may acquire a lock on a ship at range { $device-near }–{ $device-near-2 } of a friendly sensor buoy, however far away it is.
xwing-card-targetingsynchronizer = While a friendly ship at range { $range }–{ $range-2 } attacks a target that you have locked, it needs no lock of its own.
