# What astromech upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-bb8 = During the System Phase, you may spend { $charge } charge to perform a barrel roll or boost action.
xwing-card-genius = After you fully execute a maneuver, if you have not placed a device this round, you may drop a bomb.
xwing-card-q7astromech = You can boost and barrel roll through and onto obstacles.
xwing-card-r2astromech = After you reveal your dial, you may spend { $charge } charge and gain { $gain } disarm token to recover a shield.
xwing-card-r2d2 = After you reveal your dial, you may spend { $charge } charge and gain { $gain } disarm token to recover a shield.
xwing-card-r2d2-republic = After you activate, you may spend { $charge } charge and gain { $gain } deplete token to repair a damage card, recover a shield, or remove a device at range { $devices }–{ $devices-2 }.
xwing-card-r3astromech = You can maintain { $add } more lock. After you perform a lock action, you may acquire a lock on another object.
xwing-card-r4astromech = Reduce the difficulty of your speed { $speed }–{ $speed-2 } basic maneuvers.
xwing-card-r4p17 = After you fully execute a red maneuver, you may spend { $charge } charge to perform an action, even while stressed.
xwing-card-r4p44 = After you fully execute a red maneuver, if an enemy ship is in your bullseye arc, gain { $gain } calculate token.
xwing-card-r4pastromech = Before you execute a basic maneuver, you may spend { $charge } charge to reduce its difficulty.
xwing-card-r5astromech = Action: Spend { $charge } charge to repair a facedown damage card. Action: Repair a faceup Ship damage card.
xwing-card-r5d8 = Action: Spend { $charge } charge to repair a facedown damage card. Action: Repair a faceup Ship damage card.
