# What titles do, in our words, by name. Numbers come from the data of the card: `{ $distance }`
# is what stands behind Distance in its entry. Card names stay English.

armada-card-admonition = In the Spend Defense Tokens step, this ship may discard one of its defense tokens to cancel an attack die.
armada-card-admonition-rr15 = In the Spend Defense Tokens step, this ship may discard one of its readied defense tokens to cancel an attack die.
armada-card-amity = After deployment the ship gains an evade token. When an enemy ship overlaps it, you may have both dealt another facedown damage card.
armada-card-aspiration = When this ship is deployed, shields may be moved to up to two of its hull zones, at most { $zones-below } in each. While a zone is above its maximum, the ship recovers no shields.
armada-card-avenger = While attacking, exhaust this card: the defender spends at most one exhausted defense token in this attack.
armada-card-bright-hope = Attacks on any hull zone but the rear do { $reduce-damage } less damage.
armada-card-cataclysm = After the start of the Ship Phase, this ship may spend a concentrate fire token to place its targeting token.
armada-card-centicore = Up to { $add } squadrons that another friendly ship's squadron command activates can be at close to medium range of this ship.
armada-card-corrupter = Bombers that this ship's squadron command activates have { $add } more speed.
armada-card-corvus = After fleets are deployed, you may deploy this ship anew in your deployment zone.
armada-card-demolisher = The ship performs at most one attack in its Attack step. It may perform one of its attacks after its first maneuver of the activation.
armada-card-devastator = Once per round, attacking from its front hull zone, this ship may add a blue die for each of its defense tokens that is discarded.
armada-card-dodonnas-pride = Blue critical: cancel all dice; the defender is dealt a faceup damage card.
armada-card-dominator = Attacking at close or medium range, you may spend up to two of the ship's shields; each adds a blue die.
armada-card-eclipse = The damage card that an enemy ship is dealt for overlapping this ship is faceup.
armada-card-foremans-labor = Before the ship suffers damage of an attack on a hull zone with shields, exhaust this card to reduce it by { $reduce-damage }.
armada-card-foresight = An Evade of this ship may affect { $add } more die, and a Redirect may choose { $add } more adjacent hull zone.
armada-card-garels-honor = When this ship overlaps an enemy ship, the damage card that the enemy is dealt for it is faceup.
armada-card-gilded-aegis = At the end of the Command Phase or the Ship Phase, you may discard a redirect token to move shields to one hull zone, up to { $zones-below }. While it is above its maximum, it recovers none.
armada-card-harrow = The ship has another support team icon. In a maneuver at speed one it may set its first yaw value to { $set } until its activation ends.
armada-card-home-one = When another friendly ship at distance 1–{ $distance } attacks, it may turn a die to an accuracy.
armada-card-implacable = Before a friendly ship or squadron at distance 1–{ $distance } suffers attack damage, exhaust this card and spend up to two of this ship's front shields: the damage is lowered by as many.
armada-card-independence = A squadron that this ship's squadron command activates may increase its speed to { $set } for its activation; then it cannot attack in it.
armada-card-insidious = Against the rear hull zone of a ship, the black dice of the batteries reach medium range.
armada-card-instigator = Enemy squadrons at distance one count as engaged by { $add } more squadrons.
armada-card-invincible = The ship has another defensive retrofit icon.
armada-card-invisible-hand = While fleets are deployed, you may set aside up to { $at-least } squadrons with Swarm instead of deploying them. In its squadron command this ship may place any of them within distance 1–{ $to }; in this activation they cannot move, and their AI is { $add } higher.
armada-card-jainas-light = The ship may ignore obstacles that it overlaps, and its attacks are never obstructed.
armada-card-lucid-voice = The rear battery counts as printed with three red dice. The left and right batteries have one more black and one less blue die.
armada-card-mon-karren = When this ship resolves Concentrate Fire against a ship, the defender spends at most one defense token in that attack.
armada-card-nova-defiant = The command value is { $set }, and the ship may have several command tokens of one type. When it reveals a command, it may gain all the tokens on this card.
armada-card-patriot-fist = In the first attack of its activation, on a ship at medium or long range, the ship may add two blue dice; then it cannot attack again in this activation.
armada-card-profundity = Before fleets are deployed, you may set aside a small ship of command value { $command-value-at-most }. When a round starts, you may deploy it at distance { $to } of this ship; a commander and an officer may then change over to it.
armada-card-quantum-storm = If this ship has resolved a navigate command in a maneuver, exhaust this card after it to execute another one at speed { $execute-straight-maneuver } without yaw.
armada-card-radiant-vii = The ship has a fleet support icon, and cannot equip turbolasers or ordnance.
armada-card-rakehell = After a navigate command this ship may turn in a maneuver at speed zero, with a yaw value of one.
armada-card-redemption = Friendly ships at distance 1–{ $distance } gain { $add } more engineering { $add ->
    [one] point
   *[other] points
  } in a repair command.
armada-card-relentless = The ship is assigned one command dial fewer.
armada-card-resolute = After this ship resolves a command with a dial, it may take a token of that command from this card.
armada-card-sa-nalaor = While defending at speed two or more, this ship may evade with any defense token that it spends, instead of that token's effect, once per attack.
armada-card-salvation = Attacking a ship from the front, each critical counts double.
armada-card-squall = When this ship activates, up to { $up-to } unengaged friendly squadrons at close to medium range may move up to distance { $move-unengaged }; they may not end engaged.
armada-card-swift-return = When this ship determines its course at distance 1–{ $distance } of an obstacle, it may change its speed or raise a yaw value by { $by }.
armada-card-tantive-iv = When this ship would gain a command token, another friendly ship at distance 1–{ $distance } may gain it instead.
armada-card-task-force-antilles = When this ship suffers attack damage, a copy of this card on another friendly ship at distance 1–{ $distance } may be exhausted: that ship suffers one of it instead. While its copy is exhausted, a ship spends no engineering points.
armada-card-task-force-organa = While attacking, exhaust this card's copy on another friendly ship at distance 1–{ $distance } to reroll up to { $up-to } dice; one copy per attack. While this card is exhausted, its ship cannot attack ships.
armada-card-tranquility = After its Spend Defense Tokens step, if this ship spent fewer than { $spent-fewer } defense tokens in the attack, it may move up to two shields from one hull zone to the defending one, up to { $shield-givers }. While a zone is above its maximum, the ship recovers no shields.
armada-card-triumphant = From the second round on, up to { $add } squadrons without Adept that the squadron command of another friendly ship, no flotilla, activates can be at close range of this ship.
armada-card-yavaris = A squadron that this ship's squadron command activates and that has not moved in this ship's activation may add a die of a colour in its pool when it attacks; then it cannot move in this ship's activation.
