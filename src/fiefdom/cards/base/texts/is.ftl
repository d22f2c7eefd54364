### The base game: Icelandic
###
### exp-base               the name of the set
### card-NAME              the name of a card
### ask-NAME-…, web-no-…   what a card asks, and the button to decline; $card, $owner, $left as in game.ftl
### hint-NAME-…            what a newcomer may want to know at such a question; -playable and -own where it depends
### set1-…, set2-…         the recommended sets of each edition
### card-text-NAME         the card: .summary    one line of at most 60 characters, for a small tile
###                                  .text       the whole card in one to four sentences
###                                  .ruling-1 … what matters at the table, one to six rulings
###
### Throne Room, Moneylender and Mine differ by edition: .summary-1 and .text-1 are the first edition, .summary-2 and .text-2 the second.
### Card names are references; where a language inflects them, write the inflected form.

exp-base = Grunnspilið

## Names

card-copper = Kopar
card-silver = Silfur
card-gold = Gull
card-estate = Landareign
card-duchy = Hertogadæmi
card-province = Fylki
card-curse = Bölvun
card-adventurer = Ævintýramaður
card-artisan = Handverksmaður
card-bandit = Stigamaður
card-bureaucrat = Skriffinnur
card-cellar = Kjallari
card-chancellor = Kanslari
card-chapel = Kapella
card-council-room = Ráðssalur
card-feast = Veisla
card-festival = Hátíð
card-gardens = Garðar
card-harbinger = Boðberi
card-laboratory = Rannsóknarstofa
card-library = Bókasafn
card-market = Markaður
card-merchant = Kaupmaður
card-militia = Her
card-mine = Náma
card-moat = Virkisgröf
card-moneylender = Okurlánari
card-poacher = Veiðiþjófur
card-remodel = Endurskipulagning
card-sentry = Varðmaður
card-smithy = Smiðja
card-spy = Njósnari
card-thief = Þjófur
card-throne-room = Hásætissalur
card-vassal = Lénsmaður
card-village = Þorp
card-witch = Norn
card-woodcutter = Skógarhöggsmaður
card-workshop = Verkstæði

## Questions

ask-moat-reveal = Sýna { card-moat } til að verjast þessari árás?
ask-cellar-discard = Kastaðu eins mörgum spilum og þú vilt og dragðu svo jafnmörg
ask-chapel-trash = { $left ->
    [one] Hentu { $left } spili í viðbót í ruslið eða segðu pass
   *[other] Hentu allt að { $left } spilum í ruslið eða segðu pass
}
ask-workshop-gain = Fáðu spil sem kostar allt að $4
ask-feast-gain = Fáðu spil sem kostar allt að $5
ask-remodel-trash = Hentu spili í ruslið til að fá annað allt að $2 dýrara
ask-remodel-gain = Fáðu spil í stað þess sem þú hentir
ask-mine-trash = Hentu peningaspili í ruslið fyrir annað betra
ask-mine-gain = Fáðu peningaspil á hönd
ask-moneylender-trash = Henda { card-copper } í ruslið fyrir $3?
ask-militia-discard = { $left ->
    [one] Kastaðu { $left } spili í viðbót
   *[other] Kastaðu { $left } spilum
}
ask-bureaucrat-topdeck = Settu sigurspil af hendi efst í stokkinn
ask-library-set-aside = Leggja til hliðar: { $card }? Annars heldur þú spilinu
ask-throne-room-play = Veldu aðgerðarspil til að spila út tvisvar
ask-spy-discard = { $owner } sýnir: { $card }. Kasta spilinu? Annars verður það áfram efst í stokknum
ask-thief-trash = { $owner } sýnir peningaspil: hentu einu þeirra í ruslið
ask-thief-gain = Fáðu eins mörg og þú vilt af peningaspilunum sem hent var, eða segðu pass
ask-chancellor-discard-deck = Setja allan stokkinn í kastbunkann?
ask-harbinger-topdeck = Setja spil úr kastbunkanum efst í stokkinn?
ask-vassal-play = Spila út aðgerðarspilinu sem fannst: { $card }?
ask-poacher-discard = { $left ->
    [one] Kastaðu { $left } spili í viðbót vegna búinna bunka
   *[other] Kastaðu { $left } spilum vegna búinna bunka
}
ask-bandit-trash = Hentu í ruslið einu af peningaspilunum sem þú sýndir
ask-sentry-trash = Hentu í ruslið því sem þú vilt af spilunum sem þú skoðar, eða haltu áfram
ask-sentry-discard = Kastaðu því sem þú vilt af afganginum, eða haltu áfram
ask-sentry-topdeck = Hvaða spil fer efst í stokkinn?
ask-artisan-gain = Fáðu á hönd spil sem kostar allt að $5
ask-artisan-topdeck = Settu spil af hendi efst í stokkinn
web-no-spy-discard = Láta það vera

## Hints for a first game

hint-moat-reveal = Árásarspili var spilað út: { $card }. Það kostar ekkert að sýna { card-moat }: spilið verður áfram á hendi og árásin hefur engin áhrif á þig.
hint-militia-discard = Haltu því sem þú þarft í næstu umferð: bestu peningaspilunum og aðgerðarspili ef þú átt það. Sigurspil mega fara.
hint-bureaucrat-topdeck = Þetta spil dregurðu næst. Litlu skiptir hvert þú velur: sigurspilum er aldrei spilað út.
hint-bandit-trash = Þú missir annað þessara peningaspila fyrir fullt og allt. Haltu því verðmætara.
hint-cellar-discard = Kastaðu því sem gagnast þér ekki núna, einkum sigurspilum og bölvunarspilum. Þú dregur jafnmörg ný spil. Staðfestu þegar þú hefur valið nóg.
hint-chapel-trash = Það sem fer í ruslið er farið fyrir fullt og allt, og í minni stokki koma góðu spilin fyrr. Losaðu þig fyrst við { card-curse } og { card-estate }, svo { card-copper }.
hint-workshop-gain = Þú borgar ekkert fyrir þetta spil og notar engin kaup. Taktu það sem hjálpar þér mest; það fer í kastbunkann þinn.
hint-feast-gain = Þú færð þetta spil fyrir það sem fór í ruslið, án þess að borga. Spil sem kostar $5 er yfirleitt besti kosturinn.
hint-remodel-trash = Nýja spilið má kosta $2 meira en það sem þú hendir: { card-estate } verður að spili sem kostar allt að $4 og { card-gold } getur orðið { card-province }.
hint-remodel-gain = Þú borgar ekkert fyrir þetta spil og notar engin kaup. Dýrasta spilið sem þú mátt taka er oft það besta.
hint-mine-trash = { card-copper } getur orðið { card-silver } og { card-silver } getur orðið { card-gold }. Nýja spilið kemur á hönd: þú getur spilað því út í þessari umferð.
hint-mine-gain = Taktu verðmætasta peningaspilið. Það kemur á hönd og þú getur spilað því út í þessari umferð.
hint-moneylender-trash = Þú lætur $1 og færð $3 í þessari umferð, og slakt spil fer úr stokknum fyrir fullt og allt. Það borgar sig nærri alltaf.
hint-library-set-aside = Þú átt enga aðgerð eftir til að spila þessu spili út. Ef þú leggur það til hliðar dregurðu annað í staðinn; „{ web-no-set-aside }“ heldur því á hendi.
hint-library-set-aside-playable = Þú átt enn aðgerð til að spila þessu spili út, svo að það getur borgað sig að halda því: ýttu á „{ web-no-set-aside }“. Ef þú leggur það til hliðar dregurðu annað í staðinn.
hint-throne-room-play = Veldu aðgerðarspilið sem þú vildir helst nota tvisvar. Hvorugt skiptið kostar þig aðra aðgerð.
hint-spy-discard = Þetta er spil annars leikmanns. Kastaðu því ef það er gott og láttu það vera í stokknum ef það er slakt.
hint-spy-discard-own = Þetta er þitt eigið spil. Láttu það vera í stokknum ef þú vilt draga það næst og kastaðu því ef það er slakt.
hint-thief-trash = Hentu verðmætara peningaspilinu í ruslið: þú mátt taka það til þín á eftir.
hint-thief-gain = Það sem þú tekur fer í kastbunkann þinn. Gott er að fá { card-silver } og { card-gold }, en { card-copper } er frekar til trafala.
hint-chancellor-discard-deck = Ef þú gerir það koma nýju spilin fyrr á hönd, því að þú stokkar næst þegar þú dregur. Ef mörg góð spil eru eftir í stokknum ýttu þá á „{ web-no-discard-deck }“.
hint-harbinger-topdeck = Þetta spil dregurðu næst. Veldu sterkt spil; ef ekkert er til ýttu þá á „{ web-no-topdeck }“.
hint-vassal-play = Þetta kostar þig enga aðgerð. Annars verður spilið áfram í kastbunkanum.
hint-poacher-discard = Eitt spil verður að fara fyrir hvern bunka sem er búinn. Byrjaðu á sigurspilum og bölvunarspilum.
hint-sentry-trash = Það sem fer í ruslið er farið fyrir fullt og allt. { card-curse }, { card-estate } og { card-copper } mega vel fara; ýttu á „{ web-no-trash }“ ef þú vilt halda spilunum.
hint-sentry-discard = Kastaðu því sem þú vilt ekki draga næst. Afgangurinn fer aftur efst í stokkinn.
hint-sentry-topdeck = Efsta spilið dregurðu fyrst.
hint-artisan-gain = Þetta spil kemur á hönd. Peningaspili geturðu spilað út í þessari umferð, aðgerðarspili aðeins ef þú átt aðgerð eftir.
hint-artisan-topdeck = Þetta spil dregurðu næst. Gott er að velja spil sem þú getur ekki notað í þessari umferð.

## Recommended sets of the first edition

set1-first-game = Fyrsta spilið
set1-big-money = Stórfé
set1-interaction = Samspil
set1-size-distortion = Stærðarbjögun
set1-village-square = Þorpstorgið

## Recommended sets of the second edition

set2-first-game = Fyrsta spilið
set2-size-distortion = Stærðarbjögun
set2-deck-top = Efst í stokknum
set2-sleight-of-hand = Handfimi
set2-improvements = Endurbætur
set2-silver-and-gold = Silfur og gull

## Those of them that need an expansion

set2-underlings = Undirmenn
set2-grand-scheme = Stóra ráðabruggið
set2-deconstruction = Niðurrif
set2-reach-for-tomorrow = Leiðin til morgundagsins
set2-repetition = Endurtekning
set2-give-and-take = Gefið og þegið
set2-forbidden-arts = Forboðnar listir
set2-potion-mixers = Seyðablandarar
set2-chemistry-lesson = Efnafræðitími
set2-biggest-money = Mesta stórféð
set2-kings-army = Her konungsins
set2-good-life = Hið ljúfa líf
set2-bounty-of-the-hunt = Veiðifengur
set2-bad-omens = Illir fyrirboðar
set2-jesters-workshop = Verkstæði hirðfíflsins
set2-arts-and-crafts = Listir og handverk
set2-clean-living = Heilbrigt líferni
set2-gilding-the-lily = Liljan gyllt
set2-highway-robbery = Þjóðvegarán
set2-adventures-abroad = Ævintýri í útlöndum
set2-high-and-low = Hátt og lágt
set2-chivalry-and-revelry = Riddaramennska og gleðskapur
set2-level-up = Næsta stig
set2-son-of-size-distortion = Sonur stærðarbjögunarinnar
set2-everything-in-moderation = Allt í hófi
set2-silver-bullets = Silfurkúlur

## Basic cards

card-text-copper =
    .summary = Verðgildi: $1.
    .text = Peningaspil: spilaðu því út á kaupsstigi og þú færð einn pening.
    .ruling-1 = Það kostar ekkert en notar samt upp ein kaup þegar það er keypt.
    .ruling-2 = Peningaspil eyðast ekki. Þau liggja í spili fram að tiltektarstigi og fara þá í kastbunkann þinn.
    .ruling-3 = Hver leikmaður byrjar með sjö slík spil.

card-text-silver =
    .summary = Verðgildi: $2.
    .text = Peningaspil: spilaðu því út á kaupsstigi og þú færð tvo peninga.
    .ruling-1 = Fyrst spilar þú út peningaspilum, svo kaupir þú: eftir fyrstu kaup umferðarinnar má ekki spila út fleiri peningaspilum.
    .ruling-2 = Peningar sem þú eyðir ekki tapast í lok umferðarinnar.

card-text-gold =
    .summary = Verðgildi: $3.
    .text = Peningaspil: spilaðu því út á kaupsstigi og þú færð þrjá peninga.
    .ruling-1 = Þú mátt spila út öllum peningaspilunum þínum, sumum þeirra eða engu, í hvaða röð sem er.
    .ruling-2 = Peningum einnar umferðar má skipta á milli kaupa ef þú átt fleiri en ein kaup.

card-text-estate =
    .summary = 1 sigurstig.
    .text = Eitt sigurstig í leikslok. Fram að því er ekkert gagn að spilinu: sigurspilum er aldrei spilað út.
    .ruling-1 = Það gefur eiganda sínum stig hvar sem það er: í stokknum, á hendi, í kastbunkanum, í spili eða lagt til hliðar.
    .ruling-2 = Hver leikmaður byrjar með þrjú. Þau eru til viðbótar; bunkinn í bankanum er fullur þegar byrjað er að spila.

card-text-duchy =
    .summary = 3 sigurstig.
    .text = Þrjú sigurstig í leikslok. Fram að því er ekkert gagn að spilinu: sigurspilum er aldrei spilað út.
    .ruling-1 = Það gefur eiganda sínum stig hvar sem það er: í stokknum, á hendi, í kastbunkanum, í spili eða lagt til hliðar.

card-text-province =
    .summary = 6 sigurstig. Leikslok þegar þau eru búin.
    .text = Sex sigurstig í leikslok. Spilinu lýkur í lok þeirrar umferðar þegar síðasta Fylkið fer úr bankanum.
    .ruling-1 = Umferðin er alltaf spiluð til enda: kaup sem eftir eru má enn nota.
    .ruling-2 = Ekki skiptir máli hvernig það síðasta fór úr bankanum; { card-remodel } getur líka tekið það.
    .ruling-3 = Það gefur eiganda sínum stig hvar sem það er: í stokknum, á hendi, í kastbunkanum, í spili eða lagt til hliðar.

card-text-curse =
    .summary = −1 sigurstig.
    .text = Einu sigurstigi minna í leikslok. Spilinu er ekki hægt að spila út.
    .ruling-1 = Þetta er sérstök tegund en ekki sigurspil.
    .ruling-2 = Þú mátt kaupa spilið eða fá það af fúsum vilja. Það kostar $0.
    .ruling-3 = Bunkinn er alltaf hafður með og þegar hann klárast telst hann með búnum bunkum.
    .ruling-4 = Henda má spilinu í ruslið eins og öðrum spilum. { card-remodel } breytir því í spil sem kostar $2 eða minna.
    .ruling-5 = Það telst með þegar spil eru talin fyrir Garða.

## Kingdom cards

card-text-adventurer =
    .summary = Sýndu spil uns 2 peningaspil finnast; þau koma á hönd.
    .text = Sýndu spil úr stokknum þínum, eitt af öðru, og hættu við annað peningaspilið. Bæði peningaspilin koma á hönd, öll hin spilin fara í kastbunkann þinn.
    .ruling-1 = Ef stokkurinn klárast stokkar þú kastbunkann og heldur áfram. Spil sem þegar hafa verið sýnd eru ekki stokkuð með.
    .ruling-2 = Ef engin spil eru eftir heldur þú því eina peningaspili sem fannst, eða engu, og kastar hinum.
    .ruling-3 = Hér er ekkert val: fyrstu tvö peningaspilin gilda, hvort sem þau eru { card-copper } eða { card-gold }.

card-text-artisan =
    .summary = Spil allt að $5 á hönd; svo spil af hendi efst í stokkinn.
    .text = Fáðu hvaða spil sem er úr bankanum sem kostar $5 eða minna; það kemur beint á hönd. Veldu síðan spil á hendi og settu það á hvolf efst í stokkinn þinn.
    .ruling-1 = Spilið sem þú setur í stokkinn má vera nýja spilið eða hvaða annað spil sem er.
    .ruling-2 = Hvort tveggja er skylda eftir því sem hægt er. Þótt ekkert sé hægt að fá fer samt spil af hendi efst í stokkinn.
    .ruling-3 = Peningar og peningaspil hækka ekki hámarkið.
    .ruling-4 = Ef þú heldur nýja spilinu máttu nota það í þessari umferð: aðgerðarspil ef þú átt aðgerð eftir, peningaspil á kaupsstigi.
    .ruling-5 = Allir sjá spilið sem þú færð, enginn spilið sem þú setur í stokkinn.

card-text-bandit =
    .summary = Þú færð { card-gold }. Aðrir missa peningaspil (ekki { card-copper }) af 2.
    .text = Þú færð { card-gold }. Síðan sýna hinir leikmennirnir, hver á eftir öðrum, tvö efstu spilin í stokknum sínum. Sé þar peningaspil, annað en { card-copper }, fer það í ruslið, þó aldrei fleiri en eitt; afgangurinn fer í kastbunka eigandans.
    .ruling-1 = Ef bæði spilin eru slík peningaspil velur eigandinn hvoru er hent.
    .ruling-2 = Ef hvorugt er það er báðum kastað.
    .ruling-3 = Enginn fær peningaspilið sem fór í ruslið.
    .ruling-4 = Þótt ekkert { card-gold } sé eftir verða hinir samt fyrir árásinni.
    .ruling-5 = Leikmaður sem á færri en tvö spil, jafnvel eftir stokkun, sýnir það sem til er.

card-text-bureaucrat =
    .summary = { card-silver } efst í stokkinn þinn. Hinir setja sigurspil í sinn.
    .text = Þú færð { card-silver } sem fer efst í stokkinn þinn. Síðan sýna hinir leikmennirnir, hver á eftir öðrum, eitt sigurspil af hendi og setja það efst í stokkinn sinn. Leikmaður sem á ekkert sigurspil sýnir í staðinn öll spil á hendi.
    .ruling-1 = Leikmaður sem á fleiri en eitt sigurspil velur eitt þeirra.
    .ruling-2 = { card-gardens } eru sigurspil en { card-curse } ekki.
    .ruling-3 = Enginn stokkar út af þessu: ef stokkur er tómur verður spilið sem sett er þar allur stokkurinn.
    .ruling-4 = Þótt ekkert { card-silver } sé eftir verða hinir samt fyrir árásinni.
    .ruling-5 = Leikmaður með tóma hönd sýnir bara það.

card-text-cellar =
    .summary = +1 aðgerð. Skiptu út spilum á hendi að vild fyrir ný.
    .text = Þú færð eina aðgerð í viðbót. Kastaðu eins mörgum spilum af hendi og þú vilt, öllum í einu; dragðu svo jafnmörg.
    .ruling-1 = Þú mátt sleppa því að kasta. Þá dregur þú ekkert.
    .ruling-2 = Þú dregur ekki fyrr en þú hefur kastað öllu; þetta er aðeins gert einu sinni.
    .ruling-3 = Ef þú þarft að stokka eru spilin sem þú varst að kasta stokkuð með og geta komið aftur.
    .ruling-4 = Kjallarinn sem þú spilaðir út er ekki á hendi og því er ekki hægt að kasta honum. Öðrum Kjallara á hendi má kasta.
    .ruling-5 = Hinir sjá hversu mörgum spilum þú kastar en aðeins það spil sem lendir efst.

card-text-chancellor =
    .summary = +$2. Þú mátt setja stokkinn þinn í kastbunkann.
    .text = Þú færð tvo peninga. Síðan máttu, ef þú vilt, setja allan stokkinn þinn í kastbunkann.
    .ruling-1 = Taktu ákvörðun strax, áður en þú gerir nokkuð annað í umferðinni.
    .ruling-2 = Þú skoðar ekki stokkinn, hvorki áður né á eftir.
    .ruling-3 = Stokknum er snúið við eins og hann er: neðsta spilið verður efst í kastbunkanum.
    .ruling-4 = Þú stokkar ekki fyrr en þú þarft næst spil úr stokknum.
    .ruling-5 = Ef stokkurinn er tómur er ekkert að ákveða.

card-text-chapel =
    .summary = Hentu 0 til 4 spilum af hendi í ruslið.
    .text = Veldu í mesta lagi fjögur spil á hendi, af hvaða tegund sem er, og hentu þeim í ruslið. Þú mátt líka velja ekkert.
    .ruling-1 = Kapellan sem þú spilaðir út er ekki á hendi og því er ekki hægt að henda henni. Annarri Kapellu á hendi má henda.
    .ruling-2 = Spil í ruslinu eru ekki lengur þín: þau gefa ekki stig og fara ekki aftur í bankann.

card-text-council-room =
    .summary = +4 spil, +1 kaup. Hinir draga 1 spil hver.
    .text = Dragðu fjögur spil. Þú færð ein kaup í viðbót. Síðan draga allir hinir leikmennirnir, í leikröð, eitt spil hver.
    .ruling-1 = Hinir verða að draga, hvort sem þeim líkar betur eða verr, og stokka ef þarf.
    .ruling-2 = Þetta er ekki árás: { card-moat } stöðvar þetta ekki.

card-text-feast =
    .summary = Hentu því í ruslið og fáðu spil sem kostar allt að $5.
    .text = Þessi { card-feast } fer í ruslið. Þú færð spil að eigin vali úr bankanum sem kostar $5 eða minna.
    .ruling-1 = Nýja spilið fer í kastbunkann þinn.
    .ruling-2 = Peningar og peningaspil hækka ekki hámarkið.
    .ruling-3 = Þú mátt fá aðra Veislu.
    .ruling-4 = Þú færð spil þótt Veislan sé þegar í ruslinu: með Hásætissal færðu tvö spil fyrir eina Veislu.

card-text-festival =
    .summary = +2 aðgerðir, +1 kaup, +$2.
    .text = Þú færð tvær aðgerðir og ein kaup í viðbót. Þú færð tvo peninga.
    .ruling-1 = Peningar af aðgerðarspilum eru aðeins taldir: ekkert peningaspil er tekið úr bankanum.
    .ruling-2 = Viðbótarkaupin eru fyrir kaupsstigið; ekkert er hægt að kaupa fyrr.
    .ruling-3 = Dæmi um talningu: ef { card-festival } er fyrsta spilið áttu tvær aðgerðir eftir, á eftir Markaði áttu enn tvær og á eftir annarri Hátíð þrjár.

card-text-gardens =
    .summary = 1 sigurstig fyrir hver 10 spil sem þú átt.
    .text = Í leikslok gefa hverjir { card-gardens } eitt sigurstig fyrir hver heil tíu spil af öllum spilum sem þú átt.
    .ruling-1 = Ef þú átt 39 spil gefa hverjir { card-gardens } þrjú stig, ef þú átt 40 spil fjögur og ef þú átt níu spil ekkert.
    .ruling-2 = Öll spilin þín teljast með hvar sem þau eru: í stokknum, á hendi, í kastbunkanum, í spili og lögð til hliðar. { card-gardens } og { card-curse } teljast líka með.
    .ruling-3 = Spil í ruslinu eru ekki lengur þín og teljast ekki með.
    .ruling-4 = Þetta er sigurspil og ekkert annað og því er ekki hægt að spila því út. Í bunkanum eru 8 spil ef tveir spila en 12 ef fleiri spila.

card-text-harbinger =
    .summary = +1 spil, +1 aðgerð. Setja má spil úr kastbunka í stokkinn.
    .text = Dragðu spil. Þú færð eina aðgerð í viðbót. Skoðaðu síðan kastbunkann þinn; ef þú vilt máttu setja eitt spil úr honum á hvolf efst í stokkinn.
    .ruling-1 = Þú dregur fyrst. Ef þú þarft að stokka til þess er kastbunkinn tómur og ekkert að skoða.
    .ruling-2 = Tómur kastbunki er engin hindrun: þú dregur samt spil og færð eina aðgerð í viðbót.
    .ruling-3 = Aðeins þú skoðar spilin og þú þarft ekki að sýna það sem þú tekur.
    .ruling-4 = Efsta spilið í kastbunkanum verður áfram efst nema þú takir það.

card-text-laboratory =
    .summary = +2 spil, +1 aðgerð.
    .text = Dragðu tvö spil. Þú færð eina aðgerð í viðbót.
    .ruling-1 = Þú dregur fyrst og því getur næsta aðgerðarspil verið annað þeirra sem þú dróst.
    .ruling-2 = Ef færri en tvö spil eru eftir, jafnvel eftir stokkun, dregur þú það sem til er.

card-text-library =
    .summary = Dragðu upp í 7 spil á hendi; sleppa má aðgerðarspilum.
    .text = Dragðu eitt spil í einu þar til sjö eru á hendi. Í hvert sinn sem nýja spilið er aðgerðarspil máttu leggja það til hliðar í stað þess að taka það. Þegar þú hefur lokið við að draga kastar þú því sem þú lagðir til hliðar.
    .ruling-1 = Taktu ákvörðun um hvert aðgerðarspil áður en þú sérð næsta spil.
    .ruling-2 = Aðeins má leggja aðgerðarspil til hliðar, þar á meðal þau sem eru líka árás eða viðbragð. Það er aldrei skylda.
    .ruling-3 = Spil sem lögð eru til hliðar snúa upp og teljast ekki vera á hendi.
    .ruling-4 = Ef þú þarft að stokka eru spilin sem lögð voru til hliðar ekki stokkuð með.
    .ruling-5 = Ef spilin klárast hættir þú. Spilunum sem lögð voru til hliðar er kastað og þau eru ekki dregin aftur.
    .ruling-6 = Ef þú átt sjö spil eða fleiri eftir á hendi þegar þú hefur spilað út Bókasafni dregur þú ekkert.

card-text-market =
    .summary = +1 spil, +1 aðgerð, +1 kaup, +$1.
    .text = Dragðu spil. Þú færð eina aðgerð og ein kaup í viðbót. Þú færð einn pening.
    .ruling-1 = Þú dregur fyrst og því getur næsta aðgerðarspil verið spilið sem þú dróst.
    .ruling-2 = Viðbótarkaupin eru fyrir kaupsstigið; ekkert er hægt að kaupa fyrr.

card-text-merchant =
    .summary = +1 spil, +1 aðgerð. Fyrsta Silfrið gefur +$1.
    .text = Dragðu spil. Þú færð eina aðgerð í viðbót. Ef þú spilar út Silfri í þessari umferð gefur það fyrsta einum peningi meira.
    .ruling-1 = Aðeins fyrsta { card-silver } umferðarinnar telst með; annað og þau sem á eftir koma eru $2 virði eins og venjulega.
    .ruling-2 = Fleiri Kaupmenn leggjast saman á sama Silfrið: með tveimur er það $4 virði.
    .ruling-3 = { card-merchant } sem spilað er út tvisvar með Hásætissal telst tvisvar.
    .ruling-4 = Silfrinu verður að spila út. { card-silver } sem er áfram á hendi gefur ekkert og peningurinn geymist ekki til seinni umferðar.

card-text-militia =
    .summary = +$2. Hinir kasta niður í 3 spil.
    .text = Þú færð tvo peninga. Hver hinna leikmannanna sem á fleiri en þrjú spil á hendi kastar þar til þrjú eru eftir.
    .ruling-1 = Leikmaður sem á þrjú spil eða færri kastar engu.
    .ruling-2 = Leikmenn velja sjálfir hvaða spilum þeir kasta, hver á eftir öðrum í leikröð.
    .ruling-3 = { card-moat } sem ekki var sýnd má vera meðal spilanna sem er kastað.
    .ruling-4 = Með Hásætissal færðu fjóra peninga, en leikmaður sem er þegar kominn niður í þrjú spil kastar ekki fleirum.

card-text-mine =
    .summary-1 = Skiptu peningaspili á hendi fyrir allt að $3 dýrara.
    .summary-2 = Skipta má peningaspili á hendi fyrir allt að $3 dýrara.
    .text-1 = Veldu peningaspil á hendi og hentu því í ruslið; ef þú átt slíkt spil er það skylda. Fáðu síðan peningaspil úr bankanum sem kostar í mesta lagi $3 meira. Það kemur beint á hönd.
    .text-2 = Ef þú vilt máttu velja peningaspil á hendi og henda því í ruslið. Fáðu þá peningaspil úr bankanum sem kostar í mesta lagi $3 meira. Það kemur beint á hönd.
    .ruling-1 = { card-copper } verður að Silfri og { card-silver } að Gulli. Frá Kopar upp í { card-gold } er of langt.
    .ruling-2 = Nýja peningaspilið má líka kosta jafnmikið eða minna; það má jafnvel vera sama spilið aftur.
    .ruling-3 = Þú mátt spila út nýja peningaspilinu á kaupsstigi þessarar umferðar.
    .ruling-4 = Ef engu peningaspili var hent færðu ekkert.
    .ruling-5 = Peningaspilinu sem fór í ruslið var ekki spilað út: það gefur enga peninga.
    .ruling-6 = Ef ekkert peningaspil í bankanum hentar tapast það sem hent var án þess að annað komi í staðinn.

card-text-moat =
    .summary = +2 spil. Sýnd af hendi ver hún þig fyrir árás.
    .text = Sem aðgerð: dragðu tvö spil. Sem viðbragð: þegar annar leikmaður spilar út árásarspili máttu sýna { card-moat } af hendi áður en nokkuð annað gerist. Þá hefur sú árás engin áhrif á þig.
    .ruling-1 = Hún er áfram á hendi. Þú mátt sýna hana aftur gegn næstu árás og líka spila henni út í þinni umferð.
    .ruling-2 = Hún ver aðeins þig. Aðrir leikmenn verða fyrir árásinni eins og venjulega og sá sem ræðst á heldur öllu sem spilið gefur.
    .ruling-3 = Hún virkar aðeins af hendi og aðeins gegn árásum annarra leikmanna.
    .ruling-4 = Aldrei er skylda að sýna hana. Það breytir engu að sýna aðra gegn sömu árás.
    .ruling-5 = Árás sem spilað er út tvisvar með Hásætissal er tvær árásir: taktu ákvörðun í hvort sinn.
    .ruling-6 = { card-council-room } er ekki árás og því dregur þú spilið þitt.

card-text-moneylender =
    .summary-1 = { card-copper } af hendi í ruslið: +$3.
    .summary-2 = Ef þú vilt, { card-copper } af hendi í ruslið: +$3.
    .text-1 = Hentu einum { card-copper } af hendi í ruslið; ef þú átt hann er það skylda. Þú færð þrjá peninga fyrir hann.
    .text-2 = Ef þú vilt máttu henda einum { card-copper } af hendi í ruslið. Þú færð þrjá peninga fyrir hann.
    .ruling-1 = Ef engum { card-copper } var hent færðu enga peninga.
    .ruling-2 = Í mesta lagi einum { card-copper } er hent í hvert sinn sem spilinu er spilað út.
    .ruling-3 = Koparnum sem fór í ruslið var ekki spilað út: $1 hans bætist ekki við.
    .ruling-4 = Með Hásætissal gefur annar { card-copper } þrjá peninga í viðbót; með aðeins einn á hendi færðu þrjá í allt.

card-text-poacher =
    .summary = +1 spil, +1 aðgerð, +$1. Kastaðu 1 fyrir hvern búinn bunka.
    .text = Dragðu spil. Þú færð eina aðgerð í viðbót. Þú færð einn pening. Teldu síðan búna bunka í bankanum og kastaðu jafnmörgum spilum af hendi.
    .ruling-1 = Enginn búinn bunki, engu kastað.
    .ruling-2 = Allir bunkar í bankanum teljast með, líka { card-copper }, { card-curse } og { card-poacher } sjálfur.
    .ruling-3 = Þú velur spilin. Spilið sem þú varst að draga má vera þeirra á meðal.
    .ruling-4 = Ef þú átt of fá spil kastar þú öllum spilum á hendi.

card-text-remodel =
    .summary = Skiptu spili á hendi fyrir allt að $2 dýrara spil.
    .text = Veldu spil á hendi og hentu því í ruslið. Fáðu síðan spil úr bankanum sem kostar í mesta lagi $2 meira; það fer í kastbunkann þinn.
    .ruling-1 = { card-estate } getur orðið að Smiðju, { card-gold } getur orðið að Fylki.
    .ruling-2 = Nýja spilið má líka kosta jafnmikið eða minna; það má jafnvel vera sama spilið aftur.
    .ruling-3 = Þú getur ekki neitað: ef þú átt spil á hendi er einu hent og ef eitthvert spil í bankanum hentar færðu eitt.
    .ruling-4 = Endurskipulagningin sem þú spilaðir út er ekki á hendi og því er ekki hægt að henda henni. Annarri Endurskipulagningu á hendi má henda.
    .ruling-5 = Ef þú átt ekkert spil á hendi er engu hent og þú færð ekkert.
    .ruling-6 = Peningar og peningaspil hækka ekki hámarkið.

card-text-sentry =
    .summary = +1 spil, +1 aðgerð. Flokkaðu 2 efstu spilin í stokknum.
    .text = Dragðu spil. Þú færð eina aðgerð í viðbót. Skoðaðu síðan næstu tvö spil í stokknum þínum og veldu fyrir hvort þeirra: í ruslið, í kastbunkann eða aftur efst í stokkinn.
    .ruling-1 = Allar samsetningar eru leyfilegar: bæði á sama hátt eða hvort á sinn hátt.
    .ruling-2 = Ef bæði fara aftur efst í stokkinn ræður þú röð þeirra.
    .ruling-3 = Þú dregur spilið þitt áður en þú skoðar þessi tvö.
    .ruling-4 = Aðeins þú sérð spilin tvö, nema það sem fer í ruslið eða lendir efst í kastbunkanum.
    .ruling-5 = Ef þú þarft að stokka í millitíðinni er spil sem þú ert að skoða ekki stokkað með. Ef aðeins eitt spil er eftir skoðar þú það.

card-text-smithy =
    .summary = +3 spil.
    .text = Dragðu þrjú spil.
    .ruling-1 = Þú verður að draga öll þrjú, eða eins mörg og til eru ef þau duga ekki, jafnvel eftir stokkun.
    .ruling-2 = Hún gefur enga aðgerð: aðgerðarspili sem þú dregur má aðeins spila út ef þú átt aðgerð eftir.

card-text-spy =
    .summary = +1 spil, +1 aðgerð. Þú dæmir efsta spil hvers leikmanns.
    .text = Dragðu spil. Þú færð eina aðgerð í viðbót. Síðan sýna allir leikmenn, fyrst þú og svo hinir í leikröð, efsta spilið í stokknum sínum. Í hvert sinn ákveður þú hvort því er kastað eða það fer aftur efst í stokkinn.
    .ruling-1 = Þú dregur spilið þitt áður en nokkuð er sýnt.
    .ruling-2 = Taktu ákvörðun um hvert spil áður en næsti leikmaður sýnir sitt.
    .ruling-3 = Leikmaður með tóman stokk stokkar fyrst. Leikmaður sem hefur ekkert að stokka sýnir ekkert.
    .ruling-4 = { card-moat } ver aðeins eiganda sinn. Þitt eigið spil er alltaf sýnt.

card-text-thief =
    .summary = Hentu peningaspili af 2 efstu hjá öðrum; þú mátt fá það.
    .text = Hinir leikmennirnir sýna, hver á eftir öðrum, tvö efstu spilin í stokknum sínum. Ef peningaspil eru þeirra á meðal velur þú eitt sem fer í ruslið; afgangurinn fer í kastbunka eigandans. Að lokum máttu fá eins mörg og þú vilt af peningaspilunum sem fóru þannig í ruslið.
    .ruling-1 = Ef leikmaður sýnir peningaspil verður að henda einu, jafnvel stökum { card-copper }. Af tveimur er aðeins öðru hent.
    .ruling-2 = Þú mátt fá öll peningaspilin sem hent var, sum þeirra eða ekkert. Þau fara í kastbunkann þinn og því geturðu ekki spilað þeim út í þessari umferð.
    .ruling-3 = Þú getur ekki tekið neitt sem hent var á annan hátt, ekki einu sinni með Þjófi sem spilað var út fyrr í umferðinni.
    .ruling-4 = Leikmaður sem á aðeins eitt spil eftir í stokknum sýnir það, stokkar án þess og sýnir svo annað spil.

card-text-throne-room =
    .summary-1 = Spilaðu út aðgerðarspili af hendi tvisvar.
    .summary-2 = Þú mátt spila út aðgerðarspili af hendi tvisvar.
    .text-1 = Veldu aðgerðarspil á hendi; ef þú átt slíkt spil er það skylda. Spilaðu því út og ljúktu við allt sem á því stendur, spilaðu síðan sama spilinu út aftur.
    .text-2 = Ef þú vilt máttu velja aðgerðarspil á hendi. Spilaðu því út og ljúktu við allt sem á því stendur, spilaðu síðan sama spilinu út aftur.
    .ruling-1 = Í hvorugt skiptið er aðgerð notuð upp. { card-throne-room } á Markað í upphafi umferðar skilur eftir tvær aðgerðir; tveir Markaðir hvor í sínu lagi skilja eftir eina.
    .ruling-2 = Allt sem á spilinu stendur er gert tvisvar, fyrst einu sinni og svo aftur, og valið er að nýju í hvort sinn.
    .ruling-3 = Milli skiptanna tveggja máttu ekki spila út öðru aðgerðarspili nema spilið sjálft leyfi það.
    .ruling-4 = { card-throne-room } á Hásætissal spilar einu aðgerðarspili út tvisvar og svo öðru tvisvar. Engu spili er spilað út fjórum sinnum.
    .ruling-5 = Seinna skiptið fer fram þótt spilið hafi sjálft farið í ruslið í fyrra skiptið.
    .ruling-6 = Árás sem spilað er út tvisvar er tvær árásir: sýna má { card-moat } gegn hvorri þeirra.

card-text-vassal =
    .summary = +$2. Kastaðu efsta spili; aðgerðarspili máttu spila út.
    .text = Þú færð tvo peninga. Efsta spilið í stokknum þínum fer í kastbunkann. Ef það er aðgerðarspil máttu spila því út þaðan.
    .ruling-1 = Þetta notar ekki upp aðgerð.
    .ruling-2 = Spil sem þú vilt ekki eða getur ekki spilað út verður eftir í kastbunkanum.
    .ruling-3 = Ef stokkurinn er tómur stokkar þú fyrst. Ef ekkert spil er til færðu aðeins peningana.
    .ruling-4 = Spili af fleiri en einni tegund má spila út ef ein þeirra er Aðgerð: það á við um { card-moat } en ekki Garða.
    .ruling-5 = Einn { card-vassal } getur fundið þann næsta; hver þeirra gefur tvo peninga.

card-text-village =
    .summary = +1 spil, +2 aðgerðir.
    .text = Dragðu spil. Þú færð tvær aðgerðir í viðbót.
    .ruling-1 = Þú dregur fyrst og því getur næsta aðgerðarspil verið spilið sem þú dróst.
    .ruling-2 = Þú þarft ekki að nota aðgerðirnar og þær sem eftir eru tapast í lok umferðarinnar.
    .ruling-3 = Fleiri leggjast saman: tvö Þorp sem fyrstu spil umferðarinnar skilja eftir þrjár aðgerðir.

card-text-witch =
    .summary = +2 spil. { card-curse } handa hverjum hinna leikmannanna.
    .text = Dragðu tvö spil. Síðan fá allir hinir leikmennirnir, í leikröð, eina { card-curse } hver.
    .ruling-1 = Ný { card-curse } fer í kastbunka eigandans og snýr upp.
    .ruling-2 = Þegar Bölvanir klárast fá þeir leikmenn sem síðar eru í leikröðinni enga.
    .ruling-3 = Þótt engin { card-curse } sé eftir dregur þú samt tvö spil.
    .ruling-4 = Leikmanni sem sýnir { card-moat } er sleppt; síðasta Bölvunin fer þá til næsta leikmanns.

card-text-woodcutter =
    .summary = +1 kaup, +$2.
    .text = Þú færð ein kaup í viðbót. Þú færð tvo peninga.
    .ruling-1 = Viðbótarkaupin eru fyrir kaupsstigið; ekkert er hægt að kaupa fyrr.
    .ruling-2 = Peningar af aðgerðarspilum eru aðeins taldir: ekkert peningaspil er tekið úr bankanum.

card-text-workshop =
    .summary = Fáðu hvaða spil sem er sem kostar allt að $4.
    .text = Veldu spil í bankanum sem kostar $4 eða minna og fáðu það. Það fer í kastbunkann þinn.
    .ruling-1 = Peningar og peningaspil hækka ekki hámarkið.
    .ruling-2 = Þú getur ekki neitað: ef eitthvert spil hentar færðu eitt.
    .ruling-3 = Þetta notar hvorki kaup né peninga.
