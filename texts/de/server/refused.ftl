# Warum der Server nicht tut, worum er gebeten wird.

## What makes no sense

server-refused-no-game = Ein Spiel „{ $game }“ gibt es nicht.
server-refused-no-json-type = Die Anfrage muss JSON sein und es sagen (Content-Type: application/json).
server-refused-no-json = Was ankam, ist beschädigt oder unvollständig (Zeile { $line }, Spalte { $column }).
server-refused-other-json = Was ankam, ist keine Nachricht des Protokolls (Zeile { $line }, Spalte { $column }).
server-refused-cut-off = Die Anfrage brach ab.
server-refused-bytes = Nachrichten sind Text.
server-refused-chat-line = Eine Zeile im Chat hat mindestens einen Buchstaben und höchstens { $most }.
server-refused-answers = Eine Handlung hat mindestens eine Antwort und höchstens { $most }.
server-refused-changes = Es geht mindestens eine Änderung auf einmal und höchstens { $most }.
server-refused-long-id = Die Kennung eines Spielsteins hat höchstens { $most } Buchstaben.
server-refused-entries =
    Es { $now ->
        [one] gilt nur ein Eintrag
       *[other] gelten nur { $now } Einträge
    }.
server-refused-no-seat = Einen Platz { $seat } gibt es nicht.
server-refused-key = Ein Schlüssel hat { $least } bis { $most } Buchstaben und Ziffern.
server-refused-lists =
    { $wanted ->
        [one] Gefragt ist eine Liste
       *[other] Gefragt sind { $wanted } Listen
    }, nicht { $given }.
server-refused-no-level = Nur diese Programme spielen: { $known }.
server-refused-name = Ein Name ist eine Zeile mit höchstens { $most } Buchstaben.
server-refused-no-replay = Das ist nicht die Datei eines beendeten Spiels.
server-refused-no-replay-broken = Die Datei ist beschädigt oder unvollständig (Zeile { $line }, Spalte { $column }).

## What is for somebody else

server-refused-watches = Mit diesem Link schaust du nur zu.
server-refused-other-seat = Dieser Link spielt Platz { $seat } nicht.
server-refused-hushed = Die Spieler haben alle stumm geschaltet, die zusehen.
server-refused-banned = Wer diesen Server betreibt, hat deine Adresse gesperrt.
server-refused-other-host = Unter diesem Namen antwortet dieser Server nicht.
server-refused-other-page = Diese Seite gehört nicht zu diesem Server.
server-refused-operators-key = Das ist nicht der Schlüssel dieses Servers; er liegt neben der Datenbank.

## What there is not

server-refused-nothing = Unter dieser Adresse gibt es nichts.
server-refused-no-table = Diesen Tisch gibt es nicht.
server-refused-no-such-table = Einen Tisch { $table } gibt es nicht.
server-refused-closed = Wer diesen Server betreibt, hat den Tisch geschlossen.

## What has been used up

server-refused-spent = Mit dieser Einladung hat schon jemand Platz genommen. Sie gilt einmal: Bitte um eine neue.

## What was or will be possible at another time

server-refused-not-begun = Das Spiel hat noch nicht begonnen.
server-refused-over = Das Spiel ist zu Ende.
server-refused-lists-in = Die Listen dieses Tischs sind da.
server-refused-list-in = Deine Liste ist da und steht fest.
server-refused-list-wanted = Dieser Tisch wartet auf eine Liste: Gib eine ab, um Platz zu nehmen.
server-refused-shown = Was in diesem Spiel geheim war, wurde seit seinem Ende gezeigt. Du kannst von hier aus an einem neuen Tisch weiterspielen.
server-refused-why-at-the-end = Was ein Programm erwogen hat, sagt es, wenn das Spiel zu Ende ist.
server-refused-fork-at-the-end = Von einer früheren Stelle aus kannst du weiterspielen, wenn das Spiel zu Ende ist.
server-refused-rematch-at-the-end = Eine Revanche gibt es, wenn das Spiel zu Ende ist.
server-refused-rematch-alone = Es gibt keine Revanche: Ein Platz wurde nie eingenommen.
server-refused-nobody-awaited = Dieser Tisch wartet auf niemanden.

## What has passed

server-refused-proposal = Dieser Vorschlag ist nicht mehr offen.
server-refused-older = Dieses Spiel begann unter Version { $version } der Regeln, die nicht mehr gespielt wird. Sein Protokoll kannst du lesen.

## Limits

server-refused-busy = Der Server ist mit deinen Anfragen beschäftigt. Versuch es gleich noch einmal.
server-refused-requests = Zu viele Anfragen von deiner Adresse. Warte einen Moment.
server-refused-lines = Zu viele Zeilen. Warte einen Moment.
server-refused-messages = Zu viele Nachrichten. Warte einen Moment.
server-refused-flood = Zu viele Nachrichten. Verbinde dich später wieder.
server-refused-large-list = Eine Liste hat höchstens { $most } KiB.
server-refused-large-message = Eine Nachricht hat höchstens { $most } Bytes.
server-refused-large-request = Das ist größer, als dieser Server annimmt.
server-refused-large-replay-text = Ein Text in diesem Spiel ist länger als { $most } Zeichen.
server-refused-many-lines = Der Chat dieses Tischs ist voll.
server-refused-many-watchers = An diesem Tisch sehen zu viele zu. Versuch es später noch einmal.
server-refused-many-pages = Dein Platz ist auf zu vielen anderen Seiten offen.
server-refused-many-entries = Das Protokoll dieses Spiels ist mit { $most } Einträgen voll. Du kannst von hier aus an einem neuen Tisch weiterspielen.
server-refused-many-proposals = Warte auf eine Antwort auf deine Vorschläge.
server-refused-many-replays = Für dich werden höchstens { $most } hochgeladene Spiele aufbewahrt.
server-refused-full = Dieser Server ist voll. Versuch es später noch einmal.
server-refused-many-tables = Du hast zu viele offene Tische. Spiel einige zu Ende oder gib auf.
server-refused-many-listed = In der Lobby warten schon genug deiner Tische auf einen Spieler.
server-refused-many-connections = Zu viele Verbindungen von deiner Adresse.
server-refused-slow-request = Die Anfrage hat zu lange gedauert.

## What is understood and not done

server-refused-own-seeds = Dieser Server zieht seine Seeds selbst.
server-refused-no-program = Dieses Spiel spielt kein Programm.
server-refused-list = Diese Liste ist nicht spielbar:
server-refused-nothing-back = Es gibt nichts zurückzunehmen.
server-refused-unreplayed = Das Spiel lässt sich nicht nachspielen. { $why }
server-refused-unreplayed-panic = Das Spiel lässt sich nicht nachspielen.

## What goes wrong here

server-refused-gone = Die Verbindung ist weg.
server-refused-storage = Der Server erreicht gerade seinen Speicher nicht.
server-refused-wrong = Auf dem Server ist etwas schiefgegangen.
server-refused-no-answer = Der Tisch antwortet nicht.
server-refused-reopened = Auf dem Server ist etwas schiefgegangen. Der Tisch wird so wieder geöffnet, wie er gespeichert war.
server-refused-unstored = Das ließ sich nicht speichern und ist darum nicht geschehen. Der Tisch wird wieder geöffnet.
server-refused-unread = Der Tisch lässt sich gerade nicht lesen.
server-refused-unopened = Dieses Spiel lässt sich nicht wieder öffnen; alles darin bleibt aufbewahrt. Sag dem, der diesen Server betreibt: { $why }
server-refused-stopped = Die Regelmaschine hielt an. Das Spiel ist, wie es vorher war.
server-refused-unwritten = Das Spiel lässt sich nicht schreiben.
server-refused-no-move = Das Programm hat keine Antwort.
server-refused-panicked = Die Regelmaschine ist zusammengebrochen.
server-refused-damaged = Was von dem Spiel gespeichert ist, ist beschädigt.
server-refused-complete = Die wartenden Antworten sind vollständig, wurden aber nicht eingetragen.
server-refused-restart = Der Server startet neu. Es geht nichts verloren.

## Setting a game up

server-refused-setup-no-edition = Eine Edition „{ $edition }“ gibt es nicht. Bekannt: { $known }.
server-refused-setup-two-lists = Gefragt sind zwei Listen, nicht { $given }.
server-refused-setup-list = Liste { $number } ist nicht spielbar: { $why }
server-refused-setup-no-points = „{ $written }“ ist keine Punktzahl.
server-refused-setup-larger = Eine Liste hat { $points } Punkte, und dieser Tisch ist für höchstens { $most }.
server-refused-setup-no-objective = Ein Einsatzziel „{ $written }“ gibt es nicht.
server-refused-setup-no-option = Eine Option „{ $option }“ mit dem Wert „{ $value }“ gibt es nicht.
server-refused-setup-no-obstacles = Hindernisse „{ $written }“ gibt es nicht.
server-refused-setup-no-scenario = Ein Szenario „{ $written }“ gibt es nicht.
server-refused-setup-rounds = „{ $written }“ ist keine Rundenzahl; ein Spiel hat höchstens { $most }.
server-refused-setup-entries = Ein gespeichertes Spiel hat höchstens { $most } Einträge.
