# What tech upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-advancedoptics = Während du angreifst, darfst du einen Fokusmarker ausgeben, um eine Leerseite in einen Treffer zu ändern.
xwing-card-biohexacryptcodes = Während du koordinierst oder störst, darfst du deine Zielerfassung auf ein Schiff ausgeben, um es in beliebiger Reichweite zu wählen.
xwing-card-ferrospherepaint = Nachdem ein feindliches Schiff dich erfasst hat, erhält es, wenn du nicht in seinem Zentral-Feuerwinkel bist, { $gain } Stressmarker, außer es bricht diese Zielerfassung.
xwing-card-patternanalyzer = Während du ein rotes Manöver vollständig ausführst, darfst du eine Aktion durchführen, bevor die Schwierigkeit geprüft wird.
xwing-card-primedthrusters = Mit nur wenigen Stressmarkern kannst du auch gestresst Fassrollen- und Schub-Aktionen durchführen.
xwing-card-sensorbuoysuite = Aufbau: Platziere vor den Streitkräften { $times } Sensorbojen jenseits von Reichweite { $place-beyond } zu jedem Rand. Bevor du kämpfst, darfst du ein Schiff in Reichweite { $device-near }–{ $device-near-2 } zu einer befreundeten Sensorboje erfassen, in beliebiger Entfernung.
xwing-card-targetingsynchronizer = Während ein befreundetes Schiff in Reichweite { $range }–{ $range-2 } ein von dir erfasstes Ziel angreift, braucht es keine eigene Zielerfassung.
