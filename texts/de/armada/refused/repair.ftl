# Warum ein Effekt eines Reparieren-Kommandos nicht möglich ist.

armada-refused-repair-full-shields = Die Hüllensektion hat alle Schilde.
armada-refused-repair-no-regaining = Ein Effekt verhindert, dass die Hüllensektion Schilde zurückerhält.
armada-refused-repair-no-recovering = Ein Effekt verhindert, dass die Hüllensektion Schilde wiederherstellt.
armada-refused-repair-no-shield = Die Hüllensektion hat keinen Schild zu verlieren.
armada-refused-repair-no-other-zone = Keine andere Hüllensektion kann einen Schild erhalten.
armada-refused-repair-full-hull = Hat alle Hüllenpunkte.
armada-refused-repair-beyond = Jenseits von Entfernung { $distance }.
armada-refused-repair-nothing-to-move = Kein Schild kann von einer Hüllensektion auf eine andere verschoben werden.
armada-refused-repair-nothing-to-recover = Keine Hüllensektion kann einen Schild wiederherstellen.
armada-refused-repair-no-damage = Das Schiff hat keine Schadenskarte.
armada-refused-repair-nothing-to-project = Kein Schild kann auf ein anderes Schiff verschoben werden.
armada-refused-repair-nothing-to-gather = In der Nähe ist nichts, wo die Technikpunkte für einen Siegmarker reichen.
armada-refused-repair-no-squadron = Keine Staffel kann einen Hüllenpunkt wiederherstellen.
armada-refused-repair-spending-forbidden = Ein Effekt verbietet es, Technikpunkte auszugeben.
armada-refused-repair-points = Die Technikpunkte reichen nicht: Es kostet { $cost }, übrig sind { $left }.
armada-refused-repair-no-further-projection = Zu weit weg, oder es kann kein weiterer Schild verschoben werden.
