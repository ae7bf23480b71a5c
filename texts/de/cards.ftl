# Was Karten bewirken, in unseren Worten. Kartennamen bleiben englisch.

## Schadenskarten

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

## Schlüsselwörter

armada-keyword-adept = Beim Angreifen darf sie bis zu { $value } ihrer Würfel neu würfeln.
armada-keyword-ai-battery = Durch ein Staffelkommando aktiviert und gegen ein Schiff darf sie { $value } Würfel in Farben ihres Pools hinzufügen.
armada-keyword-ai-anti-squadron = Durch ein Staffelkommando aktiviert und gegen eine Staffel darf sie { $value } Würfel in Farben ihres Pools hinzufügen.
armada-keyword-assault = Beim Angriff auf ein Schiff darf sie einen Würfel mit Treffer ausgeben; der Verteidiger erhält einen Überfallmarker deiner Wahl.
armada-keyword-bomber = Gegen Schiffe zählen ihre kritischen Treffer als Schaden, und sie kann einen kritischen Effekt abhandeln.
armada-keyword-cloak = Am Ende der Staffelphase darf sie sich bis Entfernung 1 bewegen, auch im Nahkampf.
armada-keyword-counter = Nachdem eine Staffel sie angegriffen hat, darf sie mit { $value } blauen Würfeln zurückschlagen.
armada-keyword-dodge = Verteidigt sie gegen eine Staffel, darfst du bis zu { $value } Würfel wählen, die neu gewürfelt werden.
armada-keyword-escort = Staffeln im Nahkampf mit ihr können nur Staffeln mit Eskorte angreifen.
armada-keyword-grit = Im Nahkampf mit nur einer Staffel kann sie sich trotzdem bewegen.
armada-keyword-heavy = Staffeln im Nahkampf mit ihr können sich trotzdem bewegen und Schiffe angreifen.
armada-keyword-intel = Befreundete Staffeln in Entfernung 1 haben Zäh.
armada-keyword-relay = Ein befreundetes Schiff, das sie aktivieren könnte, darf stattdessen bis zu { $value } Staffeln in Entfernung 1–3 von ihr aktivieren.
armada-keyword-rogue = In der Staffelphase darf sie sich bewegen und angreifen.
armada-keyword-scout = Sie darf überall jenseits von Entfernung 5 aller Feinde aufgestellt werden.
armada-keyword-screen = Gegen eine Staffel hat sie Ausweichmanöver 1 für jede andere befreundete Staffel ohne Abschirmung, mit der der Angreifer im Nahkampf ist, höchstens 3.
armada-keyword-snipe = Sie kann Staffeln in Entfernung 2 mit { $value } blauen Würfeln angreifen; diese können nicht kontern.
armada-keyword-strategic = Endet ihre Bewegung in Entfernung 1 eines Einsatzzielmarkers, darf sie ihn innerhalb von Entfernung 1 versetzen.
armada-keyword-swarm = Greift sie eine Staffel an, die noch mit einer anderen im Nahkampf ist, darf sie einen Würfel neu würfeln.
