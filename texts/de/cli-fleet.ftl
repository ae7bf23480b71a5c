# Befehle zu Listen.

cli-fleet-unsaid = Hinweis: Im Format { $format } haben die vereinbarten { $points } Punkte keinen Platz
cli-fleet-format =
    { $file } ist { $word ->
        [fleet] eine Armada-Flotte
       *[squad] eine X-Wing-Staffel
    }, die sich nicht als { $format } schreiben lässt; nimm --to mit einem davon: { $formats }
cli-fleet-lost =
    { $count ->
        [one] ein Eintrag wurde nicht verstanden und fehlt in der Liste
       *[other] { $count } Einträge wurden nicht verstanden und fehlen in der Liste
    }
cli-fleet-note = Hinweis: { $why }
cli-fleet-placed = { $file }: { $why }
cli-fleet-unread = { $file } lässt sich nicht lesen: { $error }
cli-fleet-no-text = { $file } ist keine Textdatei; speichere sie als Unicode-Text
cli-fleet-no-sample = ein Beispiel „{ $name }“ gibt es nicht; schreib eines davon: { $known }
