# Why a line of a scenario cannot be read. What is wrong stands behind the line's number, in small letters.

armada-ask-refused-no-attack = no attack is under way, so it has no { $word }; begin one first, as in `begin vic attacks front -> neb front`, or ask a card, as in `see vic battery front …`
armada-ask-refused-odd = { $why }; a line `odd table` allows what cannot come up in a game
armada-ask-refused-list = the list cannot be read: { $why }
