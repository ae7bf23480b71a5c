# Why a ship or squadron cannot activate.

armada-refused-activation-activated = It has already activated this round.
armada-refused-activation-kept = An effect keeps it from activating.
armada-refused-activation-dial-faceup = Its card has a faceup command dial.
