# What astromech upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-bb8 = In der Systemphase darfst du { $charge } Ladung ausgeben, um eine Fassrollen- oder Schub-Aktion durchzuführen.
xwing-card-genius = Nachdem du ein Manöver vollständig ausgeführt hast, darfst du eine Bombe abwerfen, wenn du in dieser Runde keine Vorrichtung platziert hast.
xwing-card-q7astromech = Du kannst mit Schub und Fassrolle durch Hindernisse und auf Hindernisse ziehen.
xwing-card-r2astromech = Nachdem du dein Rad aufgedeckt hast, darfst du { $charge } Ladung ausgeben und { $gain } Entwaffnet-Marker erhalten, um einen Schild wiederherzustellen.
xwing-card-r2d2 = Nachdem du dein Rad aufgedeckt hast, darfst du { $charge } Ladung ausgeben und { $gain } Entwaffnet-Marker erhalten, um einen Schild wiederherzustellen.
xwing-card-r2d2-republic = Nachdem du aktiviert wurdest, darfst du { $charge } Ladung ausgeben und { $gain } Erschöpfungsmarker erhalten, um eine Schadenskarte zu reparieren, einen Schild wiederherzustellen oder eine Vorrichtung in Reichweite { $devices }–{ $devices-2 } zu entfernen.
xwing-card-r3astromech = Du kannst { $add } Zielerfassung mehr halten. Nach einer Zielerfassungs-Aktion darfst du ein weiteres Objekt erfassen.
xwing-card-r4astromech = Die Schwierigkeit deiner einfachen Manöver mit Geschwindigkeit { $speed }–{ $speed-2 } sinkt.
xwing-card-r4p17 = Nachdem du ein rotes Manöver vollständig ausgeführt hast, darfst du { $charge } Ladung ausgeben, um eine Aktion durchzuführen, auch gestresst.
xwing-card-r4p44 = Nachdem du ein rotes Manöver vollständig ausgeführt hast, erhalte { $gain } Berechnungsmarker, wenn ein feindliches Schiff in deinem Zentral-Feuerwinkel ist.
xwing-card-r4pastromech = Bevor du ein einfaches Manöver ausführst, darfst du { $charge } Ladung ausgeben, um seine Schwierigkeit zu senken.
xwing-card-r5astromech = Aktion: Gib { $charge } Ladung aus, um eine verdeckte Schadenskarte zu reparieren. Aktion: Repariere eine offene Schadenskarte vom Typ Schiff.
xwing-card-r5d8 = Aktion: Gib { $charge } Ladung aus, um eine verdeckte Schadenskarte zu reparieren. Aktion: Repariere eine offene Schadenskarte vom Typ Schiff.
