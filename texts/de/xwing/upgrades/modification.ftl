# What modification upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-ablativeplating = Bevor du Schaden von einem Hindernis oder einer befreundeten Bombe nehmen würdest, darfst du { $charge } Ladung ausgeben, um { $prevent } Schaden zu verhindern.
xwing-card-advancedslam = Nachdem du eine SLAM-Aktion vollständig ausgeführt hast, darfst du eine weiße Aktion deiner Aktionsleiste als rote durchführen.
xwing-card-afterburners = Nachdem du ein Manöver mit Geschwindigkeit { $speed }–{ $speed-2 } vollständig ausgeführt hast, darfst du { $charge } Ladung ausgeben, um eine Schub-Aktion durchzuführen, auch gestresst.
xwing-card-beskarreinforcedplating = Während du gegen einen Angreifer in deinem Bug-Feuerwinkel verteidigst, darfst du, bevor dir eine offene Schadenskarte zugeteilt würde, { $charged } Ladung ausgeben, damit sie dir verdeckt zugeteilt wird, oder { $charged-2 } Ladungen, um sie abzulegen.
xwing-card-burnoutthrusters = Nach einer SLAM-Aktion verliert diese Karte ihre Ladung; dann darfst du { $gain } Erschöpfungsmarker erhalten, um einen Entwaffnet-Marker zu entfernen. Ohne diese Ladung kannst du keinen SLAM durchführen.
xwing-card-delayedfuses = Nachdem du eine Bombe oder Mine abgeworfen, gestartet oder platziert hast, darfst du einen Zündmarker darauf legen.
xwing-card-dropseatbay = Wenn du eine Drohne deiner Mannschaft abwirfst, darfst du statt der geraden Schablone eine Drehungsschablone gleicher Geschwindigkeit verwenden, von deinen hinteren Führungen oder von deiner linken oder rechten Seite.
xwing-card-electronicbaffle = In der Endphase darfst du { $suffer } Schaden nehmen, um einen roten Marker zu entfernen.
xwing-card-imperviumplating = Bevor dir eine offene Schadenskarte „Schiff“ zugeteilt würde, darfst du { $charge } Ladung ausgeben, um sie stattdessen abzulegen.
xwing-card-mandalorianoptics = In der Systemphase darfst du { $charge } Ladung ausgeben, um ein Objekt in deinem Bug-Feuerwinkel zu erfassen. Bei Primärangriffen auf Schiffe, die du erfasst hast, ignorierst du Hindernisse, auf denen du nicht bist.
xwing-card-munitionsfailsafe = Nachdem du die Würfel eines Torpedo- oder Raketenangriffs geworfen hast, darfst du alle Ergebnisse negieren, um eine dafür ausgegebene Ladung wiederherzustellen.
xwing-card-overdrivethruster = Während du eine rote Schub-, Fassrollen- oder SLAM-Aktion durchführst, verwende eine Schablone mit einer um { $add } höheren Geschwindigkeit, wenn es eine gibt.
xwing-card-precisionionengines = Bevor du eine Koiogran-Wende mit Geschwindigkeit { $speed }–{ $speed-2 } ausführst, darfst du { $charge } Ladung ausgeben, um sie als Segnor-Schleife auszuführen.
xwing-card-sparepartscanisters = Aktion: Gib { $charge } Ladung aus, um eine Ladung eines deiner Astromechs wiederherzustellen. Aktion: Gib eine Ladung aus, um Ersatzteile abzuwerfen; brich dann alle Zielerfassungen auf dich.
xwing-card-staticdischargevanes = Würdest du einen Ionen- oder Störmarker erhalten, darfst du, wenn du nicht gestresst bist, { $gain } Stressmarker erhalten und Schaden nehmen, damit ihn stattdessen ein anderes Schiff in Reichweite { $range }–{ $range-2 } erhält.
xwing-card-stealthdevice = Wirf beim Verteidigen { $add } Würfel mehr, solange diese Karte ihre Ladung hat. Nachdem du Schaden genommen hast, verliert sie die Ladung.
xwing-card-synchronizedconsole = Nach einem Angriff darfst du deine Zielerfassung auf den Verteidiger ausgeben, damit ein befreundetes Schiff in Reichweite { $range } oder eines mit dieser Aufwertung in Reichweite { $range }–{ $range-2 } ihn erfassen darf.
xwing-card-tacticalscrambler = Während du den Angriff eines feindlichen Schiffs versperrst, wirft der Verteidiger { $add } Würfel mehr.
