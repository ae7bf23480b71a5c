# Warum eine Szenariodatei oder ein Spiel von ihrem Tisch aus nicht angenommen wird. Was falsch ist, steht klein hinter der Zeilennummer.

scenario-refused-wrong = Zeile { $line }, Spalte { $column } der Szenariodatei: { $problem }
scenario-refused-no-question = Die Szenariodatei hat keine Frage.
scenario-refused-other-game = Die Szenariodatei ist für { $found }; dieser Tisch braucht eine für { $wanted }.
scenario-refused-record-broken = Das gespeicherte Spiel ist beschädigt oder unvollständig (Zeile { $line }, Spalte { $column }).
scenario-refused-record-unfit = Das ist kein gespeichertes Spiel, das dieses Programm lesen kann (Zeile { $line }, Spalte { $column }).
scenario-refused-record-unfit-somewhere = Das ist kein gespeichertes Spiel, das dieses Programm lesen kann.
scenario-refused-record-position = Die Stellung, mit der das gespeicherte Spiel beginnt, ist nicht lesbar: { $why }

## Seine Teile

scenario-refused-file-comma-at-end = diese Zeile endet mit einem Komma, also muss eine eingerückte Zeile folgen; sie fehlt
scenario-refused-file-quote-open = dieses Anführungszeichen wird nicht geschlossen; ergänze { $end }
scenario-refused-file-lone-id = die Kennung einer Regel gehört ans Ende der Zeile, die sie belegt; in einer eigenen Zeile belegt sie nichts
scenario-refused-file-id-outside-play = nur Zeilen von `play` belegen Regeln; setze die Kennung hinter eine solche Zeile
scenario-refused-file-indented-nowhere = eine eingerückte Zeile gehört zu `table` oder `play`, aber keines von beiden steht darüber
scenario-refused-file-no-such-part = kein Teil eines Szenarios beginnt mit „{ $word }“{ $hint }
scenario-refused-file-of-a-question = `{ $word }` gehört zu einer Frage: beginne mit `question TEXT`
scenario-refused-file-second = hier gibt es schon ein `{ $word }`; beginne eine neue Frage mit `question TEXT`
scenario-refused-file-game-first = `game` kommt vor `table` und `play`
scenario-refused-file-game-alone = `game` nennt das Spiel und mindestens eine Ausgabe: `game armada arc`, `game armada all`
scenario-refused-file-table-first = `table` kommt vor `play`
scenario-refused-file-no-table-above = keine Frage darüber hat einen Tisch
scenario-refused-file-behind-table = hinter `table` kann nur `as above` stehen; Spielsteine kommen in eingerückte Zeilen darunter
scenario-refused-file-behind-play = hinter `play` kann nichts stehen; was gespielt wird, kommt in eingerückte Zeilen darunter
scenario-refused-file-question-space = schreib hinter `question` ein Leerzeichen und die Frage
scenario-refused-file-question-empty = schreib hinter `question` in einem Satz, was gefragt wird
scenario-refused-file-no-game = diese Frage hat keine Zeile `game`, und darüber steht auch keine
scenario-refused-file-nothing-checked = hier wird nichts geprüft: `play` braucht mindestens ein `see` oder `refuse`
scenario-refused-file-asks-nothing = diese Datei hat keine Frage; ein Szenario beginnt mit `question TEXT`
scenario-refused-file-list-alone = `list` steht allein auf seiner Zeile, vor `play`; die Liste folgt auf eingerückten Zeilen
scenario-refused-file-no-editions = auf { $game } folgt mindestens eine Edition

## Zeilen von `play`

scenario-refused-line-beside-comma = neben diesem Komma fehlt etwas
scenario-refused-line-behind-edition = schreib hinter `in EDITION:`, was gespielt oder gesehen wird
scenario-refused-line-edition-colon = `in` braucht Ausgaben und einen Doppelpunkt: `in arc: see …`
scenario-refused-line-no-edition = die Ausgabe fehlt: `in arc: see …`
scenario-refused-line-begin = schreib hinter `begin`, was beginnt: `begin vic attacks corvette`
scenario-refused-line-results = die Ergebnisse fehlen: `roll red hit, blue blank`
scenario-refused-line-see = schreib hinter `see`, was zu sehen sein muss
scenario-refused-line-refuse = schreib hinter `refuse`, wer was versucht: `refuse corvette spends evade because …`
scenario-refused-line-tries = schreib, was { $who } versucht
scenario-refused-line-no-word = eine Zeile von `play` beginnt mit einem Wort
scenario-refused-line-answers = schreib, was { $who } antwortet{ $hint }
scenario-refused-line-because = schreib hinter `because` Worte des Grunds
scenario-refused-line-cause-missing = `{ $verb }` steht direkt hinter der Zeile, die es auslöst, und noch hat nichts begonnen
scenario-refused-line-cause-elsewhere = `{ $verb }` steht direkt hinter der Zeile, die es auslöst; rücke es hinter Zeile { $cause }, vor das, was gesehen wird

## Aussagen von `see`

scenario-refused-clause-names-all = `options` und `offered` nennen alles, was es gibt; was fehlt, sagt `may not PHRASE`
scenario-refused-clause-not-behind-may = „not“ gehört hinter `may`: `may not PHRASE`
scenario-refused-clause-may-answer = schreib hinter `may` eine Antwort
scenario-refused-clause-may-because = nur was verboten ist, hat einen Grund: `may not … because …`
scenario-refused-clause-not-happened-only = `not happened` und `happened only` passen nicht zusammen
scenario-refused-clause-asks-to = wer was gefragt wird, schreibst du mit `asks WHO to WHAT`
scenario-refused-clause-asks-nobody = niemand kann nicht um etwas gebeten werden: schreib `asks nobody`
scenario-refused-clause-asks-who = schreib hinter `asks`, wer gefragt wird, oder `nobody`
scenario-refused-clause-beside-arrow = neben dem Pfeil fehlt der Name eines Ablaufs oder Schritts
scenario-refused-clause-list = hierher gehört eine Liste oder `nothing`
scenario-refused-clause-sources = in Klammern steht, woher ein Wert kommt: `(printed, Card)`
scenario-refused-clause-parenthesis-open = diese Klammer wird vor dem Ende der Aussage nicht geschlossen

## Wörter

scenario-refused-word-missing = hier fehlt: { $what }{ $hint }
scenario-refused-word-belongs = hierher gehört „{ $wanted }“
scenario-refused-word-belongs-instead = hierher gehört „{ $wanted }“, nicht „{ $found }“
scenario-refused-word-no-number = hier muss eine Zahl stehen ({ $what }), nicht „{ $found }“
scenario-refused-word-number-too-far = hier muss eine Zahl stehen ({ $what }), und „{ $found }“ liegt außerhalb des Erlaubten
scenario-refused-word-not-one = „{ $found }“ passt hier nicht, gefragt ist: { $what }{ $hint }
scenario-refused-word-left-over = „{ $rest }“ wird hier nicht verstanden; ohne das ergäbe die Zeile einen Sinn
scenario-refused-word-no-name = kein Spielstein kann „{ $name }“ heißen: Mit diesem Wort beginnen andere Zeilen
scenario-refused-word-named-twice = zwei Spielsteine heißen „{ $name }“; gib jedem einen eigenen Namen
scenario-refused-word-no-effect = die Karte { $card } spielt hier ohne ihren Effekt und kann deshalb nicht eingesetzt werden
scenario-refused-word-no-lists = dieses Spiel hat keine Listen

## Was gemeint sein könnte

scenario-refused-hint-none = { "" }
scenario-refused-hint-near = ; ist „{ $near }“ gemeint?
scenario-refused-hint-or-near = ; oder ist „{ $near }“ gemeint?
scenario-refused-hint-one-of = ; eines von { $names }
scenario-refused-hint-one-of-many = ; eines von { $names }, … (insgesamt { $count })
scenario-refused-hint-there-are = ; es gibt { $names }
scenario-refused-hint-there-are-many = ; es gibt { $names }, … (insgesamt { $count })
scenario-refused-hint-play-indented = ; rücke die Zeilen von `play` ein
scenario-refused-hint-parts = ; eine Datei besteht aus `question`, `game`, `table` und `play`

## Was dorthin gehört

scenario-refused-wanted-answer = die Antwort
scenario-refused-wanted-choice = etwas, das hier zur Wahl steht
scenario-refused-wanted-option-number = die Nummer der Möglichkeit
scenario-refused-wanted-share = ein Anteil
scenario-refused-wanted-speed = die Geschwindigkeit
scenario-refused-wanted-base-side = eine Seite der Basis
scenario-refused-wanted-clicks = wie weit sich ein Gelenk dreht (`straight`, `left`, `2 right`)
scenario-refused-wanted-direction = eine Richtung
scenario-refused-wanted-x = x in Millimetern
scenario-refused-wanted-y = y in Millimetern
scenario-refused-wanted-facing = die Ausrichtung in Grad
scenario-refused-wanted-of-list = etwas, das eine Liste gefragt wird
scenario-refused-wanted-rule-id = die Kennung einer Regel
scenario-refused-wanted-list-points = die Punkte der Liste
scenario-refused-wanted-effect = ein Effekt dieses Spiels
scenario-refused-wanted-piece-name = der Name eines Spielsteins
scenario-refused-wanted-piece = ein Spielstein auf diesem Tisch
scenario-refused-wanted-player = ein Spieler
scenario-refused-wanted-nearness = wie viele Millimeter entfernt es liegen darf
scenario-refused-wanted-game = ein Spiel, das man hier spielen kann
scenario-refused-wanted-edition = eine Edition von { $game }
scenario-refused-wanted-edition-played = eine Edition, in der diese Frage gespielt wird

## Antworten

scenario-refused-answer-yes-or-no = die Antwort ist `yes` oder `no`
scenario-refused-answer-options-from-one = Möglichkeiten zählen ab eins
scenario-refused-answer-many-items = eine Antwort nennt höchstens { $most } Dinge
scenario-refused-answer-no-share = { $what } kann hier keinen Anteil bekommen
scenario-refused-answer-nothing-set = für { $what } wird hier nichts eingestellt
scenario-refused-answer-set-too = für { $what } ist nichts eingestellt; ergänze `and { $what } …`
scenario-refused-answer-four-joints = ein Kurs hat höchstens vier Gelenke
scenario-refused-answer-no-facing = die Ausrichtung fehlt: `at X Y facing GRAD`
scenario-refused-answer-several-can-use = mehrere können { $effect } einsetzen; sag, wer: `uses { $effect } of SPIELSTEIN`
scenario-refused-answer-of-nobody = { $who } gehört niemandem und antwortet deshalb nicht
scenario-refused-answer-nobody = hier heißt niemand „{ $word }“{ $hint }

## Zitierte Regeln

scenario-refused-cite-no-index = zu { $game } gibt es kein Regelverzeichnis, also lässt sich daraus nichts zitieren; nimm die Kennung weg
scenario-refused-cite-unknown = eine Aussage „{ $id }“ gibt es nicht; `broadside rules search WÖRTER` findet Aussagen an ihren Wörtern
scenario-refused-cite-unknown-near = eine Aussage „{ $id }“ gibt es nicht; ist { $near } gemeint?
scenario-refused-cite-other-edition = { $id } gilt in { $holds }, nicht in { $cited }; zitiere eine Aussage dieser Edition oder nenne nur Editionen, in denen sie gilt
