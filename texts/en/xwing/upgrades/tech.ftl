# What tech upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-advancedoptics = While you attack, you may spend a focus token to change a blank to a hit.
xwing-card-biohexacryptcodes = While you coordinate or jam, you may spend your lock on a ship to choose it at any range.
xwing-card-ferrospherepaint = After an enemy ship locks you, if you are not in its bullseye arc, it gains { $gain } stress token unless it breaks that lock.
xwing-card-patternanalyzer = While you fully execute a red maneuver, you may perform an action before its difficulty is checked.
xwing-card-primedthrusters = While you have only a few stress tokens, you can perform barrel roll and boost actions even while stressed.
xwing-card-sensorbuoysuite = Setup: Before forces are placed, place { $times } sensor buoys beyond range { $place-beyond } of every edge. Before you engage, you may acquire a lock on a ship at range { $device-near }–{ $device-near-2 } of a friendly sensor buoy, whatever the range.
xwing-card-targetingsynchronizer = While a friendly ship at range { $range }–{ $range-2 } attacks a target that you have locked, it doesn't need a lock of its own.
