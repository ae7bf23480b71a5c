# Words that fit any game.

name = { $name }
refused = { $reason }
pass = Pass
confirm = Confirm
yes = Yes
no = No
told-undo = Took moves back
told-adjust = Changed the table by agreement
