# Warum ein Kommando nicht so abgehandelt wird.

armada-refused-command-no-tokens = Ein Effekt verhindert, dass das Schiff Kommandomarker hat.
armada-refused-command-no-raid = Das Schiff hat keinen Überfallmarker.
armada-refused-command-no-payment = Dafür fehlt dem Schiff ein Rad oder ein Marker dieses Kommandos.
armada-refused-command-speed-change = Dieses Kommando ändert den Schub um höchstens { $most }.
armada-refused-command-top-speed = Die Schubtabelle dieses Schiffs endet bei { $top }.
