# What support teams do, in our words, by name. Numbers come from the data of the card: `{ $distance }`
# is what stands behind Distance in its entry. Card names stay English.

armada-card-auxiliary-shields-team = During this ship's repair commands, its left and right hull zones can have { $add } { $add ->
    [one] shield
   *[other] shields
  } more than their maximum, up to { $max-shields-below }.
armada-card-engine-techs = After a maneuver in which this ship resolved a navigate command, you may exhaust this card to execute another maneuver at speed { $execute-maneuver }. When this ship overlaps a ship, exhaust this card.
armada-card-engine-techs-rr15 = After a maneuver in which this ship resolved a navigate command, you may exhaust this card to execute another maneuver at speed { $execute-maneuver }. After a maneuver in which this ship overlapped a ship, exhaust this card.
armada-card-engineering-team = During its repair commands, this ship gains { $add } more engineering { $add ->
    [one] point
   *[other] points
  }.
armada-card-medical-team = Before this ship is dealt a faceup Crew card, you may discard this card to discard that damage card.
armada-card-nav-team = This ship's navigate tokens can either change its speed or increase a yaw value by { $raise-yaw }.
armada-card-projection-experts = During a repair command, this ship may spend a point each to move up to { $add } of its shields to a friendly ship at distance 1–{ $distance }.
