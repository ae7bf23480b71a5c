# What offensive retrofits do, in our words, by name. Numbers come from the data of the card: `{ $distance }`
# is what stands behind Distance in its entry. Card names stay English.

armada-card-b2-rocket-troopers = While attacking, you may exhaust this card: a ship at close or medium range gains a raid token of your choice (not in a salvo attack); against a squadron, add a die of a colour in the pool.
armada-card-boosted-comms = This ship's squadron commands can activate squadrons at close to long range.
armada-card-disposable-capacitors = When this ship activates, you may discard this card. This round, the blue dice of its batteries can attack ships at long range.
armada-card-expanded-hangar-bay = This ship's squadron value increases by { $add }.
armada-card-flag-bridge = This ship has a fleet command icon. It can't spend command tokens on fleet commands.
armada-card-flak-guns = This ship's anti-squadron dice are all black. During its salvo attacks, black battery dice reach medium range and blue ones long range.
armada-card-hardened-bulkheads = When this ship and a ship of a smaller size class overlap, this ship is dealt one fewer facedown damage card.
armada-card-hyperspace-rings = Before fleets deploy, friendly squadrons without Rogue, up to this ship's squadron value, gain Scout.
armada-card-hyperwave-signal-boost = On your turn to activate squadrons, you may instead exhaust this card to activate unactivated friendly squadrons at close to long range, up to this ship's squadron value. While they attack, they count as activated by a squadron command.
armada-card-proximity-mines = Before fleets deploy, you may discard this card to place mines, half this ship's engineering value in number, beyond distance five of enemy ships and beyond distance one of other mines.
armada-card-quad-laser-turrets = While this ship defends against a squadron at distance one, it has Counter { $add }.
armada-card-rapid-launch-bays = Before fleets deploy, you may set aside friendly squadrons, up to this ship’s squadron value. When this ship reveals a command, you may discard this card to place them within distance 1–{ $to }; they can't move this activation.
armada-card-rapid-launch-bays-rr15 = Before fleets deploy, you may set aside friendly squadrons, up to this ship’s squadron value. When this ship resolves a squadron command, place within distance one as many of them as it could activate; they can't move this activation.
armada-card-reserve-hangar-deck = When a friendly non-unique squadron with Swarm at distance 1–{ $distance } is destroyed, you may discard this card to return it to play with { $return-squadron } hull points, at distance one of this ship, unengaged and activated.
armada-card-spha-t = This ship's squadron value changes by { $add }. Its front, left and right firing arcs are also special firing arcs, with a special battery of { $add-2 } blue and { $add-3 } black dice and Ignition (Close). Placing the targeting token exhausts this card; while it is exhausted, no token can be placed.
