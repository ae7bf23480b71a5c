# Was Titel bewirken, in eigenen Worten, nach Namen. Zahlen kommen aus den Daten der Karte:
# `{ $distance }` ist, was in ihrem Eintrag hinter Distance steht. Kartennamen bleiben englisch.

armada-card-admonition = Im Schritt „Verteidigungsmarker ausgeben“ darf dieses Schiff einen seiner Verteidigungsmarker ablegen, um einen Angriffswürfel zu negieren.
armada-card-admonition-rr15 = Im Schritt „Verteidigungsmarker ausgeben“ darf dieses Schiff einen seiner spielbereiten Verteidigungsmarker ablegen, um einen Angriffswürfel zu negieren.
armada-card-amity = Nach dem Aufstellen erhält das Schiff einen Ausweichen-Marker. Wird es von einem feindlichen Schiff überschnitten, darfst du beiden eine weitere verdeckte Schadenskarte zuteilen lassen.
armada-card-aspiration = Wird dieses Schiff aufgestellt, darfst du Schilde auf bis zu zwei seiner Hüllensektionen verschieben, höchstens { $zones-below } je Sektion. Solange eine über ihrem Maximum liegt, stellt das Schiff keine Schilde wieder her.
armada-card-avenger = Beim Angreifen darfst du diese Karte erschöpfen: Der Verteidiger kann in diesem Angriff höchstens einen erschöpften Verteidigungsmarker ausgeben.
armada-card-bright-hope = Angriffe auf jede Hüllensektion außer dem Heck machen { $reduce-damage } Schaden weniger.
armada-card-cataclysm = Nach dem Beginn der Schiffsphase darf dieses Schiff einen Marker „Feuer konzentrieren“ ausgeben, um seinen Zielmarker zu platzieren.
armada-card-centicore = Handelt ein anderes befreundetes Schiff ein Staffelkommando ab, dürfen bis zu { $add } der aktivierten Staffeln stattdessen in kurzer bis mittlerer Reichweite zu diesem Schiff sein.
armada-card-corrupter = Staffeln mit Bomber, die das Staffelkommando dieses Schiffs aktiviert, haben { $add } Schub mehr.
armada-card-corvus = Nach dem Aufstellen darfst du dieses Schiff in deinem Aufstellungsbereich noch einmal aufstellen.
armada-card-demolisher = Das Schiff kann in seinem Angriffsschritt nur einen Angriff durchführen. Einen seiner Angriffe darf es nach dem ersten Manöver der Aktivierung durchführen.
armada-card-devastator = Einmal pro Runde darf dieses Schiff beim Angriff aus der Bug-Hüllensektion für jeden seiner abgelegten Verteidigungsmarker einen blauen Würfel hinzufügen.
armada-card-dodonnas-pride = Blauer kritischer Treffer: Negiere alle Würfel. Dem Verteidiger wird eine offene Schadenskarte zugeteilt.
armada-card-dominator = Beim Angriff in kurzer oder mittlerer Reichweite darfst du bis zu zwei Schilde des Schiffs ausgeben, um für jeden einen blauen Würfel hinzuzufügen.
armada-card-eclipse = Überschneidet ein feindliches Schiff dieses Schiff, ist die Schadenskarte, die ihm dafür zugeteilt wird, offen.
armada-card-foremans-labor = Bevor das Schiff Schaden eines Angriffs auf eine Hüllensektion mit Schilden nimmt, darfst du diese Karte erschöpfen, um ihn um { $reduce-damage } zu senken.
armada-card-foresight = Das Ausweichen dieses Schiffs darf { $add } Würfel mehr betreffen, sein Umlenken { $add } angrenzende Hüllensektion mehr wählen.
armada-card-garels-honor = Überschneidet dieses Schiff ein feindliches Schiff, ist die Schadenskarte, die jenem zugeteilt wird, offen.
armada-card-gilded-aegis = Am Ende der Kommandophase oder der Schiffsphase darfst du einen Umlenken-Marker ablegen, um Schilde auf eine Hüllensektion zu verschieben, höchstens { $zones-below }. Solange sie über ihrem Maximum liegt, kann sie keine Schilde wiederherstellen.
armada-card-harrow = Das Schiff hat ein weiteres Unterstützungsteam-Symbol. In einem Manöver mit Schub eins darf es seinen ersten Kurskorrekturwert bis zum Ende der Aktivierung auf { $set } setzen.
armada-card-home-one = Greift ein anderes befreundetes Schiff in Entfernung 1–{ $distance } an, darf es einen Würfel auf Zielgenauigkeit drehen.
armada-card-implacable = Bevor ein befreundetes Schiff oder eine befreundete Staffel in Entfernung 1–{ $distance } Angriffsschaden nimmt, darfst du diese Karte erschöpfen und bis zu zwei Bug-Schilde dieses Schiffs ausgeben, um den Schaden um ebenso viel zu senken.
armada-card-independence = Eine Staffel, die das Staffelkommando dieses Schiffs aktiviert, darf ihren Schub für ihre Aktivierung auf { $set } erhöhen. Dann kann sie nicht angreifen.
armada-card-insidious = Beim Angriff auf die Heck-Hüllensektion eines Schiffs reichen die schwarzen Batteriewürfel dieses Schiffs bis zur mittleren Reichweite.
armada-card-instigator = Feindliche Staffeln in Entfernung eins gelten als mit { $add } weiteren Staffeln im Nahkampf.
armada-card-invincible = Das Schiff hat ein weiteres Symbol für defensive Nachrüstungen.
armada-card-invisible-hand = Beim Aufstellen darfst du bis zu { $at-least } Staffeln mit Schwarm beiseitelegen, statt sie aufzustellen. Bei seinem Staffelkommando darf dieses Schiff beliebige davon innerhalb von Entfernung 1–{ $to } platzieren. In dieser Aktivierung können sie sich nicht bewegen, und ihre KI ist um { $add } höher.
armada-card-jainas-light = Das Schiff darf überschnittene Hindernisse ignorieren, und seine Angriffe sind nie versperrt.
armada-card-lucid-voice = Die Heck-Batterie gilt als drei rote Würfel. Die linke und die rechte Batterie haben einen schwarzen Würfel mehr und einen blauen weniger.
armada-card-mon-karren = Handelt dieses Schiff beim Angriff auf ein Schiff „Feuer konzentrieren“ ab, kann der Verteidiger in diesem Angriff höchstens einen Verteidigungsmarker ausgeben.
armada-card-nova-defiant = Der Kommandowert ist { $set }, und das Schiff darf mehrere Kommandomarker einer Art haben. Deckt es ein Kommando auf, darf es alle Marker von dieser Karte erhalten.
armada-card-patriot-fist = Gilt der erste Angriff seiner Aktivierung einem Schiff in mittlerer oder großer Reichweite, darf das Schiff zwei blaue Würfel hinzufügen. Dann kann es in dieser Aktivierung nicht noch einmal angreifen.
armada-card-profundity = Vor dem Aufstellen darfst du ein kleines Schiff mit Kommandowert { $command-value-at-most } beiseitelegen. Zu Beginn einer Runde darfst du es in Entfernung { $to } zu diesem Schiff aufstellen; dann dürfen ein Commander und ein Offizier auf jenes wechseln.
armada-card-quantum-storm = Nach einem Manöver, in dem dieses Schiff ein Navigieren-Kommando abgehandelt hat, darfst du diese Karte erschöpfen, um ein weiteres Manöver mit Schub { $execute-straight-maneuver } ohne Kurskorrektur auszuführen.
armada-card-radiant-vii = Das Schiff hat ein Symbol für Flottenunterstützung und kann nicht mit Turbolasern oder Geschossen ausgestattet werden.
armada-card-rakehell = Nach einem Navigieren-Kommando kann sich dieses Schiff in einem Manöver mit Schub null drehen, mit Kurskorrekturwert eins.
armada-card-redemption = Bei Reparieren-Kommandos erhalten befreundete Schiffe in Entfernung 1–{ $distance } { $add ->
    [one] einen Technikpunkt
   *[other] { $add } Technikpunkte
  } mehr.
armada-card-relentless = Dem Schiff wird ein Kommandorad weniger zugewiesen.
armada-card-resolute = Nachdem dieses Schiff ein Kommando mit einem Rad abgehandelt hat, darf es einen Marker dieses Kommandos von dieser Karte nehmen.
armada-card-sa-nalaor = Beim Verteidigen mit Schub zwei oder mehr darf dieses Schiff einmal pro Angriff einen ausgegebenen Verteidigungsmarker als Ausweichen-Marker behandeln.
armada-card-salvation = Beim Angriff aus der Bug-Hüllensektion auf ein Schiff zählt jeder kritische Treffer doppelt.
armada-card-squall = Wird dieses Schiff aktiviert, dürfen sich bis zu { $up-to } befreundete Staffeln in kurzer bis mittlerer Reichweite, die nicht im Nahkampf sind, bis Entfernung { $move-unengaged } bewegen; sie dürfen nicht im Nahkampf enden.
armada-card-swift-return = Bestimmt dieses Schiff in Entfernung 1–{ $distance } zu einem Hindernis seinen Kurs, darf es seinen Schub um { $by } ändern oder einen Kurskorrekturwert um so viel erhöhen.
armada-card-tantive-iv = Würde dieses Schiff einen Kommandomarker erhalten, darf ihn stattdessen ein anderes befreundetes Schiff in Entfernung 1–{ $distance } erhalten.
armada-card-task-force-antilles = Nimmt dieses Schiff Angriffsschaden, darf ein anderes befreundetes Schiff in Entfernung 1–{ $distance } sein Exemplar dieser Karte erschöpfen, um stattdessen einen Punkt davon zu nehmen. Ein Schiff, dessen Exemplar erschöpft ist, kann keine Technikpunkte ausgeben.
armada-card-task-force-organa = Greift dieses Schiff an, darf ein anderes befreundetes Schiff in Entfernung 1–{ $distance } sein Exemplar dieser Karte erschöpfen, damit dieses Schiff bis zu { $up-to } Würfel neu würfeln darf; ein Exemplar pro Angriff. Ein Schiff, dessen Exemplar erschöpft ist, kann keine Schiffe angreifen.
armada-card-tranquility = Hat dieses Schiff im Schritt „Verteidigungsmarker ausgeben“ weniger als { $spent-fewer } Verteidigungsmarker ausgegeben, darf es danach bis zu zwei Schilde einer Hüllensektion auf die verteidigende verschieben, höchstens { $shield-givers }. Solange eine über ihrem Maximum liegt, kann das Schiff keine Schilde wiederherstellen.
armada-card-triumphant = Handelt ab der zweiten Runde ein anderes befreundetes Schiff außer einer Flottille ein Staffelkommando ab, dürfen bis zu { $add } der aktivierten Staffeln ohne Adept stattdessen in kurzer Reichweite zu diesem Schiff sein.
armada-card-yavaris = Eine Staffel, die das Staffelkommando dieses Schiffs aktiviert, darf beim Angreifen einen Würfel einer Farbe ihres Pools hinzufügen, wenn sie sich in der Aktivierung dieses Schiffs nicht bewegt hat. Dann kann sie sich in dieser Aktivierung nicht bewegen.
