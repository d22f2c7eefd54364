### For bot writers and researchers: fiefdom bot, dataset, environments

# fiefdom bot

help-bot = Sprawdź bota, wystaw agenta Fiefdom jako bota albo rozegraj mecz
help-bot-task = check: co jest nie tak z botem; serve: agent odpowiada na standardowym wejściu i wyjściu; match: kto wygrywa
help-bot-bots = dla check polecenie w cudzysłowie, dla serve nazwa agenta, dla match agenci oraz cmd:POLECENIE
help-bot-games = ile rozgrywek przeprowadzić; jeśli nie podano, 10 dla check i 100 dla match
help-bot-seconds = jak długo bot może zastanawiać się nad odpowiedzią
help-bot-option = ustaw opcję, którą oferuje bot
help-bot-processes = ile procesów gra jednocześnie
help-play-bot = bot, z którym chcesz grać: random, big-money+smithy albo własny program jako cmd:./mybot; można powtarzać
botcheck-playing = Rozgrywki
botcheck-start = Program się uruchamia
botcheck-handshake = Przedstawia się (hello)
botcheck-ready = Zgłasza gotowość do gry
botcheck-games = Gra do końca rozgrywki
botcheck-answers = Jego odpowiedzi są dozwolone
botcheck-time = Odpowiada na czas
botcheck-silence = Nie wypisuje niczego poza tym, o co go pytają
botcheck-quit = Kończy działanie po quit
botcheck-end-of-input = Kończy działanie, gdy skończy się wejście
botcheck-stderr = Koniec jego standardowego wyjścia błędów:
botcheck-good = Wszystko w porządku.
botcheck-bad = Niezaliczone: { $n }
match-player = { $share }  { $name }, średnio punktów: { $points }
match-games = Rozgrywki: { $n }, ziarno: { $seed }, sekundy: { $seconds }
match-lost-by-rule = { $name } – przegrane z mocy regulaminu: { $n }. Za pierwszym razem:

# fiefdom dataset

help-dataset = Zapisz rozgrywki lub decyzje w plikach Parquet do uczenia; przerwany zapis jest kontynuowany
help-dataset-out = folder zbioru danych
help-dataset-kingdom = polecany zestaw, dziesięć kart oddzielonych przecinkami albo random: w każdej rozgrywce inne Królestwo
help-dataset-games = ile rozgrywek
help-dataset-players = kto gra, po przecinku
help-dataset-kingdoms = tyle losowych królestw po kolei; 0: inne w każdej partii
help-dataset-what = records: wiersz na rozgrywkę; decisions: wiersz na decyzję, z obserwacją, maską, odpowiedzią i wynikiem
help-dataset-part = ile rozgrywek trafia do jednego pliku
dataset-writing = Pliki
dataset-done = Rozgrywki: { $games }, wiersze: { $rows }, pliki: { $files }, sekundy: { $seconds }
dataset-already = Pliki, które już były: { $files }

# fiefdom evaluate

help-evaluate = Oceń gracza na stałych królestwach przeciw stałym przeciwnikom: udziały, ranking, profil, wiersz tabeli wyników
help-evaluate-agent = plik modelu (.npz), strategia, agent, cmd:POLECENIE albo PLIK.py:FUNKCJA
help-evaluate-pairs = pary partii na każdym królestwie przeciw każdemu przeciwnikowi
help-evaluate-against = tylko ten przeciwnik z zestawu; można powtórzyć
help-evaluate-suite = wersja zestawu
help-evaluate-name = jak gracz nazywa się w tabeli wyników
help-evaluate-leaderboard = plik tabeli wyników, do którego dodaje się wiersz
help-evaluate-check = rozegraj ponownie pierwsze partie wiersza gracza w tej tabeli
evaluate-playing = Królestwa
evaluate-seen = Królestwa, które uczący się mogli widzieć
evaluate-unseen = Królestwa, których nie widzieli
evaluate-mixed = Królestwa z pięcioma kartami Intrygi
evaluate-opponent = Przeciwnik
evaluate-kingdoms = Królestwa
evaluate-rating = Ranking: { $rating } ({ $interval }); Big Money ma 1000
evaluate-profile = Partie z silnikiem: { $engine }, z Atakiem: { $attack }; kart wyrzuconych na śmietnik w partii: { $trashed }
evaluate-bought = Kupione w partii: { $cards }
evaluate-cost = Mikrosekundy na odpowiedź: { $microseconds }
evaluate-written = Dodano do { $path }
evaluate-right = Pierwsze partie wiersza wychodzą tak, jak w nim zapisano.
evaluate-wrong = Pierwsze partie wychodzą inaczej przeciw: { $opponents }
