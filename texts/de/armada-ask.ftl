# Warum eine Zeile eines Szenarios nicht gelesen werden kann. Was falsch ist, steht klein geschrieben hinter der Nummer der Zeile.

armada-ask-refused-no-attack = es läuft kein Angriff, also gibt es kein { $word }; beginne erst einen, wie mit `begin vic attacks front -> neb front`, oder frag eine Karte, wie mit `see vic battery front …`
armada-ask-refused-odd = { $why }; eine Zeile `odd table` erlaubt, was in keinem Spiel vorkommen kann
armada-ask-refused-list = die Liste kann nicht gelesen werden: { $why }
