# What missile upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-barragerockets = Ist der Verteidiger in deinem Zentral-Feuerwinkel, darfst du beliebig viele Ladungen dieser Karte ausgeben, um ebenso viele Angriffswürfel neu zu würfeln.
xwing-card-clustermissiles = Nach diesem Angriff darfst du mit dieser Karte einen Bonusangriff auf ein anderes Schiff in Reichweite { $another-at }–{ $another-at-2 } zum Verteidiger durchführen. Er braucht keine Zielerfassung, kostet aber noch eine Ladung.
xwing-card-concussionmissiles = Nachdem dieser Angriff getroffen hat, deckt jedes Schiff in Reichweite { $range }–{ $range-2 } zum Verteidiger eine Schadenskarte auf.
xwing-card-diamondboronmissiles = Nachdem dieser Angriff getroffen hat, darfst du { $charge } Ladung ausgeben. Dann wirft jedes Schiff in Reichweite { $range }–{ $range-2 } zum Verteidiger mit gleicher oder niedrigerer Wendigkeit einen Angriffswürfel und nimmt das Ergebnis als Schaden.
xwing-card-discordmissiles = Zu Beginn der Kampfphase darfst du einen Berechnungsmarker und eine Ladung ausgeben, um einen Summdroidenschwarm zu starten. Die Ladung kann nicht wiederhergestellt werden.
xwing-card-electrochaffmissiles = In der Systemphase darfst du eine Ladung ausgeben, um eine Elektro-Düppelwolke zu starten.
xwing-card-energyshellcharges = Bei diesem Angriff darfst du einen Berechnungsmarker ausgeben, um ein Fokus-Ergebnis in einen kritischen Treffer zu ändern. Aktion: Lade diese Karte nach.
xwing-card-homingmissiles = Nachdem du den Verteidiger bestimmt hast, darf er { $suffer } Schaden nehmen. Dann wird nicht gewürfelt, und der Angriff gilt als Treffer.
xwing-card-ionmissiles = Trifft dieser Angriff, gib einen Treffer oder kritischen Treffer aus, damit der Verteidiger { $suffer } Schaden nimmt. Jedes übrige Ergebnis gibt einen Ionenmarker statt Schaden.
xwing-card-magpulsewarheads = Trifft dieser Angriff, nimmt der Verteidiger { $suffer-2 } kritischen Schaden und erhält { $gain } Erschöpfungs- und { $gain } Störmarker. Negiere dann alle Ergebnisse.
xwing-card-multimissilepods = Ist der Verteidiger in deinem Bug-Feuerwinkel, darfst du { $charge } Ladung ausgeben, um einen Würfel mehr zu werfen. Ist er in deinem Zentral-Feuerwinkel, darfst du stattdessen bis zu zwei Ladungen für ebenso viele Würfel ausgeben.
xwing-card-xx23sthreadtracers = Trifft dieser Angriff, darf jedes befreundete Schiff in Reichweite { $range }–{ $range-2 } zum Verteidiger ihn erfassen. Negiere dann alle Ergebnisse.
