# Why a scenario file, or a game from its table, is refused. What is wrong stands behind the line's number, in small letters.

scenario-refused-wrong = Line { $line }, column { $column } of the scenario file: { $problem }
scenario-refused-no-question = There is no question in the scenario file.
scenario-refused-other-game = The scenario file is for the game { $found }; a table of { $wanted } is wanted.
scenario-refused-record-broken = The stored game is damaged or incomplete (line { $line }, column { $column }).
scenario-refused-record-unfit = This is not a stored game that this program can read (line { $line }, column { $column }).
scenario-refused-record-unfit-somewhere = This is not a stored game that this program can read.
scenario-refused-record-position = The position that the stored game begins with cannot be read: { $why }

## Its parts

scenario-refused-file-comma-at-end = this comma ends the line, so the next line, indented, should go on with the list; there is none
scenario-refused-file-quote-open = this quote is never closed; add a { $end }
scenario-refused-file-lone-id = a rule's id stands at the end of the line that proves it; on a line of its own it proves nothing
scenario-refused-file-id-outside-play = only a line of `play` proves a rule; put the id behind such a line
scenario-refused-file-indented-nowhere = an indented line belongs to `table` or `play`, and neither stands above it
scenario-refused-file-no-such-part = no part of a scenario begins with “{ $word }”{ $hint }
scenario-refused-file-of-a-question = `{ $word }` belongs to a question: begin with `question TEXT`
scenario-refused-file-second = `{ $word }` stands here a second time; a new question begins with `question TEXT`
scenario-refused-file-game-first = `game` comes before `table` and `play`
scenario-refused-file-game-alone = `game` names the game and one edition or more: `game armada arc`, `game armada all`
scenario-refused-file-table-first = `table` comes before `play`
scenario-refused-file-no-table-above = there is no question above with a table
scenario-refused-file-behind-table = behind `table` stands nothing, or `as above`; pieces follow on indented lines
scenario-refused-file-behind-play = behind `play` stands nothing; what is played follows on indented lines
scenario-refused-file-question-space = `question` is followed by a space and the question
scenario-refused-file-question-empty = `question` is followed by what is asked, in a sentence
scenario-refused-file-no-game = this question has no `game` line, and none stands above it
scenario-refused-file-nothing-checked = nothing is checked here: the `play` of a question holds at least one `see` or `refuse`
scenario-refused-file-asks-nothing = this file asks nothing; a scenario begins with `question TEXT`

## Lines of `play`

scenario-refused-line-beside-comma = there is nothing beside this comma
scenario-refused-line-behind-edition = behind `in EDITION:` stands what is played or seen
scenario-refused-line-edition-colon = `in` is followed by editions and a colon: `in arc: see …`
scenario-refused-line-no-edition = an edition is missing: `in arc: see …`
scenario-refused-line-begin = `begin` is followed by what begins: `begin vic attacks corvette`
scenario-refused-line-results = the results are missing: `roll red hit, blue blank`
scenario-refused-line-see = `see` is followed by what must be seen
scenario-refused-line-refuse = `refuse` is followed by who tries what: `refuse corvette spends evade because …`
scenario-refused-line-tries = what { $who } tries is missing here
scenario-refused-line-no-word = a line of `play` begins with a word
scenario-refused-line-answers = what { $who } answers is missing here{ $hint }
scenario-refused-line-because = `because` is followed by words of the reason

## Clauses of `see`

scenario-refused-clause-names-all = `options` and `offered` name all there is; `may not PHRASE` says what is missing
scenario-refused-clause-not-behind-may = “not” stands behind `may`: `may not PHRASE`
scenario-refused-clause-may-answer = `may` is followed by an answer
scenario-refused-clause-may-because = only what is forbidden has a reason: `may not … because …`
scenario-refused-clause-not-happened-only = `not happened` and `happened only` do not go together
scenario-refused-clause-asks-to = who is asked to do what is written `asks WHO to WHAT`
scenario-refused-clause-asks-nobody = nobody is asked to do nothing: write `asks nobody`
scenario-refused-clause-asks-who = `asks` is followed by who is asked, or `nobody`
scenario-refused-clause-beside-arrow = the name of a procedure or step is missing beside the arrow
scenario-refused-clause-list = a list belongs here, or `nothing`
scenario-refused-clause-sources = in parentheses stands where a value comes from: `(printed, Card)`
scenario-refused-clause-parenthesis-open = this parenthesis is not closed at the clause's end

## Words

scenario-refused-word-missing = { $what } is missing here{ $hint }
scenario-refused-word-belongs = “{ $wanted }” belongs here
scenario-refused-word-belongs-instead = “{ $wanted }” belongs here, not “{ $found }”
scenario-refused-word-no-number = { $what } is a number, and “{ $found }” is no number
scenario-refused-word-number-too-far = { $what } is a number, and “{ $found }” does not fit
scenario-refused-word-not-one = “{ $found }” is not { $what }{ $hint }
scenario-refused-word-left-over = “{ $rest }” is not understood here; without it the line would make sense
scenario-refused-word-no-name = no piece can be called “{ $name }”: the word begins other lines
scenario-refused-word-named-twice = “{ $name }” is named twice; every piece needs a name of its own

## What might have been meant

scenario-refused-hint-none = { "" }
scenario-refused-hint-near = ; did you mean “{ $near }”?
scenario-refused-hint-or-near = ; or did you mean “{ $near }”?
scenario-refused-hint-one-of = ; one of { $names }
scenario-refused-hint-one-of-many = ; one of { $names }, … ({ $count } in all)
scenario-refused-hint-there-are = ; there are { $names }
scenario-refused-hint-there-are-many = ; there are { $names }, … ({ $count } in all)
scenario-refused-hint-play-indented = ; lines of `play` are indented
scenario-refused-hint-parts = ; a file is made of `question`, `game`, `table` and `play`
