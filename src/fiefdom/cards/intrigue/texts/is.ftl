### Intrigue: Icelandic
###
### The words are those of the base game's file; label-… are the choices that cards offer.

exp-intrigue = Launráð

## Names

card-baron = Barón
card-bridge = Brú
card-conspirator = Samsærismaður
card-courtier = Hirðmaður
card-courtyard = Hallargarður
card-diplomat = Erindreki
card-duke = Hertogi
card-harem = Kvennabúr
card-ironworks = Járnbræðsla
card-lurker = Laumupúki
card-masquerade = Grímudansleikur
card-mill = Mylla
card-mining-village = Námuþorp
card-minion = Handbendi
card-nobles = Aðalsmenn
card-patrol = Varðsveit
card-pawn = Peð
card-replace = Útskipting
card-secret-passage = Leynigöng
card-shanty-town = Hreysabyggð
card-steward = Ráðsmaður
card-swindler = Svikahrappur
card-torturer = Kvalari
card-trading-post = Verslunarstaður
card-upgrade = Uppfærsla
card-wishing-well = Óskabrunnur

## Choices

label-plus-2-cards = +2 spil
label-plus-3-cards = +3 spil
label-plus-2-actions = +2 aðgerðir
label-plus-2-coins = +$2
label-plus-3-coins = +$3
label-gain-gold = Fáðu { card-gold }
label-trash-from-supply = Hentu aðgerðarspili úr bankanum í ruslið
label-gain-from-trash = Fáðu aðgerðarspil úr ruslinu
label-discard-hand = Kastaðu hönd þinni
label-trash-2-cards = Hentu 2 spilum í ruslið
label-discard-2-cards = Kastaðu 2 spilum
label-gain-curse = Fáðu { card-curse } á hönd

## Questions

ask-baron-discard = Kasta spilinu { card-estate } fyrir $4? Annars færðu annað slíkt
ask-courtier-reveal = Sýndu spil af hendi: fyrir hverja tegund þess velur þú eitt
ask-courtier-choose = { $left ->
    [one] Veldu { $left } af þessu
   *[other] Veldu { $left } af þessu
}
ask-courtyard-topdeck = Settu spil af hendi efst í stokkinn
ask-diplomat-reveal = Sýna spilið { card-diplomat } til að draga og kasta?
ask-diplomat-discard = { $left ->
    [one] Kastaðu { $left } spili í viðbót
   *[other] Kastaðu { $left } spilum
}
ask-ironworks-gain = Fáðu spil sem kostar allt að $4
ask-lurker-choose = Veldu eitt
ask-lurker-trash = Hentu aðgerðarspili úr bankanum í ruslið
ask-lurker-gain = Fáðu aðgerðarspil úr ruslinu
ask-masquerade-pass = Veldu spil til að rétta til vinstri
ask-masquerade-trash = Henda spili af hendi í ruslið?
ask-mill-discard = { $left ->
    [one] Kastaðu { $left } spili í viðbót
   *[other] Kastaðu { $left } spilum fyrir $2, eða engu
}
ask-mining-village-trash = Henda þessu spili, { card-mining-village }, í ruslið fyrir $2?
ask-minion-choose = Veldu eitt
ask-nobles-choose = Veldu eitt
ask-patrol-topdeck = Hvaða spil fer efst í stokkinn og hvað undir það?
ask-pawn-choose = { $left ->
    [one] Veldu { $left } í viðbót
   *[other] Veldu { $left } af þessu
}
ask-replace-trash = Hentu spili í ruslið til að fá annað allt að $2 dýrara
ask-replace-gain = Fáðu spil í stað þess sem þú hentir
ask-secret-passage-take = Veldu spil til að fela í stokknum
ask-secret-passage-place = Hve mörg spil eiga að liggja fyrir ofan það?
ask-steward-choose = Veldu eitt
ask-steward-trash = { $left ->
    [one] Hentu { $left } spili í viðbót í ruslið
   *[other] Hentu { $left } spilum í ruslið
}
ask-swindler-gain = Þetta spil með sama verði fær { $owner }
ask-torturer-choose = Veldu þér refsingu
ask-torturer-discard = { $left ->
    [one] Kastaðu { $left } spili í viðbót
   *[other] Kastaðu { $left } spilum
}
ask-trading-post-trash = { $left ->
    [one] Hentu { $left } spili í viðbót í ruslið
   *[other] Hentu { $left } spilum í ruslið fyrir { card-silver }
}
ask-upgrade-trash = Hentu spili í ruslið til að fá annað nákvæmlega $1 dýrara
ask-upgrade-gain = Fáðu spil í stað þess sem þú hentir
ask-wishing-well-name = Nefndu spil: er það efst í stokknum?

## Hints for a first game

hint-baron-discard = { card-estate } gerir ekkert á hendi en peningarnir nýtast strax. Þú færð spilið aftur eftir næstu stokkun.
hint-courtier-reveal = Spilið er áfram á hendi. Spil af fleiri en einni tegund gefur fleiri en eitt val.
hint-courtier-choose = Taktu aðgerð ef þú átt enn aðgerðarspil, peninga ef þú vilt kaupa núna, { card-gold } til seinni tíma.
hint-courtyard-topdeck = Þetta spil dregurðu næst. Gott er að velja gott spil sem þú getur ekki notað í þessari umferð.
hint-diplomat-reveal = Árásarspili var spilað út: { $card }. { card-diplomat } gefur þér betra úrval spila en færri spil.
hint-diplomat-discard = Haltu því sem þú þarft í næstu umferð: bestu peningaspilunum og aðgerðarspili ef þú átt það.
hint-ironworks-gain = Þú borgar ekkert fyrir þetta spil. Aðgerðarspil gefur aðgerð, peningaspil pening og sigurspil spil.
hint-lurker-choose = Fyrst fer aðgerðarspil úr bankanum í ruslið; næsti Laumupúki, þinn eða annars leikmanns, getur sótt það þangað.
hint-lurker-trash = Ef þú getur fengið það á eftir skaltu henda dýrasta aðgerðarspilinu. Ef aðrir gætu orðið á undan skaltu henda því sem þeir vilja ekki.
hint-lurker-gain = Það sem þú tekur fer í kastbunkann þinn. Dýrasta aðgerðarspilið er oft það besta.
hint-masquerade-pass = Leikmaðurinn á vinstri hönd fær þetta spil. { card-curse } eða { card-estate } er góð gjöf.
hint-masquerade-trash = Það sem fer í ruslið er farið fyrir fullt og allt. Þú mátt líka henda spilinu sem þú varst að fá.
hint-mill-discard = Sigurspil og bölvunarspil gera ekkert á hendi: láttu þau fyrir peninga. Ef öll spilin nýtast segðu pass.
hint-mining-village-trash = Peningana færðu aðeins í þetta skipti og spilið er farið fyrir fullt og allt. Gerðu það ef þú getur nú keypt eitthvað miklu betra.
hint-minion-choose = Ef höndin er slök skaltu fá þér nýja: hinir missa kannski sína líka. Ef hún er góð taktu peningana.
hint-nobles-choose = Taktu spil ef þú átt aðgerð eftir til að nota þau, aðgerðir ef þú átt fleiri aðgerðarspil en þú getur spilað út.
hint-patrol-topdeck = Þessi spil dregurðu næst, fyrst það sem þú velur fyrst.
hint-pawn-choose = Spil og aðgerð spilla aldrei fyrir. Kaup koma aðeins að gagni með nógum peningum.
hint-replace-trash = Nýja spilið má kosta $2 meira en það sem þú hendir. Gott er að henda slökum spilum eins og { card-estate }.
hint-replace-gain = Aðgerðarspil eða peningaspil fer efst í stokkinn: þú dregur það næst. Fyrir sigurspil fær hver hinna leikmannanna spilið { card-curse }.
hint-secret-passage-take = Feldu spil sem þú vilt ekki núna. Það kemur aftur fyrr eða síðar, eins og þú vilt.
hint-secret-passage-place = Talan segir hve mörg spil þú dregur á undan þessu: með 0 er það næst, með hæstu tölunni síðast.
hint-steward-choose = Í byrjun er best að henda slökum spilum. Seinna er gott að taka spil ef þú átt aðgerð eftir, annars peninga.
hint-steward-trash = Það sem fer í ruslið er farið fyrir fullt og allt. Losaðu þig fyrst við { card-curse } og { card-estate }, svo { card-copper }.
hint-swindler-gain = Annar leikmaður fær þetta spil í stað þess sem fór í ruslið. Veldu það versta: fyrir { card-copper } er það { card-curse }.
hint-torturer-choose = Með slök spil á hendi er betra að kasta. { card-curse } kostar þig stig og verður eftir í stokknum.
hint-torturer-discard = Haltu því sem þú þarft í næstu umferð: bestu peningaspilunum og aðgerðarspili ef þú átt það.
hint-trading-post-trash = { card-silver } kemur á hönd og þú getur spilað því út í þessari umferð. Losaðu þig fyrst við { card-curse } og { card-estate }.
hint-upgrade-trash = Nýja spilið kostar nákvæmlega $1 meira: { card-estate } verður að spili sem kostar $3. { card-copper } og { card-curse } verða að engu og það er líka gott.
hint-upgrade-gain = Taktu það sem hjálpar þér mest; það fer í kastbunkann þinn.
hint-wishing-well-name = Nefndu það spil sem mest er af í stokknum. Ef þú hefur rétt fyrir þér færðu það.

## Recommended sets

set2-victory-dance = Sigurdans
set2-plot-thickens = Málið vandast
set2-best-wishes = Bestu óskir

## The cards

card-text-baron =
    .summary = +1 kaup. Kastaðu { card-estate } fyrir +$4 eða fáðu annað.
    .text = Þú færð ein kaup í viðbót. Þú mátt kasta spilinu { card-estate } af hendi; þá færðu fjóra peninga. Ef þú gerir það ekki færðu spilið { card-estate }.
    .ruling-1 = Án spilsins { card-estate } á hendi er ekkert val: þú færð það meðan eitthvert er eftir.
    .ruling-2 = Aðeins spilið { card-estate } telst með, ekkert annað sigurspil.

card-text-bridge =
    .summary = +1 kaup, +$1. Öll spil kosta $1 minna í þessari umferð.
    .text = Þú færð ein kaup í viðbót. Þú færð einn pening. Til loka umferðarinnar kostar hvert spil einum peningi minna, þó aldrei minna en ekkert.
    .ruling-1 = Þetta á við um öll spil hvar sem þau eru, líka á höndum og í stokkum, og um allan samanburð á verði.
    .ruling-2 = Fleiri leggjast saman og spil sem spilað er út aftur telst aftur með.
    .ruling-3 = Virði spilanna breytist ekki.

card-text-conspirator =
    .summary = +$2. Eftir 3 aðgerðarspil: +1 spil, +1 aðgerð.
    .text = Þú færð tvo peninga. Ef þú hefur spilað út þremur aðgerðarspilum eða fleiri í þessari umferð, þessu meðtöldu, dragðu spil og þú færð eina aðgerð í viðbót.
    .ruling-1 = Hvert skipti telst með: spil sem { card-throne-room } tvöfaldar telst með í hvort sinn og { card-throne-room } líka.
    .ruling-2 = Talið er aðeins þegar þú spilar þessu spili út. Það sem þú spilar út seinna breytir engu.

card-text-courtier =
    .summary = Eftir tegundum spils: +1 aðgerð, +1 kaup, +$3, { card-gold }.
    .text = Sýndu spil af hendi. Fyrir hverja tegund þess skaltu velja eitthvað nýtt af þessu: eina aðgerð í viðbót; ein kaup í viðbót; þrjá peninga; fá { card-gold }.
    .ruling-1 = Spilið er áfram á hendi og því má spila út á eftir.
    .ruling-2 = Allt er valið áður en það fyrsta er gert og ekkert er valið aftur.
    .ruling-3 = Með tóma hönd gerist ekkert.

card-text-courtyard =
    .summary = +3 spil. Settu spil af hendi efst í stokkinn.
    .text = Dragðu þrjú spil. Settu síðan hvaða spil sem er af hendi á hvolf efst í stokkinn.
    .ruling-1 = Þú getur ekki neitað ef þú átt spil á hendi. Það má vera spil sem þú varst að draga.
    .ruling-2 = Enginn annar sér hvaða spil það er.

card-text-diplomat =
    .summary = +2 spil. Til 5: +2 aðgerðir. Við árás, frá 5: +2, −3.
    .text = Sem aðgerð: dragðu tvö spil; ef þú ert þá með fimm spil eða færri á hendi færðu tvær aðgerðir í viðbót. Sem viðbragð: þegar annar leikmaður spilar út árásarspili máttu sýna spilið { card-diplomat } af hendi með fimm spilum eða fleiri; þá dregur þú tvö spil og kastar þremur.
    .ruling-1 = Það ver þig ekki. Árásin fer fram með þá hönd sem þú ert með þá.
    .ruling-2 = Þú mátt sýna það aftur meðan höndin er nógu stór.
    .ruling-3 = { card-moat } sem þú dregur þannig má sýna gegn sömu árás.

card-text-duke =
    .summary = 1 stig fyrir hvert { card-duchy } sem þú átt.
    .text = Í leikslok verður þetta spil einu stigi meira virði fyrir hvert { card-duchy } sem þú átt.
    .ruling-1 = Öll spilin þín teljast með hvar sem þau eru. Án spilsins { card-duchy } er það einskis virði.

card-text-harem =
    .summary = $2 virði og 2 stig.
    .text = Þú spilar því út eins og öðrum peningaspilum, fyrir tvo peninga. Í leikslok er það tvö stig.
    .ruling-1 = Það er peningaspil og sigurspil og allt sem á við um þau á líka við um það.
    .ruling-2 = Í nýrri útgáfum heitir það Farm.

card-text-ironworks =
    .summary = Spil til $4: eftir tegund +1 aðgerð, +$1 eða +1 spil.
    .text = Veldu spil í bankanum sem kostar $4 eða minna og fáðu það. Ef það er aðgerðarspil færðu eina aðgerð í viðbót; ef það er peningaspil færðu einn pening; ef það er sigurspil dregur þú spil.
    .ruling-1 = Spil af fleiri en einni tegund gefur allt sem við á.
    .ruling-2 = Þú getur ekki neitað: ef eitthvert spil hentar færðu eitt.

card-text-lurker =
    .summary = +1 aðgerð. Hentu aðgerðarspili úr bankanum eða sæktu eitt.
    .text = Þú færð eina aðgerð í viðbót. Veldu: aðgerðarspil fer úr bankanum í ruslið, eða þú færð aðgerðarspil úr ruslinu.
    .ruling-1 = Ekki skiptir máli hver henti spilinu eða hvenær.
    .ruling-2 = Þú mátt velja það sem ekki er hægt að gera; þá gerist ekkert.
    .ruling-3 = Enginn fær það sem fer úr bankanum í ruslið; bunkinn minnkar.

card-text-masquerade =
    .summary = +2 spil. Allir rétta spil til vinstri. Henda má 1 spili.
    .text = Dragðu tvö spil. Síðan rétta allir leikmenn sem eiga spil á hendi eitt þeirra til næsta slíks leikmanns á vinstri hönd, allir í einu. Að lokum máttu henda spili af hendi í ruslið.
    .ruling-1 = Þú velur áður en þú sérð hvað þú færð.
    .ruling-2 = Þetta er ekki árás: { card-moat } hjálpar ekki.
    .ruling-3 = Sá sem á engin spil á hendi réttir ekkert og fær ekkert.

card-text-mill =
    .summary = +1 spil, +1 aðgerð. Kasta má 2 fyrir +$2. 1 stig.
    .text = Dragðu spil. Þú færð eina aðgerð í viðbót. Þú mátt kasta tveimur spilum; þá færðu tvo peninga. Í leikslok er það eitt stig.
    .ruling-1 = Annaðhvort allt eða ekkert, nema höndin sé of lítil: þá máttu kasta henni án þess að fá peninga.
    .ruling-2 = Það er aðgerðarspil og sigurspil.

card-text-mining-village =
    .summary = +1 spil, +2 aðgerðir. Henda má þessu spili fyrir +$2.
    .text = Dragðu spil. Þú færð tvær aðgerðir í viðbót. Þú mátt henda þessu spili í ruslið; þá færðu tvo peninga.
    .ruling-1 = Ákveddu þig strax þegar þú hefur séð spilið sem þú dróst.
    .ruling-2 = Með spilinu { card-throne-room } er því aðeins hent einu sinni en spilið og aðgerðirnar koma í hvort sinn.

card-text-minion =
    .summary = +1 aðgerð. +$2, eða ný 4 spila hönd; frá 5 líka hinir, 4.
    .text = Þú færð eina aðgerð í viðbót. Veldu: þú færð tvo peninga; eða þú kastar hönd þinni og dregur fjögur spil og hver hinna leikmannanna með fimm spil eða fleiri á hendi gerir það sama.
    .ruling-1 = Viðbrögð koma áður en þú velur og þetta er árás hvað sem þú velur.
    .ruling-2 = Þú dregur á undan hinum, sem fylgja í leikröð.

card-text-nobles =
    .summary = +3 spil eða +2 aðgerðir. 2 stig.
    .text = Veldu: dragðu þrjú spil, eða þú færð tvær aðgerðir í viðbót. Í leikslok er það tvö stig.
    .ruling-1 = Það er aðgerðarspil og sigurspil.
    .ruling-2 = Með spilinu { card-throne-room } velur þú að nýju í hvort sinn.

card-text-patrol =
    .summary = +3 spil. Af næstu 4 koma stig og bölvanir á hönd.
    .text = Dragðu þrjú spil. Sýndu síðan næstu fjögur spil í stokknum: sigurspil og bölvunarspil koma á hönd, hin fara aftur efst í þeirri röð sem þú vilt.
    .ruling-1 = Allir sjá spilin sem sýnd eru, enginn í hvaða röð þau fara til baka.
    .ruling-2 = Ef stokka þarf á meðan eru spilin sem þegar eru sýnd ekki með.

card-text-pawn =
    .summary = Veldu 2: +1 spil, +1 aðgerð, +1 kaup, +$1.
    .text = Veldu tvennt ólíkt af þessu og gerðu svo hvort tveggja: dragðu spil; eina aðgerð í viðbót; ein kaup í viðbót; einn pening.
    .ruling-1 = Þú velur áður en þú dregur.

card-text-replace =
    .summary = Spil af hendi verður allt að $2 dýrara; stundum bölvanir.
    .text = Hentu spili af hendi í ruslið og fáðu annað sem kostar í mesta lagi $2 meira. Ef það er aðgerðarspil eða peningaspil fer það efst í stokkinn. Ef það er sigurspil fær hver hinna leikmannanna spilið { card-curse }.
    .ruling-1 = Sigurspil sem er líka af annarri tegund gerir hvort tveggja.
    .ruling-2 = Þetta er árás hvað sem þú færð; viðbrögð koma fyrst.

card-text-secret-passage =
    .summary = +2 spil, +1 aðgerð. Feldu spil hvar sem er í stokknum.
    .text = Dragðu tvö spil. Þú færð eina aðgerð í viðbót. Settu síðan spil af hendi hvar sem er í stokkinn: efst, neðst eða á milli.
    .ruling-1 = Þú getur ekki neitað ef þú átt spil á hendi.
    .ruling-2 = Allir sjá hvar þú setur það, enginn hvaða spil það er.

card-text-shanty-town =
    .summary = +2 aðgerðir. Án aðgerðarspils á hendi: +2 spil.
    .text = Þú færð tvær aðgerðir í viðbót. Sýndu hönd þína; ef ekkert aðgerðarspil er í henni dregur þú tvö spil.
    .ruling-1 = Aðgerðarspil sem er líka af annarri tegund er aðgerðarspil.
    .ruling-2 = Í tómri hönd er ekkert aðgerðarspil.

card-text-steward =
    .summary = +2 spil, eða +$2, eða hentu 2 spilum.
    .text = Veldu: dragðu tvö spil; eða þú færð tvo peninga; eða hentu tveimur spilum af hendi í ruslið.
    .ruling-1 = Ef þú velur að henda og höndin er of lítil hendir þú því sem til er.

card-text-swindler =
    .summary = +$2. Efsta spil hinna verður annað með sama verði.
    .text = Þú færð tvo peninga. Allir hinir leikmennirnir, í leikröð, henda efsta spili stokks síns í ruslið og fá spil með sama verði sem þú velur.
    .ruling-1 = Þú verður að velja eitthvert ef spil með því verði er eftir. Það má vera sama spilið aftur.
    .ruling-2 = Fyrir { card-copper } máttu láta { card-curse }.

card-text-torturer =
    .summary = +3 spil. Hinir kasta 2 eða fá { card-curse } á hönd.
    .text = Dragðu þrjú spil. Allir hinir leikmennirnir, í leikröð, velja: kasta tveimur spilum, eða fá spilið { card-curse } á hönd.
    .ruling-1 = Þeir mega velja það sem ekki er hægt að gera, eða ekki að öllu leyti; þá gera þeir það sem þeir geta.

card-text-trading-post =
    .summary = Hentu 2 spilum af hendi og fáðu { card-silver } á hönd.
    .text = Hentu tveimur spilum af hendi í ruslið. Ef þú gerir það færðu { card-silver } á hönd.
    .ruling-1 = Ef höndin er of lítil hendir þú því sem til er og færð ekkert.
    .ruling-2 = { card-silver } máttu spila út í þessari umferð.

card-text-upgrade =
    .summary = +1 spil, +1 aðgerð. Spil verður $1 dýrara spil.
    .text = Dragðu spil. Þú færð eina aðgerð í viðbót. Hentu spili af hendi í ruslið og fáðu annað sem kostar nákvæmlega $1 meira.
    .ruling-1 = Ef ekkert spil kostar nákvæmlega það færðu ekkert: svo er um { card-copper }.
    .ruling-2 = Þú getur ekki neitað ef þú átt spil á hendi.

card-text-wishing-well =
    .summary = +1 spil, +1 aðgerð. Nefndu efsta spilið og fáðu það.
    .text = Dragðu spil. Þú færð eina aðgerð í viðbót. Nefndu spil og sýndu síðan efsta spil stokksins: ef það er spilið sem þú nefndir kemur það á hönd, annars fer það aftur á sinn stað.
    .ruling-1 = Þú nefnir hvaða spil leiksins sem þú vilt, áður en stokkað er.
