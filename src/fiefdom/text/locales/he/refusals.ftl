# Why the server refuses something: `refused-` and the reason; the attribute says what to do about it.

## Messages and requests

refused-bad-message = אי אפשר לקרוא זאת: { $details }
    .hint = בתיאור הפרוטוקול כתוב מה אפשר לשלוח
refused-nothing-said = אין מה לומר
refused-too-large = זה גדול מדי
    .hint = המגבלה בבתים: { $most }
refused-too-slow = זה התעכב זמן רב מדי בדרך
    .hint = נסו שוב
refused-too-many-messages = זה היה מהר מדי
    .hint = המתינו שנייה
refused-too-many-connections = יש יותר מדי חיבורים מהכתובת שלכם
    .hint = סגרו כמה מהם
refused-too-many-tables = מהכתובת שלכם מגיע יותר מדי תוכן חדש
    .hint = המתינו דקה
refused-too-many-requests = מהכתובת שלכם מגיעות יותר מדי בקשות
    .hint = המתינו רגע
refused-too-much-work = הכתובת שלכם העסיקה את השרת זמן רב
    .hint = המתינו רגע
refused-unknown-address = אין דבר בכתובת { $value }
refused-wrong-method = { $value } אינו מתאים לכתובת הזאת
refused-wrong-origin = דף של אתר אחר שלח זאת
    .hint = אם זה אתר שלכם: במדריך למארחים כתוב איך להתיר אותו
refused-unknown-host = השרת הזה אינו נקרא { $value }
    .hint = אם הוא שלכם, הפעילו אותו עם { $option }

## The server

refused-server-error = משהו השתבש כאן
    .hint = דבר לא השתנה; נסו שוב
refused-setting-up = השולחן מוקם מחדש
    .hint = התחברו שוב
refused-storage = השרת אינו יכול לשמור או לקרוא משחקים כעת
    .hint = מה שאושר שמור; נסו שוב בעוד רגע
refused-no-place-table = אין בשרת מקום לעוד שולחן
    .hint = חזרו מאוחר יותר
refused-no-place-connection = אין בשרת מקום לעוד חיבור
    .hint = חזרו מאוחר יותר
refused-busy = רבים מבקשים זאת בבת אחת
    .hint = נסו שוב בעוד רגע

## Tables and seats

refused-unknown-table = אין שולחן { $value }
    .hint = ייתכן שהכתובת ישנה או שהמשחק נמחק
refused-no-hello = ההודעה הראשונה צריכה להיות { $value }
    .hint = היא קובעת את השולחן
refused-second-hello = אתם כבר ליד שולחן
    .hint = פתחו חיבור אחר לשולחן אחר
refused-bad-token = המפתח הזה אינו פותח מושב בשולחן הזה
    .hint = בלי מפתח אפשר לצפות
refused-used-invitation = ההזמנה אינה פותחת מושב
    .hint = כבר השתמשו בה; בקשו אחרת
refused-no-spectators = אין צופים בשולחן הזה
    .hint = בואו עם הזמנה
refused-not-seated = צופים רק מביטים
    .hint = קישור עם הזמנה נותן מושב
refused-no-seat = אין מושב { $value }
refused-seat-taken = מושב { $value } תפוס
    .hint = אפשר להחליף רק את מי שאינם נוכחים
refused-may-return = עוד מחכים לחזרה: { $player }
    .hint = שניות עד שבוט יוכל לשחק במקום: { $seconds }
refused-owner-only = רק בעל השולחן ממלא מושבים פנויים
refused-bad-name = { $value } אינו יכול לשמש שם
    .hint = עד ארבעים תווים נראים, ובלי התווים: , : > # `
refused-seats-number = מספר השחקנים אינו יכול להיות { $value }
    .hint = המשחק מיועד ל־2 עד 6 שחקנים
refused-bots-only = בשולחן צריך להיות אדם

## The game

refused-not-begun = המשחק לא התחיל
    .hint = הוא יתחיל כשכל המושבים יתמלאו
refused-not-over = המשחק לא נגמר
    .hint = עד אז הרישום שלו סודי
refused-others-react = אחרים עדיין יכולים להגיב
    .hint = המתינו רגע
refused-not-action-phase = זה אינו שלב הפעולה
refused-not-your-question = אינכם נשאלים דבר כעת
refused-stale-question = השאלה הזאת כבר אינה פתוחה
    .hint = הביטו שוב בשולחן
refused-no-meaning = { $value } חסר משמעות כאן
refused-no-card = אין קלף בשם { $value }
refused-rematch-early = משחק חוזר בא אחרי המשחק
    .hint = שחקו קודם עד הסוף
refused-bad-habit = אי אפשר לקבוע את { $question } כך: { $wish }
    .hint = יש הרגלים עבור: { $known }

## Taking back and asking

refused-not-taken-back = אי אפשר לבטל זאת
    .hint = האחרים למדו מזה משהו, או שכבר המשיכו
refused-nothing-to-undo = אין מה לבטל
refused-nothing-to-redo = אין מה לשחזר
refused-nothing-to-ask = אין מה לבקש
    .hint = או שזה חופשי ממילא, או שהשולחן אינו מתיר
refused-asked-enough = ביקשתם מספיק פעמים בתור הזה
    .hint = בקשו שוב בתור הבא
refused-request-open = בקשה אחרת פתוחה
    .hint = המתינו להצבעות
refused-no-request = אין בקשה כזאת
    .hint = היא הוכרעה, או שזמנה עבר
refused-no-vote = אין לכם קול בעניין זה
refused-voted = כבר הצבעתם

## Records and replays

refused-record-too-long = המשחק ארוך מכדי להציגו: { $value }
    .hint = המגבלה בהחלטות: { $most }
refused-no-step = אין צעד { $value }
    .hint = האחרון הוא { $last }

## What other parts of the program have found wrong

refused-unknown-card = אין קלף בשם { $value }
refused-unknown-kingdom = אין שילוב בשם { $value }
refused-needs-expansion = השילוב הזה דורש קלפים של הרחבה: { $value }
refused-bad-kingdom = אי אפשר להרכיב ממלכה מהקלפים האלה
    .hint = נדרשים עשרה קלפי ממלכה שונים מהמהדורה שנבחרה
refused-bad-players = השחקנים האלה אינם יכולים לשחק: { $value }
refused-bad-agent = אין כאן בוט בשם { $value }
refused-bad-language = אין כאן שפה { $value }
refused-bad-record = אי אפשר לקרוא את רישום המשחק, או שאינו תואם את הכללים
refused-bad-record-line = אי אפשר לקרוא את שורה { $line } ברישום המשחק, או שאינה תואמת את הכללים
refused-bad-notation = זה אינו מצב, החלטה או רישום
refused-illegal-answer = התשובה הזאת אינה מותרת כעת: { $value }
refused-cannot-undo = אי אפשר לבטל או לשחזר זאת
refused-fiefdom-error = זה לא ייתכן: { $value }
