### Names and terms: Polish

## Card types

type-action = Akcja
type-treasure = Skarb
type-victory = Zwycięstwo
type-curse = Klątwa
type-attack = Atak
type-reaction = Reakcja
type-kingdom = Królestwo
type-action-attack = Akcja – Atak
type-action-reaction = Akcja – Reakcja
type-action-card = karta Akcji
type-treasure-card = karta Skarbu
type-victory-card = karta Zwycięstwa
type-curse-card = karta Klątwy
type-attack-card = karta Ataku
type-reaction-card = karta Reakcji
type-kingdom-card = karta Królestwa

## Phases

phase-action = Faza akcji
phase-buy = Faza zakupu
phase-cleanup = Faza porządków

## Zones

zone-deck = talia
zone-hand = ręka
zone-discard-pile = stos kart odrzuconych
zone-play-area = strefa gry
zone-supply = Zasoby
zone-supply-pile = stos Zasobów
zone-trash = śmietnisko
zone-set-aside = odłożone na bok
zone-box = pudełko

## Terms

term-player = gracz
term-opponent = przeciwnik
term-active-player = aktywny gracz
term-each-other-player = każdy inny gracz
term-turn = tura
term-turn-order = kolejność tury
term-clockwise = zgodnie z ruchem wskazówek zegara
term-to-the-left = po lewej stronie
term-game = rozgrywka
term-card = karta
term-pile = stos
term-basic-card = karta podstawowa
term-randomizer = Separator
term-trash-marker = karta śmietniska
term-blank-card = pusta karta
term-cost = koszt
term-value = wartość
term-play = zagrać
term-draw = dobrać
term-discard = odrzucić
term-trash = wyrzucić
term-gain = dodać
term-reveal = odkryć
term-look-at = obejrzeć
term-set-aside = odłożyć na bok
term-shuffle = przetasować
term-buy-verb = kupić
term-put-onto-deck = położyć na wierzchu talii
term-in-play = w grze
term-dividing-line = linia podziału
term-unaffected = odporny na efekty
term-may = możesz
term-costing-up-to = o maksymalnym koszcie { $n }
term-from-your-hand = z ręki
term-from-the-supply = z Zasobów
term-face-up = awersem ku górze
term-face-down = rewersem ku górze
term-top-card = wierzchnia karta
term-instructions = instrukcje
term-starting-player = rozpoczynający gracz
term-winner = zwycięzca
term-tie = remis
term-shared-victory = wspólna wygrana
term-end-of-game = koniec gry
term-first-edition = pierwsza edycja
term-second-edition = druga edycja
term-expansion = dodatek

## Amounts
## $n (Number): how many
## The class other is for fractions.

term-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }

term-actions =
    { $n ->
        [one] { $n } akcja
        [few] { $n } akcje
        [many] { $n } akcji
       *[other] { $n } akcji
    }

term-buys =
    { $n ->
        [one] { $n } zakup
        [few] { $n } zakupy
        [many] { $n } zakupów
       *[other] { $n } zakupu
    }

term-coins =
    { $n ->
        [one] { $n } moneta
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }

term-vp =
    { $n ->
        [one] { $n } punkt zwycięstwa
        [few] { $n } punkty zwycięstwa
        [many] { $n } punktów zwycięstwa
       *[other] { $n } punktu zwycięstwa
    }

term-turns =
    { $n ->
        [one] { $n } tura
        [few] { $n } tury
        [many] { $n } tur
       *[other] { $n } tury
    }

## Bonuses
## $n (Number): how many more

term-plus-cards =
    { $n ->
        [one] +{ $n } karta
        [few] +{ $n } karty
        [many] +{ $n } kart
       *[other] +{ $n } karty
    }

term-plus-actions =
    { $n ->
        [one] +{ $n } akcja
        [few] +{ $n } akcje
        [many] +{ $n } akcji
       *[other] +{ $n } akcji
    }

term-plus-buys =
    { $n ->
        [one] +{ $n } zakup
        [few] +{ $n } zakupy
        [many] +{ $n } zakupów
       *[other] +{ $n } zakupu
    }

term-plus-coins =
    { $n ->
        [one] +{ $n } moneta
        [few] +{ $n } monety
        [many] +{ $n } monet
       *[other] +{ $n } monety
    }

## Expansions

exp-seaside = Przystań
exp-alchemy = Alchemia
exp-prosperity = Rozkwit
exp-cornucopia = Róg obfitości
exp-guilds = Gildie
exp-hinterlands = Rubieże
exp-dark-ages = Mroczne wieki
exp-adventures = Przygody
exp-empires = Imperia

## Interface

ui-your-turn = Twoja tura
ui-waiting-for = Oczekiwanie na: { $player }
ui-new-game = Nowa gra
ui-rematch = Rewanż
ui-players = Gracze
ui-computer-player = Gracz komputerowy
ui-edition = Edycja
ui-language = Język
ui-rules = Zasady
ui-choose-kingdom = Wybierz 10 kart Królestwa
ui-random-kingdom = Losowe Królestwo
ui-recommended-sets = Polecane zestawy
ui-play-card = Zagraj
ui-play-all-treasures = Zagraj wszystkie Skarby
ui-buy = Kup
ui-end-action-phase = Zakończ fazę akcji
ui-end-buy-phase = Zakończ fazę zakupu
ui-end-turn = Zakończ turę
ui-confirm = Potwierdź
ui-cancel = Anuluj
ui-yes = Tak
ui-no = Nie
ui-done = Gotowe
ui-skip = Pomiń
ui-choose-card = Wybierz kartę
ui-choose-up-to = Wybierz maksymalnie: { $n }
ui-choose-exactly = Wybierz dokładnie: { $n }
ui-discard-to-three = Odrzuć karty, aż zostaną 3
ui-set-aside-or-keep = Zatrzymać czy odłożyć na bok?
ui-keep = Zatrzymaj
ui-put-back = Odłóż z powrotem
ui-discard-deck = Odłożyć talię na stos kart odrzuconych?
ui-top-of-deck = Wierzch talii
ui-to-hand = Na rękę
ui-empty = Pusty
ui-cards-left = Pozostało kart
ui-actions-left = Akcje
ui-buys-left = Zakupy
ui-coins-left = Monety
ui-game-log = Dziennik gry
ui-game-over = Koniec gry
ui-winner = Zwycięzca
ui-score = Wynik
ui-turns-taken = Rozegrane tury
ui-not-enough-coins = Za mało monet
ui-pile-empty = Ten stos jest pusty
ui-no-treasure-after-buy = Po zakupie nie można zagrywać Skarbów
ui-no-actions-left = Brak dostępnych akcji
ui-game-end-provinces = Stos kart Prowincji jest pusty
ui-game-end-piles = Puste stosy: { $n }
