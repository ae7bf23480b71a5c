# Why the table cannot be measured or changed.

armada-table-refused-missing = There is no { $id } on the table.
armada-table-refused-same-piece = Two different pieces are measured.
armada-table-refused-nothing-between = Nothing can be measured between these.
armada-table-refused-tool-elsewhere = The maneuver tool is laid down in the Determine Course step of your own ship only.
armada-table-refused-no-value = { $id } has no value called { $key }.
armada-table-refused-value = The value goes from { $min } to { $max }, not { $value }.
armada-table-refused-already = It is that already.
armada-table-refused-no-facedown = The ship has no facedown damage card.
armada-table-refused-ends-itself = The table itself ends what is under way.
