# Why an effect of a repair command cannot be had.

armada-refused-repair-full-shields = The hull zone already has its maximum shields.
armada-refused-repair-no-regaining = An effect keeps the hull zone from regaining shields.
armada-refused-repair-no-recovering = An effect keeps the hull zone from recovering shields.
armada-refused-repair-no-shield = The hull zone has no shield to give.
armada-refused-repair-no-other-zone = No other hull zone can gain a shield.
armada-refused-repair-full-hull = It already has all its hull points.
armada-refused-repair-beyond = It is beyond distance { $distance }.
armada-refused-repair-nothing-to-move = No shield can be moved from one hull zone to another.
armada-refused-repair-nothing-to-recover = No hull zone can recover a shield.
armada-refused-repair-no-damage = The ship has no damage cards.
armada-refused-repair-nothing-to-project = No shield can be moved to another ship.
armada-refused-repair-nothing-to-gather = You don't have the points for a victory token from anything nearby.
armada-refused-repair-no-squadron = No squadron can recover a hull point.
armada-refused-repair-spending-forbidden = An effect forbids spending engineering points.
armada-refused-repair-points = Not enough engineering points: it costs { $cost }, and you have { $left }.
armada-refused-repair-no-further-projection = It is too far away, or no more shields can be moved.
