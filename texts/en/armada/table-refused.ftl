# Why the table cannot be measured or changed.

armada-table-refused-nothing-between = Nothing can be measured between these.
armada-table-refused-tool-elsewhere = The maneuver tool is laid down in the Determine Course step of your own ship only.
armada-table-refused-already = It is that already.
armada-table-refused-no-facedown = The ship has no facedown damage card.
