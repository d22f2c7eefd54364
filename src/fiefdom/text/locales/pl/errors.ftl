# What goes wrong: `error-`, the kind and the key of the error. `hint` says what to do about it; `shell` does so with commands and options, and is not shown in a browser.

## Everywhere

error-near = czy chodziło o `{ $near }`?
error-at-line = wiersz { $line }
error-at-column = wiersz { $line }, kolumna { $column }

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
error-unknown-address = Nic nie ma pod adresem { $value }
error-wrong-method = { $value } nie pasuje do tego adresu
error-wrong-origin = Wysłała to strona innej witryny
    .hint = Jeśli to twoja witryna: poradnik dla gospodarzy mówi, jak ją dopuścić
error-unknown-host = Ten serwer nie nazywa się { $value }
    .hint = Jeśli jest twój, uruchom go z { $option }

## The server

error-server-error = Coś poszło tu nie tak
    .hint = Nic się nie zmieniło; spróbuj ponownie
error-server-error-setting-up = Stół jest przygotowywany na nowo
    .hint = Połącz się ponownie
error-storage = Serwer nie może teraz zapisywać ani odczytywać gier
    .hint = To, co potwierdzono, jest bezpieczne; spróbuj za chwilę
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
error-name = { $value } nie może być imieniem
    .hint = Od jednego do czterdziestu widocznych znaków, bez: , : > # `
error-seats-number = Liczba graczy nie może wynosić { $value }
    .hint = Gra jest dla 2 do 6 graczy
error-seats-bots-only = Przy stole musi być człowiek

## The game

error-not-now-not-begun = Gra się jeszcze nie zaczęła
    .hint = Zacznie się, gdy wszystkie miejsca będą zajęte
error-not-now-not-over = Gra się nie skończyła
    .hint = Do tego czasu jej zapis jest tajny
error-not-now-others-react = Inni mogą jeszcze zareagować
    .hint = Odczekaj chwilę
error-not-now-not-action-phase = To nie jest faza akcji
error-not-your-question = Teraz nikt cię o nic nie pyta
error-stale-question = To pytanie nie jest już otwarte
    .hint = Spójrz jeszcze raz na stół
error-not-understood-no-meaning = { $value } nic tu nie znaczy
error-illegal-answer-no-card = Nie ma karty o nazwie { $value }
error-not-now-rematch-early = Rewanż jest po grze
    .hint = Najpierw zagraj do końca
error-habit = { $question } nie można rozstrzygnąć przez { $wish }
    .hint = Są przyzwyczajenia dla: { $known }

## Taking back and asking

error-not-allowed-not-taken-back = Tego nie można cofnąć
    .hint = Inni się czegoś z tego dowiedzieli albo zagrali dalej
error-not-now-nothing-to-undo = Nie ma czego cofnąć
error-not-now-nothing-to-redo = Nie ma czego ponowić
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
error-path-unreadable = nie można odczytać `{ $path }`: { $why }
    .shell = { $expected ->
        [cards] oczekiwany jest plik z własnymi kartami, tekst w UTF-8
        [strategy] oczekiwana jest strategia: plik tekstowy w UTF-8 albo nazwa z `fiefdom strategies`
        [template] oczekiwana jest strategia z nazwą w nawiasach klamrowych, tekst w UTF-8
        [scenarios] { "" }
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
    .hint = usuń z jednej z tych list
error-kingdom-too-many-required = wymaganych kart: `{ $number }`, a Królestwo ma dziesięć
    .hint = o tyle za dużo: { $surplus }
error-kingdom-not-in-it = karty `{ $card }` nie ma w Królestwie, więc nie można jej wyjąć
    .hint = jego karty to { $cards }
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
error-cards-no-bonus = nie ma premii `{ $what }`
    .hint = jedna z: { $bonuses }
error-cards-bonus-twice = karta podaje +{ $what } dwa razy
    .hint = dodaj te liczby
error-cards-nested = blok `for each` stoi wewnątrz innego
    .hint = umieść go za tamtym
error-cards-one-choice = karta ma jedno `choose`
    .hint = jej opcje różnią się tylko etykietami
error-cards-choice-nested = blok `choose` stoi wewnątrz innego
    .hint = umieść go za tamtym
error-cards-option-place = `option` stoi pod `choose`, a nic innego tam nie stoi
    .hint = `choose 1:`, a pod tym `option +card:`
error-cards-options = `{ $number }` z `{ $options }` opcji to żaden wybór
    .hint = z dwóch do { $most } opcji jedną lub więcej, ale nie wszystkie
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

## Options

error-number-out-of-limits = `{ $option }` nie może wynosić { $value }
    .hint = Od { $low } do { $high }
