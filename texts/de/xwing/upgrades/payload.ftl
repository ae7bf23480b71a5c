# What payload upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-bombletgenerator = Zu Beginn der Aktivierungsphase darfst du { $shields } Schild ausgeben, um { $charges } Ladungen wiederherzustellen.
xwing-card-clustermines = Die Ladung kann nicht wiederhergestellt werden.
xwing-card-concussionbombs = Solange diese Karte weniger als { $charged } Ladungen hat, musst du in der Systemphase, wenn möglich, eine Bombe abwerfen.
xwing-card-connernets = Die Ladung kann nicht wiederhergestellt werden.
xwing-card-drk1probedroids = In der Endphase darfst du eine Ladung ausgeben, um einen DRK-1-Suchdroiden abzuwerfen oder zu starten. Die Ladungen können nicht wiederhergestellt werden.
xwing-card-electroprotonbomb = Lege beim Abwerfen einen Zündmarker auf die Bombe, sodass sie eine Runde später detoniert. Die Ladung kann nicht wiederhergestellt werden.
xwing-card-proximitymines = Die Ladungen können nicht wiederhergestellt werden.
xwing-card-thermaldetonators = In der Systemphase darfst du einen zweiten mit einer anderen Schablone abwerfen. Lädst du diese Karte nach, stelle { $add } Ladung mehr wieder her.
