# Der Tisch, gleich welches Spiel.

board-name = Tisch
board-picked = gewählt
board-can-be-picked = wählbar
board-your-edge = Dein Rand
board-edge = Rand: { $side }
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-fit = Ganzen Tisch zeigen
board-turn = Tisch drehen
board-arcs = Feuerwinkel
board-sight = Sichtlinien
board-bands = Reichweiten
board-minimap = Der ganze Tisch
board-millimetres = { $length } mm
board-measure-first = Wähle, von wo gemessen wird
board-measure-second = Wähle, bis wohin gemessen wird
board-overlaps = Überschneidet { $names }
board-joint = Gelenk { $number }: { $clicks ->
    [0] gerade
    [-1] ein Klick nach links
    [1] ein Klick nach rechts
    [-2] zwei Klicks nach links
   *[other] zwei Klicks nach rechts
}
board-turn-piece = Drehen
board-confirm = Bestätigen
