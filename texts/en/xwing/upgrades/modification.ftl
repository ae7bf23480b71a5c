# What modification upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-ablativeplating = Before you would suffer damage from an obstacle or a friendly bomb, you may spend { $charge } charge to prevent { $prevent } damage.
xwing-card-advancedslam = After a fully executed SLAM action, you may perform a white action of your bar as a red one.
xwing-card-afterburners = After you fully execute a maneuver of speed { $speed }–{ $speed-2 }, you may spend { $charge } charge to boost, even while stressed.
xwing-card-beskarreinforcedplating = Before you would be dealt a faceup damage card while you defend against an attacker in your front arc, you may spend { $charged } charge to be dealt it facedown, or { $charged-2 } charges to discard it.
xwing-card-burnoutthrusters = After a SLAM action this loses its charge, and you may gain { $gain } deplete token to remove a disarm token. Without the charge you cannot SLAM.
xwing-card-delayedfuses = After you drop, launch or place a bomb or mine, you may put a fuse marker on it.
xwing-card-dropseatbay = You may drop the remotes of your crew with a bank template instead of the straight one of its speed, from your rear guides or from your left or right side.
xwing-card-electronicbaffle = During the End Phase, you may suffer { $suffer } hit damage to remove a red token.
xwing-card-imperviumplating = Before you would be dealt a faceup Ship damage card, you may spend { $charge } charge to discard it instead.
xwing-card-mandalorianoptics = In the System Phase, you may spend { $charge } charge to lock an object in your front arc. Your primary attacks against a ship you have locked ignore obstacles that you are not on.
xwing-card-munitionsfailsafe = After you roll the dice of a torpedo or missile attack, you may cancel all results to recover one charge that it cost.
xwing-card-overdrivethruster = While you perform a red boost, barrel roll or SLAM action, your template has a speed { $add } higher, if there is one.
xwing-card-precisionionengines = Before you execute a Koiogran turn of speed { $speed }–{ $speed-2 }, you may spend { $charge } charge to execute it as a Segnor's loop.
xwing-card-sparepartscanisters = Action: Spend { $charge } charge to recover a charge of one of your astromechs. Action: Spend a charge to drop spare parts; then all locks on you are broken.
xwing-card-staticdischargevanes = When you would gain an ion or jam token, if you are not stressed, you may gain { $gain } stress token and suffer damage: another ship at range { $range }–{ $range-2 } gains it instead.
xwing-card-stealthdevice = While you defend, roll { $add } more die while this has its charge, which it loses after you suffer damage.
xwing-card-synchronizedconsole = After you attack, you may spend your lock on the defender to let a friendly ship at range { $range } lock it, or one with this upgrade at range { $range }–{ $range-2 }.
xwing-card-tacticalscrambler = While you obstruct the attack of an enemy ship, the defender rolls { $add } more die.
