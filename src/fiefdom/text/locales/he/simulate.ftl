### Strategies and simulation: fiefdom sim, tournament, sweep, strategies; own cards

## Matches of strategies

sim-players = שחקנים
sim-player = שחקן
sim-won = ניצחונות
sim-tied = תיקו
sim-lost = הפסדים
sim-interval = רווח סמך 95%
sim-points = נקודות
sim-score = ניקוד
sim-turns = תורות
sim-turn = תור
sim-money = כסף
sim-provinces = קלפי מחוז
sim-card = קלף
sim-seats = לפי סדר התורות
sim-order = סדר התורות
sim-place = מקום { $n }
sim-by-turn = ממוצעים בסוף תור
sim-purchases = מה נרכש
sim-gains = מה התקבל בלי קנייה
sim-copies = עותקים במשחק
sim-mean-turn = תור ממוצע
sim-most-turns = רובם בתורות
sim-openings = פתיחות: מה נרכש בשני התורות הראשונים
sim-opening = פתיחה
sim-coins = מטבעות
sim-games-share = מהמשחקים
sim-length = אורך משחק: { $value } סבבים
sim-edge = היתרון של השחקן הפותח: { $value }
sim-ended-provinces = קלפי המחוז אזלו: { $value }
sim-ended-piles = שלוש חפיסות אזלו: { $value }
sim-ended-limit = נעצרו במגבלת התורות: { $value }
sim-board = קלפי ממלכה: { $cards }
sim-variance-groups = רווחי הסמך מקבוצות משחקים עם אותם ערבובים: { $games } משחקים, בטוחים כמו { $worth } בלתי תלויים
sim-variance-games = רווחי הסמך ממשחקים בודדים: יש מעט מדי קבוצות עם אותם ערבובים
sim-common-luck = הפרשי הנקודות מחושבים משחק מול משחק, עם אותם ערבובים: בטוחים כמו פי { $times } משחקים
sim-speed = משחקים: { $games } ב־{ $seconds } שניות, { $rate } בשנייה
sim-interrupted = הופסק: אלה התוצאות עד כה
sim-missing-cards = אינם בממלכה, ו־{ $player } משחק בלעדיהם: { $cards }
sim-not-reached = הדיוק לא הושג: ±{ $value }
sim-saved = נכתב: { $value }
sim-games = משחקים
sim-rate = { $value } משחקים לשנייה

## Tournaments and sweeps

sim-ratings = דירוג
sim-rating = דירוג
sim-cross-table = טבלה צולבת
sim-cross-note = הטבלה הצולבת מציגה את נקודות השורה נגד העמודה; ניצחון משותף נחשב חצי
sim-sweep = ערכים נגד: { $players }
sim-values = ערכים
sim-best = הכי הרבה נקודות: { $value }
sim-to-best = ביחס לטוב ביותר
sim-over-next = מעל הבא
sim-difference = הפרש
sim-comparison = גרסאות נגד: { $players }
sim-version = גרסה
sim-compared-with = בהשוואה אל: { $name }

## Plots

plot-win-share = משחקים שנוצחו, עם רווח סמך 95%
plot-win-share-axis = שיעור הניצחונות
plot-length = אורך המשחקים
plot-rounds = סבבים
plot-games-share = שיעור המשחקים
plot-score = ניקוד לפי תור
plot-money = כסף בחפיסה האישית לפי תור
plot-turn = תור
plot-purchases = נרכשו: { $player }
plot-gains = התקבלו בלי קנייה: { $player }
plot-openings = פתיחות, { $player }: ניצחונות
plot-copies-by-turn = עותקים במשחק, לפי תור
plot-cross-note = נקודות השורה נגד העמודה, %
plot-sweep = ניצחונות נגד: { $players }

## What can go wrong


## Help of the command line

help-sim = אלפי משחקים בין אסטרטגיות: מי מנצח, באיזו ודאות, ואיך המשחקים מתנהלים
help-sim-players = שניים עד שישה שחקנים: שמות אסטרטגיות, קבצים, או כללים כגון ”Province; Gold; Silver“, בוטים כגון expert או cmd:./mybot
help-sim-record = כתיבת המשחק הראשון כרשומה לצפייה
help-sim-compare = לשחק שוב את אותם משחקים עם הגרסה הזאת במקום השחקן הראשון ולהציג את ההפרש; אפשר לתת כמה פעמים
help-sim-kingdom = שילוב מומלץ, או עשרה קלפים מופרדים בפסיקים; אם לא נאמר, הקלפים שהשחקנים מזכירים
help-sim-games = כמה משחקים לשחק
help-sim-pair-games = כמה משחקים משחק כל זוג
help-sim-threads = כמה תהליכונים; 0 הוא אחד לכל ליבה
help-sim-until = לעצור כשכל שיעור ניצחונות ידוע בדיוק הזה, באחוזים
help-sim-on = לשחק על אשכול Ray: ‏ray או ray://HOST:PORT
help-sim-plot = לצייר לתמונה (‎.png, ‎.svg) או לדף (‎.html)
help-sim-csv = לכתוב את הטבלאות כ־CSV לתיקייה זו
help-sim-parquet = לכתוב את הטבלאות כ־Parquet לתיקייה זו
help-sim-most-turns = לעצור משחק כששחקן שיחק מספר כזה של תורות
help-tournament = כל אסטרטגיה משחקת נגד כל אחרת: דירוג וטבלה צולבת
help-tournament-players = שני שחקנים או יותר: שמות אסטרטגיות, קבצים או כללים, בוטים כגון expert או cmd:./mybot
help-sweep = לשחק אסטרטגיה עם ערך אחר ערך של פרמטר
help-sweep-strategy = קובץ או כללים, עם שם בסוגריים מסולסלים במקום המספר
help-sweep-against = היריב; אפשר לציין כמה פעמים
help-sweep-vary = הערכים: ‎n=1..5‎, ‎n=0..20..5‎ או ‎n=1,2,4‎; אפשר לציין כמה פעמים
help-strategies = רשימת האסטרטגיות שבספרייה, או אחת מהן
help-strategies-convert = הפיכת תפריט רכישות או בוט של DominionSim (XML) לאסטרטגיה
help-strategies-name = אסטרטגיה

## Own cards: the option --cards FILE

help-own-cards = קובץ שמגדיר קלפים שהמצאתם
