# What turret upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-ioncannonturret = Trifft dieser Angriff, gib einen Treffer oder kritischen Treffer aus, damit der Verteidiger { $suffer } Schaden nimmt. Jedes übrige Ergebnis gibt einen Ionenmarker statt Schaden.
