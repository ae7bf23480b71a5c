# Was Schadenskarten bewirken, in unseren Worten. Kartennamen bleiben englisch.

armada-damage-blinded-gunners = Beim Angreifen kann das Schiff keine Zielgenauigkeiten ausgeben.
armada-damage-capacitor-failure = Hüllensektionen ohne Schilde können keine Schilde wiederherstellen und keine erhalten; solange eine solche verteidigt, kann kein Umlenken ausgegeben werden.
armada-damage-comm-noise = Sofort: Der Gegner darf den Schub um 1 senken oder das oberste Kommandorad neu einstellen. Danach verdecken.
armada-damage-compartment-fire = Das Schiff kann seine Verteidigungsmarker nicht spielbereit machen.
armada-damage-coolant-discharge = Pro Runde darf nur ein Angriff des Schiffs einem Schiff gelten.
armada-damage-crew-panic = Bevor das Schiff ein Kommandorad aufdeckt, nimmt es 1 Schaden oder legt dieses Rad ungesehen ab.
armada-damage-damaged-controls = Überschneidet das Schiff ein Schiff oder Hindernis, wird ihm zusätzlich eine verdeckte Schadenskarte zugeteilt.
armada-damage-damaged-munitions = Bevor das Schiff gegen ein Schiff würfelt, verliert sein Angriffspool einen Würfel.
armada-damage-depowered-armament = Das Schiff kann nicht auf große Reichweite angreifen.
armada-damage-disengaged-fire-control = Das Schiff kann kein Ziel wählen, gegen das der Angriff versperrt wäre.
armada-damage-faulty-countermeasures = Das Schiff kann erschöpfte Verteidigungsmarker nicht ausgeben.
armada-damage-injured-crew = Sofort: Wähle einen Verteidigungsmarker des Schiffs und lege ihn ab. Danach verdecken.
armada-damage-life-support-failure = Das Schiff legt alle Kommandomarker ab und kann keine haben.
armada-damage-point-defense-failure = Bevor das Schiff gegen eine Staffel würfelt, verliert sein Angriffspool einen Würfel.
armada-damage-power-failure = Der Technikwert des Schiffs wird halbiert und abgerundet.
armada-damage-projector-misaligned = Sofort: Die Hüllensektion mit den meisten Schilden verliert sie alle. Danach verdecken.
armada-damage-ruptured-engine = Nach jedem Manöver nimmt das Schiff 1 Schaden, wenn sein Schubrad 2 oder mehr zeigt.
armada-damage-shield-failure = Sofort: Der Gegner darf bis zu zwei Hüllensektionen wählen; jede verliert einen Schild. Danach verdecken.
armada-damage-structural-damage = Sofort: Dem Schiff wird eine weitere verdeckte Schadenskarte zugeteilt. Danach verdecken.
armada-damage-targeter-disruption = Beim Angreifen handelt das Schiff keine kritischen Effekte ab.
armada-damage-thrust-control-malfunction = Beim aktuellen Schub verliert das letzte bewegliche Gelenk einen Klick.
armada-damage-thruster-fissure = Immer wenn das Schiff seinen Schub ändert, nimmt es 1 Schaden.
