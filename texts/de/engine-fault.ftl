# Was die Regelmaschine anhält, und warum etwas Gespeichertes nicht geladen oder nachgespielt wird.

## The rules machine

engine-fault-dead-end = Die Regeln sind in einer Sackgasse: { $what } hat keine erlaubte Antwort.
engine-fault-too-deep = Abläufe sind tiefer als { $frames } Ebenen geschachtelt.
engine-fault-runaway = Die Regeln drehen sich im Kreis: In { $steps } Schritten wurde niemand gefragt.
engine-fault-broken = Die Regeln sind entgleist: { $what }.
engine-fault-not-scripted = Das Spiel zieht { $what } (eines von { $sides }), aber dafür ist nichts vorgegeben.
engine-fault-other-scripted = Das Spiel zieht { $what } (eines von { $sides }), aber vorgegeben ist dort { $scripted }.
engine-fault-not-known = Was als Nächstes kommt, steht noch nicht fest.
engine-fault-unused =
    { $left ->
        [one] Eine vorgegebene Ziehung blieb übrig: { $next }.
       *[other] { $left } vorgegebene Ziehungen blieben übrig; die nächste ist { $next }.
    }

## What was saved

engine-fault-foreign = Das ist keine gespeicherte Stellung von Broadside.
engine-fault-other-game = Das wurde aus einem Spiel { $found } gespeichert; gebraucht wird ein Spiel { $wanted }.
engine-fault-other-format = Das wurde in Version { $found } des Dateiformats gespeichert; dieses Programm liest Version { $known }.
engine-fault-other-rules = Das wurde unter Version { $found } der Regeln gespeichert; dieses Programm spielt Version { $known }.
engine-fault-damaged = Das Gespeicherte ist beschädigt.
engine-fault-longer =
    Das Gespeicherte ist beschädigt: Hinter seinem Ende { $bytes ->
        [one] folgt noch ein Byte
       *[other] folgen noch { $bytes } Bytes
    }.
engine-fault-checksum = Das Gespeicherte ist beschädigt: Inhalt und Prüfsumme passen nicht zusammen.
engine-fault-board = Von der gespeicherten Stellung aus können die Regeln nicht weitergehen: { $why }

## Playing again

engine-fault-entry = Eintrag { $at } lässt sich nicht nachspielen: { $why }
engine-fault-hash = Eintrag { $at } führt zu einem anderen Stand als damals: Sein Hash ist { $found }, aufgezeichnet ist { $wanted }.
