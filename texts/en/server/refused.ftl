# Why the server does not do what it is asked.

## What makes no sense

server-refused-no-game = There is no game “{ $game }”.
server-refused-no-json-type = The request has to be JSON and say so (Content-Type: application/json).
server-refused-no-json = What came is damaged or incomplete (line { $line }, column { $column }).
server-refused-other-json = What came is no message of the protocol (line { $line }, column { $column }).
server-refused-cut-off = The request broke off.
server-refused-bytes = Messages are text.
server-refused-chat-line = A line of the chat has at least one letter and at most { $most }.
server-refused-answers = An act has at least one answer and at most { $most }.
server-refused-changes = At least one change and at most { $most } can be made at a time.
server-refused-long-id = The id of a piece has at most { $most } letters.
server-refused-entries =
    Only { $now ->
        [one] one entry is
       *[other] { $now } entries are
    } in force.
server-refused-no-seat = There is no seat { $seat }.
server-refused-key = A key has { $least } to { $most } letters and digits.
server-refused-lists =
    { $wanted ->
        [one] One list is
       *[other] { $wanted } lists are
    } wanted, not { $given }.
server-refused-no-level = Only these programs play: { $known }.
server-refused-name = A name is one line of at most { $most } letters.
server-refused-no-replay = This isn't the file of a finished game.
server-refused-no-replay-broken = The file is damaged or incomplete (line { $line }, column { $column }).

## What is for somebody else

server-refused-watches = This link only watches.
server-refused-other-seat = This link doesn't play seat { $seat }.
server-refused-hushed = The players have muted everybody who watches.
server-refused-banned = Whoever runs this server has banned your address.
server-refused-other-host = This server doesn't answer under that name.
server-refused-other-page = This page doesn't belong to this server.
server-refused-operators-key = This isn't the key of this server; it lies beside the database.

## What there is not

server-refused-nothing = There is nothing at this address.
server-refused-no-table = There is no such table.
server-refused-no-such-table = There is no table { $table }.
server-refused-closed = Whoever runs this server has closed the table.

## What has been used up

server-refused-spent = Somebody has sat down with this invitation. It works once: ask for another.

## What was or will be possible at another time

server-refused-not-begun = The game has not begun.
server-refused-over = The game is over.
server-refused-lists-in = The lists of this table are in.
server-refused-list-in = Your list is in, and locked.
server-refused-list-wanted = This table waits for a list: hand one in to take the seat.
server-refused-shown = What was secret in this game has been shown since its end. You can go on from here at a new table.
server-refused-why-at-the-end = A program tells what it considered when the game is over.
server-refused-fork-at-the-end = You can go on from an earlier point when the game is over.
server-refused-rematch-at-the-end = A rematch is possible when the game is over.
server-refused-rematch-alone = There is no rematch: a seat was never taken.
server-refused-nobody-awaited = This table is not waiting for a player.

## What has passed

server-refused-proposal = That proposal is no longer open.
server-refused-older = This game was begun under version { $version } of the rules, which is not played any more. You can read its log.

## Limits

server-refused-busy = The server is busy with your requests. Try again in a moment.
server-refused-requests = Too many requests from your address. Wait a moment.
server-refused-lines = Too many lines. Wait a moment.
server-refused-messages = Too many messages. Wait a moment.
server-refused-flood = Too many messages. Connect again later.
server-refused-large-list = A list has at most { $most } KiB.
server-refused-large-message = A message has at most { $most } bytes.
server-refused-large-request = That is larger than this server takes.
server-refused-many-lines = The chat of this table is full.
server-refused-many-watchers = Too many people are watching this table. Try again later.
server-refused-many-pages = Your seat is open in too many other pages.
server-refused-many-entries = The log of this game is full with { $most } entries. You can go on from here at a new table.
server-refused-many-proposals = Wait for an answer to what you have proposed.
server-refused-many-replays = At most { $most } uploaded games are kept for you.
server-refused-full = This server is full. Try again later.
server-refused-many-tables = You have too many open tables. Finish some of them or resign.
server-refused-many-listed = Enough of your tables are waiting for a player in the lobby already.
server-refused-many-connections = Too many connections from your address.
server-refused-slow-request = The request took too long.

## What is understood and not done

server-refused-own-seeds = This server draws its own seeds.
server-refused-no-program = No program plays this game.
server-refused-list = This list can't be played:
server-refused-nothing-back = There is nothing to take back.
server-refused-unreplayed = The game can't be replayed. { $why }
server-refused-unreplayed-panic = The game can't be replayed.

## What goes wrong here

server-refused-gone = The connection is gone.
server-refused-storage = The server can't reach its storage at the moment.
server-refused-wrong = Something went wrong on the server.
server-refused-no-answer = The table doesn't answer.
server-refused-reopened = Something went wrong on the server. The table is reopened as it was stored.
server-refused-unstored = This could not be stored, so it was not done. The table is reopened.
server-refused-unread = The table can't be read at the moment.
server-refused-unopened = This game can't be reopened; everything in it is kept. Tell whoever runs this server: { $why }
server-refused-stopped = The rules machine stopped. The game is as it was before.
server-refused-unwritten = The game can't be written.
server-refused-no-move = The program has no answer.
server-refused-panicked = The rules machine broke down.
server-refused-damaged = What is stored of the game is damaged.
server-refused-complete = The answers that were waiting are complete, but were not entered.
server-refused-restart = The server is restarting. Nothing is lost.

## Setting a game up

server-refused-setup-no-edition = There is no edition “{ $edition }”. Known: { $known }.
server-refused-setup-two-lists = Two lists are wanted, not { $given }.
server-refused-setup-list = List { $number } can't be played: { $why }
server-refused-setup-no-points = “{ $written }” is no number of points.
server-refused-setup-larger = A list has { $points } points, and this table is for { $most } at most.
server-refused-setup-no-objective = There is no objective “{ $written }”.
server-refused-setup-no-option = There is no option “{ $option }” with the value “{ $value }”.
server-refused-setup-no-obstacles = There are no obstacles “{ $written }”.
server-refused-setup-no-scenario = There is no scenario “{ $written }”.
server-refused-setup-rounds = “{ $written }” is not a number of rounds; a game has at most { $most }.
server-refused-setup-entries = A stored game has at most { $most } entries.
