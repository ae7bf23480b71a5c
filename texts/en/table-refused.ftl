# Why a table is not measured or changed, whatever the game.

table-refused-missing = There is no { $id } on the table.
table-refused-same-piece = Two different pieces are measured.
table-refused-no-value = { $id } has no value called { $key }.
table-refused-value = The value goes from { $min } to { $max }, not { $value }.
table-refused-ends-itself = The table itself ends what is under way.
