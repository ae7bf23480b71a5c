# What damage cards do, in our words.

xwing-damage-blinded-pilot = Das Schiff modifiziert Angriffswürfel nur mit Machtladungen.
xwing-damage-console-fire = Bevor es kämpft, wirft das Schiff einen Angriffswürfel und erleidet bei einem Treffer Schaden.
xwing-damage-damaged-engine = Wenden sind schwieriger als aufgedruckt.
xwing-damage-damaged-sensor-array = Das Schiff führt keine Aktionen aus außer Fokus und denen auf Schadenskarten.
xwing-damage-direct-hit = Das Schiff erleidet weiteren Schaden; dann wird die Karte repariert.
xwing-damage-disabled-power-regulator = Bevor es kämpft, erhält das Schiff einen Ionenmarker.
xwing-damage-fuel-leak = Nach kritischem Schaden erleidet das Schiff weiteren Schaden, und die Karte wird repariert.
xwing-damage-hull-breach = Schaden, den das Schiff erleiden würde, wird kritischer Schaden.
xwing-damage-loose-stabilizer = Nach einem Manöver, das nicht geradeaus führt, erleidet das Schiff Schaden.
xwing-damage-panicked-pilot = Das Schiff erhält Stressmarker; danach liegt die Karte verdeckt.
xwing-damage-structural-damage = Das Schiff wirft weniger Verteidigungswürfel.
xwing-damage-stunned-pilot = Nach einem Manöver durch oder auf ein Hindernis erleidet das Schiff Schaden.
xwing-damage-weapons-failure = Das Schiff wirft weniger Angriffswürfel.
xwing-damage-wounded-pilot = Nach einer Aktion entscheidet ein Wurf, ob das Schiff Stress erhält.
