## Study: recorded games turn by turn, and what they are worth

study-turns = Ture
study-nothing = nimic
study-next-turn = Tura următoare
study-previous-turn = Tura anterioară
study-next-card = Cartea următoare
study-previous-card = Cartea anterioară
study-next-mistake = Greșeala următoare
study-previous-mistake = Greșeala anterioară
study-other-side = Prin alți ochi
study-key-answer = Arată pe masă răspunsul cu acest număr
study-key-branch = Ramură: compară răspunsul arătat cu cel dat sau lasă boții să termine
study-key-back = Înapoi la joc
study-key-hint = Indiciu, când înveți din greșeli
study-key-reveal = Răspunsul, când înveți din greșeli
study-key-costly = Decizii costisitoare
study-decks = Pachetele în timp
study-sort-actions = Acțiuni
study-sort-treasures = Tezaure mai bune
study-sort-coppers = Banii de la început
study-sort-others = Victorii și Blesteme
study-density = Monede pe carte
study-brought = Obținute
study-deck-about = la final { $cards } cărți, { $coins } monede pe carte
study-close-best = La fel de bun ca oricare: răspunsurile următoare sunt prea aproape ca să se poată alege.
study-close-cost = { $best } părea mai bun cu { $points } ± { $reach } puncte de șansă: prea aproape ca să se poată alege.

## What if, and learning from mistakes

study-what-if = Dar dacă
study-what-if-about = Continuă în locul jucătorului { $player }. Ce nu putea vedea { $player } se împarte din nou.
study-branch-name = Nume (opțional)
study-play-on = Continuă de aici
study-finish = Boții îl termină de 1000 de ori
study-compare = Compară
study-compare-first = Primul răspuns
study-compare-second = Al doilea răspuns
study-branches = Ramuri
study-branch-origin = Acest joc a început ca ramură a altuia
study-branch-table = La masă
study-branch-link = Adresa acestei ramuri
study-branch-games = Jocuri continuate: { $n }
study-played = continuat împotriva: { $bot }
study-finished = terminat de boți, de { $n } ori
study-slow = Acest server nu are motorul compilat: totul durează mult mai mult.
study-learn = Învață din greșelile jucătorului { $player } ({ $n })
study-learn-title = Învață din greșeli
study-learn-ask = Tura { $turn }, { $player }: { $answer }. A costat { $points } ± { $reach } puncte de șansă. Ce este mai bine?
study-learn-how = Apasă o carte de pe masă sau alege aici un răspuns. Nimic altceva nu se schimbă.
study-learn-answer = Răspuns
study-learn-try = Încearcă
study-learn-best = { $answer }: asta e, cu { $points } ± { $reach } puncte mai bine.
study-learn-close = { $answer }: la fel de bun ca cel mai bun, { $chance } % față de { $before } % pentru { $given }.
study-learn-better = { $answer }: mai bun, { $chance } % față de { $before } % pentru { $given }, dar alt răspuns e clar și mai bun.
study-learn-worse = { $answer }: nu e mai bun, { $chance } % față de { $before } % pentru { $given }.
study-learn-hint = Indiciu
study-learn-show = Arată
study-learn-skip = Sari
study-learn-next = Greșeala următoare
study-learn-end = Înapoi la studiu
study-learn-about = Se întreabă doar decizii al căror cost e sigur, una pentru fiecare tură. Ce e prea aproape de cel mai bun se consideră găsit.
study-as-position = Acest moment ca poziție
study-lead = Condu-i pe alții
study-lead-about = Cine deschide această adresă vede ce vezi tu.
study-following = Urmărești acest studiu. Persoane aici: { $n }
study-leading = Conduci acest studiu. Persoane aici: { $n }
study-no-leader = Nimeni nu conduce acum.
study-part = Merg pe drumul meu

## Positions

position-title = Poziție
position-about = Așază orice poziție, cere un sfat și joacă mai departe de acolo.
position-by-hand = Manual
position-by-hand-about = Cărți separate prin virgule, de pildă Aur x3, Aramă. Prima carte a teancului este cea de sus.
position-start-hand = Aramă x3, Moșie x2
position-start-deck = Aramă x4, Moșie
position-kingdom = Cărți de regat (zece)
position-first-player = Jucătorul 1, al cărui rând este
position-player = Jucătorul { $n }
position-add-player = Încă un jucător
position-hand = Mâna
position-deck = Teancul de tras
position-discard = Cărți decartate
position-play = În joc
position-phase = Faza
position-treasure-phase = Jucarea tezaurelor
position-actions = Acțiuni
position-buys = Achiziții
position-coins = Monede
position-provinces = Provincii rămase
position-as-text = Ca text
position-as-text-about = Ce dă Copiază ca text, sau rânduri ale unui scenariu.
position-show = Arată
position-change = Altă poziție
position-copy = Copiază ca text
position-link = Adresa acestei poziții
position-dealt = Cine joacă mai departe vede ce poate vedea acel jucător; restul se împarte din nou.
position-copy-about = Ce vede locul tău; restul se împarte la întâmplare.

## Why an answer is better: averages of the games that were played on

why-title = De ce { $answer }, față de { $other }
why-wins = Câștigă jocul pe loc.
why-more = Duce spre: { $cards }
why-fewer = Renunță la: { $cards }
why-provinces = Mai multe Provincii la sfârșit: { $here } în loc de { $there }
why-less-rival = Mai puține Provincii pentru cel mai puternic adversar: { $here } în loc de { $there }
why-ender = Mai multe jocuri se încheie într-o tură proprie: { $here } % în loc de { $there } %
why-later = Jocul durează mai mult: { $here } ture în loc de { $there }
why-sooner = Jocul se încheie mai repede: { $here } ture în loc de { $there }
why-piles = Mai multe jocuri se încheie cu teancuri goale: { $here } % în loc de { $there } %
why-fewer-piles = Mai puține jocuri se încheie cu teancuri goale: { $here } % în loc de { $there } %
why-lead = Puncte în fața celui mai bun adversar: { $here } în loc de { $there }
why-nothing = În jocurile continuate nimic nu diferă clar.
why-plan = Se potrivește cu planul: { $name }
why-course = Jocurile durează { $turns } ture; Provincii { $own } : { $rival }; încheiate de acest jucător: { $ender } %
