# Commands about lists.

cli-fleet-unsaid = note: a { $format } list has no place for the agreed total of { $points } points
cli-fleet-format =
    { $file } is a { $word ->
        [fleet] fleet of Armada
       *[squad] squad of X-Wing
    }, which can't be written as { $format }; write --to and one of: { $formats }
cli-fleet-lost =
    { $count ->
        [one] one thing was not understood and is not in the list
       *[other] { $count } things were not understood and are not in the list
    }
cli-fleet-note = note: { $why }
