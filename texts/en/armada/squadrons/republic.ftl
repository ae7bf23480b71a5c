# What Republic squadrons do beyond their keywords, in our words, by name. Numbers come from the data of the card.

armada-card-ahsoka-tano-squadron = After this squadron moves, you may choose another friendly squadron at distance one: it attacks an enemy squadron at distance one with { $blue } blue dice.
armada-card-anakin-skywalker-delta-7 = When this squadron damages a squadron in its activation, up to { $up-to } enemy squadrons at distance one of the defender suffer { $suffer-in-attack } damage each when the Resolve Damage step ends.
armada-card-anakin-skywalker-y-wing = In its activation this squadron may spend a defense token to ignore engagement until the activation ends.
armada-card-axe = Before another friendly squadron at distance { $distance } suffers attack damage, Axe may spend a defense token of its own to lower it by { $reduce-damage }.
armada-card-kickback = After this squadron attacks, it may move up to distance { $move }, even if engaged.
armada-card-kit-fisto = When Kit Fisto spends a defense token, he may discard it to lower the damage total by { $reduce-damage } instead of its effect.
armada-card-matchstick = While this squadron is in reach of a friendly ship's squadron command, up to { $add } squadrons with Bomber that it activates can be at distance 1–{ $distance } of this squadron.
armada-card-plo-koon-squadron = Friendly squadrons at distance one that are not unique and have no Counter have Counter { $add }.
