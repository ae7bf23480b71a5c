# What modification upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-ablativeplating = Bevor du Schaden von einem Hindernis oder einer befreundeten Bombe nehmen würdest, darfst du { $charge } Ladung ausgeben, um { $prevent } Schaden zu verhindern.
xwing-card-advancedslam = Nach einer vollständig ausgeführten SLAM-Aktion darfst du eine weiße Aktion deiner Leiste als rote durchführen.
xwing-card-afterburners = Nachdem du ein Manöver mit Tempo { $speed }–{ $speed-2 } vollständig ausgeführt hast, darfst du { $charge } Ladung für einen Schub ausgeben, auch gestresst.
xwing-card-beskarreinforcedplating = Bevor du eine offene Schadenskarte erhalten würdest, während du gegen einen Angreifer in deinem Frontwinkel verteidigst, darfst du { $charged } Ladung ausgeben, um sie verdeckt zu erhalten, oder { $charged-2 } Ladungen, um sie abzulegen.
xwing-card-burnoutthrusters = Nach einer SLAM-Aktion verliert die Karte ihre Ladung, und du darfst { $gain } Erschöpfungsmarker nehmen, um einen Entwaffnet-Marker zu entfernen. Ohne Ladung kein SLAM.
xwing-card-delayedfuses = Nachdem du eine Bombe oder Mine abgeworfen, gestartet oder gelegt hast, darfst du einen Zündmarker darauf legen.
xwing-card-dropseatbay = Du darfst die Drohnen deiner Crew statt mit einer geraden Schablone mit der Drehungsschablone gleicher Geschwindigkeit abwerfen, von deinen hinteren Stegen oder von deiner linken oder rechten Seite.
xwing-card-electronicbaffle = In der Endphase darfst du { $suffer } Schaden nehmen, um einen roten Marker zu entfernen.
xwing-card-imperviumplating = Bevor du eine offene Schadenskarte „Schiff“ erhalten würdest, darfst du { $charge } Ladung ausgeben, um sie stattdessen abzulegen.
xwing-card-mandalorianoptics = In der Systemphase darfst du { $charge } Ladung ausgeben, um ein Objekt in deinem Frontwinkel zu erfassen. Deine Primärangriffe auf erfasste Schiffe ignorieren Hindernisse, auf denen du nicht bist.
xwing-card-munitionsfailsafe = Nachdem du die Würfel eines Torpedo- oder Raketenangriffs geworfen hast, darfst du alle Ergebnisse negieren, um eine dafür ausgegebene Ladung zurückzuerhalten.
xwing-card-overdrivethruster = Während du eine rote Schub-, Fassrollen- oder SLAM-Aktion durchführst, hat deine Schablone ein um { $add } höheres Tempo, wenn es eine solche gibt.
xwing-card-precisionionengines = Bevor du eine Koiogran-Wende mit Tempo { $speed }–{ $speed-2 } ausführst, darfst du { $charge } Ladung ausgeben, um sie als Segnor-Schleife auszuführen.
xwing-card-sparepartscanisters = Aktion: Gib { $charge } Ladung aus, um eine Ladung eines deiner Astromechs wiederzuerhalten. Aktion: Gib eine Ladung aus, um Ersatzteile abzuwerfen; dann werden alle Zielerfassungen auf dir gebrochen.
xwing-card-staticdischargevanes = Würdest du einen Ionen- oder Störmarker erhalten, darfst du ungestresst { $gain } Stressmarker erhalten und Schaden nehmen: Ein anderes Schiff in Reichweite { $range }–{ $range-2 } erhält ihn stattdessen.
xwing-card-stealthdevice = Wirf beim Verteidigen { $add } Würfel mehr, solange die Karte ihre Ladung hat; sie verliert sie, nachdem du Schaden genommen hast.
xwing-card-synchronizedconsole = Nach einem Angriff darfst du deine Erfassung des Verteidigers ausgeben, damit ein befreundetes Schiff in Reichweite { $range } ihn erfasst, oder eines mit dieser Karte in Reichweite { $range }–{ $range-2 }.
xwing-card-tacticalscrambler = Versperrst du den Angriff eines feindlichen Schiffs, wirft der Verteidiger { $add } Würfel mehr.
