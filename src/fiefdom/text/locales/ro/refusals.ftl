# Why the server refuses something: `refused-` and the reason; the attribute says what to do about it.

## Messages and requests

refused-bad-message = Nu se poate citi: { $details }
    .hint = Referința protocolului spune ce se poate trimite
refused-nothing-said = Nu este nimic de spus
refused-too-large = Este prea mare
    .hint = Limita în octeți: { $most }
refused-too-slow = A durat prea mult până a sosit
    .hint = Încearcă din nou
refused-too-many-messages = A fost prea repede
    .hint = Așteaptă o secundă
refused-too-many-connections = Sunt prea multe conexiuni de la adresa ta
    .hint = Închide câteva dintre ele
refused-too-many-tables = De la adresa ta vin prea multe lucruri noi
    .hint = Așteaptă un minut
refused-too-many-requests = De la adresa ta vin prea multe cereri
    .hint = Așteaptă puțin
refused-too-much-work = Adresa ta a ținut serverul ocupat mult timp
    .hint = Așteaptă puțin
refused-unknown-address = Nu există nimic la { $value }
refused-wrong-method = { $value } nu se potrivește cu această adresă
refused-wrong-origin = A trimis-o o pagină a altui site
    .hint = Dacă este un site al tău: ghidul pentru gazde spune cum se permite
refused-unknown-host = Acest server nu poartă numele { $value }
    .hint = Dacă este al tău, pornește-l cu { $option }

## The server

refused-server-error = Ceva nu a mers aici
    .hint = Nu s-a schimbat nimic; încearcă din nou
refused-setting-up = Masa se pregătește din nou
    .hint = Conectează-te din nou
refused-storage = Serverul nu poate păstra sau citi partide acum
    .hint = Ce a fost confirmat este în siguranță; încearcă din nou peste puțin timp
refused-no-place-table = Serverul nu mai are loc pentru încă o masă
    .hint = Revino mai târziu
refused-no-place-connection = Serverul nu mai are loc pentru încă o conexiune
    .hint = Revino mai târziu
refused-busy = Mulți vor același lucru deodată
    .hint = Încearcă din nou peste puțin timp

## Tables and seats

refused-unknown-table = Nu există masa { $value }
    .hint = Adresa poate fi veche sau partida a fost ștearsă
refused-no-hello = Primul mesaj trebuie să fie { $value }
    .hint = El numește masa
refused-second-hello = Ești deja la o masă
    .hint = Deschide altă conexiune pentru altă masă
refused-bad-token = Această cheie nu deschide niciun loc la această masă
    .hint = Fără cheie poți urmări partida
refused-used-invitation = Invitația nu deschide niciun loc
    .hint = A fost folosită deja; cere alta
refused-no-spectators = Această masă nu are spectatori
    .hint = Vino cu o invitație
refused-not-seated = Spectatorii doar privesc
    .hint = Un link cu invitație dă un loc
refused-no-seat = Nu există locul { $value }
refused-seat-taken = Locul { $value } este ocupat
    .hint = Doar cine lipsește poate fi înlocuit
refused-may-return = { $player } se mai poate întoarce
    .hint = Secunde până când un bot poate juca în loc: { $seconds }
refused-owner-only = Doar proprietarul mesei ocupă locurile libere
refused-bad-name = { $value } nu poate fi un nume
    .hint = De la unul la patruzeci de semne vizibile, fără: , : > # `
refused-seats-number = Numărul jucătorilor nu poate fi { $value }
    .hint = Jocul este pentru 2 până la 6 jucători
refused-bots-only = O masă are nevoie de un om

## The game

refused-not-begun = Partida nu a început
    .hint = Începe când toate locurile sunt ocupate
refused-not-over = Partida nu s-a terminat
    .hint = Până atunci înregistrarea ei este secretă
refused-others-react = Alții mai pot reacționa
    .hint = Așteaptă puțin
refused-not-action-phase = Nu este faza de acțiune
refused-not-your-question = Acum nu ți se cere nimic
refused-stale-question = Această întrebare nu mai este deschisă
    .hint = Uită-te din nou la masă
refused-no-meaning = { $value } nu înseamnă nimic aici
refused-no-card = Nu există nicio carte cu numele { $value }
refused-rematch-early = Revanșa vine după partidă
    .hint = Întâi joac-o până la capăt
refused-bad-habit = { $question } nu se poate rezolva cu { $wish }
    .hint = Există obiceiuri pentru: { $known }

## Taking back and asking

refused-not-taken-back = Asta nu se poate lua înapoi
    .hint = Ceilalți au aflat ceva din asta sau au mers mai departe
refused-nothing-to-undo = Nu este nimic de luat înapoi
refused-nothing-to-redo = Nu este nimic de refăcut
refused-nothing-to-ask = Nu este nimic de cerut
    .hint = Fie se poate și fără, fie masa nu permite
refused-asked-enough = Ai cerut destul de des în această tură
    .hint = Cere din nou în următoarea
refused-request-open = O altă cerere este deschisă
    .hint = Așteaptă voturile
refused-no-request = Nu există o astfel de cerere
    .hint = S-a hotărât deja sau timpul ei a trecut
refused-no-vote = Nu ai vot în această privință
refused-voted = Ai votat deja

## Records and replays

refused-record-too-long = Partida este prea lungă pentru a fi arătată: { $value }
    .hint = Limita în decizii: { $most }
refused-no-step = Nu există pasul { $value }
    .hint = Ultimul este { $last }

## What other parts of the program have found wrong

refused-unknown-card = Nu există nicio carte cu numele { $value }
refused-unknown-kingdom = Nu există niciun set cu numele { $value }
refused-needs-expansion = Acest set are nevoie de cărți dintr-o extensie: { $value }
refused-bad-kingdom = Aceste cărți nu formează un regat
    .hint = Sunt necesare zece cărți de regat diferite din ediția aleasă
refused-bad-players = Acești jucători nu pot juca: { $value }
refused-bad-agent = Nu există botul { $value } aici
refused-bad-language = Nu există limba { $value } aici
refused-bad-record = Înregistrarea nu poate fi citită sau nu respectă regulile
refused-bad-record-line = Înregistrarea nu poate fi citită sau nu respectă regulile la rândul { $line }
refused-bad-notation = Aceasta nu este o poziție, o decizie sau o înregistrare
refused-illegal-answer = Acest răspuns nu este permis acum: { $value }
refused-cannot-undo = Asta nu se poate lua înapoi sau reface
refused-fiefdom-error = Asta nu se poate: { $value }
