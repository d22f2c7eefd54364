# What goes wrong: `error-`, the kind and the key of the error. `hint` says what to do about it; `shell` does so with commands and options, and is not shown in a browser.

## Everywhere

error-near = áttirðu við `{ $near }`?
error-at-line = lína { $line }
error-at-column = lína { $line }, dálkur { $column }

## Messages and requests

error-message = Ekki er hægt að lesa þetta: { $details }
    .hint = Í lýsingu samskiptareglnanna stendur hvað má senda
error-message-nothing-said = Það er ekkert að segja
error-too-large = Þetta er of stórt
    .hint = Hámark í bætum: { $most }
error-too-slow = Þetta var of lengi að berast
    .hint = Reyndu aftur
error-too-fast-too-many-messages = Þetta var of hratt
    .hint = Bíddu eina sekúndu
error-too-fast-too-many-connections = Of margar tengingar eru frá vistfanginu þínu
    .hint = Lokaðu einhverjum þeirra
error-too-fast-too-many-tables = Of margt nýtt berst frá vistfanginu þínu
    .hint = Bíddu eina mínútu
error-too-fast-too-many-requests = Of margar beiðnir berast frá vistfanginu þínu
    .hint = Bíddu augnablik
error-too-fast-too-much-work = Vistfangið þitt hefur haldið þjóninum uppteknum lengi
    .hint = Bíddu augnablik
error-unknown-address = Það er ekkert á slóðinni { $value }
error-wrong-method = { $value } á ekki við þessa slóð
error-wrong-origin = Síða á öðrum vef sendi þetta
    .hint = Ef þetta er þinn vefur: í leiðbeiningum fyrir hýsla stendur hvernig hann er leyfður
error-unknown-host = Þessi þjónn heitir ekki { $value }
    .hint = Ef hann er þinn skaltu ræsa hann með { $option }

## The server

error-server-error = Eitthvað fór úrskeiðis hér
    .hint = Ekkert breyttist; reyndu aftur
error-server-error-setting-up = Verið er að setja borðið upp aftur
    .hint = Tengstu aftur
error-storage = Þjónninn getur ekki geymt eða lesið spil núna
    .hint = Það sem var staðfest er öruggt; reyndu aftur eftir augnablik
error-busy-no-place-table = Þjónninn hefur ekki pláss fyrir annað borð
    .hint = Komdu aftur seinna
error-busy-no-place-connection = Þjónninn hefur ekki pláss fyrir aðra tengingu
    .hint = Komdu aftur seinna
error-busy = Margir vilja það sama í einu
    .hint = Reyndu aftur eftir augnablik

## Tables and seats

error-unknown-table = Ekkert borð heitir { $value }
    .hint = Slóðin gæti verið gömul eða spilinu var eytt
error-no-hello = Fyrstu skilaboðin verða að vera { $value }
    .hint = Í þeim er borðið nefnt
error-no-hello-second-hello = Þú ert nú þegar við borð
    .hint = Opnaðu aðra tengingu fyrir annað borð
error-token = Þessi lykill opnar ekkert sæti við þetta borð
    .hint = Án lykils geturðu fylgst með
error-token-used-invitation = Boðið opnar ekkert sæti
    .hint = Það hefur þegar verið notað; biddu um annað
error-no-spectators = Við þetta borð eru engir áhorfendur
    .hint = Komdu með boð
error-not-seated = Áhorfendur horfa aðeins á
    .hint = Hlekkur með boði veitir sæti
error-seats-no-seat = Sæti { $value } er ekki til
error-not-allowed-seat-taken = Sæti { $value } er upptekið
    .hint = Aðeins er hægt að skipta út þeim sem eru fjarverandi
error-too-early-may-return = { $player } gæti enn komið aftur
    .hint = Sekúndur þar til tölvan getur spilað í staðinn: { $seconds }
error-not-allowed-owner-only = Aðeins eigandi borðsins skipar í laus sæti
error-name = { $value } getur ekki verið nafn
    .hint = Eitt til fjörutíu sýnileg tákn, ekkert þessara: , : > # `
error-seats-number = Fjöldi leikmanna getur ekki verið { $value }
    .hint = Spilið er fyrir 2 til 6 leikmenn
error-seats-bots-only = Við borð þarf að sitja manneskja

## The game

error-not-now-not-begun = Spilið er ekki hafið
    .hint = Það hefst þegar öll sæti eru skipuð
error-not-now-not-over = Spilinu er ekki lokið
    .hint = Þangað til er skráin yfir það leyndarmál
error-not-now-others-react = Aðrir gætu enn brugðist við
    .hint = Bíddu augnablik
error-not-now-not-action-phase = Þetta er ekki aðgerðarstigið
error-not-your-question = Nú er ekki verið að spyrja þig
error-stale-question = Þessi spurning er ekki lengur opin
    .hint = Líttu aftur á borðið
error-not-understood-no-meaning = { $value } merkir ekkert hér
error-illegal-answer-no-card = Ekkert spil heitir { $value }
error-not-now-rematch-early = Nýtt spil kemur að þessu loknu
    .hint = Spilaðu fyrst til enda
error-habit = Ekki er hægt að afgreiða { $question } með { $wish }
    .hint = Venjur eru til fyrir: { $known }

## Taking back and asking

error-not-allowed-not-taken-back = Ekki er hægt að taka þetta aftur
    .hint = Hinir eru einhvers vísari eða hafa haldið áfram
error-not-now-nothing-to-undo = Það er ekkert til að taka aftur
error-not-now-nothing-to-redo = Það er ekkert til að endurtaka
error-not-allowed-nothing-to-ask = Það er ekkert til að biðja um
    .hint = Annaðhvort er það frjálst eða borðið leyfir það ekki
error-not-allowed-asked-enough = Þú hefur beðið nógu oft í þessari umferð
    .hint = Biddu aftur í þeirri næstu
error-not-now-request-open = Önnur beiðni er opin
    .hint = Bíddu eftir atkvæðunum
error-not-now-no-request = Þessi beiðni er ekki til
    .hint = Hún var afgreidd eða tíminn er liðinn
error-not-allowed-no-vote = Þú hefur ekki atkvæði um þetta
error-not-allowed-voted = Þú hefur þegar greitt atkvæði

## Records and replays

error-record-too-long = Spilið er of langt til að sýna það: { $value }
    .hint = Hámark í ákvörðunum: { $most }
error-not-now-no-step = Skref { $value } er ekki til
    .hint = Það síðasta er { $last }

## At the table

error-not-understood-command = Ég skil ekki: { $value }
error-not-understood-card = Ekkert spil heitir: { $value }
error-not-understood-nearly-a-card = Ekkert spil heitir: { $value }. Áttu við { $card }?
error-not-understood-several-cards = Nokkur spil passa við { $value }: { $cards }
error-not-understood-not-now = Ekki hægt núna: { $value }
error-not-understood-not-legal = Ekki er hægt að velja þetta spil núna: { $card }
error-not-understood-choose-more = { $left ->
    [one] Veldu { $left } spil í viðbót
   *[other] Veldu { $left } spil í viðbót
}
error-not-understood-choose-fewer = Þetta eru of mörg spil
error-cannot-undo-learned = Ekki er hægt að taka þetta aftur: einhver er orðinn einhvers vísari
error-cannot-undo-nothing = Það er ekkert til að taka aftur
error-cannot-undo-nothing-again = Það er ekkert til að endurtaka
error-not-understood-several-words = Nokkrar skipanir eða spil passa við { $value }: { $words }

## Files

error-path-too-large = `{ $path }` er of stór
    .hint = í mesta lagi { $most } bæti
error-path-unreadable = ekki er hægt að lesa `{ $path }`: { $why }
    .shell = { $expected ->
        [cards] búist er við skrá með þínum eigin spilum, texta í UTF-8
        [strategy] búist er við leikáætlun: textaskrá í UTF-8 eða heiti úr `fiefdom strategies`
        [template] búist er við leikáætlun með heiti í slaufusvigum, texta í UTF-8
        [scenarios] { "" }
       *[record] búist er við spili sem `fiefdom play` hefur vistað; slíkar skrár enda á .fief
    }
error-path-no-text = `{ $path }` er ekki texti
    .shell = { error-path-unreadable.shell }
error-path-unwritable = ekki er hægt að skrifa `{ $path }`: { $why }
    .hint = veldu annan stað

## Cards and kingdoms

error-unknown-card-none = ekkert spil heitir `{ $name }`
    .shell = `fiefdom cards` telur þau öll upp
error-kingdom-no-set = ekkert spilasafn heitir `{ $name }`
    .hint = til er { $sets }
error-kingdom-edition = útgáfan `{ $edition }` er ekki til
    .hint = útgáfurnar eru 1, 2 og `both`
error-kingdom-style = kóðasniðið `{ $style }` er ekki til
    .hint = sniðin eru `names` og `underscore`
error-kingdom-too-long = textinn er of langur fyrir konungdæmi, stafir: `{ $number }`
    .hint = í mesta lagi { $most }; í konungdæmi eru tíu spil
error-kingdom-basic = eiga ekki heima í konungdæminu: { $cards }
    .hint = grunnspilin sjö eru hvort sem er með í hverju spili
error-kingdom-twice = nefnd oftar en einu sinni: { $cards }
    .hint = spil konungdæmis eru öll ólík
error-kingdom-not-ten = í konungdæmi eru tíu spil, ekki `{ $number }`
    .hint = svo mörg vantar enn: { $missing }
    .shell = svo mörg vantar enn: { $missing }; `fiefdom kingdoms --random --with CARDS` dregur þau af handahófi
error-kingdom-too-many = í konungdæmi eru tíu spil, ekki `{ $number }`
    .hint = svo mörgum þarf að sleppa: { $surplus }
error-kingdom-other-edition = ekki í útgáfu { $edition }: { $cards }
    .hint = leitaðu í útgáfu { $other }; útgáfan „both“ leyfir öll spil
error-kingdom-too-few-left = spil sem á að draga: { $missing }, en aðeins `{ $left }` eru eftir
    .hint = útilokaðu færri eða veldu fleiri
error-kingdom-both = bæði valin og útilokuð: { $cards }
    .hint = slepptu þeim á öðrum staðnum
error-kingdom-too-many-required = valin spil: `{ $number }`, en í konungdæmi eru tíu
    .hint = svo mörg eru umfram: { $surplus }
error-kingdom-not-in-it = `{ $card }` er ekki í konungdæminu og verður því ekki tekið úr því
    .hint = spil þess eru { $cards }
error-kingdom-all-chosen = öll spilin tíu hafa þegar verið valin
    .shell = `draft.kingdom()` skilar konungdæminu
error-unknown-kingdom-none = ekkert sett heitir `{ $name }`
    .hint = til eru { $sets }; eða nefndu tíu spil með kommum á milli
error-unknown-kingdom-edition = í útgáfu { $edition } er ekkert sett `{ $name }`
    .hint = `{ $found }` er sett í útgáfu { $other }
error-needs-expansion-cards = settið `{ $name }` þarfnast viðbótarinnar { $expansion } vegna { $missing }
    .hint = sett grunnspilsins eru { $sets }
error-seed-range = `{ $seed }` er ekki slembifræ
    .hint = slembifræ er heil tala frá 0 til 2**64 - 1
error-players-number = svo margir leikmenn geta ekki spilað: `{ $number }`
    .hint = spilið er fyrir 2 til { $most } leikmenn
error-players-not-their-turn = sæti `{ $seat }` getur ekki nefnt spil núna
    .hint = sæti { $turn } á leik
error-language-none = tungumálið `{ $language }` er ekki til
    .hint = tungumálin eru { $languages }
error-cards-twice = tvö spil heita `{ $card }`
    .hint = gefðu öðru þeirra annað heiti
error-cards-too-long = textinn er of langur fyrir spilaskrá, stafir: `{ $number }`
    .hint = í mesta lagi { $most }
error-cards-none = ekkert spil er í skránni
    .hint = spil byrjar á línu eins og `card Alchemist's Hut`
error-cards-no-card-begun = `{ $text }` tilheyrir engu spili
    .hint = { error-cards-none.hint }
error-cards-no-text = `{ $text }` eru ekki eigin spil
    .hint = texti í gæsalöppum eins og í JSON
error-cards-no-block = `{ $text }` opnar ekki bálk
    .hint = aðeins línur sem enda á `:` hafa inndregnar línur undir sér
error-cards-empty-block = bálkurinn `{ $text }` er tómur
    .hint = settu innihald hans fyrir neðan, lengra til hægri
error-cards-no-number = `{ $text }` er ekki tala fyrir `{ $what }`
    .hint = heil tala frá { $least } til { $most }
error-cards-range = `{ $value }` passar ekki við `{ $what }`
    .hint = heil tala frá { $least } til { $most }
error-cards-typeless = spilið er ekki af neinni tegund
    .hint = tegundirnar eru { $types }
error-cards-type = tegundin `{ $type }` er ekki til
    .hint = tegundirnar eru { $types }
error-cards-bonus = `{ $text }` er ekki bónus
    .hint = til dæmis `+1 card`, `+2 actions`, `+1 buy` eða `+2 coins`
error-cards-no-bonus = bónusinn `{ $what }` er ekki til
    .hint = eitt af þessu: { $bonuses }
error-cards-bonus-twice = spilið segir +{ $what } tvisvar
    .hint = leggðu tölurnar saman
error-cards-nested = `for each` bálkur er inni í öðrum
    .hint = settu hann á eftir hinum
error-cards-one-choice = spil hefur eitt `choose`
    .hint = kostir þess þekkjast aðeins á merkjum sínum
error-cards-choice-nested = `choose` bálkur er inni í öðrum
    .hint = settu hann á eftir hinum
error-cards-option-place = `option` stendur undir `choose`, og ekkert annað
    .hint = `choose 1:`, og `option +card:` þar undir
error-cards-options = `{ $number }` af `{ $options }` kostum er ekkert val
    .hint = af tveimur til { $most } kostum einn eða fleiri, en ekki allir
error-cards-two-options = tveir kostir heita `{ $label }`
    .hint = gefðu öðrum þeirra annað merki
error-cards-label = `{ $label }` er ekki merki
    .hint = litlir stafir, tölustafir og bandstrik, í mesta lagi { $most } alls, til dæmis `+2-coins` eða `discard-hand`
error-cards-verb = sögnin `{ $words }` er ekki til
    .hint = sagnirnar eru taldar upp í lýsingu eigin spila
error-cards-indent = línan er dregin inn eins og engin á undan henni
    .hint = byrjaðu hana í dálki { $wanted }
error-cards-said-twice = spilið segir `{ $key }` tvisvar
    .hint = slepptu annarri línunni
error-cards-edition = útgáfan `{ $edition }` er ekki til
    .hint = hún er `edition 1:` eða `edition 2:`
error-cards-expects-card = `{ $verb }` þarf grunnspil, ekki `{ $found }`
    .hint = eitt af þessum: { $choices }
error-cards-expects-place = `{ $verb }` þarf stað, ekki `{ $found }`
    .hint = einn af þessum: { $choices }
error-cards-expects-number = `{ $verb }` þarf tölu, ekki `{ $found }`
    .hint = frá 0 til { $most }
error-cards-colon = `{ $verb }` opnar bálk
    .hint = ljúktu línunni með tvípunkti: `{ $verb }:`
error-cards-too-much = `{ $word }` er of mikið fyrir `{ $verb }`
    .hint = ein fyrirmæli í hverri línu
error-cards-missing = spilið `{ $card }` segir ekki til um `{ $key }`
    .hint = bættu við línu eins og `{ $key } { $example }`
error-cards-taken = spilið `{ $card }` er þegar til
    .hint = veldu annað heiti
error-cards-name = `{ $name }` er ekki heiti á spili
    .hint = hástafur, síðan stafir a til z, tölustafir, bil, bandstrik og úrfellingarmerki, alls { $most }; aðrir stafir mega standa í `name pl: …`
error-cards-reserved = `{ $name }` merkir annað
    .hint = veldu annað heiti
error-cards-no-type = `{ $card }` er hvorki aðgerð, peningar, sigur né bölvun
    .hint = til dæmis `types action`
error-cards-never = það sem `{ $card }` gerir gerist aldrei: því verður ekki spilað út
    .hint = bættu `action` eða `treasure` við tegundirnar
error-cards-worth = `{ $card }` hefur verðgildi, sem aðeins peningaspil hefur sem er ekki aðgerðarspil
    .hint = segðu í staðinn `+1 coin`
error-cards-too-many-instructions = of mörg fyrirmæli fyrir eitt spil: `{ $number }`
    .hint = í mesta lagi { $most }, að bálkum meðtöldum
error-cards-no-verb-makes = engin sögn býr til fyrirmælin `{ $step }`
    .hint = settu spil saman úr sögnum fiefdom.cards
error-cards-no-loot = `may gain loot` kemur ekki á eftir `reveal to thief`
    .hint = bættu `may gain loot` aftast í spilið
error-cards-sum = tölur spilsins `{ $card }` eru samtals `{ $total }`
    .hint = í mesta lagi { $most }; þær sem eru í `for each` bálki telja { $times } sinnum, einu sinni fyrir hvern leikmann
error-cards-bytes = skilgreining spilsins `{ $card }` tekur, í bætum, `{ $size }`
    .hint = í mesta lagi { $most }; styttu texta þess
error-cards-language = `{ $language }` er ekki tungumál
    .hint = tungumál er kóði eins og `en` eða `pl`
error-cards-text = `{ $text }` getur ekki staðið á spili
    .hint = eitt til { $most } sýnileg tákn án `#`, í einni línu
error-cards-no-basic-card = `{ $verb }` hefur ekki spilið `{ $value }`
    .hint = þetta á við um grunnspil
error-cards-no-place = `{ $verb }` hefur ekki staðinn `{ $value }`
    .hint = hann er { $places }
error-cards-too-many-languages = of mörg tungumál fyrir eitt spil: `{ $number }`
    .hint = í mesta lagi { $most }

## Options

error-number-out-of-limits = `{ $option }` getur ekki verið { $value }
    .hint = Frá { $low } til { $high }
