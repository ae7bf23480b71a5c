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
cli-fleet-absent = there is no file { $file }
cli-fleet-folder = { $file } is a folder; name a file in it
cli-fleet-forbidden = { $file } may not be read; ask its owner
cli-fleet-unread = { $file } can't be read (error { $code } of the system)
cli-fleet-no-text = { $file } isn't a text file; save it as Unicode text
cli-fleet-no-sample = there is no sample “{ $name }”; write one of: { $known }
cli-fleet-points-syntax = { $file }:{ $line }: this is not TOML; a points list looks like crates/xwing/data/points
cli-fleet-points-missing = { $file }: { $entry } lacks { $field }
cli-fleet-points-value = { $file }: { $field } of { $entry } can't be { $value }
cli-fleet-points-unknown = { $file }: { $entry } has no field { $field }
cli-fleet-points-other = { $file }: { $field } of { $entry } doesn't fit the rest
