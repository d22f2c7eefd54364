### The base game: Polish
###
### exp-base               the name of the set
### card-NAME              the name of a card
### ask-NAME-…, web-no-…   what a card asks, and the button to decline; $card, $owner, $left as in game.ftl
### hint-NAME-…            what a newcomer may want to know at such a question; -playable and -own where it depends
### set1-…, set2-…         the recommended sets of each edition
### card-text-NAME         the card: .summary    one line of at most 60 characters, for a small tile
###                                  .text       the whole card in one to four sentences
###                                  .ruling-1 … what matters at the table, one to six rulings
###
### Throne Room, Moneylender and Mine differ by edition: .summary-1 and .text-1 are the first edition, .summary-2 and .text-2 the second.
### Card names are references; inflected forms are written out.
### A non-breaking space (U+00A0) follows one-letter words, and figures in whole sentences.

exp-base = Gra podstawowa

## Names

card-copper = Miedziaki
card-silver = Srebrniki
card-gold = Złoto
card-estate = Posiadłość
card-duchy = Powiat
card-province = Prowincja
card-curse = Klątwa
card-adventurer = Odkrywca
card-artisan = Rękodzielnik
card-bandit = Bandyta
card-bureaucrat = Urzędnik
card-cellar = Piwnica
card-chancellor = Kanclerz
card-chapel = Kaplica
card-council-room = Sala obrad
card-feast = Uczta
card-festival = Festyn
card-gardens = Ogrody
card-harbinger = Zwiastun
card-laboratory = Laboratorium
card-library = Biblioteka
card-market = Targowisko
card-merchant = Kupiec
card-militia = Milicja
card-mine = Kopalnia
card-moat = Fosa
card-moneylender = Lichwiarz
card-poacher = Kłusownik
card-remodel = Przebudowa
card-sentry = Wartownik
card-smithy = Kuźnia
card-spy = Szpieg
card-thief = Złodziej
card-throne-room = Sala tronowa
card-vassal = Wasal
card-village = Wioska
card-witch = Wiedźma
card-woodcutter = Drwal
card-workshop = Warsztat

## Questions

ask-moat-reveal = Odkryć Fosę, aby uniknąć tego Ataku?
ask-cellar-discard = Odrzuć dowolną liczbę kart, potem dobierz tyle samo
ask-chapel-trash = { $left ->
    [one] Wyrzuć jeszcze jedną kartę albo zakończ
    [few] Wyrzuć maksymalnie { $left } karty albo zakończ
    [many] Wyrzuć maksymalnie { $left } kart albo zakończ
   *[other] Wyrzuć maksymalnie { $left } karty albo zakończ
}
ask-workshop-gain = Dodaj kartę o maksymalnym koszcie $4
ask-feast-gain = Dodaj kartę o maksymalnym koszcie $5
ask-remodel-trash = Wyrzuć kartę, aby dodać inną, droższą najwyżej o $2
ask-remodel-gain = Dodaj kartę w zamian za wyrzuconą
ask-mine-trash = Wyrzuć Skarb, aby dodać lepszy
ask-mine-gain = Dodaj Skarb na rękę
ask-moneylender-trash = Wyrzucić kartę Miedziaków za $3?
ask-militia-discard = { $left ->
    [one] Odrzuć jeszcze jedną kartę
    [few] Odrzuć { $left } karty
    [many] Odrzuć { $left } kart
   *[other] Odrzuć { $left } karty
}
ask-bureaucrat-topdeck = Połóż kartę Zwycięstwa z ręki na wierzchu talii
ask-library-set-aside = Odłożyć na bok: { $card }? Jeśli nie, zostaje na ręce
ask-throne-room-play = Wybierz Akcję, którą zagrasz dwa razy
ask-spy-discard = Odrzucić kartę, którą odkrywa { $owner }: { $card }? Jeśli nie, zostaje na talii
ask-thief-trash = Wyrzuć jeden ze Skarbów, które odkrywa { $owner }
ask-thief-gain = Dodaj dowolne z wyrzuconych Skarbów albo zakończ
ask-chancellor-discard-deck = Odłożyć całą talię na stos kart odrzuconych?
ask-harbinger-topdeck = Położyć kartę ze stosu kart odrzuconych na wierzchu talii?
ask-vassal-play = Zagrać znalezioną Akcję: { $card }?
ask-poacher-discard = { $left ->
    [one] Odrzuć jeszcze jedną kartę za puste stosy
    [few] Odrzuć { $left } karty za puste stosy
    [many] Odrzuć { $left } kart za puste stosy
   *[other] Odrzuć { $left } karty za puste stosy
}
ask-bandit-trash = Wyrzuć jeden ze swoich odkrytych Skarbów
ask-sentry-trash = Wyrzuć dowolne z oglądanych kart albo przejdź dalej
ask-sentry-discard = Odrzuć dowolne z pozostałych albo przejdź dalej
ask-sentry-topdeck = Która karta ma leżeć na wierzchu talii?
ask-artisan-gain = Dodaj na rękę kartę o maksymalnym koszcie $5
ask-artisan-topdeck = Połóż kartę z ręki na wierzchu talii
web-no-spy-discard = Zostaw

## Hints for a first game

hint-moat-reveal = Zagrano Atak: { $card }. Odkrycie Fosy nic nie kosztuje: zostaje na ręce, a ten Atak nic ci nie zrobi.
hint-militia-discard = Zatrzymaj to, czego potrzebujesz w następnej turze: najlepsze Skarby i Akcję, jeśli ją masz. Kart Zwycięstwa możesz się pozbyć.
hint-bureaucrat-topdeck = Tę kartę dobierzesz jako następną. Nie ma większego znaczenia, którą wybierzesz: kart Zwycięstwa się nie zagrywa.
hint-bandit-trash = Jeden z tych Skarbów tracisz na zawsze. Zatrzymaj cenniejszy.
hint-cellar-discard = Odrzuć to, co teraz nie pomaga, przede wszystkim karty Zwycięstwa i Klątwy. Dobierzesz tyle samo nowych kart. Potwierdź, gdy wybierzesz już dość.
hint-chapel-trash = Wyrzucone karty znikają na zawsze, a w mniejszej talii dobre karty przychodzą szybciej. Najpierw pozbądź się Klątw i Posiadłości, potem Miedziaków.
hint-workshop-gain = Za tę kartę nic nie płacisz i nie zużywasz zakupu. Weź to, co pomoże ci najbardziej; karta trafi na twój stos kart odrzuconych.
hint-feast-gain = Dostajesz tę kartę w zamian za wyrzuconą, bez płacenia. Zwykle najlepiej wybrać kartę za $5.
hint-remodel-trash = Nowa karta może być droższa o $2 od wyrzuconej: { card-estate } zmieni się w kartę za najwyżej $4, a { card-gold } w Prowincję.
hint-remodel-gain = Za tę kartę nic nie płacisz i nie zużywasz zakupu. Najdroższa z dozwolonych jest często najlepsza.
hint-mine-trash = { card-copper } mogą zmienić się w { card-silver }, a { card-silver } w { card-gold }. Nowa karta trafia na rękę: możesz ją zagrać jeszcze w tej turze.
hint-mine-gain = Weź najcenniejszy Skarb. Trafia na rękę i możesz go zagrać jeszcze w tej turze.
hint-moneylender-trash = Oddajesz $1, dostajesz $3 w tej turze, a słaba karta na zawsze opuszcza talię. Prawie zawsze się to opłaca.
hint-library-set-aside = Nie masz już akcji, żeby zagrać tę kartę. Jeśli odłożysz ją na bok, dobierzesz w zamian inną; „{ web-no-set-aside }” zostawia ją na ręce.
hint-library-set-aside-playable = Masz jeszcze akcję, żeby zagrać tę kartę, więc warto rozważyć jej zatrzymanie: naciśnij „{ web-no-set-aside }”. Jeśli odłożysz ją na bok, dobierzesz w zamian inną.
hint-throne-room-play = Wybierz Akcję, którą najchętniej zagrasz dwa razy. Żadne z tych zagrań nie zużywa kolejnej akcji.
hint-spy-discard = To karta innego gracza. Odrzuć ją, jeśli jest dobra, a jeśli słaba, zostaw ją na talii.
hint-spy-discard-own = To twoja karta. Zostaw ją na talii, jeśli chcesz ją dobrać jako następną, a słabą odrzuć.
hint-thief-trash = Wyrzuć cenniejszy Skarb: potem możesz go wziąć dla siebie.
hint-thief-gain = To, co weźmiesz, trafia na twój stos kart odrzuconych. Warto brać { card-silver } i { card-gold }; { card-copper } raczej przeszkadzają.
hint-chancellor-discard-deck = Jeśli to zrobisz, nowe zakupy trafią do ciebie szybciej, bo przy następnym dobieraniu przetasujesz karty. Jeśli w talii zostało dużo dobrych kart, naciśnij „{ web-no-discard-deck }”.
hint-harbinger-topdeck = Tę kartę dobierzesz jako następną. Wybierz mocną; jeśli takiej nie ma, naciśnij „{ web-no-topdeck }”.
hint-vassal-play = To zagranie nie zużywa akcji. W przeciwnym razie karta zostanie na stosie kart odrzuconych.
hint-poacher-discard = Za każdy pusty stos musisz odrzucić jedną kartę. Zacznij od kart Zwycięstwa i Klątw.
hint-sentry-trash = Wyrzucone karty znikają na zawsze. Dobre do wyrzucenia: { card-curse }, { card-estate } i { card-copper }. Naciśnij „{ web-no-trash }”, jeśli chcesz zachować te karty.
hint-sentry-discard = Odrzuć to, czego nie chcesz dobrać jako następne. Reszta wróci na wierzch talii.
hint-sentry-topdeck = Kartę z wierzchu dobierzesz jako pierwszą.
hint-artisan-gain = Ta karta trafia na rękę. Skarb możesz zagrać jeszcze w tej turze, Akcję tylko wtedy, gdy masz jeszcze akcję.
hint-artisan-topdeck = Tę kartę dobierzesz jako następną. Dobrze wybrać taką, z której w tej turze już nie skorzystasz.

## Recommended sets of the first edition

set1-first-game = Pierwsza rozgrywka
set1-big-money = Bogactwo
set1-interaction = Interakcja
set1-size-distortion = Zakrzywienie rozmiaru
set1-village-square = Rynek wioskowy

## Recommended sets of the second edition

set2-first-game = Pierwsza rozgrywka
set2-size-distortion = Zakrzywienie rozmiaru
set2-deck-top = Wierzch talii
set2-sleight-of-hand = Zręczne dłonie
set2-improvements = Ulepszenia
set2-silver-and-gold = Srebro i złoto

## Those of them that need an expansion

set2-underlings = Podwładni
set2-grand-scheme = Wielki plan
set2-deconstruction = Dekonstrukcja
set2-reach-for-tomorrow = Sięgnij po jutro
set2-repetition = Powtórka
set2-give-and-take = Coś za coś
set2-forbidden-arts = Zakazane sztuki
set2-potion-mixers = Warzyciele mikstur
set2-chemistry-lesson = Lekcja chemii
set2-biggest-money = Największe bogactwo
set2-kings-army = Armia króla
set2-good-life = Dobre życie
set2-bounty-of-the-hunt = Łupy z polowania
set2-bad-omens = Złe omeny
set2-jesters-workshop = Warsztat błazna
set2-arts-and-crafts = Sztuka i rzemiosło
set2-clean-living = Czyste życie
set2-gilding-the-lily = Złocenie lilii
set2-highway-robbery = Rozbój na gościńcu
set2-adventures-abroad = Przygody za granicą
set2-high-and-low = Wysoko i nisko
set2-chivalry-and-revelry = Rycerskość i hulanki
set2-level-up = Następny poziom
set2-son-of-size-distortion = Syn zakrzywienia rozmiaru
set2-everything-in-moderation = Wszystko z umiarem
set2-silver-bullets = Srebrne kule

## Basic cards

card-text-copper =
    .summary = Wartość: $1.
    .text = Skarb: zagraj w fazie zakupu, aby otrzymać jedną monetę.
    .ruling-1 = Ta karta nic nie kosztuje, ale jej kupienie i tak zużywa zakup.
    .ruling-2 = Skarby się nie zużywają. Pozostają w grze do fazy porządków, a potem trafiają na stos kart odrzuconych.
    .ruling-3 = Każdy gracz zaczyna z siedmioma takimi kartami.

card-text-silver =
    .summary = Wartość: $2.
    .text = Skarb: zagraj w fazie zakupu, aby otrzymać dwie monety.
    .ruling-1 = Najpierw zagraj Skarby, potem kupuj: po pierwszym zakupie w turze nie można już zagrywać Skarbów.
    .ruling-2 = Niewydane monety przepadają na koniec tury.

card-text-gold =
    .summary = Wartość: $3.
    .text = Skarb: zagraj w fazie zakupu, aby otrzymać trzy monety.
    .ruling-1 = Możesz zagrać wszystkie swoje Skarby, część z nich albo żadnego, w dowolnej kolejności.
    .ruling-2 = Monety z jednej tury możesz rozdzielić na kilka kart, jeśli masz więcej niż jeden zakup.

card-text-estate =
    .summary = 1 punkt zwycięstwa.
    .text = Jeden punkt zwycięstwa na koniec gry. Do tego czasu karta nic nie daje: kart Zwycięstwa się nie zagrywa.
    .ruling-1 = Punktuje dla właściciela bez względu na to, gdzie jest: w talii, na ręce, na stosie kart odrzuconych, w grze czy wśród kart odłożonych na bok.
    .ruling-2 = Każdy gracz zaczyna z trzema takimi kartami. Nie pochodzą one ze stosu Zasobów: ten na początku gry jest pełny.

card-text-duchy =
    .summary = 3 punkty zwycięstwa.
    .text = Trzy punkty zwycięstwa na koniec gry. Do tego czasu karta nic nie daje: kart Zwycięstwa się nie zagrywa.
    .ruling-1 = Punktuje dla właściciela bez względu na to, gdzie jest: w talii, na ręce, na stosie kart odrzuconych, w grze czy wśród kart odłożonych na bok.

card-text-province =
    .summary = 6 punktów zwycięstwa. Ostatnia kończy grę.
    .text = Sześć punktów zwycięstwa na koniec gry. Gra kończy się wraz z turą, w której Zasoby opuszcza ostatnia { card-province }.
    .ruling-1 = Turę zawsze rozgrywa się do końca: pozostałe zakupy można jeszcze wykorzystać.
    .ruling-2 = Nie ma znaczenia, w jaki sposób ostatnia karta opuściła Zasoby; może ją zabrać także { card-remodel }.
    .ruling-3 = Punktuje dla właściciela bez względu na to, gdzie jest: w talii, na ręce, na stosie kart odrzuconych, w grze czy wśród kart odłożonych na bok.

card-text-curse =
    .summary = −1 punkt zwycięstwa.
    .text = Jeden punkt zwycięstwa mniej na koniec gry. Nie można jej zagrać.
    .ruling-1 = To osobny typ, a nie karta Zwycięstwa.
    .ruling-2 = Możesz ją kupić lub dodać z własnej woli. Kosztuje $0.
    .ruling-3 = Jej stos jest częścią każdej rozgrywki, a gdy się wyczerpie, liczy się jako pusty stos.
    .ruling-4 = Można ją wyrzucić jak każdą inną kartę. { card-remodel } zamienia ją w kartę o maksymalnym koszcie $2.
    .ruling-5 = { card-gardens } liczą ją jak każdą inną kartę.

## Kingdom cards

card-text-adventurer =
    .summary = Odkrywaj karty, aż trafisz na 2 Skarby; weź je na rękę.
    .text = Odkrywaj karty z talii po jednej i zatrzymaj się na drugim Skarbie. Oba Skarby trafiają na rękę, wszystkie pozostałe odkryte karty na stos kart odrzuconych.
    .ruling-1 = Jeśli talia się skończy, przetasuj stos kart odrzuconych i odkrywaj dalej. Kart już odkrytych się nie wtasowuje.
    .ruling-2 = Jeśli zabraknie kart, bierzesz tylko ten jeden Skarb, który się znalazł, albo żadnego. Resztę odrzuć.
    .ruling-3 = Nie ma tu wyboru: liczą się dwa pierwsze Skarby, czy to { card-copper }, czy { card-gold }.

card-text-artisan =
    .summary = Dodaj na rękę kartę do $5; kartę z ręki połóż na talii.
    .text = Dodaj dowolną kartę z Zasobów o maksymalnym koszcie $5; trafia ona od razu na rękę. Następnie wybierz kartę z ręki i połóż ją rewersem ku górze na wierzchu talii.
    .ruling-1 = Na talii możesz położyć nową kartę albo dowolną inną.
    .ruling-2 = Obie części są obowiązkowe, o ile da się je wykonać. Jeśli nie ma czego dodać, i tak kładziesz kartę z ręki na wierzchu talii.
    .ruling-3 = Monety i Skarby nie podnoszą limitu kosztu.
    .ruling-4 = Jeśli zatrzymasz nową kartę, możesz jej użyć jeszcze w tej turze: Akcji, jeśli została ci akcja, a Skarbu w fazie zakupu.
    .ruling-5 = Dodaną kartę widzą wszyscy, a karty położonej na talii nikt poza tobą.

card-text-bandit =
    .summary = Dodaj { card-gold }. Inni z 2 kart wyrzucają Skarb (nie { card-copper }).
    .text = Dodaj kartę Złota. Następnie pozostali gracze po kolei odkrywają po dwie karty z wierzchu swojej talii. Skarb inny niż { card-copper } trafia na śmietnisko, ale nigdy więcej niż jeden; resztę właściciel odkłada na swój stos kart odrzuconych.
    .ruling-1 = Jeśli obie karty są takimi Skarbami, właściciel wybiera, którą z nich wyrzuca.
    .ruling-2 = Jeśli żadna nie jest takim Skarbem, obie zostają odrzucone.
    .ruling-3 = Wyrzuconego Skarbu nikt nie dodaje.
    .ruling-4 = Jeśli nie ma już Złota, pozostali i tak są atakowani.
    .ruling-5 = Gracz, który nawet po przetasowaniu ma mniej niż dwie karty, odkrywa tyle, ile ma.

card-text-bureaucrat =
    .summary = { card-silver } na talię. Inni kładą na talii kartę Zwycięstwa.
    .text = Dodaj kartę Srebrników i połóż ją na wierzchu talii. Następnie pozostali gracze po kolei odkrywają po jednej karcie Zwycięstwa z ręki i kładą ją na wierzchu swojej talii. Kto nie ma takiej karty, odkrywa całą rękę.
    .ruling-1 = Gracz, który ma kilka kart Zwycięstwa, wybiera jedną z nich.
    .ruling-2 = { card-gardens } to karta Zwycięstwa, { card-curse } – nie.
    .ruling-3 = Nikt z tego powodu nie tasuje: jeśli talia jest pusta, położona karta stanowi całą talię.
    .ruling-4 = Jeśli nie ma już Srebrników, pozostali i tak są atakowani.
    .ruling-5 = Gracz z pustą ręką pokazuje po prostu, że nie ma kart.

card-text-cellar =
    .summary = +1 akcja. Wymień dowolną liczbę kart z ręki na nowe.
    .text = Masz jedną akcję więcej. Odrzuć z ręki tyle kart, ile chcesz, wszystkie naraz; potem dobierz tyle samo.
    .ruling-1 = Możesz nie odrzucić żadnej. Wtedy żadnej nie dobierasz.
    .ruling-2 = Dobierasz dopiero po odrzuceniu wszystkich wybranych kart; drugiej rundy nie ma.
    .ruling-3 = Jeśli musisz przetasować, wtasowujesz też karty przed chwilą odrzucone i mogą one wrócić.
    .ruling-4 = Zagranej Piwnicy nie ma już na ręce, więc nie można jej odrzucić. Inną, którą masz na ręce, można.
    .ruling-5 = Pozostali widzą, ile kart odrzucasz, ale poznają tylko tę, która znajdzie się na wierzchu.

card-text-chancellor =
    .summary = +$2. Możesz odłożyć talię na stos kart odrzuconych.
    .text = Otrzymujesz dwie monety. Następnie, jeśli chcesz, cała twoja talia trafia na stos kart odrzuconych.
    .ruling-1 = Zdecyduj od razu, zanim zrobisz w tej turze cokolwiek innego.
    .ruling-2 = Nie przeglądasz talii ani przedtem, ani potem.
    .ruling-3 = Talię odwraca się tak, jak leży: jej spodnia karta jest teraz na wierzchu stosu kart odrzuconych.
    .ruling-4 = Tasujesz dopiero wtedy, gdy znów potrzebujesz karty z talii.
    .ruling-5 = Jeśli talia jest pusta, nie ma o czym decydować.

card-text-chapel =
    .summary = Wyrzuć od 0 do 4 kart z ręki.
    .text = Wybierz z ręki najwyżej cztery karty dowolnego typu i wyrzuć je na śmietnisko. Możesz nie wybrać żadnej.
    .ruling-1 = Zagranej Kaplicy nie ma już na ręce, więc nie można jej wyrzucić. Inną, którą masz na ręce, można.
    .ruling-2 = Wyrzucone karty nie należą już do ciebie: nie punktują i nie wracają do Zasobów.

card-text-council-room =
    .summary = +4 karty, +1 zakup. Pozostali dobierają po 1 karcie.
    .text = Dobierz cztery karty. Masz jeden zakup więcej. Następnie wszyscy pozostali gracze, w kolejności tury, dobierają po jednej karcie.
    .ruling-1 = Dobranie karty jest dla pozostałych obowiązkowe; w razie potrzeby tasują.
    .ruling-2 = To nie jest Atak: { card-moat } przed tym nie chroni.

card-text-feast =
    .summary = Wyrzuć tę kartę i dodaj kartę o koszcie do $5.
    .text = Ta { card-feast } trafia na śmietnisko. Dodaj wybraną kartę z Zasobów o maksymalnym koszcie $5.
    .ruling-1 = Nowa karta trafia na stos kart odrzuconych.
    .ruling-2 = Monety i Skarby nie podnoszą limitu kosztu.
    .ruling-3 = Możesz dodać kolejną Ucztę.
    .ruling-4 = Dodajesz kartę nawet wtedy, gdy { card-feast } jest już na śmietnisku: dzięki Sali tronowej dostajesz dwie karty za jedną Ucztę.

card-text-festival =
    .summary = +2 akcje, +1 zakup, +$2.
    .text = Masz dwie akcje i jeden zakup więcej. Otrzymujesz dwie monety.
    .ruling-1 = Monety z Akcji tylko się liczy: nie bierze się za nie kart Skarbu z Zasobów.
    .ruling-2 = Dodatkowy zakup przysługuje w fazie zakupu; wcześniej nie można nic kupić.
    .ruling-3 = Przykład liczenia: po Festynie jako pierwszej karcie zostają dwie akcje, po Targowisku nadal dwie, po kolejnym Festynie trzy.

card-text-gardens =
    .summary = 1 punkt zwycięstwa za każde 10 twoich kart.
    .text = Na koniec gry każda karta Ogrodów daje jeden punkt zwycięstwa za każde pełne dziesięć kart spośród wszystkich, które masz.
    .ruling-1 = Przy 39 kartach każda karta Ogrodów daje trzy punkty, przy 40 cztery, przy dziewięciu żadnego.
    .ruling-2 = Liczą się wszystkie twoje karty, gdziekolwiek są: w talii, na ręce, na stosie kart odrzuconych, w grze i odłożone na bok. { card-gardens } i { card-curse } też się liczą.
    .ruling-3 = Wyrzucone karty nie należą już do ciebie i się nie liczą.
    .ruling-4 = To wyłącznie karta Zwycięstwa, więc nie można jej zagrać. Jej stos ma 8 kart przy dwóch graczach, a 12 przy większej liczbie.

card-text-harbinger =
    .summary = +1 karta, +1 akcja. Odrzucona karta może wrócić na talię.
    .text = Dobierz kartę. Masz jedną akcję więcej. Następnie przejrzyj swój stos kart odrzuconych; jeśli chcesz, połóż jedną z tych kart rewersem ku górze na wierzchu talii.
    .ruling-1 = Najpierw dobierasz. Jeśli musisz przy tym przetasować, stos kart odrzuconych jest pusty i nie ma czego przeglądać.
    .ruling-2 = Pusty stos kart odrzuconych nie jest przeszkodą: nadal dobierasz kartę i masz jedną akcję więcej.
    .ruling-3 = Karty oglądasz tylko ty i nie musisz pokazywać tej, którą bierzesz.
    .ruling-4 = Wierzchnia karta stosu kart odrzuconych zostaje na wierzchu, chyba że bierzesz właśnie ją.

card-text-laboratory =
    .summary = +2 karty, +1 akcja.
    .text = Dobierz dwie karty. Masz jedną akcję więcej.
    .ruling-1 = Najpierw dobierasz, więc następną Akcją może być jedna z dobranych kart.
    .ruling-2 = Jeśli nawet po przetasowaniu jest mniej niż dwie karty, dobierz tyle, ile jest.

card-text-library =
    .summary = Dobieraj do 7 kart na ręce; Akcje możesz pomijać.
    .text = Dobieraj karty po jednej, aż będziesz mieć siedem na ręce. Gdy nowa karta jest Akcją, możesz za każdym razem odłożyć ją na bok, zamiast wziąć na rękę. Po zakończeniu dobierania odrzuć karty odłożone na bok.
    .ruling-1 = O każdej Akcji decydujesz, zanim zobaczysz następną kartę.
    .ruling-2 = Odkładać na bok można tylko Akcje, w tym takie, które są też Atakiem lub Reakcją. Nigdy nie jest to obowiązkowe.
    .ruling-3 = Karty odłożone na bok leżą awersem ku górze i nie należą do ręki.
    .ruling-4 = Jeśli musisz przetasować, kart odłożonych na bok się nie wtasowuje.
    .ruling-5 = Jeśli zabraknie kart, przestajesz dobierać. Karty odłożone na bok zostają odrzucone i nie dobiera się ich ponownie.
    .ruling-6 = Gdy po zagraniu Biblioteki zostaje ci na ręce co najmniej siedem kart, nic nie dobierasz.

card-text-market =
    .summary = +1 karta, +1 akcja, +1 zakup, +$1.
    .text = Dobierz kartę. Masz jedną akcję i jeden zakup więcej. Otrzymujesz jedną monetę.
    .ruling-1 = Najpierw dobierasz, więc następną Akcją może być dobrana karta.
    .ruling-2 = Dodatkowy zakup przysługuje w fazie zakupu; wcześniej nie można nic kupić.

card-text-merchant =
    .summary = +1 karta, +1 akcja. Pierwsze { card-silver } dają +$1.
    .text = Dobierz kartę. Masz jedną akcję więcej. Jeśli zagrasz w tej turze { card-silver }, pierwsza taka karta da o jedną monetę więcej.
    .ruling-1 = Liczy się tylko pierwsza karta Srebrników w turze; druga i każda następna jest warta zwykłe $2.
    .ruling-2 = Kilka kart Kupca sumuje się na tej samej karcie Srebrników: przy dwóch jest ona warta $4.
    .ruling-3 = { card-merchant } zagrany dwa razy dzięki Sali tronowej liczy się podwójnie.
    .ruling-4 = { card-silver } trzeba zagrać. Karta, która zostaje na ręce, nic nie daje, a moneta nie przechodzi na późniejszą turę.

card-text-militia =
    .summary = +$2. Pozostali odrzucają karty, aż zostaną im 3.
    .text = Otrzymujesz dwie monety. Każdy inny gracz, który ma na ręce więcej niż trzy karty, odrzuca karty, aż zostaną mu trzy.
    .ruling-1 = Kto ma trzy karty lub mniej, nic nie odrzuca.
    .ruling-2 = Gracze sami wybierają, które karty odrzucają, jeden po drugim w kolejności tury.
    .ruling-3 = Wśród odrzuconych kart może być { card-moat }, której nie odkryto.
    .ruling-4 = Dzięki Sali tronowej otrzymujesz cztery monety, ale gracz, który ma już tylko trzy karty, więcej nie odrzuca.

card-text-mine =
    .summary-1 = Wymień Skarb z ręki na Skarb droższy najwyżej o $3.
    .summary-2 = Możesz wymienić Skarb z ręki na droższy najwyżej o $3.
    .text-1 = Wybierz Skarb z ręki i wyrzuć go na śmietnisko; jeśli jakiś masz, musisz to zrobić. Następnie dodaj z Zasobów Skarb, który kosztuje najwyżej o $3 więcej. Trafia on od razu na rękę.
    .text-2 = Jeśli chcesz, wybierz Skarb z ręki i wyrzuć go na śmietnisko. Następnie dodaj z Zasobów Skarb, który kosztuje najwyżej o $3 więcej. Trafia on od razu na rękę.
    .ruling-1 = { card-copper } stają się Srebrnikami, a { card-silver } Złotem. Od Miedziaków do Złota jest za daleko.
    .ruling-2 = Nowy Skarb może też kosztować tyle samo lub mniej; może to być nawet znów taka sama karta.
    .ruling-3 = Nowy Skarb możesz zagrać w fazie zakupu tej tury.
    .ruling-4 = Jeśli żaden Skarb nie został wyrzucony, żadnego nie dodajesz.
    .ruling-5 = Wyrzucony Skarb nie został zagrany: nie daje monet.
    .ruling-6 = Jeśli w Zasobach nie ma pasującego Skarbu, wyrzucony przepada i nic go nie zastępuje.

card-text-moat =
    .summary = +2 karty. Odkryj ją z ręki: Atak cię omija.
    .text = Jako Akcja: dobierz dwie karty. Jako Reakcja: gdy inny gracz zagrywa Atak, możesz odkryć Fosę z ręki, zanim stanie się cokolwiek innego. Efekty tego Ataku cię wtedy nie dotyczą.
    .ruling-1 = Zostaje na ręce. Możesz ją odkryć ponownie przy następnym Ataku i nadal zagrać w swojej turze.
    .ruling-2 = Chroni tylko ciebie. Pozostali gracze są atakowani jak zwykle, a atakujący zachowuje wszystkie korzyści z karty.
    .ruling-3 = Działa tylko z ręki i tylko przeciw Atakom innych graczy.
    .ruling-4 = Nigdy nie musisz jej odkrywać. Odkrycie drugiej przeciw temu samemu Atakowi niczego nie zmienia.
    .ruling-5 = Atak zagrany dwa razy dzięki Sali tronowej to dwa Ataki: decydujesz za każdym razem.
    .ruling-6 = { card-council-room } nie jest Atakiem, więc dobierasz swoją kartę.

card-text-moneylender =
    .summary-1 = Wyrzuć z ręki kartę Miedziaków: +$3.
    .summary-2 = Możesz wyrzucić z ręki kartę Miedziaków: +$3.
    .text-1 = Wyrzuć z ręki na śmietnisko jedną kartę Miedziaków; jeśli ją masz, musisz to zrobić. Otrzymujesz za nią trzy monety.
    .text-2 = Jeśli chcesz, wyrzuć z ręki na śmietnisko jedną kartę Miedziaków. Otrzymujesz za nią trzy monety.
    .ruling-1 = Bez wyrzuconych Miedziaków nie ma monet.
    .ruling-2 = Przy każdym zagraniu tej karty wyrzucasz najwyżej jedną kartę Miedziaków.
    .ruling-3 = Wyrzucone { card-copper } nie zostały zagrane: ich własne $1 się nie dolicza.
    .ruling-4 = Dzięki Sali tronowej druga karta Miedziaków daje kolejne trzy monety; mając na ręce tylko jedną, otrzymujesz łącznie trzy.

card-text-poacher =
    .summary = +1 karta, +1 akcja, +$1. Odrzuć 1 za każdy pusty stos.
    .text = Dobierz kartę. Masz jedną akcję więcej. Otrzymujesz jedną monetę. Następnie policz puste stosy Zasobów i odrzuć z ręki tyle samo kart.
    .ruling-1 = Bez pustych stosów nic nie odrzucasz.
    .ruling-2 = Liczy się każdy stos Zasobów, także { card-copper }, { card-curse } i sam { card-poacher }.
    .ruling-3 = Karty wybierasz ty. Może być wśród nich ta przed chwilą dobrana.
    .ruling-4 = Jeśli masz za mało kart, odrzuć całą rękę.

card-text-remodel =
    .summary = Wymień kartę z ręki na kartę droższą najwyżej o $2.
    .text = Wybierz kartę z ręki i wyrzuć ją na śmietnisko. Następnie dodaj z Zasobów kartę, która kosztuje najwyżej o $2 więcej; trafia ona na stos kart odrzuconych.
    .ruling-1 = { card-estate } może stać się Kuźnią, a { card-gold } Prowincją.
    .ruling-2 = Nowa karta może też kosztować tyle samo lub mniej; może to być nawet znów taka sama karta.
    .ruling-3 = Nie możesz zrezygnować: jeśli masz na ręce karty, jedną wyrzucasz, a jeśli jakaś karta w Zasobach pasuje, jedną dodajesz.
    .ruling-4 = Zagranej Przebudowy nie ma już na ręce, więc nie można jej wyrzucić. Inną, którą masz na ręce, można.
    .ruling-5 = Jeśli masz pustą rękę, nic nie wyrzucasz i nic nie dodajesz.
    .ruling-6 = Monety i Skarby nie podnoszą limitu kosztu.

card-text-sentry =
    .summary = +1 karta, +1 akcja. Rozdziel 2 wierzchnie karty talii.
    .text = Dobierz kartę. Masz jedną akcję więcej. Następnie obejrzyj dwie kolejne karty talii i o każdej zdecyduj: na śmietnisko, na stos kart odrzuconych czy z powrotem na wierzch.
    .ruling-1 = Dozwolona jest każda kombinacja: obie tak samo albo każda inaczej.
    .ruling-2 = Jeśli obie wracają na wierzch, wybierasz ich kolejność.
    .ruling-3 = Kartę dobierasz, zanim obejrzysz te dwie.
    .ruling-4 = Obie karty widzisz tylko ty, z wyjątkiem tego, co trafi na śmietnisko lub na wierzch stosu kart odrzuconych.
    .ruling-5 = Jeśli w trakcie musisz przetasować, oglądanej karty się nie wtasowuje. Jeśli została tylko jedna karta, oglądasz tę jedną.

card-text-smithy =
    .summary = +3 karty.
    .text = Dobierz trzy karty.
    .ruling-1 = Musisz dobrać wszystkie trzy albo tyle, ile jest, jeśli nawet po przetasowaniu zostało ich mniej.
    .ruling-2 = Nie daje akcji: dobraną Akcję możesz zagrać tylko wtedy, gdy została ci jakaś akcja.

card-text-spy =
    .summary = +1 karta, +1 akcja. Decydujesz o wierzchu każdej talii.
    .text = Dobierz kartę. Masz jedną akcję więcej. Następnie wszyscy gracze, najpierw ty, a potem pozostali w kolejności tury, odkrywają wierzchnią kartę swojej talii. Za każdym razem decydujesz, czy zostaje ona odrzucona, czy wraca na wierzch.
    .ruling-1 = Kartę dobierasz, zanim cokolwiek zostanie odkryte.
    .ruling-2 = O każdej karcie decydujesz, zanim następny gracz odkryje swoją.
    .ruling-3 = Gracz z pustą talią najpierw tasuje. Kto nie ma czego tasować, niczego nie odkrywa.
    .ruling-4 = { card-moat } chroni tylko swojego właściciela. Twoja własna karta jest odkrywana zawsze.

card-text-thief =
    .summary = Wyrzuć Skarb z 2 kart talii innych; możesz go sobie dodać.
    .text = Pozostali gracze po kolei odkrywają po dwie karty z wierzchu swojej talii. Jeśli są wśród nich Skarby, wskazujesz jeden, który trafia na śmietnisko; resztę właściciel odkłada na swój stos kart odrzuconych. Na koniec możesz dodać dowolne ze Skarbów wyrzuconych w ten sposób.
    .ruling-1 = Jeśli gracz odkryje Skarb, jeden trzeba wyrzucić, nawet gdy to tylko { card-copper }. Z dwóch wyrzuca się tylko jeden.
    .ruling-2 = Możesz dodać wszystkie wyrzucone Skarby, część z nich albo żadnego. Trafiają na twój stos kart odrzuconych, więc nie zagrasz ich w tej turze.
    .ruling-3 = Nie możesz wziąć niczego, co wyrzucono w inny sposób, nawet przez Złodzieja zagranego wcześniej w tej turze.
    .ruling-4 = Gracz, który ma w talii tylko jedną kartę, odkrywa ją, tasuje bez niej i odkrywa drugą.

card-text-throne-room =
    .summary-1 = Zagraj jedną Akcję z ręki dwa razy.
    .summary-2 = Jeśli chcesz, zagraj jedną Akcję z ręki dwa razy.
    .text-1 = Wybierz Akcję z ręki; jeśli jakąś masz, musisz to zrobić. Zagraj ją i wykonaj do końca, a potem zagraj tę samą kartę jeszcze raz.
    .text-2 = Jeśli chcesz, wybierz Akcję z ręki. Zagraj ją i wykonaj do końca, a potem zagraj tę samą kartę jeszcze raz.
    .ruling-1 = Żadne z tych dwóch zagrań nie zużywa akcji. { card-throne-room } użyta na Targowisku na początku tury zostawia dwie akcje; dwa Targowiska zagrane osobno zostawiają jedną.
    .ruling-2 = Wszystko, co jest na karcie, wykonuje się dwa razy, jeden raz po drugim, a każdego wyboru dokonuje się od nowa.
    .ruling-3 = Między tymi dwoma zagraniami nie możesz zagrać innej Akcji, chyba że pozwala na to sama karta.
    .ruling-4 = { card-throne-room } użyta na drugiej Sali tronowej pozwala zagrać dwa razy jedną Akcję, a potem dwa razy inną. Żadnej karty nie zagrywa się cztery razy.
    .ruling-5 = Drugie zagranie następuje nawet wtedy, gdy karta już za pierwszym razem trafiła na śmietnisko.
    .ruling-6 = Atak zagrany dwa razy to dwa Ataki: przeciw każdemu z nich można odkryć Fosę.

card-text-vassal =
    .summary = +$2. Odrzuć wierzch talii; jeśli to Akcja, możesz ją zagrać.
    .text = Otrzymujesz dwie monety. Wierzchnia karta twojej talii trafia na stos kart odrzuconych. Jeśli to Akcja, możesz ją stamtąd zagrać.
    .ruling-1 = Nie zużywa to akcji.
    .ruling-2 = Karta, której nie zagrasz lub nie możesz zagrać, zostaje na stosie kart odrzuconych.
    .ruling-3 = Jeśli talia jest pusta, najpierw przetasuj. Jeśli nie ma żadnej karty, otrzymujesz tylko monety.
    .ruling-4 = Kartę o kilku typach można zagrać, jeśli jednym z nich jest Akcja: { card-moat } – tak, { card-gardens } – nie.
    .ruling-5 = Jeden { card-vassal } może trafić na następnego; każdy z nich daje dwie monety.

card-text-village =
    .summary = +1 karta, +2 akcje.
    .text = Dobierz kartę. Masz dwie akcje więcej.
    .ruling-1 = Najpierw dobierasz, więc następną Akcją może być dobrana karta.
    .ruling-2 = Nie musisz wykorzystywać akcji, a niewykorzystane przepadają na koniec tury.
    .ruling-3 = Kilka takich kart się sumuje: po dwóch na początku tury zostają trzy akcje.

card-text-witch =
    .summary = +2 karty. { card-curse } dla każdego innego gracza.
    .text = Dobierz dwie karty. Następnie wszyscy pozostali gracze, w kolejności tury, dodają po jednej Klątwie.
    .ruling-1 = Nowa { card-curse } trafia awersem ku górze na stos kart odrzuconych swojego właściciela.
    .ruling-2 = Gdy zabraknie Klątw, gracze dalsi w kolejności tury ich nie dostają.
    .ruling-3 = Nawet gdy nie ma już Klątw, dobierasz dwie karty.
    .ruling-4 = Gracz, który odkryje Fosę, jest pomijany; ostatnia { card-curse } trafia wtedy do następnego gracza.

card-text-woodcutter =
    .summary = +1 zakup, +$2.
    .text = Masz jeden zakup więcej. Otrzymujesz dwie monety.
    .ruling-1 = Dodatkowy zakup przysługuje w fazie zakupu; wcześniej nie można nic kupić.
    .ruling-2 = Monety z Akcji tylko się liczy: nie bierze się za nie kart Skarbu z Zasobów.

card-text-workshop =
    .summary = Dodaj dowolną kartę o koszcie do $4.
    .text = Wybierz z Zasobów kartę o maksymalnym koszcie $4 i dodaj ją. Trafia ona na stos kart odrzuconych.
    .ruling-1 = Monety i Skarby nie podnoszą limitu kosztu.
    .ruling-2 = Nie możesz zrezygnować: jeśli jakaś karta pasuje, jedną dodajesz.
    .ruling-3 = Nie zużywa to ani zakupu, ani monet.
