# Why a squadron cannot do something.

armada-refused-squadron-out-of-command-range = It is out of the range of the squadron command.
armada-refused-squadron-one-of-both = It can move or attack in this phase, not both.
armada-refused-squadron-has-attacked = It has attacked.
armada-refused-squadron-has-moved = It has moved.
armada-refused-squadron-no-target = It has no target.
armada-refused-squadron-engaged = It is engaged and cannot move.
armada-refused-squadron-held = An effect says that it cannot move.
armada-refused-squadron-ends-engaged = It may not end this move engaged.
