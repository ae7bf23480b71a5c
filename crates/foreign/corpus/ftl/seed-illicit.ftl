# What illicit upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-contrabandcybernetics = Before you activate, you may spend { $charge } charge. If you do, until the end of the round you can perform actions and execute red maneuvers even while stressed. The charge can't be recovered.
xwing-card-deadmansswitch = After you are destroyed, each other ship at range { $range }–{ $range-2 } suffers { $suffer } damage.
xwing-card-falsetranspondercodes = After you lock an object, or an object locks you, if this card has a charge, lose it to jam that object, whatever the range.
xwing-card-feedbackarray = Before you engage, you may gain an ion token and a disarm token. If you do, each other ship at range { $range } suffers { $suffer } damage.
xwing-card-inertialdampeners = Before you would execute a maneuver, you may spend { $shields } shield to stay in place instead. If you do, gain { $gain } stress token.
xwing-card-overtunedmodulators = During the System Phase, if you are not stressed, you may spend { $charge } charge to gain { $gain } calculate tokens. While the charge is spent, gain a strain token for each green token you remove during the End Phase.
xwing-card-riggedcargochute = Action: Spend a charge to drop loose cargo.
xwing-card-trackingfob = After forces are placed, your opponent assigns Marked for Elimination to one of their ships, a limited one if possible. You can lock that ship at any range.
