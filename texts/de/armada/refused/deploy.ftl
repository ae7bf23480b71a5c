# Warum etwas noch nicht aufgestellt wird.

armada-refused-deploy-flagship-first = Das Flaggschiff muss vor allen anderen Schiffen aufgestellt werden.
armada-refused-deploy-single-squadron = Eine einzelne Staffel wird nach allen Schiffen aufgestellt.
armada-refused-deploy-ships-first = Alle Schiffe werden vor den Staffeln aufgestellt.
armada-refused-deploy-squadron-at-ship = Staffeln werden bei einem befreundeten Schiff aufgestellt.
