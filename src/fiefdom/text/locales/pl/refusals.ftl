# Why the server refuses something: `refused-` and the reason; the attribute says what to do about it.

## Messages and requests

refused-bad-message = Nie da się tego odczytać: { $details }
    .hint = Opis protokołu mówi, co można wysłać
refused-nothing-said = Nie ma nic do powiedzenia
refused-too-large = To jest za duże
    .hint = Limit w bajtach: { $most }
refused-too-slow = Trwało to zbyt długo, zanim dotarło
    .hint = Spróbuj ponownie
refused-too-many-messages = To było za szybko
    .hint = Odczekaj sekundę
refused-too-many-connections = Jest zbyt wiele połączeń z twojego adresu
    .hint = Zamknij niektóre z nich
refused-too-many-tables = Z twojego adresu przychodzi zbyt wiele nowych rzeczy
    .hint = Odczekaj minutę
refused-too-many-requests = Z twojego adresu przychodzi zbyt wiele żądań
    .hint = Odczekaj chwilę
refused-too-much-work = Twój adres długo zajmował serwer
    .hint = Odczekaj chwilę
refused-unknown-address = Nic nie ma pod adresem { $value }
refused-wrong-method = { $value } nie pasuje do tego adresu
refused-wrong-origin = Wysłała to strona innej witryny
    .hint = Jeśli to twoja witryna: poradnik dla gospodarzy mówi, jak ją dopuścić
refused-unknown-host = Ten serwer nie nazywa się { $value }
    .hint = Jeśli jest twój, uruchom go z { $option }

## The server

refused-server-error = Coś poszło tu nie tak
    .hint = Nic się nie zmieniło; spróbuj ponownie
refused-setting-up = Stół jest przygotowywany na nowo
    .hint = Połącz się ponownie
refused-storage = Serwer nie może teraz zapisywać ani odczytywać gier
    .hint = To, co potwierdzono, jest bezpieczne; spróbuj za chwilę
refused-no-place-table = Na serwerze nie ma miejsca na kolejny stół
    .hint = Wróć później
refused-no-place-connection = Na serwerze nie ma miejsca na kolejne połączenie
    .hint = Wróć później
refused-busy = Wiele osób chce tego naraz
    .hint = Spróbuj za chwilę

## Tables and seats

refused-unknown-table = Nie ma stołu { $value }
    .hint = Adres może być stary albo gra została usunięta
refused-no-hello = Pierwszą wiadomością musi być { $value }
    .hint = Podaje ona stół
refused-second-hello = Już jesteś przy stole
    .hint = Otwórz nowe połączenie dla innego stołu
refused-bad-token = Ten klucz nie otwiera żadnego miejsca przy tym stole
    .hint = Bez niego możesz oglądać
refused-used-invitation = Zaproszenie nie otwiera żadnego miejsca
    .hint = Zostało już użyte; poproś o inne
refused-no-spectators = Przy tym stole nie ma widzów
    .hint = Przyjdź z zaproszeniem
refused-not-seated = Widzowie tylko oglądają
    .hint = Link z zaproszeniem daje miejsce
refused-no-seat = Nie ma miejsca { $value }
refused-seat-taken = Miejsce { $value } jest zajęte
    .hint = Zastąpić można tylko nieobecnych
refused-may-return = { $player } może jeszcze wrócić
    .hint = Sekundy, po których może zagrać bot: { $seconds }
refused-owner-only = Tylko właściciel stołu obsadza wolne miejsca
refused-bad-name = { $value } nie może być imieniem
    .hint = Od jednego do czterdziestu widocznych znaków, bez: , : > # `
refused-seats-number = Liczba graczy nie może wynosić { $value }
    .hint = Gra jest dla 2 do 6 graczy
refused-bots-only = Przy stole musi być człowiek

## The game

refused-not-begun = Gra się jeszcze nie zaczęła
    .hint = Zacznie się, gdy wszystkie miejsca będą zajęte
refused-not-over = Gra się nie skończyła
    .hint = Do tego czasu jej zapis jest tajny
refused-others-react = Inni mogą jeszcze zareagować
    .hint = Odczekaj chwilę
refused-not-action-phase = To nie jest faza akcji
refused-not-your-question = Teraz nikt cię o nic nie pyta
refused-stale-question = To pytanie nie jest już otwarte
    .hint = Spójrz jeszcze raz na stół
refused-no-meaning = { $value } nic tu nie znaczy
refused-no-card = Nie ma karty o nazwie { $value }
refused-rematch-early = Rewanż jest po grze
    .hint = Najpierw zagraj do końca
refused-bad-habit = { $question } nie można rozstrzygnąć przez { $wish }
    .hint = Są przyzwyczajenia dla: { $known }

## Taking back and asking

refused-not-taken-back = Tego nie można cofnąć
    .hint = Inni się czegoś z tego dowiedzieli albo zagrali dalej
refused-nothing-to-undo = Nie ma czego cofnąć
refused-nothing-to-redo = Nie ma czego ponowić
refused-nothing-to-ask = Nie ma o co prosić
    .hint = Albo można i bez tego, albo stół na to nie pozwala
refused-asked-enough = W tej turze było już dość próśb
    .hint = Poproś w następnej
refused-request-open = Inna prośba jest otwarta
    .hint = Poczekaj na głosy
refused-no-request = Nie ma takiej prośby
    .hint = Rozstrzygnięto ją albo minął jej czas
refused-no-vote = Nie masz tu głosu
refused-voted = Twój głos został już oddany

## Records and replays

refused-record-too-long = Gra jest za długa, by ją pokazać: { $value }
    .hint = Limit w decyzjach: { $most }
refused-no-step = Nie ma kroku { $value }
    .hint = Ostatni to { $last }

## What other parts of the program have found wrong

refused-unknown-card = Nie ma karty o nazwie { $value }
refused-unknown-kingdom = Nie ma zestawu o nazwie { $value }
refused-needs-expansion = Ten zestaw wymaga kart z dodatku: { $value }
refused-bad-kingdom = Te karty nie tworzą Królestwa
    .hint = Potrzeba dziesięciu różnych kart Królestwa z wybranej edycji
refused-bad-players = Ci gracze nie mogą grać: { $value }
refused-bad-agent = Nie ma tu bota { $value }
refused-bad-language = Nie ma tu języka { $value }
refused-bad-record = Zapisu gry nie można odczytać albo jest niezgodny z zasadami
refused-bad-record-line = W wierszu { $line } zapisu gry nie można odczytać albo jest on niezgodny z zasadami
refused-bad-notation = To nie jest pozycja, decyzja ani zapis gry
refused-illegal-answer = Ta odpowiedź nie jest teraz dozwolona: { $value }
refused-cannot-undo = Tego nie można cofnąć ani ponowić
refused-fiefdom-error = To niemożliwe: { $value }
