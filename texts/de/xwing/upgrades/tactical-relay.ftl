# What tactical relay upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-kraken = In der Endphase darfst du bis zu { $up-to } befreundete Schiffe in Reichweite { $range }–{ $range-2 } wählen. Jedes behält { $add } Berechnungsmarker.
