# Warum ein Kommando nicht so abgehandelt wird.

armada-refused-command-no-tokens = Ein Effekt verhindert, dass das Schiff Kommandomarker hat.
armada-refused-command-no-raid = Das Schiff hat keinen Überfallmarker.
armada-refused-command-no-payment = Dem Schiff fehlt ein Rad oder ein Marker, um dieses Kommando so zu bezahlen.
armada-refused-command-speed-change = Dieses Kommando ändert den Schub um höchstens { $most }.
armada-refused-command-top-speed = Die Schubtabelle dieses Schiffs endet bei { $top }.
