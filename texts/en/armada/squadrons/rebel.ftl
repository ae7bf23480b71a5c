# What Rebel squadrons do beyond their keywords, in our words, by name. Numbers come from the data of the card.

armada-card-biggs-darklighter = Before a friendly Escort squadron at distance { $distance } suffers attack damage, it may be lowered by { $reduce-damage }: a friendly Escort squadron at distance { $distance } of your choice suffers { $suffer } instead.
armada-card-fenn-rau = After a squadron command has activated this squadron, up to { $up-to } non-unique squadrons at distance one may activate as if by the same command.
armada-card-hera-syndulla-x-wing = Friendly squadrons with Escort at distance 1–{ $distance } have { $add } more Adept.
armada-card-jan-ors = A friendly squadron at distance 1–{ $distance } that defends may spend Jan Ors's defense tokens.
armada-card-lando-calrissian-squadron = While attacking, he may discard a defense token to set a die to any face; it cannot be modified again. While defending, he may spend one of his own defense tokens to have attack dice of your choice rerolled.
armada-card-luke-skywalker = Attacking a ship, treat it as if it had no shields.
armada-card-shara-bey = In this squadron's counter attacks each critical adds a damage.
armada-card-tycho-celchu = Engagement keeps this squadron neither from moving nor from attacking ships.
armada-card-wedge-antilles-squadron = Attacking an activated squadron, you may add { $times } blue dice.
