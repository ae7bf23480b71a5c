# Was Unterstützungsteams bewirken, in eigenen Worten, nach Namen. Zahlen kommen aus den Daten der Karte:
# `{ $distance }` ist, was in ihrem Eintrag hinter Distance steht. Kartennamen bleiben englisch.

armada-card-auxiliary-shields-team = Bei den Reparieren-Kommandos dieses Schiffs können die linke und die rechte Hüllensektion um { $add } über ihr Maximum kommen, höchstens auf { $max-shields-below }.
armada-card-engine-techs = Nach einem Manöver, in dem dieses Schiff ein Navigieren-Kommando abgehandelt hat, darfst du diese Karte erschöpfen, um ein weiteres Manöver mit Schub { $execute-maneuver } auszuführen. Überschneidet das Schiff ein Schiff, erschöpfe diese Karte.
armada-card-engine-techs-rr15 = Nach einem Manöver, in dem dieses Schiff ein Navigieren-Kommando abgehandelt hat, darfst du diese Karte erschöpfen, um ein weiteres Manöver mit Schub { $execute-maneuver } auszuführen. Erschöpfe diese Karte nach einem Manöver, in dem das Schiff ein Schiff überschnitten hat.
armada-card-engineering-team = Dieses Schiff erhält bei seinen Reparieren-Kommandos { $add ->
    [one] einen Technikpunkt
   *[other] { $add } Technikpunkte
  } mehr.
armada-card-medical-team = Bevor diesem Schiff eine offene Mannschaftskarte zugeteilt wird, darfst du diese Karte ablegen, um jene Schadenskarte abzulegen.
armada-card-nav-team = Marker „Navigieren“ dieses Schiffs können entweder den Schub ändern oder einen Kurskorrekturwert um { $raise-yaw } erhöhen.
armada-card-projection-experts = Beim Reparieren darf dieses Schiff bis zu { $add } seiner Schilde für je einen Punkt auf ein befreundetes Schiff in Entfernung 1–{ $distance } verschieben.
