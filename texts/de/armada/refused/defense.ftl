# Warum ein Verteidigungsmarker nicht ausgegeben werden kann.

armada-refused-defense-not-defending = Nur Marker des Verteidigers können ausgegeben werden.
armada-refused-defense-discarded = Der Marker wurde abgelegt.
armada-refused-defense-speed = Mit Schub { $speed } kann ein Schiff keine Verteidigungsmarker ausgeben.
armada-refused-defense-locked = Durch eine Zielgenauigkeit gesperrt.
armada-refused-defense-spent = In diesem Angriff schon ausgegeben.
armada-refused-defense-type-spent = Ein Marker dieser Art wurde in diesem Angriff schon ausgegeben.
armada-refused-defense-forbidden = Ein Effekt verbietet es.
armada-refused-defense-forbidden-by = Ein Effekt verbietet es: { $card }.
