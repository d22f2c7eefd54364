# What goes wrong: `error-`, the kind and the key of the error. `hint` says what to do about it; `shell` does so with commands and options, and is not shown in a browser.

## Everywhere

error-near = ai vrut să spui `{ $near }`?
error-at-line = rândul { $line }
error-at-column = rândul { $line }, coloana { $column }
error-retry = Încearcă din nou peste { $seconds } s

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
error-too-fast-too-much-study = Adresa ta a cerut analiza multor partide
    .hint = Așteaptă câteva minute; partida poate fi privită în continuare
error-too-fast-too-many-experiments = Adresa ta a cerut multe experimente
    .hint = Așteaptă câteva minute
error-unknown-address = Nu există nimic la { $value }
error-unknown-address-no-deal = Nu există un joc al zilei `{ $value }`
error-wrong-method = { $value } nu se potrivește cu această adresă
error-wrong-origin = A trimis-o o pagină a altui site
    .hint = Dacă este un site al tău: ghidul pentru gazde spune cum se permite
error-banned = Gazda acestui server nu lasă adresa ta să intre
    .hint = Întreabă gazda, dacă socotești că este o greșeală
error-unknown-host = Acest server nu poartă numele { $value }
    .hint = Dacă este al tău, pornește-l cu { $option }

## The server

error-server-error = Ceva nu a mers aici
    .hint = Nu s-a schimbat nimic; încearcă din nou
error-server-error-setting-up = Masa se pregătește din nou
    .hint = Conectează-te din nou
error-storage = Serverul nu poate păstra sau citi partide acum
    .hint = Ce a fost confirmat este în siguranță; încearcă din nou peste puțin timp
error-storage-database-away = Baza de date a serverului nu răspunde acum
    .hint = Ce a fost confirmat este în siguranță, pasul acesta nu s-a făcut; jocul merge mai departe de la sine când revine
error-storage-disk-full = Discul serverului este plin
    .hint = Ce a fost confirmat este în siguranță, pasul acesta nu s-a făcut; spune-i gazdei
error-storage-read-only = Serverul nu poate scrie acum în partidele sale
    .hint = Ce a fost confirmat este în siguranță, pasul acesta nu s-a făcut; spune-i gazdei
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
error-token-not-the-host = Acesta nu este cuvântul gazdei
error-token-no-person = Nimeni de aici nu are acest cod de recuperare
    .hint = Vezi dacă fiecare literă este corectă; are cinci grupe de câte cinci
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
error-not-allowed-name-taken = Numele { $value } este al altcuiva
    .hint = Alege altul
error-not-allowed-own-name = Aici joci sub un nume al tău
    .hint = Schimbă-l pe pagina meselor deschise; e valabil de la masa următoare
error-not-allowed-names-only = Partida contează la clasament și o pot juca doar cei cu nume propriu
    .hint = Ia-ți unul pe pagina meselor deschise; durează o clipă
error-not-allowed-not-with-these = Nu te poți așeza la această masă
    .hint = Alege alta sau deschide una
error-not-allowed-nobody-to-block = Acolo nu stă nimeni cu nume propriu
    .hint = Îi poți opri mesajele la masă
error-not-allowed-own-cards = Aici nu se poate juca cu cărți proprii
    .hint = Serverul este pregătit numai pentru cărți tipărite
error-not-allowed-no-advice = La această masă nu se dau sfaturi
    .hint = Cine a făcut masa le-a oprit, sau este o lecție
error-not-allowed-others-play = Sfaturi se dau doar în partide fără alți oameni
    .hint = Studiază partida după ce se termină
error-seats-bots-only = O masă are nevoie de un om

## The game

error-not-now-not-begun = Partida nu a început
    .hint = Începe când toate locurile sunt ocupate
error-not-now-no-ratings = Acest server nu are clasament
    .hint = Joacă fără el; gazda poate instala componenta `ratings`
error-not-now-nothing-to-claim = Nu este nicio victorie de cerut
error-not-now-not-over = Partida nu s-a terminat
    .hint = Până atunci înregistrarea ei este secretă
error-not-now-lab-closed = Laboratorul acestui server este închis
    .hint = Rulează Fiefdom pe calculatorul tău; acolo este deschis
error-not-now-others-react = Alții mai pot reacționa
    .hint = Așteaptă puțin
error-not-now-time-out = Timpul tău pentru această tură s-a terminat
    .hint = un bot o joacă până la capăt
error-not-now-nothing-to-choose = Nu este nimic de ales
error-not-now-not-action-phase = Nu este faza de acțiune
error-not-your-question = Acum nu ți se cere nimic
error-stale-question = Această întrebare nu mai este deschisă
    .hint = Uită-te din nou la masă
error-not-understood-no-meaning = { $value } nu înseamnă nimic aici
error-not-now-rematch-early = Revanșa vine după partidă
    .hint = Întâi joac-o până la capăt
error-habit = { $question } nu se poate rezolva cu { $wish }
    .hint = Există obiceiuri pentru: { $known }

## Taking back and asking

error-not-allowed-not-taken-back = Asta nu se poate lua înapoi
    .hint = Ceilalți au aflat ceva din asta sau au mers mai departe
error-not-now-nothing-to-undo = Nu este nimic de luat înapoi
error-not-now-no-lesson = La această masă nu este o lecție
error-not-now-no-puzzle = La această masă nu este nicio problemă de rezolvat
error-not-now-nothing-to-redo = Nu este nimic de refăcut
error-not-now-nothing-to-give-up = Nu este nicio partidă de abandonat
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
error-not-allowed-others-lead = Altcineva conduce acest studiu
error-too-fast-too-many-branches = Acest joc are deja câte ramuri se pot păstra
    .hint = Studiază alt joc, sau o ramură a acestuia
error-not-now-position-over = În această poziție nimeni nu este întrebat nimic: jocul s-a încheiat
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
error-system-problem-said = { $code ->
        [ENOENT] fișierul sau dosarul nu există
        [EACCES] acces interzis
        [EISDIR] este un dosar
        [ENOTDIR] nu este un dosar
        [EEXIST] există deja
        [ENOSPC] nu mai este loc pe disc
        [EROFS] de aici se poate doar citi
        [EADDRINUSE] adresa este deja folosită
        [ENAMETOOLONG] numele este prea lung
       *[other] sistemul răspunde: { $why }
    }
error-path-unreadable = `{ $path }` nu poate fi citit: { $why }
    .shell = { $expected ->
        [cards] se așteaptă un fișier cu cărți inventate, text în UTF-8
        [strategy] se așteaptă o strategie: un fișier text în UTF-8 sau un nume din `fiefdom strategies`
        [template] se așteaptă o strategie cu un nume între acolade, text în UTF-8
        [scenarios] { "" }
        [model] { "" }
        [agent] { "" }
        [leaderboard] { "" }
        [export] se așteaptă un export, cum îl scrie `fiefdom data export`
       *[record] se așteaptă un joc salvat de `fiefdom play`; astfel de fișiere se termină în .fief
    }
error-path-no-text = `{ $path }` nu este text
    .shell = { error-path-unreadable.shell }
error-path-unwritable = `{ $path }` nu poate fi scris: { $why }
    .hint = alege alt loc

## Cards and kingdoms

error-unknown-card-none = nu există nicio carte `{ $name }`
    .shell = `fiefdom cards` le listează pe toate
error-kingdom-no-set = nu există setul de cărți `{ $name }`
    .hint = există { $sets }
error-kingdom-set-number = `{ $text }` nu spune un număr de cărți
    .hint = după semn vine un număr de la 0 la 10, ca în `{ $name }=5`
error-kingdom-shares = în total se cer `{ $number }` cărți, iar un regat are zece
    .hint = numerele trebuie să facă împreună zece; un set fără număr completează restul: `{ $example }`
error-kingdom-share-required = cărți obligatorii din `{ $name }`: `{ $required }`, dar se cer doar `{ $number }`
    .hint = cere mai puține dintre ele sau mărește numărul
error-kingdom-sets-of-lot = `{ $kingdom }` nu se trage la sorți, deci nu poate fi din anumite seturi
    .hint = lasă seturile deoparte sau cere regatul `random`
error-kingdom-edition = nu există ediția `{ $edition }`
    .hint = edițiile sunt 1, 2 și `both`
error-kingdom-style = nu există stilul de cod `{ $style }`
    .hint = stilurile sunt `names` și `underscore`
error-kingdom-too-long = textul este prea lung pentru un regat: semne: `{ $number }`
    .hint = cel mult { $most }; un regat are zece cărți
error-kingdom-basic = nu pot fi în regat: { $cards }
    .hint = cele șapte cărți de bază sunt oricum în fiecare joc
error-kingdom-twice = numite de mai multe ori: { $cards }
    .hint = cărțile unui regat sunt toate diferite
error-kingdom-not-ten = un regat are zece cărți, nu `{ $number }`
    .hint = câte mai trebuie numite: { $missing }
    .shell = câte mai trebuie numite: { $missing }; `fiefdom kingdoms --random --with CARDS` le trage la întâmplare
error-kingdom-too-many = un regat are zece cărți, nu `{ $number }`
    .hint = câte trebuie lăsate deoparte: { $surplus }
error-kingdom-other-edition = nu sunt în ediția { $edition }: { $cards }
    .hint = caută în ediția { $other }; ediția „both” permite orice carte
error-kingdom-too-few-left = cărți de tras: { $missing }, dar au rămas doar `{ $left }`
    .hint = exclude mai puține sau cere mai multe
error-kingdom-both = cerute și excluse totodată: { $cards }
    .hint = scoate-le dintr-una din cele două liste
error-kingdom-need = nu a rămas nicio carte potrivită pentru `{ $name }`
    .hint = cere mai puține cărți sau exclude mai puține
error-kingdom-no-trait = unui regat nu i se poate cere `{ $name }`
    .hint = există { $traits }
error-kingdom-survey = se poate cerceta câte un singur regat
    .shell = numește unul: `fiefdom kingdoms "First Game" --survey`
error-kingdom-too-many-required = cărți cerute: `{ $number }`, iar un regat are zece
    .hint = câte sunt în plus: { $surplus }
error-kingdom-not-in-it = `{ $card }` nu este în regat, deci nu poate fi scoasă
    .hint = cărțile lui sunt { $cards }
error-kingdom-not-offered = nu este posibil acum: { $cards }
    .hint = numește o carte care se oferă
error-kingdom-all-chosen = toate cele zece cărți sunt deja alese
    .shell = `draft.kingdom()` dă regatul
error-unknown-kingdom-none = nu există setul `{ $name }`
    .hint = există { $sets }; sau numește zece cărți separate prin virgule
error-unknown-kingdom-edition = ediția { $edition } nu are setul `{ $name }`
    .hint = `{ $found }` este un set al ediției { $other }
error-needs-expansion-cards = setul `{ $name }` are nevoie de extensia { $expansion } pentru { $missing }
    .hint = seturile jocului de bază sunt { $sets }
error-seed-range = `{ $seed }` nu este o sămânță
    .hint = o sămânță este un număr întreg de la 0 la 2**64 - 1
error-players-number = nu se poate juca în `{ $number }`
    .hint = jocul este pentru 2 până la { $most } jucători
error-players-not-their-turn = locul `{ $seat }` nu poate numi acum o carte
    .hint = este rândul locului { $turn }
error-language-none = nu există limba `{ $language }`
    .hint = limbile sunt { $languages }
error-cards-twice = există două cărți `{ $card }`
    .hint = dă-i uneia alt nume
error-cards-too-long = textul este prea lung pentru un fișier cu cărți: semne: `{ $number }`
    .hint = cel mult { $most }
error-cards-none = în fișier nu este nicio carte
    .hint = o carte începe cu un rând ca `card Alchemist's Hut`
error-cards-no-card-begun = `{ $text }` nu ține de nicio carte
    .hint = { error-cards-none.hint }
error-cards-no-text = `{ $text }` nu sunt cărți inventate
    .hint = un text între ghilimele, ca în JSON
error-cards-no-block = `{ $text }` nu deschide un bloc
    .hint = doar rândurile care se termină în `:` au sub ele rânduri mai la dreapta
error-cards-empty-block = blocul `{ $text }` este gol
    .hint = pune sub el, mai la dreapta, ce ține de el
error-cards-no-number = `{ $text }` nu este un număr pentru `{ $what }`
    .hint = un număr întreg de la { $least } la { $most }
error-cards-range = `{ $value }` nu se potrivește cu `{ $what }`
    .hint = un număr întreg de la { $least } la { $most }
error-cards-typeless = cartea nu are niciun tip
    .hint = tipurile sunt { $types }
error-cards-type = nu există tipul `{ $type }`
    .hint = tipurile sunt { $types }
error-cards-bonus = `{ $text }` nu este un bonus
    .hint = de exemplu `+1 card`, `+2 actions`, `+1 buy` sau `+2 coins`
error-cards-measure = nu se dau puncte pentru `{ $measure }`
    .hint = se dau pentru: { $measures }
error-cards-no-bonus = nu există bonusul `{ $what }`
    .hint = este unul dintre { $bonuses }
error-cards-bonus-twice = cartea spune +{ $what } de două ori
    .hint = adună numerele
error-cards-nested = un bloc `for each` stă în altul
    .hint = pune-l după celălalt
error-cards-one-choice = o carte are un singur `choose`
    .hint = opțiunile ei se deosebesc doar prin etichete
error-cards-pass-nested = `pass left` stă într-un bloc despre alți jucători sau alte ture
    .hint = pune-l înaintea sau în urma blocului
error-cards-choice-nested = un bloc `choose` stă în altul
    .hint = pune-l după celălalt
error-cards-reaction-place = { $card }: `when attacked` stă singur, o singură dată, pe o carte de tip reacție
    .hint = scrie-l la margine, și `types action, reaction`
error-cards-reaction-verb = { $card }: `{ $verb }` nu poate sta sub `when attacked`
    .hint = o reacție trage, decartează, aruncă, dobândește sau pune cărți pe teanc
error-cards-option-place = un `option` stă sub `choose`, și nimic altceva
    .hint = `choose 1:`, apoi `option +card:` sub el
error-cards-options = `{ $number }` din `{ $options }` opțiuni nu este o alegere
    .hint = din două până la { $most } opțiuni, una sau mai multe, dar nu toate
error-cards-worth-of-one = se poate măsura valoarea unei singure cărți odată
    .shell = numește una: `fiefdom cards witch --worth`
error-cards-two-options = două opțiuni se numesc `{ $label }`
    .hint = dă-i uneia altă etichetă
error-cards-label = `{ $label }` nu este o etichetă
    .hint = litere mici, cifre și cratime, cel mult { $most } în total, de exemplu `+2-coins` sau `discard-hand`
error-cards-verb = nu există verbul `{ $words }`
    .hint = verbele sunt în referința cărților inventate
error-cards-indent = rândul începe într-o coloană în care nu începe niciunul de mai sus
    .hint = începe-l în coloana { $wanted }
error-cards-said-twice = cartea spune `{ $key }` de două ori
    .hint = scoate unul dintre rânduri
error-cards-edition = nu există ediția `{ $edition }`
    .hint = este `edition 1:` sau `edition 2:`
error-cards-expects-card = `{ $verb }` așteaptă o carte de bază, nu `{ $found }`
    .hint = una dintre { $choices }
error-cards-expects-place = `{ $verb }` așteaptă un loc, nu `{ $found }`
    .hint = unul dintre { $choices }
error-cards-expects-number = `{ $verb }` așteaptă un număr, nu `{ $found }`
    .hint = de la 0 la { $most }
error-cards-colon = `{ $verb }` deschide un bloc
    .hint = încheie rândul cu semnul `:`, adică `{ $verb }:`
error-cards-too-much = `{ $word }` este prea mult pentru `{ $verb }`
    .hint = o singură instrucțiune pe rând
error-cards-missing = cartea `{ $card }` nu își spune `{ $key }`
    .hint = adaugă un rând ca `{ $key } { $example }`
error-cards-taken = există deja o carte `{ $card }`
    .hint = alege alt nume
error-cards-name = `{ $name }` nu este un nume de carte
    .hint = o majusculă, apoi litere de la a la z, cifre, spații, cratime și apostrofuri, cel mult { $most } semne; alte litere pot sta în `name pl: …`
error-cards-reserved = `{ $name }` înseamnă altceva
    .hint = alege alt nume
error-cards-no-type = `{ $card }` nu este nici acțiune, nici tezaur, nici victorie, nici blestem
    .hint = de exemplu `types action`
error-cards-never = ce face `{ $card }` nu se întâmplă niciodată: nu poate fi jucată
    .hint = adaugă `action` sau `treasure` la tipurile ei
error-cards-worth = `{ $card }` are o valoare, pe care o are doar o carte de tezaur ce nu este și de acțiune
    .hint = spune în schimb `+1 coin`
error-cards-too-many-instructions = instrucțiuni prea multe pentru o carte: `{ $number }`
    .hint = cel mult { $most }, cu tot cu blocuri
error-cards-no-verb-makes = niciun verb nu dă instrucțiunea `{ $step }`
    .hint = construiește cărțile din verbele din fiefdom.cards
error-cards-no-loot = după `reveal to thief` nu urmează `may gain loot`
    .hint = adaugă `may gain loot` la sfârșitul cărții
error-cards-sum = numerele cărții `{ $card }` dau împreună `{ $total }`
    .hint = cel mult { $most }; cele dintr-un bloc `for each` se socotesc de { $times } ori, o dată pentru fiecare jucător
error-cards-bytes = definiția cărții `{ $card }` ocupă, în octeți, `{ $size }`
    .hint = cel mult { $most }; scurtează-i textele
error-cards-language = `{ $language }` nu este o limbă
    .hint = o limbă este un cod ca `en` sau `pl`
error-cards-text = `{ $text }` nu poate sta pe o carte
    .hint = de la unul la { $most } semne vizibile fără `#`, pe un singur rând
error-cards-no-basic-card = `{ $verb }` nu are cartea `{ $value }`
    .hint = este vorba de o carte de bază
error-cards-no-place = `{ $verb }` nu are locul `{ $value }`
    .hint = este { $places }
error-cards-too-many-languages = prea multe limbi pentru o carte: `{ $number }`
    .hint = cel mult { $most }

## The game

error-illegal-answer-not-legal = `{ $answer }` nu este un răspuns la `{ $question }` (locul { $seat })
    .hint = sunt permise { $legal }
error-illegal-answer-no-question = `{ $answer }` nu răspunde la nicio întrebare: jocul s-a terminat
error-illegal-answer-not-in-game = `{ $card }` nu este în acest joc
    .hint = regatul lui este { $cards }
error-illegal-answer-no-label = `{ $question }` nu are eticheta `{ $answer }`
    .hint = are { $labels }
error-illegal-answer-no-number = `{ $answer }` nu este un număr pentru un răspuns
    .hint = un număr întreg de la 0 la { $most }
error-illegal-answer-batch = `{ $slot }` în jocul `{ $game }` nu este un răspuns la `{ $question }` (locul { $seat })
    .hint = sunt permise { $legal }; niciun joc nu s-a schimbat
error-illegal-answer-nothing = nicio carte nu este un răspuns la `{ $question }`
    .hint = pentru a nu alege nimic, răspunde `pass`
error-illegal-answer-no-treasures = acum nu sunt cărți de tezaur de jucat
error-illegal-answer-turn-open = tura nu se poate încheia înainte de răspunsul la `{ $question }`
error-illegal-answer-over = jocul s-a terminat
error-illegal-answer-hidden = răspunsul este ascuns în această înregistrare
error-illegal-answer-other-question = întrebarea deschisă este `{ $player }: { $question }`
error-illegal-answer-too-many = `{ $answer }` este o carte în plus pentru `{ $question }`
error-illegal-answer-bots = `{ $player }` este un bot și răspunde singur
error-illegal-answer-rematch-early = revanșa vine după joc
    .hint = întâi joacă-l până la capăt
error-cannot-undo-nothing-free = nu este nimic de luat înapoi fără urmări
error-cannot-undo-known = `{ $decision }` nu se poate lua înapoi: cineva a aflat ceva din asta
    .shell = `take_back` împarte din nou ce nu s-a văzut
error-cannot-undo-not-yours = nu tu poți lua înapoi `{ $decision }`
error-cannot-undo-no-decision = nu există decizia `{ $to }` la care să se revină
    .hint = deciziile jocului: { $number }
error-cannot-undo-learned-then = până atunci cineva aflase ceva
    .hint = o revenire mai în urmă are o sămânță nouă: `undo to 3, redeal 7`
error-agent-none = nu există jucătorul `{ $name }`
    .hint = există { $names }, big-money+CARD și strategiile din bibliotecă
error-agent-no-card = botul `{ $name }` nu primește o carte
    .hint = scoate `+{ $card }`
error-agent-idle = un agent a fost întrebat deși nu are nimic de hotărât
error-agent-plan-others = planurile se spun doar unde nu joacă alți oameni
    .hint = întreabă din nou după sfârșitul jocului
error-agent-plan-nobody = nimeni de la masa aceasta nu se gândește la achiziții
    .hint = își spun planul Expertul și Maestrul
error-bot-failed-illegal = locul `{ $seat }` a răspuns `{ $answer }` la `{ $question }`
    .hint = sunt permise { $legal }
error-bot-failed-unasked = locul `{ $seat }` a răspuns `{ $answer }` fără să fie întrebat
error-players-no-starter = nu există locul `{ $seat }` care să înceapă
    .hint = locurile sunt de la 0 la { $last }
error-players-no-seat = nu există locul `{ $seat }`
    .hint = locurile sunt de la 0 la { $last }
error-players-name = `{ $name }` nu este un nume de jucător
    .hint = de la unul la patruzeci de semne vizibile, fără spații la margini
error-players-name-character = numele `{ $name }` are un semn pe care îl folosesc înregistrările
    .hint = scoate , : > # și `
error-players-alike = doi jucători au același nume în `{ $names }`
    .hint = toate numele sunt diferite
error-players-same-name = doi jucători se numesc `{ $name }`
    .hint = dă-le nume diferite
error-players-comma = comanda `{ $command }` are o virgulă, iar jocurile salvate nu ar putea-o numi
    .hint = pune-o într-un script
error-players-winners = `{ $winners }` nu pot fi câștigătorii unui joc cu atâția jucători: { $number }
    .hint = locurile sunt de la 0 la { $last }
error-view-no-position = nicio poziție nu se potrivește cu această vedere
    .hint = a fost schimbată de mână?
error-view-no-memory = își amintește doar locul care este întrebat
    .hint = cere vederea lui
error-view-shows-more = locul `{ $seat }` arată mai multe cărți decât are
error-view-no-looking = nimeni nu se poate uita acum printr-un teanc de decartare
    .hint = doar cât timp o carte îngăduie asta
error-view-spectator = un spectator nu are cărți
    .hint = cere vederea unui loc

## Positions and records

error-batch-none = un lot de `{ $number }` jocuri nu este un lot
    .hint = are cel puțin un joc
error-batch-column = `{ $type }` de forma `{ $shape }` nu poate fi { $what } pentru atâtea jocuri: { $number }
    .hint = dă un număr întreg pentru toate jocurile sau câte unul pentru fiecare
error-batch-no-game = nu există jocul `{ $game }`
    .hint = jocurile sunt de la 0 la { $last }
error-batch-answers = răspunsurile nu pot fi `{ $found }`
    .hint = sunt un tablou NumPy de int16; încearcă `numpy.array(answers, numpy.int16)`
error-batch-answers-shape = răspunsurile de forma `{ $shape }` nu se potrivesc cu numărul de jocuri: { $number }
    .hint = fiecare joc are nevoie de un răspuns
error-batch-games-twice = `{ $games }` numește jocuri de două ori sau pe mai multe rânduri
    .hint = numește fiecare joc o dată
error-batch-kingdoms = regate: `{ $number }`, jocuri: { $games }; nu se potrivesc
    .hint = dă un regat pentru toate sau câte unul pentru fiecare
error-batch-games = `{ $games }` nu numește jocuri: { $why }
    .hint = jocurile sunt de la 0 la { $last }
error-batch-threads = jocurile nu se pot împărți pe atâtea fire: `{ $number }`
    .hint = 1 înseamnă fără împărțire, 0 un fir pentru fiecare nucleu
error-bytes-start = `{ $start }…` nu este începutul unei poziții sau al unui lot salvat
error-bytes-format = a fost salvat în formatul `{ $version }`
    .hint = această versiune de Fiefdom citește formatul { $wanted }
error-bytes-rules = a fost salvat de o versiune de Fiefdom cu alte reguli
    .hint = redă în schimb înregistrarea
error-bytes-damaged = este deteriorat: numărul de octeți `{ $number }` nu se potrivește
    .hint = a fost tăiat sau schimbat pe drum
error-bytes-no-such-kingdom = un joc din lot are regatul `{ $kingdom }`, dar numărul lor este { $number }
error-bytes-kingdom = numește un regat care nu poate fi: { $why }
error-bytes-contradiction = poziția se contrazice: { $why }
    .hint = a fost schimbată după ce a fost salvată; înregistrarea jocului poate fi redată
error-bytes-contradiction-in-game = jocul `{ $game }` din lot se contrazice: { $why }
    .hint = a fost schimbat după ce a fost salvat
error-notation-too-long = textul este prea lung pentru o poziție, semne: `{ $number }`
    .hint = cel mult { $most }
error-notation-missing = poziția nu are `{ $field }`
    .hint = câmpurile ei sunt despărțite prin ` | `
error-notation-contradiction = poziția se contrazice: { $why }
    .hint = `ask` și `pending` decurg din cărți: ia-le din `write_position` al unei poziții la care s-a ajuns jucând
error-notation-start = `{ $text }` nu este începutul unei poziții
    .hint = ea începe cu `{ $format } EDITION CARDS`
error-notation-field-twice = poziția are `{ $name }` de două ori
    .hint = fiecare câmp se spune o dată
error-notation-too-large = `{ $number }` este prea mare pentru `{ $name }`
    .hint = cel mult { $most }
error-notation-turn = `{ $text }` nu este o tură
    .hint = de exemplu `turn 0 buy 1,1,3,0,0`
error-notation-numbers = `{ $text }` ar trebui să aibă { $length } numere până la { $most }
    .hint = despărțite prin virgule
error-notation-copies = `{ $text }` are prea multe exemplare ale unei cărți
    .hint = cel mult { $most }
error-notation-not-in-kingdom = `{ $card }` nu este în acest regat
    .hint = cărțile lui sunt { $cards }
error-notation-seat-twice = locul { $seat } are `{ $part }` de două ori
    .hint = fiecare parte a unui loc se spune o dată
error-notation-stream = `{ $text }` nu este un șir aleator
    .hint = patru cuvinte de opt cifre hexazecimale, despărțite prin puncte
error-notation-in-play = prea multe cărți în joc: `{ $number }`
    .hint = cel mult { $most }
error-notation-order = ordinea `{ $text }` nu se potrivește cu cărțile în joc
    .hint = câte un loc pentru fiecare
error-notation-pending = prea mulți pași în așteptare: `{ $number }`
    .hint = cel mult { $most }
error-notation-known = prea multe cărți cu ordine cunoscută: `{ $number }`
    .hint = cel mult { $most }
error-notation-step = nu există pasul `{ $name }`
    .hint = de exemplu `treasure_chosen`
error-notation-part = `{ $text }` nu este ceva ce are un loc
    .hint = de exemplu hand=copper*3,estate
error-notation-field = `{ $text }` nu este un câmp al unei poziții
    .hint = ele sunt turn, supply, trash, seat, ask și pending
error-notation-decision-too-long = textul este prea lung pentru o decizie, semne: `{ $number }`
    .hint = o înregistrare întreagă are cel mult { $most }
error-notation-decision = `{ $text }` nu este o decizie
    .hint = de exemplu `Ana: buy -> Province`
error-notation-decisions = `{ $text }` dă prea multe decizii
    .hint = o înregistrare are cel mult { $most }
error-notation-answers = `{ $text }` nu este o listă de răspunsuri
    .hint = de exemplu `Copper x3, pass`
error-record-does-not-fit = decizia { $number } (`{ $entry }`) nu se potrivește: { $cause }
error-record-no-seed = un joc fără sămânța lui nu poate fi continuat
error-record-other-position = poziția nu este a acestui joc: are { $seats } jucători și cărțile { $cards }
    .hint = înregistrarea a fost exportată fără secretele ei
error-record-nothing = `{ $key }` nu este ceva ce are o înregistrare
    .hint = o decizie arată ca `Ana: buy -> Province`
error-record-starter = `{ $starter }` nu poate începe printre `{ $players }`
    .hint = toate numele sunt diferite și unul dintre ei începe
error-record-rules = înregistrarea a fost făcută după regulile `{ $rules }`
    .hint = această versiune de Fiefdom joacă după regulile { $wanted }
error-record-characters = textul este prea lung pentru o înregistrare, semne: `{ $number }`
    .hint = cel mult { $most }
error-record-start = `{ $found }` nu este începutul unei înregistrări
    .hint = primul rând este `{ $format }`
error-record-missing = înregistrarea nu își spune `{ $key }`
error-record-no-number = `{ $value }` nu este un număr pentru `{ $key }`
    .hint = de la una la douăzeci de cifre
error-record-no-player = nu există jucătorul `{ $player }`
    .hint = jucătorii sunt { $players }
error-record-no-bot = nu există jucătorul `{ $player }` care să fie bot
    .hint = jucătorii sunt { $players }
error-path-in-use = `{ $path }` este folosit de alt server, procesul { $process }
    .shell = oprește-l sau alege alt `--data`
error-path-unlockable = `{ $path }` nu poate fi blocat: { $why }
    .shell = alege alt `--data`
error-path-other-version = `{ $path }` a fost scris de altă versiune de Fiefdom
    .shell = folosește acea versiune sau alt `--data`
error-path-no-database = `{ $path }` nu poate fi folosit ca bază de date: { $why }
    .shell = vezi dacă există și dacă se poate ajunge la ea, sau numește alta cu `--data` sau `--database`
error-path-no-folder = `{ $path }` nu poate fi folosit ca dosar: { $why }
    .shell = alege alt `--data`

## Options

error-number-out-of-limits = `{ $option }` nu poate fi { $value }
    .hint = De la { $low } la { $high }

## Players, views and servers

error-agent-program = `{ $name }` este un program și nu poate juca aici
    .shell = lasă-l să joace cu `fiefdom bot match`
error-agent-no-commands = `{ $name }` este o comandă, iar comenzile nu sunt permise aici
    .hint = alege unul dintre boții din Fiefdom
error-view-has-fewer = locul `{ $seat }` are mai puține cărți decât spune vederea
error-path-database-full = `{ $path }` conține deja partide
    .hint = importați într-o bază de date nouă, goală
error-path-no-export = `{ $path }` nu este exportul unei baze de date
    .hint = `fiefdom data export FILE` scrie unul
error-path-cut-export = `{ $path }` este trunchiat: are { $rows } din { $of } rânduri
    .hint = exportă-l din nou, sau copiază fișierul întreg
error-path-acts-missing = lipsesc acțiuni ale mesei `{ $path }`
error-path-no-copy = o bază de date PostgreSQL nu este un fișier care poate fi copiat
    .hint = `fiefdom data export FILE` scrie totul, și în timp ce serverul merge; sau folosiți `pg_dump`
error-usage-task-needs = `{ $task }` are nevoie de `{ $option }`
    .hint = `fiefdom data --help` spune ce îi trebuie fiecărei sarcini
error-path-database-address = `{ $text }` nu este adresa unei baze de date PostgreSQL
    .hint = scrieți-o ca `postgresql://utilizator@gazdă/nume`
error-path-origin = `{ $text }` nu este adresa unui site
    .hint = de exemplu `https://games.example.org`
error-path-server-name = `{ $name }` nu este numele unui server
    .hint = de exemplu `games.example.org`, `*.example.org` sau `*` pentru oricare
error-path-proxy = `{ $address }` nu este adresa unui proxy
    .hint = de exemplu `172.17.0.1` sau `10.0.0.0/8`
error-path-private-address = `{ $address }` nu este o adresă în cifre
    .hint = de exemplu `10.0.0.5`: la ea ajung celelalte calculatoare la acesta
error-path-never-served = niciun server nu a folosit încă `{ $path }`
    .hint = numește partidele serverului pornit cu `--data` sau `--database`
error-path-no-server = niciun server nu răspunde la `{ $address }`: { $why }
    .hint = pornește-l cu `fiefdom serve` sau numește-i adresa cu `--url`
error-path-not-by-host = serverul de la `{ $address }` refuză: { $why }
    .hint = întreabă de pe calculatorul lui și numește-i partidele cu `--data` sau `--database`
error-usage-option-needs = `{ $option }` are nevoie de `{ $other }`
    .hint = numește-o și pe aceasta

## The command line, simulations and reviews

error-usage-unknown = nu există `{ $word }` aici
    .shell = `{ $program } --help` spune cum se folosește
error-usage-no-number = `{ $option } { $value }` nu este un număr
    .shell = scrie un număr cu cifre: `0.5`
error-usage-no-whole-number = `{ $option } { $value }` nu este un număr
    .shell = scrie un număr întreg cu cifre: `1000000`
error-usage-no-verb = nu există comanda `{ $value }`
    .shell = există { $choices }
error-usage-no-choice = nu există `{ $option } { $value }`
    .shell = există { $choices }
error-usage-no-value = `{ $option }` nu spune nimic
    .shell = pune o valoare după ea; una care începe cu minus astfel: `{ $option }=-…`
error-usage-nothing = `{ $argument }` nu spune nimic
    .shell = `{ $program } --help` spune cum se folosește
error-usage-argparse = comanda nu poate fi înțeleasă: { $why }
    .shell = `{ $program } --help` spune cum se folosește
error-usage-required = lipsește: { $arguments }
    .shell = `{ $program } --help` spune cum se folosește
error-usage-resume = `--resume` și `{ $option }` se contrazic
    .shell = un joc salvat își păstrează cărțile și jucătorii
error-agent-several = `{ $bots }` este mai mult de un bot
    .shell = { $task ->
        [check] pune între ghilimele o comandă cu spații
       *[serve] servește câte un singur bot
    }
error-agent-option-value = `{ $word }` nu este o opțiune cu valoare
    .shell = de exemplu `--option level=3`
error-agent-no-program = `{ $name }` nu este un program
    .shell = scrie `cmd:` și comanda lui: `--bot cmd:./mybot`; toți ceilalți boți sunt oricum acolo
error-unknown-card-several = `{ $name }` nu este o singură carte
    .hint = ai vrut să spui una dintre acestea: { $cards }?
error-number-over = nimeni nu este întrebat în momentul `{ $at }`: jocul s-a terminat
    .shell = `--at N` merge înapoi, `--seat NAME` la ultima întrebare a unui jucător
error-number-not-asked = `{ $name }` nu este întrebat nimic până la momentul `{ $at }`
    .hint = alege unul mai târziu
error-number-threads = nu se pot folosi atâtea fire: `{ $number }`
    .hint = se pot de la 1 la 256
error-number-moment = nu există momentul `{ $at }`
    .hint = deciziile înregistrării: { $number }
error-number-nothing-to-review = nu este nimic de analizat: înregistrarea nu are nicio decizie de cântărit
    .hint = întâi joacă mai departe
error-number-port = `{ $port }` nu este un port
    .hint = un port este un număr de la 0 la 65535
error-number-budget = `{ $text }` nu este un buget
    .hint = de exemplu `60s`, `5m` sau `200000 games`
error-number-rollouts = nu se pot juca atâtea simulări: `{ $number }`
    .hint = se pot de la 1 la { $most }
error-number-precision = `{ $text }` nu este o precizie
    .hint = scrie-o în procente: `0.5%`
error-kingdom-random-too = `{ $name }` și `--random` se contrazic
    .shell = scoate unul dintre ele
error-kingdom-not-random = `{ $option }` nu spune nimic fără `--random`
    .shell = adaugă `--random` pentru a trage un regat la întâmplare
error-kingdom-not-whole = boții au nevoie de un regat întreg
    .shell = numește unul: `--kingdom "First Game"`, sau zece cărți
error-players-bots = atâția boți nu încap la o masă: `{ $number }`
    .hint = jocul este pentru 2 până la 6 jucători
error-players-none = nu există jucătorul `{ $name }`
    .hint = jucătorii sunt { $players }, sau de la 0 la { $last }
error-players-few-versions = `{ $number }` versiune nu poate fi comparată
    .hint = numește două sau mai multe
error-players-few-or-many = nu se poate juca în `{ $number }`
    .shell = numește de la 2 la { $most }; `fiefdom strategies` listează strategiile
error-players-tournament = atâția jucători nu fac un turneu: `{ $number }`
    .hint = numește de la 2 la { $most }
error-view-no-advice = nu este nimic de sfătuit: nu este întrebat nimeni sau este întrebat altcineva
    .hint = cere vederea lui `question.seat`
error-view-not-asked = răspunsurile se cântăresc acolo unde este întrebat cel care privește
    .hint = cere vederea lui `question.seat`
error-path-no-scenario = nu este niciun scenariu în `{ $paths }`
    .hint = un scenariu este un bloc delimitat ```scenario
error-path-nothing-there = nu există fișierul sau dosarul `{ $path }`
    .hint = numește fișiere Markdown sau dosare cu ele
error-path-standard-output = nu se poate scrie la `standard output`: { $why }
    .hint = vezi cât loc mai este acolo unde ajunge
error-path-unusable = `{ $path }` nu poate fi folosit: { $why }
    .hint = vezi cine are voie să-l folosească și cât loc mai este
error-path-no-game = nu există un joc de continuat
    .shell = `fiefdom play` începe unul
error-path-address = `{ $address }` nu poate fi folosită: { $why }
    .shell = încearcă alta: `--port 8001` sau `--host 0.0.0.0`
error-path-no-leaders = `{ $path }` nu conține lideri: { $why }
    .shell = un dosar scris de `fiefdom evolve --out` are { $mixture }
error-path-no-form = nu există forma de tabel `{ $form }`
    .hint = formele sunt { $forms }
error-path-not-into = nu se poate scrie nimic în `{ $path }`
    .hint = alege un dosar al tău
error-path-ending = `{ $path }` ar putea fi orice
    .hint = numele trebuie să se termine în { $endings }
error-path-no-such-folder = nu există dosarul `{ $path }`
    .hint = întâi creează-l
error-path-not-here = `{ $path }` nu poate fi scris
    .hint = alege alt loc
error-path-no-output-folder = `{ $path }` nu este un dosar în care se poate scrie: { $why }
    .hint = numește unul care poate fi creat
error-cluster-address = `{ $address }` nu este un cluster
    .hint = `ray` este cel al acestui calculator, `ray://HOST:10001` altul
error-cluster-version = clusterul are Fiefdom { $version }, iar acesta este `{ $wanted }`
    .hint = instalează aceeași versiune pe toate calculatoarele
error-cluster-none = nu există un cluster la `{ $address }`: { $why }
    .hint = `ray start --head` pornește unul
error-cluster-threads = `threads` și `on` se contrazic
    .hint = un cluster folosește nucleele pe care le are
error-missing-extra-plots = graficele au nevoie de `matplotlib`
    .hint = în clona Fiefdom: `python -m pip install '.[{ $extra }]'`
error-missing-extra-cluster = jocul pe un cluster are nevoie de `ray`
    .hint = { error-missing-extra-plots.hint }
error-missing-extra-parquet = scrierea în Parquet are nevoie de `polars`
    .hint = { error-missing-extra-plots.hint }
error-parameter-no-values = `{ $word }` nu spune valori
    .hint = scrie `n=1..5` sau `n=1,2,4`
error-parameter-twice = `{ $name }` variază de două ori
    .hint = pune toate valorile într-o singură listă
error-parameter-none = strategia `{ $strategy }` nu are niciun parametru
    .hint = pune un nume între acolade în locul numărului: `count(Smithy) < {"{"}n{"}"}`
error-parameter-range-order = `{ $text }` nu este un interval
    .hint = de la un număr mai mic la unul mai mare, cel mult atâtea valori: { $most }
error-parameter-range = `{ $text }` nu este un interval
    .hint = un interval este `1..5`, sau `0..2..0.5` cu pas
error-parameter-missing = parametrul `{ $name }` nu are nicio valoare
    .hint = dă-i câteva: `{ $name }=1..5`
error-parameter-combinations = combinații rezultate: `{ $number }`
    .hint = se joacă cel mult { $most }
error-parameter-unknown = strategia nu are parametrul `{ $name }`
    .hint = parametrii ei sunt { $parameters }
error-parameter-no-value = nu există nicio valoare pentru `{ $name }`
    .hint = spune care: `{ $name }=1..5`

## Strategies

error-found = { $at ->
    [end] sfârșitul regulii
   *[word] `{ $found }`
}
error-strategy-expected-end = aici stă { error-found }; se aștepta `and`, `or`, o comparație sau sfârșitul rândului
error-strategy-chained = aici stă { error-found }; se aștepta `and`, `or` sau sfârșitul rândului
    .hint = comparațiile nu se înlănțuie: `1 < turn and turn < 5`
error-strategy-too-deep = aici stă { error-found }; parantezele pot avea cel mult { $most } niveluri
error-strategy-expected-bracket = aici stă { error-found }; se aștepta `)`
error-strategy-expected-quantity = aici stă { error-found }; se aștepta un număr sau un cuvânt pentru o mărime
    .hint = cuvintele sunt { $words }
error-strategy-expected-opening = aici stă { error-found }; se aștepta `(` după `{ $word }`
    .hint = de exemplu `{ $word }({ $example })`
error-strategy-condition-too-long = condiția este prea lungă, cuvinte și semne: `{ $number }`
    .hint = cel mult { $most }; fă din ea mai multe reguli
error-strategy-no-section = nu există secțiunea `{ $name }`
    .hint = există { $sections } și întrebări precum chapel.trash
error-strategy-needs-card = `{ $name }()` are nevoie de o carte
    .hint = de exemplu `{ $name }(Gold)` sau `{ $name }(action)`
error-strategy-none = nu există strategia `{ $name }`
    .shell = un nume din `fiefdom strategies`, un fișier sau reguli precum `Province; Gold`
error-strategy-no-action = `{ $card }` nu este o carte de acțiune pe care s-o poată adăuga Mulți bani
    .hint = de exemplu `ultimate+market`
error-strategy-no-target = nu există nicio carte `{ $name }`
    .hint = o regulă începe cu o carte, cu unul dintre { $types }, sau cu `nothing`
error-strategy-no-label = `{ $question }` nu are eticheta `{ $name }`
    .hint = are { $labels }
error-strategy-no-number = la `{ $question }` se răspunde cu un număr, nu cu `{ $name }`
    .hint = un număr de la 0 la { $most }
error-strategy-would-of-no-card = `would` este despre cărți din mână, iar `{ $question }` nu cere niciuna
    .hint = scrie condiția de care depind regulile ei
error-strategy-too-long = textul este prea lung pentru o strategie, semne: `{ $number }`
    .hint = cel mult { $most }
error-strategy-split = primele două mâini nu pot fi `{ $split }`
    .hint = împărțirile sunt 5/2 și 4/3
error-strategy-two-openings = există două deschideri pentru `{ $split }`
    .hint = scoate una
error-strategy-opening = o deschidere cumpără două cărți, nu `{ $value }`
    .hint = de exemplu `open 4/3: Smithy, Silver`; și `nothing` este un cuvânt
error-strategy-no-rule = o strategie fără nicio regulă
    .hint = scrie cărțile de cumpărat, cele mai bune întâi: `Province; Gold; Silver`
error-strategy-heading = titlul `{ $text }` nu este închis
    .hint = o secțiune începe cu `[play]` sau `[chapel.trash]`
error-strategy-yes-or-no = `{ $value }` nu este nici yes, nici no
    .hint = de exemplu `end while losing: yes` sau `weigh last gains: no`
error-strategy-nothing = `{ $word }:` nu spune nimic
    .hint = scoate rândul
error-strategy-conditions-too-long = condițiile strategiei `{ $name }` sunt prea lungi
    .hint = încap cel mult atâtea cuvinte și semne: { $most }
error-strategy-too-many-rules = `{ $name }` are prea multe reguli
    .hint = încap cel mult { $most }, cu tot cu cele implicite
error-strategy-asks-itself = `would({ $question })` din `{ $name }` se întreabă pe sine
    .hint = scoate-l din secțiunea despre care este vorba
error-strategy-too-many-sections = `{ $name }` are prea multe secțiuni
    .hint = încap cel mult { $most }
error-strategy-foreign-declares = textul declară entități sau un tip de document, ceea ce nu se citește
    .hint = lasă deoparte astfel de rânduri
error-strategy-foreign-xml = textul nu este închis cum cere XML
    .hint = fiecare `<buy …>` are nevoie de un `</buy>`
error-strategy-foreign-no-player = XML-ul nu are niciun `player`
    .hint = un bot DominionSim este un `<player>` care conține `<buy name="…">`
error-strategy-foreign-players = XML-ul are { $number } jucători, primii fiind `{ $first }` și `{ $second }`
    .hint = lipește câte un `<player>`
error-strategy-foreign-word = `{ $name }` nu are corespondent în limbajul strategiilor
    .hint = lasă deoparte condiția sau scrie-o tu
error-strategy-foreign-entry = `{ $text }` nu este o poziție dintr-un meniu
    .hint = scrie cărți, cea mai bună întâi: `Province, Gold, 2 Smithy, Silver`
error-players-no-record = partidele lui `{ $name }` nu se înregistrează aici
    .hint = numai strategiile joacă încă o dată aceeași partidă
error-players-not-added = jocurile în `{ $number }` și cele în `{ $other }` nu se pot aduna
error-number-groups = `{ $number }` jocuri nu fac grupe întregi
    .hint = un multiplu de { $players }: toți încep la fel de des
error-number-no-chance = nicio șansă nu este peste zero
error-number-chances = șansele au nevoie de un rând pentru fiecare loc și de o coloană pentru fiecare strategie
error-view-rollouts = simulările încep acolo unde este întrebat cel care privește
    .hint = cere vederea lui `question.seat`
error-kingdom-too-many-kinds = prea multe feluri de cărți de regat pentru un joc: `{ $number }`
    .hint = încap cel mult { $most }

## Datasets and environments

error-data-more = `{ $folder }` conține deja mai multe jocuri: `{ $games }`, față de { $wanted }
    .hint = cere tot atâtea sau mai multe
error-data-what = nu există un set de date cu `{ $what }`
    .hint = există { $known }
error-data-other-files = `{ $folder }` conține alte fișiere Parquet
    .hint = alege un dosar gol
error-data-manifest = `{ $path }` nu poate fi citit
    .hint = șterge dosarul și scrie din nou setul de date
error-data-other-plan = `{ $folder }` conține un set de date cu `{ $name }` `{ $before }`, nu `{ $value }`
    .hint = alege alt dosar
error-data-split = nu există împărțirea `{ $split }`
    .hint = există { $splits }
error-data-no-decisions = `{ $folder }` nu conține un set de date cu decizii
    .hint = `fiefdom dataset` scrie unul
error-number-dataset = `{ $number }` jocuri nu fac un set de date
    .hint = cel puțin 1
error-number-processes = `{ $number }` procese nu scriu nimic
    .hint = cel puțin 1
error-missing-extra-dataset = un set de date are nevoie de `pyarrow`
    .hint = { error-missing-extra-plots.hint }
error-missing-extra-library = biblioteca `{ $library }` nu este instalată
    .hint = { error-missing-extra-plots.hint }
error-environment-opponents = adversari: `{ $number }`; nu fac un joc în { $players }
    .hint = dă unul sau { $others }
error-environment-no-kingdom = nu este niciun regat de jucat
    .hint = dă un regat, mai multe sau `random`
error-environment-most-turns = un episod nu poate avea atâtea ture: `{ $number }`
    .hint = dă un număr întreg, 0 pentru fără limită
error-environment-illegal = o acțiune nepermisă nu poate `{ $illegal }`
    .hint = poate `lose` sau `ignore`
error-environment-games = nu pot fi atâtea jocuri: `{ $number }`
    .hint = este cel puțin unul
error-environment-opponent-failed = un adversar nu are voie să piardă prin regulament: { $cause }
error-environment-version = nu există versiunea `{ $version }` a codării
    .hint = există de la 0 la { $last }
error-environment-no-opponents = acest mediu are nevoie de adversari, nu de `None`
    .hint = toate locurile se joacă în mediul vectorial și în PettingZoo
error-environment-over = episodul s-a terminat și nu primește acțiunea `{ $action }`
    .hint = apelează întâi `reset`
error-environment-decisions = unui elev nu i se pot cere `{ $decisions }`
    .hint = i se cere `all` sau `purchases`
error-environment-margin = avansul nu poate fi `{ $margin }` dintr-o recompensă
    .hint = dă un număr de la 0 la 1
error-environment-seat = un joc de { $players } nu are locul `{ $seat }` pentru elev
    .hint = locurile sunt de la 0 la { $last }
error-model-unreadable = `{ $path }` nu conține un model
    .hint = un model este un fișier .npz scris de unul dintre programele de referință
error-model-format = `{ $path }` conține un model cu formatul `{ $format }`
    .hint = această versiune citește formatul { $known }
error-kingdom-model = modelul nu a văzut niciodată `{ $card }`
    .hint = alege un regat cu cărți cu care a învățat
error-evaluation-suite = nu există versiunea `{ $version }` a suitei
    .hint = există de la 1 la { $last }
error-evaluation-opponent = `{ $name }` nu este un adversar din suită
    .hint = adversarii ei sunt { $names }
error-evaluation-no-function = `{ $word }` nu are funcția `{ $name }`
    .hint = dă o funcție de la o sămânță la un agent
error-evaluation-no-module = `{ $word }` nu poate fi importat: { $why }
    .hint = dă FIȘIER.py:FUNCȚIE sau pachet.modul:FUNCȚIE
error-evaluation-leaderboard = `{ $path }` nu este un clasament
    .hint = fiecare linie este un obiect JSON
error-evaluation-no-line = `{ $path }` nu are o linie pentru `{ $name }`
    .hint = are { $names }
error-batch-seeds = semințe: `{ $number }`, jocuri: { $games }; nu se potrivesc
    .hint = dă o sămânță sau câte una pentru fiecare joc
error-batch-choice-shape = o alegere de forma `{ $shape }` nu se potrivește cu numărul de jocuri: { $number }
    .hint = dă câte o valoare logică pentru fiecare joc
error-batch-actions-shape = acțiunile de forma `{ $shape }` nu se potrivesc cu numărul de jocuri: { $number }
    .hint = fiecare joc are nevoie de o acțiune
error-batch-actions = `{ $type }` de forma `{ $shape }` nu pot fi acțiunile pentru atâtea jocuri: { $number }
error-players-observers = un joc nu are unul dintre locurile care urmează să observe
    .hint = locurile sunt de la 0 la numărul jucătorilor - 1
error-players-encoding = un joc în `{ $number }` nu se potrivește cu o codare pentru { $players } jucători
error-illegal-answer-not-drawn = cartea din poziția `{ $slot }` nu poate fi trasă acum
error-illegal-answer-not-now = `{ $slot }` nu este acum un răspuns
error-illegal-answer-no-action = nu există acțiunea `{ $action }`
    .hint = acțiunile sunt de la 0 la { $last }
error-view-no-field = o observație nu are câmpul `{ $name }`
    .hint = există { $fields }
error-view-no-observation = un spectator nu are observație
    .hint = cere vederea unui loc
error-view-parameters = un observator nu are parametrii `{ $parameters }`
error-kingdom-encoding-version = versiunea { $version } a codării nu cunoaște cartea `{ $card }`
    .hint = alege o versiune mai nouă
error-kingdom-no-number = cartea `{ $card }` nu are număr în codare
    .hint = au doar cărțile din catalog

## Boți

error-agent-unreadable = comanda `{ $command }` nu poate fi citită: { $why }
error-agent-no-command = nu este nicio comandă
    .hint = de exemplu `cmd:./mybot` sau `cmd:python mybot.py`
error-agent-cannot-run = `{ $program }` nu poate fi rulat
    .hint = un script are nevoie de interpretorul lui: `cmd:python mybot.py`
error-agent-not-there = `{ $program }` nu este un program
    .hint = un program din acest dosar este `./mybot`
error-agent-cannot-play = { $cause }
    .shell = `fiefdom bot check` îl încearcă
error-agent-no-option = botul `{ $bot }` nu are opțiunea `{ $name }`
    .hint = { $number ->
        [0] nu are niciuna
       *[other] are { $options }
    }
error-agent-no-choice = `{ $value }` nu este o alegere pentru `{ $name }`
    .hint = alegerile sunt { $choices }
error-agent-option-kind = `{ $value }` nu se potrivește cu opțiunea `{ $name }`
    .hint = de exemplu `{ $example }`
error-number-check = cu atâtea jocuri nu se verifică nimic: `{ $games }`
    .hint = joacă cel puțin 1
error-number-match = nu se poate juca: `{ $number }`
    .hint = un meci are cel puțin 1 joc și 1 proces
error-number-line = un rând mai lung de { $most } octeți nu este un mesaj
error-view-no-game = o întrebare înaintea oricărui joc
    .hint = mai întâi vine `newgame`
error-view-nobody-asked = nimeni nu este întrebat în această vedere
    .hint = cere vederea locului care hotărăște
error-view-event = un eveniment vorbește despre `{ $card }`, care nu este în acest joc
error-view-unreadable = `{ $start }…` nu este o vedere: { $why }
error-view-size = o vedere nu poate avea atâția octeți: `{ $number }`
    .hint = a fost făcută de altă versiune de Fiefdom?
error-view-contradiction = vederea se contrazice: { $why }
error-view-other-seat = vederea întreabă pe altcineva
error-moment = { $moment ->
    [hello] când era așteptat `hello`
    [ready] când era așteptat `ready`
    [game] înaintea unui joc nou
    [question] înaintea întrebării { $number } (`{ $question }`)
   *[answer] când era așteptat un răspuns la întrebarea { $number } (`{ $question }`)
}
error-bot-failed-no-start = `{ $command }` nu poate fi pornit: { $why }
error-bot-failed-version = `{ $command }` vorbește versiunea `{ $version }` a protocolului
    .hint = aceasta este versiunea { $wanted }
error-bot-failed-silent = `{ $command }` nu a trimis nimic timp de { $seconds } s { error-moment }
error-bot-failed-unexpected = `{ $command }` a spus `{ $text }` { error-moment }
error-bot-failed-closed = `{ $command }` și-a închis ieșirea { error-moment }
error-bot-failed-ended = `{ $command }` s-a încheiat cu codul de ieșire { $code } { error-moment }
error-bot-failed-ended-saying = { error-bot-failed-ended }
    .hint = ultimele lui cuvinte: `{ $last }`
error-bot-failed-flood = `{ $command }` a scris prea mult { error-moment }
    .hint = un rând pentru fiecare întrebare, iar observațiile la ieșirea de erori
error-bot-failed-no-message = `{ $command }` a scris `{ $text }` { error-moment }, ceea ce nu este un mesaj: { $why }
    .hint = la ieșirea standard merg doar mesaje, fiecare un obiect JSON pe un rând; tot restul merge la ieșirea de erori
error-bot-failed-not-asked = `{ $command }` a scris `{ $text }` { error-moment }, deși nu s-a întrebat nimic
error-bot-failed-other-question = `{ $command }` a răspuns la întrebarea `{ $answered }` când era deschisă întrebarea { $number } (`{ $question }`)
error-bot-failed-not-legal = `{ $command }` a răspuns la întrebarea { $number } (`{ $question }`) cu `{ $answer }`
    .hint = sunt permise { $legal }
error-bot-failed-hopeless = nejucat: jocuri pierdute la rând prin regulă: { $times }
error-bot-failed-in-game = în jocul { $game }: { $cause }
error-bot-failed-no-name = botul nu are nume
error-bot-failed-options-alike = două opțiuni au același nume: { $options }
error-bot-failed-default = valoarea implicită a opțiunii `{ $option }` nu este una dintre alegerile ei
error-bot-failed-left-over = a scris `{ $text }` deși nu s-a întrebat nimic
error-after = { $after ->
    [quit] `quit`
   *[end-of-input] sfârșitul intrării
}
error-bot-failed-still-runs = încă rula la { $seconds } s după { error-after } și a fost oprit cu forța
error-bot-failed-exit-code = codul lui de ieșire după { error-after } a fost { $code }, nu 0

## Scenarii

error-illegal-answer-forced = ultima alegere poate fi doar `{ $answer }`
error-illegal-answer-choice-over = nu mai este nimic de ales pentru `{ $answer }`: alegerea s-a încheiat
error-illegal-answer-more = `{ $question }` mai cere { $left }
error-scenario-statement = `{ $text }` nu este nici o așezare, nici o acțiune
    .hint = de exemplu `alice.hand = Copper x3` sau `alice plays Smithy`
error-scenario-list = `{ $text }` nu este o listă de cărți
    .hint = de exemplu `Copper x3, Gold` sau `nothing`
error-scenario-list-too-long = `{ $text }` înșiră prea multe cărți
    .hint = cel mult { $most }
error-scenario-number = `{ $text }` nu este un număr de la 0 la { $most }
error-scenario-too-long = textul este prea lung pentru un document, semne: `{ $number }`
    .hint = cel mult { $most }
error-scenario-never-closed = un bloc delimitat nu se închide niciodată
    .hint = închide-l cu un rând de `{ $fence }`
error-scenario-no-player = nu există jucătorul `{ $player }`
error-scenario-not-in-kingdom = `{ $card }` nu este în regatul acestui scenariu
    .hint = adaug-o în rândul `kingdom`
error-scenario-only-asserted = `{ $subject }` poate fi doar afirmat
    .hint = adică după prima acțiune
error-scenario-only-set-up = `{ $subject }` poate fi doar așezat
    .hint = adică înaintea primei acțiuni
error-scenario-twice = `{ $subject }` este așezat de două ori
error-scenario-no-subject = nu există `{ $subject }` de așezat sau de afirmat
error-scenario-no-players = scenariul nu numește niciun jucător
    .hint = adaugă `players = alice, bob`
error-scenario-players = `{ $value }` nu sunt jucători
    .hint = două până la șase nume diferite, ca în `alice, bob`
error-scenario-edition = nu există ediția `{ $edition }`
    .hint = este `1`, `2` sau `both`
error-scenario-kingdom-twice = regatul numește o carte de două ori
error-scenario-other-set = `{ $card }` este din setul `{ $set }`
    .hint = numește și acel set
error-scenario-phase = nu există faza `{ $value }`
    .hint = este `action`, `treasure` sau `buy`
error-scenario-not-their-turn = `{ $subject }` nu poate fi așezat
    .hint = doar `{ $player }` este la rând
error-scenario-copies = prea multe exemplare din { $card }: `{ $number }`
    .hint = cel mult { $most }
error-scenario-copies-in-all = sunt prea multe exemplare ale unei cărți
    .hint = cel mult { $most }, cu tot cu rezerva și rebuturile
error-scenario-cards-of-players = jucătorii au prea multe cărți
    .hint = cel mult { $most } pentru un jucător, { $together } pentru toți laolaltă
error-scenario-deck = un teanc de joc prea mare, cărți: `{ $number }`
    .hint = cel mult { $most } cărți pot fi așezate în ordine
error-scenario-in-play = prea multe cărți în joc: `{ $number }`
    .hint = cel mult { $most }
error-scenario-shuffles = sunt prea multe amestecări scrise dinainte sau una este prea lungă
    .hint = cel mult { $most }, cu câte { $cards } cărți
error-scenario-differs = `{ $subject }` este `{ $found }`, nu `{ $wanted }`
error-scenario-no-score = `{ $value }` nu este un scor
error-scenario-random-order = ordinea din `{ $subject }` este întâmplătoare
    .hint = scrie amestecarea dinainte cu `alice.shuffle = …`
error-scenario-game = un joc nu poate fi `{ $value }`
    .hint = este `over` sau `running`
error-scenario-no-phase = jocul s-a terminat, deci nu este în nicio fază
error-scenario-question = `{ $value }` nu este o întrebare
    .hint = de exemplu `bob: militia.discard` sau `nothing`
error-scenario-no-winner = jocul nu s-a terminat, deci nu a câștigat nimeni
error-scenario-unseen = nimeni nu vede `{ $subject }`
    .hint = de exemplu `alice sees bob.hand = 5 cards`
error-scenario-possible = `{ $value }` este posibil, dar nu ar trebui să fie
error-scenario-unsound = jocul nu este în regulă: { $law }
error-scenario-vanished = au apărut sau au dispărut cărți
error-scenario-other-shuffle = amestecarea scrisă dinainte pentru { $player } nu înșiră cărțile care se amestecă
error-scenario-changed-original = un răspuns dat unei copii a schimbat originalul
error-scenario-no-end = nimeni nu poate încheia `{ $value }`
    .hint = este `actions`, `treasures` sau `turn`
error-scenario-no-question = nicio carte din acest scenariu nu întreabă `{ $question }`
error-scenario-left-open = întrebarea `{ $player }: { $question }` rămâne deschisă
    .hint = răspunde la ea sau afirm-o
error-scenario-no-shuffle = această amestecare nu are loc niciodată

## Lessons

error-lesson-none = nu există lecția `{ $name }`
    .shell = `fiefdom learn --list` le arată pe toate cele { $number }
error-off-the-lesson-not-now = nu despre asta este vorba în pasul `{ $step }` al lecției `{ $lesson }`

## Puzzles

error-puzzle-none = nu există problema `{ $name }`
    .shell = `fiefdom puzzles --list` le listează pe toate; sunt { $number }
error-puzzle-theme = nu există tema `{ $name }`
    .hint = este una dintre { $themes }
error-puzzle-line = acesta nu este un fișier cu probleme: { $why }
    .hint = prima lui linie spune `{ $format }`, fiecare alta conține o problemă
error-puzzle-other-seed = în `{ $path }` s-a căutat cu sămânța { $seed }, nu cu { $wanted }
    .shell = continuă cu `--seed { $seed }` sau caută în alt fișier
error-puzzle-answered-held-back = acesta este răspunsul la problema `{ $puzzle }`: este judecat, nu îndeplinit

## Atlas

error-atlas-text = acesta nu este un atlas: { $why }
    .hint = prima linie spune `{ $format }`, fiecare alta conține un regat
error-atlas-file = `{ $path }` nu poate fi citit ca atlas: { $why }
    .hint = `fiefdom atlas build` scrie unul
error-atlas-exists = `{ $path }` există deja
    .shell = continuă cu `--resume` sau construiește în alt fișier
error-atlas-other-build = `{ $path }` a fost construit altfel: { $was }, nu { $wanted }
    .shell = construiește în alt fișier sau cu aceleași numere
