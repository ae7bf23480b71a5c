# What condition cards do, in our words, by their ids. Numbers come from the data of the card.

xwing-condition-fearfulprey = Nachdem du gegen einen feindlichen Fearsome Predator verteidigt hast, erhalte { $gain } Belastungsmarker, wenn du keinen grünen Marker ausgegeben hast.
xwing-condition-hunted = Nachdem du zerstört wurdest, musst du, wenn möglich, diesen Zustand einem anderen befreundeten Schiff deiner Wahl zuweisen.
xwing-condition-illshowyouthedarkside = Wird dieser Zustand zugewiesen, wählt dein Gegner eine Schadenskarte „Pilot“ und legt sie darauf. Würdest du das nächste Mal kritischen Schaden nehmen, wird dir stattdessen diese Karte zugeteilt.
xwing-condition-listeningdevice = In der Systemphase decke dein Rad auf, wenn ein feindliches Schiff mit Informant in Reichweite { $range }–{ $range-2 } ist.
xwing-condition-markedforelimination = Während du gegen ein Schiff mit Tracking Fob verteidigst, das dich erfasst hat, kannst du keine grünen Marker ausgeben.
xwing-condition-mercilesspursuit = Nachdem du ein Schiff mit The Child angegriffen hast, darfst du es erfassen.
xwing-condition-rattled = Nachdem in deiner Nähe eine Bombe oder Mine detoniert ist, nimm { $suffer-2 } kritischen Schaden und entferne diesen Zustand. Aktion: Ist keine in der Nähe, entferne ihn.
xwing-condition-suppressivefire = Während du ein anderes Schiff als Captain Rex angreifst, wirf einen Angriffswürfel weniger. Entferne diesen Zustand, wenn er verteidigt, zerstört wird oder in einer Kampfphase nicht angegriffen hat.
xwing-condition-youdbettermeanbusiness = Geheim. Nachdem du verteidigt hast, decke diese Karte auf; du darfst { $charged } Ladungen ausgeben, um einen Bonusangriff gegen den Angreifer durchzuführen. Am Ende der Kampfphase darfst du sie, wenn sie noch verdeckt ist und du im Feuerwinkel eines feindlichen Schiffs bist, aufdecken, um ebenso viele Ladungen wiederherzustellen. Entferne sie in der Systemphase.
xwing-condition-youshouldthankme = Geheim. Nachdem du verteidigt hast, decke diese Karte auf; stelle eine Ladung wieder her, und du darfst den Angreifer erfassen. Am Ende der Kampfphase darfst du sie, wenn sie noch verdeckt ist und du im Feuerwinkel eines feindlichen Schiffs bist, aufdecken und { $charged } Ladungen ausgeben, um einen Bonusangriff durchzuführen. Entferne sie in der Systemphase.
