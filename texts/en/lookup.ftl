# What the search says of ships, squadrons and pilots.

lookup-size-small = Small
lookup-size-medium = Medium
lookup-size-large = Large
lookup-size-huge = Huge

lookup-armada-ship = { $size } ship of the { $faction }: hull { $hull }, command { $command }, squadron { $squadron }, engineering { $engineering }, speed up to { $speed }, { $points } points.
lookup-armada-squadron = Squadron of the { $faction }: hull { $hull }, speed { $speed }, { $points } points.
lookup-xwing-ship = { $size } ship: agility { $agility }, hull { $hull }, shields { $shields }.
lookup-xwing-pilot = { $ship }, { $faction }: initiative { $initiative }, { $points } squad points, { $loadout } loadout points.
