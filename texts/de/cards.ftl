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

## Aufwertungen

armada-card-general-dodonna = Bevor einem feindlichen Schiff eine offene Schadenskarte zugeteilt wird, sieh dir die obersten 4 Karten des Stapels an, lass eine oben und lege die anderen ab.
armada-card-grand-moff-tarkin = Zu Beginn der Schiffsphase darfst du ein Kommando nennen: Jedes befreundete Schiff erhält dessen Marker.
armada-card-admiral-yularen = Befreundete Schiffe, die einen Staffelmarker ausgeben, aktivieren eine Staffel mehr; beim Reparieren dürfen sie für 2 Punkte einen Hüllenpunkt einer Staffel in Entfernung 1–3 wiederherstellen.
armada-card-kraken = Einmal pro Aktivierung: Greift ein befreundetes Schiff ein Schiff an, das ein anderes befreundetes auf kurze oder mittlere Reichweite hat, darf es einen Würfel auf eine Seite mit genau einem Symbol drehen.
armada-card-leia-organa-officer = Deckt dieses Schiff ein Kommandorad auf, darfst du das oberste Rad eines anderen befreundeten Schiffs in Entfernung 1–5 auf dasselbe Kommando stellen.
armada-card-wullf-yularen = Gibt dieses Schiff einen Kommandomarker aus, erschöpfe diese Karte, um einen gleichen zurückzuerhalten.
armada-card-defense-liaison = Bevor dieses Schiff sein Kommandorad aufdeckt, darf es einen Kommandomarker ausgeben, damit es Navigieren oder Reparieren zeigt.
armada-card-weapons-liaison = Bevor dieses Schiff sein Kommandorad aufdeckt, darf es einen Kommandomarker ausgeben, damit es Feuer konzentrieren oder Staffel zeigt.
armada-card-gunnery-team = Nach Feuer konzentrieren darf der nächste Angriff aus derselben Hüllensektion kommen. Keine Hüllensektion greift in einer Aktivierung dasselbe Schiff oder dieselbe Staffel zweimal an.
armada-card-gunnery-team-first = Eine Hüllensektion darf in einer Aktivierung mehrmals angreifen, aber nie dasselbe Schiff oder dieselbe Staffel zweimal.
armada-card-expanded-hangar-bay = Der Staffelwert ist um 1 höher.
armada-card-electronic-countermeasures = Beim Verteidigen: Erschöpfe diese Karte, um einen durch Zielgenauigkeit gesperrten Verteidigungsmarker auszugeben.
armada-card-assault-concussion-missiles = Schwarzer kritischer Treffer: Erschöpfe diese Karte; jede Hüllensektion neben der verteidigenden nimmt 1 Schaden.
armada-card-assault-concussion-missiles-first = Schwarzer kritischer Treffer: Jede Hüllensektion neben der verteidigenden nimmt 1 Schaden.
armada-card-enhanced-armament = Die linke und die rechte Geschützbatterie haben einen roten Würfel mehr.
armada-card-h9-turbolasers = Beim Angreifen darfst du einen Würfel mit Treffer oder kritischem Treffer auf Zielgenauigkeit drehen.
armada-card-hyperspace-rings = Vor dem Aufstellen erhalten befreundete Staffeln ohne Einzelgänger, höchstens so viele wie der Staffelwert, Späher.
armada-card-corrupter = Bomber, die das Staffelkommando dieses Schiffs aktiviert, haben 1 Schub mehr.
armada-card-dominator = Beim Angriff auf kurze oder mittlere Reichweite darfst du bis zu 2 Schilde des Schiffs ausgeben; jeder fügt einen blauen Würfel hinzu.
armada-card-dodonnas-pride = Blauer kritischer Treffer: Negiere alle Würfel; dem Verteidiger wird eine offene Schadenskarte zugeteilt.
armada-card-jainas-light = Das Schiff darf überschnittene Hindernisse ignorieren, und seine Angriffe sind nie versperrt.
armada-card-redemption = Befreundete Schiffe in Entfernung 1–5 erhalten beim Reparieren 1 Technikpunkt mehr.
armada-card-salvation = Beim Angriff aus dem Bug auf ein Schiff zählt jeder kritische Treffer 2 Schaden.

## Einsatzziele

armada-objective-most-wanted = Der zweite Spieler nennt je ein Schiff beider Seiten. Wer eines davon mit einem Schiff angreift, darf einen Würfel in einer Farbe seines Pools hinzufügen; zerstört zählen seine Kosten doppelt.
armada-objective-opening-salvo = Beim ersten Angriff auf ein Schiff fügt jedes Schiff zwei Würfel hinzu: rote beim ersten Spieler, beliebige beim zweiten. Beschädigte feindliche Schiffe im Spiel zählen am Ende halb.
armada-objective-precision-strike = Schiffe und Bomber dürfen einen Würfel mit Treffer ausgeben, um eine verdeckte Karte des Verteidigers aufzudecken. Jede Karte, die bei einem Angriff offen liegt, bringt einen Siegmarker zu { $victory } Punkten.
armada-objective-advanced-gunnery = Jede Seite nennt ein Schiff, das alle Angriffe aus einer Hüllensektion machen darf; nur das des zweiten Spielers darf sein Ziel wiederholen. Zerstört zählen seine Kosten doppelt.
armada-objective-hyperspace-assault = Der zweite Spieler legt ein Schiff und bis zu drei Staffeln zur Seite; ab Runde 2 dürfen sie an einem von drei Markern eintreffen.
armada-objective-fire-lanes = Am Ende jeder Runde bringt jeder von drei Markern der Seite mit mehr Batteriewürfeln darauf einen Siegmarker zu { $victory } Punkten.
armada-objective-contested-outpost = Am Ende jeder Runde bringt die höhere Summe der Kommandowerte in Entfernung 1 der Raumstation einen Siegmarker zu { $victory } Punkten.
armada-objective-fleet-ambush = Alle Schiffe werden vor den Staffeln aufgestellt; jedes zweite Schiff des ersten Spielers beginnt in der Hinterhaltszone in der Mitte.
armada-objective-superior-positions = Der erste Spieler stellt zuerst alles auf. Ein Angriff, der einem Heck Schaden zufügt, bringt einen Siegmarker zu { $victory } Punkten.
armada-objective-intel-sweep = Deckt das Einsatzziel-Schiff einer Seite ein Kommandorad auf, darf es einen von fünf Markern in Entfernung 1 nehmen. Wer mehr davon hat, erhält { $majority } Punkte.
armada-objective-minefields = Der zweite Spieler platziert die Hindernisse und sechs Minen. Ein Schiff, das seine Bewegung in Entfernung 1 einer Mine beendet, löst sie aus: zwei blaue Würfel Schadenskarten.
armada-objective-dangerous-territory = Ein Schiff, das ein Hindernis überschneidet, darf dessen Marker nehmen: { $victory } Punkte. Asteroiden und Trümmer schaden den Schiffen des zweiten Spielers nicht.
