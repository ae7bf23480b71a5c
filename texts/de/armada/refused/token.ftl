# Warum ein Marker dort nicht platziert werden kann.

armada-refused-token-outside-area = Der Marker muss ganz im Gebiet liegen.
armada-refused-token-at-players = Der Marker muss jenseits von Entfernung { $distance } zu den Spielflächenrändern beider Spieler liegen.
armada-refused-token-at-rim = Der Marker muss jenseits von Entfernung { $distance } zu den Rändern des Startgebiets liegen.
armada-refused-token-not-at-obstacle = Der Marker muss in Entfernung { $distance } zu einem Hindernis liegen.
armada-refused-token-not-at-station = Der Marker muss in Entfernung { $distance } zur Raumstation liegen.
armada-refused-token-not-at-short-edge = Die Marker müssen in Entfernung { $distance } zu den beiden kurzen Rändern liegen, an jedem einer.
armada-refused-token-at-others = Der Marker muss jenseits von Entfernung { $distance } zu den anderen Markern liegen.
armada-refused-token-far-from-others = Die Marker müssen in Entfernung { $from }–{ $to } zueinander liegen.
armada-refused-token-too-far-moved = So weit darf der Marker nicht bewegt werden.
armada-refused-token-not-at-wreck = Der Marker muss die Basis des zerstörten Schiffs berühren.
armada-refused-token-too-far-from-squadron = Der Marker muss in Entfernung { $distance } zur Staffel liegen.

## Zündung

armada-refused-token-no-special-arc = Das Schiff hat keinen Spezialfeuerwinkel.
armada-refused-token-outside-special-arc = Ein Teil des Markers liegt außerhalb des Spezialfeuerwinkels.
armada-refused-token-out-of-ignition-range = Der Marker liegt nicht in der Reichweite des Schlüsselworts Zündung.
