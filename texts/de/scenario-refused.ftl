# Warum eine Szenariodatei oder ein Spiel von ihrem Tisch aus nicht angenommen wird. Was falsch ist, steht klein hinter der Zeilennummer.

scenario-refused-wrong = Zeile { $line }, Spalte { $column } der Szenariodatei: { $problem }
scenario-refused-no-question = In der Szenariodatei steht keine Frage.
scenario-refused-other-game = Die Szenariodatei ist für das Spiel { $found }; gesucht ist ein Tisch von { $wanted }.
scenario-refused-record-broken = Das gespeicherte Spiel ist beschädigt oder unvollständig (Zeile { $line }, Spalte { $column }).
scenario-refused-record-unfit = Das ist kein gespeichertes Spiel, das dieses Programm lesen kann (Zeile { $line }, Spalte { $column }).
scenario-refused-record-unfit-somewhere = Das ist kein gespeichertes Spiel, das dieses Programm lesen kann.
scenario-refused-record-position = Die Stellung, mit der das gespeicherte Spiel beginnt, ist nicht lesbar: { $why }

## Seine Teile

scenario-refused-file-comma-at-end = dieses Komma beendet die Zeile, also müsste die nächste, eingerückt, die Liste fortsetzen; sie fehlt
scenario-refused-file-quote-open = dieses Anführungszeichen wird nicht geschlossen; ergänze { $end }
scenario-refused-file-lone-id = die Kennung einer Regel steht am Ende der Zeile, die sie belegt; in einer eigenen Zeile belegt sie nichts
scenario-refused-file-id-outside-play = nur eine Zeile von `play` belegt eine Regel; setze die Kennung hinter eine solche Zeile
scenario-refused-file-indented-nowhere = eine eingerückte Zeile gehört zu `table` oder `play`, und keines von beiden steht darüber
scenario-refused-file-no-such-part = kein Teil eines Szenarios beginnt mit „{ $word }“{ $hint }
scenario-refused-file-of-a-question = `{ $word }` gehört zu einer Frage: beginne mit `question TEXT`
scenario-refused-file-second = `{ $word }` steht hier ein zweites Mal; eine neue Frage beginnt mit `question TEXT`
scenario-refused-file-game-first = `game` kommt vor `table` und `play`
scenario-refused-file-game-alone = `game` nennt das Spiel und mindestens eine Ausgabe: `game armada arc`, `game armada all`
scenario-refused-file-table-first = `table` kommt vor `play`
scenario-refused-file-no-table-above = darüber steht keine Frage mit einem Tisch
scenario-refused-file-behind-table = hinter `table` steht nichts oder `as above`; Spielsteine folgen in eingerückten Zeilen
scenario-refused-file-behind-play = hinter `play` steht nichts; was gespielt wird, folgt in eingerückten Zeilen
scenario-refused-file-question-space = auf `question` folgen ein Leerzeichen und die Frage
scenario-refused-file-question-empty = auf `question` folgt in einem Satz, was gefragt wird
scenario-refused-file-no-game = diese Frage hat keine Zeile `game`, und darüber steht auch keine
scenario-refused-file-nothing-checked = hier wird nichts geprüft: das `play` einer Frage enthält mindestens ein `see` oder `refuse`
scenario-refused-file-asks-nothing = diese Datei fragt nichts; ein Szenario beginnt mit `question TEXT`

## Zeilen von `play`

scenario-refused-line-beside-comma = neben diesem Komma steht nichts
scenario-refused-line-behind-edition = hinter `in EDITION:` steht, was gespielt oder gesehen wird
scenario-refused-line-edition-colon = auf `in` folgen Ausgaben und ein Doppelpunkt: `in arc: see …`
scenario-refused-line-no-edition = eine Ausgabe fehlt: `in arc: see …`
scenario-refused-line-begin = auf `begin` folgt, was beginnt: `begin vic attacks corvette`
scenario-refused-line-results = die Ergebnisse fehlen: `roll red hit, blue blank`
scenario-refused-line-see = auf `see` folgt, was zu sehen sein muss
scenario-refused-line-refuse = auf `refuse` folgt, wer was versucht: `refuse corvette spends evade because …`
scenario-refused-line-tries = was { $who } versucht, fehlt hier
scenario-refused-line-no-word = eine Zeile von `play` beginnt mit einem Wort
scenario-refused-line-answers = was { $who } antwortet, fehlt hier{ $hint }
scenario-refused-line-because = auf `because` folgen Worte des Grunds

## Aussagen von `see`

scenario-refused-clause-names-all = `options` und `offered` nennen alles, was es gibt; `may not PHRASE` sagt, was fehlt
scenario-refused-clause-not-behind-may = „not“ steht hinter `may`: `may not PHRASE`
scenario-refused-clause-may-answer = auf `may` folgt eine Antwort
scenario-refused-clause-may-because = nur was verboten ist, hat einen Grund: `may not … because …`
scenario-refused-clause-not-happened-only = `not happened` und `happened only` passen nicht zusammen
scenario-refused-clause-asks-to = wer was gefragt wird, schreibt man `asks WHO to WHAT`
scenario-refused-clause-asks-nobody = niemand wird gefragt, nichts zu tun: schreibe `asks nobody`
scenario-refused-clause-asks-who = auf `asks` folgt, wer gefragt wird, oder `nobody`
scenario-refused-clause-beside-arrow = neben dem Pfeil fehlt der Name eines Ablaufs oder Schritts
scenario-refused-clause-list = hierher gehört eine Liste oder `nothing`
scenario-refused-clause-sources = in Klammern steht, woher ein Wert kommt: `(printed, Card)`
scenario-refused-clause-parenthesis-open = diese Klammer ist am Ende der Aussage nicht geschlossen

## Wörter

scenario-refused-word-missing = hier fehlt: { $what }{ $hint }
scenario-refused-word-belongs = hierher gehört „{ $wanted }“
scenario-refused-word-belongs-instead = hierher gehört „{ $wanted }“, nicht „{ $found }“
scenario-refused-word-no-number = gefragt ist eine Zahl ({ $what }), und „{ $found }“ ist keine
scenario-refused-word-number-too-far = gefragt ist eine Zahl ({ $what }), und „{ $found }“ passt nicht
scenario-refused-word-not-one = „{ $found }“ passt hier nicht, gefragt ist: { $what }{ $hint }
scenario-refused-word-left-over = „{ $rest }“ ist hier unverständlich; ohne das ergäbe die Zeile einen Sinn
scenario-refused-word-no-name = kein Spielstein kann „{ $name }“ heißen: Das Wort beginnt andere Zeilen
scenario-refused-word-named-twice = „{ $name }“ ist zweimal vergeben; jeder Spielstein braucht einen eigenen Namen

## Was gemeint sein könnte

scenario-refused-hint-none = { "" }
scenario-refused-hint-near = ; ist „{ $near }“ gemeint?
scenario-refused-hint-or-near = ; oder ist „{ $near }“ gemeint?
scenario-refused-hint-one-of = ; eines von { $names }
scenario-refused-hint-one-of-many = ; eines von { $names }, … (insgesamt { $count })
scenario-refused-hint-there-are = ; es gibt { $names }
scenario-refused-hint-there-are-many = ; es gibt { $names }, … (insgesamt { $count })
scenario-refused-hint-play-indented = ; Zeilen von `play` sind eingerückt
scenario-refused-hint-parts = ; eine Datei besteht aus `question`, `game`, `table` und `play`
