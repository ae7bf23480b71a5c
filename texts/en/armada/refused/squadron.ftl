# Why a squadron cannot do something.

armada-refused-squadron-out-of-command-range = It is out of the range of the squadron command.
armada-refused-squadron-one-of-both = In this phase it can move or attack, but not both.
armada-refused-squadron-has-attacked = It has already attacked.
armada-refused-squadron-has-moved = It has already moved.
armada-refused-squadron-no-target = It has no target.
armada-refused-squadron-engaged = It is engaged and can't move.
armada-refused-squadron-held = An effect says that it can't move.
armada-refused-squadron-ends-engaged = It can't end this move engaged.
