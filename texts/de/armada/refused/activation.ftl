# Warum ein Schiff oder eine Staffel nicht aktiviert werden kann.

armada-refused-activation-activated = In dieser Runde schon aktiviert.
armada-refused-activation-kept = Ein Effekt verhindert die Aktivierung.
armada-refused-activation-dial-faceup = Auf der Karte liegt ein offenes Kommandorad.
