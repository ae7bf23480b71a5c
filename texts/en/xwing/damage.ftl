# What damage cards do, in our words.

xwing-damage-blinded-pilot = The ship can modify attack dice only by spending Force.
xwing-damage-console-fire = Before it engages, the ship rolls an attack die and suffers hit damage on a hit.
xwing-damage-damaged-engine = The difficulty of the ship's turns increases.
xwing-damage-damaged-sensor-array = The ship can perform only focus actions and the actions on damage cards.
xwing-damage-direct-hit = The ship suffers damage; then this card is repaired.
xwing-damage-disabled-power-regulator = Before it engages, the ship gains an ion token.
xwing-damage-fuel-leak = After the ship suffers crit damage, it suffers more damage and this card is repaired.
xwing-damage-hull-breach = If the ship would suffer hit damage, it suffers crit damage instead.
xwing-damage-loose-stabilizer = After a maneuver that isn't straight, the ship suffers damage.
xwing-damage-panicked-pilot = The ship gains stress tokens; then this card is flipped facedown.
xwing-damage-structural-damage = The ship rolls fewer defense dice.
xwing-damage-stunned-pilot = After it moves through or onto an obstacle, the ship suffers damage.
xwing-damage-weapons-failure = The ship rolls fewer attack dice.
xwing-damage-wounded-pilot = After the ship performs an action, a roll decides whether it gains a stress token.
