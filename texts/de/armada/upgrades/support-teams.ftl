# Was Unterstützungsteams bewirken, in eigenen Worten, nach Namen. Zahlen kommen aus den Daten der Karte:
# `{ $distance }` ist, was in ihrem Eintrag hinter Distance steht. Kartennamen bleiben englisch.

armada-card-auxiliary-shields-team = Beim Reparieren dieses Schiffs dürfen die linke und rechte Hüllensektion um { $add } über ihr Maximum kommen, höchstens auf { $max-shields-below }.
armada-card-engine-techs = Hat dieses Schiff in einem Manöver Navigieren abgehandelt, erschöpfe danach diese Karte, um ein weiteres mit Schub { $execute-maneuver } auszuführen. Überschneidet das Schiff ein Schiff, wird die Karte erschöpft.
armada-card-engine-techs-rr15 = Hat dieses Schiff in einem Manöver Navigieren abgehandelt, erschöpfe danach diese Karte, um ein weiteres mit Schub { $execute-maneuver } auszuführen. Nach einem Manöver, in dem das Schiff ein Schiff überschnitten hat, wird die Karte erschöpft.
armada-card-engineering-team = Dieses Schiff erhält beim Reparieren { $add } mehr an Technikpunkten.
armada-card-medical-team = Bevor diesem Schiff eine offene Mannschaftskarte zugeteilt wird, darfst du diese Karte ablegen, um die Schadenskarte abzulegen.
armada-card-nav-team = Navigationsmarker dieses Schiffs ändern entweder den Schub oder erhöhen einen Kurskorrekturwert um { $raise-yaw }.
armada-card-projection-experts = Beim Reparieren darf dieses Schiff bis zu { $add } seiner Schilde für je einen Punkt auf ein befreundetes Schiff in Entfernung 1–{ $distance } verschieben.
