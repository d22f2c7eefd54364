# The game in the terminal, and the command line.

## The screen

ui-title = Fiefdom
ui-unofficial = בית לא רשמי למשחק דומיניון
ui-supply = המלאי
ui-kingdom = קלפי ממלכה
ui-basic = קלפי בסיס
ui-in-play = קלפים פעילים
ui-hand = יד
ui-log = יומן
ui-trash = שטח ההפקר
ui-deck = חפיסה אישית
ui-discard = קלפים משומשים
ui-aside = הונחו בצד
ui-cost = עלות
ui-left = נותרו
ui-name = שם
ui-types = סוגים
ui-effect = השפעה
ui-nothing = כלום
ui-none = אין
ui-hand-of = { $player }: { term-cards } ביד
ui-deck-size = חפיסה אישית: { term-cards }
ui-top-card = הקלף העליון: { $card }
ui-counters = פעולות { $actions } · רכישות { $buys } · ⁦${ $coins }⁩
ui-turn-of = תור { $n }: { $player }
ui-picked = נבחרו: { $cards }
ui-end-signals = קלפי מחוז שנותרו: { $provinces } · חפיסות ריקות: { $n } מתוך { $of }
ui-thinking = { $player }: חושבים…
ui-pass = דילוג
ui-you = שחקן
ui-card-details = פרטי הקלף
ui-rulings = הבהרות
ui-edition-text = מהדורה { $n }
ui-close = סגירה

## Keys and their labels

ui-key-help = עזרה
ui-key-treasures = קלפי אוצר
ui-key-end-turn = סיום התור
ui-key-end-phase = המשך
ui-key-undo = ביטול מהלך
ui-key-redo = שחזור מהלך
ui-key-details = פרטים
ui-key-command = פקודה
ui-key-save = שמירה
ui-key-quit = יציאה
ui-key-language = שפה
ui-key-confirm = אישור
ui-key-clear = ניקוי
ui-key-english = שמות באנגלית

## Commands that are typed

ui-command-hint = הקלידו פקודה; לרשימה המלאה: ?
ui-help-title = פקודות ומקשים
ui-help-intro = הקלידו תחילת מילה, באנגלית או בעברית. קלף אפשר לציין בכל חלק של שמו שמתאים רק לו.
ui-help-play = הפעלה <קלף> … – הפעלת קלפי פעולה או קלפי אוצר
ui-help-buy = רכישה <קלף> – רכישת קלף
ui-help-treasures = אוצרות – הפעלת כל קלפי האוצר שבידכם
ui-help-choose = <קלף> <קלף> … – תשובה לשאלה; לפני הקלפים אפשר לכתוב השלכה, העברה, קבלה וכדומה
ui-help-pass = דילוג – לא לבחור דבר, או להפסיק לבחור
ui-help-end = סיום – סיום השלב; סיום תור – סיום התור
ui-help-undo = ביטול, שחזור – ביטול מהלך, ביצועו מחדש
ui-help-card = ? <קלף> – מה הקלף עושה
ui-help-show = יד, מלאי, יומן, חפיסה, ניקוד – הצגת המבוקש
ui-help-why = למה – מה מתכננים יריבים שחושבים, ולמה רכשו את מה שרכשו לאחרונה; אם אין שחקנים אחרים
ui-help-save = שמירה <קובץ> – שמירת המשחק
ui-help-quit = יציאה – עזיבת המשחק; המשחק נשמר

## Words of commands; the first is shown, the others are understood too, separated by commas

word-play = הפעלה, להפעיל
word-buy = רכישה, לרכוש, קנייה, קניה, לקנות
word-treasures = אוצרות, אוצר
word-pass = דילוג, לדלג, כלום, לא, סיימתי
word-yes = כן
word-end = סיום, לסיים, סוף
word-turn = תור, התור
word-trash = השלכה, להשליך
word-discard = העברה, להעביר
word-gain = קבלה, לקבל
word-reveal = חשיפה, לחשוף
word-topdeck = לראש, ראש, החזרה, להחזיר
word-set-aside = בצד, הנחה בצד, להניח בצד
word-keep = השארה, להשאיר
word-undo = ביטול, לבטל
word-redo = שחזור, לשחזר, שוב
word-help = עזרה
word-hand = יד
word-supply = מלאי, המלאי
word-log = יומן
word-deck = חפיסה
word-score = ניקוד
word-why = למה
word-save = שמירה, לשמור
word-quit = יציאה, לצאת

## What can go wrong while playing

problem-hint = מה אפשר לעשות: ?

## Save, resume, end

ui-saved = נשמר: { $value }
ui-resume = להמשיך את המשחק השמור ({ $value })?
ui-resumed = המשחק ממשיך מהמקום שבו הופסק
ui-game-kept = המשחק נשמר. להמשך: { $value }
ui-next = משחק חוזר: R · משחק חדש: N · יציאה: Q
ui-rematch-starts = הפתיחה במשחק החוזר: { $player }
ui-pass-device = התור של { $player }. הקישו Enter כשאיש מלבד { $player } אינו מביט במסך
ui-final-scores = ניקוד סופי
ui-cards-of = הקלפים של { $player }
ui-unknown = { $n ->
    [one] ועוד קלף אחד שהועבר בסתר
    [two] ועוד שני קלפים שהועברו בסתר
   *[other] ועוד { $n } קלפים שהועברו בסתר
}

## Errors of the command line

error = שגיאה
hint = רמז
error-interrupted = הפעולה הופסקה

## Help of the command line

help-fiefdom = הבית הפתוח והלא רשמי של דומיניון, משחק בניית החפיסות
help-verbs = מה לעשות
help-language = שפת הטקסטים: en, ro, pl, is או he
help-json = הדפסת דוח בתבנית JSON
help-play = משחק במסוף, נגד שחקנים ממוחשבים או עם חברים ליד מקלדת אחת
help-play-kingdom = שילוב מומלץ, עשרה קלפים מופרדים בפסיקים, או random
help-play-edition = המהדורה: 1, 2 או both
help-sets = מאילו סדרות תוגרל ממלכה, למשל `base,intrigue`;‏ `base,intrigue=5` מגריל חמישה קלפים מתככים פנימיים
help-play-players = מי משחק: שמות של אנשים, ושחקנים ממוחשבים כמו bot:big-money
help-play-seed = אותו משחק בכל פעם
help-play-plain = שורות טקסט במקום מסך, לקוראי מסך ולצינורות (pipes)
help-play-english = הצגת שמות הקלפים גם באנגלית
help-play-resume = המשך משחק שמור
help-play-bidi = כיצד נשלח למסוף טקסט מימין לשמאל: auto, logical או visual
help-learn = לומדים את המשחק תוך כדי משחק: שיעורים קצרים עם מדריך
help-learn-lesson = שיעור, לפי שם או מספר; בלעדיו, השיעור הבא
help-learn-list = רשימת השיעורים ואילו מהם הושלמו
help-check = הרצת התרחישים שבמסמכי Markdown
help-check-path = מסמך Markdown, או תיקייה של מסמכים כאלה
help-replay = הצגת משחק מתוך רישום, או רגע אחד ממנו
help-replay-file = קובץ רישום של משחק, כגון game.fief
help-replay-at = הרגע שאחרי מספר כזה של החלטות
help-replay-as = כפי שנראה מצד שחקן זה: שם או מספר
help-cards = רשימת הקלפים, או הצגת קלף אחד
help-cards-name = קלף; אין חשיבות לאותיות קטנות ולסימנים דיאקריטיים חסרים
help-cards-worth = לומר כמה קלף חזק: כמה מנצחת אסטרטגיה שמותר לה לרכוש אותו את הטובה שאסור לה
help-kingdoms = רשימת השילובים המומלצים, הצגת אחד מהם, או הגרלה
help-kingdoms-all = להציג גם את השילובים שדורשים הרחבה
kingdoms-needs = { $name }: דורש את ההרחבה { $expansion } ({ $missing })
kingdoms-more = שילובים מחוברת הכללים שדורשים הרחבה: { $n }; ‏`fiefdom kingdoms --all` מציג אותם
help-kingdoms-name = שילוב מומלץ, או עשרה קלפים מופרדים בפסיקים
help-kingdoms-random = הגרלת עשרה קלפים
help-kingdoms-need = מה חייב להיות בממלכה מוגרלת: `villages`, `buys`, `draw`, `trashing`, `gains`, `attacks`, `reactions`
help-kingdoms-avoid = מה אסור שיהיה בממלכה מוגרלת, באותן מילים
help-kingdoms-survey = לומר גם מה מנצח שם: אסטרטגיות, פתיחות, מנוע או כסף; נמשך כמה שניות
help-kingdoms-with = קלפים שחייבים להיכלל
help-kingdoms-without = קלפים שאסור שייכללו
help-bench = משחקי ״כסף רב״ נגד ״נפחייה״ במשך כמה שניות: מה מהירות המחשב הזה
help-bench-seconds = כמה זמן לשחק
help-soak = משחקים אקראיים, ותוך כדי כך בדיקת כל חוקי המנוע
help-soak-decisions = על כמה שאלות לענות
help-completion = הדפסת סקריפט להשלמת פקודות במעטפת
help-completion-shell = המעטפת: bash, zsh או fish

## Added for the game as lines and the command line

ui-line = { $name }: { $value }
ui-answers = תשובות אפשריות: { $answers }
ui-pile = { $card }: עלות ⁦${ $cost }⁩, נותרו { $n }
ui-help-letters = קיצורים: t – הפעלת כל קלפי האוצר שבידכם; e – סיום התור; u – ביטול מהלך
ui-moment = אחרי החלטה { $n } מתוך { $of }
ui-default = { $value } (ברירת המחדל: { $default })
problem-left-out = כבר לא אפשרי: { $cards }
help-usage = שימוש
help-arguments = ארגומנטים
help-options = אפשרויות
help-help = הצגת עזרה זו
help-version = הצגת הגרסה
help-seed = מספר; אותו מספר נותן אותם משחקים
help-play-bots = מספר שחקנים ממוחשבים נוספים

## Checks and measurements

soak-decisions = החלטות
soak-done = { $decisions } החלטות ב־{ $games } משחקים, זרע { $seed }, מנוע { $engine }, { $rate } בשנייה
soak-held = כל החוקים נשמרו
soak-broken = הופר: { $law }
soak-shrinking = חוק הופר; מחפשים את המשחק הקטן ביותר שמראה זאת
check-done = עברו: { $passed }, נכשלו: { $failed }
bench-won = { $player } ניצח ב־{ $value } מהמשחקים
bench-speed = { $games } משחקים ב־{ $seconds } שניות: { $rate } משחקים בשנייה על ליבה אחת (מנוע { $engine })
