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
study-key-answer = Sýna svarið með þessu númeri á borðinu
study-key-branch = Grein: bera svarið sem er sýnt saman við það sem var gefið, eða láta vélmenni ljúka spilinu
study-key-back = Aftur í spilið
study-key-hint = Vísbending þegar lært er af mistökum
study-key-reveal = Svarið þegar lært er af mistökum
study-key-costly = Dýrar ákvarðanir
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

## What if, and learning from mistakes

study-what-if = Hvað ef
study-what-if-about = Spilaðu áfram í stað { $player }. Það sem { $player } gat ekki séð er gefið upp á nýtt.
study-branch-name = Heiti (valkvætt)
study-play-on = Spila áfram héðan
study-finish = Vélmenni ljúka þessu 1000 sinnum
study-compare = Bera saman
study-compare-first = Fyrra svar
study-compare-second = Seinna svar
study-branches = Greinar
study-branch-origin = Þetta spil hófst sem grein út frá öðru
study-branch-table = Að borðinu
study-branch-link = Slóð þessarar greinar
study-branch-games = Spil spiluð áfram: { $n }
study-played = spilað áfram gegn: { $bot }
study-finished = lokið af vélmennum, { $n } sinnum
study-slow = Þessi þjónn hefur enga þýdda vél: allt tekur mun lengri tíma.
study-learn = Læra af mistökum: { $player } ({ $n })
study-learn-title = Læra af mistökum
study-learn-ask = Umferð { $turn }, { $player }: { $answer }. Það kostaði { $points } ± { $reach } stig vinningslíkna. Hvað er betra?
study-learn-how = Ýttu á spil á borðinu eða veldu svar hér. Ekkert annað breytist.
study-learn-answer = Svar
study-learn-try = Prófa
study-learn-best = { $answer }: það er það, { $points } ± { $reach } stigum betra.
study-learn-close = { $answer }: jafngott og það besta, { $chance } % á móti { $before } % fyrir { $given }.
study-learn-better = { $answer }: betra, { $chance } % á móti { $before } % fyrir { $given }, en annað svar er greinilega enn betra.
study-learn-worse = { $answer }: ekki betra, { $chance } % á móti { $before } % fyrir { $given }.
study-learn-hint = Vísbending
study-learn-show = Sýna
study-learn-skip = Sleppa
study-learn-next = Næstu mistök
study-learn-end = Aftur í greininguna
study-learn-about = Aðeins er spurt um ákvarðanir þar sem kostnaðurinn er öruggur, eina í hverri umferð. Svar sem er of nálægt því besta telst fundið.
study-as-position = Þetta augnablik sem staða
study-lead = Leiða aðra
study-lead-about = Sá sem opnar þessa slóð sér það sem þú sérð.
study-following = Þú fylgist með þessari greiningu. Fólk hér: { $n }
study-leading = Þú leiðir þessa greiningu. Fólk hér: { $n }
study-no-leader = Enginn leiðir sem stendur.
study-part = Fara mína leið

## Positions

position-title = Staða
position-about = Stilltu upp hvaða stöðu sem er, fáðu ráð og spilaðu áfram úr henni.
position-by-hand = Handvirkt
position-by-hand-about = Spil með kommum, til dæmis Gull x3, Kopar. Fyrsta spilið í stokknum er efst.
position-start-hand = Kopar x3, Landareign x2
position-start-deck = Kopar x4, Landareign
position-kingdom = Konungdæmaspil (tíu)
position-first-player = Leikmaður 1, sem á leik
position-player = Leikmaður { $n }
position-add-player = Einn leikmann til
position-hand = Hönd
position-deck = Stokkur
position-discard = Kastbunki
position-play = Í leik
position-phase = Fasi
position-treasure-phase = Peningaspil lögð út
position-actions = Aðgerðir
position-buys = Kaup
position-coins = Peningar
position-provinces = Fylki eftir
position-as-text = Sem texti
position-as-text-about = Það sem Afrita sem texta gefur, eða línur sviðsmyndar.
position-show = Sýna
position-change = Önnur staða
position-copy = Afrita sem texta
position-link = Slóð þessarar stöðu
position-dealt = Sá sem spilar áfram sér það sem leikmaðurinn getur séð; hitt er gefið upp á nýtt.
position-copy-about = Það sem sæti þitt sér; allt annað er gefið af handahófi.

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
