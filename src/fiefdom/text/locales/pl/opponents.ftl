### Opponents: levels, plans in words, advice and review

## Strategies found for a kingdom

help-evolve = Znajdź strategie dla królestwa: hoduj je przez pewien czas i wypisz najlepsze
help-evolve-players = ilu graczy
help-evolve-budget = jak długo hodować: 60s, 5m, 1h albo liczba rozgrywek, np. "200000 games"
help-evolve-threads = ilu rdzeni procesora użyć; domyślnie wszystkich
help-evolve-out = folder na pliki strategii i ich tabelę krzyżową
evolve-seconds = sekundy
evolve-games = rozgrywki
evolve-progress = pokolenie { $generation }, prowadzi: { $best }
evolve-found = { $n ->
    [one] Jedna najlepsza strategia po { $games } rozgrywkach
    [few] { $n } najlepsze strategie po { $games } rozgrywkach
    [many] { $n } najlepszych strategii po { $games } rozgrywkach
   *[other] { $n } najlepszej strategii po { $games } rozgrywkach
}
evolve-weight = Graj ją przez { $percent } % czasu
evolve-equal = gry nie odróżniają jej od { $others }
evolve-table = Udział punktów w procentach, wiersz przeciw kolumnie:
evolve-written = Zapisano w { $path }

## The atlas

help-atlas = Co wiadomo z góry: atlas zbadanych królestw; albo budowa nowego
help-atlas-deed = build: bada królestwo za królestwem i zapisuje je do pliku
help-atlas-from = atlas z tego pliku; domyślnie ten, który jest częścią Fiefdom
help-atlas-out = plik do zbudowania
help-atlas-resume = kontynuuj rozpoczęty plik
help-atlas-kingdoms = ile królestw ma zawierać
help-atlas-games = gry na każde królestwo
help-atlas-deep = gry na każdy zalecany zestaw
help-atlas-processes = ile procesów; domyślnie jeden na każdy rdzeń procesora
help-atlas-cluster = na klastrze Ray: ray albo ray://host:port
atlas-holds = { $kingdoms ->
    [one] Jedno królestwo, gier: { $played }
    [few] { $kingdoms } królestwa, gier: { $played }
    [many] { $kingdoms } królestw, gier: { $played }
   *[other] { $kingdoms } królestwa, gier: { $played }
}
atlas-bred = Gier na każde królestwo: { $games }; na każdy zalecany zestaw: { $deep }; ziarno { $seed }
atlas-building = królestwa
atlas-written = Zapisano w { $path }

## Levels

bot-beginner = Początkujący
bot-beginner-about = Uwielbia Akcje, kupuje ich o wiele za dużo i nigdy nie atakuje
bot-novice = Nowicjusz
bot-novice-about = Srebrnik albo to, co najdroższe
bot-apprentice = Uczeń
bot-apprentice-about = Wie, że wygrywają Skarby, ale nie oprze się ładnej Akcji
bot-journeyman = Czeladnik
bot-journeyman-about = Skarby i ta jedna Akcja, która pomaga najbardziej
bot-craftsman = Rzemieślnik
bot-craftsman-about = Zna najlepszy plan i czasem od niego odbiega
bot-adept = Biegły
bot-adept-about = Zna najlepszy plan i się go trzyma
bot-expert = Ekspert
bot-expert-about = Zna kilka planów i krótko rozważa każdą decyzję
bot-master = Mistrz
bot-master-about = Rozgrywa w myślach każdą decyzję do końca, tysiące razy
bot-leader = Lider
bot-leader-about = Najlepsza strategia znaleziona dla królestwa, bez namysłu
bot-adaptive = Sparingpartner
bot-adaptive-about = Poziom pasujący do twoich ostatnich gier

## Advice and review

help-advise = Doradź graczowi, który ma odpowiedzieć: szansa na wygraną, najlepsze odpowiedzi i plan, który za nimi stoi
help-advise-at = moment po tylu decyzjach; domyślnie koniec zapisu
help-advise-seat = ostatnie pytanie do tego gracza przed tym momentem: imię lub numer miejsca
help-advise-rollouts = ile rozgrywek dograć do końca
help-review = Przeanalizuj zapisaną grę: szansa na wygraną, kosztowne decyzje, szczęście i decyzje
help-review-rollouts = ile rozgrywek dograć do końca dla każdej decyzji
help-review-html = zapisz analizę także jako stronę internetową
advice-progress = ważenie odpowiedzi
advice-chance = Szansa na wygraną – { $player }: { $percent } % (przedział 95 %: { $interval })
advice-best = Najlepsza odpowiedź: { $answer }
advice-close = Różnica zbyt mała, by rozstrzygnąć: { $answers }
advice-plan = Plan: { $name }
plan-money = Same pieniądze: najpierw karty Skarbów, potem Prowincje.
plan-money-with = Pieniądze z pomocą kilku kart Królestwa.
plan-thin = Cienka talia: karty początkowe są wyrzucane, dzięki czemu dobre przychodzą w każdej turze.
plan-engine = Silnik: wiele akcji w każdej turze, aż dobrana zostanie prawie cała talia.
plan-gardens = Ogrody: duża talia z wielu tanich kart.
plan-cards = Główne karty: { $cards }
plan-buys = Kupuje teraz, mając co najmniej tyle monet: { $list }
plan-provinces-now = Prowincje: od teraz, gdy tylko można za nie zapłacić
plan-provinces-turn = Prowincje: zwykle od tury { $turn }
plan-points-at = { $card }: gdy Prowincji zostało najwyżej tyle: { $n }
told-plan-of = Co zamierza { $player }
told-plan-none = Jeszcze bez planu: powstaje przy pierwszej decyzji.
told-bought = Ostatni zakup, w turze { $turn }: { $card }
told-bought-chance = Szansa na wygraną, jak wyglądała wtedy: { $percent } % (± { $reach })
told-bought-instead = Najlepsza inna odpowiedź: { $answer }, { $percent } % (± { $reach })
told-bought-close = Zbyt blisko, by rozstrzygnąć.
told-bought-planned = Zbyt blisko, by rozstrzygnąć: zdecydował plan.
told-bought-only = Nic innego nie było warte rozważenia.
told-bought-nothing = Jeszcze żadnego zakupu, którego powód jest pamiętany.
web-advice = Porada
web-advice-ask = Poproś o poradę
web-advice-close-it = Bez porady
web-advice-thinking = Namysł …
web-advice-close = Różnica zbyt mała, by rozstrzygnąć
web-advice-wins = To wygrywa od razu
web-bots-ask = Zapytaj boty o ich plany
web-bots-close = Zamknij wypowiedzi botów
web-advice-only = Nie ma czego ważyć: tylko tę odpowiedź warto dać.
web-advice-games = Gry rozegrane do końca: { $n }
web-advice-chance = Szansa na wygraną:
web-advice-always = Porada przy każdym pytaniu, w grze z botami
web-advice-option = Porady dla grających samotnie z botami
web-advised = z poradami
review-progress = analiza decyzji
review-title = Analiza gry: { $players }
review-part = Przeanalizowane decyzje: { $n } z { $of }
review-begins = Analiza zaraz się zacznie.
review-curve = Szansa na wygraną w trakcie gry
review-curve-about = { $player }: na początku { $first } %, na końcu { $last } %
review-split = Szczęście i decyzje, w punktach procentowych
review-start = Równy udział
review-luck = Szczęście
review-own = Własne decyzje
review-others = Decyzje pozostałych
review-result = Wynik
review-so-far = Szansa na wygraną do tej pory
review-reach = Szczęście i decyzje podano z dokładnością do ± { $points } pkt w 95 przypadkach na 100.
review-mistakes = Decyzje, które kosztowały najwięcej
review-no-mistakes = Żadna decyzja nie kosztowała wyraźnie pięciu punktów ani więcej.
review-swings = Największe uśmiechy i psikusy losu
review-all = Wszystkie decyzje
review-model = Rozgrywki dograne do końca dla każdej decyzji: { $rollouts }. To, czego gracz nie mógł widzieć, jest w każdej z nich rozdawane od nowa; wspólna wygrana liczy się za połowę. Wszyscy grają dalej tak, jak na to wygląda: według strategii opublikowanych albo tych: { $names }.
column-number = Nr
column-turn = Tura
column-player = Gracz
column-question = Pytanie
column-answer = Odpowiedź
column-best = Najlepsza
column-chance = Szansa na wygraną
column-interval = Przedział 95 %
column-behind = Gorsza o
column-cost = Koszt
column-change = Zmiana
column-hand = Karty na ręce i w grze
column-grade = Ocena
grade-inaccuracy = Niedokładność
grade-mistake = Błąd
grade-blunder = Poważny błąd

## Nazwy planów: w plikach stoją po angielsku. Za nazwą mogą stać kolejne karty

plan-called-money = Bogactwo
plan-called-treasures = Pieniądze
plan-called-money-copies = Pieniądze i { $card } ×{ $number }
plan-called-money-few = Pieniądze i { $card } kilka razy
plan-called-money-pair = Pieniądze, { $card } i { $other }
plan-called-witches = Pieniądze i Wiedźma ×2, wcześnie Posiadłości
plan-called-cantrips = Wszystko, co nie kosztuje Akcji
plan-called-cantrips-and = Wszystko, co nie kosztuje Akcji, i { $card }
plan-called-mixed = Pieniądze i wszystko, co nie kosztuje Akcji
plan-called-mixed-one = Pieniądze, { $card } i wszystko, co nie kosztuje Akcji
plan-called-mixed-two = Pieniądze, { $card }, { $other } i wszystko, co nie kosztuje Akcji
plan-called-remodelled = Złoto przebudowane na Prowincje
plan-called-artisans = Rękodzielnicy
plan-called-feast = Uczty wymienione na najlepsze karty
plan-called-gardens-rush = Ogrody: najpierw { $card } ×{ $number } (a gdy ktoś konkuruje, ×{ $most }), potem Posiadłości
plan-called-gardens-late = Pieniądze, potem Ogrody
plan-called-gardens-by = Ogrody: { $card } ×{ $number }
plan-called-gardens-with = Ogrody: { $card } ×{ $number } i { $other }
plan-called-gardens-and = { $card } i Ogrody, bez Prowincji
plan-called-thieves = Złodziej ×{ $number }
plan-called-piles = Trzy puste stosy: { $card }
plan-called-dukes = Powiaty od { $number } monet w talii, potem Starosta
plan-called-bridges = Most ×{ $number }
plan-called-minions = Sługus ×{ $number }
plan-called-sentries = Wartownik ×{ $number }
plan-called-attack = { $card } w każdej turze
plan-called-conspirators = Spiskowcy
plan-called-and-money = { $card } i pieniądze
plan-called-then = { $card }, potem { $other }
plan-called-pair = { $card } i { $other }
plan-called-festivals = Festyny, { $card }
plan-called-festivals-pair = Festyny, { $card } i { $other }
plan-called-markets = Targowiska, { $card } i { $other }
plan-called-engine = Silnik: { $card } i { $other }
plan-called-stack = { $card } jak najwięcej razy
plan-called-throne = Sala tronowa i { $card }
plan-called-cards = { $card }
plan-called-ultimate = Big Money Ultimate i jedna karta: { $card }
plan-called-library = Bogactwo i { $card }
plan-called-reacting = { $plan }; { $answer }, gdy u innych kart { $card } jest więcej niż { $number }
plan-called-again = { $plan } ({ $number })
