### Opponents: levels, plans in words, advice and review

## Strategies found for a kingdom

help-evolve = Finna leikáætlanir fyrir ríki: rækta þær um stund og sýna þær bestu
help-evolve-players = hversu margir spila
help-evolve-budget = hversu lengi á að rækta: 60s, 5m, 1h eða fjöldi spila, t.d. "200000 games"
help-evolve-threads = hversu marga örgjörvakjarna á að nota; alla ef ekkert er sagt
help-evolve-out = mappa fyrir leikáætlanirnar sem skrár og krosstöflu þeirra
evolve-seconds = sekúndur
evolve-games = spil
evolve-progress = kynslóð { $generation }, fremst: { $best }
evolve-found = { $n ->
    [one] { $n } leikáætlun stendur fremst eftir { $games } spil
   *[other] { $n } leikáætlanir standa fremstar eftir { $games } spil
}
evolve-weight = Til að spila í { $percent } % tilvika
evolve-equal = leikirnir greina hana ekki frá { $others }
evolve-table = Hlutfall stiga í prósentum, lína gegn dálki:
evolve-written = Skrifað í { $path }

## The atlas

help-atlas = Það sem er vitað fyrir fram: kortabók konungsríkja sem voru könnuð; eða gerð nýrrar
help-atlas-deed = build: kanna hvert konungsríkið á eftir öðru og skrifa í skrá
help-atlas-from = kortabókin í þessari skrá; annars sú sem fylgir Fiefdom
help-atlas-out = skráin sem á að gera
help-atlas-resume = halda áfram með skrá sem var byrjað á
help-atlas-kingdoms = hve mörg konungsríki hún á að hafa
help-atlas-games = spil fyrir hvert konungsríki
help-atlas-deep = spil fyrir hverja samsetningu sem mælt er með
help-atlas-processes = hve margir ferlar; annars einn á hvern kjarna örgjörvans
help-atlas-cluster = á Ray-klasa: ray eða ray://host:port
atlas-holds = { $kingdoms ->
    [one] { $kingdoms } konungsríki, kannað með { $played } spilum
   *[other] { $kingdoms } konungsríki, könnuð með { $played } spilum
}
atlas-bred = Spil fyrir hvert konungsríki: { $games }; fyrir hverja samsetningu sem mælt er með: { $deep }; fræ { $seed }
atlas-building = konungsríki
atlas-written = Skrifað í { $path }

## Levels

bot-beginner = Byrjandi
bot-beginner-about = Hefur dálæti á aðgerðum, kaupir allt of margar og ræðst aldrei á neinn
bot-novice = Nýgræðingur
bot-novice-about = Silfur eða það sem er dýrast
bot-apprentice = Lærlingur
bot-apprentice-about = Veit að peningaspil vinna en stenst ekki fallega aðgerð
bot-journeyman = Sveinn
bot-journeyman-about = Peningaspil og sú eina aðgerð sem hjálpar mest
bot-craftsman = Iðnaðarmaður
bot-craftsman-about = Þekkir bestu leikáætlunina og víkur stundum frá henni
bot-adept = Lagtækur
bot-adept-about = Þekkir bestu leikáætlunina og fylgir henni
bot-expert = Sérfræðingur
bot-expert-about = Þekkir nokkrar leikáætlanir og lítur stuttlega á hverja ákvörðun
bot-master = Meistari
bot-master-about = Spilar hverja ákvörðun til enda í huganum, mörg þúsund sinnum
bot-leader = Leiðtogi
bot-leader-about = Besta leikáætlun sem fundist hefur fyrir ríkið, án umhugsunar
bot-adaptive = Æfingafélagi
bot-adaptive-about = Stigið sem hæfir síðustu leikjum þínum

## Advice and review

help-advise = Ráðleggja þeim sem á að svara: vinningslíkur, bestu svörin og áætlunin að baki þeim
help-advise-at = augnablikið eftir svo margar ákvarðanir; lok upptökunnar ef ekkert er sagt
help-advise-seat = síðasta spurningin til þessa leikmanns fram að því: nafn eða númer
help-advise-rollouts = hversu mörg spil á að spila til enda
help-review = Rýna í upptöku af spili: vinningslíkur, dýrkeyptar ákvarðanir, heppni og ákvarðanir
help-review-rollouts = hversu mörg spil á að spila til enda fyrir hverja ákvörðun
help-review-html = skrifa rýnina líka sem vefsíðu
advice-progress = svörin vegin
advice-chance = Vinningslíkur – { $player }: { $percent } % (95 % bil: { $interval })
advice-best = Besta svarið: { $answer }
advice-close = Of jafnt til að skera úr um: { $answers }
advice-plan = Áætlun: { $name }
plan-money = Aðeins peningar: peningaspil fyrst, síðan Fylki.
plan-money-with = Peningar með hjálp nokkurra konungdæmaspila.
plan-thin = Þunnur stokkur: upphafsspilunum er hent í ruslið svo að góðu spilin komi í hverri umferð.
plan-engine = Vél: margar aðgerðir í hverri umferð þar til mestallur stokkurinn er dreginn.
plan-gardens = Garðar: stór stokkur með mörgum ódýrum spilum.
plan-cards = Aðalspil: { $cards }
plan-buys = Kaupir núna, með að minnsta kosti svo marga peninga: { $list }
plan-provinces-now = Fylki: héðan í frá hvenær sem efni eru á
plan-provinces-turn = Fylki: venjulega frá umferð { $turn }
plan-points-at = { $card }: þegar í mesta lagi svo mörg Fylki eru eftir: { $n }
told-plan-of = Hvað { $player } ætlar sér
told-plan-none = Engin áætlun enn: hún verður til við fyrstu ákvörðun.
told-bought = Síðustu kaup, í umferð { $turn }: { $card }
told-bought-chance = Vinningslíkur eins og þær litu þá út: { $percent } % (± { $reach })
told-bought-instead = Besta annað svar: { $answer }, { $percent } % (± { $reach })
told-bought-close = Of jafnt til að skera úr.
told-bought-planned = Of jafnt til að skera úr: áætlunin réð.
told-bought-only = Ekkert annað var þess virði að vega.
told-bought-nothing = Engin kaup enn sem munað er hvers vegna voru gerð.
web-advice = Ráð
web-advice-ask = Biðja um ráð
web-advice-close-it = Ekki fleiri ráð
web-advice-thinking = Hugsa …
web-advice-close = Of jafnt til að skera úr um
web-advice-wins = Þetta vinnur strax
web-bots-ask = Spyrja tölvuspilarana hvað þeir ætla sér
web-bots-close = Loka því sem tölvuspilararnir sögðu
web-advice-only = Hér er ekkert að vega: þetta er eina svarið sem vit er í.
web-advice-games = Spil spiluð til enda: { $n }
web-advice-chance = Vinningslíkur:
web-advice-always = Ráð við hverri spurningu, gegn tölvuspilurum
web-advice-option = Ráð fyrir þann sem spilar einn gegn tölvuspilurum
web-advised = með ráðum
review-progress = rýnt í ákvarðanir
review-title = Rýni í spilið: { $players }
review-part = Ákvarðanir sem rýnt var í: { $n } af { $of }
review-begins = Rýnin fer að hefjast.
review-curve = Vinningslíkur í gegnum spilið
review-curve-about = { $player }: fyrst { $first } %, síðast { $last } %
review-split = Heppni og ákvarðanir, í prósentustigum
review-start = Jafn hlutur
review-luck = Heppni
review-own = Eigin ákvarðanir
review-others = Ákvarðanir hinna
review-result = Úrslit
review-so-far = Vinningslíkur hingað til
review-reach = Heppni og ákvarðanir eru réttar upp á ± { $points } stig í 95 tilvikum af 100.
review-mistakes = Dýrkeyptustu ákvarðanirnar
review-no-mistakes = Engin ákvörðun kostaði greinilega fimm stig eða meira.
review-swings = Mesta heppnin og mesta óheppnin
review-all = Allar ákvarðanir
review-model = Spil sem spiluð eru til enda fyrir hverja ákvörðun: { $rollouts }. Allt sem leikmaðurinn sá ekki er gefið upp á nýtt í hverju þeirra; sameiginlegur sigur telst hálfur. Allir spila áfram eins og þeir virðast gera, eftir birtum leikáætlunum eða þessum: { $names }.
column-number = Nr.
column-turn = Umferð
column-player = Leikmaður
column-question = Spurning
column-answer = Svar
column-best = Best
column-chance = Vinningslíkur
column-interval = 95 % bil
column-behind = Á eftir um
column-cost = Kostaði
column-change = Breyting
column-hand = Spil á hendi og í leik
column-grade = Einkunn
grade-inaccuracy = Ónákvæmni
grade-mistake = Mistök
grade-blunder = Afleikur

## Heiti áætlana: í skrám standa þau á ensku. Á eftir heiti geta fleiri spil staðið

plan-called-money = Stórfé
plan-called-treasures = Peningar
plan-called-money-copies = Peningar og { $card } ×{ $number }
plan-called-money-few = Peningar og { $card } nokkrum sinnum
plan-called-money-pair = Peningar, { $card } og { $other }
plan-called-witches = Peningar og Norn ×2, Landareignir snemma
plan-called-cantrips = Allt sem kostar enga aðgerð
plan-called-cantrips-and = Allt sem kostar enga aðgerð og { $card }
plan-called-mixed = Peningar og allt sem kostar enga aðgerð
plan-called-mixed-one = Peningar, { $card } og allt sem kostar enga aðgerð
plan-called-mixed-two = Peningar, { $card }, { $other } og allt sem kostar enga aðgerð
plan-called-remodelled = Gulli breytt í Fylki
plan-called-artisans = Handverksmenn
plan-called-feast = Veislum skipt út fyrir bestu spilin
plan-called-gardens-rush = Garðar: fyrst { $card } ×{ $number } (×{ $most } í samkeppni), síðan Landareignir
plan-called-gardens-late = Peningar, síðan Garðar
plan-called-gardens-by = Garðar: { $card } ×{ $number }
plan-called-gardens-with = Garðar: { $card } ×{ $number } og { $other }
plan-called-gardens-and = { $card } og Garðar, engin Fylki
plan-called-thieves = Þjófur ×{ $number }
plan-called-piles = Þrír tómir bunkar: { $card }
plan-called-dukes = Hertogadæmi frá { $number } peningum í stokknum, síðan Hertogi
plan-called-bridges = Brú ×{ $number }
plan-called-minions = Handbendi ×{ $number }
plan-called-sentries = Varðmaður ×{ $number }
plan-called-attack = { $card } í hverri umferð
plan-called-conspirators = Samsærismenn
plan-called-and-money = { $card } og peningar
plan-called-then = { $card }, síðan { $other }
plan-called-pair = { $card } og { $other }
plan-called-festivals = Hátíðir, { $card }
plan-called-festivals-pair = Hátíðir, { $card } og { $other }
plan-called-markets = Markaðir, { $card } og { $other }
plan-called-engine = Vél: { $card } og { $other }
plan-called-stack = { $card } eins oft og hægt er
plan-called-throne = Hásætissalur og { $card }
plan-called-cards = { $card }
plan-called-ultimate = Big Money Ultimate og eitt eintak: { $card }
plan-called-library = Stórfé og { $card }
plan-called-reacting = { $plan }; { $answer } þegar spilið { $card } er oftar en { $number } sinnum hjá öðrum
plan-called-again = { $plan } ({ $number })
