# Listen aller Spiele: was an einer Zeile oder einem Namen nicht stimmt und wie ein Bericht es sagt.

lists-no-card =
    es gibt { $kind ->
        [ship] kein Schiff
        [squadron] keine Staffel
        [pilot] keinen Piloten
        [objective] kein Einsatzziel
        [obstacle] kein Hindernis
       *[upgrade] keine Aufwertung
    } „{ $written }“
lists-no-card-near =
    es gibt { $kind ->
        [ship] kein Schiff
        [squadron] keine Staffel
        [pilot] keinen Piloten
        [objective] kein Einsatzziel
        [obstacle] kein Hindernis
       *[upgrade] keine Aufwertung
    } „{ $written }“; meintest du „{ $near }“?
lists-several-cards = „{ $written }“ ist der Name mehrerer Karten; schreib eine davon: { $names }
lists-line-no-faction = die Zeile „faction“ fehlt; schreib faction und eines davon: { $words }
lists-line-faction-missing = auf „faction“ folgt nichts; schreib eines davon: { $words }
lists-line-faction = „{ $written }“ ist keine Fraktion; schreib faction und eines davon: { $words }
lists-line-twice = eine Zeile „{ $word }“ gibt es schon; behalte eine der beiden
lists-line-nothing = auf „{ $word }“ folgt nichts; schreib { $wanted }
lists-line-rows = Karten stehen in den Zeilen unter „{ $word }“, eine Karte pro Zeile
lists-line-near = „{ $written }“ wird nicht verstanden; meintest du „{ $near }“?
lists-line-word = „{ $written }“ wird nicht verstanden; eine Zeile beginnt mit einem dieser Wörter: { $words }
lists-said-title = { $source }: { $name }, { $faction }
lists-said-line = Zeile { $line }: { $why }
lists-said-note = Hinweis: { $why }
lists-said-wrong = falsch: { $why }
lists-said-wrong-rule = falsch: { $why } ({ $rule })
lists-said-legal = regelkonform { $basis }
lists-said-not-whole = nicht vollständig verstanden, also womöglich nicht regelkonform { $basis }
lists-said-not-legal = nicht regelkonform { $basis }
lists-twice-on-ship = { $card } ist zweimal auf { $ship }; behalte eine der Karten
lists-twice = { $card } ist zweimal in der Flotte; behalte eine der Karten
lists-or = { $one } oder { $other }
