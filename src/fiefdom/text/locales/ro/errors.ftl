# What goes wrong: `error-`, the kind and the key of the error. `hint` says what to do about it; `shell` does so with commands and options, and is not shown in a browser.

## Everywhere

error-near = ai vrut să spui `{ $near }`?
error-at-line = rândul { $line }
error-at-column = rândul { $line }, coloana { $column }

## Messages and requests

error-message = Nu se poate citi: { $details }
    .hint = Referința protocolului spune ce se poate trimite
error-message-nothing-said = Nu este nimic de spus
error-too-large = Este prea mare
    .hint = Limita în octeți: { $most }
error-too-slow = A durat prea mult până a sosit
    .hint = Încearcă din nou
error-too-fast-too-many-messages = A fost prea repede
    .hint = Așteaptă o secundă
error-too-fast-too-many-connections = Sunt prea multe conexiuni de la adresa ta
    .hint = Închide câteva dintre ele
error-too-fast-too-many-tables = De la adresa ta vin prea multe lucruri noi
    .hint = Așteaptă un minut
error-too-fast-too-many-requests = De la adresa ta vin prea multe cereri
    .hint = Așteaptă puțin
error-too-fast-too-much-work = Adresa ta a ținut serverul ocupat mult timp
    .hint = Așteaptă puțin
error-unknown-address = Nu există nimic la { $value }
error-wrong-method = { $value } nu se potrivește cu această adresă
error-wrong-origin = A trimis-o o pagină a altui site
    .hint = Dacă este un site al tău: ghidul pentru gazde spune cum se permite
error-unknown-host = Acest server nu poartă numele { $value }
    .hint = Dacă este al tău, pornește-l cu { $option }

## The server

error-server-error = Ceva nu a mers aici
    .hint = Nu s-a schimbat nimic; încearcă din nou
error-server-error-setting-up = Masa se pregătește din nou
    .hint = Conectează-te din nou
error-storage = Serverul nu poate păstra sau citi partide acum
    .hint = Ce a fost confirmat este în siguranță; încearcă din nou peste puțin timp
error-busy-no-place-table = Serverul nu mai are loc pentru încă o masă
    .hint = Revino mai târziu
error-busy-no-place-connection = Serverul nu mai are loc pentru încă o conexiune
    .hint = Revino mai târziu
error-busy = Mulți vor același lucru deodată
    .hint = Încearcă din nou peste puțin timp

## Tables and seats

error-unknown-table = Nu există masa { $value }
    .hint = Adresa poate fi veche sau partida a fost ștearsă
error-no-hello = Primul mesaj trebuie să fie { $value }
    .hint = El numește masa
error-no-hello-second-hello = Ești deja la o masă
    .hint = Deschide altă conexiune pentru altă masă
error-token = Această cheie nu deschide niciun loc la această masă
    .hint = Fără cheie poți urmări partida
error-token-used-invitation = Invitația nu deschide niciun loc
    .hint = A fost folosită deja; cere alta
error-no-spectators = Această masă nu are spectatori
    .hint = Vino cu o invitație
error-not-seated = Spectatorii doar privesc
    .hint = Un link cu invitație dă un loc
error-seats-no-seat = Nu există locul { $value }
error-not-allowed-seat-taken = Locul { $value } este ocupat
    .hint = Doar cine lipsește poate fi înlocuit
error-too-early-may-return = { $player } se mai poate întoarce
    .hint = Secunde până când un bot poate juca în loc: { $seconds }
error-not-allowed-owner-only = Doar proprietarul mesei ocupă locurile libere
error-name = { $value } nu poate fi un nume
    .hint = De la unul la patruzeci de semne vizibile, fără: , : > # `
error-seats-number = Numărul jucătorilor nu poate fi { $value }
    .hint = Jocul este pentru 2 până la 6 jucători
error-seats-bots-only = O masă are nevoie de un om

## The game

error-not-now-not-begun = Partida nu a început
    .hint = Începe când toate locurile sunt ocupate
error-not-now-not-over = Partida nu s-a terminat
    .hint = Până atunci înregistrarea ei este secretă
error-not-now-others-react = Alții mai pot reacționa
    .hint = Așteaptă puțin
error-not-now-not-action-phase = Nu este faza de acțiune
error-not-your-question = Acum nu ți se cere nimic
error-stale-question = Această întrebare nu mai este deschisă
    .hint = Uită-te din nou la masă
error-not-understood-no-meaning = { $value } nu înseamnă nimic aici
error-illegal-answer-no-card = Nu există nicio carte cu numele { $value }
error-not-now-rematch-early = Revanșa vine după partidă
    .hint = Întâi joac-o până la capăt
error-habit = { $question } nu se poate rezolva cu { $wish }
    .hint = Există obiceiuri pentru: { $known }

## Taking back and asking

error-not-allowed-not-taken-back = Asta nu se poate lua înapoi
    .hint = Ceilalți au aflat ceva din asta sau au mers mai departe
error-not-now-nothing-to-undo = Nu este nimic de luat înapoi
error-not-now-nothing-to-redo = Nu este nimic de refăcut
error-not-allowed-nothing-to-ask = Nu este nimic de cerut
    .hint = Fie se poate și fără, fie masa nu permite
error-not-allowed-asked-enough = Ai cerut destul de des în această tură
    .hint = Cere din nou în următoarea
error-not-now-request-open = O altă cerere este deschisă
    .hint = Așteaptă voturile
error-not-now-no-request = Nu există o astfel de cerere
    .hint = S-a hotărât deja sau timpul ei a trecut
error-not-allowed-no-vote = Nu ai vot în această privință
error-not-allowed-voted = Ai votat deja

## Records and replays

error-record-too-long = Partida este prea lungă pentru a fi arătată: { $value }
    .hint = Limita în decizii: { $most }
error-not-now-no-step = Nu există pasul { $value }
    .hint = Ultimul este { $last }

## At the table

error-not-understood-command = Nu înțeleg: { $value }
error-not-understood-card = Nu există nicio carte cu numele: { $value }
error-not-understood-nearly-a-card = Nu există nicio carte cu numele: { $value }. Te referi la { $card }?
error-not-understood-several-cards = Mai multe cărți se potrivesc cu { $value }: { $cards }
error-not-understood-not-now = Acum nu se poate: { $value }
error-not-understood-not-legal = Această carte nu poate fi aleasă acum: { $card }
error-not-understood-choose-more = { $left ->
    [one] Mai alege o carte
    [few] Mai alege { $left } cărți
   *[other] Mai alege { $left } de cărți
}
error-not-understood-choose-fewer = Sunt prea multe cărți
error-cannot-undo-learned = Asta nu se poate lua înapoi: cineva a aflat deja ceva
error-cannot-undo-nothing = Nu este nimic de luat înapoi
error-cannot-undo-nothing-again = Nu este nimic de refăcut
error-not-understood-several-words = Mai multe comenzi sau cărți se potrivesc cu { $value }: { $words }

## Files

error-path-too-large = `{ $path }` este prea mare
    .hint = cel mult { $most } octeți
error-path-unreadable = `{ $path }` nu poate fi citit: { $why }
    .shell = { $expected ->
        [cards] se așteaptă un fișier cu cărți inventate, text în UTF-8
        [strategy] se așteaptă o strategie: un fișier text în UTF-8 sau un nume din `fiefdom strategies`
        [template] se așteaptă o strategie cu un nume între acolade, text în UTF-8
        [scenarios] { "" }
       *[record] se așteaptă un joc salvat de `fiefdom play`; astfel de fișiere se termină în .fief
    }
error-path-no-text = `{ $path }` nu este text
    .shell = { error-path-unreadable.shell }
error-path-unwritable = `{ $path }` nu poate fi scris: { $why }
    .hint = alege alt loc
