# Words that fit any game.

name = { $name }
refused = { $reason }
pass = Pass
confirm = Confirm
yes = Yes
no = No
told-undo = Took moves back
told-adjust = Changed the table by agreement
over-conceded = { $player } gave the game up.
over-agreed-draw = The players agreed on a draw.
