# Squads of X-Wing: what is wrong with one, and what was taken otherwise than a list says.

xwing-squad-wanted-obstacles = three obstacles by their XWS ids, such as { $example }
xwing-squad-wanted-pilot = the name of a pilot, such as ship { $pilot }
xwing-squad-too-few-ships =
    { $ships ->
        [0] there are no ships
        [one] there is one ship
       *[other] there are { $ships } ships
    }; a squad has at least { $least }, so add { $add }
xwing-squad-too-many-ships =
    { $ships ->
        [0] there are no ships
        [one] there is one ship
       *[other] there are { $ships } ships
    }; a squad has at most { $most }, so take { $over } off
xwing-squad-ship-limit =
    { $ships ->
        [0] there are no ships
        [one] there is one ship
       *[other] there are { $ships } ships
    }; Broadside allows { $most }
xwing-squad-upgrade-limit = there are { $upgrades } upgrades; Broadside allows { $most }
xwing-squad-points = the ships cost { $points } points; cut { $over } to reach { $most }
xwing-squad-faction = { $card } is { $faction }, but the squad is { $squad }; all its ships must be of one faction
xwing-squad-availability = { $card } isn't available in { $mode } games; choose another card
xwing-squad-banned = { $card } is banned in { $mode } games; choose another card
xwing-squad-restricted = { $count } cards are on the Restricted List ({ $names }); keep { $most } of them
xwing-squad-obstacles =
    the squad has { $count ->
        [one] one obstacle
       *[other] { $count } obstacles
    }; bring { $wanted }
xwing-squad-obstacle-twice = the obstacle { $obstacle } is listed twice; bring different ones
xwing-squad-placed-obstacle = { $obstacle } comes into play only through a card; bring another obstacle
xwing-squad-loadout = the upgrades of { $ship } cost { $spent }, but its loadout value is { $most }; take off { $over }
xwing-squad-factions = { $card } is for { $factions } ships; { $ship } is { $faction }
xwing-squad-factions-or-named = { $card } is for { $factions } ships, or for a squad that includes the card it names; { $ship } is { $faction }
xwing-squad-types = { $card } is for the { $types }; { $ship } flies the { $hull }
xwing-squad-sizes = { $card } is for { $sizes } ships; { $ship } is { $size }
xwing-squad-action = { $card } needs { $action } on the action bar, which { $ship } doesn't have
xwing-squad-hard-action = { $card } needs { $difficulty } { $action } on the action bar, which { $ship } doesn't have
xwing-squad-keyword = { $card } is for ships with the keyword { $keyword }, which { $ship } doesn't have
xwing-squad-ability = { $card } is for ships with the ship ability { $ability }, which { $ship } doesn't have
xwing-squad-arc = { $card } is for ships with a primary weapon in the { $arc } arc, which { $ship } doesn't have
xwing-squad-equipped = { $card } needs an equipped { $slot } upgrade; give { $ship } one
xwing-squad-agility = { $card } is for ships with agility { $agility }; { $ship } has { $has }
xwing-squad-shields = { $card } is for ships with shields; { $ship } has none
xwing-squad-initiative = { $card } is for initiative { $most } or lower; { $ship } has { $has }
xwing-squad-non-limited = { $card } is for non-limited ships; { $ship } is limited
xwing-squad-few-icons =
    { $card } needs { $needed ->
        [one] a free { $slot } icon
       *[other] { $needed } { $slot } icons
    }, and { $ship } has { $has ->
        [0] none
       *[other] { $has }
    }; take it off
xwing-squad-few-icons-alone =
    { $card } needs { $needed ->
        [one] a free { $slot } icon
       *[other] { $needed } { $slot } icons
    }, and { $ship } has { $has ->
        [0] none
       *[other] { $has }
    }; { $ability } takes only cards with a single icon; take it off
xwing-squad-no-free-icon =
    { $ship } has no free { $slot } icon for { $card }: { $count ->
        [one] its only one is
       *[other] all { $count } are
    } used by { $names }; keep as many cards as there are icons
xwing-squad-limited = the squad has { $count } cards named { $card }; the name is limited, so keep { $most }
xwing-squad-solitary = { $card } and { $other } are solitary { $slot } upgrades; a squad may have one, so keep one of them
xwing-squad-standardized = { $card } is standardized: { $ship } needs it too, or no { $hull } may have it
xwing-squad-needed = { $ship } needs { $card } in the squad; add it, or take { $ship } off
xwing-squad-other-card = another card
xwing-squad-huge-ships = huge ships
xwing-squad-printed = { $name }
xwing-squad-taken-unknown =
    { $kind ->
        [ship] the ship
        [squadron] the squadron
        [pilot] the pilot
        [objective] the objective
        [obstacle] the obstacle
       *[upgrade] the upgrade
    } “{ $written }” isn't known and was left out of the squad; it is kept for XWS
xwing-squad-taken-unknown-near =
    { $kind ->
        [ship] the ship
        [squadron] the squadron
        [pilot] the pilot
        [objective] the objective
        [obstacle] the obstacle
       *[upgrade] the upgrade
    } “{ $written }” isn't known (perhaps { $near }) and was left out of the squad; it is kept for XWS
xwing-squad-taken-outside =
    { $kind ->
        [ship] the ship
        [squadron] the squadron
        [pilot] the pilot
        [objective] the objective
        [obstacle] the obstacle
       *[upgrade] the upgrade
    } “{ $written }” ({ $name }) was left out of the squad: { $why }; it is kept for XWS
xwing-squad-taken-on = { $ship }: { $why }
xwing-squad-taken-faction = the faction “{ $written }” isn't known; assumed to be { $faction }, because of { $pilot }
xwing-squad-taken-other-ship = { $pilot } flies the { $ship }, not “{ $written }” as the list says; the { $ship } is used
xwing-squad-taken-squad-points = the squad costs { $ours } points here, not { $written } as the list says; Broadside's points count
xwing-squad-taken-points = { $card } costs { $ours } points here, not { $written } as the list says; Broadside's points count
xwing-squad-taken-upgrades = the upgrades of { $ship } aren't understood; they are kept for XWS
xwing-squad-taken-no-list = “{ $key }” doesn't hold a list of upgrades and was left out of the squad; it is kept for XWS
xwing-squad-taken-other-type = { $card } is listed under “{ $key }”; its type is { $slot }
xwing-squad-outside-later = the card is newer than Broadside's points list
xwing-squad-outside-loadout = this version of the card has fixed upgrades, which Broadside doesn't support
xwing-squad-outside-huge-ship = the card is for huge ships, which Broadside doesn't support
xwing-squad-outside-fan = the card isn't official
xwing-squad-unread-empty = this is empty: a squad is an XWS object, or lines that begin with squad, faction, obstacles and ship
xwing-squad-unread-json = this begins like XWS, but it isn't valid JSON (line { $line }, column { $column })
xwing-squad-unread-list = this is JSON, but not an XWS squad: it is a list, and a squad is one object
xwing-squad-unread-no-object = this is JSON, but not an XWS squad: it isn't an object
xwing-squad-unread-no-pilots = this is JSON, but not an XWS squad: it has no “pilots”
xwing-squad-unread-pilots-no-list = this is JSON, but not an XWS squad: its “pilots” aren't a list
xwing-squad-unread-no-faction = this is JSON, but not an XWS squad: it names no known faction or pilot
xwing-squad-said-ship = { $ship }, loadout { $spent } of { $loadout }
xwing-squad-said-total = of { $points } points
xwing-squad-said-under = in { $mode } games by the points of { $list }
xwing-squad-side-rebel = Rebel
xwing-squad-side-imperial = Imperial
xwing-squad-side-scum = Scum
xwing-squad-side-resistance = Resistance
xwing-squad-side-first-order = First Order
xwing-squad-side-republic = Republic
xwing-squad-side-separatist = Separatist
xwing-squad-slot-talent = talent
xwing-squad-slot-force-power = Force power
xwing-squad-slot-tech = tech
xwing-squad-slot-sensor = sensor
xwing-squad-slot-cannon = cannon
xwing-squad-slot-turret = turret
xwing-squad-slot-torpedo = torpedo
xwing-squad-slot-missile = missile
xwing-squad-slot-crew = crew
xwing-squad-slot-gunner = gunner
xwing-squad-slot-tactical-relay = tactical relay
xwing-squad-slot-astromech = astromech
xwing-squad-slot-illicit = illicit
xwing-squad-slot-payload = payload
xwing-squad-slot-title = title
xwing-squad-slot-modification = modification
xwing-squad-slot-configuration = configuration
xwing-squad-slot-hyperdrive = hyperdrive
xwing-squad-slot-command = command
xwing-squad-slot-hardpoint = hardpoint
xwing-squad-slot-team = team
xwing-squad-slot-cargo = cargo
xwing-squad-size-small = small
xwing-squad-size-medium = medium
xwing-squad-size-large = large
xwing-squad-size-huge = huge
xwing-squad-mode-standard = standard
xwing-squad-mode-extended = extended
xwing-squad-mode-epic = epic
xwing-squad-act-focus = focus
xwing-squad-act-evade = evade
xwing-squad-act-lock = lock
xwing-squad-act-barrel-roll = barrel roll
xwing-squad-act-boost = boost
xwing-squad-act-calculate = calculate
xwing-squad-act-cloak = cloak
xwing-squad-act-coordinate = coordinate
xwing-squad-act-jam = jam
xwing-squad-act-reinforce = reinforce
xwing-squad-act-reload = reload
xwing-squad-act-rotate = rotate
xwing-squad-act-slam = SLAM
xwing-squad-colour-blue = blue
xwing-squad-colour-white = white
xwing-squad-colour-red = red
xwing-squad-colour-purple = purple
xwing-squad-in-arc-front = front
xwing-squad-in-arc-rear = rear
xwing-squad-in-arc-single-turret = single turret
xwing-squad-in-arc-double-turret = double turret
xwing-squad-in-arc-bullseye = bullseye
xwing-squad-in-arc-full-front = full front
