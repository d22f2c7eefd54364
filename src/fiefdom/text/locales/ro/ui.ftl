# The game in the terminal, and the command line.

## The screen

ui-title = Fiefdom
ui-unofficial = Un loc neoficial pentru jocul Dominion
ui-supply = Rezervă
ui-kingdom = Regat
ui-basic = Cărți de bază
ui-in-play = În joc
ui-hand = Mână
ui-log = Jurnal
ui-trash = Rebuturi
ui-deck = Teanc de joc
ui-discard = Teanc de decartare
ui-aside = Așezate deoparte
ui-cost = Cost
ui-left = Rămase
ui-name = Nume
ui-types = Tipuri
ui-effect = Efect
ui-nothing = nimic
ui-none = niciuna
ui-hand-of = { $player }: { term-cards } în mână
ui-deck-size = Teanc de joc: { term-cards }
ui-top-card = Deasupra: { $card }
ui-counters = Acțiuni { $actions } · Achiziții { $buys } · ${ $coins }
ui-turn-of = Tura { $n }: { $player }
ui-picked = Alese: { $cards }
ui-end-signals = Provincii rămase: { $provinces } · teancuri goale: { $n }/{ $of }
ui-thinking = { $player } se gândește
ui-pass = pas
ui-you = Jucător
ui-card-details = Detaliile cărții
ui-rulings = Precizări
ui-edition-text = Ediția { $n }
ui-close = Închide

## Keys and their labels

ui-key-help = Ajutor
ui-key-treasures = Tezaur
ui-key-end-turn = Încheie tura
ui-key-end-phase = Continuă
ui-key-undo = Desfă
ui-key-redo = Refă
ui-key-details = Detalii
ui-key-command = Comandă
ui-key-save = Salvează
ui-key-quit = Ieșire
ui-key-language = Limbă
ui-key-confirm = Confirmă
ui-key-clear = Golește
ui-key-english = Nume în engleză

## Commands that are typed

ui-command-hint = Scrie o comandă; ? le arată pe toate
ui-help-title = Comenzi și taste
ui-help-intro = Scrie începutul unui cuvânt, în engleză sau în română. O carte poate fi numită prin orice parte a numelui care se potrivește cu una singură.
ui-help-play = joacă CARTE … – joacă cărți de acțiune sau de tezaur
ui-help-buy = cumpără CARTE – cumpără o carte
ui-help-treasures = tezaur – joacă toate cărțile de tezaur
ui-help-choose = CARTE CARTE … – răspunde la o întrebare; înaintea cărților poți scrie aruncă, decartează, dobândește și altele
ui-help-pass = pas – nu alege nimic sau oprește alegerea
ui-help-end = încheie – termină faza; încheie tura – termină tura
ui-help-undo = desfă, refă – ia înapoi, fă din nou
ui-help-card = ? CARTE – ce face o carte
ui-help-show = mână, rezervă, jurnal, teanc, scor – arată-le
ui-help-why = de ce – ce pun la cale adversarii care gândesc și de ce au cumpărat ultima carte; dacă nu mai joacă altcineva
ui-help-save = salvează FIȘIER – salvează jocul
ui-help-quit = ieși – pleacă; jocul se păstrează

## Words of commands; the first is shown, the others are understood too, separated by commas

word-play = joacă, joaca
word-buy = cumpără, cumpara
word-treasures = tezaur
word-pass = pas, nimic, niciuna, nu, gata, stop, continuă, continua
word-yes = da
word-end = încheie, incheie, termină, termina
word-turn = tura, tură
word-trash = aruncă, arunca, rebuturi
word-discard = decartează, decarteaza
word-gain = dobândește, dobandeste
word-reveal = dezvăluie, dezvaluie
word-topdeck = pune, deasupra
word-set-aside = deoparte
word-keep = păstrează, pastreaza
word-undo = desfă, desfa, anulează, anuleaza, înapoi, inapoi
word-redo = refă, refa
word-help = ajutor
word-hand = mână, mana, mâna
word-supply = rezervă, rezerva
word-log = jurnal
word-deck = teanc
word-score = scor
word-why = de ce
word-save = salvează, salveaza
word-quit = ieși, iesi, ieșire, iesire

## What can go wrong while playing

problem-hint = ? arată ce se poate face

## Save, resume, end

ui-saved = Salvat: { $value }
ui-resume = Continui jocul: { $value }?
ui-resumed = Jocul continuă de unde a rămas
ui-game-kept = Jocul este păstrat. Pentru a continua: { $value }
ui-next = R: revanșă · N: joc nou · Q: ieșire
ui-rematch-starts = { $player } începe revanșa
ui-pass-device = Urmează: { $player }. Apasă Enter când se uită numai { $player }
ui-final-scores = Scor final
ui-cards-of = Cărți ({ $player })
ui-unknown = { $n ->
    [one] și încă o carte, dată pe ascuns
    [few] și încă { $n } cărți, date pe ascuns
   *[other] și încă { $n } de cărți, date pe ascuns
}

## Errors of the command line

error = eroare
hint = sugestie
error-interrupted = Întrerupt

## Help of the command line

help-fiefdom = Locul deschis și neoficial al jocului Dominion, în care fiecare își construiește teancul
help-verbs = ce este de făcut
help-language = limba textelor: en, ro, pl, is sau he
help-json = afișează un raport ca JSON
help-play = Joacă în terminal, împotriva boților sau cu prietenii la aceeași tastatură
help-play-kingdom = un set recomandat, zece cărți separate prin virgule sau random
help-play-edition = ediția: 1, 2 sau both
help-sets = din ce seturi se trage un regat la întâmplare, de exemplu `base,intrigue`; `base,intrigue=5` trage cinci cărți din Intrigă
help-play-players = cine joacă: nume de oameni și boți precum bot:big-money
help-play-seed = același joc de fiecare dată
help-play-plain = rânduri de text în loc de ecran, pentru cititoare de ecran și conducte
help-play-english = arată și numele englezești ale cărților
help-play-resume = continuă un joc salvat
help-play-bidi = cum se trimite spre terminal textul de la dreapta la stânga: auto, logical sau visual
help-learn = Învață jocul jucându-l: lecții scurte cu un antrenor
help-learn-lesson = o lecție, după nume sau număr; fără ea, lecția următoare
help-learn-list = arată lecțiile și care dintre ele sunt terminate
help-check = Rulează scenariile din documente Markdown
help-check-path = un document Markdown sau un dosar cu astfel de documente
help-replay = Arată un joc înregistrat sau un moment al lui
help-replay-file = o înregistrare (.fief)
help-replay-at = momentul de după atâtea decizii
help-replay-as = așa cum l-a văzut acest loc la masă: un nume sau un număr
help-cards = Listează cărțile sau arată una
help-cards-name = o carte; literele mici și diacriticele lipsă nu contează
help-cards-worth = spune cât de tare este o carte: cât câștigă o strategie care o poate cumpăra contra celei mai bune care nu poate
help-kingdoms = Listează seturile recomandate, arată unul sau trage unul la întâmplare
help-kingdoms-all = arată și seturile care au nevoie de o extensie
kingdoms-needs = { $name }: are nevoie de extensia { $expansion } ({ $missing })
kingdoms-more = seturi din cartea de reguli care au nevoie de o extensie: { $n }; `fiefdom kingdoms --all` le arată
help-kingdoms-name = un set recomandat sau zece cărți separate prin virgule
help-kingdoms-random = trage zece cărți la întâmplare
help-kingdoms-need = ce trebuie să aibă unul tras la întâmplare: `villages`, `buys`, `draw`, `trashing`, `gains`, `attacks`, `reactions`
help-kingdoms-avoid = ce nu trebuie să aibă unul tras la întâmplare, cu aceleași cuvinte
help-kingdoms-survey = spune și ce câștigă acolo: strategii, deschideri, motor sau bani; durează câteva secunde
help-kingdoms-with = cărți care trebuie să fie în set
help-kingdoms-without = cărți care nu trebuie să fie în set
help-bench = Joacă Mulți bani împotriva Fierarului câteva secunde: cât de rapid este acest calculator
help-bench-seconds = cât timp să joace
help-soak = Joacă jocuri la întâmplare și verifică pe parcurs fiecare lege a motorului
help-soak-decisions = la câte întrebări să răspundă
help-completion = Afișează un script care completează comenzile într-un shell
help-completion-shell = shell-ul: bash, zsh sau fish

## Added for the game as lines and the command line

ui-line = { $name }: { $value }
ui-answers = Răspunsuri: { $answers }
ui-pile = { $card }: cost ${ $cost }, rămase { $n }
ui-help-letters = t – joacă toate cărțile de tezaur; e – încheie tura; u – desfă
ui-moment = După decizia { $n } din { $of }
ui-default = { $value } (implicit: { $default })
problem-left-out = Nu mai este posibil: { $cards }
help-usage = utilizare
help-arguments = argumente
help-options = opțiuni
help-help = arată acest ajutor
help-version = arată versiunea
help-seed = un număr; același număr dă aceleași jocuri
help-play-bots = încă atâția boți

## Checks and measurements

soak-decisions = decizii
soak-done = decizii: { $decisions }, jocuri: { $games }, sămânța { $seed }, motorul { $engine }, { $rate } pe secundă
soak-held = toate legile au fost respectate
soak-broken = încălcată: { $law }
soak-shrinking = o lege a fost încălcată; caut cel mai mic joc care o arată
check-done = { $passed } reușite, { $failed } eșuate
bench-won = { $player } a câștigat { $value } din jocuri
bench-speed = jocuri: { $games } în { $seconds } s, adică { $rate } pe secundă pe un nucleu (motorul { $engine })
