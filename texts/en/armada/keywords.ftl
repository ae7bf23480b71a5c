# What squadron keywords do, in our words.

armada-keyword-adept = While attacking, it may reroll up to { $value } of its dice.
armada-keyword-ai-battery = While a squadron command activates it and it attacks a ship, it may add { $value ->
    [one] a die of a colour
   *[other] { $value } dice of colours
  } in its pool.
armada-keyword-ai-anti-squadron = While a squadron command activates it and it attacks a squadron, it may add { $value ->
    [one] a die of a colour
   *[other] { $value } dice of colours
  } in its pool.
armada-keyword-assault = While attacking a ship, it may spend a die with a hit to give the defender a raid token of your choice.
armada-keyword-bomber = While it attacks a ship, its criticals add damage and it can resolve a critical effect.
armada-keyword-cloak = At the end of the Squadron Phase, it may move up to distance 1, even if engaged.
armada-keyword-counter = After a squadron attacks it, it may attack back with { $value } blue { $value ->
    [one] die
   *[other] dice
  }.
armada-keyword-dodge = While it defends against a squadron, you may choose { $value ->
    [one] a die
   *[other] up to { $value } dice
  } for the attacker to reroll.
armada-keyword-escort = Squadrons engaged with it can't attack squadrons without Escort.
armada-keyword-grit = It can move while engaged with only one squadron.
armada-keyword-heavy = Squadrons engaged with it can still move and attack ships.
armada-keyword-intel = Friendly squadrons at distance 1 have Grit.
armada-keyword-relay = A friendly ship that could activate it with a squadron command may activate up to { $value } squadrons at distance 1–3 of it instead.
armada-keyword-rogue = In the Squadron Phase, it may both move and attack.
armada-keyword-scout = It may deploy anywhere beyond distance 5 of all enemies.
armada-keyword-screen = While it defends against a squadron, it has Dodge 1 for each other friendly squadron without Screen that the attacker is engaged with, up to 3.
armada-keyword-snipe = It can attack squadrons at distance 2 with { $value } blue { $value ->
    [one] die
   *[other] dice
  }; they can't counter.
armada-keyword-strategic = When it ends its move at distance 1 of an objective token, it may move that token to another place at distance 1 of it.
armada-keyword-swarm = While attacking a squadron that is also engaged with another squadron, it may reroll a die.
