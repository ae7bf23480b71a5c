# Warum eine Zeile eines Szenarios nicht gelesen werden kann. Was falsch ist, steht klein geschrieben hinter der Nummer der Zeile.

armada-ask-refused-no-attack = es läuft kein Angriff, also gibt es kein { $word }; beginne erst einen, wie mit `begin vic attacks front -> cr90 front`, oder frag eine Karte, wie mit `see vic battery front 3 red`
armada-ask-refused-odd = { $why } Eine Zeile `odd table` erlaubt, was in keinem Spiel vorkommen kann.
armada-ask-refused-list = die Liste kann nicht gelesen werden: { $why }
