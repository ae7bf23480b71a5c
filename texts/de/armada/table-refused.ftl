# Warum der Tisch nicht gemessen oder geändert werden kann.

armada-table-refused-missing = { $id } liegt nicht auf dem Tisch.
armada-table-refused-same-piece = Gemessen wird zwischen zwei verschiedenen Teilen.
armada-table-refused-nothing-between = Zwischen diesen beiden kann nichts gemessen werden.
armada-table-refused-tool-elsewhere = Die Manöverhilfe wird nur im Schritt „Kurs bestimmen“ deines eigenen Schiffs angelegt.
armada-table-refused-no-value = { $id } hat keinen Wert namens { $key }.
armada-table-refused-value = Der Wert reicht von { $min } bis { $max }, nicht { $value }.
armada-table-refused-already = Das ist schon so.
armada-table-refused-no-facedown = Das Schiff hat keine verdeckte Schadenskarte.
armada-table-refused-ends-itself = Was gerade abläuft, beendet der Tisch selbst.
