# Warum eine Karte nicht spielbereit gemacht werden kann.

armada-refused-ready-free = Wird ohne Kosten spielbereit.
armada-refused-ready-never = Hat keine Kosten, um spielbereit zu werden, und bleibt erschöpft.
armada-refused-ready-no-tokens = Dem Schiff fehlen die Kommandomarker, um die Karte spielbereit zu machen.
