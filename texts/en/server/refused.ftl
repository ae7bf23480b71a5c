# Why the server does not do what it is asked.

## What makes no sense

server-refused-no-game = There is no game “{ $game }”.
server-refused-no-json-type = The request has to be JSON and say so (Content-Type: application/json).
server-refused-no-json = The request is damaged or incomplete (line { $line }, column { $column }).
server-refused-other-json = This isn't a message of the protocol (line { $line }, column { $column }).
server-refused-cut-off = The request broke off.
server-refused-bytes = Messages must be text.
server-refused-chat-line = A chat line must have at least one letter and at most { $most }.
server-refused-answers = An act must have at least one answer and at most { $most }.
server-refused-changes = Make at least one change and at most { $most } at a time.
server-refused-long-id = The id of a piece can have at most { $most } letters.
server-refused-entries =
    The game has only { $now ->
        [one] one entry
       *[other] { $now } entries
    }.
server-refused-no-seat = There is no seat { $seat }.
server-refused-key = A key must have { $least } to { $most } letters and digits.
server-refused-lists =
    This table needs { $wanted ->
        [one] one list
       *[other] { $wanted } lists
    }, not { $given }.
server-refused-no-level = There is no such bot. Choose one of: { $known }.
server-refused-name = A name is a single line of at most { $most } letters.
server-refused-no-replay = This isn't the file of a finished game.
server-refused-no-replay-broken = The file is damaged or incomplete (line { $line }, column { $column }).

## What is for somebody else

server-refused-watches = This link is only for watching.
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

server-refused-spent = Somebody has already taken the seat with this invitation. It works once: ask for another.

## What was or will be possible at another time

server-refused-not-begun = The game has not begun.
server-refused-over = The game is over.
server-refused-lists-in = The lists of this table are in.
server-refused-list-in = Your list is in and locked.
server-refused-list-wanted = This table is waiting for a list. Hand one in to take the seat.
server-refused-shown = The secrets of this game have been shown since it ended. You can continue from here at a new table.
server-refused-why-at-the-end = Bots explain their decisions only after the game is over.
server-refused-fork-at-the-end = You can continue from an earlier point only after the game is over.
server-refused-rematch-at-the-end = You can ask for a rematch only after the game is over.
server-refused-rematch-alone = There can't be a rematch: one of the seats was never taken.
server-refused-nobody-awaited = This table is not waiting for a player.

## What has passed

server-refused-proposal = That proposal is no longer open.
server-refused-older = This game was started under version { $version } of the rules, which is no longer supported. You can still read its log.

## Limits

server-refused-busy = The server is busy with your requests. Try again in a moment.
server-refused-requests = Too many requests from your address. Wait a moment.
server-refused-lines = Too many lines. Wait a moment.
server-refused-messages = Too many messages. Wait a moment.
server-refused-flood = Too many messages. Connect again later.
server-refused-large-list = A list can have at most { $most } KiB.
server-refused-large-message = A message can have at most { $most } bytes.
server-refused-large-request = That is more than this server accepts.
server-refused-large-replay-text = A text in this game is longer than { $most } letters.
server-refused-many-lines = The chat of this table is full.
server-refused-many-watchers = Too many people are watching this table. Try again later.
server-refused-many-pages = Your seat is open in too many other pages.
server-refused-many-entries = The log of this game is full ({ $most } entries). You can continue from here at a new table.
server-refused-many-proposals = Wait until your earlier proposals have been answered.
server-refused-many-replays = The server keeps at most { $most } uploaded games for you.
server-refused-full = This server is full. Try again later.
server-refused-many-tables = You have too many open tables. Finish some of them or resign.
server-refused-many-listed = You already have enough tables waiting for a player in the lobby.
server-refused-many-connections = Too many connections from your address.
server-refused-slow-request = The request took too long.

## What is understood and not done

server-refused-own-seeds = This server draws its own seeds.
server-refused-no-program = No bot plays this game.
server-refused-list = This list can't be played:
server-refused-nothing-back = There is nothing to take back.
server-refused-unreplayed = The game can't be replayed. { $why }
server-refused-unreplayed-panic = The game can't be replayed.

## What goes wrong here

server-refused-gone = The connection is gone.
server-refused-storage = The server can't reach its storage at the moment.
server-refused-wrong = Something went wrong on the server.
server-refused-no-answer = The table doesn't answer.
server-refused-reopened = Something went wrong on the server. The table is being reopened as it was stored.
server-refused-unstored = This couldn't be stored, so it wasn't done. The table is being reopened.
server-refused-unread = The table can't be read at the moment.
server-refused-unopened = This game can't be reopened; everything in it is kept. Tell whoever runs this server: { $why }
server-refused-stopped = The rules machine stopped. The game is as it was before.
server-refused-unwritten = The game can't be saved.
server-refused-no-move = The bot has no answer.
server-refused-panicked = The rules machine broke down.
server-refused-damaged = The stored game is damaged.
server-refused-complete = Everyone has answered, but the answers were not entered.
server-refused-restart = The server is restarting. Nothing is lost.

## Setting a game up

server-refused-setup-no-edition = There is no edition “{ $edition }”. Known: { $known }.
server-refused-setup-two-lists = This game needs two lists, not { $given }.
server-refused-setup-list = List { $number } can't be played: { $why }
server-refused-setup-no-points = “{ $written }” isn't a number of points.
server-refused-setup-larger = The list has { $points } points, but this table allows at most { $most }.
server-refused-setup-no-objective = There is no objective “{ $written }”.
server-refused-setup-no-option = There is no option “{ $option }” with the value “{ $value }”.
server-refused-setup-no-obstacles = There are no obstacles “{ $written }”.
server-refused-setup-no-scenario = There is no scenario “{ $written }”.
server-refused-setup-rounds = “{ $written }” isn't a number of rounds; a game has at most { $most }.
server-refused-setup-entries = A stored game can have at most { $most } entries.
