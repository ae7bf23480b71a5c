# Was Flottenunterstützungen bewirken, in eigenen Worten, nach Namen. Zahlen kommen aus den Daten der Karte:
# `{ $distance }` ist, was in ihrem Eintrag hinter Distance steht. Kartennamen bleiben englisch.

armada-card-bomber-command-center = Greift eine befreundete Staffel mit Bomber in Entfernung 1–{ $distance } ein Schiff an, darf sie einen Würfel neu würfeln. Pro Angriff gilt nur ein Exemplar.
armada-card-comms-net = Nach seinem Schritt „Kommandorad aufdecken“ darf dieses Schiff einen seiner Kommandomarker einem anderen befreundeten Schiff in Entfernung 1–{ $distance } geben.
armada-card-munitions-resupply = Nach seinem Schritt „Kommandorad aufdecken“ darfst du diese Karte erschöpfen, damit befreundete Schiffe in Entfernung 1–{ $distance } je einen Marker „Feuer konzentrieren“ erhalten.
armada-card-parts-resupply = Nach seinem Schritt „Kommandorad aufdecken“ darfst du diese Karte erschöpfen, damit befreundete Schiffe in Entfernung 1–{ $distance } je einen Marker „Reparieren“ erhalten.
armada-card-repair-crews = Während dieses Schiff ein Kommando „Reparieren“ abhandelt, darfst du, statt Technikpunkte auszugeben, eine Schadenskarte eines befreundeten Schiffs in Entfernung 1–{ $distance } ablegen, auch dieses Schiffs selbst.
armada-card-slicer-tools = Nachdem dieses Schiff ein Manöver ausgeführt hat, darfst du diese Karte erschöpfen, um dir das oberste Rad eines feindlichen Schiffs in Entfernung 1–{ $distance } anzusehen. Du darfst es auf ein anderes Kommando stellen oder dem Schiff einen Überfallmarker anderer Art geben. Hat es kein Rad, erhält es einen Überfallmarker deiner Wahl.
armada-card-slicer-tools-rr15 = Nachdem dieses Schiff ein Manöver ausgeführt hat, darfst du diese Karte erschöpfen, um auf dem obersten Rad eines feindlichen Schiffs in Entfernung 1–{ $distance } ein anderes Kommando zu wählen.
