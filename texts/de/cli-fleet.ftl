# Befehle zu Listen.

cli-fleet-unsaid = Hinweis: Eine Liste im Format { $format } hat keinen Platz für die vereinbarten { $points } Punkte
cli-fleet-format =
    { $file } ist { $word ->
        [fleet] eine Flotte von Armada
       *[squad] eine Staffel von X-Wing
    }, die sich nicht als { $format } schreiben lässt; schreib --to und eines davon: { $formats }
cli-fleet-lost =
    { $count ->
        [one] eine Angabe wurde nicht verstanden und ist nicht in der Liste
       *[other] { $count } Angaben wurden nicht verstanden und sind nicht in der Liste
    }
cli-fleet-note = Hinweis: { $why }
cli-fleet-placed = { $file }: { $why }
cli-fleet-unread = { $file } lässt sich nicht lesen: { $error }
cli-fleet-no-text = { $file } ist kein UTF-8-Text; speichere die Datei so
cli-fleet-no-sample = ein Beispiel „{ $name }“ gibt es nicht; schreib eines davon: { $known }
