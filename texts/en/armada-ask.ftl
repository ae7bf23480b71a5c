# Why a line of a scenario cannot be read. What is wrong stands behind the line's number, in small letters.

armada-ask-refused-no-attack = no attack is under way, so it has no { $word }; begin one first, as in `begin vic attacks front -> cr90 front`, or ask a card, as in `see vic battery front 3 red`
armada-ask-refused-odd = { $why } A line `odd table` allows what cannot come up in a game.
armada-ask-refused-list = the list cannot be read: { $why }
