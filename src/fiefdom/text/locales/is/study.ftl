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
study-close-best = Jafngott og hin: næstu svör eru of jöfn til að skera úr um.
study-close-cost = { $best } virtist betra um { $points } ± { $reach } stig vinningslíkna: of jafnt til að skera úr um.

## Why an answer is better: averages of the games that were played on

why-title = Hvers vegna { $answer }, borið saman við: { $other }
why-wins = Vinnur spilið strax.
why-more = Stefnir að: { $cards }
why-fewer = Fórnar: { $cards }
why-provinces = Fleiri Fylki í lokin: { $here } í stað { $there }
why-less-rival = Færri Fylki hjá sterkasta andstæðingnum: { $here } í stað { $there }
why-ender = Fleiri spilum lýkur í eigin umferð: { $here } % í stað { $there } %
why-later = Spilið endist lengur: { $here } umferðir í stað { $there }
why-sooner = Spilinu lýkur fyrr: { $here } umferðir í stað { $there }
why-piles = Fleiri spilum lýkur með tómum bunkum: { $here } % í stað { $there } %
why-fewer-piles = Færri spilum lýkur með tómum bunkum: { $here } % í stað { $there } %
why-lead = Stig fram yfir besta andstæðinginn: { $here } í stað { $there }
why-nothing = Í spilunum sem spiluð voru áfram er enginn skýr munur.
why-plan = Passar við áætlunina: { $name }
why-course = Fjöldi umferða: { $turns }; Fylki { $own } : { $rival }; spilum lokið af þessum leikmanni: { $ender } %
