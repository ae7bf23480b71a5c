# What missile upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-barragerockets = If the defender is in your bullseye arc, you may spend charges of this card to reroll as many attack dice.
xwing-card-clustermissiles = After this attack, you may make a bonus attack with this card against another ship at range { $another-at }–{ $another-at-2 } of the defender. It needs no lock, and costs a charge again.
xwing-card-concussionmissiles = After this attack hits, each ship at range { $range }–{ $range-2 } of the defender exposes a damage card.
xwing-card-diamondboronmissiles = After this attack hits, you may spend { $charge } charge: each ship at range { $range }–{ $range-2 } of the defender with no more agility rolls an attack die and suffers what it shows.
xwing-card-discordmissiles = At the start of the Engagement Phase, you may spend a calculate token and a charge to launch a Buzz Droid Swarm. The charge cannot be recovered.
xwing-card-electrochaffmissiles = During the System Phase, you may spend a charge to launch an electro-chaff cloud.
xwing-card-energyshellcharges = In this attack you may spend a calculate token to turn a focus to a crit. Action: reload this card.
xwing-card-homingmissiles = After the defender is declared, it may suffer { $suffer } hit damage: then no dice are rolled, and the attack counts as a hit.
xwing-card-ionmissiles = If this attack hits, spend one hit or crit: the defender suffers { $suffer } damage. The other results give ion tokens instead of damage.
xwing-card-magpulsewarheads = If this attack hits, the defender suffers { $suffer-2 } crit damage and gains { $gain } deplete and { $gain } jam token; then cancel all results.
xwing-card-multimissilepods = If the defender is in your front arc, you may spend { $charge } charge to roll a die more; in your bullseye arc up to two for as many dice.
xwing-card-xx23sthreadtracers = If this attack hits, each friendly ship at range { $range }–{ $range-2 } of the defender may acquire a lock on it; then cancel all results.
