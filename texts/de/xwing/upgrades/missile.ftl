# What missile upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-barragerockets = Ist der Verteidiger in deinem Zentralwinkel, darfst du Ladungen dieser Karte ausgeben, um ebenso viele Angriffswürfel neu zu werfen.
xwing-card-clustermissiles = Nach diesem Angriff darfst du mit dieser Karte ein anderes Schiff in Reichweite { $another-at }–{ $another-at-2 } des Verteidigers als Bonus angreifen. Das verlangt keine Zielerfassung und kostet wieder eine Ladung.
xwing-card-concussionmissiles = Nach einem Treffer deckt jedes Schiff in Reichweite { $range }–{ $range-2 } des Verteidigers eine Schadenskarte auf.
xwing-card-diamondboronmissiles = Nach einem Treffer darfst du { $charge } Ladung ausgeben: Jedes Schiff in Reichweite { $range }–{ $range-2 } des Verteidigers mit höchstens dessen Wendigkeit wirft einen Angriffswürfel und nimmt den gezeigten Schaden.
xwing-card-discordmissiles = Zu Beginn der Kampfphase darfst du einen Berechnungsmarker und eine Ladung ausgeben, um einen Buzz-Droiden-Schwarm zu starten. Die Ladung kann nicht zurückerhalten werden.
xwing-card-electrochaffmissiles = In der Systemphase darfst du eine Ladung ausgeben, um eine Elektro-Düppelwolke zu starten.
xwing-card-energyshellcharges = Bei diesem Angriff darfst du einen Berechnungsmarker ausgeben, um einen Fokus in einen kritischen Treffer zu ändern. Aktion: Lade diese Karte nach.
xwing-card-homingmissiles = Nachdem der Verteidiger benannt ist, darf er { $suffer } Schaden nehmen: Dann wird nicht gewürfelt, und der Angriff gilt als Treffer.
xwing-card-ionmissiles = Trifft dieser Angriff, gib einen Treffer oder kritischen Treffer aus: Der Verteidiger nimmt { $suffer } Schaden. Die übrigen geben Ionenmarker statt Schaden.
xwing-card-magpulsewarheads = Trifft dieser Angriff, nimmt der Verteidiger { $suffer-2 } kritischen Schaden und erhält { $gain } Erschöpfungs- und { $gain } Störmarker; negiere dann alle Ergebnisse.
xwing-card-multimissilepods = Ist der Verteidiger in deinem Frontwinkel, darfst du { $charge } Ladung für einen Würfel mehr ausgeben; im Zentralwinkel bis zu zwei für ebenso viele.
xwing-card-xx23sthreadtracers = Trifft dieser Angriff, darf jedes befreundete Schiff in Reichweite { $range }–{ $range-2 } des Verteidigers ihn erfassen; negiere dann alle Ergebnisse.
