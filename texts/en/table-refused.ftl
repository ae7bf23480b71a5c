# Why a table is not measured or changed, whatever the game.

table-refused-missing = There is no { $id } on the table.
table-refused-same-piece = Measure between two different pieces.
table-refused-no-value = { $id } has no value called { $key }.
table-refused-value = The value must be from { $min } to { $max }, not { $value }.
table-refused-ends-itself = A step is ended by the table, not by a change to the board.
