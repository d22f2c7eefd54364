# What is asked, and what has happened. Names of cards, and what they ask, are with the cards.
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

## Questions of invented cards, by what they ask for

ask-discard = { $card }: odrzuć kartę
ask-trash = { $card }: wyrzuć kartę
ask-gain = { $card }: dodaj kartę
ask-topdeck = { $card }: połóż kartę na wierzchu talii
ask-set-aside = { $card }: odłóż kartę na bok
ask-play = { $card }: zagraj kartę
ask-discard-deck = { $card }: odłożyć talię na stos kart odrzuconych?
ask-choose = { $card }: wybierz
ask-name = { $card }: nazwij kartę
ask-pay = { $card }: ile monet płacisz?
ask-pass = { $card }: którą kartę przekazujesz w lewo?

## Labels: what there is to choose from

label-plus-card = +1 karta
label-plus-action = +1 akcja
label-plus-buy = +1 zakup
label-plus-coin = +$1

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
log-give = { $player } przekazuje: { $cards }
log-give-hidden = { $n ->
    [one] { $player } przekazuje jedną kartę
    [few] { $player } przekazuje { $n } karty
    [many] { $player } przekazuje { $n } kart
   *[other] { $player } przekazuje { $n } karty
}
log-receive = { $player } otrzymuje z ręki: { $cards }
log-receive-hidden = { $n ->
    [one] { $player } otrzymuje jedną kartę z ręki
    [few] { $player } otrzymuje { $n } karty z ręki
    [many] { $player } otrzymuje { $n } kart z ręki
   *[other] { $player } otrzymuje { $n } karty z ręki
}
log-shuffle = { $player } tasuje
log-chosen = { $player } mówi: { $answers }
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
