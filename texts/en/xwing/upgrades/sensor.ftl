# What sensor upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-advancedsensors = After you reveal your dial, you may perform an action. If you do, you perform no other during your activation.
xwing-card-collisiondetector = You can boost and barrel roll through obstacles and onto them. After you pass through or overlap one, you may spend { $charge } charge to ignore that obstacle until the end of the round.
xwing-card-firecontrolsystem = While you attack a ship that you have locked, you may reroll { $exactly } attack die; then you cannot spend your lock in this attack.
xwing-card-passivesensors = Action, only in your Perform Action step: spend { $charge } charge. Without a charge you cannot be coordinated, and before you engage you may perform a calculate or lock action.
xwing-card-trajectorysimulator = During the System Phase you may launch a bomb with the longest straight template instead of dropping it.
