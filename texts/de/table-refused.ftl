# Warum ein Tisch nicht gemessen oder geändert wird, gleich in welchem Spiel.

table-refused-missing = { $id } gibt es auf dem Tisch nicht.
table-refused-same-piece = Gemessen wird zwischen zwei verschiedenen Spielsteinen.
table-refused-no-value = { $id } hat keinen Wert namens { $key }.
table-refused-value = Der Wert geht von { $min } bis { $max }, nicht { $value }.
table-refused-ends-itself = Was gerade läuft, beendet der Tisch selbst.
