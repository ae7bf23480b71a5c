# What damage cards do, in our words.

xwing-damage-blinded-pilot = Das Schiff kann Angriffswürfel nur mit Machtladungen modifizieren.
xwing-damage-console-fire = Bevor es kämpft, wirft das Schiff einen Angriffswürfel und nimmt bei einem Treffer Schaden.
xwing-damage-damaged-engine = Die Schwierigkeit der Wenden des Schiffs steigt.
xwing-damage-damaged-sensor-array = Das Schiff kann nur Fokus-Aktionen und die Aktionen auf Schadenskarten durchführen.
xwing-damage-direct-hit = Das Schiff nimmt Schaden; dann wird diese Karte repariert.
xwing-damage-disabled-power-regulator = Bevor es kämpft, erhält das Schiff einen Ionenmarker.
xwing-damage-fuel-leak = Nachdem das Schiff kritischen Schaden genommen hat, nimmt es weiteren Schaden, und diese Karte wird repariert.
xwing-damage-hull-breach = Würde das Schiff normalen Schaden nehmen, nimmt es stattdessen kritischen.
xwing-damage-loose-stabilizer = Nach einem Manöver, das nicht geradeaus führt, nimmt das Schiff Schaden.
xwing-damage-panicked-pilot = Das Schiff erhält Stressmarker; dann wird diese Karte verdeckt.
xwing-damage-structural-damage = Das Schiff wirft weniger Verteidigungswürfel.
xwing-damage-stunned-pilot = Nachdem sich das Schiff durch oder auf ein Hindernis bewegt hat, nimmt es Schaden.
xwing-damage-weapons-failure = Das Schiff wirft weniger Angriffswürfel.
xwing-damage-wounded-pilot = Nachdem das Schiff eine Aktion durchgeführt hat, entscheidet ein Wurf, ob es einen Stressmarker erhält.
