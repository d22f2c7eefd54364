# What is asked, and what has happened. Names of cards, and what they ask, are with the cards.
#
# Sentences are built so that no name has to be inflected: a name stands after a colon, or alone.
# $player  a name          $card   one card          $cards  a list of cards, such as "Copper ×3, Estate"
# $n       a number        $left   how many more cards can be named
#
# The class one is for 1, 21, 31 …, but not for 11, so the number is always shown.

## Questions to the player who decides

ask-action = Spilaðu út aðgerðarspili eða ljúktu aðgerðarstigi
ask-treasure = Spilaðu út peningaspilum eða farðu að kaupa
ask-buy = { $n ->
    [one] Kauptu { $n } spil fyrir allt að ${ $coins } eða ljúktu umferð
   *[other] Kauptu allt að { $n } spil fyrir ${ $coins } eða ljúktu umferð
}
ask-reveal = Sýna spil til að verjast þessari árás: { $card }?

## Questions of invented cards, by what they ask for

ask-discard = { $card }: kastaðu spili
ask-trash = { $card }: hentu spili í ruslið
ask-gain = { $card }: fáðu spil
ask-topdeck = { $card }: settu spil efst í stokkinn
ask-set-aside = { $card }: leggðu spil til hliðar
ask-play = { $card }: spilaðu út spili
ask-discard-deck = { $card }: setja stokkinn í kastbunkann?
ask-choose = { $card }: veldu
ask-name = { $card }: nefndu spil
ask-pay = { $card }: hve margar myntir borgarðu?
ask-pass = { $card }: hvaða spil réttirðu til vinstri?

## Labels: what there is to choose from

label-plus-card = +1 spil
label-plus-action = +1 aðgerð
label-plus-buy = +1 kaup
label-plus-coin = +$1

## What the others see while somebody decides

wait-for = { $player } er að ákveða sig
wait-for-card = { $player } er að ákveða sig: { $card }
wait-for-reactions = Beðið eftir hinum

## The log

log-turn = Umferð { $n } – { $player }
log-play = { $player } spilar út: { $cards }
log-play-again = { $player } spilar aftur út: { $cards }
log-buy = { $player } kaupir: { $cards }
log-gain = { $player } fær: { $cards }
log-gain-to-hand = { $player } fær á hönd: { $cards }
log-gain-onto-deck = { $player } fær efst í stokkinn: { $cards }
log-take = { $player } tekur úr ruslinu: { $cards }
log-trash = { $player } hendir í ruslið: { $cards }
log-discard = { $player } kastar: { $cards }
log-discard-hidden = { $n ->
    [one] { $player } kastar { $n } spili
   *[other] { $player } kastar { $n } spilum
}
log-discard-some = { $n ->
    [one] { $player } kastar { $n } spili; efst: { $card }
   *[other] { $player } kastar { $n } spilum; efst: { $card }
}
log-draw = { $player } dregur: { $cards }
log-draw-hidden = { $n ->
    [one] { $player } dregur { $n } spil
   *[other] { $player } dregur { $n } spil
}
log-give = { $player } réttir áfram: { $cards }
log-give-hidden = { $n ->
    [one] { $player } réttir áfram { $n } spil
   *[other] { $player } réttir áfram { $n } spil
}
log-receive = { $player } fær rétt: { $cards }
log-receive-hidden = { $n ->
    [one] { $player } fær rétt { $n } spil
   *[other] { $player } fær rétt { $n } spil
}
log-shuffle = { $player } stokkar
log-chosen = { $player } segir: { $answers }
log-reveal = { $player } sýnir: { $cards }
log-reveal-hand = { $player } sýnir öll spil á hendi: { $cards }
log-reveal-reaction = { $player } verst árásinni og sýnir: { $cards }
log-look = { $player } skoðar: { $cards }
log-look-hidden = { $n ->
    [one] { $player } skoðar { $n } spil
   *[other] { $player } skoðar { $n } spil
}
log-put-back = { $player } setur efst í stokkinn: { $cards }
log-put-back-hidden = { $n ->
    [one] { $player } setur { $n } spil efst í stokkinn
   *[other] { $player } setur { $n } spil efst í stokkinn
}
log-to-hand = { $player } tekur á hönd: { $cards }
log-set-aside = { $player } leggur til hliðar: { $cards }
log-discard-deck = { $player } setur allan stokkinn í kastbunkann; efst: { $card }
log-only-choice = (eini kosturinn)
log-undo = Ákvörðun er tekin aftur
log-end-provinces = Leikslok: fylkjabunkinn er búinn
log-end-piles = { $n ->
    [one] Leikslok: { $n } bunki er búinn
   *[other] Leikslok: { $n } bunkar eru búnir
}
log-cards-of = { $cards } ({ $card })

## The end

end-winner = { $player } vinnur
end-shared = Sameiginlegur sigur: { $players }
end-score = { $player }: { term-points }, { term-turns-taken }
end-tie-break = Ef stig eru jöfn ráða færri umferðir

## Turns and points in sentences

term-points = { $points ->
    [one] { $points } stig
   *[other] { $points } stig
}
term-turns-taken = { $turns ->
    [one] { $turns } umferð
   *[other] { $turns } umferðir
}

## Bots

bot-random = Handahóf
bot-random-about = Nefnir hvaða leyfilegt spil sem er, stundum heimskulegt
bot-big-money = Stórfé
bot-big-money-about = Kaupir peningaspil, síðan Fylki
bot-big-money-with = Stórfé og { $card }
bot-big-money-with-about = Kaupir peningaspil og fáein eintök af einu spili
