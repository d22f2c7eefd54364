### The table in the browser: fiefdom serve and the pages it shows

## The pages

web-headline = Zbuduj królestwo, karta po karcie
web-your-name = Twoje imię
web-play-now = Zagraj teraz
web-first-game = Pierwsza gra z podpowiedziami
web-new-table = Nowy stół
web-learn = Naucz się grać
web-rules = Księga zasad
web-rules-about = Ponumerowane zasady, tak jak się tu gra, po angielsku
rules-page-setup = Elementy gry i przygotowanie
rules-page-turn = Tura
rules-page-table = Informacje, kolejność, Ataki
rules-page-end = Koniec gry
rules-page-cards = Karty
rules-page-interactions = Współdziałanie kart
rules-page-sets = Polecane zestawy
rules-page-decisions = Gdzie instrukcje się różnią
rules-page-languages = Języki
rules-page-intrigue = Intryga
rules-english = Same zasady są napisane po angielsku. Co robi każda karta, znajdziesz w swoim języku tutaj:
rules-contents = Strony księgi zasad
rules-previous = Poprzednia: { $title }
rules-next = Następna: { $title }
web-learn-about = Zasady dla kogoś, kto nigdy nie grał
web-watch-replay = Obejrzyj powtórkę
web-watch-replay-about = Otwórz zapis gry (.fief)
web-continue = Kontynuuj
web-forget = Usuń z listy
web-home = Strona główna
web-pages = Strony
web-skip = Przejdź do treści
web-unofficial = Fiefdom to otwarty, nieoficjalny projekt. Nie jest związany z wydawcami gry Dominion.
web-notices = Powiadomienia
web-settings = Ustawienia
web-theme = Kolory
web-theme-auto = jak w systemie
web-theme-light = jasne
web-theme-dark = ciemne
web-sound = Dźwięk
web-motion = Animacje
web-motion-off = wyłączone, boty od razu
web-motion-fast = szybkie
web-motion-normal = bez pośpiechu
web-motion-still = Twój system prosi o ograniczenie ruchu, więc nic się nie porusza.
web-automatic = Automatyczne odpowiedzi
web-automatic-learner = żadne
web-automatic-convenient = te zwykłe
web-automatic-custom = własny wybór
web-wish-ask = Pytaj
web-wish-all = Zagraj wszystkie
web-shortcuts = Skróty jednoklawiszowe
web-hover = Opis karty po najechaniu kursorem
web-twice = Działaj po dwóch naciśnięciach
web-hints = Podpowiedzi dla początkujących
web-ask-again = Znów pytaj przed możliwą pomyłką
web-not-connected = Brak połączenia z serwerem
web-connecting = Łączenie…
web-reconnecting = Ponowne łączenie…
web-holding = Twój wybór zostanie wysłany, gdy tylko wróci połączenie
web-line-lost = Serwer nie odpowiada. Połączenie wróci samo; do tego czasu nic nie jest wysyłane.
web-unsure = Połączenie zostało przerwane. Sprawdź, czy ostatni krok został wykonany.
web-failed = Czegoś nie udało się wczytać
web-again = Spróbuj ponownie
web-offline = Brak połączenia. Karty, strony nauki i otwarte wcześniej partie są dostępne; do gry potrzebny jest serwer.

## The first page

web-greeting = Witaj ponownie, { $player }
web-greeting-plain = Witaj ponownie
web-opponent = Przeciwnik
web-kingdom-random = Losowe
web-kingdom-next = Następny zestaw
web-kingdom-today = Na dziś
web-kingdom-of-the-day = Królestwo dnia
web-kingdom-choose = Wybierz
web-invite = Zaproś kogoś
web-go-on = Graj dalej
web-waits-for = Czekamy na: { $player }
web-against = przeciwko: { $players }
web-recent = Ostatnie gry
web-result = Wynik
web-won = Wygrana
web-lost = Przegrana
web-won-by = { $n ->
    [one] Wygrana o { $n } punkt
    [few] Wygrana o { $n } punkty
    [many] Wygrana o { $n } punktów
   *[other] Wygrana o { $n } punktu
}
web-lost-by = { $n ->
    [one] Przegrana o { $n } punkt
    [few] Przegrana o { $n } punkty
    [many] Przegrana o { $n } punktów
   *[other] Przegrana o { $n } punktu
}
web-days-ago = { $n ->
    [0] dzisiaj
    [1] wczoraj
    [one] { $n } dzień temu
    [few] { $n } dni temu
    [many] { $n } dni temu
   *[other] { $n } dnia temu
}
web-new-here = Pierwszy raz tutaj?
web-new-here-about = Dziesięć krótkich lekcji przy prawdziwym stole. Pierwsza trwa trzy minuty, a grasz od pierwszej chwili.
web-first-lesson = Pierwsza lekcja
web-game-with-hints = Gra z podpowiedziami
web-lessons-done = ukończone: { $n } z { $of }
web-cards-about = Co robi każda karta, w pięciu językach
web-first-look = Na pierwszy rzut oka
web-look-deck = Wszyscy zaczynają tak samo
web-look-deck-about = Siedem Miedziaków i trzy Posiadłości. Każda kupiona karta trafia do twojej talii.
web-look-piles = Dziesięć stosów, za każdym razem innych
web-look-piles-about = Królestwo to dziesięć kart. Które z nich współgrają – o to tu chodzi.
web-look-turn = Zagraj, kup, dobierz pięć
web-look-turn-about = Tura trwa minutę. To, co kupisz, wraca po przetasowaniu.
web-look-undo = Nic nie można zepsuć
web-look-undo-about = Cofniesz swój ruch, dopóki nikt się z niego niczego nie dowiedział.

## A new table, and coming to one

web-open-table = Otwórz stół
web-this-table = Ten stół
web-table-name = Nazwa
web-table-name-none = brak
web-seat = Miejsce
web-person-by-link = Ktoś z zaproszenia
web-fewer = Mniej graczy
web-more = Więcej graczy
web-undo-policy = Cofanie
web-undo-off = nigdy
web-undo-free = póki nikt się niczego nie dowiedział
web-undo-ask = później też, jeśli wszyscy się zgodzą
web-undo-always = zawsze
web-spectators = Widzowie
web-open-counts = Jawne wielkości talii
web-score-counter = Licznik punktów
web-clock = Zegar
web-clock-none = bez zegara
web-clock-turn = { $time } na turę
web-clock-game = { $time } na partię
web-clock-increment = { $time } na partię + { $increment } s na turę
web-clock-turn-about = Gdy czas na turę się skończy, bot rozgrywa ją do końca.
web-clock-game-about = Komu skończy się czas, ten poddaje partię.
web-edition-both = Obie edycje
web-later-sets = Wymagają dodatku
web-without-cards = Bez tych kart
web-cards-from = Karty z
web-share-none = żadna
web-share-any = dowolnie wiele
web-fill-by-lot = Dolosuj resztę
web-own-kingdom = Własny wybór kart
web-search-cards = Szukaj kart w dowolnym języku
web-nothing-found = Żadna karta nie pasuje
web-kingdom-code = Karty jako tekst, do skopiowania lub wklejenia
web-choosing = Jak wybierane są karty
web-choosing-none = Mój wybór
web-choosing-draft = Każdy po kolei wskazuje karty
web-choosing-ban = Każdy odrzuca jedną
web-choosing-vote = Głosowanie nad trzema królestwami
web-choosing-swap = Każdy może wymienić jedną
web-choosing-draft-about = Od pierwszego miejsca każdy wskazuje kartę, aż będzie ich dziesięć. Boty wybierają losowo.
web-choosing-ban-about = Losuje się więcej niż dziesięć kart i każdy odrzuca jedną. Boty wybierają losowo.
web-choosing-vote-about = Losuje się trzy królestwa; gra się tym, które dostanie najwięcej głosów. Boty głosują losowo.
web-choosing-swap-about = Każdy może wymienić jedną kartę z tego zestawu. Rewanż zaczyna się od nowego zestawu.
web-choosing-with = Z tymi kartami
web-choosing-later = Karty wybiera się, gdy wszystkie miejsca są zajęte.
web-choosing-title = Wybór kart
web-choosing-yours = Twoja kolej na wybór
web-choosing-so-far = Dotąd wybrane
web-choosing-goes = Odchodzi
web-choosing-comes = Przychodzi
web-choosing-take = Weź: { $card }
web-choosing-remove = Odrzuć: { $card }
web-choosing-exchange = Wymień: { $out } → { $in }
web-choosing-keep = Zostaw wszystkie karty
web-choosing-kingdom = Królestwo { $n }
web-choosing-for = Głosuj na to
web-choosing-kept = zostawia wszystkie karty
web-gathering = Czekamy na graczy
web-gathering-about = Wyślij każdemu graczowi link. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
web-gathering-watch = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
web-open-seat = Wolne miejsce
web-invitation = Zaproszenie
web-copy = Kopiuj
web-copied = Skopiowano
web-copy-by-hand = Zaznacz link i skopiuj go ręcznie
web-qr = Kod QR
web-qr-about = Odnośnik jako kod QR dla aparatu w telefonie
web-links-begin = Odnośniki zaczynają się od
web-only-here = Te odnośniki otworzy tylko ten komputer. Uruchom serwer z opcją --host 0.0.0.0, żeby wpuścić innych.
web-move-here = Kontynuuj partię tutaj
web-move-here-about = Twoje miejsce pojawi się na tym urządzeniu. Drugie może pozostać otwarte.
web-move-take = Kontynuuj tutaj
web-bot-instead = Bot zamiast gracza
web-invited = Zaproszenie do gry
web-take-seat = Zajmij miejsce
web-no-table = Nie ma takiego stołu

## The table

web-turn = Tura
web-you = ty
web-away = poza stołem
web-replace = Niech zagra bot
web-decision = Decyzja
web-side = Dziennik, czat, talia i zasady
web-tab-log = Dziennik
web-tab-chat = Czat
web-tab-deck = Talia
web-tab-rules = Zasady
web-tab-table = Stół
web-other-device = Kontynuuj na innym urządzeniu
web-other-device-about = Kto otworzy ten odnośnik, gra za ciebie. Działa raz, przez dziesięć minut.
web-other-device-link = Utwórz odnośnik
web-other-device-anew = Inny odnośnik
web-watch-link = Zaproś widzów
web-give-up = Poddaj się
web-give-up-two = Wygrywa wtedy druga osoba. Nie można tego cofnąć.
web-give-up-several = Bot gra dalej za ciebie, a ty możesz patrzeć. Nie można tego cofnąć.
web-give-up-yes = Tak, poddaję się
web-give-up-no = Gram dalej
web-gave-up = { $player }: poddanie partii. Wyniki są z tej chwili.
web-out-of-time = { $player }: koniec czasu. Wyniki są z tej chwili.
web-time-left = Pozostały czas: { $time }
web-time-out = Twój czas się skończył. Bot rozegra tę turę do końca.
web-time-out-other = { $player }: koniec czasu. Bot rozegra tę turę do końca.
web-discarded = Odrzucone
web-can-be-named = Można teraz wybrać
web-ends-game = Kończy grę
web-last-turn = Ostatnia tura
web-play-treasures = Zagraj Skarby
web-short-actions = Koniec akcji
web-short-treasures = Skarby
web-short-turn = Koniec tury
web-ask-undo = Poproś o cofnięcie
web-empty-hand = Nie masz kart na ręce
web-choose-here = Wybierz tutaj
web-face-down = Zakryta karta
web-picked = { $n ->
    [one] wybrano { $n }
    [few] wybrano { $n }
    [many] wybrano { $n }
   *[other] wybrano { $n }
}
web-you-watch = Oglądasz tę grę
web-seat-lost = To miejsce zajął już ktoś inny
web-spectator = Widz
web-no-chat = Nikt jeszcze nic nie napisał
web-say = Napisz coś
web-send = Wyślij
web-no-decks = Przy tym stole talie są tajne
web-money = monety: ${ $n }
web-rules-of-the-game = Zasady gry
web-wish = Gdy pyta ta karta
web-log-filter = Czyje wpisy pokazać
web-log-everybody = Wszyscy
web-hurry = Pomiń
web-reveals-itself = Pozostałe sekundy; potem karta odkryje się sama
web-last-turns = Ostatnie tury pozostałych graczy

## Buttons that answer the question of a card

web-yes-reveal = Odkryj
web-yes-discard = Odrzuć
web-yes-trash = Wyrzuć
web-yes-gain = Dodaj
web-yes-topdeck = Połóż na talii
web-yes-set-aside = Odłóż na bok
web-yes-play = Zagraj
web-yes-discard-deck = Odrzuć talię
web-no-reveal = Nie odkrywaj
web-no-discard = Nic nie odrzucaj
web-no-trash = Nic nie wyrzucaj
web-no-gain = Nic nie dodawaj
web-no-topdeck = Nic nie kładź
web-no-set-aside = Zatrzymaj
web-no-play = Nie zagrywaj
web-no-discard-deck = Zostaw talię

## Second thoughts

web-doubt-actions = Możesz jeszcze zagrać Akcję. Zakończyć turę?
web-doubt-treasures = Możesz jeszcze zagrać Akcję. Zagrać Skarby?
web-doubt-coins = Możesz jeszcze coś kupić. Zakończyć turę?
web-doubt-poor = Na pewno kupić: { $card }?
web-doubt-losing = { $n ->
    [one] To zakończy grę, a przegrasz różnicą { $n } punktu. Na pewno?
    [few] To zakończy grę, a przegrasz różnicą { $n } punktów. Na pewno?
    [many] To zakończy grę, a przegrasz różnicą { $n } punktów. Na pewno?
   *[other] To zakończy grę, a przegrasz różnicą { $n } punktu. Na pewno?
}
web-press-again = Jeszcze raz, by potwierdzić: { $card }
web-doubt-yes = Tak
web-doubt-no = Nie, czekaj
web-doubt-never = Nie pytaj więcej

## Requests to the others

web-request-undo = { $player } prosi o cofnięcie
web-request-undo-cards = { $player } prosi o cofnięcie: { $cards }
web-request-replace = { $player } prosi, żeby bot zagrał zamiast: { $target }
web-request-rematch = { $player } prosi o kolejną partię
web-rematch-denied = Nie będzie kolejnej partii: nie wszyscy się zgodzili
web-next-game = Do następnej partii
web-request-waiting = Czekamy na pozostałych…
web-seconds = { $n } s
web-accept = Zgoda
web-deny = Odmowa

## The end, and replays

web-replay = Powtórka
web-record = Zapis gry
web-place = Miejsce
web-score-curve = Wynik po każdej turze
web-coins-curve = Monety w każdej turze
web-chance-curve = Szansa na wygraną w %
web-moments = Chwile, które zdecydowały
web-moment-luck = { $player } ma szczęście
web-moment-bad-luck = { $player } ma pecha
web-decks = Talie
web-as-cards = Jako karty
web-wins-by = { $n ->
    [one] { $player } wygrywa o { $n } punkt
    [few] { $player } wygrywa o { $n } punkty
    [many] { $player } wygrywa o { $n } punktów
   *[other] { $player } wygrywa o { $n } punktu
}
web-as-table = Jako tabela
web-as-curve = Jako wykres
web-no-replay = Nie ma takiej powtórki
web-step = Krok
web-first-step = Na początek
web-previous-step = Krok wstecz
web-next-step = Krok naprzód
web-last-step = Na koniec
web-seen-by = Oczami gracza
web-all-open = Wszystkie karty odkryte

## Keys

web-key-hand = Karta z ręki
web-key-letters = Litera na wszystkim, co można nacisnąć
web-key-end = Zakończ turę albo spasuj
web-key-help = Ta pomoc albo opis karty
web-key-command = Wpisz polecenie
web-key-last = Powiedz, co się stało
web-key-status = Powiedz, jakie jest pytanie i co zostało
web-key-say-hand = Powiedz, co jest na ręce
web-key-scores = Powiedz wyniki
web-key-affordable = Powiedz, na co cię stać

## Hints for a first game: the turn

hint-action = Zagranie karty Akcji zużywa jedną akcję. Gdy przejdziesz do Skarbów, w tej turze nie zagrasz już żadnej Akcji.
hint-action-choose = Możesz teraz zagrać tylko jedną z tych Akcji: wybierz tę, która pomoże ci najbardziej.
hint-action-first = Najpierw zagraj to, co zwraca zużytą akcję: { $cards }. Potem możesz zagrać jeszcze inną Akcję.
hint-action-free = Zwraca zużytą akcję, więc prawie zawsze warto to zagrać: { $cards }.
hint-treasure = Zagraj wszystkie Skarby: niewydane monety przepadną, ale karty do ciebie wrócą.
hint-buy-opening = Dobry początek to { card-silver } albo Akcja, która ci się podoba. Za ${ $coins } są tu: { $cards }.
hint-buy-cards = Najmocniejsze Akcje, na które stać cię za ${ $coins }: { $cards }. Jeśli masz już dość Akcji, bezpiecznym wyborem są { card-silver }.
hint-buy-silver = { card-silver } to dobry zakup: poprawią wiele następnych rąk.
hint-buy-cheap = Za ${ $coins } są tu: { $cards }. Jeśli tego nie chcesz, naciśnij „{ ui-end-turn }”: lepiej nie kupić nic niż { card-copper }.
hint-buy-nothing = Za ${ $coins } nie ma nic, co wzmocni twoją talię. Naciśnij „{ ui-end-turn }”: słabe karty tylko by przeszkadzały.
hint-buy-gold = { card-gold } to dobry zakup: przybliża cię do $8 na Prowincję.
hint-buy-gold-or = { card-gold } to dobry zakup: przybliża cię do $8 na Prowincję. Stać cię też na: { $cards }.
hint-buy-province = Stać cię na Prowincję: to sześć punktów. Od teraz bierz ją, kiedy tylko możesz.
hint-buy-last-province = Została tylko jedna { card-province }. Jeśli ją weźmiesz, gra skończy się po tej turze: najpierw porównaj punkty.
hint-buy-duchy = { $n ->
    [one] Została już tylko { $n } { card-province }, więc koniec jest blisko. { card-duchy } daje trzy punkty, a inne karty raczej nie zdążą już wrócić.
    [few] Zostały już tylko { $n } Prowincje, więc koniec jest blisko. { card-duchy } daje trzy punkty, a inne karty raczej nie zdążą już wrócić.
    [many] Zostało już tylko { $n } Prowincji, więc koniec jest blisko. { card-duchy } daje trzy punkty, a inne karty raczej nie zdążą już wrócić.
   *[other] Zostało już tylko { $n } Prowincji, więc koniec jest blisko. { card-duchy } daje trzy punkty, a inne karty raczej nie zdążą już wrócić.
}
hint-buy-estate = { $n ->
    [one] Została już tylko { $n } { card-province }: teraz nawet jeden punkt za { card-estate } może rozstrzygnąć grę.
    [few] Zostały już tylko { $n } Prowincje: teraz nawet jeden punkt za { card-estate } może rozstrzygnąć grę.
    [many] Zostało już tylko { $n } Prowincji: teraz nawet jeden punkt za { card-estate } może rozstrzygnąć grę.
   *[other] Zostało już tylko { $n } Prowincji: teraz nawet jeden punkt za { card-estate } może rozstrzygnąć grę.
}
hint-several-buys = { $n ->
    [one] Masz { $n } zakup.
    [few] Masz { $n } zakupy: możesz podzielić monety między kilka kart.
    [many] Masz { $n } zakupów: możesz podzielić monety między kilka kart.
   *[other] Masz { $n } zakupu: możesz podzielić monety między kilka kart.
}
hint-piles = { $n ->
    [one] { $n } stos jest pusty. Jeśli wyczerpie się jeszcze jeden, gra skończy się wraz z tą turą.
    [few] { $n } stosy są puste. Jeśli wyczerpie się jeszcze jeden, gra skończy się wraz z tą turą.
    [many] { $n } stosów jest pustych. Jeśli wyczerpie się jeszcze jeden, gra skończy się wraz z tą turą.
   *[other] { $n } stosu jest puste. Jeśli wyczerpie się jeszcze jeden, gra skończy się wraz z tą turą.
}
web-hint-press = Naciśnij „{ $button }”.
web-hint-play = Zagraj: { $card }.
web-hint-buy = Kup: { $card }.
web-hint-choose = Wybierz: { $card }.
web-hint-wins = To wygrywa partię od razu.
web-hint-better = Na sto partii rozegranych stąd ten ruch wygrywa { $best }, a „{ $other }” { $second }.
web-hint-close = Prawie tak samo dobrze: { $others }.

# Marks on cards
web-mark-advice = Polecane
web-mark-best = Najlepsze
web-mark-given = Wybrane
web-mark-target = O to tu chodzi

## Lessons

web-lesson-about = Dziesięć krótkich lekcji przy prawdziwym stole. Trener mówi, co zrobić i dlaczego; zła odpowiedź jest wyjaśniana i próbujesz jeszcze raz.
web-lesson-begin = Zacznij
web-lesson-again = Powtórz
web-lesson-done = ukończona
web-lesson-minutes = { $n } min
web-lesson-show = Pokaż mi
web-lesson-next = Następna lekcja: { $title }
web-lesson-all = Wszystkie lekcje
web-lesson-coach = Trener
web-lesson-step = Krok { $step } z { $of }
web-lesson-rules = Zasady na jednej stronie
web-lessons = Lekcje

# Around the table
web-piles = Kolejność stosów
web-piles-cost = Według kosztu
web-piles-name = Według nazwy
web-provinces-left = Pozostałe Prowincje
web-empty-piles = Puste stosy
web-turn-before = Ostatnia tura

## Cards

web-cards-rules = Zasady tej karty z ich numerami (po angielsku)
web-cards-names = W innych językach
web-cards-sets = W tych polecanych zestawach
web-cards-none = W żadnym polecanym zestawie
web-cards-kind = Rodzaj
web-cards-anykind = Wszystkie rodzaje
web-cards-both = W obu edycjach
web-cards-only = Tylko w edycji { $n }
web-cards-inedition = W edycji { $n }:
web-cards-prev = Poprzednia: { $card }
web-cards-next = Następna: { $card }
web-cards-found = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
web-cards-unknown = Pod tym adresem nie ma żadnej karty
web-cards = Karty

## Own cards

web-own-title = Własne karty
web-own-about = Wypełnij puste karty własnymi pomysłami. Są w grze jak wszystkie inne.
web-own-add = Wymyśl kartę
web-own-name = Nazwa
web-own-cost = Koszt
web-own-cards = +Karty
web-own-actions = +Akcje
web-own-buys = +Zakupy
web-own-coins = +$
web-own-does = Co jeszcze robi, po jednym wierszu
web-own-text = Co na niej stoi
web-own-put = Dodaj do królestwa
web-own-remove = Usuń
web-own-changed = Jest w królestwie.

## Study

web-study = Analiza
web-study-begin = Przeanalizuj tę grę
web-study-stop = Zatrzymaj
web-study-queue = Czekamy; przed tobą: { $n }
web-study-best = Najlepsza odpowiedź albo tak samo dobra.
web-study-cost = Lepsze było { $best }: { $points } ± { $reach } punktów szansy na wygraną.

web-host-says = Gospodarz mówi: { $text }
web-open-tables = Otwarte stoły
web-open-about = Graj z tym, kto tu jest, albo otwórz stół dla wszystkich.
web-open-none = Teraz nikt nie czeka przy stole. Otwórz stół, a inni zobaczą go tutaj.
web-open-sit = Usiądź
web-open-places = zajęte miejsca: { $taken } z { $seats }
web-open-rated = rankingowa
web-listed = Każdy może się dosiąść
web-rated = Gra rankingowa (tylko z własną nazwą)
web-name-of-own = Własna nazwa
web-own-name-about = Nikt inny jej nie użyje, a gry rankingowe liczą się dla niej. Bez e-maila i bez hasła: kod odzyskiwania przenosi ją na inne urządzenie.
web-own-name-get = Weź tę nazwę
web-own-name-code = Kod odzyskiwania
web-own-name-keep = Zapisz go. Kto go ma, jest Tobą; nikt nie wyśle go ponownie.
web-own-name-have = Mam kod odzyskiwania
web-own-name-use = Użyj go tutaj
web-own-name-leave = Nie używaj jej na tym urządzeniu
web-own-name-forget = Usuń nazwę i jej ranking
web-own-name-forget-sure = Usunąć na zawsze?
web-ratings = Ranking
web-ratings-players = graczy: { $n }
web-ratings-none = Nie ma jeszcze gier rankingowych.
web-rating-points = { $points } ± { $reach }
web-rating-games = gry: { $n }
web-rating-change = { $name }: { $before } → { $after }
web-blocked = Zablokowani
web-unblock = Odblokuj
web-known = własna nazwa
web-mute = Wycisz
web-unmute = Słuchaj znowu
web-block = Zablokuj
web-block-done = Nie spotkacie się już przy otwartych stołach.
web-report = Powiedz gospodarzowi
web-report-about = Co się stało? To, co powiedziano przy stole, zostanie dołączone.
web-report-done = Gospodarz to przeczyta.
web-people-here = Przy tym stole
web-claim = Zażądaj wygranej
web-claim-about = { $player } od dawna nie ma.
