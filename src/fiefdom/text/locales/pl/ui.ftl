# The game in the terminal, and the command line.

## The screen

ui-title = Fiefdom
ui-unofficial = Nieoficjalny dom gry Dominion
ui-supply = Zasoby
ui-kingdom = Królestwo
ui-basic = Karty podstawowe
ui-in-play = W grze
ui-hand = Ręka
ui-log = Dziennik
ui-trash = Śmietnisko
ui-deck = Talia
ui-discard = Stos kart odrzuconych
ui-aside = Odłożone na bok
ui-cost = Koszt
ui-left = Zostało
ui-name = Nazwa
ui-types = Typy
ui-effect = Efekt
ui-nothing = nic
ui-none = brak
ui-hand-of = { $player }: { term-cards } na ręce
ui-deck-size = Talia: { term-cards }
ui-top-card = Na wierzchu: { $card }
ui-counters = Akcje { $actions } · Zakupy { $buys } · ${ $coins }
ui-turn-of = Tura { $n }: { $player }
ui-picked = Wybrano: { $cards }
ui-end-signals = Pozostałe Prowincje: { $provinces } · puste stosy: { $n }/{ $of }
ui-thinking = { $player } myśli
ui-pass = pas
ui-you = Gracz
ui-card-details = Szczegóły karty
ui-rulings = Wyjaśnienia
ui-edition-text = Edycja { $n }
ui-close = Zamknij

## Keys and their labels

ui-key-help = Pomoc
ui-key-treasures = Skarby
ui-key-end-turn = Zakończ turę
ui-key-end-phase = Dalej
ui-key-undo = Cofnij
ui-key-redo = Ponów
ui-key-details = Szczegóły
ui-key-command = Polecenie
ui-key-save = Zapisz
ui-key-quit = Wyjdź
ui-key-language = Język
ui-key-confirm = Potwierdź
ui-key-clear = Wyczyść
ui-key-english = Angielskie nazwy

## Commands that are typed

ui-command-hint = Wpisz polecenie; ? pokazuje wszystkie
ui-help-title = Polecenia i klawisze
ui-help-intro = Wpisz początek słowa, po angielsku lub po polsku. Zamiast pełnej nazwy karty wystarczy dowolna jej część, jeśli pasuje tylko do jednej.
ui-help-play = zagraj KARTA … – zagraj Akcje lub Skarby
ui-help-buy = kup KARTA – kup kartę
ui-help-treasures = skarby – zagraj wszystkie swoje Skarby
ui-help-choose = KARTA KARTA … – odpowiedz na pytanie; przed kartami może stać wyrzuć, odrzuć, dodaj itd.
ui-help-pass = pas – nie wybieraj niczego albo zakończ wybieranie
ui-help-end = koniec – zakończ fazę; koniec tury – zakończ turę
ui-help-undo = cofnij, ponów – cofnij decyzję, podejmij ją znowu
ui-help-card = ? KARTA – co robi karta
ui-help-show = ręka, zasoby, dziennik, talia, wynik – pokaż
ui-help-why = dlaczego – co zamierzają przeciwnicy, którzy myślą, i dlaczego kupili ostatnią kartę; jeśli nie gra nikt inny
ui-help-save = zapisz PLIK – zapisz grę
ui-help-quit = wyjdź – opuść grę; zostanie zachowana

## Words of commands; the first is shown, the others are understood too, separated by commas

word-play = zagraj, graj
word-buy = kup
word-treasures = skarby
word-pass = pas, nic, żadna, zadna, nie, gotowe
word-yes = tak
word-end = koniec, zakończ, zakoncz
word-turn = tury, tura, turę, ture
word-trash = wyrzuć, wyrzuc
word-discard = odrzuć, odrzuc
word-gain = dodaj, weź, wez
word-reveal = odkryj
word-topdeck = połóż, poloz
word-set-aside = odłóż, odloz, odłóż na bok, odloz na bok
word-keep = zatrzymaj, zostaw
word-undo = cofnij
word-redo = ponów, ponow
word-help = pomoc
word-hand = ręka, reka
word-supply = zasoby
word-log = dziennik
word-deck = talia
word-score = wynik, punkty
word-why = dlaczego
word-save = zapisz
word-quit = wyjdź, wyjdz, wyjście, wyjscie

## What can go wrong while playing

problem-hint = ? pokazuje, co można zrobić

## Save, resume, end

ui-saved = Zapisano: { $value }
ui-resume = Wznowić grę ({ $value })?
ui-resumed = Gra toczy się dalej od miejsca, w którym ją przerwano
ui-game-kept = Gra została zachowana. Aby grać dalej: { $value }
ui-next = R: rewanż · N: nowa gra · Q: wyjście
ui-rematch-starts = { $player } rozpoczyna rewanż
ui-pass-device = Teraz gra { $player }. Naciśnij Enter, gdy na ekran patrzy tylko { $player }
ui-final-scores = Wyniki końcowe
ui-cards-of = Karty gracza: { $player }
ui-unknown = { $n ->
    [one] i jeszcze jedna karta, przekazana skrycie
    [few] i jeszcze { $n } karty, przekazane skrycie
    [many] i jeszcze { $n } kart, przekazanych skrycie
   *[other] i jeszcze { $n } karty, przekazane skrycie
}

## Errors of the command line

error = błąd
hint = wskazówka
error-interrupted = Przerwano

## Help of the command line

help-fiefdom = Otwarty, nieoficjalny dom gry w budowanie talii Dominion
help-verbs = co zrobić
help-language = język tekstów: en, ro, pl, is lub he
help-json = wypisz raport w formacie JSON
help-play = Graj w terminalu, przeciw botom lub ze znajomymi przy jednej klawiaturze
help-play-kingdom = polecany zestaw, dziesięć kart oddzielonych przecinkami albo random
help-play-edition = edycja: 1, 2 lub both
help-sets = z których zbiorów losuje się królestwo, na przykład `base,intrigue`; `base,intrigue=5` losuje pięć kart z Intrygi
help-play-players = kto gra: imiona ludzi oraz boty, np. bot:big-money
help-play-seed = za każdym razem ta sama gra
help-play-plain = wiersze tekstu zamiast ekranu, dla czytników ekranu i potoków
help-play-english = pokaż także angielskie nazwy kart
help-play-resume = wznów zapisaną grę
help-play-bidi = jak wysyłać do terminala tekst pisany od prawej do lewej: auto, logical lub visual
help-learn = Naucz się gry, grając: krótkie lekcje z trenerem
help-learn-lesson = lekcja, jej nazwa lub numer; bez niej następna
help-learn-list = pokaż lekcje i zaznacz ukończone
help-check = Wykonaj scenariusze z dokumentów Markdown
help-check-path = dokument Markdown albo folder z takimi dokumentami
help-replay = Pokaż zapisaną grę albo jej wybrany moment
help-replay-file = zapis gry (.fief)
help-replay-at = moment po tylu decyzjach
help-replay-as = tak, jak widzi to wskazany gracz: imię lub numer miejsca
help-cards = Wypisz karty albo pokaż jedną
help-cards-name = karta; wielkość liter i brak znaków diakrytycznych nie mają znaczenia
help-cards-worth = powiedz, jak silna jest karta: ile wygrywa strategia, która może ją kupić, z najlepszą, która nie może
help-kingdoms = Wypisz polecane zestawy, pokaż jeden albo wylosuj nowy
help-kingdoms-all = pokaż też zestawy, które wymagają dodatku
kingdoms-needs = { $name }: wymaga dodatku { $expansion } ({ $missing })
kingdoms-more = zestawy z instrukcji, które wymagają dodatku: { $n }; `fiefdom kingdoms --all` je pokazuje
help-kingdoms-name = polecany zestaw albo dziesięć kart oddzielonych przecinkami
help-kingdoms-random = wylosuj dziesięć kart
help-kingdoms-need = co musi być w wylosowanym: `villages`, `buys`, `draw`, `trashing`, `gains`, `attacks`, `reactions`
help-kingdoms-avoid = czego nie może być w wylosowanym, tymi samymi słowami
help-kingdoms-survey = powiedz też, co tam wygrywa: strategie, otwarcia, silnik czy pieniądze; trwa kilka sekund
help-kingdoms-with = karty, które muszą być w zestawie
help-kingdoms-without = karty, których nie może być w zestawie
help-bench = Przez kilka sekund graj strategią Bogactwo przeciw Kuźni: jak szybki jest ten komputer
help-bench-seconds = jak długo grać
help-soak = Przeprowadzaj losowe rozgrywki i sprawdzaj przy tym wszystkie reguły silnika
help-soak-decisions = na ile pytań odpowiedzieć
help-completion = Wypisz skrypt, który uzupełnia polecenia w powłoce
help-completion-shell = powłoka: bash, zsh lub fish

## Added for the game as lines and the command line

ui-line = { $name }: { $value }
ui-answers = Możliwe odpowiedzi: { $answers }
ui-pile = { $card }: koszt ${ $cost }, zostało { $n }
ui-help-letters = t – zagraj wszystkie swoje Skarby; e – zakończ turę; u – cofnij
ui-moment = Po decyzji { $n } z { $of }
ui-default = { $value } (domyślnie: { $default })
problem-left-out = To już niemożliwe: { $cards }
help-usage = użycie
help-arguments = argumenty
help-options = opcje
help-help = pokaż tę pomoc
help-version = pokaż wersję
help-seed = liczba; ta sama liczba daje te same rozgrywki
help-play-bots = liczba dodatkowych botów

## Checks and measurements

soak-decisions = decyzje
soak-done = decyzje: { $decisions }, rozgrywki: { $games }, ziarno { $seed }, silnik { $engine }, { $rate } na sekundę
soak-held = wszystkie reguły zachowane
soak-broken = złamana: { $law }
soak-shrinking = złamano regułę; szukam najmniejszej rozgrywki, która to pokazuje
check-done = udane: { $passed }, nieudane: { $failed }
bench-won = { $player } – wygrane: { $value }
bench-speed = rozgrywki: { $games } w { $seconds } s, czyli { $rate } na sekundę na jednym rdzeniu (silnik { $engine })
