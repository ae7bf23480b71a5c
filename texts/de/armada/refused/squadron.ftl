# Warum eine Staffel etwas nicht tun kann.

armada-refused-squadron-out-of-command-range = Außerhalb der Reichweite des Staffelkommandos.
armada-refused-squadron-one-of-both = In dieser Phase kann sie sich bewegen oder angreifen, aber nicht beides.
armada-refused-squadron-has-attacked = Hat schon angegriffen.
armada-refused-squadron-has-moved = Hat sich schon bewegt.
armada-refused-squadron-no-target = Hat kein Ziel.
armada-refused-squadron-engaged = Im Nahkampf: Die Staffel kann sich nicht bewegen.
armada-refused-squadron-held = Ein Effekt verbietet der Staffel, sich zu bewegen.
armada-refused-squadron-ends-engaged = Die Staffel darf diese Bewegung nicht im Nahkampf beenden.
