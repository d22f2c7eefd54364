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
