# Why a piece is not deployed yet.

armada-refused-deploy-flagship-first = The flagship must be deployed before all other ships.
armada-refused-deploy-single-squadron = A single squadron is deployed after all ships.
armada-refused-deploy-ships-first = All ships are deployed before squadrons.
armada-refused-deploy-squadron-at-ship = Squadrons are deployed near a friendly ship.
