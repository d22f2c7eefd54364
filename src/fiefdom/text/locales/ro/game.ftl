# What is asked, and what has happened. Names of cards, and what they ask, are with the cards.
#
# Sentences are built so that no name has to be inflected: a name stands after a colon, or alone.
# $player  a name          $card   one card          $cards  a list of cards, such as "Copper ×3, Estate"
# $n       a number        $left   how many more cards can be named

## Questions to the player who decides

ask-action = Joacă o carte de acțiune sau încheie faza de acțiune
ask-treasure = Joacă-ți cărțile de tezaur sau treci la cumpărături
ask-buy = { $n ->
    [one] Cumpără o carte de cel mult ${ $coins } sau încheie tura
    [few] Cumpără cel mult { $n } cărți cu ${ $coins } sau încheie tura
   *[other] Cumpără cel mult { $n } de cărți cu ${ $coins } sau încheie tura
}
ask-reveal = Te aperi de acest atac dezvăluind: { $card }?

## Questions of invented cards, by what they ask for

ask-discard = { $card }: decartează o carte
ask-trash = { $card }: aruncă o carte la rebuturi
ask-gain = { $card }: dobândește o carte
ask-topdeck = { $card }: pune o carte deasupra teancului de joc
ask-set-aside = { $card }: așază o carte deoparte
ask-play = { $card }: joacă o carte
ask-discard-deck = { $card }: pui teancul de joc în teancul de decartare?
ask-choose = { $card }: alege
ask-name = { $card }: numește o carte
ask-pay = { $card }: câte monede plătești?
ask-pass = { $card }: ce carte dai la stânga?

## Labels: what there is to choose from

label-plus-card = +1 carte
label-plus-action = +1 acțiune
label-plus-buy = +1 achiziție
label-plus-coin = +$1

## What the others see while somebody decides

wait-for = { $player } decide
wait-for-card = { $player } decide: { $card }
wait-for-reactions = Se așteaptă ceilalți

## The log

log-turn = Tura { $n } – { $player }
log-play = { $player } joacă: { $cards }
log-play-again = { $player } joacă din nou: { $cards }
log-buy = { $player } cumpără: { $cards }
log-gain = { $player } dobândește: { $cards }
log-gain-to-hand = { $player } dobândește în mână: { $cards }
log-gain-onto-deck = { $player } dobândește pe teancul de joc: { $cards }
log-take = { $player } ia de la rebuturi: { $cards }
log-trash = { $player } aruncă la rebuturi: { $cards }
log-discard = { $player } decartează: { $cards }
log-discard-hidden = { $n ->
    [one] { $player } decartează o carte
    [few] { $player } decartează { $n } cărți
   *[other] { $player } decartează { $n } de cărți
}
log-discard-some = { $n ->
    [one] { $player } decartează o carte; deasupra: { $card }
    [few] { $player } decartează { $n } cărți; deasupra: { $card }
   *[other] { $player } decartează { $n } de cărți; deasupra: { $card }
}
log-draw = { $player } trage: { $cards }
log-draw-hidden = { $n ->
    [one] { $player } trage o carte
    [few] { $player } trage { $n } cărți
   *[other] { $player } trage { $n } de cărți
}
log-give = { $player } dă mai departe: { $cards }
log-give-hidden = { $n ->
    [one] { $player } dă mai departe o carte
    [few] { $player } dă mai departe { $n } cărți
   *[other] { $player } dă mai departe { $n } de cărți
}
log-receive = { $player } primește din mână: { $cards }
log-receive-hidden = { $n ->
    [one] { $player } primește o carte din mână
    [few] { $player } primește { $n } cărți din mână
   *[other] { $player } primește { $n } de cărți din mână
}
log-shuffle = { $player } amestecă
log-chosen = { $player } spune: { $answers }
log-reveal = { $player } dezvăluie: { $cards }
log-reveal-hand = { $player } dezvăluie toată mâna: { $cards }
log-reveal-reaction = { $player } scapă de atac, dezvăluind: { $cards }
log-look = { $player } se uită la: { $cards }
log-look-hidden = { $n ->
    [one] { $player } se uită la o carte
    [few] { $player } se uită la { $n } cărți
   *[other] { $player } se uită la { $n } de cărți
}
log-put-back = { $player } pune pe teancul de joc: { $cards }
log-put-back-hidden = { $n ->
    [one] { $player } pune o carte pe teancul de joc
    [few] { $player } pune { $n } cărți pe teancul de joc
   *[other] { $player } pune { $n } de cărți pe teancul de joc
}
log-to-hand = { $player } ia în mână: { $cards }
log-set-aside = { $player } așază deoparte: { $cards }
log-discard-deck = { $player } pune tot teancul de joc în teancul de decartare; deasupra: { $card }
log-only-choice = (singura alegere)
log-undo = O decizie este luată înapoi
log-end-provinces = Jocul s-a încheiat: teancul de Provincii este gol
log-end-piles = { $n ->
    [one] Jocul s-a încheiat: un teanc este gol
    [few] Jocul s-a încheiat: { $n } teancuri sunt goale
   *[other] Jocul s-a încheiat: { $n } de teancuri sunt goale
}
log-cards-of = { $cards } ({ $card })

## The end

end-winner = { $player } câștigă
end-shared = Victorie împărțită: { $players }
end-score = { $player }: { term-points } în { term-turns-taken }
end-tie-break = La puncte egale câștigă cine a jucat mai puține ture

## Turns and points in sentences

term-points = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
term-turns-taken = { $turns ->
    [one] { $turns } tură
    [few] { $turns } ture
   *[other] { $turns } de ture
}

## Bots

bot-random = Hazard
bot-random-about = Alege orice carte permisă, uneori una nesăbuită
bot-big-money = Mulți bani
bot-big-money-about = Cumpără tezaur, apoi Provincii
bot-big-money-with = Mulți bani cu { $card }
bot-big-money-with-about = Cumpără tezaur și câteva exemplare ale unei singure cărți
