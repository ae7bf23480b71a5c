# What cannon upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-autoblasters = Ist der Verteidiger in deinem Zentral-Feuerwinkel, wirf { $add } Angriffswürfel mehr. Bist du nicht in seinem Bug-Feuerwinkel, können Ausweich-Ergebnisse deine kritischen Treffer nicht negieren.
xwing-card-heavylasercannon = Nach dem Schritt „Angriffswürfel modifizieren“ ändere alle kritischen Treffer in Treffer.
xwing-card-ioncannon = Trifft dieser Angriff, gib einen Treffer oder kritischen Treffer aus, damit der Verteidiger { $suffer } Schaden nimmt. Jedes übrige Ergebnis gibt einen Ionenmarker statt Schaden.
xwing-card-jammingbeam = Trifft dieser Angriff, gibt jedes Ergebnis einen Störmarker statt Schaden.
xwing-card-protoncannons = Ändere ein Fokus-Ergebnis oder einen Treffer in einen kritischen Treffer.
xwing-card-syncedlasercannons = Während du einen Berechnungsmarker hast, erhält der Verteidiger keinen Reichweitenbonus.
xwing-card-tractorbeam = Trifft dieser Angriff, gibt jedes Ergebnis einen Traktormarker statt Schaden.
xwing-card-underslungblastercannon = Nachdem ein feindliches Schiff ein Manöver ausgeführt hat, darfst du mit dieser Waffe einen Bonusangriff gegen es durchführen. Deine Würfel können nur durch Ausgeben einer Zielerfassung modifiziert werden.
