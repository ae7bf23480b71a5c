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
    }; this program holds { $most }
xwing-squad-upgrade-limit = there are { $upgrades } upgrades; this program holds { $most }
xwing-squad-points = the ships cost { $points } points; take off { $over } to reach { $most }
xwing-squad-faction = { $card } is { $faction }; the squad is { $squad }, and all its ships are of one faction
xwing-squad-availability = { $card } is not available in { $mode } games; take another card
xwing-squad-banned = { $card } is banned in { $mode } games; take another card
xwing-squad-restricted = { $count } cards are of the Restricted List ({ $names }); keep { $most } of them
xwing-squad-obstacles =
    there { $count ->
        [one] is one obstacle
       *[other] are { $count } obstacles
    }; a player brings { $wanted }
xwing-squad-obstacle-twice = the obstacle { $obstacle } is there twice; bring different ones
xwing-squad-placed-obstacle = { $obstacle } comes into play by a card; bring another obstacle
xwing-squad-loadout = the upgrades of { $ship } cost { $spent }; the loadout value is { $most }, so take off { $over }
xwing-squad-factions = { $card } is for { $factions } ships; { $ship } is { $faction }
xwing-squad-factions-or-named = { $card } is for { $factions } ships, or of a squad with whom the card names; { $ship } is { $faction }
xwing-squad-types = { $card } is for the { $types }; { $ship } flies the { $hull }
xwing-squad-sizes = { $card } is for { $sizes } ships; { $ship } is { $size }
xwing-squad-action = { $card } needs { $action } on the action bar, which { $ship } lacks
xwing-squad-hard-action = { $card } needs { $difficulty } { $action } on the action bar, which { $ship } lacks
xwing-squad-keyword = { $card } is for ships with the keyword { $keyword }; { $ship } lacks it
xwing-squad-ability = { $card } is for ships with { $ability }; { $ship } lacks that ship ability
xwing-squad-arc = { $card } is for ships with a primary weapon in the { $arc } arc; { $ship } lacks it
xwing-squad-equipped = { $card } needs an equipped { $slot } upgrade; give { $ship } one
xwing-squad-agility = { $card } is for ships of agility { $agility }; { $ship } has { $has }
xwing-squad-shields = { $card } is for ships with shields; { $ship } has none
xwing-squad-initiative = { $card } is for initiative { $most } and lower; { $ship } has { $has }
xwing-squad-non-limited = { $card } is for ships that are not limited; { $ship } is
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
    }; { $ability } takes cards of one icon only; take it off
xwing-squad-no-free-icon =
    { $card } finds no free { $slot } icon on { $ship }: { $count ->
        [one] the one is
       *[other] the { $count } are
    } used by { $names }; keep as many as there are icons
xwing-squad-limited = { $card } is on { $count } cards of the squad; the name is limited, so keep { $most }
xwing-squad-solitary = { $card } and { $other } are solitary { $slot } upgrades; a squad has one, so keep one of them
xwing-squad-standardized = { $card } is standardized: { $ship } needs it too, or no { $hull } has it
xwing-squad-needed = { $ship } is only in a squad with { $card }; equip it, or take { $ship } off
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
    } “{ $written }” is not known and is not in the squad; it is kept for XWS
xwing-squad-taken-unknown-near =
    { $kind ->
        [ship] the ship
        [squadron] the squadron
        [pilot] the pilot
        [objective] the objective
        [obstacle] the obstacle
       *[upgrade] the upgrade
    } “{ $written }” is not known (perhaps { $near }) and is not in the squad; it is kept for XWS
xwing-squad-taken-outside =
    { $kind ->
        [ship] the ship
        [squadron] the squadron
        [pilot] the pilot
        [objective] the objective
        [obstacle] the obstacle
       *[upgrade] the upgrade
    } “{ $written }” ({ $name }) is not in the squad: { $why }; it is kept for XWS
xwing-squad-taken-on = { $ship }: { $why }
xwing-squad-taken-faction = the faction “{ $written }” is not known; { $faction } is taken, for { $pilot }
xwing-squad-taken-other-ship = { $pilot } flies the { $ship }, not “{ $written }” as the list says; it is taken as the { $ship }
xwing-squad-taken-squad-points = the squad costs { $ours } points here, not { $written } as the list says; the points of this program count
xwing-squad-taken-points = { $card } costs { $ours } points here, not { $written } as the list says; the points of this program count
xwing-squad-taken-upgrades = the upgrades of { $ship } are not understood; they are kept for XWS
xwing-squad-taken-no-list = what stands under “{ $key }” is no list of upgrades and is not in the squad; it is kept for XWS
xwing-squad-taken-other-type = { $card } stands under “{ $key }”; it is a card of the type { $slot }
xwing-squad-outside-later = the card came after the points list of this program
xwing-squad-outside-loadout = this version of the card has fixed upgrades, which this program does not play
xwing-squad-outside-huge-ship = the card belongs to huge ships, which this program does not play
xwing-squad-outside-fan = the card is not an official one
xwing-squad-unread-empty = there is nothing in it: a squad is an XWS object, or lines that begin with squad, faction, obstacles and ship
xwing-squad-unread-json = this begins as XWS, but it is no JSON: { $error }
xwing-squad-unread-list = this is JSON, but no XWS squad: it is a list, and a squad is one object
xwing-squad-unread-no-object = this is JSON, but no XWS squad: it is no object
xwing-squad-unread-no-pilots = this is JSON, but no XWS squad: it has no “pilots”
xwing-squad-unread-pilots-no-list = this is JSON, but no XWS squad: its “pilots” are no list
xwing-squad-unread-no-faction = this is JSON, but no XWS squad: it names neither a faction nor a pilot that is known
xwing-squad-said-ship = { $ship }, loadout { $spent } of { $loadout }
xwing-squad-said-total = of { $points } points
xwing-squad-said-under = in { $mode } games by the points of { $list }
xwing-squad-side-rebel = rebel
xwing-squad-side-imperial = imperial
xwing-squad-side-scum = scum
xwing-squad-side-resistance = resistance
xwing-squad-side-first-order = first order
xwing-squad-side-republic = republic
xwing-squad-side-separatist = separatist
xwing-squad-slot-talent = talent
xwing-squad-slot-force-power = force power
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
xwing-squad-act-slam = slam
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
