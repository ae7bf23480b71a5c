# Fleets of Armada: what is wrong with one, and what was taken otherwise than a list says.

armada-fleet-line-points = “{ $written }” isn't a number of points; write { $wanted }
armada-fleet-line-category = { $written } can't be the { $word } objective; write “{ $category }  { $written }”
armada-fleet-line-count = a line can't have { $count } squadrons; write a number from { $least } to { $most }
armada-fleet-wanted-points = the agreed total, such as points { $points }
armada-fleet-wanted-ship = the name of a ship, such as ship { $ship }
armada-fleet-wanted-objective = the name of an objective
armada-fleet-limit =
    the fleet has { $count } { $what ->
        [ships] ships
        [squadrons] squadrons
       *[upgrades] upgrades
    }; Broadside allows at most { $most }, so leave out { $over }
armada-fleet-points = the fleet costs { $cost } points, but only { $most } are agreed; take out { $over } or more
armada-fleet-squadron-points = the squadrons cost { $cost } points, but a third of { $points }, rounded up, is { $most }; take out { $over } or more
armada-fleet-no-faction = edition { $edition } has no { $faction } faction; choose { $known }
armada-fleet-foreign = { $card } is { $faction }, but the fleet is { $fleet }; leave it out
armada-fleet-pool = { $card } isn't in edition { $edition }; choose another card
armada-fleet-aces = { $count } unique squadrons have defense tokens ({ $names }); { $points } agreed points allow { $most }
armada-fleet-second-commander = { $card } is a second commander besides { $first }; keep one of them
armada-fleet-no-flagship = the fleet has no flagship; equip one ship with a commander
armada-fleet-flagships = { $count } ships have a commander; only the flagship may have one
armada-fleet-no-objective = the fleet has no { $category } objective; add one
armada-fleet-objectives = the fleet has { $count } { $category } objectives ({ $names }); keep one of them
armada-fleet-campaign = { $card } is a campaign objective; a fleet has standard objectives only
armada-fleet-unique-name = { $card } is in the fleet twice; the name is unique, so keep one card
armada-fleet-unique-type = { $card } and { $other } are squadrons of the same unique type; keep one of them
armada-fleet-affiliation = { $card } is { $factions }; { $ship } takes only { $faction } cards and cards without a faction
armada-fleet-flotilla = { $ship } is a flotilla; put { $card } on another ship
armada-fleet-other-ship = { $card } is for another type of ship, not for { $ship }; take it off
armada-fleet-tag = { $card } is for “{ $tag }” ships only; { $ship } isn't one
armada-fleet-sizes = { $card } is for { $sizes } ships only; { $ship } is { $size }
armada-fleet-flagship-only = { $card } is for the flagship only; put it on the ship with the commander
armada-fleet-huge = { $card } adds an icon to the upgrade bar, which { $ship } can't use because it is huge
armada-fleet-barred = { $card } can't be on { $ship }, whose upgrade bar already has the { $slot } icon
armada-fleet-modifications = { $ship } has { $count } modifications ({ $names }); keep one of them
armada-fleet-titles = { $ship } has { $count } titles ({ $names }); keep one of them
armada-fleet-closed = a ship with { $closer } can't equip { $card }; keep one of them
armada-fleet-no-icon = { $card } needs the { $slot } icon, which { $ship } doesn't have; take it off
armada-fleet-no-free-icon =
    { $ship } has no free { $slot } icon for { $card }: { $count ->
        [one] its only one is
       *[other] all { $count } are
    } used by { $names }; keep as many cards as there are icons
armada-fleet-box-points = a core set game is played with { $wanted } points, not { $points }
armada-fleet-box-ship = { $card } is not in the core set; take one of its six ship cards
armada-fleet-box-models = the core set has one { $chassis } model for { $count } ships; keep one
armada-fleet-box-squadron = { $card } is not in the core set; take one of its four squadron cards
armada-fleet-box-disks = the core set has { $disks } { $name } squadrons, not { $count }
armada-fleet-box-objective = { $card } is not in the core set; take one of its twelve objectives
armada-fleet-box-upgrade = { $card } is not in the core set; take one of its eighteen upgrades
armada-fleet-box-one-copy = the core set has only one { $card } card; take it once
armada-fleet-box-dealt = { $card } was dealt to the other player; choose one of your own cards
armada-fleet-taken-no-list = this doesn't look like a fleet list; use our own format, or that of Kingston, Star Forge, Fab’s, Warlords or Armada Fleets Designer
armada-fleet-taken-left-out = { $why }; left out
armada-fleet-taken-faction = the list names no known faction; assumed to be { $faction }
armada-fleet-taken-unknown-faction = “{ $written }” isn't a known faction
armada-fleet-taken-no-ship = “{ $written }” isn't below a ship; left out
armada-fleet-taken-lost-ship = “{ $written }” belongs to a ship that isn't understood; left out
armada-fleet-taken-behind-squadrons = “{ $written }” comes after “Squadrons:”; left out
armada-fleet-taken-header = “{ $written }” says nothing about the fleet; left out
armada-fleet-taken-category = { $written } is listed as the { $word } objective; it is used as the { $category } objective
armada-fleet-taken-card-set = “{ $written }” belongs to the card set “{ $set }”, which isn't known here; left out
armada-fleet-taken-several = “{ $written }” is the name of several cards; assumed to be { $taken }
armada-fleet-taken-count = { $count } squadrons: that is none, or more than { $most }; left out
armada-fleet-taken-cost = the list gives { $card } as { $stated } points; in edition { $edition } it costs { $ours }
armada-fleet-taken-total = the list gives { $of } as { $stated } points; the cards understood cost { $ours }
armada-fleet-taken-no-total = “{ $written }” isn't a number of points
armada-fleet-taken-total-of-nothing = “={ $written }” isn't the total of anything understood
armada-fleet-taken-commander = “{ $written }” is named as the commander but isn't on a ship; left out
armada-fleet-sum-fleet = the fleet
armada-fleet-sum-ship = this ship
armada-fleet-sum-squadrons = the squadrons
armada-fleet-said-ship = { $ship }
armada-fleet-said-flagship = { $ship }, flagship
armada-fleet-said-squadrons = squadrons: { $count } of at most { $most } points
armada-fleet-said-total = of { $points } points
armada-fleet-said-under = under { $edition }
armada-fleet-said-idle = played without effect: { $names }
armada-fleet-said-unplayed = can't be played yet; choose another objective: { $names }
armada-fleet-faction-rebel = Rebel
armada-fleet-faction-imperial = Imperial
armada-fleet-faction-republic = Republic
armada-fleet-faction-separatist = Separatist
armada-fleet-slot-commander = commander
armada-fleet-slot-officer = officer
armada-fleet-slot-weapons-team = weapons team
armada-fleet-slot-support-team = support team
armada-fleet-slot-fleet-command = fleet command
armada-fleet-slot-fleet-support = fleet support
armada-fleet-slot-offensive-retrofit = offensive retrofit
armada-fleet-slot-defensive-retrofit = defensive retrofit
armada-fleet-slot-experimental-retrofit = experimental retrofit
armada-fleet-slot-turbolasers = turbolasers
armada-fleet-slot-ion-cannons = ion cannons
armada-fleet-slot-ordnance = ordnance
armada-fleet-slot-superweapon = superweapon
armada-fleet-slot-title = title
armada-fleet-size-small = small
armada-fleet-size-medium = medium
armada-fleet-size-large = large
armada-fleet-size-huge = huge
armada-fleet-category-assault = assault
armada-fleet-category-defense = defense
armada-fleet-category-navigation = navigation
