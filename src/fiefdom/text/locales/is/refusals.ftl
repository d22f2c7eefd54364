# Why the server refuses something: `refused-` and the reason; the attribute says what to do about it.

## Messages and requests

refused-bad-message = Ekki er hægt að lesa þetta: { $details }
    .hint = Í lýsingu samskiptareglnanna stendur hvað má senda
refused-nothing-said = Það er ekkert að segja
refused-too-large = Þetta er of stórt
    .hint = Hámark í bætum: { $most }
refused-too-slow = Þetta var of lengi að berast
    .hint = Reyndu aftur
refused-too-many-messages = Þetta var of hratt
    .hint = Bíddu eina sekúndu
refused-too-many-connections = Of margar tengingar eru frá vistfanginu þínu
    .hint = Lokaðu einhverjum þeirra
refused-too-many-tables = Of margt nýtt berst frá vistfanginu þínu
    .hint = Bíddu eina mínútu
refused-too-many-requests = Of margar beiðnir berast frá vistfanginu þínu
    .hint = Bíddu augnablik
refused-too-much-work = Vistfangið þitt hefur haldið þjóninum uppteknum lengi
    .hint = Bíddu augnablik
refused-unknown-address = Það er ekkert á slóðinni { $value }
refused-wrong-method = { $value } á ekki við þessa slóð
refused-wrong-origin = Síða á öðrum vef sendi þetta
    .hint = Ef þetta er þinn vefur: í leiðbeiningum fyrir hýsla stendur hvernig hann er leyfður
refused-unknown-host = Þessi þjónn heitir ekki { $value }
    .hint = Ef hann er þinn skaltu ræsa hann með { $option }

## The server

refused-server-error = Eitthvað fór úrskeiðis hér
    .hint = Ekkert breyttist; reyndu aftur
refused-setting-up = Verið er að setja borðið upp aftur
    .hint = Tengstu aftur
refused-storage = Þjónninn getur ekki geymt eða lesið spil núna
    .hint = Það sem var staðfest er öruggt; reyndu aftur eftir augnablik
refused-no-place-table = Þjónninn hefur ekki pláss fyrir annað borð
    .hint = Komdu aftur seinna
refused-no-place-connection = Þjónninn hefur ekki pláss fyrir aðra tengingu
    .hint = Komdu aftur seinna
refused-busy = Margir vilja það sama í einu
    .hint = Reyndu aftur eftir augnablik

## Tables and seats

refused-unknown-table = Ekkert borð heitir { $value }
    .hint = Slóðin gæti verið gömul eða spilinu var eytt
refused-no-hello = Fyrstu skilaboðin verða að vera { $value }
    .hint = Í þeim er borðið nefnt
refused-second-hello = Þú ert nú þegar við borð
    .hint = Opnaðu aðra tengingu fyrir annað borð
refused-bad-token = Þessi lykill opnar ekkert sæti við þetta borð
    .hint = Án lykils geturðu fylgst með
refused-used-invitation = Boðið opnar ekkert sæti
    .hint = Það hefur þegar verið notað; biddu um annað
refused-no-spectators = Við þetta borð eru engir áhorfendur
    .hint = Komdu með boð
refused-not-seated = Áhorfendur horfa aðeins á
    .hint = Hlekkur með boði veitir sæti
refused-no-seat = Sæti { $value } er ekki til
refused-seat-taken = Sæti { $value } er upptekið
    .hint = Aðeins er hægt að skipta út þeim sem eru fjarverandi
refused-may-return = { $player } gæti enn komið aftur
    .hint = Sekúndur þar til tölvan getur spilað í staðinn: { $seconds }
refused-owner-only = Aðeins eigandi borðsins skipar í laus sæti
refused-bad-name = { $value } getur ekki verið nafn
    .hint = Eitt til fjörutíu sýnileg tákn, ekkert þessara: , : > # `
refused-seats-number = Fjöldi leikmanna getur ekki verið { $value }
    .hint = Spilið er fyrir 2 til 6 leikmenn
refused-bots-only = Við borð þarf að sitja manneskja

## The game

refused-not-begun = Spilið er ekki hafið
    .hint = Það hefst þegar öll sæti eru skipuð
refused-not-over = Spilinu er ekki lokið
    .hint = Þangað til er skráin yfir það leyndarmál
refused-others-react = Aðrir gætu enn brugðist við
    .hint = Bíddu augnablik
refused-not-action-phase = Þetta er ekki aðgerðarstigið
refused-not-your-question = Nú er ekki verið að spyrja þig
refused-stale-question = Þessi spurning er ekki lengur opin
    .hint = Líttu aftur á borðið
refused-no-meaning = { $value } merkir ekkert hér
refused-no-card = Ekkert spil heitir { $value }
refused-rematch-early = Nýtt spil kemur að þessu loknu
    .hint = Spilaðu fyrst til enda
refused-bad-habit = Ekki er hægt að afgreiða { $question } með { $wish }
    .hint = Venjur eru til fyrir: { $known }

## Taking back and asking

refused-not-taken-back = Ekki er hægt að taka þetta aftur
    .hint = Hinir eru einhvers vísari eða hafa haldið áfram
refused-nothing-to-undo = Það er ekkert til að taka aftur
refused-nothing-to-redo = Það er ekkert til að endurtaka
refused-nothing-to-ask = Það er ekkert til að biðja um
    .hint = Annaðhvort er það frjálst eða borðið leyfir það ekki
refused-asked-enough = Þú hefur beðið nógu oft í þessari umferð
    .hint = Biddu aftur í þeirri næstu
refused-request-open = Önnur beiðni er opin
    .hint = Bíddu eftir atkvæðunum
refused-no-request = Þessi beiðni er ekki til
    .hint = Hún var afgreidd eða tíminn er liðinn
refused-no-vote = Þú hefur ekki atkvæði um þetta
refused-voted = Þú hefur þegar greitt atkvæði

## Records and replays

refused-record-too-long = Spilið er of langt til að sýna það: { $value }
    .hint = Hámark í ákvörðunum: { $most }
refused-no-step = Skref { $value } er ekki til
    .hint = Það síðasta er { $last }

## What other parts of the program have found wrong

refused-unknown-card = Ekkert spil heitir { $value }
refused-unknown-kingdom = Ekkert sett heitir { $value }
refused-needs-expansion = Í þetta sett þarf spil úr viðbót: { $value }
refused-bad-kingdom = Þessi spil mynda ekki konungdæmi
    .hint = Það þarf tíu ólík konungdæmisspil úr valinni útgáfu
refused-bad-players = Þessir leikmenn geta ekki spilað: { $value }
refused-bad-agent = Enginn tölvuspilari heitir { $value } hér
refused-bad-language = Tungumálið { $value } er ekki til hér
refused-bad-record = Ekki er hægt að lesa skrána yfir spilið eða hún stenst ekki reglurnar
refused-bad-record-line = Í línu { $line } er ekki hægt að lesa skrána yfir spilið eða hún stenst ekki reglurnar
refused-bad-notation = Þetta er ekki staða, ákvörðun eða skrá yfir spil
refused-illegal-answer = Þetta svar er ekki leyfilegt núna: { $value }
refused-cannot-undo = Ekki er hægt að taka þetta aftur eða endurtaka
refused-fiefdom-error = Þetta getur ekki verið: { $value }
