# What pilots of Scum and Villainy do, in our words, by their ids. Numbers come from the data of the card.

xwing-pilot-bobafett = Während du verteidigst oder angreifst, darfst du für jedes feindliche Schiff in Reichweite { $range }–{ $range-2 } einen deiner Würfel neu werfen.
xwing-pilot-bossk = Während du einen Primärangriff durchführst, darfst du nach dem Neutralisieren ein kritisches Ergebnis ausgeben, um { $times } Treffer-Ergebnisse hinzuzufügen.
xwing-pilot-bossk-z95af4headhunter = Während du einen Primärangriff durchführst, darfst du nach dem Neutralisieren einen kritischen Treffer ausgeben, um { $times } Treffer hinzuzufügen.
xwing-pilot-cadbane = Nachdem dein Angriff getroffen hat, darfst du { $charge } Ladungen ausgeben, um einen deiner roten oder orangen Marker, keine Zielerfassung, dem Verteidiger zu übertragen.
xwing-pilot-captainseevor = Während du angreifst oder verteidigst, darfst du vor dem Wurf der Angriffswürfel { $charge } Ladung ausgeben, wenn du nicht im Zentralwinkel des Gegners bist: Er erhält { $gain } Störmarker.
xwing-pilot-dengar = Nachdem du verteidigt hast, darfst du, wenn der Angreifer in deinem Frontwinkel ist, { $charge } Ladung für einen Bonusangriff gegen ihn ausgeben.
xwing-pilot-drearenthal = Greift ein befreundetes nicht limitiertes Schiff an und ist der Verteidiger in deinem Feuerwinkel, darf der Angreifer { $exactly } Angriffswürfel neu werfen.
xwing-pilot-fennrau = Während du in Angriffsreichweite { $attack-range } verteidigst oder angreifst, darfst du { $add } Würfel mehr werfen.
xwing-pilot-hansolo = Während du verteidigst oder einen Primärangriff durchführst, darfst du, wenn ein Hindernis den Angriff versperrt, { $add } Würfel mehr werfen.
xwing-pilot-ig88a = Zu Beginn der Kampfphase darfst du einen deiner Berechnungsmarker auf ein befreundetes Schiff in Reichweite { $range }–{ $range-2 } übertragen, das die Berechnen-Aktion hat.
xwing-pilot-ig88b = Nachdem dein Angriff verfehlt hat, darfst du einen Bonusangriff mit einer Kanone durchführen.
xwing-pilot-ig88c = Nachdem du eine Schub-Aktion durchgeführt hast, darfst du eine Ausweichen-Aktion durchführen.
xwing-pilot-kavil = Während du einen Angriff durchführst, der nicht aus dem Frontwinkel kommt, wirfst du { $add } Angriffswürfel mehr.
xwing-pilot-l337 = Solange du keine aktiven Schilde hast, sind deine Drehmanöver leichter.
xwing-pilot-l337-escapecraft = Während du keine Schilde hast, sind deine Dreh-Manöver leichter.
xwing-pilot-landocalrissian = Nachdem du gewürfelt hast, darfst du, wenn du nicht gestresst bist, { $gain } Stressmarker erhalten, um alle deine Leerseiten neu zu werfen.
xwing-pilot-landocalrissian-escapecraft = Nachdem du gewürfelt hast, darfst du, wenn du nicht gestresst bist, { $gain } Stressmarker erhalten, um alle deine Leerseiten neu zu werfen.
xwing-pilot-leemakai = Bevor du kämpfst, darfst du, wenn du im Frontwinkel keines feindlichen Schiffs bist, ein feindliches Schiff in deinem vollen Frontwinkel erfassen.
xwing-pilot-nashtahpup = Du kannst nur im Notfall ablegen. Du hast Namen, Initiative, Pilotenfähigkeit und Schiffsladungen deiner zerstörten Hound's Tooth.
xwing-pilot-ndrusuhlak = Während du einen Primärangriff durchführst und kein anderes befreundetes Schiff in Reichweite { $range }–{ $range-2 } ist, wirfst du { $add } Angriffswürfel mehr.
xwing-pilot-oldteroch = Zu Beginn der Kampfphase darfst du ein feindliches Schiff in Reichweite { $range } wählen: Bist du in seinem Frontwinkel, verliert es alle grünen Marker.
xwing-pilot-overseeryushyn = Bevor ein befreundetes ungestresstes Schiff in Reichweite { $range } einen Entwaffnet-Marker erhielte, darfst du { $charge } Ladung ausgeben: Es erhält stattdessen einen Stressmarker.
xwing-pilot-teltrevura = Wenn du zerstört würdest, darfst du stattdessen { $charge } Ladung ausgeben: Lege deine Schadenskarten ab, nimm { $suffer } Treffer-Schaden und komm in Reserve. Zu Beginn der nächsten Planungsphase wirst du wie beim Aufbau an deinem Rand platziert.
xwing-pilot-themandalorian = Während du verteidigst oder angreifst, darfst du, wenn du in Reichweite { $range }–{ $range-2 } im Frontwinkel von mindestens { $ships-at-least } feindlichen Schiffen bist, eine deiner Nieten in ein Fokus-Ergebnis ändern.
xwing-pilot-torkilmux = Zu Beginn der Kampfphase darfst du ein Schiff in deinem Feuerwinkel wählen: Es kämpft in dieser Phase mit Initiative { $set }.
