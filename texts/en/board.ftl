# The board, whatever is played on it.

board-name = Table
board-picked = picked
board-can-be-picked = can be picked
board-your-edge = Your edge
board-edge = { $side } edge
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Show the whole table
board-turn = Turn the table
board-arcs = Arcs
board-sight = Sight
board-bands = Bands
board-minimap = The whole table
board-millimetres = { $length } mm
board-measure-first = Choose where to measure from
board-measure-second = Choose where to measure to
board-overlaps = Overlaps { $names }
board-joint = Joint { $number }: { $clicks ->
    [0] straight
    [-1] one click left
    [1] one click right
    [-2] two clicks left
   *[other] two clicks right
}
board-turn-piece = Turn it
board-confirm = Confirm
