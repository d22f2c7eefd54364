### The table in the browser: fiefdom serve and the pages it shows

## The pages

web-headline = Clădește un regat, carte cu carte
web-your-name = Numele tău
web-play-now = Joacă acum
web-first-game = Prima partidă, cu sfaturi
web-new-table = Masă nouă
web-learn = Învață jocul
web-rules = Regulament
web-rules-about = Regulile numerotate, așa cum se joacă aici, în engleză
rules-page-setup = Componente și pregătire
rules-page-turn = Tura
rules-page-table = Informații, ordine, Atacuri
rules-page-end = Sfârșitul jocului
rules-page-cards = Cărți
rules-page-interactions = Interacțiuni
rules-page-sets = Seturi recomandate
rules-page-decisions = Unde regulamentele se contrazic
rules-page-languages = Limbi
rules-page-intrigue = Intrigă
rules-english = Regulile însele sunt scrise în engleză. Ce face fiecare carte se găsește în limba ta aici:
rules-contents = Paginile regulamentului
rules-previous = Înapoi: { $title }
rules-next = Înainte: { $title }
web-learn-about = Regulile, pentru cine nu a jucat niciodată
web-watch-replay = Urmărește o reluare
web-watch-replay-about = Deschide o partidă înregistrată (.fief)
web-continue = Continuă
web-forget = Scoate din listă
web-home = Pagina principală
web-pages = Pagini
web-skip = Sari la conținut
web-unofficial = Fiefdom este un proiect deschis și neoficial. Nu are legătură cu editorii jocului Dominion.
web-notices = Anunțuri
web-settings = Setări
web-theme = Culori
web-theme-auto = ca în sistem
web-theme-light = deschise
web-theme-dark = închise
web-sound = Sunet
web-motion = Animații
web-motion-off = oprite, boții imediat
web-motion-fast = rapide
web-motion-normal = fără grabă
web-motion-still = Sistemul tău cere mai puțină mișcare, deci nimic nu se mișcă.
web-automatic = Răspunsuri automate
web-automatic-learner = niciunul
web-automatic-convenient = cele obișnuite
web-automatic-custom = alegerea mea
web-wish-ask = Întreabă-mă
web-wish-all = Joacă tot
web-shortcuts = Comenzi cu o singură tastă
web-hover = Detaliile cărții la trecerea cu mouse-ul
web-twice = Două apăsări pentru a acționa
web-hints = Sfaturi pentru începători
web-ask-again = Întreabă din nou înaintea unei posibile greșeli
web-not-connected = Nu există legătură cu serverul
web-connecting = Se conectează…
web-reconnecting = Se reconectează…
web-holding = Alegerea ta se trimite imediat ce revine legătura
web-line-lost = Serverul nu răspunde. Legătura revine de la sine; până atunci nu se trimite nimic.
web-unsure = Legătura s-a întrerupt. Verifică dacă ultimul tău pas a fost făcut.
web-failed = Ceva nu s-a putut încărca
web-again = Încearcă din nou
web-offline = Fără conexiune. Cărțile, paginile de învățat și partidele deschise sunt aici; pentru joc e nevoie de server.

## The first page

web-greeting = Bine ai revenit, { $player }
web-greeting-plain = Bine ai revenit
web-opponent = Adversar
web-kingdom-random = La întâmplare
web-kingdom-next = Setul următor
web-kingdom-today = Al zilei
web-kingdom-of-the-day = Regatul zilei
web-kingdom-choose = Alege
web-invite = Invită un prieten
web-go-on = Continuă
web-waits-for = Se așteaptă { $player }
web-against = împotriva: { $players }
web-recent = Partide recente
web-result = Rezultat
web-won = Victorie
web-lost = Înfrângere
web-won-by = { $n ->
    [one] Victorie la { $n } punct
    [few] Victorie la { $n } puncte
   *[other] Victorie la { $n } de puncte
}
web-lost-by = { $n ->
    [one] Înfrângere la { $n } punct
    [few] Înfrângere la { $n } puncte
   *[other] Înfrângere la { $n } de puncte
}
web-days-ago = { $n ->
    [0] azi
    [1] ieri
    [one] acum { $n } zi
    [few] acum { $n } zile
   *[other] acum { $n } de zile
}
web-new-here = Ești aici prima dată?
web-new-here-about = Zece lecții scurte la o masă adevărată. Prima durează trei minute și joci din prima clipă.
web-first-lesson = Prima lecție
web-game-with-hints = O partidă cu sfaturi
web-lessons-done = { $n } din { $of } terminate
web-cards-about = Ce face fiecare carte, în cinci limbi
web-first-look = O primă privire
web-look-deck = Toți pornesc la fel
web-look-deck-about = Șapte cărți de Aramă și trei Moșii. Fiecare carte cumpărată intră în teancul tău.
web-look-piles = Zece teancuri, mereu altele
web-look-piles-about = Un regat înseamnă zece cărți. Care dintre ele merg împreună, aceasta este întrebarea.
web-look-turn = Joacă, cumpără, trage cinci
web-look-turn-about = O tură durează un minut. Ce ai cumpărat revine după ce amesteci.
web-look-undo = Nu poți strica nimic
web-look-undo-about = Poți anula ce ai făcut cât timp nimeni nu a aflat ceva din asta.

## A new table, and coming to one

web-open-table = Deschide masa
web-this-table = Masa aceasta
web-table-name = Nume
web-table-name-none = fără
web-seat = Locul
web-person-by-link = Cineva, prin link
web-fewer = Mai puțini jucători
web-more = Mai mulți jucători
web-undo-policy = Luarea deciziilor înapoi
web-undo-off = niciodată
web-undo-free = cât timp nimeni n-a aflat nimic
web-undo-ask = și după aceea, dacă toți sunt de acord
web-undo-always = oricând
web-spectators = Spectatori
web-open-counts = Mărimea teancurilor la vedere
web-score-counter = Scor la vedere
web-clock = Ceas
web-clock-none = niciunul
web-clock-turn = { $time } pe tură
web-clock-game = { $time } pe partidă
web-clock-increment = { $time } pe partidă + { $increment } s pe tură
web-clock-turn-about = Când timpul unei ture s-a terminat, un bot o joacă până la capăt.
web-clock-game-about = Cine rămâne fără timp a abandonat.
web-edition-both = Ambele ediții
web-later-sets = Au nevoie de o extensie
web-without-cards = Fără aceste cărți
web-cards-from = Cărți din
web-share-none = niciuna
web-share-any = oricâte
web-fill-by-lot = Completează la întâmplare
web-own-kingdom = Cărți alese liber
web-search-cards = Caută cărți în orice limbă
web-nothing-found = Nicio carte nu se potrivește
web-kingdom-code = Cărțile ca text, de copiat sau de lipit
web-choosing = Cum se aleg cărțile
web-choosing-none = Le aleg eu
web-choosing-draft = Fiecare numește cărți pe rând
web-choosing-ban = Fiecare scoate una
web-choosing-vote = Vot între trei regate
web-choosing-swap = Fiecare poate schimba una
web-choosing-draft-about = Începând cu primul loc, fiecare numește o carte, până sunt zece. Boții aleg la întâmplare.
web-choosing-ban-about = Se trag la sorți mai mult de zece cărți, iar fiecare scoate una. Boții aleg la întâmplare.
web-choosing-vote-about = Se trag la sorți trei regate; se joacă cel cu cele mai multe voturi. Boții votează la întâmplare.
web-choosing-swap-about = Fiecare poate schimba o carte din acest set. Revanșa continuă de acolo.
web-choosing-with = Cu aceste cărți
web-choosing-later = Cărțile se aleg când toate locurile sunt ocupate.
web-choosing-title = Alegerea cărților
web-choosing-yours = Este rândul tău să alegi
web-choosing-so-far = Alese până acum
web-choosing-goes = Pleacă
web-choosing-comes = Vine
web-choosing-take = Alege: { $card }
web-choosing-remove = Scoate: { $card }
web-choosing-exchange = Schimbă: { $out } → { $in }
web-choosing-keep = Păstrează toate cărțile
web-choosing-kingdom = Regatul { $n }
web-choosing-for = Votează pentru acesta
web-choosing-kept = păstrează toate cărțile
web-gathering = Se așteaptă jucătorii
web-gathering-about = Trimite fiecărui jucător un link. Partida începe când toate locurile sunt ocupate.
web-gathering-watch = Partida începe când toate locurile sunt ocupate.
web-open-seat = Loc liber
web-invitation = Invitație
web-copy = Copiază
web-copied = Copiat
web-copy-by-hand = Selectează linkul și copiază-l manual
web-qr = Cod QR
web-qr-about = Legătura ca un cod QR, pentru camera unui telefon
web-links-begin = Legăturile încep cu
web-only-here = Numai acest calculator poate deschide legăturile. Pornește serverul cu --host 0.0.0.0 ca să poată intra și alții.
web-move-here = Continuă partida aici
web-move-here-about = Locul tău vine pe acest dispozitiv. Celălalt poate rămâne deschis.
web-move-take = Continuă aici
web-bot-instead = Pune un bot în loc
web-invited = Ai primit o invitație la o partidă
web-take-seat = Ocupă locul
web-no-table = Nu există o astfel de masă

## The table

web-turn = Tura
web-you = tu
web-away = nu e aici
web-replace = Lasă un bot să joace
web-decision = Decizie
web-side = Jurnal, discuții, teanc și reguli
web-tab-log = Jurnal
web-tab-chat = Discuții
web-tab-deck = Teanc
web-tab-rules = Reguli
web-tab-table = Masă
web-other-device = Continuă pe alt dispozitiv
web-other-device-about = Cine deschide legătura joacă în locul tău. Este bună o singură dată, timp de zece minute.
web-other-device-link = Fă o legătură
web-other-device-anew = Altă legătură
web-watch-link = Lasă-i pe alții să privească
web-give-up = Abandonează
web-give-up-two = Atunci câștigă celălalt jucător. Nu se poate lua înapoi.
web-give-up-several = Un bot joacă mai departe în locul tău, iar tu poți privi. Nu se poate lua înapoi.
web-give-up-yes = Da, abandonez
web-give-up-no = Joc mai departe
web-gave-up = { $player } a abandonat. Scorurile sunt cele din acel moment.
web-out-of-time = { $player } a rămas fără timp. Scorurile sunt cele din acel moment.
web-time-left = Timp rămas: { $time }
web-time-out = Timpul tău s-a terminat. Un bot joacă tura până la capăt.
web-time-out-other = { $player } a rămas fără timp. Un bot joacă tura până la capăt.
web-discarded = Decartate
web-can-be-named = Se poate alege acum
web-ends-game = Încheie jocul
web-last-turn = Ultima tură
web-play-treasures = Joacă tezaurul
web-short-actions = Fără acțiuni
web-short-treasures = Tezaur
web-short-turn = Încheie tura
web-ask-undo = Cere să iei înapoi
web-empty-hand = Mâna ta este goală
web-choose-here = Alege aici
web-face-down = O carte cu fața în jos
web-picked = { $n ->
    [one] { $n } aleasă
    [few] { $n } alese
   *[other] { $n } alese
}
web-you-watch = Urmărești această partidă
web-seat-lost = Locul acesta este acum ocupat de altcineva
web-spectator = Spectator
web-no-chat = Nimeni nu a spus nimic încă
web-say = Spune ceva
web-send = Trimite
web-no-decks = La masa aceasta teancurile sunt secrete
web-money = monede: ${ $n }
web-rules-of-the-game = Regulile jocului
web-wish = Când întreabă această carte
web-log-filter = Rândurile cui se arată
web-log-everybody = Toți jucătorii
web-hurry = Sari peste
web-reveals-itself = Secunde rămase; apoi cartea se dezvăluie singură
web-last-turns = Ce au făcut ceilalți ultima dată

## Buttons that answer the question of a card

web-yes-reveal = Dezvăluie
web-yes-discard = Decartează
web-yes-trash = Aruncă la rebuturi
web-yes-gain = Dobândește
web-yes-topdeck = Pune pe teanc
web-yes-set-aside = Așază deoparte
web-yes-play = Joacă
web-yes-discard-deck = Decartează teancul
web-no-reveal = Nu dezvălui
web-no-discard = Nu decarta nimic
web-no-trash = Nu arunca nimic
web-no-gain = Nu dobândi nimic
web-no-topdeck = Nu pune nimic
web-no-set-aside = Păstreaz-o
web-no-play = Nu juca
web-no-discard-deck = Păstrează teancul

## Second thoughts

web-doubt-actions = Mai poți juca o carte de acțiune. Închei tura?
web-doubt-treasures = Mai poți juca o carte de acțiune. Joci tezaurul?
web-doubt-coins = Mai poți cumpăra ceva. Închei tura?
web-doubt-poor = Sigur cumperi asta: { $card }?
web-doubt-losing = { $n ->
    [one] Asta încheie jocul și ai pierde la { $n } punct diferență. Continui?
    [few] Asta încheie jocul și ai pierde la { $n } puncte diferență. Continui?
   *[other] Asta încheie jocul și ai pierde la { $n } de puncte diferență. Continui?
}
web-press-again = Încă o dată pentru a continua: { $card }
web-doubt-yes = Continuă
web-doubt-no = Nu, mai aștept
web-doubt-never = Nu mai întreba

## Requests to the others

web-request-undo = { $player } cere să ia înapoi
web-request-undo-cards = { $player } cere să ia înapoi: { $cards }
web-request-replace = { $player } cere ca un bot să joace în loc de: { $target }
web-request-rematch = { $player } cere încă o partidă
web-rematch-denied = Nu mai urmează o partidă: nu au fost toți de acord
web-next-game = La partida următoare
web-request-waiting = Se așteaptă ceilalți…
web-seconds = { $n } s
web-accept = Accept
web-deny = Refuz

## The end, and replays

web-replay = Reluare
web-record = Înregistrare
web-place = Loc
web-score-curve = Scorul după fiecare tură
web-coins-curve = Monedele din fiecare tură
web-chance-curve = Șansa de câștig în %
web-moments = Momentele care au decis
web-moment-luck = { $player } are noroc
web-moment-bad-luck = { $player } are ghinion
web-decks = Pachete
web-as-cards = Ca și cărți
web-wins-by = { $n ->
    [one] { $player } câștigă cu { $n } punct
    [few] { $player } câștigă cu { $n } puncte
   *[other] { $player } câștigă cu { $n } de puncte
}
web-as-table = Ca tabel
web-as-curve = Ca grafic
web-no-replay = Nu există o astfel de reluare
web-step = Pasul
web-first-step = La început
web-previous-step = Un pas înapoi
web-next-step = Un pas înainte
web-last-step = La sfârșit
web-seen-by = Văzut de
web-all-open = Toate cărțile la vedere

## Keys

web-key-hand = O carte din mână
web-key-letters = O literă pe tot ce se poate apăsa
web-key-end = Încheie tura sau spune pas
web-key-help = Ajutorul acesta, sau ce face o carte
web-key-command = Scrie o comandă
web-key-last = Spune ce s-a întâmplat
web-key-status = Spune ce se cere și ce a rămas
web-key-say-hand = Spune ce ai în mână
web-key-scores = Spune scorul
web-key-affordable = Spune ce se poate cumpăra

## Hints for a first game: the turn

hint-action = O carte de acțiune jucată îți folosește o acțiune. După ce treci la cărțile de tezaur, în această tură nu mai poți juca acțiuni.
hint-action-choose = Acum poți juca doar una dintre aceste cărți de acțiune: alege-o pe cea care te ajută cel mai mult.
hint-action-first = Joacă mai întâi ce îți dă înapoi acțiunea folosită: { $cards }. După aceea mai poți juca altă carte de acțiune.
hint-action-free = Îți dă înapoi acțiunea folosită, deci merită jucată aproape întotdeauna: { $cards }.
hint-treasure = Joacă-ți toate cărțile de tezaur: monedele necheltuite se pierd, dar cărțile se întorc la tine.
hint-buy-opening = Un început bun este { card-silver } sau o carte de acțiune care îți place. Cu ${ $coins } găsești: { $cards }.
hint-buy-cards = Cele mai puternice cărți de acțiune pentru ${ $coins }: { $cards }. Dacă ai deja destule cărți de acțiune, { card-silver } este o alegere sigură.
hint-buy-silver = { card-silver } este o achiziție bună: îți va îmbunătăți multe mâini de acum înainte.
hint-buy-cheap = Cu ${ $coins } găsești: { $cards }. Dacă nu vrei, apasă „{ ui-end-turn }”: mai bine nimic decât { card-copper }.
hint-buy-nothing = Cu ${ $coins } nu găsești nimic care să-ți îmbunătățească teancul. Poți încheia tura fără să cumperi: cărțile slabe doar te-ar încurca.
hint-buy-gold = { card-gold } este o achiziție bună: te apropie de suma de $8 pentru { card-province }.
hint-buy-gold-or = { card-gold } este o achiziție bună: te apropie de suma de $8 pentru { card-province }. Îți mai permiți și: { $cards }.
hint-buy-province = Îți permiți { card-province }: șase puncte. De acum înainte ia câte una ori de câte ori poți.
hint-buy-last-province = A rămas o singură { card-province }. Dacă o iei, jocul se termină după această tură: compară mai întâi punctele.
hint-buy-duchy = { $n ->
    [one] A mai rămas { $n } { card-province }, deci sfârșitul e aproape. { card-duchy } aduce trei puncte; alte cărți abia dacă mai apucă să-ți vină în mână.
    [few] Au mai rămas { $n } Provincii, deci sfârșitul e aproape. { card-duchy } aduce trei puncte; alte cărți abia dacă mai apucă să-ți vină în mână.
   *[other] Au mai rămas { $n } de Provincii, deci sfârșitul e aproape. { card-duchy } aduce trei puncte; alte cărți abia dacă mai apucă să-ți vină în mână.
}
hint-buy-estate = { $n ->
    [one] A mai rămas { $n } { card-province }: acum până și punctul adus de { card-estate } poate hotărî jocul.
    [few] Au mai rămas { $n } Provincii: acum până și punctul adus de { card-estate } poate hotărî jocul.
   *[other] Au mai rămas { $n } de Provincii: acum până și punctul adus de { card-estate } poate hotărî jocul.
}
hint-several-buys = { $n ->
    [one] Ai { $n } achiziție.
    [few] Ai { $n } achiziții: îți poți împărți monedele între mai multe cărți.
   *[other] Ai { $n } de achiziții: îți poți împărți monedele între mai multe cărți.
}
hint-piles = { $n ->
    [one] { $n } teanc este gol. Dacă se mai golește unul, jocul se termină după tura aceea.
    [few] { $n } teancuri sunt goale. Dacă se mai golește unul, jocul se termină după tura aceea.
   *[other] { $n } de teancuri sunt goale. Dacă se mai golește unul, jocul se termină după tura aceea.
}
web-hint-press = Apasă „{ $button }”.
web-hint-play = Joacă: { $card }.
web-hint-buy = Cumpără: { $card }.
web-hint-choose = Alege: { $card }.
web-hint-wins = Așa câștigi partida acum.
web-hint-better = Din o sută de partide jucate mai departe câștigi așa { $best }; cu „{ $other }” { $second }.
web-hint-close = Cam la fel de bine: { $others }.

# Marks on cards
web-mark-advice = Recomandat
web-mark-best = Cea mai bună
web-mark-given = Ales
web-mark-target = Se cere aici

## Lessons

web-lesson-about = Zece lecții scurte la o masă adevărată. Un antrenor spune ce să faci și de ce; un răspuns greșit este explicat, și mai încerci.
web-lesson-begin = Începe
web-lesson-again = Reia lecția
web-lesson-done = terminată
web-lesson-minutes = { $n } min
web-lesson-show = Arată-mi
web-lesson-next = Lecția următoare: { $title }
web-lesson-all = Toate lecțiile
web-lesson-coach = Antrenorul
web-lesson-step = Pasul { $step } din { $of }
web-lesson-rules = Regulile pe o pagină
web-lessons = Lecții

# Around the table
web-piles = Ordinea teancurilor
web-piles-cost = După cost
web-piles-name = După nume
web-provinces-left = Provincii rămase
web-empty-piles = Teancuri goale
web-turn-before = Tura trecută

## Cards

web-cards-rules = Regulile acestei cărți, cu numerele lor (în engleză)
web-cards-names = În alte limbi
web-cards-sets = În aceste seturi recomandate
web-cards-none = În niciun set recomandat
web-cards-kind = Felul
web-cards-anykind = Toate felurile
web-cards-both = În ambele ediții
web-cards-only = Numai în ediția { $n }
web-cards-inedition = În ediția { $n }:
web-cards-prev = Înapoi: { $card }
web-cards-next = Înainte: { $card }
web-cards-found = { $n ->
    [one] o carte
    [few] { $n } cărți
   *[other] { $n } de cărți
}
web-cards-unknown = Nu există nicio carte la această adresă
web-cards = Cărți

## Own cards

web-own-title = Cărți proprii
web-own-about = Umple cărți goale cu ideile tale. Sunt în joc ca toate celelalte.
web-own-add = Inventează o carte
web-own-name = Nume
web-own-cost = Cost
web-own-cards = +Cărți
web-own-actions = +Acțiuni
web-own-buys = +Achiziții
web-own-coins = +$
web-own-does = Ce mai face, câte un rând
web-own-text = Ce scrie pe ea
web-own-put = Pune-o în regat
web-own-remove = Scoate-o
web-own-changed = Este în regat.

## Study

web-study = Studiu
web-study-begin = Analizează jocul
web-study-stop = Oprește
web-study-queue = Se așteaptă; înaintea ta: { $n }
web-study-best = Cel mai bun răspuns sau la fel de bun.
web-study-cost = Mai bine era { $best }: { $points } ± { $reach } puncte din șansa de victorie.

web-host-says = Gazda spune: { $text }
web-open-tables = Mese deschise
web-open-about = Joacă cu cine este aici sau deschide o masă pentru toți.
web-open-none = Acum nu așteaptă nimeni la vreo masă. Deschide una și ceilalți o vor vedea aici.
web-open-sit = Așază-te
web-open-places = { $taken } din { $seats } locuri ocupate
web-open-rated = la clasament
web-listed = Oricine se poate așeza
web-rated = Partidă de clasament (doar cu nume propriu)
web-name-of-own = Un nume al tău
web-own-name-about = Nimeni altcineva nu îl poate folosi, iar partidele de clasament contează pentru el. Fără e-mail și fără parolă: un cod de recuperare îl aduce pe alt dispozitiv.
web-own-name-get = Ia acest nume
web-own-name-code = Cod de recuperare
web-own-name-keep = Notează-l. Cine îl are ești tu; nimeni nu-l poate trimite din nou.
web-own-name-have = Am un cod de recuperare
web-own-name-use = Folosește-l aici
web-own-name-leave = Renunță la el pe acest dispozitiv
web-own-name-forget = Șterge numele și clasamentul lui
web-own-name-forget-sure = Ștergi definitiv?
web-ratings = Clasament
web-ratings-players = { $n } jucători
web-ratings-none = Încă nicio partidă de clasament.
web-rating-points = { $points } ± { $reach }
web-rating-games = partide: { $n }
web-rating-change = { $name }: { $before } → { $after }
web-blocked = Blocați
web-unblock = Deblochează
web-known = nume propriu
web-mute = Oprește mesajele
web-unmute = Arată mesajele
web-block = Blochează
web-block-done = Nu vă veți mai întâlni la mese deschise.
web-report = Spune-i gazdei
web-report-about = Ce s-a întâmplat? Ce s-a spus la masă se trimite și el.
web-report-done = Gazda va citi.
web-people-here = La această masă
web-claim = Cere victoria
web-claim-about = { $player } lipsește de mult.
