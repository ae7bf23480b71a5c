# Why the rules machine refuses something, whatever the game.

engine-refused-pass = Passing is not possible here: one of the choices must be taken.
engine-refused-some = Between { $min } and { $max } must be chosen, not { $given }.
engine-refused-amount = A number from { $min } to { $max } is wanted, not { $given }.
engine-refused-split = The shares must add up to { $total }, not { $given }.
engine-refused-kind = Another kind of answer is asked for: { $wanted }.
engine-refused-unlisted = That is not among the legal answers.
engine-refused-nothing-to-decide = Seat { $seat } has nothing to decide now.
engine-refused-seats = The answers of these seats are wanted, in this order: { $seats }.
engine-refused-answers-missing = The answers of some seats are missing.
engine-refused-game-over = Decision { $number } has passed: the game is over.
engine-refused-passed = Decision { $number } has passed: number { $open } is open.
engine-refused-nothing-to-undo = There is nothing to take back: { $entries } entries are in force, and { $keep } should stay.
engine-refused-undo-consent = Taking back a roll, a reveal or another player's decision needs the consent of side { $side }.
engine-refused-adjust-consent = An adjustment needs the consent of side { $side }.
engine-refused-nobody = Nobody sits at seat { $seat }.
engine-refused-value = { $path } cannot be { $value }.
engine-refused-no-value = There is nothing at { $path } on the board.

## What a decision wants

engine-refused-wanted-pick = one of the listed choices
engine-refused-wanted-some = some of the listed choices
engine-refused-wanted-order = all listed choices in an order
engine-refused-wanted-confirm = yes or no
engine-refused-wanted-amount = a number
engine-refused-wanted-split = a sum shared out among the listed choices
engine-refused-wanted-assign = a value for each of the listed slots
engine-refused-wanted-course = a course
engine-refused-wanted-place = a place on the table
engine-refused-wanted-use = one of the effects that can be used
