# What sensor upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-advancedsensors = Nachdem du dein Rad aufgedeckt hast, darfst du eine Aktion durchführen. Dann kannst du in deiner Aktivierung keine weitere durchführen.
xwing-card-collisiondetector = Du kannst mit Schub und Fassrolle durch Hindernisse und auf Hindernisse ziehen. Nachdem du durch eines gezogen bist oder es überschneidest, darfst du { $charge } Ladung ausgeben, um es bis zum Ende der Runde zu ignorieren.
xwing-card-firecontrolsystem = Während du ein von dir erfasstes Schiff angreifst, darfst du { $exactly } Angriffswürfel neu würfeln. Dann kannst du deine Zielerfassung in diesem Angriff nicht ausgeben.
xwing-card-passivesensors = Aktion: Gib { $charge } Ladung aus; nur in deinem Schritt „Aktion durchführen“. Solange diese Karte keine Ladung hat, kannst du nicht koordiniert werden und darfst, bevor du kämpfst, eine Berechnungs- oder Zielerfassungs-Aktion durchführen.
xwing-card-trajectorysimulator = In der Systemphase darfst du eine Bombe mit der längsten geraden Schablone starten, statt sie abzuwerfen.
