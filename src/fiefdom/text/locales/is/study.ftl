## Study: recorded games turn by turn, and what they are worth

study-turns = Umferðir
study-nothing = ekkert
study-next-turn = Næsta umferð
study-previous-turn = Fyrri umferð
study-next-card = Næsta spil
study-previous-card = Fyrra spil
study-next-mistake = Næstu mistök
study-previous-mistake = Fyrri mistök
study-other-side = Með augum annarra
study-key-costly = dýrar ákvarðanir
study-decks = Stokkarnir yfir leikinn
study-sort-actions = Aðgerðir
study-sort-treasures = Betri peningaspil
study-sort-coppers = Upphafspeningar
study-sort-others = Sigurspil og bölvanir
study-density = Peningar á spil
study-brought = Fengin
study-deck-about = í lokin { $cards } spil, { $coins } peningar á spil
