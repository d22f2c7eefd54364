# What goes wrong: `error-`, the kind and the key of the error. `hint` says what to do about it; `shell` does so with commands and options, and is not shown in a browser.

## Everywhere

error-near = האם הכוונה ל־`{ $near }`?
error-at-line = שורה { $line }
error-at-column = שורה { $line }, עמודה { $column }

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
error-unknown-address = אין דבר בכתובת { $value }
error-wrong-method = { $value } אינו מתאים לכתובת הזאת
error-wrong-origin = דף של אתר אחר שלח זאת
    .hint = אם זה אתר שלכם: במדריך למארחים כתוב איך להתיר אותו
error-unknown-host = השרת הזה אינו נקרא { $value }
    .hint = אם הוא שלכם, הפעילו אותו עם { $option }

## The server

error-server-error = משהו השתבש כאן
    .hint = דבר לא השתנה; נסו שוב
error-server-error-setting-up = השולחן מוקם מחדש
    .hint = התחברו שוב
error-storage = השרת אינו יכול לשמור או לקרוא משחקים כעת
    .hint = מה שאושר שמור; נסו שוב בעוד רגע
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
error-name = { $value } אינו יכול לשמש שם
    .hint = עד ארבעים תווים נראים, ובלי התווים: , : > # `
error-seats-number = מספר השחקנים אינו יכול להיות { $value }
    .hint = המשחק מיועד ל־2 עד 6 שחקנים
error-seats-bots-only = בשולחן צריך להיות אדם

## The game

error-not-now-not-begun = המשחק לא התחיל
    .hint = הוא יתחיל כשכל המושבים יתמלאו
error-not-now-not-over = המשחק לא נגמר
    .hint = עד אז הרישום שלו סודי
error-not-now-others-react = אחרים עדיין יכולים להגיב
    .hint = המתינו רגע
error-not-now-not-action-phase = זה אינו שלב הפעולה
error-not-your-question = אינכם נשאלים דבר כעת
error-stale-question = השאלה הזאת כבר אינה פתוחה
    .hint = הביטו שוב בשולחן
error-not-understood-no-meaning = { $value } חסר משמעות כאן
error-illegal-answer-no-card = אין קלף בשם { $value }
error-not-now-rematch-early = משחק חוזר בא אחרי המשחק
    .hint = שחקו קודם עד הסוף
error-habit = אי אפשר לקבוע את { $question } כך: { $wish }
    .hint = יש הרגלים עבור: { $known }

## Taking back and asking

error-not-allowed-not-taken-back = אי אפשר לבטל זאת
    .hint = האחרים למדו מזה משהו, או שכבר המשיכו
error-not-now-nothing-to-undo = אין מה לבטל
error-not-now-nothing-to-redo = אין מה לשחזר
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
error-path-unreadable = אי אפשר לקרוא את `{ $path }`: { $why }
    .shell = { $expected ->
        [cards] מצפים לקובץ של קלפים שהמצאתם, טקסט ב־UTF-8
        [strategy] מצפים לאסטרטגיה: קובץ טקסט ב־UTF-8 או שם מתוך `fiefdom strategies`
        [template] מצפים לאסטרטגיה עם שם בסוגריים מסולסלים, טקסט ב־UTF-8
        [scenarios] { "" }
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
    .hint = השמיטו אותם מאחת הרשימות
error-kingdom-too-many-required = מספר הקלפים שנדרשו: `{ $number }`, ובממלכה יש עשרה
    .hint = מספר המיותרים: { $surplus }
error-kingdom-not-in-it = הקלף `{ $card }` אינו בממלכה, ולכן אי אפשר להוציא אותו
    .hint = קלפיה הם { $cards }
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
error-cards-no-bonus = אין תוספת `{ $what }`
    .hint = אחת מאלה: { $bonuses }
error-cards-bonus-twice = הקלף אומר +{ $what } פעמיים
    .hint = חברו את המספרים
error-cards-nested = גוש `for each` נמצא בתוך גוש אחר
    .hint = כתבו אותו אחרי האחר
error-cards-one-choice = לקלף יש `choose` אחד
    .hint = האפשרויות שלו נבדלות רק בתוויות
error-cards-choice-nested = גוש `choose` נמצא בתוך גוש אחר
    .hint = כתבו אותו אחרי האחר
error-cards-option-place = `option` עומד מתחת ל-`choose`, ושום דבר אחר לא
    .hint = `choose 1:`, ומתחתיו `option +card:`
error-cards-options = `{ $number }` מתוך `{ $options }` אפשרויות אינן בחירה
    .hint = משתיים עד { $most } אפשרויות אחת או יותר, אך לא כולן
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

## Options

error-number-out-of-limits = הערך של `{ $option }` לא יכול להיות { $value }
    .hint = מ־{ $low } עד { $high }
