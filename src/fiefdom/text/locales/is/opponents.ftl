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
evolve-table = Hlutfall stiga í prósentum, lína gegn dálki:
evolve-written = Skrifað í { $path }

## Levels

help-play-bot = við hvaða tölvuspilara á að spila: beginner … master eða hvaða leikáætlun sem er; sjá leiðarvísi um andstæðinga
bot-beginner = Byrjandi
bot-beginner-about = Spilar út hvaða aðgerð sem er og kaupir hvað sem hann hefur efni á
bot-novice = Nýgræðingur
bot-novice-about = Veit að Fylki vinna; annars oftast dýrasta spilið
bot-apprentice = Lærlingur
bot-apprentice-about = Eins, en oftar Silfur
bot-journeyman = Sveinn
bot-journeyman-about = Peningaspil, síðan Fylki og ekkert annað
bot-craftsman = Iðnaðarmaður
bot-craftsman-about = Peningaspil, síðan Fylki, og Hertogadæmi á réttum tíma
bot-adept = Lagtækur
bot-adept-about = Það sama með þeirri einu aðgerð sem hjálpar mest
bot-expert = Sérfræðingur
bot-expert-about = Besta leikáætlun sem fundist hefur fyrir ríkið
bot-master = Meistari
bot-master-about = Bestu leikáætlanir sem fundist hafa og hver ákvörðun hugsuð til enda
