# What modification upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-ablativeplating = Before you would suffer damage from an obstacle or a friendly bomb, you may spend { $charge } charge to prevent { $prevent } damage.
xwing-card-advancedslam = After you fully execute a SLAM action, you may perform a white action on your action bar, treating it as red.
xwing-card-afterburners = After you fully execute a speed { $speed }–{ $speed-2 } maneuver, you may spend { $charge } charge to perform a boost action, even while stressed.
xwing-card-beskarreinforcedplating = While you defend, if the attacker is in your front arc, before you would be dealt a faceup damage card, you may spend { $charged } charge to be dealt it facedown, or { $charged-2 } charges to discard it.
xwing-card-burnoutthrusters = After you perform a SLAM action, lose this card's charge; then you may gain { $gain } deplete token to remove a disarm token. Without that charge, you can't SLAM.
xwing-card-delayedfuses = After you drop, launch or place a bomb or mine, you may put a fuse marker on it.
xwing-card-dropseatbay = When you drop a remote from your crew, you may use a bank template instead of the straight template of the same speed, from your rear guides or from your left or right side.
xwing-card-electronicbaffle = During the End Phase, you may suffer { $suffer } hit damage to remove a red token.
xwing-card-imperviumplating = Before you would be dealt a faceup Ship damage card, you may spend { $charge } charge to discard it instead.
xwing-card-mandalorianoptics = During the System Phase, you may spend { $charge } charge to acquire a lock on an object in your front arc. While you perform a primary attack against a ship that you have locked, ignore obstacles you are not on.
xwing-card-munitionsfailsafe = After you roll dice for a torpedo or missile attack, you may cancel all results to recover one of the charges spent on it.
xwing-card-overdrivethruster = While you perform a red boost, barrel roll or SLAM action, use a template with a speed { $add } higher, if there is one.
xwing-card-precisionionengines = Before you execute a speed { $speed }–{ $speed-2 } Koiogran turn, you may spend { $charge } charge to execute it as a Segnor's loop instead.
xwing-card-sparepartscanisters = Action: Spend { $charge } charge to recover a charge on one of your astromechs. Action: Spend a charge to drop spare parts, then break all locks on you.
xwing-card-staticdischargevanes = If you would gain an ion or jam token, if you are not stressed, you may gain { $gain } stress token and suffer damage for another ship at range { $range }–{ $range-2 } to gain it instead.
xwing-card-stealthdevice = While you defend, if this card has its charge, roll { $add } more die. After you suffer damage, lose the charge.
xwing-card-synchronizedconsole = After you attack, you may spend your lock on the defender to let a friendly ship at range { $range }, or one with this upgrade at range { $range }–{ $range-2 }, acquire a lock on it.
xwing-card-tacticalscrambler = While you obstruct an enemy ship's attack, the defender rolls { $add } more die.
