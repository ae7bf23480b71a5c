# Why the table cannot be measured or changed.

armada-table-refused-nothing-between = There is nothing to measure between these.
armada-table-refused-tool-elsewhere = You can lay out the maneuver tool only in the Determine Course step of your own ship.
armada-table-refused-already = It already has that value.
armada-table-refused-no-facedown = The ship has no facedown damage card.
