# Why a player cannot pass.

armada-refused-pass-must-activate = A player who has an unactivated ship has to activate one.
armada-refused-pass-no-token = Passing costs a pass token, and there is none left.
armada-refused-pass-twice = You can't spend pass tokens on two turns in a row: activate a ship.
armada-refused-pass-first = The first player has to activate a ship in this phase before passing.
armada-refused-pass-fewer = The first player can pass only with fewer unactivated ships than the second player.
armada-refused-pass-no-more = The second player can pass only with no more unactivated ships than the first player.
