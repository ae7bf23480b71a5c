# Warum ein Effekt eines Reparieren-Kommandos nicht möglich ist.

armada-refused-repair-full-shields = Die Hüllensektion hat schon alle Schilde.
armada-refused-repair-no-regaining = Ein Effekt verhindert, dass die Hüllensektion Schilde erhält.
armada-refused-repair-no-recovering = Ein Effekt verhindert, dass die Hüllensektion Schilde wiederherstellt.
armada-refused-repair-no-shield = Die Hüllensektion hat keinen Schild abzugeben.
armada-refused-repair-no-other-zone = Keine andere Hüllensektion kann einen Schild erhalten.
armada-refused-repair-full-hull = Hat schon alle Hüllenpunkte.
armada-refused-repair-beyond = Jenseits von Entfernung { $distance }.
armada-refused-repair-nothing-to-move = Kein Schild kann von einer Hüllensektion auf eine andere verschoben werden.
armada-refused-repair-nothing-to-recover = Keine Hüllensektion kann einen Schild wiederherstellen.
armada-refused-repair-no-damage = Das Schiff hat keine Schadenskarte.
armada-refused-repair-nothing-to-project = Kein Schild kann auf ein anderes Schiff verschoben werden.
armada-refused-repair-nothing-to-gather = Deine Technikpunkte reichen für keinen Siegmarker in der Nähe.
armada-refused-repair-no-squadron = Keine Staffel kann einen Hüllenpunkt wiederherstellen.
armada-refused-repair-spending-forbidden = Ein Effekt verbietet es, Technikpunkte auszugeben.
armada-refused-repair-points = Nicht genug Technikpunkte: Es kostet { $cost }, und du hast { $left }.
armada-refused-repair-no-further-projection = Zu weit weg, oder es kann kein weiterer Schild verschoben werden.
