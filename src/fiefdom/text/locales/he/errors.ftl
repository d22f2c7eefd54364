# What goes wrong: `error-`, the kind and the key of the error. `hint` says what to do about it; `shell` does so with commands and options, and is not shown in a browser.

## Everywhere

error-near = האם הכוונה ל־`{ $near }`?
error-at-line = שורה { $line }
error-at-column = שורה { $line }, עמודה { $column }
error-retry = נסו שוב בעוד { $seconds } שנ׳

## Messages and requests

error-message = אי אפשר לקרוא זאת: { $details }
    .hint = בתיאור הפרוטוקול כתוב מה אפשר לשלוח
error-message-nothing-said = אין מה לומר
error-too-large = זה גדול מדי
    .hint = המגבלה בבתים: { $most }
error-too-slow = זה התעכב זמן רב מדי בדרך
    .hint = נסו שוב
error-too-fast-too-many-messages = זה היה מהר מדי
    .hint = המתינו שנייה
error-too-fast-too-many-connections = יש יותר מדי חיבורים מהכתובת שלכם
    .hint = סגרו כמה מהם
error-too-fast-too-many-tables = מהכתובת שלכם מגיע יותר מדי תוכן חדש
    .hint = המתינו דקה
error-too-fast-too-many-requests = מהכתובת שלכם מגיעות יותר מדי בקשות
    .hint = המתינו רגע
error-too-fast-too-much-work = הכתובת שלכם העסיקה את השרת זמן רב
    .hint = המתינו רגע
error-too-fast-too-much-study = הכתובת שלכם כבר ביקשה ניתוח של משחקים רבים
    .hint = המתינו כמה דקות; עדיין אפשר לצפות במשחק
error-too-fast-too-many-experiments = הכתובת שלכם כבר ביקשה ניסויים רבים
    .hint = המתינו כמה דקות
error-unknown-address = אין דבר בכתובת { $value }
error-unknown-address-no-deal = אין חלוקה של `{ $value }` להציג
error-wrong-method = { $value } אינו מתאים לכתובת הזאת
error-wrong-origin = דף של אתר אחר שלח זאת
    .hint = אם זה אתר שלכם: במדריך למארחים כתוב איך להתיר אותו
error-banned = המארח של השרת הזה אינו מכניס את הכתובת שלך
    .hint = שאלו את המארח אם זו טעות
error-unknown-host = השרת הזה אינו נקרא { $value }
    .hint = אם הוא שלכם, הפעילו אותו עם { $option }

## The server

error-server-error = משהו השתבש כאן
    .hint = דבר לא השתנה; נסו שוב
error-server-error-setting-up = השולחן מוקם מחדש
    .hint = התחברו שוב
error-storage = השרת אינו יכול לשמור או לקרוא משחקים כעת
    .hint = מה שאושר שמור; נסו שוב בעוד רגע
error-storage-database-away = מסד הנתונים של השרת אינו עונה כעת
    .hint = מה שאושר שמור, הצעד הזה לא נעשה; המשחק יימשך מעצמו כשהמסד יחזור
error-storage-disk-full = הדיסק של השרת מלא
    .hint = מה שאושר שמור, הצעד הזה לא נעשה; ספרו למארח
error-storage-read-only = השרת אינו יכול לכתוב למשחקים שלו כעת
    .hint = מה שאושר שמור, הצעד הזה לא נעשה; ספרו למארח
error-busy-no-place-table = אין בשרת מקום לעוד שולחן
    .hint = חזרו מאוחר יותר
error-busy-no-place-connection = אין בשרת מקום לעוד חיבור
    .hint = חזרו מאוחר יותר
error-busy = רבים מבקשים זאת בבת אחת
    .hint = נסו שוב בעוד רגע

## Tables and seats

error-unknown-table = אין שולחן { $value }
    .hint = ייתכן שהכתובת ישנה או שהמשחק נמחק
error-no-hello = ההודעה הראשונה צריכה להיות { $value }
    .hint = היא קובעת את השולחן
error-no-hello-second-hello = אתם כבר ליד שולחן
    .hint = פתחו חיבור אחר לשולחן אחר
error-token = המפתח הזה אינו פותח מושב בשולחן הזה
    .hint = בלי מפתח אפשר לצפות
error-token-not-the-host = זו אינה המילה של המארח
error-token-no-person = לאיש כאן אין קוד השחזור הזה
    .hint = בדקו שכל אות נכונה; יש בו חמש קבוצות של חמש
error-token-used-invitation = ההזמנה אינה פותחת מושב
    .hint = כבר השתמשו בה; בקשו אחרת
error-no-spectators = אין צופים בשולחן הזה
    .hint = בואו עם הזמנה
error-not-seated = צופים רק מביטים
    .hint = קישור עם הזמנה נותן מושב
error-seats-no-seat = אין מושב { $value }
error-not-allowed-seat-taken = מושב { $value } תפוס
    .hint = אפשר להחליף רק את מי שאינם נוכחים
error-too-early-may-return = עוד מחכים לחזרה: { $player }
    .hint = שניות עד שבוט יוכל לשחק במקום: { $seconds }
error-not-allowed-owner-only = רק בעל השולחן ממלא מושבים פנויים
error-not-allowed-name-taken = השם { $value } שייך למישהו אחר
    .hint = בחרו שם אחר
error-not-allowed-own-name = כאן משחקים תחת השם הקבוע שלך
    .hint = אפשר לשנות אותו בדף השולחנות הפתוחים; הוא תקף מהשולחן הבא
error-not-allowed-names-only = המשחק מדורג, ורק בעלי שם קבוע יכולים לשחק בו
    .hint = קבלו שם בדף השולחנות הפתוחים; זה לוקח רגע
error-not-allowed-not-with-these = אי אפשר לשבת ליד השולחן הזה
    .hint = בחרו שולחן אחר, או פתחו אחד בעצמכם
error-not-allowed-nobody-to-block = לא יושב שם אדם בעל שם קבוע
    .hint = אפשר להשתיק אותו ליד השולחן
error-not-allowed-own-cards = אי אפשר לשחק כאן בקלפים משלכם
    .hint = השרת מוגדר לקלפים מודפסים בלבד
error-not-allowed-no-advice = בשולחן הזה אין עצות
    .hint = מי שפתח את השולחן כיבה אותן, או שזה שיעור
error-not-allowed-others-play = עצות ניתנות רק במשחקים בלי אנשים אחרים
    .hint = אפשר ללמוד את המשחק כשהוא נגמר
error-seats-bots-only = בשולחן צריך להיות אדם

## The game

error-not-now-not-begun = המשחק לא התחיל
    .hint = הוא יתחיל כשכל המושבים יתמלאו
error-not-now-no-ratings = בשרת הזה אין דירוג
    .hint = שחקו בלעדיו; המארח יכול להתקין את התוספת `ratings`
error-not-now-nothing-to-claim = אין ניצחון לתבוע
error-not-now-not-over = המשחק לא נגמר
    .hint = עד אז הרישום שלו סודי
error-not-now-lab-closed = המעבדה של השרת הזה סגורה
    .hint = הריצו את Fiefdom במחשב שלכם; שם היא פתוחה
error-not-now-others-react = אחרים עדיין יכולים להגיב
    .hint = המתינו רגע
error-not-now-time-out = הזמן שלך לתור הזה נגמר
    .hint = בוט ישחק אותו עד סופו
error-not-now-nothing-to-choose = אין מה לבחור
error-not-now-not-action-phase = זה אינו שלב הפעולה
error-not-your-question = אינכם נשאלים דבר כעת
error-stale-question = השאלה הזאת כבר אינה פתוחה
    .hint = הביטו שוב בשולחן
error-not-understood-no-meaning = { $value } חסר משמעות כאן
error-not-now-rematch-early = משחק חוזר בא אחרי המשחק
    .hint = שחקו קודם עד הסוף
error-habit = אי אפשר לקבוע את { $question } כך: { $wish }
    .hint = יש הרגלים עבור: { $known }

## Taking back and asking

error-not-allowed-not-taken-back = אי אפשר לבטל זאת
    .hint = האחרים למדו מזה משהו, או שכבר המשיכו
error-not-now-nothing-to-undo = אין מה לבטל
error-not-now-no-lesson = אין שיעור בשולחן הזה
error-not-now-no-puzzle = אין ליד השולחן הזה חידה לפתור
error-not-now-nothing-to-redo = אין מה לשחזר
error-not-now-nothing-to-give-up = אין משחק שאפשר לוותר עליו
error-not-allowed-nothing-to-ask = אין מה לבקש
    .hint = או שזה חופשי ממילא, או שהשולחן אינו מתיר
error-not-allowed-asked-enough = ביקשתם מספיק פעמים בתור הזה
    .hint = בקשו שוב בתור הבא
error-not-now-request-open = בקשה אחרת פתוחה
    .hint = המתינו להצבעות
error-not-now-no-request = אין בקשה כזאת
    .hint = היא הוכרעה, או שזמנה עבר
error-not-allowed-no-vote = אין לכם קול בעניין זה
error-not-allowed-voted = כבר הצבעתם

## Records and replays

error-record-too-long = המשחק ארוך מכדי להציגו: { $value }
    .hint = המגבלה בהחלטות: { $most }
error-not-allowed-others-lead = מישהו אחר מוביל את הניתוח הזה
error-too-fast-too-many-branches = למשחק הזה יש כבר כל ההסתעפויות שאפשר לשמור
    .hint = נתחו משחק אחר, או הסתעפות של המשחק הזה
error-not-now-position-over = במצב הזה איש אינו נשאל דבר: המשחק הסתיים
error-not-now-no-step = אין צעד { $value }
    .hint = האחרון הוא { $last }

## At the table

error-not-understood-command = הפקודה אינה מובנת: { $value }
error-not-understood-card = אין קלף בשם: { $value }
error-not-understood-nearly-a-card = אין קלף בשם: { $value }. האם הכוונה היא { $card }?
error-not-understood-several-cards = כמה קלפים מתאימים לחיפוש ״{ $value }״: { $cards }
error-not-understood-not-now = לא אפשרי כעת: { $value }
error-not-understood-not-legal = אי אפשר לבחור כעת בקלף: { $card }
error-not-understood-choose-more = { $left ->
    [one] בחרו עוד קלף אחד
    [two] בחרו עוד שני קלפים
   *[other] בחרו עוד { $left } קלפים
}
error-not-understood-choose-fewer = נבחרו יותר מדי קלפים
error-cannot-undo-learned = אי אפשר לבטל: המהלך כבר גילה משהו למישהו
error-cannot-undo-nothing = אין מה לבטל
error-cannot-undo-nothing-again = אין מה לשחזר
error-not-understood-several-words = כמה פקודות או קלפים מתאימים להקלדה ״{ $value }״: { $words }

## Files

error-path-too-large = `{ $path }` גדול מדי
    .hint = לכל היותר { $most } בתים
error-system-problem-said = { $code ->
        [ENOENT] אין קובץ או תיקייה כאלה
        [EACCES] אין הרשאה
        [EISDIR] זו תיקייה
        [ENOTDIR] זו אינה תיקייה
        [EEXIST] כבר קיים
        [ENOSPC] לא נותר מקום בדיסק
        [EROFS] כאן אפשר רק לקרוא
        [EADDRINUSE] הכתובת כבר תפוסה
        [ENAMETOOLONG] השם ארוך מדי
       *[other] תשובת המערכת: { $why }
    }
error-path-unreadable = אי אפשר לקרוא את `{ $path }`: { $why }
    .shell = { $expected ->
        [cards] מצפים לקובץ של קלפים שהמצאתם, טקסט ב־UTF-8
        [strategy] מצפים לאסטרטגיה: קובץ טקסט ב־UTF-8 או שם מתוך `fiefdom strategies`
        [template] מצפים לאסטרטגיה עם שם בסוגריים מסולסלים, טקסט ב־UTF-8
        [scenarios] { "" }
        [model] { "" }
        [agent] { "" }
        [leaderboard] { "" }
        [export] נדרש ייצוא, כפי ש־`fiefdom data export` כותב
       *[record] מצפים למשחק ש־`fiefdom play` שמר; קבצים כאלה מסתיימים ב־.fief
    }
error-path-no-text = `{ $path }` אינו טקסט
    .shell = { error-path-unreadable.shell }
error-path-unwritable = אי אפשר לכתוב את `{ $path }`: { $why }
    .hint = בחרו מקום אחר

## Cards and kingdoms

error-unknown-card-none = אין קלף בשם `{ $name }`
    .shell = ‏`fiefdom cards` מציג את כולם
error-kingdom-no-set = אין סדרת קלפים בשם `{ $name }`
    .hint = יש { $sets }
error-kingdom-set-number = ‏`{ $text }` אינו אומר מספר קלפים
    .hint = אחרי הסימן בא מספר מ־0 עד 10, כמו `{ $name }=5`
error-kingdom-shares = סך כל הקלפים המבוקשים: `{ $number }`, ובממלכה עשרה
    .hint = סכום המספרים צריך להיות עשרה; סדרה בלי מספר משלימה את השאר: `{ $example }`
error-kingdom-share-required = קלפי חובה מתוך `{ $name }`:‏ `{ $required }`, אבל מבוקשים רק `{ $number }`
    .hint = פחות קלפי חובה מהסדרה, או מספר גדול יותר
error-kingdom-sets-of-lot = הממלכה `{ $kingdom }` אינה מוגרלת, ולכן אינה יכולה להיות מסדרות מסוימות
    .hint = אפשר לוותר על הסדרות, או לבקש את הממלכה `random`
error-kingdom-edition = אין מהדורה `{ $edition }`
    .hint = המהדורות הן 1, 2 ו־`both`
error-kingdom-style = אין סגנון קוד `{ $style }`
    .hint = הסגנונות הם `names` ו־`underscore`
error-kingdom-too-long = הטקסט ארוך מדי לממלכה, מספר התווים: `{ $number }`
    .hint = לכל היותר { $most }; בממלכה יש עשרה קלפים
error-kingdom-basic = אינם מתאימים לממלכה: { $cards }
    .hint = שבעת קלפי הבסיס נמצאים ממילא בכל משחק
error-kingdom-twice = הוזכרו יותר מפעם אחת: { $cards }
    .hint = כל קלפי הממלכה שונים זה מזה
error-kingdom-not-ten = בממלכה יש עשרה קלפים, לא `{ $number }`
    .hint = מספר הקלפים שחסרים: { $missing }
    .shell = מספר הקלפים שחסרים: { $missing }; הפקודה `fiefdom kingdoms --random --with CARDS` מגרילה אותם
error-kingdom-too-many = בממלכה יש עשרה קלפים, לא `{ $number }`
    .hint = מספר הקלפים המיותרים: { $surplus }
error-kingdom-other-edition = אינם במהדורה { $edition }: { $cards }
    .hint = חפשו במהדורה { $other }; המהדורה ״both״ מתירה כל קלף
error-kingdom-too-few-left = מספר הקלפים שיש להגריל: { $missing }, אבל נותרו רק `{ $left }`
    .hint = הוציאו פחות קלפים או דרשו יותר
error-kingdom-both = גם נדרשו וגם הוצאו: { $cards }
    .hint = השמיטו אותם מאחת משתי הרשימות
error-kingdom-need = לא נותר קלף שמתאים ל-`{ $name }`
    .hint = דרשו פחות קלפים או הוציאו פחות
error-kingdom-no-trait = אי אפשר לבקש מממלכה `{ $name }`
    .hint = יש { $traits }
error-kingdom-survey = אפשר לסקור ממלכה אחת בכל פעם
    .shell = נקבו באחת: `fiefdom kingdoms "First Game" --survey`
error-kingdom-too-many-required = מספר הקלפים שנדרשו: `{ $number }`, ובממלכה יש עשרה
    .hint = מספר המיותרים: { $surplus }
error-kingdom-not-in-it = הקלף `{ $card }` אינו בממלכה, ולכן אי אפשר להוציא אותו
    .hint = קלפיה הם { $cards }
error-kingdom-not-offered = אי אפשר עכשיו: { $cards }
    .hint = יש לבחור קלף שמוצע
error-kingdom-all-chosen = כל עשרת הקלפים כבר נבחרו
    .shell = ‏`draft.kingdom()` נותן את הממלכה
error-unknown-kingdom-none = אין שילוב בשם `{ $name }`
    .hint = יש { $sets }; או ציינו עשרה קלפים מופרדים בפסיקים
error-unknown-kingdom-edition = במהדורה { $edition } אין שילוב `{ $name }`
    .hint = ‏`{ $found }` הוא שילוב של מהדורה { $other }
error-needs-expansion-cards = השילוב `{ $name }` דורש את ההרחבה { $expansion } בשביל { $missing }
    .hint = השילובים של משחק הבסיס הם { $sets }
error-seed-range = ‏`{ $seed }` אינו זרע אקראיות
    .hint = זרע הוא מספר שלם מ־0 עד 2**64 - 1
error-players-number = מספר כזה של שחקנים אינו יכול לשחק: `{ $number }`
    .hint = המשחק מיועד ל־2 עד { $most } שחקנים
error-players-not-their-turn = מושב `{ $seat }` אינו יכול לבחור קלף עכשיו
    .hint = התור של מושב { $turn }
error-language-none = אין שפה `{ $language }`
    .hint = השפות הן { $languages }
error-cards-twice = יש שני קלפים בשם `{ $card }`
    .hint = תנו לאחד מהם שם אחר
error-cards-too-long = הטקסט ארוך מדי לקובץ קלפים, מספר התווים: `{ $number }`
    .hint = לכל היותר { $most }
error-cards-none = אין קלף בקובץ
    .hint = קלף מתחיל בשורה `card Alchemist's Hut`
error-cards-no-card-begun = ‏`{ $text }` אינו שייך לשום קלף
    .hint = { error-cards-none.hint }
error-cards-no-text = ‏`{ $text }` אינם קלפים שהמצאתם
    .hint = טקסט במירכאות כמו ב־JSON
error-cards-no-block = ‏`{ $text }` אינו פותח גוש
    .hint = רק מתחת לשורות שמסתיימות ב־`:` יש שורות מוזחות
error-cards-empty-block = הגוש `{ $text }` ריק
    .hint = כתבו את תוכנו מתחתיו, בהזחה גדולה יותר
error-cards-no-number = ‏`{ $text }` אינו מספר עבור `{ $what }`
    .hint = מספר שלם מ־{ $least } עד { $most }
error-cards-range = ‏`{ $value }` אינו מתאים ל־`{ $what }`
    .hint = מספר שלם מ־{ $least } עד { $most }
error-cards-typeless = לקלף אין סוג
    .hint = הסוגים הם { $types }
error-cards-type = אין סוג `{ $type }`
    .hint = הסוגים הם { $types }
error-cards-bonus = ‏`{ $text }` אינו תוספת
    .hint = למשל `+1 card`, ‏`+2 actions`, ‏`+1 buy` או `+2 coins`
error-cards-measure = אין נקודות על `{ $measure }`
    .hint = יש נקודות על: { $measures }
error-cards-no-bonus = אין תוספת `{ $what }`
    .hint = אחת מאלה: { $bonuses }
error-cards-bonus-twice = הקלף אומר +{ $what } פעמיים
    .hint = חברו את המספרים
error-cards-nested = גוש `for each` נמצא בתוך גוש אחר
    .hint = כתבו אותו אחרי האחר
error-cards-one-choice = לקלף יש `choose` אחד
    .hint = האפשרויות שלו נבדלות רק בתוויות
error-cards-pass-nested = `pass left` נמצא בתוך גוש על שחקנים או תורות אחרים
    .hint = שימו אותו לפני הגוש או אחריו
error-cards-choice-nested = גוש `choose` נמצא בתוך גוש אחר
    .hint = כתבו אותו אחרי האחר
error-cards-reaction-place = { $card }: `when attacked` עומד בפני עצמו, פעם אחת, על קלף מסוג הגנה
    .hint = כתבו אותו בשוליים, וכן `types action, reaction`
error-cards-reaction-verb = { $card }: `{ $verb }` אינו יכול לעמוד מתחת ל-`when attacked`
    .hint = הגנה שולפת, מעבירה, משליכה, מקבלת או מניחה קלפים על החפיסה
error-cards-option-place = `option` עומד מתחת ל-`choose`, ושום דבר אחר לא
    .hint = `choose 1:`, ומתחתיו `option +card:`
error-cards-options = `{ $number }` מתוך `{ $options }` אפשרויות אינן בחירה
    .hint = משתיים עד { $most } אפשרויות אחת או יותר, אך לא כולן
error-cards-worth-of-one = אפשר למדוד את ערכו של קלף אחד בכל פעם
    .shell = נקבו באחד: `fiefdom cards witch --worth`
error-cards-two-options = שתי אפשרויות נקראות `{ $label }`
    .hint = תנו לאחת מהן תווית אחרת
error-cards-label = `{ $label }` אינו תווית
    .hint = אותיות קטנות, ספרות ומקפים, לכל היותר { $most } בסך הכול, כגון `+2-coins` או `discard-hand`
error-cards-verb = אין פועל `{ $words }`
    .hint = הפעלים מפורטים בתיעוד של קלפים משלכם
error-cards-indent = אין שורה קודמת שמוזחת כמו השורה הזאת
    .hint = התחילו אותה בעמודה { $wanted }
error-cards-said-twice = הקלף אומר `{ $key }` פעמיים
    .hint = השמיטו את אחת השורות
error-cards-edition = אין מהדורה `{ $edition }`
    .hint = ‏`edition 1:` או `edition 2:`
error-cards-expects-card = ‏`{ $verb }` מצפה לקלף בסיס, לא ל־`{ $found }`
    .hint = אחד מאלה: { $choices }
error-cards-expects-place = ‏`{ $verb }` מצפה למקום, לא ל־`{ $found }`
    .hint = אחד מאלה: { $choices }
error-cards-expects-number = ‏`{ $verb }` מצפה למספר, לא ל־`{ $found }`
    .hint = מ־0 עד { $most }
error-cards-colon = ‏`{ $verb }` פותח גוש
    .hint = סיימו את השורה בנקודתיים: `{ $verb }:`
error-cards-too-much = ‏`{ $word }` מיותר עבור `{ $verb }`
    .hint = הוראה אחת בכל שורה
error-cards-missing = הקלף `{ $card }` אינו אומר מהו `{ $key }`
    .hint = הוסיפו שורה כגון `{ $key } { $example }`
error-cards-taken = כבר יש קלף `{ $card }`
    .hint = בחרו שם אחר
error-cards-name = ‏`{ $name }` אינו שם של קלף
    .hint = אות גדולה, ואחריה אותיות a עד z, ספרות, רווחים, מקפים וגרשים, { $most } בסך הכול; אותיות אחרות יכולות לעמוד ב־`name pl: …`
error-cards-reserved = ל־`{ $name }` יש משמעות אחרת
    .hint = בחרו שם אחר
error-cards-no-type = ‏`{ $card }` אינו פעולה, אוצר, ניצחון או קללה
    .hint = למשל `types action`
error-cards-never = מה ש־`{ $card }` עושה לא יקרה לעולם: אי אפשר להפעיל אותו
    .hint = הוסיפו `action` או `treasure` לסוגיו
error-cards-worth = ל־`{ $card }` יש שווי, ושווי יש רק לקלף אוצר שאינו קלף פעולה
    .hint = כתבו במקום זאת `+1 coin`
error-cards-too-many-instructions = יותר מדי הוראות לקלף אחד: `{ $number }`
    .hint = לכל היותר { $most }, כולל גושים
error-cards-no-verb-makes = אין פועל שיוצר את ההוראה `{ $step }`
    .hint = בנו קלפים מן הפעלים של fiefdom.cards
error-cards-no-loot = אחרי `reveal to thief` לא בא `may gain loot`
    .hint = הוסיפו `may gain loot` בסוף הקלף
error-cards-sum = סכום המספרים של `{ $card }` הוא `{ $total }`
    .hint = לכל היותר { $most }; מספרים בגוש `for each` נספרים { $times } פעמים, פעם לכל שחקן
error-cards-bytes = ההגדרה של `{ $card }` תופסת, בבתים, `{ $size }`
    .hint = לכל היותר { $most }; קצרו את הטקסטים שלו
error-cards-language = ‏`{ $language }` אינו שפה
    .hint = שפה היא קוד כגון `en` או `pl`
error-cards-text = ‏`{ $text }` אינו יכול לעמוד על קלף
    .hint = תו אחד עד { $most } תווים נראים בלי `#`, בשורה אחת
error-cards-no-basic-card = ל־`{ $verb }` אין קלף `{ $value }`
    .hint = מדובר בקלף בסיס
error-cards-no-place = ל־`{ $verb }` אין מקום `{ $value }`
    .hint = הוא { $places }
error-cards-too-many-languages = יותר מדי שפות לקלף אחד: `{ $number }`
    .hint = לכל היותר { $most }

## The game

error-illegal-answer-not-legal = ‏`{ $answer }` אינה תשובה ל־`{ $question }` (מושב { $seat })
    .hint = מותר { $legal }
error-illegal-answer-no-question = ‏`{ $answer }` אינה עונה על שום שאלה: המשחק הסתיים
error-illegal-answer-not-in-game = הקלף `{ $card }` אינו במשחק הזה
    .hint = הממלכה שלו היא { $cards }
error-illegal-answer-no-label = ל-`{ $question }` אין תווית `{ $answer }`
    .hint = יש לו { $labels }
error-illegal-answer-no-number = `{ $answer }` אינו מספר לתשובה
    .hint = מספר שלם מ-0 עד { $most }
error-illegal-answer-batch = ‏`{ $slot }` במשחק `{ $game }` אינה תשובה ל־`{ $question }` (מושב { $seat })
    .hint = מותר { $legal }; אף משחק לא השתנה
error-illegal-answer-nothing = היעדר קלף אינו תשובה ל־`{ $question }`
    .hint = כדי לא לבחור דבר, ענו `pass`
error-illegal-answer-no-treasures = אין עכשיו קלפי אוצר להפעלה
error-illegal-answer-turn-open = התור אינו יכול להסתיים לפני תשובה ל־`{ $question }`
error-illegal-answer-over = המשחק הסתיים
error-illegal-answer-hidden = התשובה מוסתרת ברישום הזה
error-illegal-answer-other-question = השאלה הפתוחה היא `{ $player }: { $question }`
error-illegal-answer-too-many = ‏`{ $answer }` הוא קלף אחד יותר מדי עבור `{ $question }`
error-illegal-answer-bots = ‏`{ $player }` הוא שחקן ממוחשב ועונה בעצמו
error-illegal-answer-rematch-early = משחק חוזר בא אחרי המשחק
    .hint = קודם שחקו אותו עד סופו
error-cannot-undo-nothing-free = אין מה לבטל בלי השלכות
error-cannot-undo-known = אי אפשר לבטל את `{ $decision }`: מישהו כבר למד מכך משהו
    .shell = ‏`take_back` מחלק מחדש את מה שלא נראה
error-cannot-undo-not-yours = לא לכם לבטל את `{ $decision }`
error-cannot-undo-no-decision = אין החלטה `{ $to }` לחזור אליה
    .hint = מספר ההחלטות במשחק: { $number }
error-cannot-undo-learned-then = עד אז מישהו כבר למד משהו
    .hint = לביטול רחוק יותר יש זרע חדש: `undo to 3, redeal 7`
error-agent-none = אין שחקן `{ $name }`
    .hint = יש { $names }, ‏big-money+CARD והאסטרטגיות שבספרייה
error-agent-no-card = השחקן הממוחשב `{ $name }` אינו מקבל קלף
    .hint = השמיטו `+{ $card }`
error-agent-idle = סוכן נשאל אף שאין לו על מה להחליט
error-agent-plan-others = תוכניות נאמרות רק כשאין אנשים אחרים במשחק
    .hint = אפשר לשאול שוב בסוף המשחק
error-agent-plan-nobody = איש ליד השולחן הזה אינו שוקל רכישות
    .hint = המומחה ורב־האמן מספרים את תוכניתם
error-bot-failed-illegal = מושב `{ $seat }` ענה `{ $answer }` על `{ $question }`
    .hint = מותר { $legal }
error-bot-failed-unasked = מושב `{ $seat }` ענה `{ $answer }` בלי שנשאל
error-players-no-starter = אין מושב `{ $seat }` שיתחיל
    .hint = המושבים הם 0 עד { $last }
error-players-no-seat = אין מושב `{ $seat }`
    .hint = המושבים הם 0 עד { $last }
error-players-name = ‏`{ $name }` אינו שם לשחקן
    .hint = תו אחד עד ארבעים תווים נראים, בלי רווחים בקצוות
error-players-name-character = בשם `{ $name }` יש תו שהרישומים משתמשים בו
    .hint = השמיטו , : > # ו־`
error-players-alike = שני שחקנים נקראים באותו שם: `{ $names }`
    .hint = כל השמות שונים
error-players-same-name = שני שחקנים נקראים `{ $name }`
    .hint = תנו להם שמות שונים
error-players-comma = בפקודה `{ $command }` יש פסיק, ומשחקים שמורים לא יוכלו לציין אותה
    .hint = שימו אותה בסקריפט
error-players-winners = ‏`{ $winners }` אינם יכולים להיות המנצחים כשמספר השחקנים הוא { $number }
    .hint = המושבים הם 0 עד { $last }
error-view-no-position = שום מצב אינו מתאים לתצוגה הזאת
    .hint = האם שינו אותה ידנית?
error-view-no-memory = זוכר רק המושב שנשאל
    .hint = בקשו את התצוגה שלו
error-view-shows-more = מושב `{ $seat }` מראה יותר קלפים משיש לו
error-view-no-looking = איש אינו רשאי לעיין עכשיו בערמת קלפים משומשים
    .hint = רק כל עוד קלף מתיר זאת
error-view-spectator = לצופה אין קלפים
    .hint = בקשו תצוגה של מושב

## Positions and records

error-batch-none = אצווה של `{ $number }` משחקים אינה אצווה
    .hint = יש בה משחק אחד לפחות
error-batch-column = ‏`{ $type }` בצורה `{ $shape }` אינו יכול להיות { $what } של משחקים במספר { $number }
    .hint = תנו מספר שלם אחד לכל המשחקים, או אחד לכל משחק
error-batch-no-game = אין משחק `{ $game }`
    .hint = המשחקים הם 0 עד { $last }
error-batch-answers = תשובות אינן יכולות להיות `{ $found }`
    .hint = הן מערך NumPy של int16; נסו `numpy.array(answers, numpy.int16)`
error-batch-answers-shape = תשובות בצורה `{ $shape }` אינן מתאימות למספר המשחקים: { $number }
    .hint = כל משחק צריך תשובה אחת
error-batch-games-twice = ‏`{ $games }` מציין משחקים פעמיים או בכמה שורות
    .hint = ציינו כל משחק פעם אחת
error-batch-kingdoms = מספר הממלכות `{ $number }` אינו מתאים למספר המשחקים { $games }
    .hint = תנו ממלכה אחת לכולם, או אחת לכל משחק
error-batch-games = ‏`{ $games }` אינו מציין משחקים: { $why }
    .hint = המשחקים הם 0 עד { $last }
error-batch-threads = מספר כזה של תהליכונים אינו יכול לחלק את המשחקים: `{ $number }`
    .hint = 1 הוא בלי חלוקה, 0 הוא אחד לכל ליבה
error-bytes-start = ‏`{ $start }…` אינו תחילתם של מצב או אצווה שמורים
error-bytes-format = זה נשמר בתבנית `{ $version }`
    .hint = גרסה זו של Fiefdom קוראת תבנית { $wanted }
error-bytes-rules = זה נשמר בידי גרסה של Fiefdom עם כללים אחרים
    .hint = נגנו במקום זאת את הרישום
error-bytes-damaged = זה פגום: מספר הבתים `{ $number }` אינו מתאים
    .hint = זה נקטע או השתנה בדרך
error-bytes-no-such-kingdom = למשחק באצווה יש ממלכה `{ $kingdom }`, ומספרן { $number }
error-bytes-kingdom = צוינה ממלכה שאינה אפשרית: { $why }
error-bytes-contradiction = המצב סותר את עצמו: { $why }
    .hint = הוא השתנה אחרי שנשמר; אפשר לנגן את רישום המשחק
error-bytes-contradiction-in-game = משחק `{ $game }` באצווה סותר את עצמו: { $why }
    .hint = הוא השתנה אחרי שנשמר
error-notation-too-long = הטקסט ארוך מדי למצב, מספר התווים: `{ $number }`
    .hint = לכל היותר { $most }
error-notation-missing = במצב אין `{ $field }`
    .hint = שדותיו מופרדים ב־` | `
error-notation-contradiction = המצב סותר את עצמו: { $why }
    .hint = ‏`ask` ו־`pending` נובעים מן הקלפים: קחו אותם מ־`write_position` של מצב ששוחק
error-notation-start = ‏`{ $text }` אינו תחילתו של מצב
    .hint = הוא מתחיל ב־`{ $format } EDITION CARDS`
error-notation-field-twice = במצב יש `{ $name }` פעמיים
    .hint = כל שדה נאמר פעם אחת
error-notation-too-large = ‏`{ $number }` גדול מדי עבור `{ $name }`
    .hint = לכל היותר { $most }
error-notation-turn = ‏`{ $text }` אינו תור
    .hint = למשל `turn 0 buy 1,1,3,0,0`
error-notation-numbers = ב־`{ $text }` צריכים להיות מספרים, כמותם { $length }, כל אחד עד { $most }
    .hint = מופרדים בפסיקים
error-notation-copies = ב־`{ $text }` יש יותר מדי עותקים של קלף
    .hint = לכל היותר { $most }
error-notation-not-in-kingdom = הקלף `{ $card }` אינו בממלכה הזאת
    .hint = קלפיה הם { $cards }
error-notation-seat-twice = למושב { $seat } יש `{ $part }` פעמיים
    .hint = כל חלק של מושב נאמר פעם אחת
error-notation-stream = ‏`{ $text }` אינו זרם אקראי
    .hint = ארבע מילים של שמונה ספרות הקסדצימליות, מופרדות בנקודות
error-notation-in-play = יותר מדי קלפים פעילים: `{ $number }`
    .hint = לכל היותר { $most }
error-notation-order = הסדר `{ $text }` אינו מתאים לקלפים הפעילים
    .hint = מושב לכל אחד מהם
error-notation-pending = יותר מדי צעדים ממתינים: `{ $number }`
    .hint = לכל היותר { $most }
error-notation-known = יותר מדי קלפים בסדר ידוע: `{ $number }`
    .hint = לכל היותר { $most }
error-notation-step = אין צעד `{ $name }`
    .hint = למשל `treasure_chosen`
error-notation-part = ‏`{ $text }` אינו דבר שיש למושב
    .hint = למשל hand=copper*3,estate
error-notation-field = ‏`{ $text }` אינו שדה של מצב
    .hint = הם turn, supply, trash, seat, ask ו־pending
error-notation-decision-too-long = הטקסט ארוך מדי להחלטה, מספר התווים: `{ $number }`
    .hint = ברישום שלם יש לכל היותר { $most }
error-notation-decision = ‏`{ $text }` אינה החלטה
    .hint = למשל `Ana: buy -> Province`
error-notation-decisions = ‏`{ $text }` נותן יותר מדי החלטות
    .hint = ברישום יש לכל היותר { $most }
error-notation-answers = ‏`{ $text }` אינו רשימת תשובות
    .hint = למשל `Copper x3, pass`
error-record-does-not-fit = החלטה { $number } (`{ $entry }`) אינה מתאימה: { $cause }
error-record-no-seed = אי אפשר להמשיך משחק בלי הזרע שלו
error-record-other-position = המצב אינו של המשחק הזה: יש בו { $seats } שחקנים והקלפים { $cards }
    .hint = הרישום יוצא בלי סודותיו
error-record-nothing = ‏`{ $key }` אינו דבר שיש ברישום
    .hint = החלטה נראית כך: `Ana: buy -> Province`
error-record-starter = ‏`{ $starter }` אינו יכול להתחיל בין `{ $players }`
    .hint = כל השמות שונים, ואחד מהם מתחיל
error-record-rules = הרישום נוצר לפי הכללים `{ $rules }`
    .hint = גרסה זו של Fiefdom משחקת לפי הכללים { $wanted }
error-record-characters = הטקסט ארוך מדי לרישום, מספר התווים: `{ $number }`
    .hint = לכל היותר { $most }
error-record-start = ‏`{ $found }` אינו תחילתו של רישום
    .hint = השורה הראשונה היא `{ $format }`
error-record-missing = הרישום אינו אומר מהו `{ $key }`
error-record-no-number = ‏`{ $value }` אינו מספר עבור `{ $key }`
    .hint = ספרה אחת עד עשרים ספרות
error-record-no-player = אין שחקן `{ $player }`
    .hint = השחקנים הם { $players }
error-record-no-bot = אין שחקן `{ $player }` שיכול להיות ממוחשב
    .hint = השחקנים הם { $players }
error-path-in-use = שרת אחר משתמש ב־`{ $path }`, תהליך { $process }
    .shell = עצרו אותו או בחרו `--data` אחר
error-path-unlockable = אי אפשר לנעול את `{ $path }`: { $why }
    .shell = בחרו `--data` אחר
error-path-other-version = ‏`{ $path }` נכתב בידי גרסה אחרת של Fiefdom
    .shell = השתמשו באותה גרסה או ב־`--data` אחר
error-path-no-database = אי אפשר להשתמש ב־`{ $path }` כמסד נתונים: { $why }
    .shell = בדקו שהוא קיים ושאפשר להגיע אליו, או ציינו אחר עם `--data` או `--database`
error-path-no-folder = אי אפשר להשתמש ב־`{ $path }` כתיקייה: { $why }
    .shell = בחרו `--data` אחר

## Options

error-number-out-of-limits = הערך של `{ $option }` לא יכול להיות { $value }
    .hint = מ־{ $low } עד { $high }

## Players, views and servers

error-agent-program = ‏`{ $name }` הוא תוכנה, ואינו יכול לשחק כאן
    .shell = הניחו לו לשחק בעזרת `fiefdom bot match`
error-agent-no-commands = ‏`{ $name }` היא פקודה, ופקודות אינן מותרות כאן
    .hint = בחרו באחד השחקנים הממוחשבים של Fiefdom
error-view-has-fewer = למושב `{ $seat }` יש פחות קלפים ממה שהתצוגה אומרת
error-path-database-full = ‏`{ $path }` כבר מכיל משחקים
    .hint = מייבאים אל מסד נתונים חדש וריק
error-path-no-export = ‏`{ $path }` אינו ייצוא של מסד נתונים
    .hint = ‏`fiefdom data export FILE` כותב אחד כזה
error-path-cut-export = ‏`{ $path }` נקטע: יש בו { $rows } מתוך { $of } שורות
    .hint = ייצאו אותו שוב, או העתיקו את הקובץ כולו
error-path-acts-missing = חסרות פעולות של השולחן `{ $path }`
error-path-no-copy = מסד נתונים PostgreSQL אינו קובץ שאפשר להעתיק
    .hint = ‏`fiefdom data export FILE` כותב הכול, גם בזמן שהשרת פועל; אפשר גם `pg_dump`
error-usage-task-needs = ‏`{ $task }` צריך `{ $option }`
    .hint = ‏`fiefdom data --help` אומר מה כל משימה צריכה
error-path-database-address = ‏`{ $text }` אינה כתובת של מסד נתונים PostgreSQL
    .hint = כותבים אותה כך: `postgresql://user@host/name`
error-path-origin = ‏`{ $text }` אינו כתובת של אתר
    .hint = למשל `https://games.example.org`
error-path-server-name = ‏`{ $name }` אינו שם של שרת
    .hint = למשל `games.example.org`, ‏`*.example.org`, או `*` לכל שם
error-path-proxy = ‏`{ $address }` אינו כתובת של שרת מתווך
    .hint = למשל `172.17.0.1` או `10.0.0.0/8`
error-path-private-address = ‏`{ $address }` אינו כתובת בספרות
    .hint = למשל `10.0.0.5`: בה המחשבים האחרים מגיעים למחשב הזה
error-path-never-served = אף שרת עוד לא השתמש ב־`{ $path }`
    .hint = ציינו את המשחקים של השרת הפועל עם `--data` או `--database`
error-path-no-server = אין שרת שעונה ב־`{ $address }`: { $why }
    .hint = הפעילו אותו עם `fiefdom serve`, או ציינו את כתובתו עם `--url`
error-path-not-by-host = השרת ב־`{ $address }` מסרב: { $why }
    .hint = שאלו מהמחשב שלו, וציינו את המשחקים שלו עם `--data` או `--database`
error-usage-option-needs = ‏`{ $option }` דורש `{ $other }`
    .hint = ציינו גם אותו

## The command line, simulations and reviews

error-usage-unknown = אין כאן `{ $word }`
    .shell = ‏`{ $program } --help` מסביר את השימוש
error-usage-no-number = ‏`{ $option } { $value }` אינו מספר
    .shell = כתבו מספר בספרות: `0.5`
error-usage-no-whole-number = ‏`{ $option } { $value }` אינו מספר
    .shell = כתבו מספר שלם בספרות: `1000000`
error-usage-no-verb = אין פקודה `{ $value }`
    .shell = יש { $choices }
error-usage-no-choice = אין `{ $option } { $value }`
    .shell = יש { $choices }
error-usage-no-value = ‏`{ $option }` אינו אומר דבר
    .shell = כתבו אחריו ערך; ערך שמתחיל במינוס כך: `{ $option }=-…`
error-usage-nothing = ‏`{ $argument }` אינו אומר דבר
    .shell = ‏`{ $program } --help` מסביר את השימוש
error-usage-argparse = הפקודה אינה מובנת: { $why }
    .shell = ‏`{ $program } --help` מסביר את השימוש
error-usage-required = חסר: { $arguments }
    .shell = ‏`{ $program } --help` מסביר את השימוש
error-usage-resume = ‏`--resume` ו־`{ $option }` סותרים זה את זה
    .shell = משחק שמור שומר על קלפיו ושחקניו
error-agent-several = ‏`{ $bots }` הם יותר משחקן ממוחשב אחד
    .shell = { $task ->
        [check] שימו פקודה עם רווחים במירכאות
       *[serve] הפעילו שחקן ממוחשב אחד בכל פעם
    }
error-agent-option-value = ‏`{ $word }` אינו אפשרות עם ערך
    .shell = למשל `--option level=3`
error-agent-no-program = ‏`{ $name }` אינו תוכנה
    .shell = כתבו `cmd:` ואת הפקודה: `--bot cmd:./mybot`; כל השאר זמינים ממילא
error-unknown-card-several = ‏`{ $name }` אינו קלף אחד
    .hint = האם הכוונה לאחד מאלה: { $cards }?
error-number-over = איש אינו נשאל ברגע `{ $at }`: המשחק הסתיים
    .shell = ‏`--at N` חוזר אחורה, `--seat NAME` אל השאלה האחרונה של שחקן
error-number-not-asked = ‏`{ $name }` אינו נשאל דבר עד הרגע `{ $at }`
    .hint = בחרו רגע מאוחר יותר
error-number-threads = אי אפשר להשתמש במספר כזה של תהליכונים: `{ $number }`
    .hint = אפשר 1 עד 256
error-number-moment = אין רגע `{ $at }`
    .hint = מספר ההחלטות ברישום: { $number }
error-number-nothing-to-review = אין מה לסקור: ברישום אין החלטה לשקול
    .hint = קודם המשיכו לשחק
error-number-port = ‏`{ $port }` אינו פורט
    .hint = פורט הוא מספר מ־0 עד 65535
error-number-budget = ‏`{ $text }` אינו תקציב
    .hint = למשל `60s`, ‏`5m` או `200000 games`
error-number-rollouts = אי אפשר לשחק מספר כזה של הדמיות: `{ $number }`
    .hint = אפשר 1 עד { $most }
error-number-precision = ‏`{ $text }` אינו דיוק
    .hint = כתבו אותו באחוזים: `0.5%`
error-kingdom-random-too = ‏`{ $name }` ו־`--random` סותרים זה את זה
    .shell = השמיטו אחד מהם
error-kingdom-not-random = ‏`{ $option }` אינו אומר דבר בלי `--random`
    .shell = הוסיפו `--random` כדי להגריל ממלכה
error-kingdom-not-whole = שחקנים ממוחשבים צריכים ממלכה שלמה
    .shell = ציינו אחת: `--kingdom "First Game"`, או עשרה קלפים
error-players-bots = מספר כזה של שחקנים ממוחשבים אינו יכול לשבת ליד שולחן אחד: `{ $number }`
    .hint = המשחק מיועד ל־2 עד 6 שחקנים
error-players-none = אין שחקן `{ $name }`
    .hint = השחקנים הם { $players }, או 0 עד { $last }
error-players-few-versions = אי אפשר להשוות מספר כזה של גרסאות: `{ $number }`
    .hint = ציינו שתיים או יותר
error-players-few-or-many = מספר כזה של שחקנים אינו יכול לשחק: `{ $number }`
    .shell = ציינו 2 עד { $most }; ‏`fiefdom strategies` מציג את האסטרטגיות
error-players-tournament = מספר כזה של שחקנים אינו טורניר: `{ $number }`
    .hint = ציינו 2 עד { $most }
error-view-no-advice = אין על מה לייעץ: איש אינו נשאל, או שמישהו אחר נשאל
    .hint = בקשו את התצוגה של `question.seat`
error-view-not-asked = תשובות נשקלות במקום שבו הצופה נשאל
    .hint = בקשו את התצוגה של `question.seat`
error-path-no-scenario = אין תרחיש ב־`{ $paths }`
    .hint = תרחיש הוא גוש תחום ```scenario
error-path-nothing-there = אין קובץ או תיקייה `{ $path }`
    .hint = ציינו קובצי Markdown, או תיקיות שמכילות אותם
error-path-standard-output = אי אפשר לכתוב ל־`standard output`: { $why }
    .hint = בדקו כמה מקום נותר ביעד שלו
error-path-unusable = אי אפשר להשתמש ב־`{ $path }`: { $why }
    .hint = בדקו מי רשאי להשתמש בו, וכמה מקום נותר
error-path-no-game = אין משחק להמשיך
    .shell = ‏`fiefdom play` מתחיל משחק
error-path-address = אי אפשר להשתמש ב־`{ $address }`: { $why }
    .shell = נסו כתובת אחרת: `--port 8001`, או `--host 0.0.0.0`
error-path-no-leaders = אין מובילים ב־`{ $path }`: { $why }
    .shell = בתיקייה ש־`fiefdom evolve --out` כתב יש { $mixture }
error-path-no-form = אין תבנית טבלאות `{ $form }`
    .hint = התבניות הן { $forms }
error-path-not-into = אי אפשר לכתוב דבר אל `{ $path }`
    .hint = בחרו תיקייה משלכם
error-path-ending = ‏`{ $path }` יכול להיות כל דבר
    .hint = שמו צריך להסתיים ב־{ $endings }
error-path-no-such-folder = אין תיקייה `{ $path }`
    .hint = קודם צרו אותה
error-path-not-here = אי אפשר לכתוב את `{ $path }`
    .hint = בחרו מקום אחר
error-path-no-output-folder = ‏`{ $path }` אינו תיקייה לכתיבה: { $why }
    .hint = ציינו תיקייה שאפשר ליצור
error-cluster-address = ‏`{ $address }` אינו אשכול
    .hint = ‏`ray` הוא האשכול של המחשב הזה, `ray://HOST:10001` אחר
error-cluster-version = באשכול יש Fiefdom { $version }, וכאן `{ $wanted }`
    .hint = התקינו את אותה גרסה בכל המחשבים
error-cluster-none = אין אשכול ב־`{ $address }`: { $why }
    .hint = ‏`ray start --head` מפעיל אשכול
error-cluster-threads = ‏`threads` ו־`on` סותרים זה את זה
    .hint = אשכול משתמש בליבות שיש לו
error-missing-extra-plots = תרשימים דורשים `matplotlib`
    .hint = בעותק של Fiefdom: `python -m pip install '.[{ $extra }]'`
error-missing-extra-cluster = משחק על אשכול דורש `ray`
    .hint = { error-missing-extra-plots.hint }
error-missing-extra-parquet = כתיבת Parquet דורשת `polars`
    .hint = { error-missing-extra-plots.hint }
error-parameter-no-values = ‏`{ $word }` אינו אומר ערכים
    .hint = כתבו `n=1..5` או `n=1,2,4`
error-parameter-twice = ‏`{ $name }` משתנה פעמיים
    .hint = שימו את כל ערכיו ברשימה אחת
error-parameter-none = לאסטרטגיה `{ $strategy }` אין פרמטר
    .hint = כתבו שם בסוגריים מסולסלים במקום המספר: `count(Smithy) < {"{"}n{"}"}`
error-parameter-range-order = ‏`{ $text }` אינו טווח
    .hint = ממספר קטן למספר גדול, ומספר הערכים לכל היותר { $most }
error-parameter-range = ‏`{ $text }` אינו טווח
    .hint = טווח הוא `1..5`, או `0..2..0.5` עם צעד
error-parameter-missing = לפרמטר `{ $name }` אין ערך
    .hint = תנו לו ערכים: `{ $name }=1..5`
error-parameter-combinations = מספר הצירופים: `{ $number }`
    .hint = משוחקים לכל היותר { $most }
error-parameter-unknown = לאסטרטגיה אין פרמטר `{ $name }`
    .hint = הפרמטרים שלה הם { $parameters }
error-parameter-no-value = אין ערך עבור `{ $name }`
    .hint = ציינו אילו: `{ $name }=1..5`

## Strategies

error-found = { $at ->
    [end] סוף הכלל
   *[word] `{ $found }`
}
error-strategy-expected-end = נמצא כאן { error-found }, והיה צריך לבוא `and`, ‏`or`, השוואה או סוף השורה
error-strategy-chained = נמצא כאן { error-found }, והיה צריך לבוא `and`, ‏`or` או סוף השורה
    .hint = אין לשרשר השוואות: `1 < turn and turn < 5`
error-strategy-too-deep = נמצא כאן { error-found }, ורמות הסוגריים הן לכל היותר { $most }
error-strategy-expected-bracket = נמצא כאן { error-found }, והיה צריך לבוא `)`
error-strategy-expected-quantity = נמצא כאן { error-found }, והיה צריך לבוא מספר או מילה לגודל
    .hint = המילים הן { $words }
error-strategy-expected-opening = נמצא כאן { error-found }, והיה צריך לבוא `(` אחרי `{ $word }`
    .hint = למשל `{ $word }({ $example })`
error-strategy-condition-too-long = התנאי ארוך מדי, מספר המילים והסימנים: `{ $number }`
    .hint = לכל היותר { $most }; פצלו אותו לכמה כללים
error-strategy-no-section = אין פרק `{ $name }`
    .hint = יש { $sections }, ושאלות כגון chapel.trash
error-strategy-needs-card = ‏`{ $name }()` צריך קלף
    .hint = למשל `{ $name }(Gold)` או `{ $name }(action)`
error-strategy-none = אין אסטרטגיה `{ $name }`
    .shell = שם מתוך `fiefdom strategies`, קובץ, או כללים כגון `Province; Gold`
error-strategy-no-action = ‏`{ $card }` אינו קלף פעולה שכסף רב יכול להוסיף
    .hint = למשל `ultimate+market`
error-strategy-no-target = אין קלף `{ $name }`
    .hint = כלל מתחיל בקלף, באחד מאלה: { $types }, או ב־`nothing`
error-strategy-no-label = ל-`{ $question }` אין תווית `{ $name }`
    .hint = יש לו { $labels }
error-strategy-no-number = על `{ $question }` עונים במספר, ולא ב־`{ $name }`
    .hint = מספר מ־0 עד { $most }
error-strategy-would-of-no-card = `would` עוסק בקלפים שביד, ו־`{ $question }` אינה שואלת על קלף
    .hint = יש לכתוב את התנאי שבו תלויים כלליה
error-strategy-too-long = הטקסט ארוך מדי לאסטרטגיה, מספר התווים: `{ $number }`
    .hint = לכל היותר { $most }
error-strategy-split = שתי הידיים הראשונות אינן יכולות להיות `{ $split }`
    .hint = החלוקות הן 5/2 ו־4/3
error-strategy-two-openings = יש שתי פתיחות עבור `{ $split }`
    .hint = השמיטו אחת
error-strategy-opening = פתיחה רוכשת שני קלפים, לא `{ $value }`
    .hint = למשל `open 4/3: Smithy, Silver`; גם `nothing` היא מילה
error-strategy-no-rule = אסטרטגיה בלי כלל
    .hint = כתבו קלפים לרכישה, הטובים תחילה: `Province; Gold; Silver`
error-strategy-heading = הכותרת `{ $text }` אינה סגורה
    .hint = פרק מתחיל ב־`[play]` או `[chapel.trash]`
error-strategy-yes-or-no = ‏`{ $value }` אינו yes ואינו no
    .hint = ‏לדוגמה `end while losing: yes` או `weigh last gains: no`
error-strategy-nothing = ‏`{ $word }:` אינו אומר דבר
    .hint = השמיטו את השורה
error-strategy-conditions-too-long = התנאים של `{ $name }` ארוכים מדי
    .hint = מספר המילים והסימנים לכל היותר: { $most }
error-strategy-too-many-rules = ב־`{ $name }` יש יותר מדי כללים
    .hint = לכל היותר { $most }, כולל ברירות המחדל
error-strategy-asks-itself = ‏`would({ $question })` של `{ $name }` שואל על עצמו
    .hint = הוציאו אותו מן הפרק שהוא עוסק בו
error-strategy-too-many-sections = ב־`{ $name }` יש יותר מדי פרקים
    .hint = לכל היותר { $most }
error-strategy-foreign-declares = הטקסט מצהיר על ישויות או על סוג מסמך, וזה לא נקרא
    .hint = השמיטו שורות כאלה
error-strategy-foreign-xml = הטקסט אינו סגור כנדרש ב-XML
    .hint = לכל `<buy …>` דרוש `</buy>`
error-strategy-foreign-no-player = אין ב-XML `player`
    .hint = בוט של DominionSim הוא `<player>` ובתוכו `<buy name="…">`
error-strategy-foreign-players = יש ב-XML ‏{ $number } שחקנים, הראשונים הם `{ $first }` ו-`{ $second }`
    .hint = הדביקו `<player>` אחד בכל פעם
error-strategy-foreign-word = ל-`{ $name }` אין מקבילה בשפת האסטרטגיות
    .hint = השמיטו את התנאי או כתבו אותו בעצמכם
error-strategy-foreign-entry = `{ $text }` אינו פריט בתפריט
    .hint = כתבו קלפים, הטוב ביותר ראשון: `Province, Gold, 2 Smithy, Silver`
error-players-no-record = משחקים של `{ $name }` אינם נרשמים כאן
    .hint = רק אסטרטגיות משחקות שוב אותו משחק
error-players-not-added = אי אפשר לחבר משחקים של `{ $number }` ושל `{ $other }` שחקנים
error-number-groups = ‏`{ $number }` משחקים אינם קבוצות שלמות
    .hint = כפולה של { $players }: כולם מתחילים באותה תדירות
error-number-no-chance = אין סיכוי מעל אפס
error-number-chances = סיכויים דורשים שורה לכל מושב ועמודה לכל אסטרטגיה
error-view-rollouts = הדמיות מתחילות במקום שבו הצופה נשאל
    .hint = בקשו את התצוגה של `question.seat`
error-kingdom-too-many-kinds = יותר מדי סוגים של קלפי ממלכה למשחק: `{ $number }`
    .hint = לכל היותר { $most }

## Datasets and environments

error-data-more = ב־`{ $folder }` יש כבר יותר משחקים: `{ $games }`, לעומת { $wanted }
    .hint = בקשו אותו מספר או יותר
error-data-what = אין מאגר נתונים של `{ $what }`
    .hint = יש { $known }
error-data-other-files = ב־`{ $folder }` יש קובצי Parquet אחרים
    .hint = בחרו תיקייה ריקה
error-data-manifest = אי אפשר לקרוא את `{ $path }`
    .hint = הסירו את התיקייה וכתבו את מאגר הנתונים מחדש
error-data-other-plan = ב־`{ $folder }` יש מאגר נתונים שבו `{ $name }` הוא `{ $before }`, לא `{ $value }`
    .hint = בחרו תיקייה אחרת
error-data-split = אין חלוקה בשם `{ $split }`
    .hint = יש { $splits }
error-data-no-decisions = אין ב־`{ $folder }` מאגר של החלטות
    .hint = ‏`fiefdom dataset` כותב מאגר כזה
error-number-dataset = מספר כזה של משחקים אינו מאגר נתונים: `{ $number }`
    .hint = לפחות 1
error-number-processes = מספר כזה של תהליכים אינו כותב דבר: `{ $number }`
    .hint = לפחות 1
error-missing-extra-dataset = מאגר נתונים דורש `pyarrow`
    .hint = { error-missing-extra-plots.hint }
error-missing-extra-library = הספרייה `{ $library }` אינה מותקנת
    .hint = { error-missing-extra-plots.hint }
error-environment-opponents = מספר היריבים `{ $number }` אינו מתאים למשחק של { $players }
    .hint = תנו אחד, או { $others }
error-environment-no-kingdom = אין ממלכה לשחק
    .hint = תנו ממלכה, כמה ממלכות, או `random`
error-environment-most-turns = לאפיזודה אינו יכול להיות מספר תורות כזה: `{ $number }`
    .hint = תנו מספר שלם, 0 ללא הגבלה
error-environment-illegal = פעולה לא חוקית אינה יכולה `{ $illegal }`
    .hint = היא יכולה `lose` או `ignore`
error-environment-games = לא ייתכן מספר משחקים כזה: `{ $number }`
    .hint = יש אחד לפחות
error-environment-opponent-failed = אסור ליריב להפסיד לפי הכללים: { $cause }
error-environment-version = אין גרסה `{ $version }` של הקידוד
    .hint = יש 0 עד { $last }
error-environment-no-opponents = הסביבה הזאת דורשת יריבים, לא `None`
    .hint = כל המושבים משוחקים בסביבה הווקטורית וב־PettingZoo
error-environment-over = האפיזודה הסתיימה ואינה מקבלת את הפעולה `{ $action }`
    .hint = קראו קודם ל־`reset`
error-environment-decisions = אי אפשר לשאול לומד על `{ $decisions }`
    .hint = שואלים אותו על `all` או על `purchases`
error-environment-margin = היתרון לא יכול להיות `{ $margin }` מהתגמול
    .hint = יש לתת מספר מ־0 עד 1
error-environment-seat = במשחק של { $players } אין מושב `{ $seat }` ללומד
    .hint = המושבים הם 0 עד { $last }
error-model-unreadable = אין מודל ב־`{ $path }`
    .hint = מודל הוא קובץ ‎.npz‎ שאחת מתוכניות הייחוס כתבה
error-model-format = ב־`{ $path }` יש מודל בתבנית `{ $format }`
    .hint = הגרסה הזאת קוראת תבנית { $known }
error-kingdom-model = המודל מעולם לא ראה את `{ $card }`
    .hint = יש לבחור ממלכה מקלפים שהוא למד עליהם
error-evaluation-suite = אין גרסה `{ $version }` של המבחן
    .hint = יש 1 עד { $last }
error-evaluation-opponent = ‏`{ $name }` אינו יריב במבחן
    .hint = היריבים הם { $names }
error-evaluation-no-function = ב־`{ $word }` אין פונקציה `{ $name }`
    .hint = יש לתת פונקציה מזרע אקראיות לסוכן
error-evaluation-no-module = אי אפשר לייבא את `{ $word }`: { $why }
    .hint = יש לתת ‎FILE.py:FUNCTION‎ או ‎package.module:FUNCTION‎
error-evaluation-leaderboard = ‏`{ $path }` אינו טבלת דירוג
    .hint = כל שורה בו היא עצם JSON
error-evaluation-no-line = ב־`{ $path }` אין שורה של `{ $name }`
    .hint = יש בו { $names }
error-batch-seeds = מספר הזרעים `{ $number }` אינו מתאים למספר המשחקים { $games }
    .hint = תנו זרע אחד, או אחד לכל משחק
error-batch-choice-shape = בחירה בצורה `{ $shape }` אינה מתאימה למספר המשחקים: { $number }
    .hint = תנו ערך אמת אחד לכל משחק
error-batch-actions-shape = פעולות בצורה `{ $shape }` אינן מתאימות למספר המשחקים: { $number }
    .hint = כל משחק צריך פעולה אחת
error-batch-actions = ‏`{ $type }` בצורה `{ $shape }` אינן יכולות להיות פעולות של משחקים במספר { $number }
error-players-observers = אין במשחק אחד המושבים שאמורים לצפות
    .hint = המושבים הם 0 עד מספר השחקנים פחות 1
error-players-encoding = משחק של `{ $number }` אינו מתאים לקידוד של { $players } שחקנים
error-illegal-answer-not-drawn = אי אפשר לשלוף עכשיו את הקלף בתא `{ $slot }`
error-illegal-answer-not-now = ‏`{ $slot }` אינה תשובה עכשיו
error-illegal-answer-no-action = אין פעולה `{ $action }`
    .hint = הפעולות הן 0 עד { $last }
error-view-no-field = לתצפית אין שדה `{ $name }`
    .hint = יש { $fields }
error-view-no-observation = לצופה אין תצפית
    .hint = בקשו תצוגה של מושב
error-view-parameters = לצופה אין הפרמטרים `{ $parameters }`
error-kingdom-encoding-version = גרסה { $version } של הקידוד אינה מכירה את הקלף `{ $card }`
    .hint = בחרו גרסה מאוחרת יותר
error-kingdom-no-number = לקלף `{ $card }` אין מספר בקידוד
    .hint = יש מספר רק לקלפי הקטלוג

## שחקנים ממוחשבים

error-agent-unreadable = אי אפשר לקרוא את הפקודה `{ $command }`: { $why }
error-agent-no-command = אין פקודה
    .hint = למשל `cmd:./mybot` או `cmd:python mybot.py`
error-agent-cannot-run = אי אפשר להריץ את `{ $program }`
    .hint = תסריט דורש את המפרש שלו: `cmd:python mybot.py`
error-agent-not-there = ‏`{ $program }` אינו תוכנה
    .hint = תוכנה בתיקייה הזאת היא `./mybot`
error-agent-cannot-play = { $cause }
    .shell = ‏`fiefdom bot check` בודק אותו
error-agent-no-option = לשחקן הממוחשב `{ $bot }` אין אפשרות `{ $name }`
    .hint = { $number ->
        [0] אין לו אף אפשרות
       *[other] יש לו { $options }
    }
error-agent-no-choice = ‏`{ $value }` אינו בחירה עבור `{ $name }`
    .hint = הבחירות הן { $choices }
error-agent-option-kind = ‏`{ $value }` אינו מתאים לאפשרות `{ $name }`
    .hint = למשל `{ $example }`
error-number-check = מספר כזה של משחקים אינו בודק דבר: `{ $games }`
    .hint = שחקו לפחות 1
error-number-match = אי אפשר לשחק מספר כזה: `{ $number }`
    .hint = בתחרות יש לפחות 1 משחק ו־1 תהליך
error-number-line = שורה ארוכה מ־{ $most } בתים אינה הודעה
error-view-no-game = שאלה לפני כל משחק
    .hint = קודם בא `newgame`
error-view-nobody-asked = איש אינו נשאל בתצוגה הזאת
    .hint = בקשו את התצוגה של המושב שמחליט
error-view-event = אירוע מזכיר את `{ $card }`, שאינו במשחק הזה
error-view-unreadable = ‏`{ $start }…` אינו תצוגה: { $why }
error-view-size = בתצוגה לא יכול להיות מספר כזה של בתים: `{ $number }`
    .hint = האם יצרה אותה גרסה אחרת של Fiefdom?
error-view-contradiction = התצוגה סותרת את עצמה: { $why }
error-view-other-seat = התצוגה שואלת מישהו אחר
error-moment = { $moment ->
    [hello] כשהיה צפוי `hello`
    [ready] כשהיה צפוי `ready`
    [game] לפני משחק חדש
    [question] לפני שאלה { $number } (`{ $question }`)
   *[answer] כשהייתה צפויה תשובה לשאלה { $number } (`{ $question }`)
}
error-bot-failed-no-start = אי אפשר להפעיל את `{ $command }`: { $why }
error-bot-failed-version = ‏`{ $command }` מדבר בגרסה `{ $version }` של הפרוטוקול
    .hint = זו גרסה { $wanted }
error-bot-failed-silent = ‏`{ $command }` לא שלח דבר במשך { $seconds } שניות { error-moment }
error-bot-failed-unexpected = ‏`{ $command }` אמר `{ $text }` { error-moment }
error-bot-failed-closed = ‏`{ $command }` סגר את הפלט שלו { error-moment }
error-bot-failed-ended = ‏`{ $command }` הסתיים בקוד יציאה { $code } { error-moment }
error-bot-failed-ended-saying = { error-bot-failed-ended }
    .hint = מילותיו האחרונות: `{ $last }`
error-bot-failed-flood = ‏`{ $command }` כתב יותר מדי { error-moment }
    .hint = שורה לכל שאלה, והערות לפלט השגיאות
error-bot-failed-no-message = ‏`{ $command }` כתב `{ $text }` { error-moment }, וזו אינה הודעה: { $why }
    .hint = רק הודעות נכתבות לפלט הרגיל, כל אחת עצם JSON בשורה; כל השאר לפלט השגיאות
error-bot-failed-not-asked = ‏`{ $command }` כתב `{ $text }` { error-moment }, אף שלא נשאל דבר
error-bot-failed-other-question = ‏`{ $command }` ענה על שאלה `{ $answered }` כששאלה { $number } (`{ $question }`) הייתה פתוחה
error-bot-failed-not-legal = ‏`{ $command }` ענה על שאלה { $number } (`{ $question }`) ב־`{ $answer }`
    .hint = מותר { $legal }
error-bot-failed-hopeless = לא שוחק: מספר המשחקים ברצף שהפסיד לפי הכללים: { $times }
error-bot-failed-in-game = במשחק { $game }: { $cause }
error-bot-failed-no-name = לשחקן הממוחשב אין שם
error-bot-failed-options-alike = לשתי אפשרויות יש אותו שם: { $options }
error-bot-failed-default = ברירת המחדל של האפשרות `{ $option }` אינה אחת מבחירותיה
error-bot-failed-left-over = הוא כתב `{ $text }` אף שלא נשאל דבר
error-after = { $after ->
    [quit] `quit`
   *[end-of-input] סוף הקלט
}
error-bot-failed-still-runs = הוא עדיין רץ { $seconds } שניות אחרי { error-after }, והופסק בכוח
error-bot-failed-exit-code = קוד היציאה שלו אחרי { error-after } היה { $code }, לא 0

## תרחישים

error-illegal-answer-forced = הבחירה האחרונה יכולה להיות רק `{ $answer }`
error-illegal-answer-choice-over = אין עוד מה לבחור עבור `{ $answer }`: הבחירה הסתיימה
error-illegal-answer-more = ‏`{ $question }` דורש עוד { $left }
error-scenario-statement = ‏`{ $text }` אינו הצבה ואינו מעשה
    .hint = למשל `alice.hand = Copper x3` או `alice plays Smithy`
error-scenario-list = ‏`{ $text }` אינו רשימת קלפים
    .hint = למשל `Copper x3, Gold` או `nothing`
error-scenario-list-too-long = ‏`{ $text }` מונה יותר מדי קלפים
    .hint = לכל היותר { $most }
error-scenario-number = ‏`{ $text }` אינו מספר מ־0 עד { $most }
error-scenario-too-long = הטקסט ארוך מדי למסמך, מספר התווים: `{ $number }`
    .hint = לכל היותר { $most }
error-scenario-never-closed = גוש תחום אינו נסגר לעולם
    .hint = סגרו אותו בשורה של `{ $fence }`
error-scenario-no-player = אין שחקן `{ $player }`
error-scenario-not-in-kingdom = הקלף `{ $card }` אינו בממלכה של התרחיש הזה
    .hint = הוסיפו אותו לשורה `kingdom`
error-scenario-only-asserted = את `{ $subject }` אפשר רק לקבוע
    .hint = כלומר אחרי המעשה הראשון
error-scenario-only-set-up = את `{ $subject }` אפשר רק להציב
    .hint = כלומר לפני המעשה הראשון
error-scenario-twice = ‏`{ $subject }` מוצב פעמיים
error-scenario-no-subject = אין `{ $subject }` להציב או לקבוע
error-scenario-no-players = התרחיש אינו מזכיר שחקנים
    .hint = הוסיפו `players = alice, bob`
error-scenario-players = ‏`{ $value }` אינם שחקנים
    .hint = שניים עד שישה שמות שונים, כמו `alice, bob`
error-scenario-edition = אין מהדורה `{ $edition }`
    .hint = היא `1`, ‏`2` או `both`
error-scenario-kingdom-twice = הממלכה מזכירה קלף פעמיים
error-scenario-other-set = הקלף `{ $card }` הוא מן הערכה `{ $set }`
    .hint = הזכירו גם את הערכה ההיא
error-scenario-phase = אין שלב `{ $value }`
    .hint = הוא `action`, ‏`treasure` או `buy`
error-scenario-not-their-turn = אי אפשר להציב את `{ $subject }`
    .hint = רק התור של `{ $player }`
error-scenario-copies = יותר מדי עותקים של { $card }: `{ $number }`
    .hint = לכל היותר { $most }
error-scenario-copies-in-all = יש יותר מדי עותקים של קלף
    .hint = לכל היותר { $most }, כולל המלאי ושטח ההפקר
error-scenario-cards-of-players = לשחקנים יש יותר מדי קלפים
    .hint = לכל היותר { $most } לשחקן, { $together } לכולם יחד
error-scenario-deck = החפיסה האישית גדולה מדי, מספר הקלפים: `{ $number }`
    .hint = אפשר לסדר לכל היותר { $most } קלפים
error-scenario-in-play = יותר מדי קלפים פעילים: `{ $number }`
    .hint = לכל היותר { $most }
error-scenario-shuffles = יש יותר מדי ערבובים כתובים מראש, או שאחד מהם ארוך מדי
    .hint = לכל היותר { $most } של { $cards } קלפים
error-scenario-differs = ‏`{ $subject }` הוא `{ $found }`, לא `{ $wanted }`
error-scenario-no-score = ‏`{ $value }` אינו ניקוד
error-scenario-random-order = הסדר של `{ $subject }` אקראי
    .hint = כתבו את הערבוב מראש: `alice.shuffle = …`
error-scenario-game = משחק אינו יכול להיות `{ $value }`
    .hint = הוא `over` או `running`
error-scenario-no-phase = המשחק הסתיים, ולכן אינו בשום שלב
error-scenario-question = ‏`{ $value }` אינה שאלה
    .hint = למשל `bob: militia.discard` או `nothing`
error-scenario-no-winner = המשחק לא הסתיים, ולכן איש לא ניצח
error-scenario-unseen = איש אינו רואה את `{ $subject }`
    .hint = למשל `alice sees bob.hand = 5 cards`
error-scenario-possible = ‏`{ $value }` אפשרי, אך לא היה אמור להיות
error-scenario-unsound = המשחק אינו תקין: { $law }
error-scenario-vanished = קלפים הופיעו או נעלמו
error-scenario-other-shuffle = הערבוב הכתוב מראש של { $player } אינו מונה את הקלפים המעורבבים
error-scenario-changed-original = תשובה לעותק שינתה את המקור
error-scenario-no-end = איש אינו יכול לסיים `{ $value }`
    .hint = הוא `actions`, ‏`treasures` או `turn`
error-scenario-no-question = שום קלף בתרחיש הזה אינו שואל `{ $question }`
error-scenario-left-open = השאלה `{ $player }: { $question }` נשארת פתוחה
    .hint = ענו עליה או קבעו אותה
error-scenario-no-shuffle = הערבוב הזה לעולם אינו קורה

## Lessons

error-lesson-none = אין שיעור בשם `{ $name }`
    .shell = `fiefdom learn --list` מציג את כל { $number } השיעורים
error-off-the-lesson-not-now = לא בזה עוסק הצעד `{ $step }` בשיעור `{ $lesson }`

## Puzzles

error-puzzle-none = אין חידה `{ $name }`
    .shell = `fiefdom puzzles --list` מציג את כולן, { $number }
error-puzzle-theme = אין נושא `{ $name }`
    .hint = הוא אחד מאלה: { $themes }
error-puzzle-line = זה אינו קובץ חידות: { $why }
    .hint = השורה הראשונה אומרת `{ $format }`, ובכל שורה אחרת חידה
error-puzzle-other-seed = ב־`{ $path }` חיפשו עם הזרע { $seed }, לא עם { $wanted }
    .shell = המשיכו עם `--seed { $seed }`, או חפשו אל קובץ אחר
error-puzzle-answered-held-back = זו התשובה לחידה `{ $puzzle }`: היא נבחנת, לא מתבצעת

## Atlas

error-atlas-text = זה אינו אטלס: { $why }
    .hint = השורה הראשונה אומרת `{ $format }`, וכל שורה אחרת מכילה ממלכה
error-atlas-file = לא ניתן לקרוא את `{ $path }` כאטלס: { $why }
    .hint = `fiefdom atlas build` כותב אטלס
error-atlas-exists = `{ $path }` כבר קיים
    .shell = אפשר להמשיך עם `--resume`, או לבנות לקובץ אחר
error-atlas-other-build = `{ $path }` נבנה אחרת: { $was }, ולא { $wanted }
    .shell = אפשר לבנות לקובץ אחר, או עם אותם מספרים
