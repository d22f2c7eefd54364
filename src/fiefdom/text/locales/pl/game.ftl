# What is asked, and what has happened. Names of cards are in names.ftl.
#
# Sentences are built so that no name has to be inflected: a name stands after a colon, or alone.
# $player  a name          $card   one card          $cards  a list of cards, such as "Copper ×3, Estate"
# $n       a number        $left   how many more cards can be named
#
# The class other is for fractions. The log is in the present tense, so that no verb shows a gender.

## Questions to the player who decides

ask-action = Zagraj Akcję albo zakończ fazę akcji
ask-treasure = Zagraj Skarby albo przejdź do zakupów
ask-buy = { $n ->
    [one] Kup kartę za maksymalnie ${ $coins } albo zakończ turę
    [few] Kup maksymalnie { $n } karty łącznie za ${ $coins } albo zakończ turę
    [many] Kup maksymalnie { $n } kart łącznie za ${ $coins } albo zakończ turę
   *[other] Kup maksymalnie { $n } karty łącznie za ${ $coins } albo zakończ turę
}
ask-reveal = Odkryć, aby uniknąć tego Ataku: { $card }?
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

## Questions of invented cards, by what they ask for

ask-discard = { $card }: odrzuć kartę
ask-trash = { $card }: wyrzuć kartę
ask-gain = { $card }: dodaj kartę
ask-topdeck = { $card }: połóż kartę na wierzchu talii
ask-set-aside = { $card }: odłóż kartę na bok
ask-play = { $card }: zagraj kartę
ask-discard-deck = { $card }: odłożyć talię na stos kart odrzuconych?

## What the others see while somebody decides

wait-for = { $player } podejmuje decyzję
wait-for-card = { $player } podejmuje decyzję: { $card }
wait-for-reactions = Oczekiwanie na pozostałych graczy

## The log

log-turn = Tura { $n } – { $player }
log-play = { $player } zagrywa: { $cards }
log-play-again = { $player } zagrywa ponownie: { $cards }
log-buy = { $player } kupuje: { $cards }
log-gain = { $player } dodaje: { $cards }
log-gain-to-hand = { $player } dodaje na rękę: { $cards }
log-gain-onto-deck = { $player } dodaje na wierzch talii: { $cards }
log-take = { $player } bierze ze śmietniska: { $cards }
log-trash = { $player } wyrzuca: { $cards }
log-discard = { $player } odrzuca: { $cards }
log-discard-hidden = { $n ->
    [one] { $player } odrzuca jedną kartę
    [few] { $player } odrzuca { $n } karty
    [many] { $player } odrzuca { $n } kart
   *[other] { $player } odrzuca { $n } karty
}
log-discard-some = { $n ->
    [one] { $player } odrzuca jedną kartę; na wierzchu: { $card }
    [few] { $player } odrzuca { $n } karty; na wierzchu: { $card }
    [many] { $player } odrzuca { $n } kart; na wierzchu: { $card }
   *[other] { $player } odrzuca { $n } karty; na wierzchu: { $card }
}
log-draw = { $player } dobiera: { $cards }
log-draw-hidden = { $n ->
    [one] { $player } dobiera jedną kartę
    [few] { $player } dobiera { $n } karty
    [many] { $player } dobiera { $n } kart
   *[other] { $player } dobiera { $n } karty
}
log-shuffle = { $player } tasuje
log-reveal = { $player } odkrywa: { $cards }
log-reveal-hand = { $player } odkrywa całą rękę: { $cards }
log-reveal-reaction = { $player } unika Ataku, odkrywając: { $cards }
log-look = { $player } ogląda: { $cards }
log-look-hidden = { $n ->
    [one] { $player } ogląda jedną kartę
    [few] { $player } ogląda { $n } karty
    [many] { $player } ogląda { $n } kart
   *[other] { $player } ogląda { $n } karty
}
log-put-back = { $player } kładzie na wierzchu talii: { $cards }
log-put-back-hidden = { $n ->
    [one] { $player } kładzie jedną kartę na wierzchu talii
    [few] { $player } kładzie { $n } karty na wierzchu talii
    [many] { $player } kładzie { $n } kart na wierzchu talii
   *[other] { $player } kładzie { $n } karty na wierzchu talii
}
log-to-hand = { $player } bierze na rękę: { $cards }
log-set-aside = { $player } odkłada na bok: { $cards }
log-discard-deck = { $player } odkłada całą talię na stos kart odrzuconych; na wierzchu: { $card }
log-only-choice = (jedyna możliwość)
log-undo = Cofnięto decyzję
log-end-provinces = Koniec gry: stos kart Prowincji jest pusty
log-end-piles = { $n ->
    [one] Koniec gry: jeden stos jest pusty
    [few] Koniec gry: { $n } stosy są puste
    [many] Koniec gry: { $n } stosów jest pustych
   *[other] Koniec gry: { $n } stosu jest puste
}
log-cards-of = { $cards } ({ $card })

## The end

end-winner = { $player } wygrywa
end-shared = Wspólna wygrana: { $players }
end-score = { $player }: { term-points }, { term-turns-taken }
end-tie-break = Przy równej liczbie punktów decyduje mniejsza liczba tur

## Turns and points in sentences

term-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
term-turns-taken = { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
}

## Bots

bot-random = Losowy
bot-random-about = Wskazuje dowolną dozwoloną kartę, czasem bez sensu
bot-big-money = Bogactwo
bot-big-money-about = Kupuje Skarby, potem Prowincje
bot-big-money-with = Bogactwo i { $card }
bot-big-money-with-about = Kupuje Skarby i kilka egzemplarzy jednej karty
