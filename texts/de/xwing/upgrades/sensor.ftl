# What sensor upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-advancedsensors = Nachdem du dein Rad aufgedeckt hast, darfst du eine Aktion durchführen. Dann führst du in deiner Aktivierung keine weitere durch.
xwing-card-collisiondetector = Du kannst bei Schub und Fassrolle Hindernisse durchqueren und auf ihnen enden. Nachdem du eines durchquert hast oder überlappst, darfst du { $charge } Ladung ausgeben, um dieses Hindernis bis zum Ende der Runde zu ignorieren.
xwing-card-firecontrolsystem = Greifst du ein von dir erfasstes Schiff an, darfst du { $exactly } Angriffswürfel neu werfen; dann kannst du deine Zielerfassung in diesem Angriff nicht ausgeben.
xwing-card-passivesensors = Aktion, nur in deinem Schritt „Aktion durchführen“: Gib { $charge } Ladung aus. Ohne Ladung kannst du nicht koordiniert werden und darfst, bevor du kämpfst, eine Berechnungs- oder Zielerfassungs-Aktion durchführen.
xwing-card-trajectorysimulator = In der Systemphase darfst du eine Bombe mit der längsten geraden Schablone starten statt sie abzuwerfen.
