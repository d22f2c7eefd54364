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
study-key-costly = decizii costisitoare
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
