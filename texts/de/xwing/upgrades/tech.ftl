# What tech upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-advancedoptics = Während du angreifst, darfst du einen Fokusmarker ausgeben, um eine Leerseite in einen Treffer zu ändern.
xwing-card-biohexacryptcodes = Während du koordinierst oder störst, darfst du deine Zielerfassung auf ein Schiff ausgeben, um es in beliebiger Reichweite zu wählen.
xwing-card-ferrospherepaint = Nachdem ein feindliches Schiff dich außerhalb seines Zentralwinkels erfasst hat, erhält es { $gain } Stressmarker, wenn es die Zielerfassung nicht bricht.
xwing-card-patternanalyzer = Während du ein rotes Manöver vollständig ausführst, darfst du eine Aktion durchführen, bevor die Schwierigkeit geprüft wird.
xwing-card-primedthrusters = Mit wenig Stress kannst du auch gestresst Fassrollen und Schub durchführen.
xwing-card-sensorbuoysuite = Spielaufbau: Platziere vor den Streitkräften { $times } Sensorbojen außerhalb von Reichweite { $place-beyond } jedes Randes. Bevor du kämpfst, darfst du ein Schiff in Reichweite { $device-near }–{ $device-near-2 } einer befreundeten Sensorboje erfassen, wie weit es auch entfernt ist.
xwing-card-targetingsynchronizer = Während ein befreundetes Schiff in Reichweite { $range }–{ $range-2 } ein von dir erfasstes Ziel angreift, braucht es keine eigene Zielerfassung.
