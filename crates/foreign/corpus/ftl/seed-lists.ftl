# Lists of every game: what is wrong with a line or a name, and how a report puts it.

lists-no-card =
    there is no { $kind ->
        [ship] ship
        [squadron] squadron
        [pilot] pilot
        [objective] objective
        [obstacle] obstacle
       *[upgrade] upgrade
    } “{ $written }”
lists-no-card-near =
    there is no { $kind ->
        [ship] ship
        [squadron] squadron
        [pilot] pilot
        [objective] objective
        [obstacle] obstacle
       *[upgrade] upgrade
    } “{ $written }”; did you mean “{ $near }”?
lists-several-cards = “{ $written }” is on several cards; write one of: { $names }
lists-line-no-faction = there is no “faction” line; write faction and one of: { $words }
lists-line-faction-missing = nothing follows “faction”; write one of: { $words }
lists-line-faction = “{ $written }” isn't a faction; write faction and one of: { $words }
lists-line-twice = there is already a “{ $word }” line; keep one of the two
lists-line-nothing = nothing follows “{ $word }”; write { $wanted }
lists-line-rows = cards go on the lines below “{ $word }”, one card per line
lists-line-near = “{ $written }” isn't understood; did you mean “{ $near }”?
lists-line-word = “{ $written }” isn't understood; a line begins with one of: { $words }
lists-said-title = { $source }: { $name }, { $faction }
lists-said-line = line { $line }: { $why }
lists-said-note = note: { $why }
lists-said-wrong = wrong: { $why }
lists-said-wrong-rule = wrong: { $why } ({ $rule })
lists-said-legal = legal { $basis }
lists-said-not-whole = not fully understood, so not known to be legal { $basis }
lists-said-not-legal = not legal { $basis }
lists-twice-on-ship = { $card } is on { $ship } twice; keep one of them
lists-twice = { $card } is in the fleet twice; keep one of them
lists-or = { $one } or { $other }
