# What torpedo upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-advprotontorpedoes = Ändere einen Treffer in einen kritischen Treffer.
xwing-card-homingtorpedoes = Nachdem du den Verteidiger bestimmt hast, darf er { $suffer-2 } kritischen Schaden nehmen. Dann wird nicht gewürfelt, und der Angriff gilt als Treffer.
xwing-card-iontorpedoes = Trifft dieser Angriff, gib einen Treffer oder kritischen Treffer aus, damit der Verteidiger { $suffer } Schaden nimmt. Jedes übrige Ergebnis gibt einen Ionenmarker statt Schaden.
xwing-card-plasmatorpedoes = Kritische Treffer werden vor Treffern neutralisiert. Trifft dieser Angriff, verliert der Verteidiger vor dem Schaden einen Schild.
xwing-card-protontorpedoes = Ändere einen Treffer in einen kritischen Treffer.
