# Warum ein Tisch nicht gemessen oder geändert wird, gleich in welchem Spiel.

table-refused-missing = { $id } gibt es auf dem Tisch nicht.
table-refused-same-piece = Miss zwischen zwei verschiedenen Spielsteinen.
table-refused-no-value = { $id } hat keinen Wert namens { $key }.
table-refused-value = Der Wert muss zwischen { $min } und { $max } liegen, nicht { $value }.
table-refused-ends-itself = Einen Schritt beendet der Tisch, keine Änderung an ihm.
