# What payload upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-bombletgenerator = Zu Beginn der Aktivierungsphase darfst du { $shields } Schild ausgeben, um { $charges } Ladungen zurückzuerhalten.
xwing-card-clustermines = Die Ladung kann nicht zurückerhalten werden.
xwing-card-concussionbombs = Solange weniger als { $charged } Ladungen übrig sind, musst du in der Systemphase, wenn möglich, eine Bombe abwerfen.
xwing-card-connernets = Die Ladung kann nicht zurückerhalten werden.
xwing-card-drk1probedroids = In der Endphase darfst du eine Ladung ausgeben, um einen DRK-1-Suchdroiden abzuwerfen oder zu starten. Die Ladungen können nicht zurückerhalten werden.
xwing-card-electroprotonbomb = Die abgeworfene Bombe erhält einen Zündmarker und detoniert so eine Runde später. Die Ladung kann nicht zurückerhalten werden.
xwing-card-proximitymines = Die Ladungen können nicht zurückerhalten werden.
xwing-card-thermaldetonators = Du darfst in der Systemphase einen zweiten mit einer anderen Schablone abwerfen. Lädst du diese Karte nach, erhältst du { $add } Ladung mehr zurück.
