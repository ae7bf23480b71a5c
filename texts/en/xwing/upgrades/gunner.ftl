# What gunner upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-agilegunner = During the End Phase, you may rotate your turret.
xwing-card-bobafett-gunner = While you attack, if no other ship is in the attack arc, you may turn a focus to a hit.
xwing-card-bossk = After your primary attack misses, if you are not stressed, gain { $gain } stress token for a bonus primary attack against the same ship.
xwing-card-clonecommandercody = After your attack misses, if hits or crits were neutralized, the defender gains { $gain } strain token.
xwing-card-finn = While you defend or perform a primary attack and the enemy is in your front arc, you may add a blank result.
xwing-card-hansolo = In the Engagement Phase, at initiative { $amount-is }, you may perform a bonus attack from a turret arc. You cannot attack from it again in this round.
xwing-card-hansolo-gunner = Before you engage, you may perform a red focus action.
xwing-card-lukeskywalker = At the start of the Engagement Phase, you may spend { $force } Force and gain { $gain } deplete token to rotate your turret.
xwing-card-paigetico = After you perform a primary attack, you may drop a bomb or rotate your turret. After you are destroyed, you may drop a bomb.
xwing-card-seventhfleetgunner = While another friendly ship performs a primary attack against a ship in your firing arc, you may spend { $charge } charge: it rolls { $add } more die, at most { $at-most }. During the System Phase you may gain a disarm token to recover a charge.
xwing-card-skilledbombardier = When you drop or launch a device, you may use the same template one speed higher or lower.
xwing-card-specialforcesgunner = While you make a front-arc primary attack with your turret to the front, you may roll { $add } more attack die. After it, with your turret to the rear, you may make a bonus primary turret attack.
xwing-card-veterantailgunner = After your front-arc primary attack, you may make a bonus primary attack from your rear arc.
xwing-card-veteranturretgunner = After a primary attack, you may make a bonus attack from a turret arc from which you have not attacked this round.
