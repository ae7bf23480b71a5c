# What payload upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-bombletgenerator = At the start of the Activation Phase, you may spend { $shields } shield to recover { $charges } charges.
xwing-card-clustermines = The charge cannot be recovered.
xwing-card-concussionbombs = As long as fewer than { $charged } charges are left, you must drop a bomb in the System Phase, if able.
xwing-card-connernets = The charge cannot be recovered.
xwing-card-drk1probedroids = During the End Phase, you may spend a charge to drop or launch a DRK-1 probe droid. The charges cannot be recovered.
xwing-card-electroprotonbomb = A fuse marker is placed on the dropped bomb, so it detonates a round later. The charge cannot be recovered.
xwing-card-proximitymines = The charges cannot be recovered.
xwing-card-thermaldetonators = You may drop a second one in the System Phase, with another template. When you reload this card, recover { $add } more charge.
