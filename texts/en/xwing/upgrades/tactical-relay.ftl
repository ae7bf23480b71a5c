# What tactical relay upgrades do, in our words, by their ids. Numbers come from the data of the card.

xwing-card-kraken = During the End Phase, you may choose up to { $up-to } friendly ships at range { $range }–{ $range-2 }. Each keeps { $add } calculate token.
