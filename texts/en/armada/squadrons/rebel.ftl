# What Rebel squadrons do beyond their keywords, in our words, by name. Numbers come from the data of the card.

armada-card-biggs-darklighter = Before a friendly squadron with Escort at distance { $distance } suffers attack damage, you may reduce it by { $reduce-damage }. If you do, choose a friendly squadron with Escort at distance { $distance } to suffer { $suffer } damage instead.
armada-card-fenn-rau = After this squadron is activated by a squadron command, up to { $up-to } non-unique squadrons at distance one may activate as if by the same command.
armada-card-hera-syndulla-x-wing = Friendly squadrons with Escort at distance 1–{ $distance } increase their Adept by { $add }.
armada-card-jan-ors = While a friendly squadron at distance 1–{ $distance } defends, it may spend Jan Ors's defense tokens.
armada-card-lando-calrissian-squadron = While attacking, he may discard a defense token to set a die to any face; that die can't be modified again. While defending, he may spend one of his defense tokens to have attack dice of your choice rerolled.
armada-card-luke-skywalker = While he attacks a ship, it is treated as having no shields.
armada-card-shara-bey = While this squadron counters, each critical adds a damage.
armada-card-tycho-celchu = This squadron can move and attack ships even while engaged.
armada-card-wedge-antilles-squadron = While attacking an activated squadron, you may add { $times } blue dice.
