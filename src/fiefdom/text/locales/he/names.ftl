### Names and terms: Hebrew

## Card types

type-action = פעולה
type-treasure = אוצר
type-victory = ניצחון
type-curse = קללה
type-attack = התקפה
type-reaction = הגנה
type-kingdom = ממלכה
type-action-attack = פעולה - התקפה
type-action-reaction = פעולה - הגנה
type-action-card = קלף פעולה
type-treasure-card = קלף אוצר
type-victory-card = קלף ניצחון
type-curse-card = קלף קללה
type-attack-card = קלף התקפה
type-reaction-card = קלף הגנה
type-kingdom-card = קלף ממלכה

## Phases

phase-action = שלב הפעולה
phase-buy = שלב הרכישה
phase-cleanup = שלב ניקוי וסידור השולחן

## Zones

zone-deck = חפיסה אישית
zone-hand = יד
zone-discard-pile = ערמת הקלפים המשומשים
zone-play-area = אזור המשחק
zone-supply = המלאי
zone-supply-pile = חפיסה במלאי
zone-trash = שטח ההפקר
zone-set-aside = הונחו בצד
zone-box = ארגונית הקלפים

## Terms

term-player = שחקן
term-opponent = יריב
term-active-player = השחקן בעל התור
term-each-other-player = יתר השחקנים
term-turn = תור
term-turn-order = סדר התורות
term-clockwise = בכיוון השעון
term-to-the-left = משמאל
term-game = משחק
term-card = קלף
term-pile = חפיסה
term-basic-card = קלף בסיס
term-randomizer = קלף דמה
term-trash-marker = משטח שטח הפקר
term-blank-card = קלף ריק
term-cost = עלות
term-value = שווי
term-play = להפעיל
term-draw = לשלוף
term-discard = להעביר לערמת הקלפים המשומשים
term-trash = להשליך לשטח ההפקר
term-gain = לקבל
term-reveal = לחשוף
term-look-at = לעיין
term-set-aside = להניח בצד
term-shuffle = לערבב
term-buy-verb = לרכוש
term-put-onto-deck = להניח בראש החפיסה האישית
term-in-play = קלפים פעילים
term-dividing-line = קו מפריד
term-unaffected = מוגן מפני ההתקפה
term-may = אתם רשאים
term-costing-up-to = שמחירו עד { $n }
term-from-your-hand = מידכם
term-from-the-supply = מהמלאי
term-face-up = כשפניו כלפי מעלה
term-face-down = כשפניו כלפי מטה
term-top-card = הקלף העליון
term-instructions = הוראות
term-starting-player = השחקן הפותח
term-winner = המנצח
term-tie = תיקו
term-shared-victory = ניצחון משותף
term-end-of-game = סיום המשחק
term-first-edition = מהדורה ראשונה
term-second-edition = מהדורה שנייה
term-expansion = הרחבה

## Amounts
## $n (Number): how many
## One and two are words; victory points keep the figure, because they can be negative.

term-cards =
    { $n ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $n } קלפים
    }

term-actions =
    { $n ->
        [one] פעולה אחת
        [two] שתי פעולות
       *[other] { $n } פעולות
    }

term-buys =
    { $n ->
        [one] רכישה אחת
        [two] שתי רכישות
       *[other] { $n } רכישות
    }

term-coins =
    { $n ->
        [one] מטבע אחד
        [two] שני מטבעות
       *[other] { $n } מטבעות
    }

term-vp =
    { $n ->
        [one] { $n } נקודת ניצחון
        [two] { $n } נקודות ניצחון
       *[other] { $n } נקודות ניצחון
    }

term-turns =
    { $n ->
        [one] תור אחד
        [two] שני תורות
       *[other] { $n } תורות
    }

## Bonuses
## $n (Number): how many more

term-plus-cards =
    { $n ->
        [one] +{ $n } קלף
        [two] +{ $n } קלפים
       *[other] +{ $n } קלפים
    }

term-plus-actions =
    { $n ->
        [one] +{ $n } פעולה
        [two] +{ $n } פעולות
       *[other] +{ $n } פעולות
    }

term-plus-buys =
    { $n ->
        [one] +{ $n } רכישה
        [two] +{ $n } רכישות
       *[other] +{ $n } רכישות
    }

term-plus-coins =
    { $n ->
        [one] +{ $n } מטבע
        [two] +{ $n } מטבעות
       *[other] +{ $n } מטבעות
    }

## Expansions

exp-seaside = שפת הים
exp-alchemy = אלכימיה
exp-prosperity = שגשוג
exp-cornucopia = קרן השפע
exp-guilds = גילדות
exp-hinterlands = פנים היבשת
exp-dark-ages = זמנים אפלים
exp-adventures = הרפתקאות
exp-empires = אימפריות

## Interface

ui-your-turn = תורך
ui-waiting-for = ממתינים לשחקן: { $player }
ui-new-game = משחק חדש
ui-rematch = משחק חוזר
ui-players = שחקנים
ui-computer-player = שחקן ממוחשב
ui-edition = מהדורה
ui-language = שפה
ui-rules = כללי המשחק
ui-choose-kingdom = בחרו 10 קלפי ממלכה
ui-random-kingdom = ממלכה אקראית
ui-recommended-sets = שילובים מומלצים
ui-play-card = הפעלה
ui-play-all-treasures = הנחת כל קלפי האוצר
ui-buy = רכישה
ui-end-action-phase = סיום שלב הפעולה
ui-end-buy-phase = סיום שלב הרכישה
ui-end-turn = סיום התור
ui-confirm = אישור
ui-cancel = ביטול
ui-yes = כן
ui-no = לא
ui-done = סיימתי
ui-skip = דילוג
ui-choose-card = בחרו קלף
ui-choose-up-to = בחרו עד: { $n }
ui-choose-exactly = בחרו בדיוק: { $n }
ui-discard-to-three = העבירו קלפים עד שיישארו 3 בידכם
ui-set-aside-or-keep = לשמור ביד או להניח בצד?
ui-keep = לשמור ביד
ui-put-back = להחזיר
ui-discard-deck = להעביר את החפיסה האישית לערמת הקלפים המשומשים?
ui-top-of-deck = ראש החפיסה האישית
ui-to-hand = ליד
ui-empty = ריק
ui-cards-left = קלפים שנותרו
ui-actions-left = פעולות
ui-buys-left = רכישות
ui-coins-left = מטבעות
ui-game-log = יומן המשחק
ui-game-over = סוף המשחק
ui-winner = המנצח
ui-score = ניקוד
ui-turns-taken = תורות ששוחקו
ui-not-enough-coins = אין מספיק מטבעות
ui-pile-empty = חפיסה זו ריקה
ui-no-treasure-after-buy = לא ניתן להציג קלפי אוצר לאחר רכישה
ui-no-actions-left = לא נותרו פעולות
ui-game-end-provinces = חפיסת קלפי המחוז התרוקנה
ui-game-end-piles = חפיסות שהתרוקנו: { $n }
