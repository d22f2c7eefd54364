### For bot writers and researchers: fiefdom bot, dataset, environments

# fiefdom bot

help-bot = Prófa tölvuspilara, láta spilara úr Fiefdom þjóna sem slíkan eða halda einvígi
help-bot-task = check: hvað er að tölvuspilara; serve: spilari svarar á staðalinntaki og staðalúttaki; match: hver vinnur
help-bot-bots = skipun í gæsalöppum fyrir check, heiti spilara fyrir serve, spilarar og cmd:SKIPUN fyrir match
help-bot-games = hversu oft á að spila: 10 sinnum fyrir check og 100 sinnum fyrir match nema annað sé sagt
help-bot-seconds = hversu lengi tölvuspilari má hugsa sig um fyrir hvert svar
help-bot-option = stilla valkost sem tölvuspilarinn býður upp á
help-bot-processes = hversu mörg ferli spila samtímis
help-play-bot = tölvuspilari til að spila við: random, big-money+smithy eða eigið forrit sem cmd:./mybot; má endurtaka
botcheck-playing = Leikir
botcheck-start = Forritið ræsist
botcheck-handshake = Það heilsar með hello
botcheck-ready = Það gerir sig tilbúið fyrir leik
botcheck-games = Það spilar leiki til enda
botcheck-answers = Svör þess eru leyfileg
botcheck-time = Það svarar í tæka tíð
botcheck-silence = Það skrifar ekkert nema það sem beðið er um
botcheck-quit = Það hættir við quit
botcheck-end-of-input = Það hættir þegar inntakið endar
botcheck-stderr = Niðurlag villuúttaksins:
botcheck-good = Allt er í lagi.
botcheck-bad = Ekki staðist: { $n }
match-player = { $share }  { $name }, stig að meðaltali: { $points }
match-games = Leikir: { $n }, fræ: { $seed }, sekúndur: { $seconds }
match-lost-by-rule = { $name }, tapaðir leikir samkvæmt reglum: { $n }. Í fyrsta skiptið:

# fiefdom dataset

help-dataset = Skrifa leiki eða ákvarðanir í Parquet-skrár til náms; keyrsla sem var rofin heldur áfram
help-dataset-out = mappa gagnasafnsins
help-dataset-kingdom = tillaga að setti, tíu spil aðskilin með kommum, eða random: nýtt konungdæmi í hverjum leik
help-dataset-games = hversu margir leikir
help-dataset-players = hverjir spila, aðskildir með kommum
help-dataset-kingdoms = svona mörg slembin konungsríki til skiptis; 0: nýtt í hverjum leik
help-dataset-what = records: ein lína fyrir hvern leik; decisions: ein lína fyrir hverja ákvörðun, með athugun, grímu, svari og úrslitum
help-dataset-part = hversu margir leikir fara í eina skrá
dataset-writing = Skrár
dataset-done = Leikir: { $games }, línur: { $rows }, skrár: { $files }, sekúndur: { $seconds }
dataset-already = Skrár sem voru þegar til: { $files }

# fiefdom evaluate

help-evaluate = Meta leikmann í föstum konungsríkjum gegn föstum andstæðingum: hlutföll, stigamat, lýsing, lína á stigatöflu
help-evaluate-agent = líkanskrá (.npz), áætlun, spilari, cmd:SKIPUN eða SKRÁ.py:FALL
help-evaluate-pairs = leikjapör í hverju konungsríki gegn hverjum andstæðingi
help-evaluate-against = aðeins þessi andstæðingur prófsins; má endurtaka
help-evaluate-suite = útgáfa prófsins
help-evaluate-name = hvað leikmaðurinn heitir á stigatöflunni
help-evaluate-leaderboard = skrá stigatöflu sem línu er bætt við
help-evaluate-check = leika aftur fyrstu leiki línu leikmannsins á þessari stigatöflu
evaluate-playing = Konungsríki
evaluate-seen = Konungsríki sem nemendur mega hafa séð
evaluate-unseen = Konungsríki sem þeir hafa ekki séð
evaluate-mixed = Konungsríki með fimm spilum úr Launráðum
evaluate-opponent = Andstæðingur
evaluate-kingdoms = Konungsríki
evaluate-rating = Stigamat: { $rating } ({ $interval }); Big Money er með 1000
evaluate-profile = Leikir með vél: { $engine }, með árás: { $attack }; spilum hent í leik: { $trashed }
evaluate-bought = Keypt í leik: { $cards }
evaluate-cost = Míkrósekúndur á svar: { $microseconds }
evaluate-written = Bætt við { $path }
evaluate-right = Fyrstu leikir línunnar fara eins og hún segir.
evaluate-wrong = Fyrstu leikirnir fara öðruvísi gegn: { $opponents }
