# What illicit upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-contrabandcybernetics = Before you activate, you may spend { $charge } charge: until the end of the round, you can perform actions and execute red maneuvers even while stressed. The charge cannot be recovered.
xwing-card-deadmansswitch = After you are destroyed, each other ship at range { $range }–{ $range-2 } suffers { $suffer } damage.
xwing-card-falsetranspondercodes = After you lock an object, or an object locks you, lose a charge if you have one: it is jammed, whatever the range.
xwing-card-feedbackarray = Before you engage, you may gain an ion and a disarm token: each other ship at range { $range } suffers { $suffer } damage.
xwing-card-inertialdampeners = Before you execute a maneuver, you may spend { $shields } shield to stay where you are instead; then gain { $gain } stress token.
xwing-card-overtunedmodulators = During the System Phase, unless stressed, you may spend { $charge } charge to gain { $gain } calculate tokens. While the charge is spent, gain a strain token for each green token that you remove in the End Phase.
xwing-card-riggedcargochute = Action: Spend a charge to drop loose cargo.
xwing-card-trackingfob = After forces are placed, the opponent assigns Marked for Elimination to one of their ships, a limited one if possible. You can lock that ship at any range.
