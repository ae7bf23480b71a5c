# Was die Schlüsselwörter der Staffeln bewirken, in unseren Worten.

armada-keyword-adept = Beim Angreifen darf sie bis zu { $value } ihrer Würfel neu würfeln.
armada-keyword-ai-battery = Aktiviert ein Staffelkommando sie, darf sie beim Angriff auf ein Schiff { $value ->
    [one] einen Würfel einer Farbe
   *[other] { $value } Würfel in Farben
  } ihres Pools hinzufügen.
armada-keyword-ai-anti-squadron = Aktiviert ein Staffelkommando sie, darf sie beim Angriff auf eine Staffel { $value ->
    [one] einen Würfel einer Farbe
   *[other] { $value } Würfel in Farben
  } ihres Pools hinzufügen.
armada-keyword-assault = Beim Angriff auf ein Schiff darf sie einen Würfel mit Treffer ausgeben, um dem Verteidiger einen Überfallmarker deiner Wahl zu geben.
armada-keyword-bomber = Beim Angriff auf ein Schiff machen ihre kritischen Treffer Schaden, und sie kann einen kritischen Effekt abhandeln.
armada-keyword-cloak = Am Ende der Staffelphase darf sie sich bis Entfernung 1 bewegen, auch im Nahkampf.
armada-keyword-counter = Nachdem eine Staffel sie angegriffen hat, darf sie mit { $value ->
    [one] einem blauen Würfel
   *[other] { $value } blauen Würfeln
  } zurückschlagen.
armada-keyword-dodge = Verteidigt sie gegen eine Staffel, darfst du den Angreifer { $value ->
    [one] einen Würfel
   *[other] bis zu { $value } Würfel
  } deiner Wahl neu würfeln lassen.
armada-keyword-escort = Staffeln im Nahkampf mit ihr können keine Staffeln ohne Eskorte angreifen.
armada-keyword-grit = Ist sie mit nur einer Staffel im Nahkampf, kann sie sich bewegen.
armada-keyword-heavy = Staffeln im Nahkampf mit ihr können sich trotzdem bewegen und Schiffe angreifen.
armada-keyword-intel = Befreundete Staffeln in Entfernung 1 haben Zäh.
armada-keyword-relay = Ein befreundetes Schiff, das sie mit einem Staffelkommando aktivieren könnte, darf stattdessen bis zu { $value } Staffeln in Entfernung 1–3 zu ihr aktivieren.
armada-keyword-rogue = In der Staffelphase darf sie sich bewegen und angreifen.
armada-keyword-scout = Sie darf überall jenseits von Entfernung 5 zu allen Feinden aufgestellt werden.
armada-keyword-screen = Gegen eine Staffel hat sie Ausweichmanöver 1 für jede andere befreundete Staffel ohne Abschirmung, mit der der Angreifer im Nahkampf ist, höchstens 3.
armada-keyword-snipe = Sie kann Staffeln in Entfernung 2 mit { $value ->
    [one] einem blauen Würfel
   *[other] { $value } blauen Würfeln
  } angreifen; diese können nicht kontern.
armada-keyword-strategic = Endet ihre Bewegung in Entfernung 1 zu einem Einsatzzielmarker, darf sie ihn an eine andere Stelle in Entfernung 1 zu ihr versetzen.
armada-keyword-swarm = Greift sie eine Staffel an, die auch mit einer anderen Staffel im Nahkampf ist, darf sie einen Würfel neu würfeln.
