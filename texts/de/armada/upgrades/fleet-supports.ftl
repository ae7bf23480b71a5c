# Was Flottenunterstützungen bewirken, in eigenen Worten, nach Namen. Zahlen kommen aus den Daten der Karte:
# `{ $distance }` ist, was in ihrem Eintrag hinter Distance steht. Kartennamen bleiben englisch.

armada-card-bomber-command-center = Greift eine befreundete Staffel mit Bomber in Entfernung 1–{ $distance } ein Schiff an, darf sie einen Würfel neu werfen; in einem Angriff hilft nur ein Exemplar.
armada-card-comms-net = Nach seinem Schritt „Kommandorad aufdecken“ darf dieses Schiff einen seiner Kommandomarker einem anderen befreundeten Schiff in Entfernung 1–{ $distance } geben.
armada-card-munitions-resupply = Nach seinem Schritt „Kommandorad aufdecken“: Erschöpfe diese Karte; befreundete Schiffe in Entfernung 1–{ $distance } erhalten von ihr je einen Marker „Feuer konzentrieren“.
armada-card-parts-resupply = Nach seinem Schritt „Kommandorad aufdecken“: Erschöpfe diese Karte; befreundete Schiffe in Entfernung 1–{ $distance } erhalten von ihr je einen Reparaturmarker.
armada-card-slicer-tools = Hat dieses Schiff ein Manöver ausgeführt, erschöpfe diese Karte, um das oberste Rad eines feindlichen Schiffs in Entfernung 1–{ $distance } anzusehen; du darfst es auf ein anderes Kommando stellen oder dem Schiff einen Überfallmarker anderer Art geben. Ohne Rad erhält es einen Überfallmarker deiner Wahl.
armada-card-slicer-tools-rr15 = Hat dieses Schiff ein Manöver ausgeführt, erschöpfe diese Karte, um auf dem obersten Rad eines feindlichen Schiffs in Entfernung 1–{ $distance } ein neues Kommando zu wählen.
