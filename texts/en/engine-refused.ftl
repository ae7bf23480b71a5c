# Why the rules machine refuses something, whatever the game.

engine-refused-pass = You can't pass here: choose one of the options.
engine-refused-some = You must choose at least { $min } and at most { $max }, not { $given }.
engine-refused-amount = The number must be from { $min } to { $max }, not { $given }.
engine-refused-split = The shares must add up to { $total }, not { $given }.
engine-refused-kind = This calls for another kind of answer: { $wanted }.
engine-refused-unlisted = That is not among the legal answers.
engine-refused-nothing-to-decide = Seat { $seat } has nothing to decide now.
engine-refused-seats = The answers must come from these seats, in this order: { $seats }.
engine-refused-answers-missing = Some seats have not answered yet.
engine-refused-game-over = Decision { $number } is closed: the game is over.
engine-refused-passed = Decision { $number } has passed: decision { $open } is open.
engine-refused-nothing-to-undo = The game can't go back to { $keep } entries: it has only { $entries }.
engine-refused-undo-consent = Taking back a roll, a reveal or another player's decision needs the consent of side { $side }.
engine-refused-adjust-consent = An adjustment needs the consent of side { $side }.
engine-refused-nobody = Nobody is in seat { $seat }.
engine-refused-value = { $path } can't be { $value }.
engine-refused-no-value = There is nothing at { $path } on the board.

## What a decision wants

engine-refused-wanted-pick = one of the listed choices
engine-refused-wanted-some = some of the listed choices
engine-refused-wanted-order = all of the listed choices, in order
engine-refused-wanted-confirm = yes or no
engine-refused-wanted-amount = a number
engine-refused-wanted-split = a total divided among the listed choices
engine-refused-wanted-assign = a value for each of the listed slots
engine-refused-wanted-course = a course
engine-refused-wanted-place = a place on the table
engine-refused-wanted-use = one of the effects that can be used now
