# Why a command is not resolved in a way.

armada-refused-command-no-tokens = An effect keeps the ship from having command tokens.
armada-refused-command-no-raid = The ship has no raid token.
armada-refused-command-no-payment = The ship has no dial or token to pay for this command that way.
armada-refused-command-speed-change = This command can change the speed by at most { $most }.
armada-refused-command-top-speed = The speed chart of this ship ends at { $top }.
