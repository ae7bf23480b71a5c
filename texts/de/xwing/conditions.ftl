# What condition cards do, in our words, by their ids. Numbers come from the data of the card.

xwing-condition-fearfulprey = Nachdem du gegen einen feindlichen Fearsome Predator verteidigt hast, ohne einen grünen Marker auszugeben, erhältst du { $gain } Belastungsmarker.
xwing-condition-hunted = Nachdem du zerstört wurdest, musst du, wenn möglich, ein anderes befreundetes Schiff wählen und ihm diesen Zustand geben.
xwing-condition-illshowyouthedarkside = Wird er zugewiesen, wählt der Gegner eine Schadenskarte vom Typ Pilot dafür. Würdest du das nächste Mal kritischen Schaden nehmen, wird dir stattdessen diese Karte zugeteilt.
xwing-condition-listeningdevice = Ist in der Systemphase ein Feind mit Informant in Reichweite { $range }–{ $range-2 }, drehe dein Rad offen.
xwing-condition-markedforelimination = Verteidigst du gegen ein Schiff mit Tracking Fob, das dich erfasst hat, kannst du keine grünen Marker ausgeben.
xwing-condition-mercilesspursuit = Nachdem du ein Schiff mit The Child angegriffen hast, darfst du es erfassen.
xwing-condition-rattled = Detoniert in der Nähe eine Bombe oder Mine, nimmst du { $suffer-2 } kritischen Schaden und verlierst dies. Aktion: Ist keine in der Nähe, entferne dies.
xwing-condition-suppressivefire = Greifst du ein anderes Schiff als Captain Rex an, wirf einen Angriffswürfel weniger. Es endet, wenn er verteidigt, zerstört wird oder in einer Kampfphase nicht angegriffen hat.
xwing-condition-youdbettermeanbusiness = Geheim. Nachdem du verteidigt hast, decke es auf: Du darfst { $charged } Ladungen für einen Bonusangriff gegen den Angreifer ausgeben. Am Ende der Kampfphase darfst du es, noch verdeckt und im Feuerwinkel eines Feindes, aufdecken und so viele zurückerhalten. In der Systemphase wird es entfernt.
xwing-condition-youshouldthankme = Geheim. Nachdem du verteidigt hast, decke es auf: Du erhältst eine Ladung zurück und darfst den Angreifer erfassen. Am Ende der Kampfphase darfst du es, noch verdeckt und im Feuerwinkel eines Feindes, aufdecken und { $charged } Ladungen für einen Bonusangriff ausgeben. In der Systemphase wird es entfernt.
