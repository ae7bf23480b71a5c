# Warum eine Antwort nicht angenommen wird, gleich in welchem Spiel.

stage-refused-no-choice = Eine Möglichkeit Nummer { $number } gibt es nicht.
stage-refused-too-many-choices = Höchstens { $most } Möglichkeiten lassen sich nennen.
stage-refused-amount = Die Zahl { $number } liegt außerhalb dessen, was möglich ist.
stage-refused-share = Ein Anteil von { $number } liegt außerhalb dessen, was möglich ist.
stage-refused-too-many-shares = Höchstens { $most } Anteile lassen sich nennen.
stage-refused-values =
    { $wanted ->
        [one] Gefragt ist ein Wert
       *[other] Gefragt sind { $wanted } Werte
    }, je Feld einer, nicht { $given }.
stage-refused-no-value = Einen Wert Nummer { $number } gibt es nicht.
stage-refused-no-offer = Ein Angebot Nummer { $number } gibt es nicht.
stage-refused-joints = Ein Kurs hat höchstens { $most } Gelenke.
stage-refused-no-place = Gefragt ist eine Stelle auf dem Tisch, in Millimetern und Grad.
stage-refused-not-asked = Entscheidung { $number } ist vorbei: Du bist gerade nicht gefragt.
stage-refused-not-asked-now = Du bist gerade nicht gefragt.
stage-refused-nothing-entered = Das Spiel ging weiter, aber in seinem Protokoll steht nichts davon.
stage-refused-unwritten = Ein Eintrag des Protokolls lässt sich nicht schreiben.
stage-refused-entry = Der gespeicherte Eintrag { $at } ist beschädigt (Zeile { $line }, Spalte { $column }).
