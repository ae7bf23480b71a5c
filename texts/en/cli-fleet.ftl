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
cli-fleet-placed = { $file }: { $why }
cli-fleet-unread = can't read { $file }: { $error }
cli-fleet-no-text = { $file } is not UTF-8 text; save it as such
cli-fleet-no-sample = there is no sample “{ $name }”; write one of: { $known }
