# What goes wrong: `error-`, the kind and the key of the error. `hint` says what to do about it; `shell` does so with commands and options, and is not shown in a browser.

## Everywhere

error-near = áttirðu við `{ $near }`?
error-at-line = lína { $line }
error-at-column = lína { $line }, dálkur { $column }
error-retry = Reyndu aftur eftir { $seconds } s

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
error-too-fast-too-much-study = Vistfangið þitt hefur þegar látið greina marga leiki
    .hint = Bíddu í nokkrar mínútur; áfram má horfa á leikinn
error-too-fast-too-many-experiments = Vistfangið þitt hefur þegar látið gera margar tilraunir
    .hint = Bíddu í nokkrar mínútur
error-unknown-address = Það er ekkert á slóðinni { $value }
error-unknown-address-no-deal = Ekkert spil er til fyrir `{ $value }`
error-wrong-method = { $value } á ekki við þessa slóð
error-wrong-origin = Síða á öðrum vef sendi þetta
    .hint = Ef þetta er þinn vefur: í leiðbeiningum fyrir hýsla stendur hvernig hann er leyfður
error-banned = Gestgjafi þessa þjóns hleypir vistfanginu þínu ekki inn
    .hint = Spurðu gestgjafann ef þú telur þetta mistök
error-unknown-host = Þessi þjónn heitir ekki { $value }
    .hint = Ef hann er þinn skaltu ræsa hann með { $option }

## The server

error-server-error = Eitthvað fór úrskeiðis hér
    .hint = Ekkert breyttist; reyndu aftur
error-server-error-setting-up = Verið er að setja borðið upp aftur
    .hint = Tengstu aftur
error-storage = Þjónninn getur ekki geymt eða lesið spil núna
    .hint = Það sem var staðfest er öruggt; reyndu aftur eftir augnablik
error-storage-database-away = Gagnagrunnur þjónsins svarar ekki núna
    .hint = Það sem var staðfest er öruggt, þetta skref var ekki tekið; spilið heldur áfram af sjálfu sér þegar hann kemur aftur
error-storage-disk-full = Diskur þjónsins er fullur
    .hint = Það sem var staðfest er öruggt, þetta skref var ekki tekið; láttu gestgjafann vita
error-storage-read-only = Þjónninn getur ekki skrifað í spilin sín núna
    .hint = Það sem var staðfest er öruggt, þetta skref var ekki tekið; láttu gestgjafann vita
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
error-token-not-the-host = Þetta er ekki orð gestgjafans
error-token-no-person = Enginn hér á þennan endurheimtarkóða
    .hint = Athugaðu hvort hver stafur er réttur; hann hefur fimm hópa með fimm
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
error-not-allowed-name-taken = Nafnið { $value } á einhver annar
    .hint = Veldu annað
error-not-allowed-own-name = Þú spilar hér undir eigin nafni
    .hint = Breyttu því á síðu opinna borða; það gildir frá næsta borði
error-not-allowed-names-only = Spilið er metið til stiga og aðeins fólk með eigið nafn getur spilað það
    .hint = Fáðu þér nafn á síðu opinna borða; það tekur augnablik
error-not-allowed-not-with-these = Þú getur ekki sest við þetta borð
    .hint = Veldu annað eða opnaðu þitt eigið
error-not-allowed-nobody-to-block = Þar situr enginn með eigið nafn
    .hint = Þú getur þaggað niður í viðkomandi við borðið
error-not-allowed-own-cards = Hér er ekki hægt að spila með eigin spilum
    .hint = Þjónninn leyfir aðeins prentuð spil
error-not-allowed-no-advice = Við þetta borð eru engin ráð gefin
    .hint = Sá sem setti borðið upp slökkti á þeim, eða þetta er kennslustund
error-not-allowed-others-play = Ráð eru aðeins gefin í spilum án annars fólks
    .hint = Skoðaðu spilið þegar því er lokið
error-seats-bots-only = Við borð þarf að sitja manneskja

## The game

error-not-now-not-begun = Spilið er ekki hafið
    .hint = Það hefst þegar öll sæti eru skipuð
error-not-now-no-ratings = Þessi þjónn hefur engin stig
    .hint = Spilaðu án þeirra; gestgjafinn getur sett upp viðbótina `ratings`
error-not-now-nothing-to-claim = Það er enginn sigur til að krefjast
error-not-now-not-over = Spilinu er ekki lokið
    .hint = Þangað til er skráin yfir það leyndarmál
error-not-now-lab-closed = Tilraunastofa þessa þjóns er lokuð
    .hint = Keyrðu Fiefdom á þinni eigin vél; þar er hún opin
error-not-now-others-react = Aðrir gætu enn brugðist við
    .hint = Bíddu augnablik
error-not-now-time-out = Tíminn þinn fyrir þessa umferð er búinn
    .hint = tölvan spilar hana til enda
error-not-now-nothing-to-choose = Það er ekkert að velja
error-not-now-not-action-phase = Þetta er ekki aðgerðarstigið
error-not-your-question = Nú er ekki verið að spyrja þig
error-stale-question = Þessi spurning er ekki lengur opin
    .hint = Líttu aftur á borðið
error-not-understood-no-meaning = { $value } merkir ekkert hér
error-not-now-rematch-early = Nýtt spil kemur að þessu loknu
    .hint = Spilaðu fyrst til enda
error-habit = Ekki er hægt að afgreiða { $question } með { $wish }
    .hint = Venjur eru til fyrir: { $known }

## Taking back and asking

error-not-allowed-not-taken-back = Ekki er hægt að taka þetta aftur
    .hint = Hinir eru einhvers vísari eða hafa haldið áfram
error-not-now-nothing-to-undo = Það er ekkert til að taka aftur
error-not-now-no-lesson = Við þetta borð er engin kennslustund
error-not-now-no-puzzle = Við þetta borð er engin þraut sem þarf að leysa
error-not-now-nothing-to-redo = Það er ekkert til að endurtaka
error-not-now-nothing-to-give-up = Það er ekkert spil til að gefa
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
error-not-allowed-others-lead = Einhver annar leiðir þessa greiningu
error-too-fast-too-many-branches = Þetta spil hefur nú þegar eins margar greinar og hægt er að geyma
    .hint = Skoðaðu annað spil eða grein út frá þessu
error-not-now-position-over = Í þessari stöðu er enginn spurður neins: spilinu er lokið
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
error-system-problem-said = { $code ->
        [ENOENT] skráin eða mappan er ekki til
        [EACCES] aðgangi hafnað
        [EISDIR] þetta er mappa
        [ENOTDIR] þetta er ekki mappa
        [EEXIST] er þegar til
        [ENOSPC] ekkert pláss er eftir á disknum
        [EROFS] hér má aðeins lesa
        [EADDRINUSE] vistfangið er þegar í notkun
        [ENAMETOOLONG] heitið er of langt
       *[other] kerfið svarar: { $why }
    }
error-path-unreadable = ekki er hægt að lesa `{ $path }`: { $why }
    .shell = { $expected ->
        [cards] búist er við skrá með þínum eigin spilum, texta í UTF-8
        [strategy] búist er við leikáætlun: textaskrá í UTF-8 eða heiti úr `fiefdom strategies`
        [template] búist er við leikáætlun með heiti í slaufusvigum, texta í UTF-8
        [scenarios] { "" }
        [model] { "" }
        [agent] { "" }
        [leaderboard] { "" }
        [export] búist er við útflutningi eins og `fiefdom data export` skrifar
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
error-kingdom-set-number = `{ $text }` segir ekki til um fjölda spila
    .hint = á eftir merkinu kemur tala frá 0 upp í 10, eins og í `{ $name }=5`
error-kingdom-shares = alls er beðið um `{ $number }` spil, en ríki hefur tíu
    .hint = tölurnar verða að vera tíu samtals; safn án tölu fyllir upp í það sem vantar: `{ $example }`
error-kingdom-share-required = krafist er `{ $required }` spila úr `{ $name }`, en aðeins beðið um `{ $number }`
    .hint = krefstu færri þeirra eða biddu um fleiri
error-kingdom-sets-of-lot = `{ $kingdom }` er ekki dregið af handahófi, svo það getur ekki verið úr tilteknum söfnum
    .hint = slepptu söfnunum eða biddu um ríkið `random`
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
    .hint = slepptu þeim á öðrum af stöðunum tveimur
error-kingdom-need = ekkert spil sem hæfir `{ $name }` er eftir
    .hint = krefstu færri spila eða útilokaðu færri
error-kingdom-no-trait = ekki er hægt að biðja konungdæmi um `{ $name }`
    .hint = til eru { $traits }
error-kingdom-survey = aðeins er hægt að kanna eitt konungdæmi í einu
    .shell = nefndu eitt: `fiefdom kingdoms "First Game" --survey`
error-kingdom-too-many-required = valin spil: `{ $number }`, en í konungdæmi eru tíu
    .hint = svo mörg eru umfram: { $surplus }
error-kingdom-not-in-it = `{ $card }` er ekki í konungdæminu og verður því ekki tekið úr því
    .hint = spil þess eru { $cards }
error-kingdom-not-offered = ekki hægt núna: { $cards }
    .hint = nefndu spil sem er í boði
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
error-cards-measure = engin stig eru fyrir `{ $measure }`
    .hint = stig eru fyrir: { $measures }
error-cards-no-bonus = bónusinn `{ $what }` er ekki til
    .hint = eitt af þessu: { $bonuses }
error-cards-bonus-twice = spilið segir +{ $what } tvisvar
    .hint = leggðu tölurnar saman
error-cards-nested = `for each` bálkur er inni í öðrum
    .hint = settu hann á eftir hinum
error-cards-one-choice = spil hefur eitt `choose`
    .hint = kostir þess þekkjast aðeins á merkjum sínum
error-cards-pass-nested = `pass left` er inni í bálki um aðra leikmenn eða umferðir
    .hint = settu það fyrir framan eða aftan bálkinn
error-cards-choice-nested = `choose` bálkur er inni í öðrum
    .hint = settu hann á eftir hinum
error-cards-reaction-place = { $card }: `when attacked` stendur sér, einu sinni, á viðbragðsspili
    .hint = skrifaðu það við spássíu, og `types action, reaction`
error-cards-reaction-verb = { $card }: `{ $verb }` getur ekki staðið undir `when attacked`
    .hint = viðbragð dregur, kastar, hendir, fær eða setur spil í stokkinn
error-cards-option-place = `option` stendur undir `choose`, og ekkert annað
    .hint = `choose 1:`, og `option +card:` þar undir
error-cards-options = `{ $number }` af `{ $options }` kostum er ekkert val
    .hint = af tveimur til { $most } kostum einn eða fleiri, en ekki allir
error-cards-worth-of-one = aðeins er hægt að mæla styrk eins spils í einu
    .shell = nefndu eitt: `fiefdom cards witch --worth`
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

## The game

error-illegal-answer-not-legal = `{ $answer }` er ekki svar við `{ $question }` (sæti { $seat })
    .hint = leyfileg eru { $legal }
error-illegal-answer-no-question = `{ $answer }` svarar engri spurningu: spilinu er lokið
error-illegal-answer-not-in-game = `{ $card }` er ekki með í þessu spili
    .hint = konungdæmið er { $cards }
error-illegal-answer-no-label = `{ $question }` hefur ekkert merki `{ $answer }`
    .hint = það hefur { $labels }
error-illegal-answer-no-number = `{ $answer }` er ekki tala í svar
    .hint = heil tala frá 0 til { $most }
error-illegal-answer-batch = `{ $slot }` í leik `{ $game }` er ekki svar við `{ $question }` (sæti { $seat })
    .hint = leyfileg eru { $legal }; enginn leikur breyttist
error-illegal-answer-nothing = ekkert spil er ekki svar við `{ $question }`
    .hint = til að velja ekkert skaltu svara `pass`
error-illegal-answer-no-treasures = engin peningaspil er hægt að spila út núna
error-illegal-answer-turn-open = umferðinni getur ekki lokið áður en `{ $question }` er svarað
error-illegal-answer-over = spilinu er lokið
error-illegal-answer-hidden = svarið er falið í þessari upptöku
error-illegal-answer-other-question = opna spurningin er `{ $player }: { $question }`
error-illegal-answer-too-many = `{ $answer }` er einu spili of mikið fyrir `{ $question }`
error-illegal-answer-bots = `{ $player }` er tölvuspilari og svarar sjálfur
error-illegal-answer-rematch-early = hefndarspil kemur á eftir spilinu
    .hint = spilaðu það fyrst til enda
error-cannot-undo-nothing-free = ekkert er hægt að afturkalla án afleiðinga
error-cannot-undo-known = ekki er hægt að afturkalla `{ $decision }`: einhver hefur lært eitthvað af því
    .shell = `take_back` gefur það óséða upp á nýtt
error-cannot-undo-not-yours = þú átt ekki að afturkalla `{ $decision }`
error-cannot-undo-no-decision = engin ákvörðun `{ $to }` er til að fara aftur til
    .hint = fjöldi ákvarðana í spilinu: { $number }
error-cannot-undo-learned-then = einhver hafði þá lært eitthvað
    .hint = afturköllun lengra aftur hefur nýtt fræ: `undo to 3, redeal 7`
error-agent-none = enginn leikmaður heitir `{ $name }`
    .hint = til eru { $names }, big-money+CARD og leikáætlanir safnsins
error-agent-no-card = tölvuspilarinn `{ $name }` tekur ekki við spili
    .hint = slepptu `+{ $card }`
error-agent-idle = spilari var spurður þótt hann hafi ekkert að ákveða
error-agent-plan-others = áætlanir eru aðeins sagðar þar sem ekkert annað fólk spilar
    .hint = spyrðu aftur að spilinu loknu
error-agent-plan-nobody = enginn við þetta borð hugsar um kaup
    .hint = Sérfræðingur og Meistari segja frá áætlun sinni
error-bot-failed-illegal = sæti `{ $seat }` svaraði `{ $answer }` við `{ $question }`
    .hint = leyfileg eru { $legal }
error-bot-failed-unasked = sæti `{ $seat }` svaraði `{ $answer }` óspurt
error-players-no-starter = sæti `{ $seat }` er ekki til að byrja
    .hint = sætin eru 0 til { $last }
error-players-no-seat = sæti `{ $seat }` er ekki til
    .hint = sætin eru 0 til { $last }
error-players-name = `{ $name }` er ekki nafn á leikmanni
    .hint = eitt til fjörutíu sýnileg tákn, án bila á jöðrunum
error-players-name-character = í nafninu `{ $name }` er tákn sem upptökur nota sjálfar
    .hint = slepptu , : > # og `
error-players-alike = tveir leikmenn heita það sama í `{ $names }`
    .hint = öll nöfn eru ólík
error-players-same-name = tveir leikmenn heita `{ $name }`
    .hint = gefðu þeim ólík nöfn
error-players-comma = í skipuninni `{ $command }` er komma og vistuð spil gætu ekki nefnt hana
    .hint = settu hana í skriftu
error-players-winners = `{ $winners }` geta ekki verið sigurvegarar í spili svo margra leikmanna: { $number }
    .hint = sætin eru 0 til { $last }
error-view-no-position = engin staða passar við þessa sýn
    .hint = var henni breytt í höndunum?
error-view-no-memory = aðeins sætið sem er spurt man
    .hint = biddu um sýn þess
error-view-shows-more = sæti `{ $seat }` sýnir fleiri spil en það á
error-view-no-looking = enginn má fletta kastbunka núna
    .hint = aðeins á meðan spil leyfir það
error-view-spectator = áhorfandi hefur engin spil
    .hint = biddu um sýn sætis

## Positions and records

error-batch-none = runa með `{ $number }` leikjum er engin runa
    .hint = í henni er að minnsta kosti einn leikur
error-batch-column = `{ $type }` með sniðinu `{ $shape }` getur ekki verið { $what } fyrir svo marga leiki: { $number }
    .hint = gefðu eina heila tölu fyrir alla leiki eða eina fyrir hvern
error-batch-no-game = leikur `{ $game }` er ekki til
    .hint = leikirnir eru 0 til { $last }
error-batch-answers = svör geta ekki verið `{ $found }`
    .hint = þau eru NumPy-fylki af int16; prófaðu `numpy.array(answers, numpy.int16)`
error-batch-answers-shape = svör með sniðinu `{ $shape }` passa ekki við fjölda leikja: { $number }
    .hint = hver leikur þarf eitt svar
error-batch-games-twice = `{ $games }` nefnir leiki tvisvar eða í fleiri en einni röð
    .hint = nefndu hvern leik einu sinni
error-batch-kingdoms = konungdæmi: `{ $number }`, leikir: { $games }; það passar ekki
    .hint = gefðu eitt konungdæmi fyrir alla eða eitt fyrir hvern
error-batch-games = `{ $games }` nefnir enga leiki: { $why }
    .hint = leikirnir eru 0 til { $last }
error-batch-threads = svo margir þræðir geta ekki skipt leikjunum með sér: `{ $number }`
    .hint = 1 er engin skipting, 0 er einn þráður á hvern kjarna
error-bytes-start = `{ $start }…` er ekki upphafið að vistaðri stöðu eða runu
error-bytes-format = þetta var vistað á sniðinu `{ $version }`
    .hint = þessi útgáfa af Fiefdom les sniðið { $wanted }
error-bytes-rules = útgáfa af Fiefdom með öðrum reglum vistaði þetta
    .hint = spilaðu upptökuna í staðinn
error-bytes-damaged = þetta er skemmt: bætafjöldinn `{ $number }` stemmir ekki
    .hint = það var stytt eða því breytt á leiðinni
error-bytes-no-such-kingdom = leikur í rununni hefur konungdæmi `{ $kingdom }`, en fjöldi þeirra er { $number }
error-bytes-kingdom = nefnt er konungdæmi sem getur ekki verið: { $why }
error-bytes-contradiction = staðan er í mótsögn við sjálfa sig: { $why }
    .hint = henni var breytt eftir að hún var vistuð; hægt er að spila upptökuna
error-bytes-contradiction-in-game = leikur `{ $game }` í rununni er í mótsögn við sjálfan sig: { $why }
    .hint = honum var breytt eftir að hann var vistaður
error-notation-too-long = textinn er of langur fyrir stöðu, stafir: `{ $number }`
    .hint = í mesta lagi { $most }
error-notation-missing = í stöðunni vantar `{ $field }`
    .hint = ` | ` er á milli svæða hennar
error-notation-contradiction = staðan er í mótsögn við sjálfa sig: { $why }
    .hint = `ask` og `pending` leiðir af spilunum: taktu þau úr `write_position` stöðu sem var spiluð
error-notation-start = `{ $text }` er ekki upphaf stöðu
    .hint = hún byrjar á `{ $format } EDITION CARDS`
error-notation-field-twice = í stöðunni er `{ $name }` tvisvar
    .hint = hvert svæði er sagt einu sinni
error-notation-too-large = `{ $number }` er of mikið fyrir `{ $name }`
    .hint = í mesta lagi { $most }
error-notation-turn = `{ $text }` er ekki umferð
    .hint = til dæmis `turn 0 buy 1,1,3,0,0`
error-notation-numbers = `{ $text }` ætti að vera svo margar tölur: { $length }, hver upp að { $most }
    .hint = með kommum á milli
error-notation-copies = í `{ $text }` eru of mörg eintök af spili
    .hint = í mesta lagi { $most }
error-notation-not-in-kingdom = `{ $card }` er ekki í þessu konungdæmi
    .hint = spil þess eru { $cards }
error-notation-seat-twice = sæti { $seat } hefur `{ $part }` tvisvar
    .hint = hver hluti sætis er sagður einu sinni
error-notation-stream = `{ $text }` er ekki slembistraumur
    .hint = fjögur orð með átta sextándatölustöfum, punktar á milli
error-notation-in-play = of mörg spil eru í spili: `{ $number }`
    .hint = í mesta lagi { $most }
error-notation-order = röðin `{ $text }` passar ekki við spilin sem eru í spili
    .hint = eitt sæti fyrir hvert þeirra
error-notation-pending = of mörg skref bíða: `{ $number }`
    .hint = í mesta lagi { $most }
error-notation-known = of mörg spil í þekktri röð: `{ $number }`
    .hint = í mesta lagi { $most }
error-notation-step = skrefið `{ $name }` er ekki til
    .hint = til dæmis `treasure_chosen`
error-notation-part = `{ $text }` er ekkert sem sæti hefur
    .hint = til dæmis hand=copper*3,estate
error-notation-field = `{ $text }` er ekki svæði í stöðu
    .hint = þau eru turn, supply, trash, seat, ask og pending
error-notation-decision-too-long = textinn er of langur fyrir ákvörðun, stafir: `{ $number }`
    .hint = í heilli upptöku eru í mesta lagi { $most }
error-notation-decision = `{ $text }` er ekki ákvörðun
    .hint = til dæmis `Ana: buy -> Province`
error-notation-decisions = `{ $text }` gefur of margar ákvarðanir
    .hint = í upptöku eru í mesta lagi { $most }
error-notation-answers = `{ $text }` er ekki listi svara
    .hint = til dæmis `Copper x3, pass`
error-record-does-not-fit = ákvörðun { $number } (`{ $entry }`) passar ekki: { $cause }
error-record-no-seed = ekki er hægt að halda áfram með spil án fræs
error-record-other-position = staðan er ekki úr þessu spili: í henni eru { $seats } leikmenn og spilin { $cards }
    .hint = upptakan var flutt út án leyndarmála sinna
error-record-nothing = `{ $key }` er ekkert sem er í upptöku
    .hint = ákvörðun lítur svona út: `Ana: buy -> Province`
error-record-starter = `{ $starter }` getur ekki byrjað meðal `{ $players }`
    .hint = öll nöfn eru ólík og einn þeirra byrjar
error-record-rules = upptakan var gerð eftir reglum `{ $rules }`
    .hint = þessi útgáfa af Fiefdom spilar eftir reglum { $wanted }
error-record-characters = textinn er of langur fyrir upptöku, stafir: `{ $number }`
    .hint = í mesta lagi { $most }
error-record-start = `{ $found }` er ekki upphaf upptöku
    .hint = fyrsta línan er `{ $format }`
error-record-missing = upptakan segir ekki til um `{ $key }`
error-record-no-number = `{ $value }` er ekki tala fyrir `{ $key }`
    .hint = einn til tuttugu tölustafir
error-record-no-player = enginn leikmaður heitir `{ $player }`
    .hint = leikmennirnir eru { $players }
error-record-no-bot = enginn leikmaður `{ $player }` gæti verið tölvuspilari
    .hint = leikmennirnir eru { $players }
error-path-in-use = annar þjónn notar `{ $path }`, ferli { $process }
    .shell = stöðvaðu hann eða veldu annað `--data`
error-path-unlockable = ekki er hægt að læsa `{ $path }`: { $why }
    .shell = veldu annað `--data`
error-path-other-version = önnur útgáfa af Fiefdom skrifaði `{ $path }`
    .shell = notaðu þá útgáfu eða annað `--data`
error-path-no-database = ekki er hægt að nota `{ $path }` sem gagnagrunn: { $why }
    .shell = gættu að því að hann sé til og náist í hann, eða nefndu annan með `--data` eða `--database`
error-path-no-folder = ekki er hægt að nota `{ $path }` sem möppu: { $why }
    .shell = veldu annað `--data`

## Options

error-number-out-of-limits = `{ $option }` getur ekki verið { $value }
    .hint = Frá { $low } til { $high }

## Players, views and servers

error-agent-program = `{ $name }` er forrit og getur ekki spilað hér
    .shell = láttu það spila með `fiefdom bot match`
error-agent-no-commands = `{ $name }` er skipun og skipanir eru ekki leyfðar hér
    .hint = veldu einn af tölvuspilurum Fiefdom
error-view-has-fewer = sæti `{ $seat }` á færri spil en sýnin segir
error-path-database-full = `{ $path }` geymir spil nú þegar
    .hint = flyttu inn í nýjan, tóman gagnagrunn
error-path-no-export = `{ $path }` er ekki útflutningur úr gagnagrunni
    .hint = `fiefdom data export FILE` skrifar hann
error-path-cut-export = `{ $path }` endar of snemma: þar eru { $rows } af { $of } línum
    .hint = flyttu hana út aftur, eða afritaðu alla skrána
error-path-acts-missing = nokkrar aðgerðir borðsins `{ $path }` vantar
error-path-no-copy = PostgreSQL-gagnagrunnur er ekki skrá sem hægt er að afrita
    .hint = `fiefdom data export FILE` skrifar allt, líka meðan þjónninn gengur; eða notaðu `pg_dump`
error-usage-task-needs = `{ $task }` þarf `{ $option }`
    .hint = `fiefdom data --help` segir hvers hvert verk þarfnast
error-path-database-address = `{ $text }` er ekki vistfang PostgreSQL-gagnagrunns
    .hint = skrifaðu það eins og `postgresql://notandi@hýsill/nafn`
error-path-origin = `{ $text }` er ekki vefslóð síðu
    .hint = til dæmis `https://games.example.org`
error-path-server-name = `{ $name }` er ekki heiti á þjóni
    .hint = til dæmis `games.example.org`, `*.example.org` eða `*` fyrir hvaða heiti sem er
error-path-proxy = `{ $address }` er ekki vistfang milliþjóns
    .hint = til dæmis `172.17.0.1` eða `10.0.0.0/8`
error-path-private-address = `{ $address }` er ekki vistfang í tölustöfum
    .hint = til dæmis `10.0.0.5`: hinar vélarnar ná í þessa á því
error-path-never-served = enginn þjónn hefur notað `{ $path }` ennþá
    .hint = nefndu spil þjónsins sem keyrir með `--data` eða `--database`
error-path-no-server = enginn þjónn svarar á `{ $address }`: { $why }
    .hint = ræstu hann með `fiefdom serve` eða nefndu vistfang hans með `--url`
error-path-not-by-host = þjónninn á `{ $address }` neitar: { $why }
    .hint = spurðu af vélinni hans og nefndu spil hans með `--data` eða `--database`
error-usage-option-needs = `{ $option }` þarf `{ $other }`
    .hint = nefndu það líka

## The command line, simulations and reviews

error-usage-unknown = `{ $word }` er ekki til hér
    .shell = `{ $program } --help` segir hvernig á að nota þetta
error-usage-no-number = `{ $option } { $value }` er ekki tala
    .shell = skrifaðu tölu með tölustöfum: `0.5`
error-usage-no-whole-number = `{ $option } { $value }` er ekki tala
    .shell = skrifaðu heila tölu með tölustöfum: `1000000`
error-usage-no-verb = skipunin `{ $value }` er ekki til
    .shell = til eru { $choices }
error-usage-no-choice = `{ $option } { $value }` er ekki til
    .shell = til eru { $choices }
error-usage-no-value = `{ $option }` segir ekkert
    .shell = settu gildi á eftir; gildi sem byrjar á mínus svona: `{ $option }=-…`
error-usage-nothing = `{ $argument }` segir ekkert
    .shell = `{ $program } --help` segir hvernig á að nota þetta
error-usage-argparse = skipunin skilst ekki: { $why }
    .shell = `{ $program } --help` segir hvernig á að nota þetta
error-usage-required = það vantar: { $arguments }
    .shell = `{ $program } --help` segir hvernig á að nota þetta
error-usage-resume = `--resume` og `{ $option }` stangast á
    .shell = vistað spil heldur spilum sínum og leikmönnum
error-agent-several = `{ $bots }` er meira en einn tölvuspilari
    .shell = { $task ->
        [check] settu skipun með bilum í gæsalappir
       *[serve] láttu einn tölvuspilara þjóna í einu
    }
error-agent-option-value = `{ $word }` er ekki valkostur með gildi
    .shell = til dæmis `--option level=3`
error-agent-no-program = `{ $name }` er ekki forrit
    .shell = skrifaðu `cmd:` og skipun þess: `--bot cmd:./mybot`; allir aðrir tölvuspilarar eru þar hvort sem er
error-unknown-card-several = `{ $name }` er ekki eitt spil
    .hint = áttirðu við eitt þessara: { $cards }?
error-number-over = enginn er spurður á augnabliki `{ $at }`: spilinu er lokið
    .shell = `--at N` fer aftur á bak, `--seat NAME` að síðustu spurningu leikmanns
error-number-not-asked = `{ $name }` er ekki spurður að neinu fram að augnabliki `{ $at }`
    .hint = veldu síðara augnablik
error-number-threads = ekki er hægt að nota svo marga þræði: `{ $number }`
    .hint = hægt er að nota 1 til 256
error-number-moment = augnablik `{ $at }` er ekki til
    .hint = fjöldi ákvarðana í upptökunni: { $number }
error-number-nothing-to-review = ekkert er til að rýna: í upptökunni er engin ákvörðun til að vega
    .hint = spilaðu fyrst áfram
error-number-port = `{ $port }` er ekki gátt
    .hint = gátt er tala frá 0 til 65535
error-number-budget = `{ $text }` er ekki fjárhagsrammi
    .hint = til dæmis `60s`, `5m` eða `200000 games`
error-number-rollouts = ekki er hægt að spila svo margar hermanir: `{ $number }`
    .hint = hægt er að spila 1 til { $most }
error-number-precision = `{ $text }` er ekki nákvæmni
    .hint = skrifaðu hana í prósentum: `0.5%`
error-kingdom-random-too = `{ $name }` og `--random` stangast á
    .shell = slepptu öðru þeirra
error-kingdom-not-random = `{ $option }` segir ekkert án `--random`
    .shell = bættu við `--random` til að draga konungdæmi af handahófi
error-kingdom-not-whole = tölvuspilarar þurfa heilt konungdæmi
    .shell = nefndu eitt: `--kingdom "First Game"`, eða tíu spil
error-players-bots = svo margir tölvuspilarar komast ekki að einu borði: `{ $number }`
    .hint = spilið er fyrir 2 til 6 leikmenn
error-players-none = enginn leikmaður heitir `{ $name }`
    .hint = leikmennirnir eru { $players }, eða 0 til { $last }
error-players-few-versions = ekki er hægt að bera saman svo margar útgáfur: `{ $number }`
    .hint = nefndu tvær eða fleiri
error-players-few-or-many = svo margir leikmenn geta ekki spilað: `{ $number }`
    .shell = nefndu 2 til { $most }; `fiefdom strategies` telur upp leikáætlanirnar
error-players-tournament = svo margir leikmenn eru ekkert mót: `{ $number }`
    .hint = nefndu 2 til { $most }
error-view-no-advice = ekkert er til að ráðleggja um: enginn er spurður, eða einhver annar
    .hint = biddu um sýn `question.seat`
error-view-not-asked = svör eru vegin þar sem sá sem horfir er spurður
    .hint = biddu um sýn `question.seat`
error-path-no-scenario = engin sviðsmynd er í `{ $paths }`
    .hint = sviðsmynd er afmarkaður bálkur ```scenario
error-path-nothing-there = skráin eða mappan `{ $path }` er ekki til
    .hint = nefndu Markdown-skrár eða möppur með þeim
error-path-standard-output = ekki er hægt að skrifa á `standard output`: { $why }
    .hint = gáðu hve mikið pláss er eftir þar sem það lendir
error-path-unusable = ekki er hægt að nota `{ $path }`: { $why }
    .hint = gáðu hver má nota það og hve mikið pláss er eftir
error-path-no-game = ekkert spil er til að halda áfram með
    .shell = `fiefdom play` byrjar spil
error-path-address = ekki er hægt að nota `{ $address }`: { $why }
    .shell = prófaðu annað: `--port 8001` eða `--host 0.0.0.0`
error-path-no-leaders = engir leiðtogar eru í `{ $path }`: { $why }
    .shell = í möppu sem `fiefdom evolve --out` skrifaði er { $mixture }
error-path-no-form = töflusniðið `{ $form }` er ekki til
    .hint = sniðin eru { $forms }
error-path-not-into = ekkert er hægt að skrifa í `{ $path }`
    .hint = veldu eigin möppu
error-path-ending = `{ $path }` gæti verið hvað sem er
    .hint = heitið verður að enda á { $endings }
error-path-no-such-folder = mappan `{ $path }` er ekki til
    .hint = búðu hana fyrst til
error-path-not-here = ekki er hægt að skrifa `{ $path }`
    .hint = veldu annan stað
error-path-no-output-folder = `{ $path }` er ekki mappa til að skrifa í: { $why }
    .hint = nefndu möppu sem hægt er að búa til
error-cluster-address = `{ $address }` er ekki klasi
    .hint = `ray` er klasi þessarar tölvu, `ray://HOST:10001` annar
error-cluster-version = klasinn er með Fiefdom { $version }, en hér er `{ $wanted }`
    .hint = settu sömu útgáfu upp á öllum tölvum
error-cluster-none = enginn klasi er á `{ $address }`: { $why }
    .hint = `ray start --head` ræsir klasa
error-cluster-threads = `threads` og `on` stangast á
    .hint = klasi notar þá kjarna sem hann hefur
error-missing-extra-plots = myndrit þurfa `matplotlib`
    .hint = í klóni af Fiefdom: `python -m pip install '.[{ $extra }]'`
error-missing-extra-cluster = `ray` þarf til að spila á klasa
    .hint = { error-missing-extra-plots.hint }
error-missing-extra-parquet = `polars` þarf til að skrifa Parquet
    .hint = { error-missing-extra-plots.hint }
error-parameter-no-values = `{ $word }` nefnir engin gildi
    .hint = skrifaðu `n=1..5` eða `n=1,2,4`
error-parameter-twice = `{ $name }` er breytt tvisvar
    .hint = settu öll gildin á einn lista
error-parameter-none = leikáætlunin `{ $strategy }` hefur engan stika
    .hint = settu heiti í slaufusviga þar sem talan er: `count(Smithy) < {"{"}n{"}"}`
error-parameter-range-order = `{ $text }` er ekki bil
    .hint = frá minni tölu til stærri, fjöldi gilda í mesta lagi { $most }
error-parameter-range = `{ $text }` er ekki bil
    .hint = bil er `1..5`, eða `0..2..0.5` með þrepi
error-parameter-missing = stikinn `{ $name }` hefur ekkert gildi
    .hint = gefðu honum einhver: `{ $name }=1..5`
error-parameter-combinations = fjöldi samsetninga: `{ $number }`
    .hint = í mesta lagi { $most } eru spilaðar
error-parameter-unknown = leikáætlunin hefur ekki stikann `{ $name }`
    .hint = stikar hennar eru { $parameters }
error-parameter-no-value = ekkert gildi er til fyrir `{ $name }`
    .hint = nefndu hver: `{ $name }=1..5`

## Strategies

error-found = { $at ->
    [end] endir reglunnar
   *[word] `{ $found }`
}
error-strategy-expected-end = hér er { error-found }, en búist var við `and`, `or`, samanburði eða línulokum
error-strategy-chained = hér er { error-found }, en búist var við `and`, `or` eða línulokum
    .hint = samanburðir eru ekki hlekkjaðir saman: `1 < turn and turn < 5`
error-strategy-too-deep = hér er { error-found }, en svigar mega vera í mesta lagi svo djúpir: { $most }
error-strategy-expected-bracket = hér er { error-found }, en búist var við `)`
error-strategy-expected-quantity = hér er { error-found }, en búist var við tölu eða orði yfir stærð
    .hint = orðin eru { $words }
error-strategy-expected-opening = hér er { error-found }, en búist var við `(` á eftir `{ $word }`
    .hint = til dæmis `{ $word }({ $example })`
error-strategy-condition-too-long = skilyrðið er of langt, orð og tákn: `{ $number }`
    .hint = í mesta lagi { $most }; skiptu því í fleiri reglur
error-strategy-no-section = kaflinn `{ $name }` er ekki til
    .hint = til eru { $sections } og spurningar eins og chapel.trash
error-strategy-needs-card = `{ $name }()` þarf spil
    .hint = til dæmis `{ $name }(Gold)` eða `{ $name }(action)`
error-strategy-none = leikáætlunin `{ $name }` er ekki til
    .shell = heiti úr `fiefdom strategies`, skrá eða reglur eins og `Province; Gold`
error-strategy-no-action = `{ $card }` er ekki aðgerðarspil sem Stórfé gæti bætt við
    .hint = til dæmis `ultimate+market`
error-strategy-no-target = ekkert spil heitir `{ $name }`
    .hint = regla byrjar á spili, einu af { $types }, eða `nothing`
error-strategy-no-label = `{ $question }` hefur ekkert merki `{ $name }`
    .hint = það hefur { $labels }
error-strategy-no-number = `{ $question }` er svarað með tölu, ekki með `{ $name }`
    .hint = tala frá 0 til { $most }
error-strategy-would-of-no-card = `would` á við spil á hendi, en `{ $question }` spyr ekki um spil
    .hint = skrifaðu skilyrðið sem reglur þess ráðast af
error-strategy-too-long = textinn er of langur fyrir leikáætlun, stafir: `{ $number }`
    .hint = í mesta lagi { $most }
error-strategy-split = fyrstu tvær hendurnar geta ekki verið `{ $split }`
    .hint = skiptingarnar eru 5/2 og 4/3
error-strategy-two-openings = tvær byrjanir eru fyrir `{ $split }`
    .hint = slepptu annarri
error-strategy-opening = byrjun kaupir tvö spil, ekki `{ $value }`
    .hint = til dæmis `open 4/3: Smithy, Silver`; `nothing` er líka orð
error-strategy-no-rule = leikáætlun án reglu
    .hint = skrifaðu spil til að kaupa, þau bestu fyrst: `Province; Gold; Silver`
error-strategy-heading = fyrirsögninni `{ $text }` er ekki lokað
    .hint = kafli byrjar á `[play]` eða `[chapel.trash]`
error-strategy-yes-or-no = `{ $value }` er hvorki yes né no
    .hint = til dæmis `end while losing: yes` eða `weigh last gains: no`
error-strategy-nothing = `{ $word }:` segir ekkert
    .hint = slepptu línunni
error-strategy-conditions-too-long = skilyrði leikáætlunarinnar `{ $name }` eru of löng
    .hint = svo mörg orð og tákn komast fyrir í mesta lagi: { $most }
error-strategy-too-many-rules = í `{ $name }` eru of margar reglur
    .hint = í mesta lagi { $most } komast fyrir, sjálfgefnar meðtaldar
error-strategy-asks-itself = `would({ $question })` í `{ $name }` spyr sjálft sig
    .hint = taktu það úr kaflanum sem það fjallar um
error-strategy-too-many-sections = í `{ $name }` eru of margir kaflar
    .hint = í mesta lagi { $most } komast fyrir
error-strategy-foreign-declares = textinn lýsir einingum eða skjalagerð, sem er ekki lesið
    .hint = slepptu slíkum línum
error-strategy-foreign-xml = textanum er ekki lokað eins og XML krefst
    .hint = hvert `<buy …>` þarf sitt `</buy>`
error-strategy-foreign-no-player = XML-textinn hefur engan `player`
    .hint = vél úr DominionSim er `<player>` með `<buy name="…">` í
error-strategy-foreign-players = XML-textinn hefur { $number } leikmenn, fyrst `{ $first }` og `{ $second }`
    .hint = límdu inn einn `<player>` í einu
error-strategy-foreign-word = `{ $name }` á sér enga hliðstæðu í leikáætlanamálinu
    .hint = slepptu skilyrðinu eða skrifaðu það sjálf(ur)
error-strategy-foreign-entry = `{ $text }` er ekki færsla á matseðli
    .hint = skrifaðu spil, það besta fyrst: `Province, Gold, 2 Smithy, Silver`
error-players-no-record = leikir `{ $name }` eru ekki skráðir hér
    .hint = aðeins leikáætlanir leika sama leik aftur
error-players-not-added = ekki er hægt að leggja saman leiki `{ $number }` og `{ $other }` leikmanna
error-number-groups = `{ $number }` leikir eru ekki heilir hópar
    .hint = margfeldi af { $players }: allir byrja jafnoft
error-number-no-chance = engar líkur eru yfir núlli
error-number-chances = líkur þurfa röð fyrir hvert sæti og dálk fyrir hverja leikáætlun
error-view-rollouts = hermanir byrja þar sem sá sem horfir er spurður
    .hint = biddu um sýn `question.seat`
error-kingdom-too-many-kinds = of margar gerðir konungdæmaspila fyrir eitt spil: `{ $number }`
    .hint = í mesta lagi { $most } komast fyrir

## Datasets and environments

error-data-more = í `{ $folder }` eru þegar fleiri leikir: `{ $games }`, umfram { $wanted }
    .hint = biddu um jafnmarga eða fleiri
error-data-what = ekkert gagnasafn er til með `{ $what }`
    .hint = til eru { $known }
error-data-other-files = í `{ $folder }` eru aðrar Parquet-skrár
    .hint = veldu tóma möppu
error-data-manifest = ekki er hægt að lesa `{ $path }`
    .hint = fjarlægðu möppuna og skrifaðu gagnasafnið upp á nýtt
error-data-other-plan = í `{ $folder }` er gagnasafn þar sem `{ $name }` er `{ $before }`, ekki `{ $value }`
    .hint = veldu aðra möppu
error-data-split = engin skipting heitir `{ $split }`
    .hint = til eru { $splits }
error-data-no-decisions = ekkert ákvarðanasafn er í `{ $folder }`
    .hint = `fiefdom dataset` skrifar það
error-number-dataset = svo margir leikir eru ekkert gagnasafn: `{ $number }`
    .hint = að minnsta kosti 1
error-number-processes = svo mörg ferli skrifa ekkert: `{ $number }`
    .hint = að minnsta kosti 1
error-missing-extra-dataset = gagnasafn þarf `pyarrow`
    .hint = { error-missing-extra-plots.hint }
error-missing-extra-library = forritasafnið `{ $library }` er ekki uppsett
    .hint = { error-missing-extra-plots.hint }
error-environment-opponents = mótherjar: `{ $number }`; það er ekki spil fyrir { $players }
    .hint = gefðu einn eða { $others }
error-environment-no-kingdom = ekkert konungdæmi er til að spila
    .hint = gefðu konungdæmi, nokkur eða `random`
error-environment-most-turns = lota getur ekki haft svo margar umferðir: `{ $number }`
    .hint = gefðu heila tölu, 0 fyrir engin mörk
error-environment-illegal = ólögleg aðgerð getur ekki `{ $illegal }`
    .hint = hún getur `lose` eða `ignore`
error-environment-games = leikir geta ekki verið svo margir: `{ $number }`
    .hint = að minnsta kosti einn er til
error-environment-opponent-failed = mótherji má ekki tapa samkvæmt reglum: { $cause }
error-environment-version = útgáfa `{ $version }` af kóðuninni er ekki til
    .hint = til eru 0 til { $last }
error-environment-no-opponents = þetta umhverfi þarf mótherja, ekki `None`
    .hint = öll sæti eru spiluð í vigurumhverfinu og PettingZoo
error-environment-over = lotunni er lokið og hún tekur ekki við aðgerðinni `{ $action }`
    .hint = kallaðu fyrst á `reset`
error-environment-decisions = nemandi verður ekki spurður um `{ $decisions }`
    .hint = hann er spurður um `all` eða `purchases`
error-environment-margin = forskotið getur ekki verið `{ $margin }` af umbun
    .hint = gefðu tölu frá 0 til 1
error-environment-seat = { $players } manna leikur hefur ekki sætið `{ $seat }` fyrir nemandann
    .hint = sætin eru 0 til { $last }
error-model-unreadable = ekkert líkan er í `{ $path }`
    .hint = líkan er .npz-skrá sem eitt viðmiðunarforritanna hefur skrifað
error-model-format = í `{ $path }` er líkan á sniðinu `{ $format }`
    .hint = þessi útgáfa les snið { $known }
error-kingdom-model = líkanið hefur aldrei séð `{ $card }`
    .hint = veldu konungsríki með spilum sem það hefur lært á
error-evaluation-suite = engin útgáfa `{ $version }` er til af prófinu
    .hint = til eru 1 til { $last }
error-evaluation-opponent = `{ $name }` er ekki andstæðingur í prófinu
    .hint = andstæðingarnir eru { $names }
error-evaluation-no-function = `{ $word }` hefur ekki fallið `{ $name }`
    .hint = gefðu fall frá slembifræi til spilara
error-evaluation-no-module = ekki er hægt að flytja inn `{ $word }`: { $why }
    .hint = gefðu SKRÁ.py:FALL eða pakki.eining:FALL
error-evaluation-leaderboard = `{ $path }` er engin stigatafla
    .hint = hver lína er JSON-hlutur
error-evaluation-no-line = `{ $path }` hefur enga línu fyrir `{ $name }`
    .hint = þar eru { $names }
error-batch-seeds = fræ: `{ $number }`, leikir: { $games }; það passar ekki
    .hint = gefðu eitt fræ eða eitt fyrir hvern leik
error-batch-choice-shape = val með sniðinu `{ $shape }` passar ekki við fjölda leikja: { $number }
    .hint = gefðu eitt sanngildi fyrir hvern leik
error-batch-actions-shape = aðgerðir með sniðinu `{ $shape }` passa ekki við fjölda leikja: { $number }
    .hint = hver leikur þarf eina aðgerð
error-batch-actions = `{ $type }` með sniðinu `{ $shape }` geta ekki verið aðgerðir svo margra leikja: { $number }
error-players-observers = eitt þeirra sæta sem eiga að fylgjast með er ekki til í leik
    .hint = sætin eru 0 til fjölda leikmanna - 1
error-players-encoding = spil fyrir `{ $number }` passar ekki við kóðun fyrir { $players } leikmenn
error-illegal-answer-not-drawn = ekki er hægt að draga spilið í hólfi `{ $slot }` núna
error-illegal-answer-not-now = `{ $slot }` er ekki svar núna
error-illegal-answer-no-action = aðgerðin `{ $action }` er ekki til
    .hint = aðgerðirnar eru 0 til { $last }
error-view-no-field = athugun hefur ekki svæðið `{ $name }`
    .hint = til eru { $fields }
error-view-no-observation = áhorfandi hefur enga athugun
    .hint = biddu um sýn sætis
error-view-parameters = athugandi hefur ekki stikana `{ $parameters }`
error-kingdom-encoding-version = útgáfa { $version } af kóðuninni þekkir ekki spilið `{ $card }`
    .hint = veldu nýrri útgáfu
error-kingdom-no-number = spilið `{ $card }` hefur ekkert númer í kóðuninni
    .hint = aðeins spil úr spilaskránni hafa númer

## Tölvuspilarar

error-agent-unreadable = ekki er hægt að lesa skipunina `{ $command }`: { $why }
error-agent-no-command = engin skipun er gefin
    .hint = til dæmis `cmd:./mybot` eða `cmd:python mybot.py`
error-agent-cannot-run = ekki er hægt að keyra `{ $program }`
    .hint = skrifta þarf túlkinn sinn: `cmd:python mybot.py`
error-agent-not-there = `{ $program }` er ekki forrit
    .hint = forrit í þessari möppu er `./mybot`
error-agent-cannot-play = { $cause }
    .shell = `fiefdom bot check` prófar hann
error-agent-no-option = tölvuspilarinn `{ $bot }` hefur engan valkost `{ $name }`
    .hint = { $number ->
        [0] hann hefur engan
       *[other] hann hefur { $options }
    }
error-agent-no-choice = `{ $value }` er ekki í boði fyrir `{ $name }`
    .hint = í boði eru { $choices }
error-agent-option-kind = `{ $value }` passar ekki við valkostinn `{ $name }`
    .hint = til dæmis `{ $example }`
error-number-check = svo margir leikir prófa ekkert: `{ $games }`
    .hint = spilaðu að minnsta kosti 1
error-number-match = svo mikið er ekki hægt að spila: `{ $number }`
    .hint = viðureign er að minnsta kosti 1 leikur og 1 ferli
error-number-line = lína sem er lengri en { $most } bæti er ekki skilaboð
error-view-no-game = spurning á undan nokkru spili
    .hint = fyrst kemur `newgame`
error-view-nobody-asked = enginn er spurður í þessari sýn
    .hint = biddu um sýn sætisins sem ákveður
error-view-event = atburður nefnir `{ $card }`, sem er ekki með í þessu spili
error-view-unreadable = `{ $start }…` er ekki sýn: { $why }
error-view-size = sýn getur ekki verið svo mörg bæti: `{ $number }`
    .hint = bjó önnur útgáfa af Fiefdom hana til?
error-view-contradiction = sýnin er í mótsögn við sjálfa sig: { $why }
error-view-other-seat = sýnin spyr einhvern annan
error-moment = { $moment ->
    [hello] þegar búist var við `hello`
    [ready] þegar búist var við `ready`
    [game] á undan nýju spili
    [question] á undan spurningu { $number } (`{ $question }`)
   *[answer] þegar búist var við svari við spurningu { $number } (`{ $question }`)
}
error-bot-failed-no-start = ekki er hægt að ræsa `{ $command }`: { $why }
error-bot-failed-version = `{ $command }` talar útgáfu `{ $version }` af samskiptareglunum
    .hint = þetta er útgáfa { $wanted }
error-bot-failed-silent = `{ $command }` sendi ekkert í { $seconds } sek. { error-moment }
error-bot-failed-unexpected = `{ $command }` sagði `{ $text }` { error-moment }
error-bot-failed-closed = `{ $command }` lokaði úttaki sínu { error-moment }
error-bot-failed-ended = `{ $command }` hætti með lokakóða { $code } { error-moment }
error-bot-failed-ended-saying = { error-bot-failed-ended }
    .hint = síðustu orð þess: `{ $last }`
error-bot-failed-flood = `{ $command }` skrifaði of mikið { error-moment }
    .hint = ein lína fyrir hverja spurningu og athugasemdir á villuúttakið
error-bot-failed-no-message = `{ $command }` skrifaði `{ $text }` { error-moment }, sem eru ekki skilaboð: { $why }
    .hint = aðeins skilaboð fara á staðalúttakið, hvert þeirra JSON-hlutur í einni línu; allt annað fer á villuúttakið
error-bot-failed-not-asked = `{ $command }` skrifaði `{ $text }` { error-moment } þótt einskis væri spurt
error-bot-failed-other-question = `{ $command }` svaraði spurningu `{ $answered }` þegar spurning { $number } (`{ $question }`) var opin
error-bot-failed-not-legal = `{ $command }` svaraði spurningu { $number } (`{ $question }`) með `{ $answer }`
    .hint = leyfileg eru { $legal }
error-bot-failed-hopeless = ekki spilað: svo mörgum leikjum í röð var tapað samkvæmt reglum: { $times }
error-bot-failed-in-game = í leik { $game }: { $cause }
error-bot-failed-no-name = tölvuspilarinn hefur ekkert nafn
error-bot-failed-options-alike = tveir valkostir heita það sama: { $options }
error-bot-failed-default = sjálfgefið gildi valkostsins `{ $option }` er ekki meðal þess sem er í boði
error-bot-failed-left-over = hann skrifaði `{ $text }` þótt einskis væri spurt
error-after = { $after ->
    [quit] `quit`
   *[end-of-input] lok inntaksins
}
error-bot-failed-still-runs = hann var enn í gangi { $seconds } sek. eftir { error-after } og var stöðvaður
error-bot-failed-exit-code = lokakóði hans eftir { error-after } var { $code }, ekki 0

## Sviðsmyndir

error-illegal-answer-forced = síðasta valið getur aðeins verið `{ $answer }`
error-illegal-answer-choice-over = ekkert er eftir að velja fyrir `{ $answer }`: valinu er lokið
error-illegal-answer-more = `{ $question }` krefst { $left } í viðbót
error-scenario-statement = `{ $text }` er hvorki stilling né athöfn
    .hint = til dæmis `alice.hand = Copper x3` eða `alice plays Smithy`
error-scenario-list = `{ $text }` er ekki listi af spilum
    .hint = til dæmis `Copper x3, Gold` eða `nothing`
error-scenario-list-too-long = `{ $text }` telur upp of mörg spil
    .hint = í mesta lagi { $most }
error-scenario-number = `{ $text }` er ekki tala frá 0 til { $most }
error-scenario-too-long = textinn er of langur fyrir skjal, stafir: `{ $number }`
    .hint = í mesta lagi { $most }
error-scenario-never-closed = afmörkuðum bálki er aldrei lokað
    .hint = lokaðu honum með línu af `{ $fence }`
error-scenario-no-player = enginn leikmaður heitir `{ $player }`
error-scenario-not-in-kingdom = `{ $card }` er ekki í konungdæmi þessarar sviðsmyndar
    .hint = bættu því við línuna `kingdom`
error-scenario-only-asserted = aðeins er hægt að fullyrða `{ $subject }`
    .hint = það er, á eftir fyrstu athöfninni
error-scenario-only-set-up = aðeins er hægt að stilla `{ $subject }` upp
    .hint = það er, á undan fyrstu athöfninni
error-scenario-twice = `{ $subject }` er stillt upp tvisvar
error-scenario-no-subject = ekkert `{ $subject }` er til að stilla upp eða fullyrða
error-scenario-no-players = sviðsmyndin nefnir enga leikmenn
    .hint = bættu við `players = alice, bob`
error-scenario-players = `{ $value }` eru ekki leikmenn
    .hint = tvö til sex ólík nöfn, eins og í `alice, bob`
error-scenario-edition = útgáfan `{ $edition }` er ekki til
    .hint = hún er `1`, `2` eða `both`
error-scenario-kingdom-twice = konungdæmið nefnir spil tvisvar
error-scenario-other-set = `{ $card }` er úr settinu `{ $set }`
    .hint = nefndu það sett líka
error-scenario-phase = stigið `{ $value }` er ekki til
    .hint = það er `action`, `treasure` eða `buy`
error-scenario-not-their-turn = ekki er hægt að stilla `{ $subject }`
    .hint = aðeins `{ $player }` á leik
error-scenario-copies = of mörg eintök af { $card }: `{ $number }`
    .hint = í mesta lagi { $most }
error-scenario-copies-in-all = of mörg eintök eru af spili
    .hint = í mesta lagi { $most }, að meðtöldum bankanum og ruslinu
error-scenario-cards-of-players = leikmennirnir eiga of mörg spil
    .hint = í mesta lagi { $most } á leikmann, { $together } á alla samtals
error-scenario-deck = stokkurinn er of stór, spil: `{ $number }`
    .hint = í mesta lagi { $most } spil er hægt að leggja í röð
error-scenario-in-play = of mörg spil eru í spili: `{ $number }`
    .hint = í mesta lagi { $most }
error-scenario-shuffles = of margar skráðar stokkanir eru til eða ein er of löng
    .hint = í mesta lagi { $most } með { $cards } spilum
error-scenario-differs = `{ $subject }` er `{ $found }`, ekki `{ $wanted }`
error-scenario-no-score = `{ $value }` er ekki stigatala
error-scenario-random-order = röðin í `{ $subject }` er tilviljun
    .hint = skráðu stokkunina með `alice.shuffle = …`
error-scenario-game = spil getur ekki verið `{ $value }`
    .hint = það er `over` eða `running`
error-scenario-no-phase = spilinu er lokið, svo það er ekki á neinu stigi
error-scenario-question = `{ $value }` er ekki spurning
    .hint = til dæmis `bob: militia.discard` eða `nothing`
error-scenario-no-winner = spilinu er ekki lokið, svo enginn hefur unnið
error-scenario-unseen = enginn sér `{ $subject }`
    .hint = til dæmis `alice sees bob.hand = 5 cards`
error-scenario-possible = `{ $value }` er mögulegt en ætti ekki að vera það
error-scenario-unsound = spilið er ekki í lagi: { $law }
error-scenario-vanished = spil hafa birst eða horfið
error-scenario-other-shuffle = skráð stokkun hjá { $player } telur ekki upp spilin sem eru stokkuð
error-scenario-changed-original = svar við afriti breytti frumritinu
error-scenario-no-end = enginn getur endað `{ $value }`
    .hint = það er `actions`, `treasures` eða `turn`
error-scenario-no-question = ekkert spil í þessari sviðsmynd spyr `{ $question }`
error-scenario-left-open = spurningin `{ $player }: { $question }` er skilin eftir opin
    .hint = svaraðu henni eða fullyrtu hana
error-scenario-no-shuffle = þessi stokkun á sér aldrei stað

## Lessons

error-lesson-none = engin kennslustund heitir `{ $name }`
    .shell = `fiefdom learn --list` sýnir allar { $number }
error-off-the-lesson-not-now = skrefið `{ $step }` í kennslustundinni `{ $lesson }` snýst um annað

## Puzzles

error-puzzle-none = engin þraut heitir `{ $name }`
    .shell = `fiefdom puzzles --list` telur þær allar upp; þær eru { $number }
error-puzzle-theme = ekkert þema heitir `{ $name }`
    .hint = það er eitt af { $themes }
error-puzzle-line = þetta er ekki þrautaskrá: { $why }
    .hint = fyrsta línan segir `{ $format }`, í hverri annarri er þraut
error-puzzle-other-seed = í `{ $path }` var grafið með fræinu { $seed }, ekki { $wanted }
    .shell = haltu áfram með `--seed { $seed }` eða grafðu í aðra skrá
error-puzzle-answered-held-back = þetta er svarið við þraut `{ $puzzle }`: það er metið, ekki framkvæmt

## Atlas

error-atlas-text = þetta er engin kortabók: { $why }
    .hint = fyrsta línan segir `{ $format }`, hver önnur geymir konungsríki
error-atlas-file = ekki er hægt að lesa `{ $path }` sem kortabók: { $why }
    .hint = `fiefdom atlas build` skrifar eina
error-atlas-exists = `{ $path }` er þegar til
    .shell = haltu áfram með `--resume` eða notaðu aðra skrá
error-atlas-other-build = `{ $path }` var gerð öðruvísi: { $was }, ekki { $wanted }
    .shell = notaðu aðra skrá eða sömu tölur
