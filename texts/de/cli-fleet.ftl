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
cli-fleet-absent = eine Datei { $file } gibt es nicht
cli-fleet-folder = { $file } ist ein Ordner; nenn eine Datei darin
cli-fleet-forbidden = { $file } darf nicht gelesen werden; frag, wem die Datei gehört
cli-fleet-unread = { $file } lässt sich nicht lesen (Fehler { $code } des Systems)
cli-fleet-no-text = { $file } ist keine Textdatei; speichere sie als Unicode-Text
cli-fleet-no-sample = ein Beispiel „{ $name }“ gibt es nicht; schreib eines davon: { $known }
cli-fleet-points-syntax = { $file }:{ $line }: das ist kein TOML; eine Punkteliste sieht aus wie die in crates/xwing/data/points
cli-fleet-points-missing = { $file }: bei { $entry } fehlt { $field }
cli-fleet-points-value = { $file }: { $field } von { $entry } kann nicht { $value } sein
cli-fleet-points-unknown = { $file }: { $entry } hat kein Feld { $field }
cli-fleet-points-other = { $file }: { $field } von { $entry } passt nicht zum Rest
