# What missile upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-barragerockets = If the defender is in your bullseye arc, you may spend any number of this card's charges to reroll that many attack dice.
xwing-card-clustermissiles = After this attack, you may perform a bonus attack with this card against another ship at range { $another-at }–{ $another-at-2 } of the defender. It needs no lock but costs another charge.
xwing-card-concussionmissiles = After this attack hits, each ship at range { $range }–{ $range-2 } of the defender exposes a damage card.
xwing-card-diamondboronmissiles = After this attack hits, you may spend { $charge } charge. If you do, each ship at range { $range }–{ $range-2 } of the defender with equal or lower agility rolls an attack die and suffers the result.
xwing-card-discordmissiles = At the start of the Engagement Phase, you may spend a calculate token and a charge to launch a Buzz Droid Swarm. The charge can't be recovered.
xwing-card-electrochaffmissiles = During the System Phase, you may spend a charge to launch an electro-chaff cloud.
xwing-card-energyshellcharges = During this attack, you may spend a calculate token to change a focus to a crit. Action: Reload this card.
xwing-card-homingmissiles = After you declare the defender, it may suffer { $suffer } hit damage. If it does, skip the dice: the attack counts as a hit.
xwing-card-ionmissiles = If this attack hits, spend one hit or crit for the defender to suffer { $suffer } damage. Each remaining result inflicts an ion token instead of damage.
xwing-card-magpulsewarheads = If this attack hits, the defender suffers { $suffer-2 } crit damage and gains { $gain } deplete token and { $gain } jam token. Then cancel all results.
xwing-card-multimissilepods = If the defender is in your front arc, you may spend { $charge } charge to roll one more die. If it is in your bullseye arc, you may spend up to two charges instead to roll that many more.
xwing-card-xx23sthreadtracers = If this attack hits, each friendly ship at range { $range }–{ $range-2 } of the defender may acquire a lock on it. Then cancel all results.
