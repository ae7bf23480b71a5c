# What the search says of ships, squadrons and pilots.

lookup-size-small = Small
lookup-size-medium = Medium
lookup-size-large = Large
lookup-size-huge = Huge

lookup-armada-ship = { $size } ship of the { $faction }: hull { $hull }, command { $command }, squadron { $squadron }, engineering { $engineering }, speed up to { $speed }, { $points } points.
lookup-armada-squadron = Squadron of the { $faction }: hull { $hull }, speed { $speed }, { $points } points.
lookup-xwing-ship = { $size } ship: agility { $agility }, hull { $hull }, shields { $shields }.
lookup-xwing-pilot = { $ship }, { $faction }: initiative { $initiative }, { $points } squad points, { $loadout } loadout points.

# The values of a card in a terminal.

lookup-label-size = Size
lookup-label-faction = Faction
lookup-label-factions = Factions
lookup-label-points = Points
lookup-label-hull = Hull
lookup-label-values = Command, squadron, engineering
lookup-label-defense = Defense tokens
lookup-label-slots = Upgrade bar
lookup-label-anti-squadron = Anti-squadron
lookup-label-battery = Battery
lookup-label-special = Special battery
lookup-label-traits = Traits
lookup-label-editions = Editions
lookup-label-speed = Speed
lookup-label-keywords = Keywords
lookup-label-craft = Craft
lookup-label-ship = Ship
lookup-label-ability = Ship ability
lookup-label-attack = Attack
lookup-label-agility = Agility
lookup-label-shields = Shields
lookup-label-actions = Actions
lookup-label-initiative = Initiative
lookup-label-loadout = Loadout
lookup-label-limited = Limited
lookup-label-charges = Charges
lookup-label-force = Force
lookup-label-modes = Game modes
lookup-label-pilots = Pilots
lookup-unlimited = no
lookup-flotilla = flotilla
lookup-chart = Speed chart: clicks at joints 1 to 4
lookup-arcs = Firing arcs: dice (R red, B blue, K black) and shields (◆)
lookup-dial = Dial: b blue, w white, r red, p purple
lookup-weapons = Primary weapons by arc
lookup-recovers = { $value }, recovers { $recovers }
lookup-then = { $action } → { $linked }
lookup-coloured = { $action } ({ $colour })
