# What turret upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-ioncannonturret = Trifft dieser Angriff, gib einen Treffer oder kritischen Treffer aus: Der Verteidiger nimmt { $suffer } Schaden. Die übrigen geben Ionenmarker statt Schaden.
