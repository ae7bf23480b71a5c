# What astromech upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-bb8 = In der Systemphase darfst du { $charge } Ladung für eine Fassrollen- oder Schub-Aktion ausgeben.
xwing-card-genius = Nachdem du ein Manöver vollständig ausgeführt hast, darfst du, wenn du in dieser Runde kein Gerät platziert hast, eine Bombe abwerfen.
xwing-card-q7astromech = Du kannst bei Schub und Fassrolle Hindernisse durchqueren und überlappen.
xwing-card-r2astromech = Nachdem du dein Rad aufgedeckt hast, darfst du { $charge } Ladung ausgeben und { $gain } Entwaffnet-Marker erhalten, um einen Schild zurückzuerhalten.
xwing-card-r2d2 = Nachdem du dein Rad aufgedeckt hast, darfst du { $charge } Ladung ausgeben und { $gain } Entwaffnet-Marker erhalten, um einen Schild zurückzuerhalten.
xwing-card-r2d2-republic = Nachdem du aktiviert hast, darfst du { $charge } Ladung ausgeben und { $gain } Erschöpfungsmarker erhalten, um eine Schadenskarte zu reparieren, einen Schild zurückzuerhalten oder ein Gerät in Reichweite { $devices }–{ $devices-2 } zu entfernen.
xwing-card-r3astromech = Du kannst { $add } Zielerfassung mehr halten. Nach einer Zielerfassungs-Aktion darfst du eine weitere erhalten.
xwing-card-r4astromech = Deine einfachen Manöver mit Tempo { $speed }–{ $speed-2 } sind leichter.
xwing-card-r4p17 = Nachdem du ein rotes Manöver vollständig ausgeführt hast, darfst du { $charge } Ladung für eine Aktion ausgeben, auch gestresst.
xwing-card-r4p44 = Nachdem du ein rotes Manöver vollständig ausgeführt hast und ein feindliches Schiff in deinem Zentralwinkel ist, erhalte { $gain } Berechnungsmarker.
xwing-card-r4pastromech = Bevor du ein einfaches Manöver ausführst, darfst du { $charge } Ladung ausgeben, um es um eine Stufe leichter zu machen.
xwing-card-r5astromech = Aktion: Gib { $charge } Ladung aus, um eine verdeckte Schadenskarte zu reparieren. Aktion: Repariere eine offene Schadenskarte vom Typ Schiff.
xwing-card-r5d8 = Aktion: Gib { $charge } Ladung aus, um eine verdeckte Schadenskarte zu reparieren. Aktion: Repariere eine offene Schadenskarte vom Typ Schiff.
