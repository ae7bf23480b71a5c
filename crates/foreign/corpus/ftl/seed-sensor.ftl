# What sensor upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-advancedsensors = After you reveal your dial, you may perform an action. If you do, you can't perform another during your activation.
xwing-card-collisiondetector = You can boost and barrel roll through and onto obstacles. After you move through or overlap one, you may spend { $charge } charge to ignore it until the end of the round.
xwing-card-firecontrolsystem = While you attack a ship that you have locked, you may reroll { $exactly } attack die. If you do, you can't spend your lock during this attack.
xwing-card-passivesensors = Action: Spend { $charge } charge; only in your Perform Action step. While this card has no charge, you can't be coordinated, and before you engage you may perform a calculate or lock action.
xwing-card-trajectorysimulator = During the System Phase, you may launch a bomb with the longest straight template instead of dropping it.
