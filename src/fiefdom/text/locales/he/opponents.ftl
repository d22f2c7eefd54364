### Opponents: levels, plans in words, advice and review

## Strategies found for a kingdom

help-evolve = מציאת אסטרטגיות לממלכה: השבחה במשך זמן מה, ואז הצגת המובילות
help-evolve-players = כמה משחקים
help-evolve-budget = כמה זמן להשביח: 60s‏, 5m‏, 1h, או מספר משחקים כגון "200000 games"
help-evolve-threads = בכמה ליבות מעבד להשתמש; בכולן אם לא נאמר אחרת
help-evolve-out = תיקייה לקובצי האסטרטגיות ולטבלת ההשוואה ביניהן
evolve-seconds = שניות
evolve-games = משחקים
evolve-progress = דור { $generation }, בראש: { $best }
evolve-found = { $n ->
    [one] אסטרטגיה מובילה אחת אחרי { $games } משחקים
    [two] שתי אסטרטגיות מובילות אחרי { $games } משחקים
   *[other] { $n } אסטרטגיות מובילות אחרי { $games } משחקים
}
evolve-weight = לשחק אותה ב־{ $percent } % מהמשחקים
evolve-equal = המשחקים אינם מבדילים בינה לבין { $others }
evolve-table = חלק הנקודות באחוזים, שורה מול עמודה:
evolve-written = נכתב אל { $path }

## The atlas

help-atlas = מה שידוע מראש: אטלס הממלכות שנחקרו; או בניית אטלס חדש
help-atlas-deed = build: לחקור ממלכה אחר ממלכה ולכתוב אותן לקובץ
help-atlas-from = האטלס שבקובץ הזה; אם לא נאמר אחרת, זה שמגיע עם Fiefdom
help-atlas-out = הקובץ שייבנה
help-atlas-resume = להמשיך קובץ שהתחיל
help-atlas-kingdoms = כמה ממלכות יהיו בו
help-atlas-games = משחקים לכל ממלכה
help-atlas-deep = משחקים לכל ערכה מומלצת
help-atlas-processes = כמה תהליכים; אם לא נאמר אחרת, אחד לכל ליבת מעבד
help-atlas-cluster = על אשכול Ray:‏ ray או ray://host:port
atlas-holds = { $kingdoms ->
    [one] ממלכה אחת, אחרי { $played } משחקים
    [two] שתי ממלכות, אחרי { $played } משחקים
   *[other] { $kingdoms } ממלכות, אחרי { $played } משחקים
}
atlas-bred = משחקים לכל ממלכה: { $games }; לכל ערכה מומלצת: { $deep }; זרע { $seed }
atlas-building = ממלכות
atlas-written = נכתב אל { $path }

## Levels

bot-beginner = מתחיל
bot-beginner-about = אהבה לפעולות, הרבה יותר מדי מהן, ואף פעם לא התקפה
bot-novice = טירון
bot-novice-about = כסף, או מה שיקר ביותר
bot-apprentice = שוליה
bot-apprentice-about = הידיעה שקלפי אוצר מנצחים, אבל קשה לוותר על פעולה יפה
bot-journeyman = מתקדם
bot-journeyman-about = קלפי אוצר, והפעולה האחת שעוזרת ביותר
bot-craftsman = בעל מלאכה
bot-craftsman-about = היכרות עם התוכנית הטובה ביותר, וסטייה ממנה מדי פעם
bot-adept = מיומן
bot-adept-about = היכרות עם התוכנית הטובה ביותר, ודבקות בה
bot-expert = מומחה
bot-expert-about = היכרות עם כמה תוכניות, ומבט קצר על כל החלטה
bot-master = רב־אמן
bot-master-about = כל החלטה משוחקת במחשבה עד הסוף, אלפי פעמים
bot-leader = מוביל
bot-leader-about = האסטרטגיה הטובה ביותר שנמצאה לממלכה, בלי לחשוב
bot-adaptive = שותף לאימון
bot-adaptive-about = הרמה שמתאימה למשחקים האחרונים שלך

## Advice and review

help-advise = עצה לשחקן שצריך להשיב: הסיכוי לניצחון, התשובות הטובות ביותר והתוכנית שמאחוריהן
help-advise-at = הרגע שאחרי מספר כזה של החלטות; סוף הרישום אם לא נאמר אחרת
help-advise-seat = השאלה האחרונה לשחקן זה עד אותו רגע: שם או מספר
help-advise-rollouts = כמה משחקים לשחק עד הסוף
help-review = ניתוח של משחק מתוך רישום: הסיכוי לניצחון, החלטות יקרות, מזל והחלטות
help-review-rollouts = כמה משחקים לשחק עד הסוף עבור כל החלטה
help-review-html = לכתוב את הניתוח גם כדף אינטרנט
advice-progress = שקילת התשובות
advice-chance = הסיכוי לניצחון של { $player }:‏ { $percent } % (רווח של 95 %:‏ { $interval })
advice-best = התשובה הטובה ביותר: { $answer }
advice-close = קרוב מכדי להכריע: { $answers }
advice-plan = התוכנית: { $name }
plan-money = כסף בלבד: תחילה קלפי אוצר, ואחריהם מחוזות.
plan-money-with = כסף, בעזרת כמה קלפי ממלכה.
plan-thin = חפיסה דקה: קלפי הפתיחה מושלכים לשטח ההפקר, והקלפים הטובים מגיעים בכל תור.
plan-engine = מנוע: פעולות רבות בכל תור, עד שנשלפת רוב החפיסה.
plan-gardens = גנים מלכותיים: חפיסה גדולה של קלפים זולים רבים.
plan-cards = הקלפים העיקריים: { $cards }
plan-buys = רכישות כעת, עם לפחות מספר כזה של מטבעות: { $list }
plan-provinces-now = מחוזות: מעתה והלאה, בכל פעם שאפשר לשלם עליהם
plan-provinces-turn = מחוזות: בדרך כלל החל מתור { $turn }
plan-points-at = { $card }: כשנותרו לכל היותר כך וכך מחוזות: { $n }
told-plan-of = מה { $player } מתכנן
told-plan-none = אין עדיין תוכנית: היא נקבעת בהחלטה הראשונה.
told-bought = הרכישה האחרונה, בתור { $turn }: { $card }
told-bought-chance = סיכויי הניצחון כפי שנראו אז: { $percent } % (± { $reach })
told-bought-instead = התשובה האחרת הטובה ביותר: { $answer }, { $percent } % (± { $reach })
told-bought-close = צמוד מכדי להכריע.
told-bought-planned = צמוד מכדי להכריע: התוכנית הכריעה.
told-bought-only = שום דבר אחר לא היה ראוי לשקילה.
told-bought-nothing = אין עדיין רכישה שסיבתה זכורה.
web-advice = עצה
web-advice-ask = בקשת עצה
web-advice-close-it = בלי עצה
web-advice-thinking = חושב…
web-advice-close = קרוב מכדי להכריע
web-advice-wins = זה מנצח עכשיו
web-bots-ask = לשאול את השחקנים הממוחשבים מה תוכניתם
web-bots-close = לסגור את מה שסיפרו השחקנים הממוחשבים
web-advice-only = אין מה לשקול: זו התשובה היחידה ששווה לתת.
web-advice-games = משחקים ששוחקו עד הסוף: { $n }
web-advice-chance = הסיכוי לניצחון:
web-advice-always = עצה בכל שאלה, נגד בוטים
web-advice-option = עצות למי שמשחק לבד נגד בוטים
web-advised = עם עצות
review-progress = ניתוח ההחלטות
review-title = ניתוח המשחק: { $players }
review-part = החלטות שנותחו: { $n } מתוך { $of }
review-begins = הניתוח עומד להתחיל.
review-curve = הסיכוי לניצחון לאורך המשחק
review-curve-about = { $player }: בהתחלה { $first } %, בסוף { $last } %
review-split = מזל והחלטות, בנקודות אחוז
review-start = חלק שווה
review-luck = מזל
review-own = החלטות השחקן
review-others = החלטות האחרים
review-result = תוצאה
review-so-far = הסיכוי לניצחון עד כה
review-reach = המזל וההחלטות מדויקים עד כדי ± { $points } נקודות ב־95 מתוך 100 מקרים.
review-mistakes = ההחלטות היקרות ביותר
review-no-mistakes = אף החלטה לא עלתה בבירור חמש נקודות או יותר.
review-swings = מכות המזל הגדולות, לטובה ולרעה
review-all = כל ההחלטות
review-model = משחקים ששוחקו עד הסוף עבור כל החלטה: { $rollouts }. מה שהשחקן לא יכול היה לראות מחולק מחדש בכל אחד מהם; ניצחון משותף נחשב חצי. כולם ממשיכים לשחק כפי שנראה מהלכיהם, לפי אסטרטגיות שפורסמו או לפי אלה: { $names }.
column-number = מס׳
column-turn = תור
column-player = שחקן
column-question = שאלה
column-answer = תשובה
column-best = הטובה ביותר
column-chance = סיכוי לניצחון
column-interval = רווח של 95 %
column-behind = פיגור
column-cost = מחיר
column-change = שינוי
column-hand = קלפים ביד ובמשחק
column-grade = הערכה
grade-inaccuracy = אי־דיוק
grade-mistake = טעות
grade-blunder = טעות חמורה

## שמות של תוכניות: בקבצים הם באנגלית. אחרי שם יכולים לבוא קלפים נוספים

plan-called-money = כסף רב
plan-called-treasures = כסף בלבד
plan-called-money-copies = כסף וגם { $card } ⁦×{ $number }⁩
plan-called-money-few = כסף וגם כמה עותקים של { $card }
plan-called-money-pair = כסף, { $card } וגם { $other }
plan-called-witches = כסף וגם מכשפה ⁦×2⁩, אחוזות מוקדם
plan-called-cantrips = כל מה שאינו עולה פעולה
plan-called-cantrips-and = כל מה שאינו עולה פעולה, וגם { $card }
plan-called-mixed = כסף וכל מה שאינו עולה פעולה
plan-called-mixed-one = כסף, { $card } וכל מה שאינו עולה פעולה
plan-called-mixed-two = כסף, { $card }, { $other } וכל מה שאינו עולה פעולה
plan-called-remodelled = זהב שהופך למחוזות
plan-called-artisans = אומנים
plan-called-feast = משתה תמורת הקלפים הטובים ביותר
plan-called-gardens-rush = גנים מלכותיים: תחילה { $card } ⁦×{ $number }⁩ (ובתחרות ⁦×{ $most }⁩), ואחר כך אחוזות
plan-called-gardens-late = כסף, ואחר כך גנים מלכותיים
plan-called-gardens-by = גנים מלכותיים: { $card } ⁦×{ $number }⁩
plan-called-gardens-with = גנים מלכותיים: { $card } ⁦×{ $number }⁩ וגם { $other }
plan-called-gardens-and = { $card } וגנים מלכותיים, בלי מחוזות
plan-called-thieves = גנב ⁦×{ $number }⁩
plan-called-piles = שלוש חפיסות ריקות: { $card }
plan-called-dukes = דוכסויות החל מ־{ $number } מטבעות בחפיסה, ואחר כך דוכס
plan-called-bridges = גשר ⁦×{ $number }⁩
plan-called-minions = משרת ⁦×{ $number }⁩
plan-called-sentries = זקיף ⁦×{ $number }⁩
plan-called-attack = { $card } בכל תור
plan-called-conspirators = קושרים
plan-called-and-money = { $card } וכסף
plan-called-then = { $card }, ואחר כך { $other }
plan-called-pair = { $card } וגם { $other }
plan-called-festivals = פסטיבלים, { $card }
plan-called-festivals-pair = פסטיבלים, { $card } וגם { $other }
plan-called-markets = שווקים, { $card } וגם { $other }
plan-called-engine = מנוע: { $card } וגם { $other }
plan-called-stack = { $card } כמה שיותר פעמים
plan-called-throne = כס המלכות וגם { $card }
plan-called-cards = { $card }
plan-called-ultimate = Big Money Ultimate ועותק אחד של { $card }
plan-called-library = כסף רב עם { $card }
plan-called-reacting = { $plan }; { $answer } כשלאחרים יש יותר מ־{ $number } עותקים של { $card }
plan-called-again = { $plan } ({ $number })
