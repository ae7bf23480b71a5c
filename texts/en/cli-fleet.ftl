# Commands about lists.

cli-fleet-unsaid = note: the format { $format } can't hold the agreed total of { $points } points
cli-fleet-format =
    { $file } is { $word ->
        [fleet] an Armada fleet
       *[squad] an X-Wing squad
    }, which can't be written as { $format }; use --to with one of: { $formats }
cli-fleet-lost =
    { $count ->
        [one] one entry was not understood and is missing from the list
       *[other] { $count } entries were not understood and are missing from the list
    }
cli-fleet-note = note: { $why }
cli-fleet-placed = { $file }: { $why }
cli-fleet-unread = can't read { $file }: { $error }
cli-fleet-no-text = { $file } isn't a text file; save it as Unicode text
cli-fleet-no-sample = there is no sample “{ $name }”; write one of: { $known }
