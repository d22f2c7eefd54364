## Study: recorded games turn by turn, and what they are worth

study-turns = תורות
study-nothing = כלום
study-next-turn = התור הבא
study-previous-turn = התור הקודם
study-next-card = הקלף הבא
study-previous-card = הקלף הקודם
study-next-mistake = הטעות הבאה
study-previous-mistake = הטעות הקודמת
study-other-side = מנקודת מבט אחרת
study-key-answer = הצגת התשובה עם המספר הזה על השולחן
study-key-branch = הסתעפות: השוואת התשובה המוצגת לזו שניתנה, או סיום המשחק בידי בוטים
study-key-back = חזרה למשחק
study-key-hint = רמז, כשלומדים מטעויות
study-key-reveal = התשובה, כשלומדים מטעויות
study-key-costly = החלטות יקרות
study-decks = החפיסות לאורך המשחק
study-sort-actions = פעולות
study-sort-treasures = אוצרות טובים יותר
study-sort-coppers = כסף התחלתי
study-sort-others = ניצחון וקללות
study-density = מטבעות לקלף
study-brought = נלקחו
study-deck-about = בסוף { $cards } קלפים, { $coins } מטבעות לקלף
study-close-best = טובה כמו האחרות: התשובות הבאות קרובות מכדי להכריע.
study-close-cost = { $best } נראתה טובה יותר ב־{ $points } ± { $reach } נקודות סיכוי: קרוב מכדי להכריע.

## What if, and learning from mistakes

study-what-if = ומה אילו
study-what-if-about = המשיכו במקום { $player }. מה ש־{ $player } לא יכול היה לראות מחולק מחדש.
study-branch-name = שם (רשות)
study-play-on = המשיכו לשחק מכאן
study-finish = בוטים מסיימים 1000 פעמים
study-compare = השוואה
study-compare-first = תשובה ראשונה
study-compare-second = תשובה שנייה
study-branches = הסתעפויות
study-branch-origin = המשחק הזה התחיל כהסתעפות של משחק אחר
study-branch-table = אל השולחן
study-branch-link = הכתובת של ההסתעפות
study-branch-games = משחקים שהמשיכו מכאן: { $n }
study-played = המשך משחק מול { $bot }
study-finished = הושלם בידי בוטים, { $n } פעמים
study-slow = לשרת הזה אין מנוע מהודר: הכול נמשך הרבה יותר זמן.
study-learn = לומדים מהטעויות של { $player } ({ $n })
study-learn-title = לומדים מטעויות
study-learn-ask = תור { $turn }, { $player }: { $answer }. זה עלה { $points } ± { $reach } נקודות סיכוי. מה עדיף?
study-learn-how = לחצו על קלף בשולחן, או בחרו תשובה כאן. שום דבר אחר לא משתנה.
study-learn-answer = תשובה
study-learn-try = נסו
study-learn-best = { $answer }: זהו זה, טוב יותר ב־{ $points } ± { $reach } נקודות.
study-learn-close = { $answer }: טוב כמו הטוב ביותר, { $chance } % לעומת { $before } % עבור { $given }.
study-learn-better = { $answer }: טוב יותר, { $chance } % לעומת { $before } % עבור { $given }, אבל יש תשובה טובה עוד יותר בבירור.
study-learn-worse = { $answer }: לא טוב יותר, { $chance } % לעומת { $before } % עבור { $given }.
study-learn-hint = רמז
study-learn-show = הראו
study-learn-skip = דילוג
study-learn-next = הטעות הבאה
study-learn-end = חזרה לניתוח
study-learn-about = נשאלות רק החלטות שמחירן ודאי, אחת לכל תור. תשובה קרובה מדי לטובה ביותר נחשבת כאילו נמצאה.
study-as-position = הרגע הזה כמצב
study-lead = הובילו אחרים
study-lead-about = מי שפותח את הכתובת הזאת רואה מה שאתם רואים.
study-following = אתם עוקבים אחרי הניתוח. משתתפים: { $n }
study-leading = אתם מובילים את הניתוח. משתתפים: { $n }
study-no-leader = איש אינו מוביל כרגע.
study-part = ללכת בדרך שלי

## Positions

position-title = מצב
position-about = סדרו כל מצב, קבלו עצה והמשיכו לשחק ממנו.
position-by-hand = ביד
position-by-hand-about = קלפים מופרדים בפסיקים, למשל זהב x3, נחושת. הקלף הראשון בחפיסה הוא העליון.
position-start-hand = נחושת x3, אחוזה x2
position-start-deck = נחושת x4, אחוזה
position-kingdom = קלפי ממלכה (עשרה)
position-first-player = שחקן 1, שזה תורו
position-player = שחקן { $n }
position-add-player = עוד שחקן
position-hand = יד
position-deck = חפיסה
position-discard = ערמת ההשלכה
position-play = במשחק
position-phase = שלב
position-treasure-phase = הנחת קלפי אוצר
position-actions = פעולות
position-buys = רכישות
position-coins = מטבעות
position-provinces = מחוזות שנותרו
position-as-text = כטקסט
position-as-text-about = מה שנותן העתקה כטקסט, או שורות של תרחיש.
position-show = הצגה
position-change = מצב אחר
position-copy = העתקה כטקסט
position-link = הכתובת של המצב
position-dealt = מי שממשיך לשחק רואה מה שאותו שחקן יכול לראות; השאר מחולק מחדש.
position-copy-about = מה שרואים מהמקום שלכם; כל השאר מחולק בהגרלה.

## Why an answer is better: averages of the games that were played on

why-title = למה { $answer }, בהשוואה אל { $other }
why-wins = מנצח במשחק מיד.
why-more = מוביל אל: { $cards }
why-fewer = מוותר על: { $cards }
why-provinces = יותר מחוזות בסוף: { $here } במקום { $there }
why-less-rival = פחות מחוזות ליריב החזק ביותר: { $here } במקום { $there }
why-ender = יותר משחקים מסתיימים בתור שלו: { $here } % במקום { $there } %
why-later = המשחק נמשך יותר: { $here } תורות במקום { $there }
why-sooner = המשחק מסתיים מוקדם יותר: { $here } תורות במקום { $there }
why-piles = יותר משחקים מסתיימים בערמות ריקות: { $here } % במקום { $there } %
why-fewer-piles = פחות משחקים מסתיימים בערמות ריקות: { $here } % במקום { $there } %
why-lead = יתרון בנקודות על היריב הטוב ביותר: { $here } במקום { $there }
why-nothing = במשחקים שהמשיכו מכאן שום דבר אינו שונה בבירור.
why-plan = מתאים לתוכנית: { $name }
why-course = מספר התורות: { $turns }; מחוזות { $own } : { $rival }; משחקים שהשחקן הזה סיים: { $ender } %
