# Why an effect of a repair command cannot be had.

armada-refused-repair-full-shields = The hull zone has its maximum of shields.
armada-refused-repair-no-regaining = An effect keeps the hull zone from regaining shields.
armada-refused-repair-no-recovering = An effect keeps the hull zone from recovering shields.
armada-refused-repair-no-shield = The hull zone has no shield to lose.
armada-refused-repair-no-other-zone = No other hull zone can gain a shield.
armada-refused-repair-full-hull = It has all its hull points.
armada-refused-repair-beyond = It is beyond distance { $distance }.
armada-refused-repair-nothing-to-move = No shield can be moved from one hull zone to another.
armada-refused-repair-nothing-to-recover = No hull zone can recover a shield.
armada-refused-repair-no-damage = The ship has no damage card.
armada-refused-repair-nothing-to-project = No shield can be moved to another ship.
armada-refused-repair-nothing-to-gather = Nothing is near at which the points suffice for a victory token.
armada-refused-repair-no-squadron = No squadron can recover a hull point.
armada-refused-repair-spending-forbidden = An effect forbids spending engineering points.
armada-refused-repair-points = The engineering points do not suffice: it costs { $cost }, and { $left } are left.
armada-refused-repair-no-further-projection = It is too far away, or no further shield can be moved.
