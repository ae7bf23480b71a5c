# Warum etwas nicht angreift oder nicht angegriffen wird.

armada-refused-attack-not-in-arc = Nicht im Feuerwinkel.
armada-refused-attack-out-of-range = Außerhalb der Angriffsreichweite.
armada-refused-attack-out-of-distance = Nicht in Entfernung { $distance }.
armada-refused-attack-sight-blocked = Die Sichtlinie kreuzt eine andere Hüllensektion des Verteidigers.
armada-refused-attack-range-line-blocked = Die Reichweitenlinie kreuzt eine andere Hüllensektion des Verteidigers.
armada-refused-attack-dust-field = Die Sichtlinie kreuzt ein Staubfeld.
armada-refused-attack-overlaps-station = Der Angreifer überschneidet die Raumstation.
armada-refused-attack-overlaps-mine = Der Angreifer überschneidet die Annäherungsmine.
armada-refused-attack-not-by-ship = Nur Schiffe können Annäherungsminen angreifen.

armada-refused-attack-friendly = Befreundet: Wähle ein feindliches Ziel.
armada-refused-attack-nothing = Das kann nicht angegriffen werden.
armada-refused-attack-no-dice = Die Bewaffnung hat dagegen keine Würfel.
armada-refused-attack-only-squadrons = Dieser Angriff kann nur Staffeln gelten.
armada-refused-attack-targeted = War schon Ziel dieses Angriffs.
armada-refused-attack-station-destroyed = Die Raumstation ist zerstört.
armada-refused-attack-target-forbidden = Ein Effekt verbietet dieses Ziel.
armada-refused-attack-target-forbidden-by = Ein Effekt verbietet dieses Ziel: { $card }.
armada-refused-attack-zone-used = Hat in dieser Aktivierung schon angegriffen.
armada-refused-attack-zone-without-target = Kein Ziel in Feuerwinkel und Angriffsreichweite.
armada-refused-attack-zone-forbidden = Ein Effekt verbietet Angriffe von hier.
armada-refused-attack-zone-forbidden-by = Ein Effekt verbietet Angriffe von hier: { $card }.
armada-refused-attack-engaged = Die Staffel ist im Nahkampf und muss eine Staffel angreifen, mit der sie im Nahkampf ist.
armada-refused-attack-escort = Die Staffel ist im Nahkampf mit einer Staffel, die Eskorte hat, und dieses Ziel hat keine Eskorte.
armada-refused-attack-squadron-no-dice = Die Staffel hat keine Würfel dagegen.
armada-refused-attack-kept = Ein Effekt verbietet der Staffel anzugreifen.
armada-refused-attack-kept-by = Ein Effekt verbietet der Staffel anzugreifen: { $card }.
armada-refused-attack-not-meant = Der Effekt erlaubt dieses Ziel nicht.
armada-refused-attack-same-effect = Hat dieses Ziel mit demselben Effekt schon angegriffen.
armada-refused-attack-special-arc = Nicht im Spezialfeuerwinkel.
armada-refused-attack-special-no-dice = Vom Zielmarker reicht kein Würfel der Spezialbatterie so weit.
