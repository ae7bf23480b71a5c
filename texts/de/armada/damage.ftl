# Was Schadenskarten bewirken, in unseren Worten. Kartennamen bleiben englisch.

armada-damage-blinded-gunners = Beim Angreifen kann das Schiff keine Zielgenauigkeiten ausgeben.
armada-damage-capacitor-failure = Hüllensektionen ohne Schilde können keine Schilde wiederherstellen oder erhalten; solange eine solche Sektion verteidigt, kann das Schiff kein Umlenken ausgeben.
armada-damage-comm-noise = Sofort: Dein Gegner darf den Schub des Schiffs um 1 senken oder sein oberstes Kommandorad auf ein anderes Kommando stellen. Danach verdecken.
armada-damage-compartment-fire = Das Schiff kann seine Verteidigungsmarker nicht spielbereit machen.
armada-damage-coolant-discharge = In jeder Runde kann nur einer der Angriffe des Schiffs einem Schiff gelten.
armada-damage-crew-panic = Bevor das Schiff ein Kommandorad aufdeckt, muss es 1 Schaden nehmen oder das Rad ungesehen ablegen.
armada-damage-damaged-controls = Überschneidet das Schiff ein Schiff oder Hindernis, wird ihm zusätzlich eine verdeckte Schadenskarte zugeteilt.
armada-damage-damaged-munitions = Beim Angriff auf ein Schiff wird vor dem Wurf ein Würfel aus dem Angriffspool entfernt.
armada-damage-depowered-armament = Das Schiff kann nicht in großer Reichweite angreifen.
armada-damage-disengaged-fire-control = Das Schiff kann kein Ziel wählen, gegen das der Angriff versperrt wäre.
armada-damage-faulty-countermeasures = Das Schiff kann erschöpfte Verteidigungsmarker nicht ausgeben.
armada-damage-injured-crew = Sofort: Lege einen Verteidigungsmarker des Schiffs deiner Wahl ab. Danach verdecken.
armada-damage-life-support-failure = Das Schiff legt alle Kommandomarker ab und kann keine erhalten.
armada-damage-point-defense-failure = Beim Angriff auf eine Staffel wird vor dem Wurf ein Würfel aus dem Angriffspool entfernt.
armada-damage-power-failure = Der Technikwert des Schiffs wird halbiert, abgerundet.
armada-damage-projector-misaligned = Sofort: Die Hüllensektion mit den meisten Schilden verliert sie alle. Danach verdecken.
armada-damage-ruptured-engine = Nach jedem Manöver nimmt das Schiff 1 Schaden, wenn sein Schubrad 2 oder mehr zeigt.
armada-damage-shield-failure = Sofort: Dein Gegner darf bis zu zwei Hüllensektionen wählen; jede verliert einen Schild. Danach verdecken.
armada-damage-structural-damage = Sofort: Dem Schiff wird eine weitere verdeckte Schadenskarte zugeteilt. Danach verdecken.
armada-damage-targeter-disruption = Beim Angreifen kann das Schiff keine kritischen Effekte abhandeln.
armada-damage-thrust-control-malfunction = Beim aktuellen Schub hat das letzte Gelenk mit Kurskorrektur einen Klick weniger.
armada-damage-thruster-fissure = Immer wenn das Schiff seinen Schub ändert, nimmt es 1 Schaden.
