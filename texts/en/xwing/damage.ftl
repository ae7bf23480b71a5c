# What damage cards do, in our words.

xwing-damage-blinded-pilot = The ship can modify attack dice only by spending Force.
xwing-damage-console-fire = Before it engages, the ship rolls an attack die and suffers hit damage on a hit.
xwing-damage-damaged-engine = Turns are harder than printed.
xwing-damage-damaged-sensor-array = The ship can perform only the focus action and actions on damage cards.
xwing-damage-direct-hit = The ship suffers more damage; then the card is repaired.
xwing-damage-disabled-power-regulator = Before it engages, the ship gains an ion token.
xwing-damage-fuel-leak = After suffering crit damage, the ship suffers more damage and the card is repaired.
xwing-damage-hull-breach = Hit damage that the ship would suffer becomes crit damage.
xwing-damage-loose-stabilizer = After a maneuver that is not straight the ship suffers damage.
xwing-damage-panicked-pilot = The ship gains stress tokens; then the card is flipped facedown.
xwing-damage-structural-damage = The ship rolls fewer defense dice.
xwing-damage-stunned-pilot = After a maneuver through or onto an obstacle the ship suffers damage.
xwing-damage-weapons-failure = The ship rolls fewer attack dice.
xwing-damage-wounded-pilot = After an action, a roll decides whether the ship gains stress.
