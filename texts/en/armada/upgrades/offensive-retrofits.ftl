# What offensive retrofits do, in our words, by name. Numbers come from the data of the card: `{ $distance }`
# is what stands behind Distance in its entry. Card names stay English.

armada-card-b2-rocket-troopers = Exhaust this card while attacking: a ship at close or medium range gains a raid token of your choice (not in a salvo), or against a squadron you add a die of a colour in the pool.
armada-card-boosted-comms = This ship's squadron commands reach squadrons at close to long range.
armada-card-disposable-capacitors = When the ship activates, you may discard this card: this round the blue dice of its batteries reach ships at long range.
armada-card-expanded-hangar-bay = The squadron value is { $add } higher.
armada-card-flag-bridge = The ship has a fleet command icon. It cannot spend command tokens on fleet commands.
armada-card-flak-guns = All anti-squadron dice of the ship are black. In its salvo attacks black battery dice reach medium range and blue ones long range.
armada-card-hardened-bulkheads = When this ship and a ship of a smaller size class overlap, this ship is dealt a facedown card less.
armada-card-hyperspace-rings = Before fleets are deployed, friendly squadrons without Rogue, up to the ship's squadron value, gain Scout.
armada-card-hyperwave-signal-boost = On your turn to activate squadrons, exhaust this card: activate unactivated friendly squadrons at close to long range, up to the ship's squadron value, instead; when they attack, they count as activated by a squadron command.
armada-card-proximity-mines = Before fleets are deployed, discard this card to place mines, half as many as the engineering value, beyond distance five of enemy ships and beyond distance one of other mines.
armada-card-quad-laser-turrets = While this ship defends against a squadron at distance one, it has Counter { $add }.
armada-card-rapid-launch-bays = Before fleets are deployed, set aside friendly squadrons, up to the ship’s squadron value. When this ship reveals a command, discard this card to place them within distance 1–{ $to }; they cannot move in this activation.
armada-card-rapid-launch-bays-rr15 = Before fleets are deployed, set aside friendly squadrons, up to the ship’s squadron value. When this ship resolves a squadron command, place as many of them as it activates within distance one; they cannot move in this activation.
armada-card-reserve-hangar-deck = When a friendly non-unique Swarm squadron at distance 1–{ $distance } is destroyed, you may discard this card: it comes back with { $return-squadron } hull points at distance one of this ship, unengaged and activated.
armada-card-spha-t = The squadron value changes by { $add }. The front, left and right firing arcs are special firing arcs, too, with a special battery of { $add-2 } blue and { $add-3 } black dice and ignition to close range. Placing the targeting token exhausts this card; while it is exhausted, none can be placed.
