# What cannon upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-autoblasters = Wirf { $add } Angriffswürfel mehr, wenn der Verteidiger in deinem Zentralwinkel ist. Bist du nicht in seinem Frontwinkel, negieren Ausweichen keine kritischen Treffer.
xwing-card-heavylasercannon = Nach dem Modifizieren der Angriffswürfel ändere alle kritischen Treffer in Treffer.
xwing-card-ioncannon = Trifft dieser Angriff, gib einen Treffer oder kritischen Treffer aus: Der Verteidiger nimmt { $suffer } Schaden. Die übrigen geben Ionenmarker statt Schaden.
xwing-card-jammingbeam = Trifft dieser Angriff, geben alle Ergebnisse Störmarker statt Schaden.
xwing-card-protoncannons = Ändere einen Fokus oder Treffer in einen kritischen Treffer.
xwing-card-syncedlasercannons = Während du einen Berechnungsmarker hast, erhält der Verteidiger keinen Reichweitenbonus.
xwing-card-tractorbeam = Trifft dieser Angriff, geben alle Ergebnisse Traktormarker statt Schaden.
xwing-card-underslungblastercannon = Nachdem ein feindliches Schiff ein Manöver ausgeführt hat, darfst du es mit dieser Waffe als Bonus angreifen. Deine Würfel können nur durch Ausgeben einer Zielerfassung modifiziert werden.
