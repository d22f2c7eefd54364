### The table in the browser: fiefdom serve and the pages it shows

## The pages

web-headline = בונים ממלכה, קלף אחר קלף
web-your-name = השם שלך
web-play-now = משחקים עכשיו
web-first-game = משחק ראשון עם רמזים
web-new-table = שולחן חדש
web-learn = לומדים לשחק
web-rules = ספר הכללים
web-rules-about = הכללים הממוספרים כפי שמשחקים כאן, באנגלית
rules-page-setup = רכיבים והכנה
rules-page-turn = התור
rules-page-table = מידע, סדר והתקפות
rules-page-end = סוף המשחק
rules-page-cards = קלפים
rules-page-interactions = השפעות הדדיות
rules-page-sets = שילובים מומלצים
rules-page-decisions = היכן הספרים חלוקים
rules-page-languages = שפות
rules-page-intrigue = תככים פנימיים
rules-english = הכללים עצמם כתובים באנגלית. מה כל קלף עושה כתוב כאן בשפה שלכם:
rules-contents = דפי ספר הכללים
rules-previous = הקודם: { $title }
rules-next = הבא: { $title }
web-learn-about = הכללים, למי שאף פעם לא שיחק
web-watch-replay = צפייה במשחק מוקלט
web-watch-replay-about = פתיחת משחק מוקלט ‎(.fief)
web-continue = ממשיכים
web-forget = הסרה מהרשימה
web-home = דף הבית
web-pages = דפים
web-skip = דילוג לתוכן
web-unofficial = Fiefdom הוא מיזם פתוח ולא רשמי, ואינו קשור למוציאים לאור של Dominion.
web-notices = הודעות
web-settings = הגדרות
web-theme = צבעים
web-theme-auto = לפי המערכת
web-theme-light = בהירים
web-theme-dark = כהים
web-sound = צלילים
web-motion = הנפשות
web-motion-off = ללא, הבוטים מיד
web-motion-fast = מהירות
web-motion-normal = בנחת
web-motion-still = המערכת מבקשת פחות תנועה, ולכן דבר אינו זז.
web-automatic = תשובות אוטומטיות
web-automatic-learner = ללא
web-automatic-convenient = המקובלות
web-automatic-custom = לפי בחירתי
web-wish-ask = לשאול אותי
web-wish-all = להניח הכול
web-shortcuts = קיצורי מקלדת
web-hover = פרטי קלף בריחוף
web-twice = לחיצה כפולה לביצוע
web-hints = רמזים למתחילים
web-ask-again = לשאול שוב לפני טעות אפשרית
web-not-connected = אין חיבור לשרת
web-connecting = מתחברים…
web-reconnecting = מתחברים מחדש…
web-holding = הבחירה שלך תישלח ברגע שהחיבור יחזור
web-line-lost = אין תשובה מהשרת. החיבור יחזור מעצמו; עד אז שום דבר לא נשלח.
web-unsure = החיבור נותק. כדאי לבדוק אם הצעד האחרון שלך בוצע.
web-failed = משהו לא נטען
web-again = לנסות שוב
web-offline = אין חיבור. הקלפים, דפי הלימוד ומשחקים שנפתחו זמינים כאן; כדי לשחק צריך את השרת.

## The first page

web-greeting = טוב לראות אותך, { $player }
web-greeting-plain = טוב לראות אותך שוב
web-opponent = יריב
web-kingdom-random = אקראית
web-kingdom-next = השילוב הבא
web-kingdom-today = של היום
web-kingdom-of-the-day = ממלכת היום
web-kingdom-choose = בחירה
web-invite = הזמנת חבר
web-go-on = להמשיך
web-waits-for = ממתינים ל־{ $player }
web-against = מול { $players }
web-recent = משחקים אחרונים
web-result = תוצאה
web-won = ניצחון
web-lost = הפסד
web-won-by = { $n ->
    [one] ניצחון בהפרש של נקודה
    [two] ניצחון בהפרש של שתי נקודות
   *[other] ניצחון בהפרש של { $n } נקודות
}
web-lost-by = { $n ->
    [one] הפסד בהפרש של נקודה
    [two] הפסד בהפרש של שתי נקודות
   *[other] הפסד בהפרש של { $n } נקודות
}
web-days-ago = { $n ->
    [0] היום
    [1] אתמול
    [one] לפני יום
    [two] לפני יומיים
   *[other] לפני { $n } ימים
}
web-new-here = פעם ראשונה כאן?
web-new-here-about = עשרה שיעורים קצרים ליד שולחן אמיתי. הראשון נמשך שלוש דקות, ומשחקים מהרגע הראשון.
web-first-lesson = השיעור הראשון
web-game-with-hints = משחק עם רמזים
web-lessons-done = הושלמו { $n } מתוך { $of }
web-cards-about = מה כל קלף עושה, בחמש שפות
web-first-look = מבט ראשון
web-look-deck = כולם מתחילים אותו דבר
web-look-deck-about = שבעה קלפי נחושת ושלוש אחוזות. כל קלף שנקנה נכנס לחפיסה האישית.
web-look-piles = עשר חפיסות, בכל פעם אחרות
web-look-piles-about = ממלכה היא עשרה קלפים. אילו מהם פועלים יחד – זו כל השאלה.
web-look-turn = משחקים, קונים, שולפים חמישה
web-look-turn-about = תור נמשך דקה. מה שנקנה חוזר אחרי הטריפה.
web-look-undo = אי אפשר לקלקל
web-look-undo-about = אפשר לבטל מהלך כל עוד איש לא למד ממנו דבר.

## A new table, and coming to one

web-open-table = פתיחת השולחן
web-this-table = השולחן הזה
web-table-name = שם
web-table-name-none = ללא
web-seat = מושב
web-person-by-link = מישהו עם קישור
web-fewer = פחות שחקנים
web-more = עוד שחקנים
web-undo-policy = ביטול מהלכים
web-undo-off = אף פעם
web-undo-free = כל עוד לא התגלה דבר
web-undo-ask = גם אחר כך, בהסכמת כולם
web-undo-always = תמיד
web-spectators = צופים
web-open-counts = גודל החפיסות גלוי
web-score-counter = מונה ניקוד
web-clock = שעון
web-clock-none = ללא
web-clock-turn = { $time } לתור
web-clock-game = { $time } למשחק
web-clock-increment = { $time } למשחק ועוד { $increment } שנ׳ לתור
web-clock-turn-about = כשהזמן לתור נגמר, בוט משחק אותו עד סופו.
web-clock-game-about = מי שזמנו נגמר – כאילו ויתר.
web-edition-both = שתי המהדורות
web-later-sets = דורשים הרחבה
web-without-cards = בלי הקלפים האלה
web-cards-from = קלפים מתוך
web-share-none = אף קלף
web-share-any = כל מספר
web-fill-by-lot = להשלים בהגרלה
web-own-kingdom = בחירת קלפים אישית
web-search-cards = חיפוש קלפים בכל שפה
web-nothing-found = לא נמצא קלף מתאים
web-kingdom-code = הקלפים כטקסט, להעתקה או להדבקה
web-choosing = איך בוחרים את הקלפים
web-choosing-none = בחירה שלי
web-choosing-draft = כל אחד בתורו נוקב בקלף
web-choosing-ban = כל אחד מוציא קלף אחד
web-choosing-vote = הצבעה על שלוש ממלכות
web-choosing-swap = כל אחד יכול להחליף קלף אחד
web-choosing-draft-about = מהמושב הראשון והלאה כל אחד נוקב בקלף, עד שיש עשרה. בוטים בוחרים באקראי.
web-choosing-ban-about = מגרילים יותר מעשרה קלפים, וכל אחד מוציא אחד. בוטים בוחרים באקראי.
web-choosing-vote-about = מגרילים שלוש ממלכות; משחקים בזו שקיבלה הכי הרבה קולות. בוטים מצביעים באקראי.
web-choosing-swap-about = כל אחד יכול להחליף קלף אחד מהערכה הזאת. משחק חוזר ממשיך משם.
web-choosing-with = עם הקלפים האלה
web-choosing-later = הקלפים נבחרים כשכל המושבים תפוסים.
web-choosing-title = בחירת הקלפים
web-choosing-yours = תורך לבחור
web-choosing-so-far = נבחרו עד עכשיו
web-choosing-goes = יוצא
web-choosing-comes = נכנס
web-choosing-take = לקחת: { $card }
web-choosing-remove = להוציא: { $card }
web-choosing-exchange = להחליף: { $out } ← { $in }
web-choosing-keep = להשאיר את כל הקלפים
web-choosing-kingdom = ממלכה { $n }
web-choosing-for = להצביע לזו
web-choosing-kept = משאיר את כל הקלפים
web-gathering = ממתינים לשחקנים
web-gathering-about = שלחו לכל שחקן קישור. המשחק יתחיל כשכל המושבים יתמלאו.
web-gathering-watch = המשחק יתחיל כשכל המושבים יתמלאו.
web-open-seat = מושב פנוי
web-invitation = הזמנה
web-copy = העתקה
web-copied = הועתק
web-copy-by-hand = יש לסמן את הקישור ולהעתיק ידנית
web-qr = קוד QR
web-qr-about = הקישור כקוד QR, למצלמה של טלפון
web-links-begin = הקישורים מתחילים ב־
web-only-here = רק המחשב הזה יכול לפתוח את הקישורים. כדי שאחרים ייכנסו, יש להפעיל את השרת עם ‎--host 0.0.0.0‎.
web-move-here = ממשיכים את המשחק כאן
web-move-here-about = המקום שלך יעבור גם למכשיר הזה. המכשיר השני יכול להישאר פתוח.
web-move-take = ממשיכים כאן
web-bot-instead = בוט במקום
web-invited = הוזמנת למשחק
web-take-seat = תפיסת המושב
web-no-table = אין שולחן כזה

## The table

web-turn = תור
web-you = אני
web-away = לא כאן
web-replace = שבוט ישחק במקום
web-decision = החלטה
web-side = יומן, צ׳אט, חפיסה וכללים
web-tab-log = יומן
web-tab-chat = צ׳אט
web-tab-deck = חפיסה
web-tab-rules = כללים
web-tab-table = שולחן
web-other-device = ממשיכים במכשיר אחר
web-other-device-about = מי שפותח את הקישור משחק במקומך. הוא תקף פעם אחת, לעשר דקות.
web-other-device-link = יצירת קישור
web-other-device-anew = קישור אחר
web-watch-link = הזמנת צופים
web-give-up = ויתור
web-give-up-two = במקרה כזה השחקן השני מנצח. אי אפשר לבטל זאת.
web-give-up-several = בוט ימשיך לשחק במקומך, ואפשר לצפות. אי אפשר לבטל זאת.
web-give-up-yes = כן, לוותר
web-give-up-no = להמשיך לשחק
web-gave-up = { $player }: ויתור. הניקוד הוא מאותו רגע.
web-out-of-time = { $player }: נגמר הזמן. הניקוד הוא מאותו רגע.
web-time-left = זמן שנותר: { $time }
web-time-out = הזמן שלך נגמר. בוט ישחק את התור עד סופו.
web-time-out-other = { $player }: נגמר הזמן. בוט ישחק את התור עד סופו.
web-discarded = משומשים
web-can-be-named = אפשר לבחור עכשיו
web-ends-game = מסיים את המשחק
web-last-turn = תור אחרון
web-play-treasures = הנחת קלפי האוצר
web-short-actions = סיום פעולות
web-short-treasures = אוצרות
web-short-turn = סיום תור
web-ask-undo = בקשת ביטול
web-empty-hand = אין קלפים ביד
web-choose-here = בחרו כאן
web-face-down = קלף הפוך
web-picked = { $n ->
    [one] נבחר קלף אחד
    [two] נבחרו שני קלפים
   *[other] נבחרו { $n } קלפים
}
web-you-watch = אתם צופים במשחק
web-seat-lost = המושב הזה תפוס עכשיו בידי מישהו אחר
web-spectator = צופה
web-no-chat = עוד לא נאמר דבר
web-say = כתבו משהו
web-send = שליחה
web-no-decks = בשולחן הזה החפיסות סודיות
web-money = מטבעות: ⁦${ $n }⁩
web-rules-of-the-game = כללי המשחק
web-wish = כשהקלף הזה שואל
web-log-filter = שורות של מי להציג
web-log-everybody = כולם
web-hurry = דילוג
web-reveals-itself = שניות שנותרו; אחריהן הקלף ייחשף מעצמו
web-last-turns = התורות האחרונים של האחרים

## Buttons that answer the question of a card

web-yes-reveal = חשיפה
web-yes-discard = העברה למשומשים
web-yes-trash = השלכה
web-yes-gain = קבלה
web-yes-topdeck = לראש החפיסה
web-yes-set-aside = הנחה בצד
web-yes-play = הפעלה
web-yes-discard-deck = העברת החפיסה למשומשים
web-no-reveal = לא לחשוף
web-no-discard = לא להעביר דבר
web-no-trash = לא להשליך דבר
web-no-gain = לא לקבל דבר
web-no-topdeck = לא להניח דבר
web-no-set-aside = לשמור ביד
web-no-play = לא להפעיל
web-no-discard-deck = להשאיר את החפיסה

## Second thoughts

web-doubt-actions = עוד אפשר להפעיל קלף פעולה. לסיים את התור?
web-doubt-treasures = עוד אפשר להפעיל קלף פעולה. להניח את קלפי האוצר?
web-doubt-coins = עוד אפשר לרכוש משהו. לסיים את התור?
web-doubt-poor = באמת לרכוש: { $card }?
web-doubt-losing = { $n ->
    [one] זה מסיים את המשחק בהפסד של נקודה אחת. להמשיך?
    [two] זה מסיים את המשחק בהפסד של שתי נקודות. להמשיך?
   *[other] זה מסיים את המשחק בהפסד של { $n } נקודות. להמשיך?
}
web-press-again = לחיצה נוספת לאישור: { $card }
web-doubt-yes = להמשיך
web-doubt-no = לא, רגע
web-doubt-never = לא לשאול שוב

## Requests to the others

web-request-undo = { $player }: בקשה לביטול מהלך
web-request-undo-cards = { $player }: בקשה לבטל: { $cards }
web-request-replace = { $player }: בקשה שבוט ישחק במקום { $target }
web-request-rematch = { $player }: בקשה למשחק נוסף
web-rematch-denied = לא יהיה משחק נוסף: לא כולם הסכימו
web-next-game = למשחק הבא
web-request-waiting = ממתינים לאחרים…
web-seconds = { $n } ש׳
web-accept = הסכמה
web-deny = סירוב

## The end, and replays

web-replay = צפייה חוזרת
web-record = קובץ המשחק
web-place = מקום
web-score-curve = ניקוד אחרי כל תור
web-coins-curve = מטבעות בכל תור
web-chance-curve = סיכויי הניצחון ב־%
web-moments = הרגעים שהכריעו
web-moment-luck = המזל עם { $player }
web-moment-bad-luck = אין מזל: { $player }
web-decks = החפיסות
web-as-cards = כקלפים
web-wins-by = { $n ->
    [one] ניצחון של { $player } בהפרש של נקודה אחת
    [two] ניצחון של { $player } בהפרש של שתי נקודות
   *[other] ניצחון של { $player } בהפרש של { $n } נקודות
}
web-as-table = כטבלה
web-as-curve = כגרף
web-no-replay = אין משחק מוקלט כזה
web-step = צעד
web-first-step = להתחלה
web-previous-step = צעד אחורה
web-next-step = צעד קדימה
web-last-step = לסוף
web-seen-by = מנקודת המבט של
web-all-open = כל הקלפים גלויים

## Keys

web-key-hand = קלף מהיד
web-key-letters = אות על כל מה שאפשר ללחוץ
web-key-end = סיום התור, או דילוג
web-key-help = העזרה הזאת, או מה קלף עושה
web-key-command = הקלדת פקודה
web-key-last = להשמיע מה קרה
web-key-status = להשמיע מה נשאל ומה נשאר
web-key-say-hand = להשמיע את היד
web-key-scores = להשמיע את הניקוד
web-key-affordable = להשמיע מה אפשר לרכוש

## An amount whose figures are an argument stands between the invisible marks U+2066 and U+2069: else its dollar sign is on the wrong side.

hint-action = הפעלת קלף פעולה מנצלת אחת מהפעולות שלכם. אחרי המעבר לקלפי האוצר לא תוכלו להפעיל עוד קלפי פעולה בתור הזה.
hint-action-choose = עכשיו אפשר להפעיל רק אחד מקלפי הפעולה האלה: בחרו את המועיל ביותר.
hint-action-first = הפעילו קודם את מה שמחזיר את הפעולה שניצלתם: { $cards }. אחר כך תוכלו להפעיל עוד קלף פעולה.
hint-action-free = הקלף מחזיר את הפעולה שניצלתם, ולכן כמעט תמיד כדאי להפעיל אותו: { $cards }.
hint-treasure = הפעילו את כל קלפי האוצר: מטבעות שלא תנצלו יאבדו, אבל הקלפים יחזרו אליכם.
hint-buy-opening = פתיחה טובה היא { card-silver }, או קלף פעולה שמוצא חן בעיניכם. תמורת ⁦${ $coins }⁩ יש כאן: { $cards }.
hint-buy-cards = קלפי הפעולה החזקים ביותר שאפשר לרכוש ב־⁦${ $coins }⁩: { $cards }. אם כבר יש לכם די קלפי פעולה, { card-silver } הוא בחירה בטוחה.
hint-buy-silver = { card-silver } הוא רכישה טובה: הוא ישפר ידיים רבות בהמשך.
hint-buy-cheap = תמורת ⁦${ $coins }⁩ יש כאן: { $cards }. אם אינכם רוצים, לחצו על „{ ui-end-turn }”: עדיף לא לרכוש דבר מאשר { card-copper }.
hint-buy-nothing = תמורת ⁦${ $coins }⁩ אין כאן דבר שישפר את החפיסה שלכם. לחצו על „{ ui-end-turn }”: קלפים חלשים רק יפריעו.
hint-buy-gold = { card-gold } הוא רכישה טובה: הוא מקרב אתכם ל־$8, המחיר של { card-province }.
hint-buy-gold-or = { card-gold } הוא רכישה טובה: הוא מקרב אתכם ל־$8, המחיר של { card-province }. אפשר לרכוש גם: { $cards }.
hint-buy-province = יש לכם די מטבעות לקלף { card-province }: שש נקודות. מעכשיו קחו קלף כזה בכל פעם שאפשר.
hint-buy-last-province = נותר רק קלף { card-province } אחד. אם תיקחו אותו, המשחק יסתיים אחרי התור הזה: קודם השוו את הנקודות.
hint-buy-duchy = { $n ->
    [one] נותר רק קלף { card-province } אחד, והסיום קרוב. { card-duchy } מזכה בשלוש נקודות; קלפים אחרים כמעט לא יספיקו לחזור אליכם.
    [two] נותרו רק שני קלפי { card-province }, והסיום קרוב. { card-duchy } מזכה בשלוש נקודות; קלפים אחרים כמעט לא יספיקו לחזור אליכם.
   *[other] נותרו רק { $n } קלפי { card-province }, והסיום קרוב. { card-duchy } מזכה בשלוש נקודות; קלפים אחרים כמעט לא יספיקו לחזור אליכם.
}
hint-buy-estate = { $n ->
    [one] נותר רק קלף { card-province } אחד: עכשיו אפילו הנקודה היחידה של { card-estate } עשויה להכריע.
    [two] נותרו רק שני קלפי { card-province }: עכשיו אפילו הנקודה היחידה של { card-estate } עשויה להכריע.
   *[other] נותרו רק { $n } קלפי { card-province }: עכשיו אפילו הנקודה היחידה של { card-estate } עשויה להכריע.
}
hint-several-buys = { $n ->
    [one] יש לכם רכישה אחת.
    [two] יש לכם שתי רכישות: מותר לחלק את המטבעות בין כמה קלפים.
   *[other] יש לכם { $n } רכישות: מותר לחלק את המטבעות בין כמה קלפים.
}
hint-piles = { $n ->
    [one] חפיסה אחת ריקה. אם תתרוקן עוד אחת, המשחק יסתיים אחרי אותו תור.
    [two] שתי חפיסות ריקות. אם תתרוקן עוד אחת, המשחק יסתיים אחרי אותו תור.
   *[other] { $n } חפיסות ריקות. אם תתרוקן עוד אחת, המשחק יסתיים אחרי אותו תור.
}
web-hint-press = לחצו על „{ $button }”.
web-hint-play = הפעילו: { $card }.
web-hint-buy = רכשו: { $card }.
web-hint-choose = בחרו: { $card }.
web-hint-wins = זה מנצח את המשחק עכשיו.
web-hint-better = מתוך מאה משחקים שנמשכים מכאן, כך מנצחים ב־{ $best }; עם „{ $other }” ב־{ $second }.
web-hint-close = טוב כמעט באותה מידה: { $others }.

# Marks on cards
web-mark-advice = מומלץ
web-mark-best = הטוב ביותר
web-mark-given = נבחר
web-mark-target = זה מה שמבקשים כאן

## Lessons

web-lesson-about = עשרה שיעורים קצרים ליד שולחן אמיתי. מדריך אומר מה לעשות ולמה; תשובה שגויה מוסברת, ומנסים שוב.
web-lesson-begin = להתחיל
web-lesson-again = שוב
web-lesson-done = הושלם
web-lesson-minutes = { $n } דק׳
web-lesson-show = הראו לי
web-lesson-next = השיעור הבא: { $title }
web-lesson-all = כל השיעורים
web-lesson-coach = המדריך
web-lesson-step = צעד { $step } מתוך { $of }
web-lesson-rules = הכללים בעמוד אחד
web-lessons = שיעורים

# Around the table
web-piles = סדר החפיסות
web-piles-cost = לפי מחיר
web-piles-name = לפי שם
web-provinces-left = קלפי מחוז שנותרו
web-empty-piles = חפיסות ריקות
web-turn-before = התור האחרון

## Cards

web-cards-rules = הכללים של הקלף הזה, עם המספרים שלהם (באנגלית)
web-cards-names = בשפות אחרות
web-cards-sets = בשילובים המומלצים האלה
web-cards-none = לא בשום שילוב מומלץ
web-cards-kind = סוג
web-cards-anykind = כל הסוגים
web-cards-both = בשתי המהדורות
web-cards-only = רק במהדורה { $n }
web-cards-inedition = במהדורה { $n }:
web-cards-prev = הקודם: { $card }
web-cards-next = הבא: { $card }
web-cards-found = { $n ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $n } קלפים
}
web-cards-unknown = אין קלף בכתובת הזאת
web-cards = קלפים

## Own cards

web-own-title = קלפים משלכם
web-own-about = מלאו קלפים ריקים ברעיונות משלכם. הם במשחק כמו כל האחרים.
web-own-add = להמציא קלף
web-own-name = שם
web-own-cost = מחיר
web-own-cards = +קלפים
web-own-actions = +פעולות
web-own-buys = +רכישות
web-own-coins = +$
web-own-does = מה עוד הוא עושה, שורה לכל דבר
web-own-text = מה כתוב עליו
web-own-put = להכניס לממלכה
web-own-remove = להוציא
web-own-changed = הוא בממלכה.

## Study

web-study = ניתוח
web-study-begin = לנתח את המשחק
web-study-stop = לעצור
web-study-queue = ממתינים; לפניכם: { $n }
web-study-best = התשובה הטובה ביותר, או טובה כמוה.
web-study-cost = { $best } היה עדיף: ⁦{ $points } ± { $reach }⁩ נקודות סיכוי לניצחון.

web-host-says = המארח אומר: { $text }
web-open-tables = שולחנות פתוחים
web-open-about = שחקו עם מי שכאן, או פתחו שולחן לכולם.
web-open-none = איש אינו ממתין ליד שולחן כרגע. פתחו שולחן, ואחרים יראו אותו כאן.
web-open-sit = לשבת
web-open-places = { $taken } מתוך { $seats } מקומות תפוסים
web-open-rated = מדורג
web-listed = כל אחד רשאי להצטרף
web-rated = משחק מדורג (לבעלי שם קבוע בלבד)
web-name-of-own = שם קבוע
web-own-name-about = אף אחד אחר לא יכול להשתמש בו, והמשחקים המדורגים נזקפים לו. בלי דואר אלקטרוני ובלי סיסמה: קוד שחזור מביא אותו למכשיר אחר.
web-own-name-get = לקחת את השם
web-own-name-code = קוד שחזור
web-own-name-keep = רשמו אותו. מי שמחזיק בו הוא אתם; אי אפשר לשלוח אותו שוב.
web-own-name-have = יש לי קוד שחזור
web-own-name-use = להשתמש בו כאן
web-own-name-leave = לוותר עליו במכשיר הזה
web-own-name-forget = למחוק את השם ואת הדירוג שלו
web-own-name-forget-sure = למחוק לתמיד?
web-ratings = דירוג
web-ratings-players = שחקנים: { $n }
web-ratings-none = עדיין אין משחקים מדורגים.
web-rating-points = { $points } ± { $reach }
web-rating-games = משחקים: { $n }
web-rating-change = { $name }: { $before } → { $after }
web-blocked = חסומים
web-unblock = ביטול חסימה
web-known = שם קבוע
web-mute = השתקה
web-unmute = ביטול השתקה
web-block = חסימה
web-block-done = לא תיפגשו עוד ליד שולחנות פתוחים.
web-report = לספר למארח
web-report-about = מה קרה? מה שנאמר ליד השולחן יצורף.
web-report-done = המארח יקרא זאת.
web-people-here = ליד השולחן הזה
web-claim = לתבוע ניצחון
web-claim-about = { $player } נעדר זמן רב.
