# What Republic squadrons do beyond their keywords, in our words, by name. Numbers come from the data of the card.

armada-card-ahsoka-tano-squadron = After this squadron moves, you may choose another friendly squadron at distance one. It attacks an enemy squadron at distance one with { $blue } blue dice.
armada-card-anakin-skywalker-delta-7 = After this squadron damages a squadron during its activation, up to { $up-to } enemy squadrons at distance one of the defender each suffer { $suffer-in-attack } damage at the end of the Resolve Damage step.
armada-card-anakin-skywalker-y-wing = During its activation, this squadron may spend a defense token to ignore engagement until the activation ends.
armada-card-axe = Before another friendly squadron at distance { $distance } suffers attack damage, Axe may spend one of its own defense tokens to reduce it by { $reduce-damage }.
armada-card-kickback = After this squadron attacks, it may move up to distance { $move }, even if it is engaged.
armada-card-kit-fisto = When Kit Fisto spends a defense token, he may discard it to reduce the total damage by { $reduce-damage } instead of resolving its effect.
armada-card-matchstick = While this squadron is in range of a friendly ship's squadron command, that command can activate up to { $add } squadrons with Bomber at distance 1–{ $distance } of this squadron.
armada-card-plo-koon-squadron = Friendly non-unique squadrons without Counter at distance one have Counter { $add }.
