# What titles do, in our words, by name. Numbers come from the data of the card: `{ $distance }`
# is what stands behind Distance in its entry. Card names stay English.

armada-card-admonition = In the Spend Defense Tokens step, this ship may discard one of its defense tokens to cancel an attack die.
armada-card-admonition-rr15 = In the Spend Defense Tokens step, this ship may discard one of its readied defense tokens to cancel an attack die.
armada-card-amity = After deployment, this ship gains an evade token. When an enemy ship overlaps it, you may have both ships dealt another facedown damage card.
armada-card-aspiration = When this ship deploys, you may move shields to up to two of its hull zones, to a maximum of { $zones-below } in each. While a hull zone is above its maximum shields, this ship can't recover shields.
armada-card-avenger = While attacking, you may exhaust this card: the defender can spend at most one exhausted defense token in this attack.
armada-card-bright-hope = Attacks against any hull zone except the rear deal { $reduce-damage } less damage.
armada-card-cataclysm = After the start of the Ship Phase, this ship may spend a concentrate fire token to place its targeting token.
armada-card-centicore = While another friendly ship resolves a squadron command, up to { $add } of the squadrons that it activates can be at close to medium range of this ship instead.
armada-card-corrupter = Squadrons with Bomber that this ship's squadron command activates have { $add } more speed.
armada-card-corvus = After fleets deploy, you may redeploy this ship in your deployment zone.
armada-card-demolisher = This ship can perform only one attack in its Attack step. It may perform one of its attacks after its first maneuver of the activation.
armada-card-devastator = Once per round, while attacking from its front hull zone, this ship may add a blue die for each of its discarded defense tokens.
armada-card-dodonnas-pride = Blue critical: cancel all dice; the defender is dealt a faceup damage card.
armada-card-dominator = While attacking at close or medium range, you may spend up to two of this ship's shields to add a blue die for each.
armada-card-eclipse = When an enemy ship overlaps this ship, the damage card that it is dealt is faceup.
armada-card-foremans-labor = Before this ship suffers damage from an attack against a hull zone with shields, you may exhaust this card to reduce it by { $reduce-damage }.
armada-card-foresight = This ship's evades may affect { $add } more die, and its redirects may choose { $add } more adjacent hull zone.
armada-card-garels-honor = When this ship overlaps an enemy ship, the damage card dealt to that ship is faceup.
armada-card-gilded-aegis = At the end of the Command Phase or the Ship Phase, you may discard a redirect token to move shields to one hull zone, to a maximum of { $zones-below }. While it is above its maximum, it can't recover shields.
armada-card-harrow = This ship has an additional support team icon. During a maneuver at speed one, it may set its first yaw value to { $set } until its activation ends.
armada-card-home-one = While another friendly ship at distance 1–{ $distance } attacks, it may change a die to an accuracy.
armada-card-implacable = Before a friendly ship or squadron at distance 1–{ $distance } suffers attack damage, you may exhaust this card and spend up to two of this ship's front shields to reduce the damage by the same amount.
armada-card-independence = A squadron that this ship's squadron command activates may increase its speed to { $set } for its activation. If it does, it can't attack.
armada-card-insidious = While attacking the rear hull zone of a ship, this ship can use black battery dice at medium range.
armada-card-instigator = Enemy squadrons at distance one are treated as engaged by { $add } more squadrons.
armada-card-invincible = This ship has an additional defensive retrofit icon.
armada-card-invisible-hand = While deploying fleets, you may set aside up to { $at-least } squadrons with Swarm instead of deploying them. During its squadron command, this ship may place any of them within distance 1–{ $to }. This activation, they can't move and have { $add } more AI.
armada-card-jainas-light = This ship may ignore the obstacles it overlaps, and its attacks are never obstructed.
armada-card-lucid-voice = This ship's rear battery counts as three red dice. Its left and right batteries have one more black die and one fewer blue die.
armada-card-mon-karren = When this ship resolves a concentrate fire command while attacking a ship, the defender can spend at most one defense token in that attack.
armada-card-nova-defiant = This ship's command value is { $set }, and it can have more than one command token of each type. When it reveals a command, it may gain all the tokens on this card.
armada-card-patriot-fist = If the first attack of its activation is against a ship at medium or long range, this ship may add two blue dice to it. If it does, it can't attack again this activation.
armada-card-profundity = Before fleets deploy, you may set aside a small ship with command value { $command-value-at-most }. At the start of a round, you may deploy it at distance { $to } of this ship; then a commander and an officer may transfer to it.
armada-card-quantum-storm = After a maneuver in which this ship resolved a navigate command, you may exhaust this card to execute another maneuver at speed { $execute-straight-maneuver } without yaw.
armada-card-radiant-vii = This ship has a fleet support icon and can't equip turbolasers or ordnance.
armada-card-rakehell = After it resolves a navigate command, this ship can turn during a maneuver at speed zero, with a yaw value of one.
armada-card-redemption = During a repair command, friendly ships at distance 1–{ $distance } gain { $add } more engineering { $add ->
    [one] point
   *[other] points
  }.
armada-card-relentless = This ship is assigned one fewer command dial.
armada-card-resolute = After this ship resolves a command with a dial, it may take a token of that command from this card.
armada-card-sa-nalaor = While defending at speed two or higher, once per attack, this ship may treat a defense token that it spends as an evade token.
armada-card-salvation = While attacking a ship from the front hull zone, each critical counts twice.
armada-card-squall = When this ship activates, up to { $up-to } unengaged friendly squadrons at close to medium range may move up to distance { $move-unengaged }; they can't end engaged.
armada-card-swift-return = When this ship determines its course at distance 1–{ $distance } of an obstacle, it may change its speed or increase a yaw value by { $by }.
armada-card-tantive-iv = When this ship would gain a command token, another friendly ship at distance 1–{ $distance } may gain it instead.
armada-card-task-force-antilles = When this ship suffers attack damage, another friendly ship at distance 1–{ $distance } may exhaust its copy of this card to suffer one of that damage instead. A ship whose copy is exhausted can't spend engineering points.
armada-card-task-force-organa = While this ship attacks, another friendly ship at distance 1–{ $distance } may exhaust its copy of this card so that this ship can reroll up to { $up-to } dice; one copy per attack. A ship whose copy is exhausted can't attack ships.
armada-card-tranquility = After the Spend Defense Tokens step, if this ship spent fewer than { $spent-fewer } defense tokens in the attack, it may move up to two shields from one hull zone to the defending one, to a maximum of { $shield-givers }. While a hull zone is above its maximum shields, this ship can't recover shields.
armada-card-triumphant = From the second round on, while another friendly ship other than a flotilla resolves a squadron command, up to { $add } squadrons without Adept that it activates can be at close range of this ship instead.
armada-card-yavaris = A squadron that this ship's squadron command activates may add a die of a colour in its pool while attacking if it hasn't moved during this ship's activation. If it does, it can't move during this ship's activation.
