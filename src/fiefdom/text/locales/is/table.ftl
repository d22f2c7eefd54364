### The table in the browser: fiefdom serve and the pages it shows

## The command fiefdom serve

help-serve = Opna borðið í vafranum: spilaðu við þjarka og vini á eigin tölvu
help-serve-host = Vistfangið sem hlustað er á; 0.0.0.0 hleypir öðrum tölvum að (sjálfgefið: 127.0.0.1)
help-serve-port = Gáttin sem hlustað er á; 0 er hvaða lausa gátt sem er (sjálfgefið: 8000)
help-serve-data = Mappan sem spilin eru geymd í (sjálfgefið: mappa þessa notanda)
help-serve-origin = Annað vistfang sem síðurnar eru aðgengilegar á, til dæmis https://games.example.org; má endurtaka
help-serve-open = Opna síðuna í vafranum þegar þjónninn er tilbúinn (sjálfgefið: já)
serve-ready = Borðið er tilbúið: { $address }
serve-stop = Ctrl-C lokar því; spilin geymast og halda áfram næst

## Hints for a first game: the turn

hint-action = Hvert aðgerðarspil sem þú spilar út notar eina aðgerð. Ef þú segir pass ferðu að spila út peningaspilum og getur ekki spilað út fleiri aðgerðarspilum í þessari umferð.
hint-action-choose = Þú getur aðeins spilað út einu þessara aðgerðarspila núna: veldu það sem hjálpar þér mest. Ef þú segir pass ferðu að spila út peningaspilum.
hint-action-first = Spilaðu fyrst út því sem gefur aðgerðina til baka: { $cards }. Þá geturðu spilað út öðru aðgerðarspili á eftir.
hint-action-free = Þetta gefur aðgerðina til baka og borgar sig því nærri alltaf að spila út: { $cards }.
hint-treasure = Spilaðu út öllum peningaspilunum þínum: ónotaðir peningar falla niður en spilin koma aftur. Ef þú segir pass kaupirðu fyrir þá peninga sem þú hefur.
hint-buy-opening = Góð byrjun er { card-silver }, eða aðgerðarspil sem þér líst á. Fyrir ${ $coins } fæst: { $cards }.
hint-buy-cards = Sterkustu aðgerðarspilin sem þú getur keypt fyrir ${ $coins }: { $cards }. Ef þú átt þegar nóg af aðgerðarspilum er { card-silver } öruggur kostur.
hint-buy-silver = { card-silver } er góð kaup: það bætir margar hendur síðar í leiknum.
hint-buy-cheap = Fyrir ${ $coins } fæst: { $cards }. Ef þú vilt það ekki segðu þá pass: betra er að kaupa ekkert en { card-copper }.
hint-buy-nothing = Fyrir ${ $coins } fæst ekkert sem bætir stokkinn þinn. Þér er óhætt að segja pass: þá lýkur umferðinni, og slök spil myndu bara þvælast fyrir.
hint-buy-gold = { card-gold } er góð kaup: það færir þig nær þeim $8 sem { card-province } kostar.
hint-buy-gold-or = { card-gold } er góð kaup: það færir þig nær þeim $8 sem { card-province } kostar. Þú hefur líka efni á: { $cards }.
hint-buy-province = Þú getur keypt { card-province }: sex stig. Taktu það héðan í frá í hvert sinn sem þú getur.
hint-buy-last-province = Aðeins eitt { card-province } er eftir. Ef þú tekur það lýkur leiknum eftir þessa umferð: berðu stigin saman fyrst.
hint-buy-duchy = { $n ->
    [one] Aðeins { $n } { card-province } er eftir og leikslok því skammt undan. { card-duchy } gefur þrjú stig; önnur spil ná varla að koma aftur á hönd.
   *[other] Aðeins { $n } { card-province } eru eftir og leikslok því skammt undan. { card-duchy } gefur þrjú stig; önnur spil ná varla að koma aftur á hönd.
}
hint-buy-estate = { $n ->
    [one] Aðeins { $n } { card-province } er eftir: nú getur jafnvel stigið sem { card-estate } gefur ráðið úrslitum.
   *[other] Aðeins { $n } { card-province } eru eftir: nú getur jafnvel stigið sem { card-estate } gefur ráðið úrslitum.
}
hint-several-buys = { $n ->
    [one] Þú átt { $n } kaup: þú mátt skipta peningunum milli spila.
   *[other] Þú átt { $n } kaup: þú mátt skipta peningunum milli spila.
}
hint-piles = { $n ->
    [one] { $n } bunki er búinn. Ef einn klárast í viðbót lýkur leiknum eftir þá umferð.
   *[other] { $n } bunkar eru búnir. Ef einn klárast í viðbót lýkur leiknum eftir þá umferð.
}

## Hints for a first game: Attacks of other players

hint-moat-reveal = Árásarspili var spilað út: { $card }. Það kostar ekkert að sýna { card-moat }: spilið verður áfram á hendi og árásin hefur engin áhrif á þig.
hint-militia-discard = Haltu því sem þú þarft í næstu umferð: bestu peningaspilunum og aðgerðarspili ef þú átt það. Sigurspil mega fara.
hint-bureaucrat-topdeck = Þetta spil dregurðu næst. Litlu skiptir hvert þú velur: sigurspilum er aldrei spilað út.
hint-bandit-trash = Þú missir annað þessara peningaspila fyrir fullt og allt. Haltu því verðmætara.

## Hints for a first game: Actions of your own

hint-cellar-discard = Kastaðu því sem gagnast þér ekki núna, einkum sigurspilum og bölvunarspilum. Þú dregur jafnmörg ný spil. Segðu pass þegar þú hefur valið nóg.
hint-chapel-trash = Það sem fer í ruslið er farið fyrir fullt og allt, og í minni stokki koma góðu spilin fyrr. Losaðu þig fyrst við { card-curse } og { card-estate }, svo { card-copper }.
hint-workshop-gain = Þú borgar ekkert fyrir þetta spil og notar engin kaup. Taktu það sem hjálpar þér mest; það fer í kastbunkann þinn.
hint-feast-gain = Þú færð þetta spil fyrir það sem fór í ruslið, án þess að borga. Spil sem kostar $5 er yfirleitt besti kosturinn.
hint-remodel-trash = Nýja spilið má kosta $2 meira en það sem þú hendir: { card-estate } verður að spili sem kostar allt að $4 og { card-gold } getur orðið { card-province }.
hint-remodel-gain = Þú borgar ekkert fyrir þetta spil og notar engin kaup. Dýrasta spilið sem þú mátt taka er oft það besta.
hint-mine-trash = { card-copper } getur orðið { card-silver } og { card-silver } getur orðið { card-gold }. Nýja spilið kemur á hönd: þú getur spilað því út í þessari umferð.
hint-mine-gain = Taktu verðmætasta peningaspilið. Það kemur á hönd og þú getur spilað því út í þessari umferð.
hint-moneylender-trash = Þú lætur $1 og færð $3 í þessari umferð, og slakt spil fer úr stokknum fyrir fullt og allt. Það borgar sig nærri alltaf.
hint-library-set-aside = Þú átt enga aðgerð eftir til að spila þessu spili út. Ef þú leggur það til hliðar dregurðu annað í staðinn; ef þú segir pass heldurðu því.
hint-library-set-aside-playable = Þú átt enn aðgerð til að spila þessu spili út, svo að það getur borgað sig að halda því: segðu þá pass. Ef þú leggur það til hliðar dregurðu annað í staðinn.
hint-throne-room-play = Veldu aðgerðarspilið sem þú vildir helst nota tvisvar. Hvorugt skiptið kostar þig aðra aðgerð.
hint-spy-discard = Þetta er spil annars leikmanns. Kastaðu því ef það er gott og láttu það vera í stokknum ef það er slakt.
hint-spy-discard-own = Þetta er þitt eigið spil. Láttu það vera í stokknum ef þú vilt draga það næst og kastaðu því ef það er slakt.
hint-thief-trash = Hentu verðmætara peningaspilinu í ruslið: þú mátt taka það til þín á eftir.
hint-thief-gain = Það sem þú tekur fer í kastbunkann þinn. Gott er að fá { card-silver } og { card-gold }, en { card-copper } er frekar til trafala.
hint-chancellor-discard-deck = Ef þú gerir það koma nýju spilin fyrr á hönd, því að þú stokkar næst þegar þú dregur. Ef mörg góð spil eru eftir í stokknum segðu pass.
hint-harbinger-topdeck = Þetta spil dregurðu næst. Veldu sterkt spil; ef ekkert er til segðu pass.
hint-vassal-play = Þetta kostar þig enga aðgerð. Ef þú segir pass verður spilið áfram í kastbunkanum.
hint-poacher-discard = Eitt spil verður að fara fyrir hvern bunka sem er búinn. Byrjaðu á sigurspilum og bölvunarspilum.
hint-sentry-trash = Það sem fer í ruslið er farið fyrir fullt og allt. { card-curse }, { card-estate } og { card-copper } mega vel fara; segðu pass ef þú vilt halda spilunum.
hint-sentry-discard = Kastaðu því sem þú vilt ekki draga næst. Ef þú segir pass fer afgangurinn aftur efst í stokkinn.
hint-sentry-topdeck = Efsta spilið dregurðu fyrst.
hint-artisan-gain = Þetta spil kemur á hönd. Peningaspili geturðu spilað út í þessari umferð, aðgerðarspili aðeins ef þú átt aðgerð eftir.
hint-artisan-topdeck = Þetta spil dregurðu næst. Gott er að velja spil sem þú getur ekki notað í þessari umferð.
