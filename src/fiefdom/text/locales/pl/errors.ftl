# What goes wrong: `error-`, the kind and the key of the error. `hint` says what to do about it; `shell` does so with commands and options, and is not shown in a browser.

## Everywhere

error-near = czy chodziło o `{ $near }`?
error-at-line = wiersz { $line }
error-at-column = wiersz { $line }, kolumna { $column }
error-retry = Spróbuj ponownie za { $seconds } s

## Messages and requests

error-message = Nie da się tego odczytać: { $details }
    .hint = Opis protokołu mówi, co można wysłać
error-message-nothing-said = Nie ma nic do powiedzenia
error-too-large = To jest za duże
    .hint = Limit w bajtach: { $most }
error-too-slow = Trwało to zbyt długo, zanim dotarło
    .hint = Spróbuj ponownie
error-too-fast-too-many-messages = To było za szybko
    .hint = Odczekaj sekundę
error-too-fast-too-many-connections = Jest zbyt wiele połączeń z twojego adresu
    .hint = Zamknij niektóre z nich
error-too-fast-too-many-tables = Z twojego adresu przychodzi zbyt wiele nowych rzeczy
    .hint = Odczekaj minutę
error-too-fast-too-many-requests = Z twojego adresu przychodzi zbyt wiele żądań
    .hint = Odczekaj chwilę
error-too-fast-too-much-work = Twój adres długo zajmował serwer
    .hint = Odczekaj chwilę
error-too-fast-too-much-study = Z twojego adresu poproszono już o analizę wielu gier
    .hint = Odczekaj kilka minut; grę nadal można oglądać
error-too-fast-too-many-experiments = Z twojego adresu poproszono już o wiele eksperymentów
    .hint = Odczekaj kilka minut
error-unknown-address = Nic nie ma pod adresem { $value }
error-unknown-address-no-deal = Nie ma rozdania z dnia `{ $value }`
error-wrong-method = { $value } nie pasuje do tego adresu
error-wrong-origin = Wysłała to strona innej witryny
    .hint = Jeśli to twoja witryna: poradnik dla gospodarzy mówi, jak ją dopuścić
error-banned = Gospodarz tego serwera nie wpuszcza Twojego adresu
    .hint = Zapytaj gospodarza, jeśli to pomyłka
error-unknown-host = Ten serwer nie nazywa się { $value }
    .hint = Jeśli jest twój, uruchom go z { $option }

## The server

error-server-error = Coś poszło tu nie tak
    .hint = Nic się nie zmieniło; spróbuj ponownie
error-server-error-setting-up = Stół jest przygotowywany na nowo
    .hint = Połącz się ponownie
error-storage = Serwer nie może teraz zapisywać ani odczytywać gier
    .hint = To, co potwierdzono, jest bezpieczne; spróbuj za chwilę
error-storage-database-away = Baza danych serwera teraz nie odpowiada
    .hint = To, co potwierdzono, jest bezpieczne, tego ruchu nie wykonano; gra pójdzie dalej sama, gdy baza wróci
error-storage-disk-full = Dysk serwera jest pełny
    .hint = To, co potwierdzono, jest bezpieczne, tego ruchu nie wykonano; powiedz gospodarzowi
error-storage-read-only = Serwer nie może teraz zapisywać swoich gier
    .hint = To, co potwierdzono, jest bezpieczne, tego ruchu nie wykonano; powiedz gospodarzowi
error-busy-no-place-table = Na serwerze nie ma miejsca na kolejny stół
    .hint = Wróć później
error-busy-no-place-connection = Na serwerze nie ma miejsca na kolejne połączenie
    .hint = Wróć później
error-busy = Wiele osób chce tego naraz
    .hint = Spróbuj za chwilę

## Tables and seats

error-unknown-table = Nie ma stołu { $value }
    .hint = Adres może być stary albo gra została usunięta
error-no-hello = Pierwszą wiadomością musi być { $value }
    .hint = Podaje ona stół
error-no-hello-second-hello = Już jesteś przy stole
    .hint = Otwórz nowe połączenie dla innego stołu
error-token = Ten klucz nie otwiera żadnego miejsca przy tym stole
    .hint = Bez niego możesz oglądać
error-token-not-the-host = To nie jest hasło gospodarza
error-token-no-person = Nikt tutaj nie ma tego kodu odzyskiwania
    .hint = Sprawdź każdą literę; kod ma pięć grup po pięć
error-token-used-invitation = Zaproszenie nie otwiera żadnego miejsca
    .hint = Zostało już użyte; poproś o inne
error-no-spectators = Przy tym stole nie ma widzów
    .hint = Przyjdź z zaproszeniem
error-not-seated = Widzowie tylko oglądają
    .hint = Link z zaproszeniem daje miejsce
error-seats-no-seat = Nie ma miejsca { $value }
error-not-allowed-seat-taken = Miejsce { $value } jest zajęte
    .hint = Zastąpić można tylko nieobecnych
error-too-early-may-return = { $player } może jeszcze wrócić
    .hint = Sekundy, po których może zagrać bot: { $seconds }
error-not-allowed-owner-only = Tylko właściciel stołu obsadza wolne miejsca
error-not-allowed-name-taken = Nazwa { $value } należy do kogoś innego
    .hint = Wybierz inną
error-not-allowed-own-name = Grasz tu pod własną nazwą
    .hint = Zmienisz ją na stronie otwartych stołów; obowiązuje od następnego stołu
error-not-allowed-names-only = Ta gra liczy się do rankingu i mogą w nią grać tylko osoby z własną nazwą
    .hint = Weź ją na stronie otwartych stołów; to chwila
error-not-allowed-not-with-these = Nie możesz usiąść przy tym stole
    .hint = Wybierz inny albo otwórz własny
error-not-allowed-nobody-to-block = Nie siedzi tam nikt z własną nazwą
    .hint = Możesz wyciszyć tę osobę przy stole
error-not-allowed-own-cards = Nie można tu grać własnymi kartami
    .hint = Serwer przyjmuje tylko karty drukowane
error-not-allowed-no-advice = Przy tym stole nie ma porad
    .hint = Wyłączył je ten, kto założył stół, albo jest to lekcja
error-not-allowed-others-play = Porady są tylko w grach bez innych ludzi
    .hint = Przeanalizuj grę, gdy się skończy
error-seats-bots-only = Przy stole musi być człowiek

## The game

error-not-now-not-begun = Gra się jeszcze nie zaczęła
    .hint = Zacznie się, gdy wszystkie miejsca będą zajęte
error-not-now-no-ratings = Ten serwer nie ma rankingu
    .hint = Graj bez niego; gospodarz może doinstalować dodatek `ratings`
error-not-now-nothing-to-claim = Nie ma wygranej, której można żądać
error-not-now-not-over = Gra się nie skończyła
    .hint = Do tego czasu jej zapis jest tajny
error-not-now-lab-closed = Laboratorium tego serwera jest zamknięte
    .hint = Uruchom Fiefdom na własnym komputerze; tam jest otwarte
error-not-now-others-react = Inni mogą jeszcze zareagować
    .hint = Odczekaj chwilę
error-not-now-time-out = Twój czas na tę turę się skończył
    .hint = bot rozegra ją do końca
error-not-now-nothing-to-choose = Nie ma nic do wyboru
error-not-now-not-action-phase = To nie jest faza akcji
error-not-your-question = Teraz nikt cię o nic nie pyta
error-stale-question = To pytanie nie jest już otwarte
    .hint = Spójrz jeszcze raz na stół
error-not-understood-no-meaning = { $value } nic tu nie znaczy
error-not-now-rematch-early = Rewanż jest po grze
    .hint = Najpierw zagraj do końca
error-habit = { $question } nie można rozstrzygnąć przez { $wish }
    .hint = Są przyzwyczajenia dla: { $known }

## Taking back and asking

error-not-allowed-not-taken-back = Tego nie można cofnąć
    .hint = Inni się czegoś z tego dowiedzieli albo zagrali dalej
error-not-now-nothing-to-undo = Nie ma czego cofnąć
error-not-now-no-lesson = Przy tym stole nie ma lekcji
error-not-now-no-puzzle = Przy tym stole nie ma zadania do rozwiązania
error-not-now-nothing-to-redo = Nie ma czego ponowić
error-not-now-nothing-to-give-up = Nie ma partii, którą można poddać
error-not-allowed-nothing-to-ask = Nie ma o co prosić
    .hint = Albo można i bez tego, albo stół na to nie pozwala
error-not-allowed-asked-enough = W tej turze było już dość próśb
    .hint = Poproś w następnej
error-not-now-request-open = Inna prośba jest otwarta
    .hint = Poczekaj na głosy
error-not-now-no-request = Nie ma takiej prośby
    .hint = Rozstrzygnięto ją albo minął jej czas
error-not-allowed-no-vote = Nie masz tu głosu
error-not-allowed-voted = Twój głos został już oddany

## Records and replays

error-record-too-long = Gra jest za długa, by ją pokazać: { $value }
    .hint = Limit w decyzjach: { $most }
error-not-allowed-others-lead = Tę analizę prowadzi ktoś inny
error-too-fast-too-many-branches = Ta gra ma już tyle odgałęzień, ile można zachować
    .hint = Przeanalizuj inną grę albo odgałęzienie tej
error-not-now-position-over = W tej pozycji nikt nie jest o nic pytany: gra się skończyła
error-not-now-no-step = Nie ma kroku { $value }
    .hint = Ostatni to { $last }

## At the table

error-not-understood-command = Nie rozumiem: { $value }
error-not-understood-card = Nie ma karty o nazwie: { $value }
error-not-understood-nearly-a-card = Nie ma karty o nazwie: { $value }. Czy chodzi o: { $card }?
error-not-understood-several-cards = Do „{ $value }” pasuje kilka kart: { $cards }
error-not-understood-not-now = Teraz to niemożliwe: { $value }
error-not-understood-not-legal = Tej karty nie można teraz wybrać: { $card }
error-not-understood-choose-more = { $left ->
    [one] Wybierz jeszcze jedną kartę
    [few] Wybierz jeszcze { $left } karty
    [many] Wybierz jeszcze { $left } kart
   *[other] Wybierz jeszcze { $left } karty
}
error-not-understood-choose-fewer = To za dużo kart
error-cannot-undo-learned = Tego nie można cofnąć: ktoś się już czegoś z tego dowiedział
error-cannot-undo-nothing = Nie ma czego cofnąć
error-cannot-undo-nothing-again = Nie ma czego ponowić
error-not-understood-several-words = Do „{ $value }” pasuje kilka poleceń lub kart: { $words }

## Files

error-path-too-large = `{ $path }` jest za duży
    .hint = najwyżej { $most } bajtów
error-system-problem-said = { $code ->
        [ENOENT] nie ma takiego pliku ani folderu
        [EACCES] brak uprawnień
        [EISDIR] to jest folder
        [ENOTDIR] to nie jest folder
        [EEXIST] już istnieje
        [ENOSPC] brak miejsca na dysku
        [EROFS] stąd można tylko czytać
        [EADDRINUSE] adres jest już zajęty
        [ENAMETOOLONG] nazwa jest za długa
       *[other] system odpowiada: { $why }
    }
error-path-unreadable = nie można odczytać `{ $path }`: { $why }
    .shell = { $expected ->
        [cards] oczekiwany jest plik z własnymi kartami, tekst w UTF-8
        [strategy] oczekiwana jest strategia: plik tekstowy w UTF-8 albo nazwa z `fiefdom strategies`
        [template] oczekiwana jest strategia z nazwą w nawiasach klamrowych, tekst w UTF-8
        [scenarios] { "" }
        [model] { "" }
        [agent] { "" }
        [leaderboard] { "" }
        [export] oczekiwany jest eksport, jaki zapisuje `fiefdom data export`
       *[record] oczekiwana jest gra zapisana przez `fiefdom play`; takie pliki kończą się na .fief
    }
error-path-no-text = `{ $path }` nie jest tekstem
    .shell = { error-path-unreadable.shell }
error-path-unwritable = nie można zapisać `{ $path }`: { $why }
    .hint = wybierz inne miejsce

## Cards and kingdoms

error-unknown-card-none = nie ma karty `{ $name }`
    .shell = `fiefdom cards` wypisuje wszystkie
error-kingdom-no-set = nie ma zbioru kart `{ $name }`
    .hint = dostępne: { $sets }
error-kingdom-set-number = `{ $text }` nie podaje liczby kart
    .hint = po znaku stoi liczba od 0 do 10, jak w `{ $name }=5`
error-kingdom-shares = razem kart: `{ $number }`, a królestwo ma ich dziesięć
    .hint = liczby muszą dać razem dziesięć; zbiór bez liczby dopełnia resztę: `{ $example }`
error-kingdom-share-required = wymagane karty ze zbioru `{ $name }`: `{ $required }`, a ma ich być tylko `{ $number }`
    .hint = wymagaj mniej takich kart albo zwiększ liczbę
error-kingdom-sets-of-lot = `{ $kingdom }` nie jest losowane, więc nie może być z określonych zbiorów
    .hint = pomiń zbiory albo podaj królestwo `random`
error-kingdom-edition = nie ma edycji `{ $edition }`
    .hint = edycje to 1, 2 i `both`
error-kingdom-style = nie ma stylu kodów `{ $style }`
    .hint = style to `names` i `underscore`
error-kingdom-too-long = tekst jest za długi na Królestwo, liczba znaków: `{ $number }`
    .hint = najwyżej { $most }; Królestwo ma dziesięć kart
error-kingdom-basic = nie mogą być w Królestwie: { $cards }
    .hint = siedem kart podstawowych i tak jest w każdej grze
error-kingdom-twice = wymienione więcej niż raz: { $cards }
    .hint = wszystkie karty Królestwa są różne
error-kingdom-not-ten = Królestwo ma dziesięć kart, a nie `{ $number }`
    .hint = tyle jeszcze trzeba podać: { $missing }
    .shell = tyle jeszcze trzeba podać: { $missing }; `fiefdom kingdoms --random --with CARDS` dolosuje je
error-kingdom-too-many = Królestwo ma dziesięć kart, a nie `{ $number }`
    .hint = tyle trzeba pominąć: { $surplus }
error-kingdom-other-edition = nie ma ich w edycji { $edition }: { $cards }
    .hint = są w edycji { $other }; edycja „both” dopuszcza każdą kartę
error-kingdom-too-few-left = kart do wylosowania: { $missing }, a zostało tylko `{ $left }`
    .hint = wyklucz mniej albo wskaż więcej
error-kingdom-both = zarazem wymagane i wykluczone: { $cards }
    .hint = usuń z jednej z tych dwóch list
error-kingdom-need = nie została żadna karta pasująca do `{ $name }`
    .hint = wymagaj mniej kart albo mniej wykluczaj
error-kingdom-no-trait = od Królestwa nie można żądać `{ $name }`
    .hint = są: { $traits }
error-kingdom-survey = zbadać można tylko jedno Królestwo naraz
    .shell = nazwij jedno: `fiefdom kingdoms "First Game" --survey`
error-kingdom-too-many-required = wymaganych kart: `{ $number }`, a Królestwo ma dziesięć
    .hint = o tyle za dużo: { $surplus }
error-kingdom-not-in-it = karty `{ $card }` nie ma w Królestwie, więc nie można jej wyjąć
    .hint = jego karty to { $cards }
error-kingdom-not-offered = teraz niemożliwe: { $cards }
    .hint = wskaż jedną z oferowanych kart
error-kingdom-all-chosen = wszystkie dziesięć kart jest już wybranych
    .shell = `draft.kingdom()` daje Królestwo
error-unknown-kingdom-none = nie ma zestawu `{ $name }`
    .hint = są { $sets }; albo podaj dziesięć kart oddzielonych przecinkami
error-unknown-kingdom-edition = edycja { $edition } nie ma zestawu `{ $name }`
    .hint = `{ $found }` to zestaw z edycji { $other }
error-needs-expansion-cards = zestaw `{ $name }` wymaga dodatku { $expansion } dla kart: { $missing }
    .hint = zestawy gry podstawowej to { $sets }
error-seed-range = `{ $seed }` nie jest ziarnem losowania
    .hint = ziarno to liczba całkowita od 0 do 2**64 - 1
error-players-number = tylu graczy nie może grać: `{ $number }`
    .hint = gra jest przeznaczona dla 2 do { $most } graczy
error-players-not-their-turn = miejsce `{ $seat }` nie może teraz wskazać karty
    .hint = kolej na miejsce { $turn }
error-language-none = nie ma języka `{ $language }`
    .hint = języki to { $languages }
error-cards-twice = są dwie karty `{ $card }`
    .hint = nadaj jednej z nich inną nazwę
error-cards-too-long = tekst jest za długi na plik kart, liczba znaków: `{ $number }`
    .hint = najwyżej { $most }
error-cards-none = w pliku nie ma żadnej karty
    .hint = karta zaczyna się wierszem `card Alchemist's Hut`
error-cards-no-card-begun = `{ $text }` nie należy do żadnej karty
    .hint = { error-cards-none.hint }
error-cards-no-text = `{ $text }` to nie są własne karty
    .hint = tekst w cudzysłowie, jak w JSON
error-cards-no-block = `{ $text }` nie otwiera bloku
    .hint = tylko wiersze zakończone `:` mają pod sobą wiersze z wcięciem
error-cards-empty-block = blok `{ $text }` jest pusty
    .hint = umieść jego treść pod nim, bardziej na prawo
error-cards-no-number = `{ $text }` nie jest liczbą dla `{ $what }`
    .hint = liczba całkowita od { $least } do { $most }
error-cards-range = `{ $value }` nie pasuje do `{ $what }`
    .hint = liczba całkowita od { $least } do { $most }
error-cards-typeless = karta nie ma typu
    .hint = typy to { $types }
error-cards-type = nie ma typu `{ $type }`
    .hint = typy to { $types }
error-cards-bonus = `{ $text }` nie jest premią
    .hint = na przykład `+1 card`, `+2 actions`, `+1 buy` albo `+2 coins`
error-cards-measure = nie ma punktów za `{ $measure }`
    .hint = punkty są za: { $measures }
error-cards-no-bonus = nie ma premii `{ $what }`
    .hint = jedna z: { $bonuses }
error-cards-bonus-twice = karta podaje +{ $what } dwa razy
    .hint = dodaj te liczby
error-cards-nested = blok `for each` stoi wewnątrz innego
    .hint = umieść go za tamtym
error-cards-one-choice = karta ma jedno `choose`
    .hint = jej opcje różnią się tylko etykietami
error-cards-pass-nested = `pass left` stoi wewnątrz bloku o innych graczach lub turach
    .hint = postaw je przed tym blokiem lub za nim
error-cards-choice-nested = blok `choose` stoi wewnątrz innego
    .hint = umieść go za tamtym
error-cards-reaction-place = { $card }: `when attacked` stoi osobno, raz, na karcie typu Reakcja
    .hint = napisz to przy marginesie, oraz `types action, reaction`
error-cards-reaction-verb = { $card }: `{ $verb }` nie może stać pod `when attacked`
    .hint = Reakcja dobiera, odrzuca, wyrzuca, dodaje albo kładzie karty na talię
error-cards-option-place = `option` stoi pod `choose`, a nic innego tam nie stoi
    .hint = `choose 1:`, a pod tym `option +card:`
error-cards-options = `{ $number }` z `{ $options }` opcji to żaden wybór
    .hint = z dwóch do { $most } opcji jedną lub więcej, ale nie wszystkie
error-cards-worth-of-one = zmierzyć można wartość jednej karty naraz
    .shell = nazwij jedną: `fiefdom cards witch --worth`
error-cards-two-options = dwie opcje nazywają się `{ $label }`
    .hint = nadaj jednej z nich inną etykietę
error-cards-label = `{ $label }` nie jest etykietą
    .hint = małe litery, cyfry i łączniki, razem najwyżej { $most }, na przykład `+2-coins` albo `discard-hand`
error-cards-verb = nie ma czasownika `{ $words }`
    .hint = czasowniki wymienia opis własnych kart
error-cards-indent = wiersz jest wcięty inaczej niż wszystkie przed nim
    .hint = zacznij go w kolumnie { $wanted }
error-cards-said-twice = karta podaje `{ $key }` dwa razy
    .hint = usuń jeden z wierszy
error-cards-edition = nie ma edycji `{ $edition }`
    .hint = to `edition 1:` albo `edition 2:`
error-cards-expects-card = `{ $verb }` wymaga karty podstawowej, a nie `{ $found }`
    .hint = jedna z: { $choices }
error-cards-expects-place = `{ $verb }` wymaga miejsca, a nie `{ $found }`
    .hint = jedno z: { $choices }
error-cards-expects-number = `{ $verb }` wymaga liczby, a nie `{ $found }`
    .hint = od 0 do { $most }
error-cards-colon = `{ $verb }` otwiera blok
    .hint = zakończ wiersz dwukropkiem: `{ $verb }:`
error-cards-too-much = `{ $word }` to za dużo dla `{ $verb }`
    .hint = jedna instrukcja w wierszu
error-cards-missing = karta `{ $card }` nie podaje swego `{ $key }`
    .hint = dodaj wiersz taki jak `{ $key } { $example }`
error-cards-taken = jest już karta `{ $card }`
    .hint = wybierz inną nazwę
error-cards-name = `{ $name }` nie jest nazwą karty
    .hint = wielka litera, potem litery od a do z, cyfry, spacje, łączniki i apostrofy, razem najwyżej { $most }; inne litery mogą stać w `name pl: …`
error-cards-reserved = `{ $name }` znaczy coś innego
    .hint = wybierz inną nazwę
error-cards-no-type = `{ $card }` nie jest ani akcją, ani skarbem, ani zwycięstwem, ani klątwą
    .hint = na przykład `types action`
error-cards-never = to, co robi `{ $card }`, nigdy się nie zdarzy: nie można jej zagrać
    .hint = dodaj `action` albo `treasure` do jej typów
error-cards-worth = `{ $card }` ma wartość, a tę ma tylko Skarb, który nie jest Akcją
    .hint = napisz zamiast tego `+1 coin`
error-cards-too-many-instructions = za dużo instrukcji na jedną kartę: `{ $number }`
    .hint = najwyżej { $most }, wliczając bloki
error-cards-no-verb-makes = żaden czasownik nie daje instrukcji `{ $step }`
    .hint = buduj karty z czasowników z fiefdom.cards
error-cards-no-loot = po `reveal to thief` nie następuje `may gain loot`
    .hint = dodaj `may gain loot` na końcu karty
error-cards-sum = liczby karty `{ $card }` dają razem `{ $total }`
    .hint = najwyżej { $most }; te w bloku `for each` liczą się razy { $times }, raz na każdego gracza
error-cards-bytes = definicja karty `{ $card }` zajmuje bajtów: `{ $size }`
    .hint = najwyżej { $most }; skróć jej teksty
error-cards-language = `{ $language }` nie jest językiem
    .hint = język to kod taki jak `en` lub `pl`
error-cards-text = `{ $text }` nie może stać na karcie
    .hint = od jednego do { $most } widocznych znaków bez `#`, w jednym wierszu
error-cards-no-basic-card = `{ $verb }` nie ma karty `{ $value }`
    .hint = chodzi o kartę podstawową
error-cards-no-place = `{ $verb }` nie ma miejsca `{ $value }`
    .hint = jest to { $places }
error-cards-too-many-languages = za dużo języków na jedną kartę: `{ $number }`
    .hint = najwyżej { $most }

## The game

error-illegal-answer-not-legal = `{ $answer }` nie jest odpowiedzią na `{ $question }` (miejsce { $seat })
    .hint = dozwolone: { $legal }
error-illegal-answer-no-question = `{ $answer }` nie odpowiada na żadne pytanie: gra się skończyła
error-illegal-answer-not-in-game = karty `{ $card }` nie ma w tej grze
    .hint = jej Królestwo to { $cards }
error-illegal-answer-no-label = `{ $question }` nie ma etykiety `{ $answer }`
    .hint = ma { $labels }
error-illegal-answer-no-number = `{ $answer }` nie jest liczbą na odpowiedź
    .hint = liczba całkowita od 0 do { $most }
error-illegal-answer-batch = `{ $slot }` w grze `{ $game }` nie jest odpowiedzią na `{ $question }` (miejsce { $seat })
    .hint = dozwolone: { $legal }; żadna gra się nie zmieniła
error-illegal-answer-nothing = brak karty nie jest odpowiedzią na `{ $question }`
    .hint = aby nic nie wybrać, odpowiedz `pass`
error-illegal-answer-no-treasures = nie ma teraz Skarbów do zagrania
error-illegal-answer-turn-open = tura nie może się skończyć przed odpowiedzią na `{ $question }`
error-illegal-answer-over = gra się skończyła
error-illegal-answer-hidden = odpowiedź jest w tym zapisie ukryta
error-illegal-answer-other-question = otwarte pytanie to `{ $player }: { $question }`
error-illegal-answer-too-many = `{ $answer }` to o jedną kartę za dużo dla `{ $question }`
error-illegal-answer-bots = `{ $player }` jest botem i odpowiada sam
error-illegal-answer-rematch-early = rewanż jest możliwy po grze
    .hint = najpierw dograj ją do końca
error-cannot-undo-nothing-free = nie ma nic, co można cofnąć bez skutków
error-cannot-undo-known = nie można cofnąć `{ $decision }`: ktoś się już czegoś z tego dowiedział
    .shell = `take_back` rozdaje na nowo to, czego nie widziano
error-cannot-undo-not-yours = nie ty możesz cofnąć `{ $decision }`
error-cannot-undo-no-decision = nie ma decyzji `{ $to }`, do której można wrócić
    .hint = liczba decyzji w grze: { $number }
error-cannot-undo-learned-then = do tego czasu ktoś się już czegoś dowiedział
    .hint = dalsze cofnięcie ma nowe ziarno: `undo to 3, redeal 7`
error-agent-none = nie ma gracza `{ $name }`
    .hint = są { $names }, big-money+CARD oraz strategie z biblioteki
error-agent-no-card = bot `{ $name }` nie przyjmuje karty
    .hint = pomiń `+{ $card }`
error-agent-idle = zapytano agenta, choć nie ma on o czym decydować
error-agent-plan-others = plany są zdradzane tylko tam, gdzie nie grają inni ludzie
    .hint = zapytaj ponownie po grze
error-agent-plan-nobody = nikt przy tym stole nie rozważa zakupów
    .hint = swój plan zdradzają Ekspert i Mistrz
error-bot-failed-illegal = miejsce `{ $seat }` odpowiedziało `{ $answer }` na `{ $question }`
    .hint = dozwolone: { $legal }
error-bot-failed-unasked = miejsce `{ $seat }` odpowiedziało `{ $answer }`, choć nikt nie pytał
error-players-no-starter = nie ma miejsca `{ $seat }`, które mogłoby zacząć
    .hint = miejsca mają numery od 0 do { $last }
error-players-no-seat = nie ma miejsca `{ $seat }`
    .hint = miejsca mają numery od 0 do { $last }
error-players-name = `{ $name }` nie jest nazwą gracza
    .hint = od jednego do czterdziestu widocznych znaków, bez spacji na brzegach
error-players-name-character = nazwa `{ $name }` zawiera znak, którego używają zapisy
    .hint = pomiń , : > # i `
error-players-alike = dwóch graczy nazywa się tak samo w `{ $names }`
    .hint = wszystkie nazwy są różne
error-players-same-name = dwóch graczy nazywa się `{ $name }`
    .hint = nadaj im różne nazwy
error-players-comma = polecenie `{ $command }` zawiera przecinek i zapisane gry nie mogłyby go podać
    .hint = umieść je w skrypcie
error-players-winners = `{ $winners }` nie mogą być zwycięzcami, gdy graczy jest tylu: { $number }
    .hint = miejsca mają numery od 0 do { $last }
error-view-no-position = żadna pozycja nie pasuje do tego widoku
    .hint = czy zmieniono go ręcznie?
error-view-no-memory = pamięta tylko miejsce, które jest pytane
    .hint = poproś o jego widok
error-view-shows-more = miejsce `{ $seat }` pokazuje więcej kart, niż posiada
error-view-no-looking = nikt nie może teraz przeglądać stosu kart odrzuconych
    .hint = tylko wtedy, gdy pozwala na to karta
error-view-spectator = widz nie ma kart
    .hint = poproś o widok z miejsca

## Positions and records

error-batch-none = partia `{ $number }` gier nie jest partią
    .hint = ma co najmniej jedną grę
error-batch-column = `{ $type }` o kształcie `{ $shape }` nie może być: { $what }, liczba gier: { $number }
    .hint = podaj jedną liczbę całkowitą dla wszystkich gier albo po jednej dla każdej
error-batch-no-game = nie ma gry `{ $game }`
    .hint = gry mają numery od 0 do { $last }
error-batch-answers = odpowiedzi nie mogą być `{ $found }`
    .hint = to tablica NumPy typu int16; spróbuj `numpy.array(answers, numpy.int16)`
error-batch-answers-shape = odpowiedzi o kształcie `{ $shape }` nie pasują do liczby gier: { $number }
    .hint = każda gra potrzebuje jednej odpowiedzi
error-batch-games-twice = `{ $games }` wymienia gry dwa razy lub w kilku wierszach
    .hint = wymień każdą grę raz
error-batch-kingdoms = Królestw: `{ $number }`, gier: { $games }; to nie pasuje
    .hint = podaj jedno Królestwo dla wszystkich albo po jednym dla każdej
error-batch-games = `{ $games }` nie wskazuje gier: { $why }
    .hint = gry mają numery od 0 do { $last }
error-batch-threads = nie można podzielić gier na tyle wątków: `{ $number }`
    .hint = 1 to brak podziału, 0 to jeden wątek na każdy rdzeń
error-bytes-start = `{ $start }…` nie jest początkiem zapisanej pozycji ani partii
error-bytes-format = zapisano to w formacie `{ $version }`
    .hint = ta wersja Fiefdom czyta format { $wanted }
error-bytes-rules = zapisała to wersja Fiefdom o innych zasadach
    .hint = odtwórz zamiast tego zapis gry
error-bytes-damaged = jest uszkodzone: liczba bajtów `{ $number }` się nie zgadza
    .hint = ucięto to albo zmieniono po drodze
error-bytes-no-such-kingdom = gra z partii ma Królestwo `{ $kingdom }`, a jest ich { $number }
error-bytes-kingdom = podaje niemożliwe Królestwo: { $why }
error-bytes-contradiction = pozycja przeczy sama sobie: { $why }
    .hint = zmieniono ją po zapisaniu; można odtworzyć zapis gry
error-bytes-contradiction-in-game = gra `{ $game }` z partii przeczy sama sobie: { $why }
    .hint = zmieniono ją po zapisaniu
error-notation-too-long = tekst jest za długi na pozycję, liczba znaków: `{ $number }`
    .hint = najwyżej { $most }
error-notation-missing = pozycja nie ma `{ $field }`
    .hint = jej pola oddziela ` | `
error-notation-contradiction = pozycja przeczy sama sobie: { $why }
    .hint = `ask` i `pending` wynikają z kart: weź je z `write_position` rozegranej pozycji
error-notation-start = `{ $text }` nie jest początkiem pozycji
    .hint = zaczyna się ona od `{ $format } EDITION CARDS`
error-notation-field-twice = pozycja ma `{ $name }` dwa razy
    .hint = każde pole podaje się raz
error-notation-too-large = `{ $number }` to za dużo dla `{ $name }`
    .hint = najwyżej { $most }
error-notation-turn = `{ $text }` nie jest turą
    .hint = na przykład `turn 0 buy 1,1,3,0,0`
error-notation-numbers = `{ $text }` powinno mieć tyle liczb: { $length }, każda do { $most }
    .hint = oddzielone przecinkami
error-notation-copies = `{ $text }` ma za dużo egzemplarzy karty
    .hint = najwyżej { $most }
error-notation-not-in-kingdom = karty `{ $card }` nie ma w tym Królestwie
    .hint = jego karty to { $cards }
error-notation-seat-twice = miejsce { $seat } ma `{ $part }` dwa razy
    .hint = każdą część miejsca podaje się raz
error-notation-stream = `{ $text }` nie jest strumieniem losowym
    .hint = cztery słowa po osiem cyfr szesnastkowych, oddzielone kropkami
error-notation-in-play = za dużo kart w grze: `{ $number }`
    .hint = najwyżej { $most }
error-notation-order = kolejność `{ $text }` nie pasuje do kart w grze
    .hint = po jednym miejscu dla każdej z nich
error-notation-pending = za dużo oczekujących kroków: `{ $number }`
    .hint = najwyżej { $most }
error-notation-known = za dużo kart o znanej kolejności: `{ $number }`
    .hint = najwyżej { $most }
error-notation-step = nie ma kroku `{ $name }`
    .hint = na przykład `treasure_chosen`
error-notation-part = `{ $text }` to nic, co ma miejsce przy stole
    .hint = na przykład hand=copper*3,estate
error-notation-field = `{ $text }` nie jest polem pozycji
    .hint = są to turn, supply, trash, seat, ask i pending
error-notation-decision-too-long = tekst jest za długi na decyzję, liczba znaków: `{ $number }`
    .hint = cały zapis ma najwyżej { $most }
error-notation-decision = `{ $text }` nie jest decyzją
    .hint = na przykład `Ana: buy -> Province`
error-notation-decisions = `{ $text }` daje za dużo decyzji
    .hint = zapis ma ich najwyżej { $most }
error-notation-answers = `{ $text }` nie jest listą odpowiedzi
    .hint = na przykład `Copper x3, pass`
error-record-does-not-fit = decyzja { $number } (`{ $entry }`) nie pasuje: { $cause }
error-record-no-seed = gry bez jej ziarna nie można kontynuować
error-record-other-position = to nie jest pozycja z tej gry: liczba graczy { $seats }, karty { $cards }
    .hint = zapis wyeksportowano bez tajemnic
error-record-nothing = `{ $key }` to nic, co ma zapis gry
    .hint = decyzja wygląda tak: `Ana: buy -> Province`
error-record-starter = `{ $starter }` nie może zacząć wśród `{ $players }`
    .hint = wszystkie nazwy są różne, a jeden z graczy zaczyna
error-record-rules = zapis powstał według zasad `{ $rules }`
    .hint = ta wersja Fiefdom gra według zasad { $wanted }
error-record-characters = tekst jest za długi na zapis gry, liczba znaków: `{ $number }`
    .hint = najwyżej { $most }
error-record-start = `{ $found }` nie jest początkiem zapisu gry
    .hint = pierwszy wiersz to `{ $format }`
error-record-missing = zapis nie podaje `{ $key }`
error-record-no-number = `{ $value }` nie jest liczbą dla `{ $key }`
    .hint = od jednej do dwudziestu cyfr
error-record-no-player = nie ma gracza `{ $player }`
    .hint = gracze to { $players }
error-record-no-bot = nie ma gracza `{ $player }`, który mógłby być botem
    .hint = gracze to { $players }
error-path-in-use = `{ $path }` jest używany przez inny serwer, proces { $process }
    .shell = zatrzymaj go albo wybierz inne `--data`
error-path-unlockable = nie można zablokować `{ $path }`: { $why }
    .shell = wybierz inne `--data`
error-path-other-version = `{ $path }` zapisała inna wersja Fiefdom
    .shell = użyj tamtej wersji albo innego `--data`
error-path-no-database = `{ $path }` nie może służyć za bazę danych: { $why }
    .shell = sprawdź, czy istnieje i czy jest osiągalna, albo wskaż inną przez `--data` lub `--database`
error-path-no-folder = `{ $path }` nie może służyć za folder: { $why }
    .shell = wybierz inne `--data`

## Options

error-number-out-of-limits = `{ $option }` nie może wynosić { $value }
    .hint = Od { $low } do { $high }

## Players, views and servers

error-agent-program = `{ $name }` to program i nie może tu grać
    .shell = niech zagra przez `fiefdom bot match`
error-agent-no-commands = `{ $name }` to polecenie, a polecenia nie są tu dozwolone
    .hint = wybierz jednego z botów, które ma Fiefdom
error-view-has-fewer = miejsce `{ $seat }` ma mniej kart, niż mówi widok
error-path-database-full = `{ $path }` zawiera już gry
    .hint = zaimportuj do nowej, pustej bazy danych
error-path-no-export = `{ $path }` nie jest eksportem bazy danych
    .hint = zapisuje go `fiefdom data export FILE`
error-path-cut-export = plik `{ $path }` jest ucięty: ma { $rows } z { $of } wierszy
    .hint = wyeksportuj go ponownie albo skopiuj cały plik
error-path-acts-missing = brakuje posunięć stołu `{ $path }`
error-path-no-copy = baza danych PostgreSQL nie jest plikiem, który można skopiować
    .hint = `fiefdom data export FILE` zapisuje wszystko, także gdy serwer działa; można też użyć `pg_dump`
error-usage-task-needs = `{ $task }` wymaga `{ $option }`
    .hint = `fiefdom data --help` mówi, czego wymaga każde zadanie
error-path-database-address = `{ $text }` nie jest adresem bazy danych PostgreSQL
    .hint = zapisz go jak `postgresql://użytkownik@host/nazwa`
error-path-origin = `{ $text }` nie jest adresem witryny
    .hint = na przykład `https://games.example.org`
error-path-server-name = `{ $name }` nie jest nazwą serwera
    .hint = na przykład `games.example.org`, `*.example.org` albo `*`, czyli dowolna
error-path-proxy = `{ $address }` nie jest adresem serwera pośredniczącego
    .hint = na przykład `172.17.0.1` albo `10.0.0.0/8`
error-path-private-address = `{ $address }` nie jest adresem w cyfrach
    .hint = na przykład `10.0.0.5`: pod nim inne komputery znajdują ten
error-path-never-served = żaden serwer nie używał jeszcze `{ $path }`
    .hint = wskaż gry działającego serwera przez `--data` lub `--database`
error-path-no-server = żaden serwer nie odpowiada pod `{ $address }`: { $why }
    .hint = uruchom go poleceniem `fiefdom serve` albo podaj jego adres przez `--url`
error-path-not-by-host = serwer pod `{ $address }` odmawia: { $why }
    .hint = pytaj z jego komputera i wskaż jego gry przez `--data` lub `--database`
error-usage-option-needs = `{ $option }` wymaga `{ $other }`
    .hint = podaj także tę opcję

## The command line, simulations and reviews

error-usage-unknown = nie ma tu `{ $word }`
    .shell = `{ $program } --help` mówi, jak tego używać
error-usage-no-number = `{ $option } { $value }` nie jest liczbą
    .shell = zapisz liczbę cyframi: `0.5`
error-usage-no-whole-number = `{ $option } { $value }` nie jest liczbą
    .shell = zapisz liczbę całkowitą cyframi: `1000000`
error-usage-no-verb = nie ma polecenia `{ $value }`
    .shell = dostępne: { $choices }
error-usage-no-choice = nie ma `{ $option } { $value }`
    .shell = dostępne: { $choices }
error-usage-no-value = `{ $option }` nic nie mówi
    .shell = podaj za nią wartość; zaczynającą się od minusa tak: `{ $option }=-…`
error-usage-nothing = `{ $argument }` nic nie mówi
    .shell = `{ $program } --help` mówi, jak tego używać
error-usage-argparse = nie rozumiem tego polecenia: { $why }
    .shell = `{ $program } --help` mówi, jak tego używać
error-usage-required = brakuje: { $arguments }
    .shell = `{ $program } --help` mówi, jak tego używać
error-usage-resume = `--resume` i `{ $option }` wykluczają się
    .shell = zapisana gra zachowuje swoje karty i graczy
error-agent-several = `{ $bots }` to więcej niż jeden bot
    .shell = { $task ->
        [check] polecenie ze spacjami ujmij w cudzysłów
       *[serve] wystawiaj po jednym bocie
    }
error-agent-option-value = `{ $word }` nie jest opcją z wartością
    .shell = na przykład `--option level=3`
error-agent-no-program = `{ $name }` nie jest programem
    .shell = napisz `cmd:` i jego polecenie: `--bot cmd:./mybot`; wszystkie inne boty i tak są dostępne
error-unknown-card-several = `{ $name }` to nie jedna karta
    .hint = czy chodziło o jedną z tych: { $cards }?
error-number-over = w momencie `{ $at }` nikt nie jest pytany: gra się skończyła
    .shell = `--at N` cofa, `--seat NAME` prowadzi do ostatniego pytania gracza
error-number-not-asked = `{ $name }` do momentu `{ $at }` nie jest o nic pytany
    .hint = wybierz późniejszy
error-number-threads = nie można użyć tylu wątków: `{ $number }`
    .hint = można od 1 do 256
error-number-moment = nie ma momentu `{ $at }`
    .hint = liczba decyzji w zapisie: { $number }
error-number-nothing-to-review = nie ma czego omawiać: w zapisie nie ma decyzji do rozważenia
    .hint = najpierw graj dalej
error-number-port = `{ $port }` nie jest portem
    .hint = port to liczba od 0 do 65535
error-number-budget = `{ $text }` nie jest budżetem
    .hint = na przykład `60s`, `5m` albo `200000 games`
error-number-rollouts = nie można rozegrać tylu symulacji: `{ $number }`
    .hint = można od 1 do { $most }
error-number-precision = `{ $text }` nie jest dokładnością
    .hint = zapisz ją w procentach: `0.5%`
error-kingdom-random-too = `{ $name }` i `--random` wykluczają się
    .shell = pomiń jedno z nich
error-kingdom-not-random = `{ $option }` nic nie znaczy bez `--random`
    .shell = dodaj `--random`, aby wylosować Królestwo
error-kingdom-not-whole = boty potrzebują całego Królestwa
    .shell = podaj je: `--kingdom "First Game"` albo dziesięć kart
error-players-bots = tyle botów nie zmieści się przy jednym stole: `{ $number }`
    .hint = gra jest przeznaczona dla 2 do 6 graczy
error-players-none = nie ma gracza `{ $name }`
    .hint = gracze to { $players } albo numery od 0 do { $last }
error-players-few-versions = nie można porównać tylu wersji: `{ $number }`
    .hint = podaj co najmniej dwie
error-players-few-or-many = tylu graczy nie może grać: `{ $number }`
    .shell = podaj od 2 do { $most }; `fiefdom strategies` wypisuje dostępne strategie
error-players-tournament = tylu graczy to nie turniej: `{ $number }`
    .hint = podaj od 2 do { $most }
error-view-no-advice = nie ma czego doradzać: nikt nie jest pytany albo pytany jest ktoś inny
    .hint = poproś o widok `question.seat`
error-view-not-asked = odpowiedzi waży się tam, gdzie pytany jest patrzący
    .hint = poproś o widok `question.seat`
error-path-no-scenario = w `{ $paths }` nie ma scenariusza
    .hint = scenariusz to blok ```scenario
error-path-nothing-there = nie ma pliku ani folderu `{ $path }`
    .hint = podaj pliki Markdown albo foldery, które je zawierają
error-path-standard-output = nie można pisać na `standard output`: { $why }
    .hint = sprawdź, ile miejsca jest tam, dokąd trafia
error-path-unusable = nie można użyć `{ $path }`: { $why }
    .hint = sprawdź, kto może tego używać i ile zostało miejsca
error-path-no-game = nie ma gry, którą można wznowić
    .shell = `fiefdom play` zaczyna nową
error-path-address = nie można użyć `{ $address }`: { $why }
    .shell = spróbuj innego: `--port 8001` albo `--host 0.0.0.0`
error-path-no-leaders = w `{ $path }` nie ma liderów: { $why }
    .shell = folder zapisany przez `fiefdom evolve --out` ma { $mixture }
error-path-no-form = nie ma postaci tabel `{ $form }`
    .hint = postacie to { $forms }
error-path-not-into = do `{ $path }` nie można nic zapisać
    .hint = wybierz własny folder
error-path-ending = `{ $path }` może być czymkolwiek
    .hint = nazwa musi kończyć się na { $endings }
error-path-no-such-folder = nie ma folderu `{ $path }`
    .hint = najpierw go utwórz
error-path-not-here = nie można zapisać `{ $path }`
    .hint = wybierz inne miejsce
error-path-no-output-folder = `{ $path }` nie jest folderem do zapisu: { $why }
    .hint = podaj taki, który da się utworzyć
error-cluster-address = `{ $address }` nie jest klastrem
    .hint = `ray` to klaster tego komputera, `ray://HOST:10001` inny
error-cluster-version = klaster ma Fiefdom { $version }, a tu jest `{ $wanted }`
    .hint = zainstaluj tę samą wersję na wszystkich komputerach
error-cluster-none = nie ma klastra pod `{ $address }`: { $why }
    .hint = `ray start --head` uruchamia klaster
error-cluster-threads = `threads` i `on` wykluczają się
    .hint = klaster używa rdzeni, które ma
error-missing-extra-plots = wykresy wymagają `matplotlib`
    .hint = w klonie Fiefdom: `python -m pip install '.[{ $extra }]'`
error-missing-extra-cluster = gra na klastrze wymaga `ray`
    .hint = { error-missing-extra-plots.hint }
error-missing-extra-parquet = zapis do Parquet wymaga `polars`
    .hint = { error-missing-extra-plots.hint }
error-parameter-no-values = `{ $word }` nie podaje wartości
    .hint = napisz `n=1..5` albo `n=1,2,4`
error-parameter-twice = `{ $name }` zmienia się dwa razy
    .hint = umieść wszystkie wartości na jednej liście
error-parameter-none = strategia `{ $strategy }` nie ma parametru
    .hint = wpisz nazwę w nawiasach klamrowych w miejscu liczby: `count(Smithy) < {"{"}n{"}"}`
error-parameter-range-order = `{ $text }` nie jest zakresem
    .hint = od mniejszej liczby do większej, liczba wartości najwyżej { $most }
error-parameter-range = `{ $text }` nie jest zakresem
    .hint = zakres to `1..5` albo `0..2..0.5` z krokiem
error-parameter-missing = parametr `{ $name }` nie ma wartości
    .hint = podaj jakieś: `{ $name }=1..5`
error-parameter-combinations = liczba kombinacji: `{ $number }`
    .hint = rozgrywa się najwyżej { $most }
error-parameter-unknown = strategia nie ma parametru `{ $name }`
    .hint = jej parametry to { $parameters }
error-parameter-no-value = nie ma wartości dla `{ $name }`
    .hint = podaj które: `{ $name }=1..5`

## Strategies

error-found = { $at ->
    [end] koniec reguły
   *[word] `{ $found }`
}
error-strategy-expected-end = jest tu { error-found }, a powinno być `and`, `or`, porównanie albo koniec wiersza
error-strategy-chained = jest tu { error-found }, a powinno być `and`, `or` albo koniec wiersza
    .hint = porównań się nie łączy w łańcuch: `1 < turn and turn < 5`
error-strategy-too-deep = jest tu { error-found }, a poziomów nawiasów może być najwyżej { $most }
error-strategy-expected-bracket = jest tu { error-found }, a powinno być `)`
error-strategy-expected-quantity = jest tu { error-found }, a powinna być liczba albo słowo oznaczające wielkość
    .hint = te słowa to { $words }
error-strategy-expected-opening = jest tu { error-found }, a powinno być `(` po `{ $word }`
    .hint = na przykład `{ $word }({ $example })`
error-strategy-condition-too-long = warunek jest za długi, liczba słów i znaków: `{ $number }`
    .hint = najwyżej { $most }; zrób z niego kilka reguł
error-strategy-no-section = nie ma sekcji `{ $name }`
    .hint = są { $sections } oraz pytania takie jak chapel.trash
error-strategy-needs-card = `{ $name }()` wymaga karty
    .hint = na przykład `{ $name }(Gold)` albo `{ $name }(action)`
error-strategy-none = nie ma strategii `{ $name }`
    .shell = nazwa z `fiefdom strategies`, plik albo reguły takie jak `Province; Gold`
error-strategy-no-action = `{ $card }` nie jest Akcją, którą mogłoby dodać Bogactwo
    .hint = na przykład `ultimate+market`
error-strategy-no-target = nie ma karty `{ $name }`
    .hint = reguła zaczyna się od karty, jednego ze słów { $types } albo od `nothing`
error-strategy-no-label = `{ $question }` nie ma etykiety `{ $name }`
    .hint = ma { $labels }
error-strategy-no-number = na `{ $question }` odpowiada się liczbą, a nie `{ $name }`
    .hint = liczba od 0 do { $most }
error-strategy-would-of-no-card = `would` dotyczy kart na ręce, a `{ $question }` o żadną nie pyta
    .hint = napisz warunek, od którego zależą jego reguły
error-strategy-too-long = tekst jest za długi na strategię, liczba znaków: `{ $number }`
    .hint = najwyżej { $most }
error-strategy-split = pierwsze dwie ręce nie mogą być `{ $split }`
    .hint = możliwe podziały to 5/2 i 4/3
error-strategy-two-openings = są dwa otwarcia dla `{ $split }`
    .hint = pomiń jedno
error-strategy-opening = otwarcie kupuje dwie karty, a nie `{ $value }`
    .hint = na przykład `open 4/3: Smithy, Silver`; `nothing` też jest słowem
error-strategy-no-rule = strategia bez reguły
    .hint = napisz karty do kupienia, najlepsze najpierw: `Province; Gold; Silver`
error-strategy-heading = nagłówek `{ $text }` nie jest zamknięty
    .hint = sekcja zaczyna się od `[play]` albo `[chapel.trash]`
error-strategy-yes-or-no = `{ $value }` to ani yes, ani no
    .hint = na przykład `end while losing: yes` albo `weigh last gains: no`
error-strategy-nothing = `{ $word }:` nic nie mówi
    .hint = pomiń ten wiersz
error-strategy-conditions-too-long = warunki strategii `{ $name }` są za długie
    .hint = mieści się najwyżej tyle słów i znaków: { $most }
error-strategy-too-many-rules = `{ $name }` ma za dużo reguł
    .hint = mieści się najwyżej { $most }, wliczając domyślne
error-strategy-asks-itself = `would({ $question })` w `{ $name }` pyta o siebie
    .hint = usuń je z sekcji, o którą pyta
error-strategy-too-many-sections = `{ $name }` ma za dużo sekcji
    .hint = mieści się najwyżej { $most }
error-strategy-foreign-declares = tekst deklaruje encje lub typ dokumentu, a tego się nie czyta
    .hint = pomiń takie wiersze
error-strategy-foreign-xml = tekst nie jest zamknięty, jak wymaga XML
    .hint = każde `<buy …>` potrzebuje `</buy>`
error-strategy-foreign-no-player = w XML nie ma elementu `player`
    .hint = bot DominionSim to `<player>` z `<buy name="…">` w środku
error-strategy-foreign-players = w XML jest więcej graczy ({ $number }), pierwsi to `{ $first }` i `{ $second }`
    .hint = wklejaj po jednym `<player>`
error-strategy-foreign-word = `{ $name }` nie ma odpowiednika w języku strategii
    .hint = pomiń ten warunek albo napisz go samodzielnie
error-strategy-foreign-entry = `{ $text }` nie jest pozycją menu
    .hint = pisz karty, najlepszą najpierw: `Province, Gold, 2 Smithy, Silver`
error-players-no-record = gier `{ $name }` tu się nie zapisuje
    .hint = tylko strategie zagrają tę samą grę jeszcze raz
error-players-not-added = nie można dodać gier o różnej liczbie graczy: `{ $number }` i `{ $other }`
error-number-groups = `{ $number }` gier nie tworzy pełnych grup
    .hint = wielokrotność { $players }: każdy zaczyna równie często
error-number-no-chance = żadna szansa nie jest większa od zera
error-number-chances = szanse wymagają wiersza dla każdego miejsca i kolumny dla każdej strategii
error-view-rollouts = symulacje zaczynają się tam, gdzie pytany jest patrzący
    .hint = poproś o widok `question.seat`
error-kingdom-too-many-kinds = za dużo rodzajów kart Królestwa na jedną grę: `{ $number }`
    .hint = mieści się najwyżej { $most }

## Datasets and environments

error-data-more = w `{ $folder }` jest już więcej gier: `{ $games }`, a nie { $wanted }
    .hint = zażądaj tylu samo lub więcej
error-data-what = nie ma zbioru danych z `{ $what }`
    .hint = są { $known }
error-data-other-files = w `{ $folder }` są inne pliki Parquet
    .hint = wybierz pusty folder
error-data-manifest = nie można odczytać `{ $path }`
    .hint = usuń folder i zapisz zbiór danych od nowa
error-data-other-plan = w `{ $folder }` jest zbiór danych, w którym `{ $name }` to `{ $before }`, a nie `{ $value }`
    .hint = wybierz inny folder
error-data-split = nie ma podziału `{ $split }`
    .hint = są { $splits }
error-data-no-decisions = `{ $folder }` nie zawiera zbioru decyzji
    .hint = `fiefdom dataset` go zapisuje
error-number-dataset = tyle gier to nie zbiór danych: `{ $number }`
    .hint = co najmniej 1
error-number-processes = tyle procesów nic nie zapisze: `{ $number }`
    .hint = co najmniej 1
error-missing-extra-dataset = zbiór danych wymaga `pyarrow`
    .hint = { error-missing-extra-plots.hint }
error-missing-extra-library = biblioteka `{ $library }` nie jest zainstalowana
    .hint = { error-missing-extra-plots.hint }
error-environment-opponents = przeciwników: `{ $number }`, a graczy ma być { $players }
    .hint = podaj jednego albo tylu: { $others }
error-environment-no-kingdom = nie ma Królestwa do gry
    .hint = podaj Królestwo, kilka albo `random`
error-environment-most-turns = epizod nie może mieć tylu tur: `{ $number }`
    .hint = podaj liczbę całkowitą, 0 to brak limitu
error-environment-illegal = niedozwolona akcja nie może `{ $illegal }`
    .hint = może `lose` albo `ignore`
error-environment-games = nie może być tylu gier: `{ $number }`
    .hint = jest co najmniej jedna
error-environment-opponent-failed = przeciwnik nie może przegrać na mocy reguł: { $cause }
error-environment-version = nie ma wersji `{ $version }` kodowania
    .hint = są od 0 do { $last }
error-environment-no-opponents = to środowisko wymaga przeciwników, a nie `None`
    .hint = wszystkie miejsca rozgrywa się w środowisku wektorowym i w PettingZoo
error-environment-over = epizod się skończył i nie przyjmuje akcji `{ $action }`
    .hint = najpierw wywołaj `reset`
error-environment-decisions = uczącego się nie można pytać o `{ $decisions }`
    .hint = pyta się go o `all` albo `purchases`
error-environment-margin = przewaga nie może stanowić `{ $margin }` nagrody
    .hint = podaj liczbę od 0 do 1
error-environment-seat = gra dla { $players } nie ma miejsca `{ $seat }` dla uczącego się
    .hint = miejsca są od 0 do { $last }
error-model-unreadable = `{ $path }` nie zawiera modelu
    .hint = model to plik .npz zapisany przez jeden z programów odniesienia
error-model-format = `{ $path }` zawiera model w formacie `{ $format }`
    .hint = ta wersja czyta format { $known }
error-kingdom-model = model nigdy nie widział `{ $card }`
    .hint = wybierz królestwo z kart, na których się uczył
error-evaluation-suite = nie ma wersji `{ $version }` zestawu
    .hint = są od 1 do { $last }
error-evaluation-opponent = `{ $name }` nie jest przeciwnikiem z zestawu
    .hint = przeciwnicy to { $names }
error-evaluation-no-function = `{ $word }` nie ma funkcji `{ $name }`
    .hint = podaj funkcję z ziarna w agenta
error-evaluation-no-module = nie można zaimportować `{ $word }`: { $why }
    .hint = podaj PLIK.py:FUNKCJA albo pakiet.moduł:FUNKCJA
error-evaluation-leaderboard = `{ $path }` nie jest tabelą wyników
    .hint = każdy wiersz to obiekt JSON
error-evaluation-no-line = `{ $path }` nie ma wiersza dla `{ $name }`
    .hint = ma { $names }
error-batch-seeds = ziaren: `{ $number }`, gier: { $games }; to nie pasuje
    .hint = podaj jedno ziarno albo po jednym dla każdej gry
error-batch-choice-shape = wybór o kształcie `{ $shape }` nie pasuje do liczby gier: { $number }
    .hint = podaj po jednej wartości logicznej dla każdej gry
error-batch-actions-shape = akcje o kształcie `{ $shape }` nie pasują do liczby gier: { $number }
    .hint = każda gra potrzebuje jednej akcji
error-batch-actions = `{ $type }` o kształcie `{ $shape }` nie mogą być akcjami, liczba gier: { $number }
error-players-observers = gra nie ma jednego z miejsc, które mają obserwować
    .hint = miejsca mają numery od 0 do liczby graczy - 1
error-players-encoding = gra dla `{ $number }` nie pasuje do kodowania dla tylu graczy: { $players }
error-illegal-answer-not-drawn = karty z pozycji `{ $slot }` nie można teraz dobrać
error-illegal-answer-not-now = `{ $slot }` nie jest teraz odpowiedzią
error-illegal-answer-no-action = nie ma akcji `{ $action }`
    .hint = akcje mają numery od 0 do { $last }
error-view-no-field = obserwacja nie ma pola `{ $name }`
    .hint = są { $fields }
error-view-no-observation = widz nie ma obserwacji
    .hint = poproś o widok z miejsca
error-view-parameters = obserwator nie ma parametrów `{ $parameters }`
error-kingdom-encoding-version = wersja { $version } kodowania nie zna karty `{ $card }`
    .hint = wybierz nowszą wersję
error-kingdom-no-number = karta `{ $card }` nie ma numeru w kodowaniu
    .hint = mają go tylko karty z katalogu

## Boty

error-agent-unreadable = nie można odczytać polecenia `{ $command }`: { $why }
error-agent-no-command = nie ma polecenia
    .hint = na przykład `cmd:./mybot` lub `cmd:python mybot.py`
error-agent-cannot-run = nie można uruchomić `{ $program }`
    .hint = skrypt potrzebuje swojego interpretera: `cmd:python mybot.py`
error-agent-not-there = `{ $program }` nie jest programem
    .hint = program w tym folderze to `./mybot`
error-agent-cannot-play = { $cause }
    .shell = `fiefdom bot check` go wypróbuje
error-agent-no-option = bot `{ $bot }` nie ma opcji `{ $name }`
    .hint = { $number ->
        [0] nie ma żadnej
       *[other] ma { $options }
    }
error-agent-no-choice = `{ $value }` nie jest wyborem dla `{ $name }`
    .hint = do wyboru są { $choices }
error-agent-option-kind = `{ $value }` nie pasuje do opcji `{ $name }`
    .hint = na przykład `{ $example }`
error-number-check = tyle gier niczego nie sprawdzi: `{ $games }`
    .hint = rozegraj przynajmniej 1
error-number-match = tyle nie można rozegrać: `{ $number }`
    .hint = mecz ma przynajmniej 1 grę i 1 proces
error-number-line = wiersz dłuższy niż { $most } bajtów nie jest wiadomością
error-view-no-game = pytanie przed jakąkolwiek grą
    .hint = najpierw jest `newgame`
error-view-nobody-asked = w tym widoku nikt nie jest pytany
    .hint = poproś o widok miejsca, które decyduje
error-view-event = zdarzenie mówi o `{ $card }`, a tej karty nie ma w tej grze
error-view-unreadable = `{ $start }…` nie jest widokiem: { $why }
error-view-size = widok nie może mieć tylu bajtów: `{ $number }`
    .hint = czy utworzyła go inna wersja Fiefdom?
error-view-contradiction = widok przeczy sam sobie: { $why }
error-view-other-seat = widok pyta kogoś innego
error-moment = { $moment ->
    [hello] gdy oczekiwano `hello`
    [ready] gdy oczekiwano `ready`
    [game] przed nową grą
    [question] przed pytaniem { $number } (`{ $question }`)
   *[answer] gdy oczekiwano odpowiedzi na pytanie { $number } (`{ $question }`)
}
error-bot-failed-no-start = nie można uruchomić `{ $command }`: { $why }
error-bot-failed-version = `{ $command }` mówi wersją `{ $version }` protokołu
    .hint = ta wersja to { $wanted }
error-bot-failed-silent = `{ $command }` nie przysłał nic przez { $seconds } s, { error-moment }
error-bot-failed-unexpected = `{ $command }` napisał `{ $text }`, { error-moment }
error-bot-failed-closed = `{ $command }` zamknął swoje wyjście, { error-moment }
error-bot-failed-ended = `{ $command }` zakończył się z kodem { $code }, { error-moment }
error-bot-failed-ended-saying = { error-bot-failed-ended }
    .hint = jego ostatnie słowa: `{ $last }`
error-bot-failed-flood = `{ $command }` napisał za dużo, { error-moment }
    .hint = jeden wiersz na każde pytanie, a uwagi na standardowe wyjście błędów
error-bot-failed-no-message = `{ $command }` napisał `{ $text }`, { error-moment }, a to nie jest wiadomość: { $why }
    .hint = na standardowe wyjście trafiają tylko wiadomości, każda jako obiekt JSON w jednym wierszu; wszystko inne na standardowe wyjście błędów
error-bot-failed-not-asked = `{ $command }` napisał `{ $text }`, { error-moment }, choć o nic nie pytano
error-bot-failed-other-question = `{ $command }` odpowiedział na pytanie `{ $answered }`, gdy otwarte było pytanie { $number } (`{ $question }`)
error-bot-failed-not-legal = `{ $command }` odpowiedział na pytanie { $number } (`{ $question }`): `{ $answer }`
    .hint = dozwolone: { $legal }
error-bot-failed-hopeless = nie rozegrano: tyle gier z rzędu przegrał z mocy reguł: { $times }
error-bot-failed-in-game = w grze { $game }: { $cause }
error-bot-failed-no-name = bot nie ma nazwy
error-bot-failed-options-alike = dwie opcje mają tę samą nazwę: { $options }
error-bot-failed-default = wartość domyślna opcji `{ $option }` nie jest żadnym z jej wyborów
error-bot-failed-left-over = napisał `{ $text }`, choć o nic nie pytano
error-after = { $after ->
    [quit] `quit`
   *[end-of-input] końcu wejścia
}
error-bot-failed-still-runs = działał jeszcze { $seconds } s po { error-after } i został zabity
error-bot-failed-exit-code = jego kod wyjścia po { error-after } to { $code }, a nie 0

## Scenariusze

error-illegal-answer-forced = ostatni wybór musi brzmieć `{ $answer }`
error-illegal-answer-choice-over = dla `{ $answer }` nie ma już czego wybierać: wybór się skończył
error-illegal-answer-more = `{ $question }` wymaga jeszcze { $left }
error-scenario-statement = `{ $text }` nie jest ani ustawieniem, ani czynnością
    .hint = na przykład `alice.hand = Copper x3` lub `alice plays Smithy`
error-scenario-list = `{ $text }` nie jest listą kart
    .hint = na przykład `Copper x3, Gold` albo `nothing`
error-scenario-list-too-long = `{ $text }` wymienia za dużo kart
    .hint = najwyżej { $most }
error-scenario-number = `{ $text }` nie jest liczbą od 0 do { $most }
error-scenario-too-long = tekst jest za długi na dokument, liczba znaków: `{ $number }`
    .hint = najwyżej { $most }
error-scenario-never-closed = blok nigdy się nie zamyka
    .hint = zamknij go wierszem z `{ $fence }`
error-scenario-no-player = nie ma gracza `{ $player }`
error-scenario-not-in-kingdom = karty `{ $card }` nie ma w Królestwie tego scenariusza
    .hint = dodaj ją do wiersza `kingdom`
error-scenario-only-asserted = `{ $subject }` można tylko stwierdzić
    .hint = czyli po pierwszej czynności
error-scenario-only-set-up = `{ $subject }` można tylko ustawić
    .hint = czyli przed pierwszą czynnością
error-scenario-twice = `{ $subject }` ustawiono dwa razy
error-scenario-no-subject = nie ma `{ $subject }`, które można ustawić lub stwierdzić
error-scenario-no-players = scenariusz nie wymienia graczy
    .hint = dodaj `players = alice, bob`
error-scenario-players = `{ $value }` to nie gracze
    .hint = od dwóch do sześciu różnych nazw, jak w `alice, bob`
error-scenario-edition = nie ma edycji `{ $edition }`
    .hint = jest `1`, `2` lub `both`
error-scenario-kingdom-twice = Królestwo wymienia kartę dwa razy
error-scenario-other-set = karta `{ $card }` jest z zestawu `{ $set }`
    .hint = wymień też ten zestaw
error-scenario-phase = nie ma fazy `{ $value }`
    .hint = jest `action`, `treasure` lub `buy`
error-scenario-not-their-turn = nie można ustawić `{ $subject }`
    .hint = turę ma tylko `{ $player }`
error-scenario-copies = za dużo egzemplarzy karty { $card }: `{ $number }`
    .hint = najwyżej { $most }
error-scenario-copies-in-all = jest za dużo egzemplarzy jednej karty
    .hint = najwyżej { $most }, razem z Zasobami i śmietniskiem
error-scenario-cards-of-players = gracze mają za dużo kart
    .hint = najwyżej { $most } na gracza, { $together } na wszystkich razem
error-scenario-deck = talia jest za duża, liczba kart: `{ $number }`
    .hint = w kolejności można ułożyć najwyżej { $most } kart
error-scenario-in-play = za dużo kart w grze: `{ $number }`
    .hint = najwyżej { $most }
error-scenario-shuffles = jest za dużo zapisanych tasowań albo jedno jest za długie
    .hint = najwyżej { $most } po { $cards } kart
error-scenario-differs = `{ $subject }` to `{ $found }`, a nie `{ $wanted }`
error-scenario-no-score = `{ $value }` nie jest wynikiem
error-scenario-random-order = kolejność w `{ $subject }` jest losowa
    .hint = zapisz tasowanie przez `alice.shuffle = …`
error-scenario-game = gra nie może być `{ $value }`
    .hint = jest `over` lub `running`
error-scenario-no-phase = gra się skończyła, więc nie jest w żadnej fazie
error-scenario-question = `{ $value }` nie jest pytaniem
    .hint = na przykład `bob: militia.discard` albo `nothing`
error-scenario-no-winner = gra się nie skończyła, więc nikt nie wygrał
error-scenario-unseen = nikt nie widzi `{ $subject }`
    .hint = na przykład `alice sees bob.hand = 5 cards`
error-scenario-possible = `{ $value }` jest możliwe, a nie powinno być
error-scenario-unsound = gra jest niespójna: { $law }
error-scenario-vanished = karty się pojawiły lub zniknęły
error-scenario-other-shuffle = zapisane tasowanie gracza { $player } nie wymienia tasowanych kart
error-scenario-changed-original = odpowiedź na kopii zmieniła oryginał
error-scenario-no-end = nikt nie może zakończyć `{ $value }`
    .hint = jest `actions`, `treasures` lub `turn`
error-scenario-no-question = żadna karta tego scenariusza nie pyta o `{ $question }`
error-scenario-left-open = pytanie `{ $player }: { $question }` pozostaje otwarte
    .hint = odpowiedz na nie albo je stwierdź
error-scenario-no-shuffle = to tasowanie nigdy nie następuje

## Lessons

error-lesson-none = nie ma lekcji `{ $name }`
    .shell = `fiefdom learn --list` pokazuje wszystkie (razem { $number })
error-off-the-lesson-not-now = nie o to chodzi w kroku `{ $step }` lekcji `{ $lesson }`

## Puzzles

error-puzzle-none = nie ma zadania `{ $name }`
    .shell = `fiefdom puzzles --list` wypisuje wszystkie; jest ich { $number }
error-puzzle-theme = nie ma tematu `{ $name }`
    .hint = jest to jeden z { $themes }
error-puzzle-line = to nie jest plik z zadaniami: { $why }
    .hint = jego pierwszy wiersz mówi `{ $format }`, w każdym następnym jest zadanie
error-puzzle-other-seed = w `{ $path }` szukano z ziarnem { $seed }, a nie { $wanted }
    .shell = kontynuuj z `--seed { $seed }` albo szukaj do innego pliku
error-puzzle-answered-held-back = to jest odpowiedź na zadanie `{ $puzzle }`: jest oceniana, nie wykonywana

## Atlas

error-atlas-text = to nie jest atlas: { $why }
    .hint = pierwszy wiersz to `{ $format }`, każdy następny zawiera królestwo
error-atlas-file = nie można odczytać `{ $path }` jako atlasu: { $why }
    .hint = `fiefdom atlas build` zapisuje atlas
error-atlas-exists = `{ $path }` już istnieje
    .shell = kontynuuj z `--resume` albo buduj do innego pliku
error-atlas-other-build = `{ $path }` zbudowano inaczej: { $was }, a nie { $wanted }
    .shell = buduj do innego pliku albo z tymi samymi liczbami
