# Why Skiffs, the game that proves the rules machine, refuses something.

skiffs-refused-outside-strip = Ein Boot muss im Streifen seines Besitzers aufgestellt werden.
skiffs-refused-not-free = Ein Boot muss ganz auf dem Teich liegen und darf kein anderes überschneiden.
skiffs-refused-cannot = Ein Effekt sagt, dass nicht darauf geschossen werden kann.
skiffs-refused-out-of-range = Es ist weiter weg als { $mm } mm.
skiffs-refused-out-of-reach = Das Boot kann { $mm } mm weit rudern.
skiffs-refused-turned = Ein gerudertes Boot behält seine Richtung.
skiffs-refused-no-such-board = So kann kein Spiel auf dem Teich aussehen.
skiffs-refused-no-such-skiff = Es gibt kein Boot { $skiff }: Das letzte hat die Nummer { $last }.
skiffs-refused-no-such-seat = Amulett { $charm } von Platz { $seat }: Der letzte Platz hat die Nummer { $last }.
skiffs-refused-no-such-charm = Amulett { $charm } von Platz { $seat }: Das letzte Amulett hat die Nummer { $last }.
skiffs-refused-no-such-bearer = Amulett { $charm } von Platz { $seat }: Jeder Spieler hat { $skiffs } Boote, von null an gezählt.
skiffs-refused-too-many-charms = Höchstens { $most } Amulette können im Spiel sein.
