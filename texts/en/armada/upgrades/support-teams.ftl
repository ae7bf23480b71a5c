# What support teams do, in our words, by name. Numbers come from the data of the card: `{ $distance }`
# is what stands behind Distance in its entry. Card names stay English.

armada-card-auxiliary-shields-team = In this ship's repair commands the left and right hull zones can get { $add } { $add ->
    [one] shield
   *[other] shields
  } above their maximum, up to { $max-shields-below }.
armada-card-engine-techs = If this ship has resolved a navigate command in a maneuver, exhaust this card after it to execute another one at speed { $execute-maneuver }. The card is exhausted when the ship overlaps a ship.
armada-card-engine-techs-rr15 = If this ship has resolved a navigate command in a maneuver, exhaust this card after it to execute another one at speed { $execute-maneuver }. The card is exhausted after a maneuver in which the ship overlapped a ship.
armada-card-engineering-team = This ship gains { $add } more engineering { $add ->
    [one] point
   *[other] points
  } in its repair commands.
armada-card-medical-team = Before this ship is dealt a faceup Crew card, you may discard this card to discard the damage card.
armada-card-nav-team = The navigate tokens of this ship either change its speed or raise a yaw value by { $raise-yaw }.
armada-card-projection-experts = In a repair command this ship may move up to { $add } of its shields, for a point each, to a friendly ship at distance 1–{ $distance }.
