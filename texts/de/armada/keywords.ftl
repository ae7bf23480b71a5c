# Was die Schlüsselwörter der Staffeln bewirken, in unseren Worten.

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
