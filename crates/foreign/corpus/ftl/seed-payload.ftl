# What payload upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-bombletgenerator = At the start of the Activation Phase, you may spend { $shields } shield to recover { $charges } charges.
xwing-card-clustermines = The charge can't be recovered.
xwing-card-concussionbombs = While this card has fewer than { $charged } charges, you must drop a bomb during the System Phase, if able.
xwing-card-connernets = The charge can't be recovered.
xwing-card-drk1probedroids = During the End Phase, you may spend a charge to drop or launch a DRK-1 probe droid. The charges can't be recovered.
xwing-card-electroprotonbomb = Place a fuse marker on the bomb when you drop it, so that it detonates a round later. The charge can't be recovered.
xwing-card-proximitymines = The charges can't be recovered.
xwing-card-thermaldetonators = During the System Phase, you may drop a second one with another template. When you reload this card, recover { $add } more charge.
