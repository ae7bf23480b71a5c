# Warum der Tisch nicht gemessen oder geändert werden kann.

armada-table-refused-nothing-between = Zwischen diesen beiden kann nichts gemessen werden.
armada-table-refused-tool-elsewhere = Die Manöverhilfe wird nur im Schritt „Kurs bestimmen“ deines eigenen Schiffs angelegt.
armada-table-refused-already = Das ist schon so.
armada-table-refused-no-facedown = Das Schiff hat keine verdeckte Schadenskarte.
