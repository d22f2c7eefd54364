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
