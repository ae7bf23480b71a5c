# What gunner upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-agilegunner = During the End Phase, you may rotate your turret.
xwing-card-bobafett-gunner = While you attack, if no other ship is in the attack arc, you may change a focus to a hit.
xwing-card-bossk = After you perform a primary attack that misses, if you are not stressed, gain { $gain } stress token to perform a bonus primary attack against the same ship.
xwing-card-clonecommandercody = After you perform an attack that misses, if any hits or crits were neutralized, the defender gains { $gain } strain token.
xwing-card-finn = While you defend or perform a primary attack, if the enemy ship is in your front arc, you may add a blank result.
xwing-card-hansolo = During the Engagement Phase, at initiative { $amount-is }, you may perform a bonus attack from a turret arc. You can't attack from that arc again this round.
xwing-card-hansolo-gunner = Before you engage, you may perform a red focus action.
xwing-card-lukeskywalker = At the start of the Engagement Phase, you may spend { $force } Force and gain { $gain } deplete token to rotate your turret.
xwing-card-paigetico = After you perform a primary attack, you may drop a bomb or rotate your turret. After you are destroyed, you may drop a bomb.
xwing-card-seventhfleetgunner = While another friendly ship performs a primary attack, if the defender is in your firing arc, you may spend { $charge } charge for it to roll { $add } more die, to a maximum of { $at-most }. During the System Phase, you may gain a disarm token to recover a charge.
xwing-card-skilledbombardier = When you drop or launch a device, you may use the same template one speed higher or lower.
xwing-card-specialforcesgunner = While you perform a front-arc primary attack, if your turret points to the front, you may roll { $add } more attack die. After that attack, if your turret points to the rear, you may perform a bonus primary turret attack.
xwing-card-veterantailgunner = After you perform a primary attack from your front arc, you may perform a bonus primary attack from your rear arc.
xwing-card-veteranturretgunner = After you perform a primary attack, you may perform a bonus attack from a turret arc you have not already attacked from this round.
