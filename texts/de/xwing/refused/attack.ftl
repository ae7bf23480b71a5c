# Warum etwas nicht angegriffen werden kann.

xwing-refused-target-not-given = Der Effekt erlaubt keinen Angriff darauf.
xwing-refused-target-not-in-play = Es liegt nicht auf der Spielfläche.
xwing-refused-target-not-in-arc = Kein Teil davon liegt bis Reichweite { $most } im Feuerwinkel der Waffe ({ $arc }); es liegt { $found }.
xwing-refused-target-beyond-arcs = Es liegt jenseits von Reichweite { $range } ({ $mm } mm entfernt), wo jeder Feuerwinkel endet.
xwing-refused-target-out-of-range = Es liegt in Angriffsreichweite { $range } ({ $mm } mm entfernt im Feuerwinkel); die Waffe reicht von { $least } bis { $most }.
xwing-refused-target-no-charge = { $needed ->
    [one] Die Karte hat keine aktive Ladung.
   *[other] Die Karte hat weniger als { $needed } aktive Ladungen.
}
xwing-refused-target-no-lock = Der Angreifer hat es nicht erfasst.
xwing-refused-target-no-focus = Der Angreifer hat keinen Fokusmarker.
xwing-refused-target-no-calculate = Der Angreifer hat keinen Berechnungsmarker.
xwing-refused-target-forbidden = Ein Effekt verhindert, dass es angegriffen wird.

## Würfel und Waffen

xwing-refused-reroll-before = Der Würfel wurde schon neu geworfen; ein Würfel wird höchstens einmal neu geworfen.
xwing-refused-target-nobody = Kein Gegner ist in der Spielfläche.
xwing-refused-target-other-weapon = Der Angriff lässt diese Waffe nicht zu.
