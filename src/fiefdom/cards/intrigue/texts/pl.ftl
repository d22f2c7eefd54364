### Intrigue: Polish
###
### The words are those of the base game's file; label-… are the choices that cards offer.
### A non-breaking space (U+00A0) follows one-letter words, and figures in whole sentences.

exp-intrigue = Intryga

## Names

card-baron = Baron
card-bridge = Most
card-conspirator = Spiskowiec
card-courtier = Dworzanie
card-courtyard = Dziedziniec
card-diplomat = Dyplomata
card-duke = Starosta
card-harem = Harem
card-ironworks = Huta żelaza
card-lurker = Intrygant
card-masquerade = Maskarada
card-mill = Młyn
card-mining-village = Osada górnicza
card-minion = Sługus
card-nobles = Szlachta
card-patrol = Patrol
card-pawn = Giermek
card-replace = Podmiana
card-secret-passage = Tajne przejście
card-shanty-town = Rudera
card-steward = Zarządca
card-swindler = Kanciarz
card-torturer = Oprawca
card-trading-post = Faktoria
card-upgrade = Rozbudowa
card-wishing-well = Studnia życzeń

## Choices

label-plus-2-cards = +2 karty
label-plus-3-cards = +3 karty
label-plus-2-actions = +2 akcje
label-plus-2-coins = +$2
label-plus-3-coins = +$3
label-gain-gold = Dodaj { card-gold }
label-trash-from-supply = Wyrzuć kartę Akcji z Zasobów
label-gain-from-trash = Dodaj kartę Akcji ze śmietniska
label-discard-hand = Odrzuć karty z ręki
label-trash-2-cards = Wyrzuć 2 karty
label-discard-2-cards = Odrzuć 2 karty
label-gain-curse = Dodaj na rękę kartę: { card-curse }

## Questions

ask-baron-discard = Odrzucić kartę { card-estate } za $4? Jeśli nie, dodajesz kolejną
ask-courtier-reveal = Odkryj kartę z ręki: każdy jej typ to jeden wybór
ask-courtier-choose = { $left ->
    [one] Wybierz jedno
    [few] Wybierz { $left } z tych możliwości
    [many] Wybierz { $left } z tych możliwości
   *[other] Wybierz { $left } z tych możliwości
}
ask-courtyard-topdeck = Połóż kartę z ręki na wierzchu talii
ask-diplomat-reveal = Odkryć Dyplomatę, aby dobrać i odrzucić karty?
ask-diplomat-discard = { $left ->
    [one] Odrzuć jeszcze jedną kartę
    [few] Odrzuć { $left } karty
    [many] Odrzuć { $left } kart
   *[other] Odrzuć { $left } karty
}
ask-ironworks-gain = Dodaj kartę o maksymalnym koszcie $4
ask-lurker-choose = Wybierz jedno
ask-lurker-trash = Wyrzuć kartę Akcji z Zasobów
ask-lurker-gain = Dodaj kartę Akcji ze śmietniska
ask-masquerade-pass = Wybierz kartę do podania w lewo
ask-masquerade-trash = Wyrzucić kartę z ręki?
ask-mill-discard = { $left ->
    [one] Odrzuć jeszcze jedną kartę
    [few] Odrzuć { $left } karty za $2 albo żadnej
    [many] Odrzuć { $left } kart za $2 albo żadnej
   *[other] Odrzuć { $left } karty za $2 albo żadnej
}
ask-mining-village-trash = Wyrzucić tę kartę { card-mining-village } za $2?
ask-minion-choose = Wybierz jedno
ask-nobles-choose = Wybierz jedno
ask-patrol-topdeck = Która karta ma leżeć na wierzchu talii, a która pod nią?
ask-pawn-choose = { $left ->
    [one] Wybierz jeszcze jedno
    [few] Wybierz { $left } z tych możliwości
    [many] Wybierz { $left } z tych możliwości
   *[other] Wybierz { $left } z tych możliwości
}
ask-replace-trash = Wyrzuć kartę, aby dodać inną, droższą najwyżej o $2
ask-replace-gain = Dodaj kartę w zamian za wyrzuconą
ask-secret-passage-take = Wybierz kartę, którą ukryjesz w talii
ask-secret-passage-place = Ile kart ma leżeć nad nią?
ask-steward-choose = Wybierz jedno
ask-steward-trash = { $left ->
    [one] Wyrzuć jeszcze jedną kartę
    [few] Wyrzuć { $left } karty
    [many] Wyrzuć { $left } kart
   *[other] Wyrzuć { $left } karty
}
ask-swindler-gain = Którą kartę o tym samym koszcie dodaje { $owner }?
ask-torturer-choose = Wybierz swoją karę
ask-torturer-discard = { $left ->
    [one] Odrzuć jeszcze jedną kartę
    [few] Odrzuć { $left } karty
    [many] Odrzuć { $left } kart
   *[other] Odrzuć { $left } karty
}
ask-trading-post-trash = { $left ->
    [one] Wyrzuć jeszcze jedną kartę
    [few] Wyrzuć { $left } karty za { card-silver }
    [many] Wyrzuć { $left } kart za { card-silver }
   *[other] Wyrzuć { $left } karty za { card-silver }
}
ask-upgrade-trash = Wyrzuć kartę, aby dodać inną, droższą dokładnie o $1
ask-upgrade-gain = Dodaj kartę w zamian za wyrzuconą
ask-wishing-well-name = Wymień nazwę karty: czy leży na wierzchu talii?

## Hints for a first game

hint-baron-discard = { card-estate } na ręce nic nie daje, a monety pomagają od razu. Karta wróci do ciebie po następnym tasowaniu.
hint-courtier-reveal = Karta zostaje na ręce. Karta o kilku typach pozwala wybrać kilka rzeczy.
hint-courtier-choose = Weź akcję, jeśli masz jeszcze co zagrać, monety, jeśli chcesz kupić coś teraz, a { card-gold } na później.
hint-courtyard-topdeck = Tę kartę dobierzesz jako następną. Dobrze wybrać mocną, z której w tej turze już nie skorzystasz.
hint-diplomat-reveal = Zagrano Atak: { $card }. { card-diplomat } daje lepszy wybór kart, ale zostaje ich mniej.
hint-diplomat-discard = Zatrzymaj to, czego potrzebujesz w następnej turze: najlepsze Skarby i Akcję, jeśli ją masz.
hint-ironworks-gain = Za tę kartę nic nie płacisz. Akcja daje akcję, Skarb monetę, a karta Zwycięstwa kartę.
hint-lurker-choose = Najpierw Akcja trafia z Zasobów na śmietnisko; następny Intrygant, twój albo innego gracza, może ją stamtąd dodać.
hint-lurker-trash = Jeśli możesz ją potem dodać, wyrzuć najdroższą Akcję. Jeśli inni mogą cię uprzedzić, wyrzuć taką, której nie chcą.
hint-lurker-gain = To, co weźmiesz, trafia na twój stos kart odrzuconych. Najdroższa Akcja jest często najlepsza.
hint-masquerade-pass = Tę kartę dostaje gracz po lewej stronie. { card-curse } albo { card-estate } to dobry podarunek.
hint-masquerade-trash = Wyrzucone karty znikają na zawsze. Możesz wyrzucić także kartę, którą właśnie ci podano.
hint-mill-discard = Karty Zwycięstwa i Klątwy na ręce nic nie dają: wymień je na monety. Jeśli wszystkie karty się przydają, spasuj.
hint-mining-village-trash = Monety dostajesz raz, a karta znika na zawsze. Zrób to, jeśli za te monety kupisz teraz coś znacznie lepszego.
hint-minion-choose = Jeśli masz słabe karty, wymień je na nowe: inni może też stracą swoje. Jeśli dobre, weź monety.
hint-nobles-choose = Weź karty, jeśli masz akcję, żeby z nich skorzystać, a akcje, jeśli masz na ręce więcej Akcji, niż możesz zagrać.
hint-patrol-topdeck = Te karty dobierzesz jako następne, najpierw tę, którą wybierzesz jako pierwszą.
hint-pawn-choose = Karta i akcja nigdy nie zaszkodzą. Zakup przydaje się tylko przy odpowiedniej liczbie monet.
hint-replace-trash = Nowa karta może być droższa o $2 od wyrzuconej. Dobrze wyrzucać słabe karty, takie jak { card-estate }.
hint-replace-gain = Akcja albo Skarb trafia na wierzch talii: dobierzesz tę kartę jako następną. Za kartę Zwycięstwa każdy inny gracz dodaje kartę: { card-curse }.
hint-secret-passage-take = Ukryj kartę, której teraz nie potrzebujesz. Wróci wcześniej albo później, jak zechcesz.
hint-secret-passage-place = Liczba mówi, ile kart dobierzesz przed tą: przy 0 jest następna, przy największej liczbie ostatnia.
hint-steward-choose = Na początku najlepiej wyrzucać słabe karty. Później weź karty, jeśli masz jeszcze akcję, a jeśli nie, monety.
hint-steward-trash = Wyrzucone karty znikają na zawsze. Najpierw pozbądź się kart { card-curse } i { card-estate }, potem { card-copper }.
hint-swindler-gain = Inny gracz dostaje tę kartę zamiast wyrzuconej. Wybierz najgorszą: za { card-copper } jest nią { card-curse }.
hint-torturer-choose = Przy słabych kartach lepiej odrzucić karty. { card-curse } kosztuje punkt i zostaje w talii.
hint-torturer-discard = Zatrzymaj to, czego potrzebujesz w następnej turze: najlepsze Skarby i Akcję, jeśli ją masz.
hint-trading-post-trash = { card-silver } trafiają na rękę i możesz je zagrać jeszcze w tej turze. Najpierw pozbądź się kart { card-curse } i { card-estate }.
hint-upgrade-trash = Nowa karta jest droższa dokładnie o $1: { card-estate } zmieni się w kartę za $3. { card-copper } i { card-curse } znikają bez zamiany, co też jest dobre.
hint-upgrade-gain = Weź to, co pomoże ci najbardziej; karta trafi na twój stos kart odrzuconych.
hint-wishing-well-name = Wymień kartę, której masz w talii najwięcej. Jeśli trafisz, dostaniesz ją.

## Recommended sets

set2-victory-dance = Taniec zwycięstwa
set2-plot-thickens = Intryga się zagęszcza
set2-best-wishes = Najlepsze życzenia

## The cards

card-text-baron =
    .summary = +1 zakup. Odrzuć kartę { card-estate } za +$4 albo dodaj ją.
    .text = Masz jeden zakup więcej. Możesz odrzucić z ręki kartę { card-estate }; otrzymujesz wtedy cztery monety. Jeśli tego nie zrobisz, dodajesz kartę { card-estate }.
    .ruling-1 = Bez karty { card-estate } na ręce nie masz wyboru: dodajesz ją, dopóki jakaś została.
    .ruling-2 = Liczy się tylko { card-estate }, żadna inna karta Zwycięstwa.

card-text-bridge =
    .summary = +1 zakup, +$1. W tej turze karty kosztują o $1 mniej.
    .text = Masz jeden zakup więcej. Otrzymujesz jedną monetę. Do końca tej tury każda karta kosztuje o jedną monetę mniej, ale nigdy mniej niż nic.
    .ruling-1 = Dotyczy to wszystkich kart, gdziekolwiek są, także na rękach i w taliach, i każdego porównania kosztów.
    .ruling-2 = Kilka takich kart się sumuje, a karta zagrana ponownie liczy się ponownie.
    .ruling-3 = Wartość kart się nie zmienia.

card-text-conspirator =
    .summary = +$2. Po 3 zagranych Akcjach: +1 karta, +1 akcja.
    .text = Otrzymujesz dwie monety. Jeśli w tej turze zagrano już trzy Akcje lub więcej, licząc tę, dobierz kartę i masz jedną akcję więcej.
    .ruling-1 = Liczy się każde zagranie: karta podwojona przez kartę { card-throne-room } liczy się za każdym razem, a { card-throne-room } też.
    .ruling-2 = Liczy się raz, gdy zagrywasz tę kartę. To, co zagrasz później, niczego nie zmienia.

card-text-courtier =
    .summary = Za typ karty: +1 akcja, +1 zakup, +$3 lub { card-gold }.
    .text = Odkryj kartę z ręki. Za każdy jej typ wybierz co innego z tych możliwości: jedna akcja więcej; jeden zakup więcej; trzy monety; dodaj { card-gold }.
    .ruling-1 = Karta zostaje na ręce i można ją potem zagrać.
    .ruling-2 = Wszystkie wybory zapadają, zanim pierwszy zostanie wykonany, i każdy jest inny.
    .ruling-3 = Z pustą ręką nic się nie dzieje.

card-text-courtyard =
    .summary = +3 karty. Połóż kartę z ręki na wierzchu talii.
    .text = Dobierz trzy karty. Następnie połóż dowolną kartę z ręki rewersem ku górze na wierzchu talii.
    .ruling-1 = Nie możesz odmówić, jeśli masz kartę na ręce. Może to być karta dobrana przed chwilą.
    .ruling-2 = Nikt inny nie widzi, która to karta.

card-text-diplomat =
    .summary = +2 karty. Do 5: +2 akcje. Przy Ataku, od 5: +2, −3.
    .text = Jako Akcja: dobierz dwie karty; jeśli masz potem na ręce pięć kart lub mniej, masz dwie akcje więcej. Jako Reakcja: gdy inny gracz zagrywa Atak, możesz odkryć kartę { card-diplomat } z ręki liczącej pięć kart lub więcej; wtedy dobierz dwie karty i odrzuć trzy.
    .ruling-1 = Nie chroni cię. Atak odbywa się przy kartach, które masz wtedy na ręce.
    .ruling-2 = Możesz odkryć tę kartę ponownie, dopóki masz dość kart na ręce.
    .ruling-3 = Dobraną w ten sposób kartę { card-moat } można odkryć przeciw temu samemu Atakowi.

card-text-duke =
    .summary = 1 punkt za każdą twoją kartę { card-duchy }.
    .text = Na koniec gry każda twoja karta { card-duchy } sprawia, że ta karta jest warta o jeden punkt więcej.
    .ruling-1 = Liczą się wszystkie twoje karty, gdziekolwiek są. Bez karty { card-duchy } nie jest nic warta.

card-text-harem =
    .summary = Daje $2 i 2 punkty.
    .text = Zagrywasz go jak każdy Skarb, za dwie monety. Na koniec gry jest wart dwa punkty.
    .ruling-1 = Jest Skarbem i kartą Zwycięstwa, więc wszystko, co dotyczy jednych lub drugich, dotyczy też jego.
    .ruling-2 = W nowszych wydaniach nazywa się Farm.

card-text-ironworks =
    .summary = Karta do $4: wg typów +1 akcja, +$1 lub +1 karta.
    .text = Wybierz z Zasobów kartę, która kosztuje $4 lub mniej, i dodaj ją. Jeśli to Akcja, masz jedną akcję więcej; jeśli Skarb, otrzymujesz jedną monetę; jeśli karta Zwycięstwa, dobierz kartę.
    .ruling-1 = Karta o kilku typach daje wszystko, co do niej pasuje.
    .ruling-2 = Nie możesz odmówić: jeśli jakaś karta pasuje, dodajesz ją.

card-text-lurker =
    .summary = +1 akcja. Wyrzuć Akcję z Zasobów albo dodaj wyrzuconą.
    .text = Masz jedną akcję więcej. Wybierz: karta Akcji trafia z Zasobów na śmietnisko albo dodajesz kartę Akcji ze śmietniska.
    .ruling-1 = Nie ma znaczenia, kto i kiedy wyrzucił tę kartę.
    .ruling-2 = Możesz wybrać to, czego nie da się zrobić; wtedy nic się nie dzieje.
    .ruling-3 = Karty wyrzuconej z Zasobów nikt nie dodaje; jej stos się zmniejsza.

card-text-masquerade =
    .summary = +2 karty. Wszyscy podają kartę w lewo. Możesz wyrzucić 1.
    .text = Dobierz dwie karty. Następnie wszyscy gracze, którzy mają karty na ręce, podają jedną z nich następnemu takiemu graczowi po lewej, wszyscy jednocześnie. Na końcu możesz wyrzucić kartę z ręki.
    .ruling-1 = Wybierasz, zanim zobaczysz, co dostajesz.
    .ruling-2 = To nie jest Atak: { card-moat } nie pomaga.
    .ruling-3 = Kto nie ma kart na ręce, niczego nie podaje i niczego nie dostaje.

card-text-mill =
    .summary = +1 karta, +1 akcja. Możesz odrzucić 2 za +$2. 1 punkt.
    .text = Dobierz kartę. Masz jedną akcję więcej. Możesz odrzucić dwie karty; otrzymujesz wtedy dwie monety. Na koniec gry jest wart jeden punkt.
    .ruling-1 = Wszystko albo nic, chyba że masz za mało kart: wtedy możesz odrzucić je bez monet.
    .ruling-2 = Jest Akcją i kartą Zwycięstwa.

card-text-mining-village =
    .summary = +1 karta, +2 akcje. Możesz wyrzucić tę kartę za +$2.
    .text = Dobierz kartę. Masz dwie akcje więcej. Możesz wyrzucić tę kartę; otrzymujesz wtedy dwie monety.
    .ruling-1 = Decydujesz od razu, gdy widzisz dobraną kartę.
    .ruling-2 = Z kartą { card-throne-room } można ją wyrzucić tylko raz, ale karta i akcje przychodzą za każdym razem.

card-text-minion =
    .summary = +1 akcja. +$2 lub nowa ręka 4 kart; od 5 też inni, 4.
    .text = Masz jedną akcję więcej. Wybierz: otrzymujesz dwie monety; albo odrzucasz karty z ręki i dobierasz cztery, a każdy inny gracz, który ma na ręce pięć kart lub więcej, robi to samo.
    .ruling-1 = Reakcje następują przed twoim wyborem i jest to Atak niezależnie od wyboru.
    .ruling-2 = Dobierasz przed innymi, którzy robią to po kolei.

card-text-nobles =
    .summary = +3 karty albo +2 akcje. 2 punkty.
    .text = Wybierz: dobierz trzy karty albo masz dwie akcje więcej. Na koniec gry jest warta dwa punkty.
    .ruling-1 = Jest Akcją i kartą Zwycięstwa.
    .ruling-2 = Z kartą { card-throne-room } wybierasz za każdym razem od nowa.

card-text-patrol =
    .summary = +3 karty. Z następnych 4 bierzesz punkty i Klątwy.
    .text = Dobierz trzy karty. Następnie odkryj cztery kolejne karty talii: karty Zwycięstwa i Klątwy trafiają na rękę, pozostałe wracają na wierzch w dowolnej kolejności.
    .ruling-1 = Odkryte karty widzą wszyscy, a kolejności, w jakiej wracają, nikt.
    .ruling-2 = Jeśli trzeba przetasować w trakcie, odkrytych już kart się nie tasuje.

card-text-pawn =
    .summary = Wybierz 2: +1 karta, +1 akcja, +1 zakup, +$1.
    .text = Wybierz dwie różne z tych możliwości, potem wykonaj obie: dobierz kartę; jedna akcja więcej; jeden zakup więcej; jedna moneta.
    .ruling-1 = Wybierasz, zanim dobierzesz.

card-text-replace =
    .summary = Zamień kartę z ręki na droższą do $2; czasem Klątwy.
    .text = Wyrzuć kartę z ręki i dodaj inną, droższą najwyżej o $2. Jeśli to Akcja albo Skarb, trafia na wierzch talii. Jeśli to karta Zwycięstwa, każdy inny gracz dodaje kartę: { card-curse }.
    .ruling-1 = Karta Zwycięstwa, która jest też czymś innym, robi wszystko naraz.
    .ruling-2 = To Atak niezależnie od tego, co dodasz; Reakcje są najpierw.

card-text-secret-passage =
    .summary = +2 karty, +1 akcja. Ukryj kartę gdziekolwiek w talii.
    .text = Dobierz dwie karty. Masz jedną akcję więcej. Następnie włóż kartę z ręki w dowolne miejsce talii: na wierzch, na spód albo między inne.
    .ruling-1 = Nie możesz odmówić, jeśli masz kartę na ręce.
    .ruling-2 = Wszyscy widzą, gdzie ją wkładasz, ale nikt nie widzi, która to karta.

card-text-shanty-town =
    .summary = +2 akcje. Bez Akcji na ręce: +2 karty.
    .text = Masz dwie akcje więcej. Odkryj karty z ręki; jeśli nie ma wśród nich Akcji, dobierz dwie karty.
    .ruling-1 = Akcja, która jest też czymś innym, jest Akcją.
    .ruling-2 = Na pustej ręce nie ma Akcji.

card-text-steward =
    .summary = +2 karty albo +$2, albo wyrzuć 2 karty.
    .text = Wybierz: dobierz dwie karty; albo otrzymujesz dwie monety; albo wyrzuć z ręki dwie karty.
    .ruling-1 = Jeśli chcesz wyrzucać, a masz za mało kart, wyrzucasz tyle, ile jest.

card-text-swindler =
    .summary = +$2. Wierzchnie karty innych zmieniasz na równie drogie.
    .text = Otrzymujesz dwie monety. Wszyscy inni gracze po kolei wyrzucają wierzchnią kartę swojej talii i dodają kartę o tym samym koszcie, którą wybierasz ty.
    .ruling-1 = Musisz jakąś wybrać, jeśli została choć jedna o tym koszcie. Może to być ta sama karta.
    .ruling-2 = Za { card-copper } możesz dać kartę { card-curse }.

card-text-torturer =
    .summary = +3 karty. Inni: odrzuć 2 albo na rękę { card-curse }.
    .text = Dobierz trzy karty. Wszyscy inni gracze po kolei wybierają: odrzucają dwie karty albo dodają na rękę kartę { card-curse }.
    .ruling-1 = Mogą wybrać to, czego nie da się zrobić albo nie w całości; wtedy robią tyle, ile mogą.

card-text-trading-post =
    .summary = Wyrzuć z ręki 2 karty i dodaj na rękę { card-silver }.
    .text = Wyrzuć z ręki dwie karty. Jeśli to zrobisz, dodaj na rękę { card-silver }.
    .ruling-1 = Jeśli masz za mało kart, wyrzucasz tyle, ile jest, i niczego nie dodajesz.
    .ruling-2 = { card-silver } możesz zagrać jeszcze w tej turze.

card-text-upgrade =
    .summary = +1 karta, +1 akcja. Zamień kartę na droższą o $1.
    .text = Dobierz kartę. Masz jedną akcję więcej. Wyrzuć kartę z ręki i dodaj inną, droższą dokładnie o $1.
    .ruling-1 = Jeśli żadna karta tyle nie kosztuje, niczego nie dodajesz: tak jest, gdy wyrzucasz { card-copper }.
    .ruling-2 = Nie możesz odmówić, jeśli masz kartę na ręce.

card-text-wishing-well =
    .summary = +1 karta, +1 akcja. Zgadnij kartę z wierzchu, będzie twoja.
    .text = Dobierz kartę. Masz jedną akcję więcej. Wymień nazwę karty, a potem odkryj wierzchnią kartę talii: jeśli to ta, trafia na rękę, a jeśli nie, wraca na miejsce.
    .ruling-1 = Wymieniasz dowolną kartę tej gry, przed ewentualnym tasowaniem.
