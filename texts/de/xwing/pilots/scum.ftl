# What pilots of Scum and Villainy do, in our words, by their ids. Numbers come from the data of the card.

xwing-pilot-bobafett = Während du verteidigst oder angreifst, darfst du für jedes feindliche Schiff in Reichweite { $range }–{ $range-2 } einen deiner Würfel neu würfeln.
xwing-pilot-bossk = Während du einen Primärangriff durchführst, darfst du nach dem Neutralisieren einen kritischen Treffer ausgeben, um { $times } Treffer hinzuzufügen.
xwing-pilot-bossk-z95af4headhunter = Während du einen Primärangriff durchführst, darfst du nach dem Neutralisieren einen kritischen Treffer ausgeben, um { $times } Treffer hinzuzufügen.
xwing-pilot-cadbane = Nachdem dein Angriff getroffen hat, darfst du { $charge } Ladungen ausgeben, um einen deiner roten oder orangen Marker, außer einer Zielerfassung, auf den Verteidiger zu übertragen.
xwing-pilot-captainseevor = Während du angreifst oder verteidigst, darfst du vor dem Wurf der Angriffswürfel, wenn du nicht im Zentral-Feuerwinkel des feindlichen Schiffs bist, { $charge } Ladung ausgeben, damit es { $gain } Störmarker erhält.
xwing-pilot-dengar = Nachdem du verteidigt hast, darfst du, wenn der Angreifer in deinem Bug-Feuerwinkel ist, { $charge } Ladung ausgeben, um einen Bonusangriff gegen ihn durchzuführen.
xwing-pilot-drearenthal = Greift ein befreundetes nicht limitiertes Schiff an und ist der Verteidiger in deinem Feuerwinkel, darf der Angreifer { $exactly } Angriffswürfel neu würfeln.
xwing-pilot-fennrau = Während du in Angriffsreichweite { $attack-range } verteidigst oder angreifst, darfst du { $add } Würfel mehr werfen.
xwing-pilot-hansolo = Während du verteidigst oder einen Primärangriff durchführst, darfst du, wenn ein Hindernis den Angriff versperrt, { $add } Würfel mehr werfen.
xwing-pilot-ig88a = Zu Beginn der Kampfphase darfst du einen deiner Berechnungsmarker auf ein befreundetes Schiff in Reichweite { $range }–{ $range-2 } übertragen, das die Berechnungs-Aktion hat.
xwing-pilot-ig88b = Nachdem dein Angriff verfehlt hat, darfst du einen Bonusangriff mit einer Kanone durchführen.
xwing-pilot-ig88c = Nachdem du eine Schub-Aktion durchgeführt hast, darfst du eine Ausweich-Aktion durchführen.
xwing-pilot-kavil = Während du einen Angriff aus einem anderen als dem Bug-Feuerwinkel durchführst, wirf { $add } Angriffswürfel mehr.
xwing-pilot-l337 = Solange du keine aktiven Schilde hast, sinkt die Schwierigkeit deiner Drehungen.
xwing-pilot-l337-escapecraft = Solange du keine Schilde hast, sinkt die Schwierigkeit deiner Drehungen.
xwing-pilot-landocalrissian = Nachdem du gewürfelt hast, darfst du, wenn du nicht gestresst bist, { $gain } Stressmarker erhalten, um alle deine Leerseiten neu zu würfeln.
xwing-pilot-landocalrissian-escapecraft = Nachdem du gewürfelt hast, darfst du, wenn du nicht gestresst bist, { $gain } Stressmarker erhalten, um alle deine Leerseiten neu zu würfeln.
xwing-pilot-leemakai = Bevor du kämpfst, darfst du, wenn du in keinem Bug-Feuerwinkel eines feindlichen Schiffs bist, ein feindliches Schiff in deinem vollen Bug-Feuerwinkel erfassen.
xwing-pilot-nashtahpup = Du kannst nur durch ein Notabsetzen platziert werden. Du hast Namen, Initiative, Pilotenfähigkeit und Schiffsladungen deiner zerstörten Hound's Tooth.
xwing-pilot-ndrusuhlak = Während du einen Primärangriff durchführst und kein anderes befreundetes Schiff in Reichweite { $range }–{ $range-2 } ist, wirfst du { $add } Angriffswürfel mehr.
xwing-pilot-oldteroch = Zu Beginn der Kampfphase darfst du ein feindliches Schiff in Reichweite { $range } wählen. Bist du in seinem Bug-Feuerwinkel, entfernt es alle seine grünen Marker.
xwing-pilot-overseeryushyn = Bevor ein ungestresstes befreundetes Schiff in Reichweite { $range } einen Entwaffnet-Marker erhalten würde, darfst du { $charge } Ladung ausgeben, damit es stattdessen einen Stressmarker erhält.
xwing-pilot-teltrevura = Würdest du zerstört, darfst du { $charge } Ladung ausgeben, um stattdessen deine Schadenskarten abzulegen, { $suffer } Schaden zu nehmen und in Reserve zu gehen. Zu Beginn der nächsten Planungsphase wirst du wie beim Aufbau an deinem Rand platziert.
xwing-pilot-themandalorian = Während du verteidigst oder angreifst, darfst du, wenn du in Reichweite { $range }–{ $range-2 } im Bug-Feuerwinkel von mindestens { $ships-at-least } feindlichen Schiffen bist, eine deiner Leerseiten in ein Fokus-Ergebnis ändern.
xwing-pilot-torkilmux = Zu Beginn der Kampfphase darfst du ein Schiff in deinem Feuerwinkel wählen: Es kämpft in dieser Phase mit Initiative { $set }.
