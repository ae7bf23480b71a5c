# Warum der Tisch nicht gemessen oder geändert werden kann.

armada-table-refused-nothing-between = Zwischen diesen beiden gibt es nichts zu messen.
armada-table-refused-tool-elsewhere = Du kannst die Manöverhilfe nur im Schritt „Kurs bestimmen“ deines eigenen Schiffs anlegen.
armada-table-refused-already = Dieser Wert gilt schon.
armada-table-refused-no-facedown = Das Schiff hat keine verdeckte Schadenskarte.
