# Why a scenario file, or a game from its table, is refused. What is wrong stands behind the line's number, in small letters.

scenario-refused-wrong = Line { $line }, column { $column } of the scenario file: { $problem }
scenario-refused-no-question = The scenario file has no question.
scenario-refused-other-game = The scenario file is for { $found }; this table needs one for { $wanted }.
scenario-refused-record-broken = The stored game is damaged or incomplete (line { $line }, column { $column }).
scenario-refused-record-unfit = This is not a stored game that this program can read (line { $line }, column { $column }).
scenario-refused-record-unfit-somewhere = This is not a stored game that this program can read.
scenario-refused-record-position = The position that the stored game begins with cannot be read: { $why }

## Its parts

scenario-refused-file-comma-at-end = this line ends in a comma, so an indented line must follow; there is none
scenario-refused-file-quote-open = this quote is never closed; add { $end }
scenario-refused-file-lone-id = a rule id goes at the end of the line that proves it; on a line of its own it proves nothing
scenario-refused-file-id-outside-play = only lines of `play` prove rules; put the id after such a line
scenario-refused-file-indented-nowhere = an indented line belongs to `table` or `play`, but neither comes before it
scenario-refused-file-no-such-part = no part of a scenario begins with “{ $word }”{ $hint }
scenario-refused-file-of-a-question = `{ $word }` belongs to a question: begin with `question TEXT`
scenario-refused-file-second = there is already a `{ $word }` here; start a new question with `question TEXT`
scenario-refused-file-game-first = `game` comes before `table` and `play`
scenario-refused-file-game-alone = `game` takes the game and at least one edition: `game armada arc`, `game armada all`
scenario-refused-file-table-first = `table` comes before `play`
scenario-refused-file-no-table-above = no question above has a table
scenario-refused-file-behind-table = only `as above` can follow `table` on its line; pieces go on indented lines below
scenario-refused-file-behind-play = nothing can follow `play` on its line; what is played goes on indented lines below
scenario-refused-file-question-space = write a space and the question after `question`
scenario-refused-file-question-empty = write what is asked after `question`, as a sentence
scenario-refused-file-no-game = this question has no `game` line, and there is none above it
scenario-refused-file-nothing-checked = nothing is checked here: `play` needs at least one `see` or `refuse`
scenario-refused-file-asks-nothing = this file has no question; a scenario begins with `question TEXT`
scenario-refused-file-list-alone = `list` stands alone on its line, before `play`; the list follows on indented lines
scenario-refused-file-no-editions = { $game } is followed by one edition or more

## Lines of `play`

scenario-refused-line-beside-comma = something is missing next to this comma
scenario-refused-line-behind-edition = write what is played or seen after `in EDITION:`
scenario-refused-line-edition-colon = `in` needs editions and a colon: `in arc: see …`
scenario-refused-line-no-edition = the edition is missing: `in arc: see …`
scenario-refused-line-begin = write what begins after `begin`: `begin vic attacks corvette`
scenario-refused-line-results = the results are missing: `roll red hit, blue blank`
scenario-refused-line-see = write what must be seen after `see`
scenario-refused-line-refuse = write who tries what after `refuse`: `refuse corvette spends evade because …`
scenario-refused-line-tries = write what { $who } tries
scenario-refused-line-no-word = a line of `play` begins with a word
scenario-refused-line-answers = write what { $who } answers{ $hint }
scenario-refused-line-because = write words of the reason after `because`
scenario-refused-line-cause-missing = `{ $verb }` stands directly behind the line that causes it, and nothing has begun yet
scenario-refused-line-cause-elsewhere = `{ $verb }` stands directly behind the line that causes it; move it up behind line { $cause }, before what is seen

## Clauses of `see`

scenario-refused-clause-names-all = `options` and `offered` list everything there is; use `may not PHRASE` for what is missing
scenario-refused-clause-not-behind-may = “not” goes after `may`: `may not PHRASE`
scenario-refused-clause-may-answer = write an answer after `may`
scenario-refused-clause-may-because = only what is forbidden has a reason: `may not … because …`
scenario-refused-clause-not-happened-only = `not happened` and `happened only` don't go together
scenario-refused-clause-asks-to = say who is asked to do what with `asks WHO to WHAT`
scenario-refused-clause-asks-nobody = nobody can't be asked to do something: write `asks nobody`
scenario-refused-clause-asks-who = write who is asked after `asks`, or `nobody`
scenario-refused-clause-beside-arrow = the name of a procedure or step is missing next to the arrow
scenario-refused-clause-list = write a list here, or `nothing`
scenario-refused-clause-sources = parentheses hold where a value comes from: `(printed, Card)`
scenario-refused-clause-parenthesis-open = this parenthesis isn't closed before the clause ends

## Words

scenario-refused-word-missing = { $what } is missing here{ $hint }
scenario-refused-word-belongs = “{ $wanted }” is expected here
scenario-refused-word-belongs-instead = “{ $wanted }” is expected here, not “{ $found }”
scenario-refused-word-no-number = { $what } must be a number, not “{ $found }”
scenario-refused-word-number-too-far = { $what } must be a number, and “{ $found }” is out of range
scenario-refused-word-not-one = “{ $found }” is not { $what }{ $hint }
scenario-refused-word-left-over = “{ $rest }” isn't understood here; the line would make sense without it
scenario-refused-word-no-name = a piece can't be called “{ $name }”: other lines begin with that word
scenario-refused-word-named-twice = two pieces are called “{ $name }”; give each its own name
scenario-refused-word-no-effect = the card { $card } plays without its effect here, so it cannot be used
scenario-refused-word-no-lists = this game has no lists

## What might have been meant

scenario-refused-hint-none = { "" }
scenario-refused-hint-near = ; did you mean “{ $near }”?
scenario-refused-hint-or-near = ; or did you mean “{ $near }”?
scenario-refused-hint-one-of = ; one of { $names }
scenario-refused-hint-one-of-many = ; one of { $names }, … ({ $count } in all)
scenario-refused-hint-there-are = ; there are { $names }
scenario-refused-hint-there-are-many = ; there are { $names }, … ({ $count } in all)
scenario-refused-hint-play-indented = ; indent the lines of `play`
scenario-refused-hint-parts = ; a file is made of `question`, `game`, `table` and `play`

## What belongs there

scenario-refused-wanted-answer = the answer
scenario-refused-wanted-choice = something to choose here
scenario-refused-wanted-option-number = the number of the option
scenario-refused-wanted-share = a share
scenario-refused-wanted-speed = the speed
scenario-refused-wanted-base-side = a side of the base
scenario-refused-wanted-clicks = how far a joint turns (`straight`, `left`, `2 right`)
scenario-refused-wanted-direction = a direction
scenario-refused-wanted-x = x in millimetres
scenario-refused-wanted-y = y in millimetres
scenario-refused-wanted-facing = the facing in degrees
scenario-refused-wanted-of-list = something that is asked of a list
scenario-refused-wanted-rule-id = the id of a rule
scenario-refused-wanted-list-points = the points of the list
scenario-refused-wanted-effect = an effect of this game
scenario-refused-wanted-piece-name = the name of a piece
scenario-refused-wanted-piece = a piece on this table
scenario-refused-wanted-player = a player
scenario-refused-wanted-nearness = how many millimetres away it may lie
scenario-refused-wanted-game = a game that can be played here
scenario-refused-wanted-edition = an edition of { $game }
scenario-refused-wanted-edition-played = an edition that this question is played in

## Answers

scenario-refused-answer-yes-or-no = the answer is `yes` or `no`
scenario-refused-answer-options-from-one = options count from one
scenario-refused-answer-many-items = an answer names at most { $most } items
scenario-refused-answer-no-share = { $what } cannot get a share here
scenario-refused-answer-nothing-set = nothing is set for { $what } here
scenario-refused-answer-set-too = nothing is set for { $what }; add `and { $what } …`
scenario-refused-answer-four-joints = a course has at most four joints
scenario-refused-answer-no-facing = the facing is missing: `at X Y facing DEGREES`
scenario-refused-answer-several-can-use = several can use { $effect }; say which: `uses { $effect } of PIECE`
scenario-refused-answer-of-nobody = { $who } belongs to no player, and so answers nothing
scenario-refused-answer-nobody = nobody here is called “{ $word }”{ $hint }

## Rules that are cited

scenario-refused-cite-no-index = { $game } has no rule index, so nothing of it can be cited; remove the id
scenario-refused-cite-unknown = there is no statement “{ $id }”; `broadside rules search WORDS` finds statements by their words
scenario-refused-cite-unknown-near = there is no statement “{ $id }”; did you mean { $near }?
scenario-refused-cite-other-edition = { $id } holds in { $holds }, not in { $cited }; cite a statement of that edition, or name only editions in which it holds
