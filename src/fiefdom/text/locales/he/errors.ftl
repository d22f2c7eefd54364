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
