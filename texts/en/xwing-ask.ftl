# Why a line of a scenario cannot be read. What is wrong stands behind the line's number, in small letters.

xwing-ask-refused-no-attack = no attack is under way, so there are no dice; begin one first, as in `begin xw engages`, and look before it is over: after it, `see happened …` tells what was rolled
xwing-ask-refused-odd = { $why } A line `odd table` allows what cannot come up in a game.
xwing-ask-refused-list = the list cannot be read: { $why }
xwing-ask-refused-on-ship = It lies on { $other }.
xwing-ask-refused-jammed = It has a jam token beside a green token or a lock, and one of these would have gone with it.
xwing-ask-refused-no-template = there is no template for { $maneuver }; straight templates go up to speed { $straight }, banks and turns up to speed { $curved }
