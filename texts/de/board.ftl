# Der Tisch, gleich welches Spiel.

board-name = Tisch
board-picked = gewählt
board-can-be-picked = wählbar
board-your-edge = Deine Kante
board-edge = Kante: { $side }
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-fit = Ganzen Tisch zeigen
board-turn = Tisch drehen
board-arcs = Winkel
board-sight = Sicht
board-bands = Reichweite
board-minimap = Der ganze Tisch
board-millimetres = { $length } mm
board-measure-first = Wähle, wovon gemessen wird
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
