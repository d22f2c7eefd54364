# What is asked, and what has happened. Names of cards, and what they ask, are with the cards.
#
# Sentences are built so that no name has to be inflected: a name stands after a colon, or alone.
# $player  a name          $card   one card          $cards  a list of cards, such as "Copper ×3, Estate"
# $n       a number        $left   how many more cards can be named

## Questions to the player who decides

ask-action = הפעילו קלף פעולה או סיימו את שלב הפעולה
ask-treasure = הפעילו קלפי אוצר או עברו לרכישה
ask-buy = { $n ->
    [one] רכשו קלף שמחירו עד ⁦${ $coins }⁩ או סיימו את התור
    [two] רכשו עד שני קלפים בסכום של ⁦${ $coins }⁩ או סיימו את התור
   *[other] רכשו עד { $n } קלפים בסכום של ⁦${ $coins }⁩ או סיימו את התור
}
ask-reveal = לחשוף את הקלף { $card } להגנה מפני ההתקפה?

## Questions of invented cards, by what they ask for

ask-discard = { $card }: העבירו קלף לערמת הקלפים המשומשים
ask-trash = { $card }: השליכו קלף לשטח ההפקר
ask-gain = { $card }: קבלו קלף
ask-topdeck = { $card }: הניחו קלף בראש החפיסה האישית
ask-set-aside = { $card }: הניחו קלף בצד
ask-play = { $card }: הפעילו קלף
ask-discard-deck = { $card }: להעביר את החפיסה האישית לערמת הקלפים המשומשים?
ask-choose = { $card }: בחרו
ask-name = { $card }: נקבו בשם של קלף
ask-pay = { $card }: כמה מטבעות לשלם?
ask-pass = { $card }: איזה קלף להעביר שמאלה?

## Labels: what there is to choose from

label-plus-card = +1 קלף
label-plus-action = +1 פעולה
label-plus-buy = +1 רכישה
label-plus-coin = +$1

## What the others see while somebody decides

wait-for = ממתינים להחלטה של { $player }
wait-for-card = ממתינים להחלטה של { $player }: { $card }
wait-for-reactions = ממתינים לאחרים

## The log

log-turn = תור { $n } – { $player }
log-play = { $player }: הפעלה – { $cards }
log-play-again = { $player }: הפעלה חוזרת – { $cards }
log-buy = { $player }: רכישה – { $cards }
log-gain = { $player }: קבלה – { $cards }
log-gain-to-hand = { $player }: קבלה ליד – { $cards }
log-gain-onto-deck = { $player }: קבלה לראש החפיסה – { $cards }
log-take = { $player }: לקיחה משטח ההפקר – { $cards }
log-trash = { $player }: השלכה לשטח ההפקר – { $cards }
log-discard = { $player }: העברה לערמת המשומשים – { $cards }
log-discard-hidden = { $n ->
    [one] { $player }: העברת קלף אחד לערמת המשומשים
    [two] { $player }: העברת שני קלפים לערמת המשומשים
   *[other] { $player }: העברת { $n } קלפים לערמת המשומשים
}
log-discard-some = { $n ->
    [one] { $player }: העברת קלף אחד לערמת המשומשים; הקלף העליון: { $card }
    [two] { $player }: העברת שני קלפים לערמת המשומשים; הקלף העליון: { $card }
   *[other] { $player }: העברת { $n } קלפים לערמת המשומשים; הקלף העליון: { $card }
}
log-draw = { $player }: שליפה – { $cards }
log-draw-hidden = { $n ->
    [one] { $player }: שליפת קלף אחד
    [two] { $player }: שליפת שני קלפים
   *[other] { $player }: שליפת { $n } קלפים
}
log-give = { $player }: מסירה – { $cards }
log-give-hidden = { $n ->
    [one] { $player }: מסירת קלף אחד
    [two] { $player }: מסירת שני קלפים
   *[other] { $player }: מסירת { $n } קלפים
}
log-receive = { $player }: קבלה משחקן אחר – { $cards }
log-receive-hidden = { $n ->
    [one] { $player }: קבלת קלף אחד
    [two] { $player }: קבלת שני קלפים
   *[other] { $player }: קבלת { $n } קלפים
}
log-shuffle = { $player }: ערבוב הקלפים
log-chosen = { $player }: נאמר: { $answers }
log-reveal = { $player }: חשיפה – { $cards }
log-reveal-hand = { $player }: חשיפת כל היד – { $cards }
log-reveal-reaction = { $player }: חשיפה והגנה מפני ההתקפה – { $cards }
log-look = { $player }: עיון – { $cards }
log-look-hidden = { $n ->
    [one] { $player }: עיון בקלף אחד
    [two] { $player }: עיון בשני קלפים
   *[other] { $player }: עיון ב־{ $n } קלפים
}
log-put-back = { $player }: הנחה בראש החפיסה – { $cards }
log-put-back-hidden = { $n ->
    [one] { $player }: הנחת קלף אחד בראש החפיסה
    [two] { $player }: הנחת שני קלפים בראש החפיסה
   *[other] { $player }: הנחת { $n } קלפים בראש החפיסה
}
log-to-hand = { $player }: לקיחה ליד – { $cards }
log-set-aside = { $player }: הנחה בצד – { $cards }
log-discard-deck = { $player }: העברת כל החפיסה לערמת המשומשים; הקלף העליון: { $card }
log-only-choice = (הבחירה היחידה)
log-undo = החלטה בוטלה
log-end-provinces = המשחק הסתיים: חפיסת קלפי המחוז התרוקנה
log-end-piles = { $n ->
    [one] המשחק הסתיים: חפיסה אחת התרוקנה
    [two] המשחק הסתיים: שתי חפיסות התרוקנו
   *[other] המשחק הסתיים: { $n } חפיסות התרוקנו
}
log-cards-of = { $cards } ({ $card })

## The end

end-winner = ניצחון: { $player }
end-shared = ניצחון משותף: { $players }
end-score = { $player }: { term-points } אחרי { term-turns-taken }
end-tie-break = בשוויון נקודות מכריע מספר תורות קטן יותר

## Turns and points in sentences
## Points keep the figure, because they can be negative.

term-points = { $points ->
    [one] { $points } נקודה
    [two] { $points } נקודות
   *[other] { $points } נקודות
}
term-turns-taken = { $turns ->
    [one] תור אחד
    [two] שני תורות
   *[other] { $turns } תורות
}

## Bots

bot-random = אקראי
bot-random-about = בחירה בקלף חוקי כלשהו, לפעמים בחירה טיפשית
bot-big-money = כסף רב
bot-big-money-about = רכישת קלפי אוצר, ואחר כך קלפי מחוז
bot-big-money-with = כסף רב עם { $card }
bot-big-money-with-about = רכישת קלפי אוצר וכמה עותקים של קלף אחד
