### For bot writers and researchers: fiefdom bot, dataset, environments

# fiefdom bot

help-bot = Verifică un bot, lasă un agent Fiefdom să fie bot sau joacă un meci
help-bot-task = check: ce nu e în regulă cu un bot; serve: un agent răspunde la intrarea și ieșirea standard; match: cine câștigă
help-bot-bots = o comandă între ghilimele pentru check, numele unui agent pentru serve, agenți și cmd:COMANDĂ pentru match
help-bot-games = câte jocuri să se joace: dacă nu se spune altfel, 10 pentru check și 100 pentru match
help-bot-seconds = cât timp se poate gândi un bot la un răspuns
help-bot-option = setează o opțiune pe care o oferă botul
help-bot-processes = câte procese joacă în același timp
help-play-bot = un bot ca adversar: random, big-money+smithy sau un program propriu, ca cmd:./mybot; se poate repeta
botcheck-playing = Jocuri
botcheck-start = Programul pornește
botcheck-handshake = Se prezintă cu hello
botcheck-ready = Se pregătește pentru un joc
botcheck-games = Joacă jocurile până la capăt
botcheck-answers = Răspunsurile sale sunt permise
botcheck-time = Răspunde la timp
botcheck-silence = Nu scrie decât ce i se cere
botcheck-quit = Se încheie la quit
botcheck-end-of-input = Se încheie la sfârșitul intrării
botcheck-stderr = Sfârșitul ieșirii sale de erori:
botcheck-good = Totul este în regulă.
botcheck-bad = Verificări netrecute: { $n }
match-player = { $share }  { $name }, puncte în medie: { $points }
match-games = Jocuri: { $n }, sămânță: { $seed }, secunde: { $seconds }
match-lost-by-rule = { $name }, jocuri pierdute prin regulament: { $n }. Prima dată:

# fiefdom dataset

help-dataset = Scrie jocuri sau decizii în fișiere Parquet, pentru învățare; o rulare întreruptă se reia de unde a rămas
help-dataset-out = dosarul setului de date
help-dataset-kingdom = un set recomandat, zece cărți separate prin virgule sau random: alt regat la fiecare joc
help-dataset-games = câte jocuri
help-dataset-players = cine joacă, separați prin virgule
help-dataset-kingdoms = atâtea regate la întâmplare, pe rând; 0: altul pentru fiecare partidă
help-dataset-what = records: un rând pe joc; decisions: un rând pe decizie, cu observație, mască, răspuns și rezultat
help-dataset-part = câte jocuri intră într-un fișier
dataset-writing = Fișiere
dataset-done = Jocuri: { $games }, rânduri: { $rows }, fișiere: { $files }, secunde: { $seconds }
dataset-already = Fișiere care existau deja: { $files }

# fiefdom evaluate

help-evaluate = Evaluează un jucător pe regate fixe împotriva unor adversari ficși: procente, un punctaj, un profil, o linie pentru clasament
help-evaluate-agent = un fișier de model (.npz), o strategie, un agent, cmd:COMANDĂ sau FIȘIER.py:FUNCȚIE
help-evaluate-pairs = perechi de partide pe fiecare regat împotriva fiecărui adversar
help-evaluate-against = numai acest adversar din suită; se poate repeta
help-evaluate-suite = versiunea suitei
help-evaluate-name = cum se numește jucătorul în clasament
help-evaluate-leaderboard = fișierul unui clasament, la care se adaugă o linie
help-evaluate-check = joacă din nou primele partide ale liniei jucătorului din acest clasament
evaluate-playing = Regate
evaluate-seen = Regate pe care cei ce învață le pot fi văzut
evaluate-unseen = Regate pe care nu le-au văzut
evaluate-mixed = Regate cu cinci cărți din Intrigă
evaluate-opponent = Adversar
evaluate-kingdoms = Regate
evaluate-rating = Punctaj: { $rating } ({ $interval }); Big Money are 1000
evaluate-profile = Partide cu motor: { $engine }, cu Atac: { $attack }; cărți eliminate într-o partidă: { $trashed }
evaluate-bought = Cumpărate într-o partidă: { $cards }
evaluate-cost = Microsecunde pentru un răspuns: { $microseconds }
evaluate-written = Adăugat în { $path }
evaluate-right = Primele partide ale liniei ies așa cum spune ea.
evaluate-wrong = Primele partide ies altfel împotriva: { $opponents }
