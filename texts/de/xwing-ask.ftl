# Warum eine Zeile eines Szenarios nicht gelesen werden kann. Was falsch ist, steht klein geschrieben hinter der Nummer der Zeile.

xwing-ask-refused-no-attack = es läuft kein Angriff, also gibt es keine Würfel; beginne erst einen, wie mit `begin xw engages`, und sieh nach, bevor er vorbei ist: danach sagt `see happened …`, was gewürfelt wurde
xwing-ask-refused-odd = { $why } Eine Zeile `odd table` erlaubt, was in keinem Spiel vorkommen kann.
xwing-ask-refused-list = die Liste kann nicht gelesen werden: { $why }
xwing-ask-refused-on-ship = Es liegt auf { $other }.
xwing-ask-refused-jammed = Es hat einen Störmarker neben einem grünen Marker oder einer Zielerfassung, und eines davon wäre mit ihm verschwunden.
xwing-ask-refused-no-template = für { $maneuver } gibt es keine Schablone; gerade Schablonen reichen bis Geschwindigkeit { $straight }, Drehungen und Wendungen bis { $curved }
