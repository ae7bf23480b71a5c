# What stops the rules machine, and why something saved is not loaded or played again.

## The rules machine

engine-fault-dead-end = The rules came to a dead end: { $what } has no legal answer.
engine-fault-too-deep = Procedures nest deeper than { $frames } levels.
engine-fault-runaway = The rules go round in a circle: nobody was asked in { $steps } steps.
engine-fault-broken = The rules broke: { $what }.
engine-fault-not-scripted = The game draws a { $what } (one of { $sides }), but nothing is scripted for it.
engine-fault-other-scripted = The game draws a { $what } (one of { $sides }), but the script has { $scripted } there.
engine-fault-not-known = What comes next is not known yet.
engine-fault-unused =
    { $left ->
        [one] One scripted draw was not used: { $next }.
       *[other] { $left } scripted draws were not used; the next is { $next }.
    }

## What was saved

engine-fault-foreign = This is not a saved position of Broadside.
engine-fault-other-game = This was saved from a game of { $found }, and a game of { $wanted } is wanted.
engine-fault-other-format = This was saved in version { $found } of the file format, and this program reads version { $known }.
engine-fault-other-rules = This was saved under version { $found } of the rules, and this program plays version { $known }.
engine-fault-damaged = What was saved is damaged.
engine-fault-longer =
    What was saved is damaged: { $bytes ->
        [one] one byte follows
       *[other] { $bytes } bytes follow
    } its end.
engine-fault-checksum = What was saved is damaged: its contents do not fit its checksum.
engine-fault-board = The saved position is none that the rules can go on from: { $why }

## Playing again

engine-fault-entry = Entry { $at } cannot be played again: { $why }
engine-fault-hash = Entry { $at } leads to another state than it did: its hash is { $found }, and { $wanted } was recorded.
