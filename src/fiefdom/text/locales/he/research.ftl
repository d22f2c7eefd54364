### For bot writers and researchers: fiefdom bot, dataset, environments

# fiefdom bot

help-bot = בדיקת שחקן ממוחשב, הפעלת סוכן של Fiefdom כשחקן כזה, או תחרות
help-bot-task = ‏check: מה לא תקין בשחקן ממוחשב; serve: סוכן עונה בקלט ובפלט התקניים; match: מי מנצח
help-bot-bots = פקודה במירכאות עבור check, שם של סוכן עבור serve, סוכנים ו־cmd:COMMAND עבור match
help-bot-games = כמה משחקים לשחק: אם לא נאמר אחרת, 10 עבור check ו־100 עבור match
help-bot-seconds = כמה זמן מותר לשחקן ממוחשב לחשוב על תשובה
help-bot-option = קביעת אפשרות שהשחקן הממוחשב מציע
help-bot-processes = כמה תהליכים משחקים בו־זמנית
help-play-bot = שחקן ממוחשב כיריב: random, ‏big-money+smithy או תוכנה משלכם בצורה cmd:./mybot; אפשר לחזור על כך
botcheck-playing = משחקים
botcheck-start = התוכנה מופעלת
botcheck-handshake = היא מציגה את עצמה ב־hello
botcheck-ready = היא מתכוננת למשחק
botcheck-games = היא משחקת משחקים עד סופם
botcheck-answers = תשובותיה חוקיות
botcheck-time = היא עונה בזמן
botcheck-silence = היא כותבת רק את מה שהיא נשאלת
botcheck-quit = היא מסיימת אחרי quit
botcheck-end-of-input = היא מסיימת בסוף הקלט
botcheck-stderr = סוף פלט השגיאות שלה:
botcheck-good = הכול תקין.
botcheck-bad = בדיקות שלא עברו: { $n }
match-player = { $share }  { $name }, נקודות בממוצע: { $points }
match-games = משחקים: { $n }, זרע: { $seed }, שניות: { $seconds }
match-lost-by-rule = { $name }: הפסדים לפי הכללים: { $n }. בפעם הראשונה:

# fiefdom dataset

help-dataset = כתיבת משחקים או החלטות לקובצי Parquet לצורך למידה; הרצה שהופסקה ממשיכה ממקומה
help-dataset-out = תיקיית מאגר הנתונים
help-dataset-kingdom = שילוב מומלץ, עשרה קלפים מופרדים בפסיקים, או random: ממלכה אחרת בכל משחק
help-dataset-games = כמה משחקים
help-dataset-players = מי משחק, מופרדים בפסיקים
help-dataset-kingdoms = כך וכך ממלכות אקראיות לפי תור; 0: ממלכה אחרת בכל משחק
help-dataset-what = ‏records: שורה לכל משחק; decisions: שורה לכל החלטה, עם תצפית, מסכה, תשובה ותוצאה
help-dataset-part = כמה משחקים נכנסים לקובץ אחד
dataset-writing = קבצים
dataset-done = משחקים: { $games }, שורות: { $rows }, קבצים: { $files }, שניות: { $seconds }
dataset-already = קבצים שכבר היו: { $files }

# fiefdom evaluate

help-evaluate = הערכת שחקן בממלכות קבועות מול יריבים קבועים: שיעורי ניצחון, דירוג, פרופיל ושורה לטבלת הדירוג
help-evaluate-agent = קובץ מודל (.npz), אסטרטגיה, סוכן, ‎cmd:COMMAND‎ או ‎FILE.py:FUNCTION‎
help-evaluate-pairs = זוגות משחקים בכל ממלכה מול כל יריב
help-evaluate-against = רק היריב הזה מהמבחן; אפשר לחזור על האפשרות
help-evaluate-suite = גרסת המבחן
help-evaluate-name = השם של השחקן בטבלת הדירוג
help-evaluate-leaderboard = קובץ של טבלת דירוג, שאליו מתווספת שורה
help-evaluate-check = משחק חוזר של המשחקים הראשונים מהשורה של השחקן בטבלה הזאת
evaluate-playing = ממלכות
evaluate-seen = ממלכות שלומדים אולי ראו
evaluate-unseen = ממלכות שהם לא ראו
evaluate-mixed = ממלכות עם חמישה קלפים מתככים פנימיים
evaluate-opponent = יריב
evaluate-kingdoms = ממלכות
evaluate-rating = דירוג: { $rating } ({ $interval }); ל־Big Money יש 1000
evaluate-profile = משחקים עם מנוע: { $engine }, עם מתקפה: { $attack }; קלפים שנזרקו לאשפה במשחק: { $trashed }
evaluate-bought = נקנו במשחק: { $cards }
evaluate-cost = מיקרושניות לתשובה: { $microseconds }
evaluate-written = נוסף אל { $path }
evaluate-right = המשחקים הראשונים של השורה מסתיימים כפי שכתוב בה.
evaluate-wrong = המשחקים הראשונים מסתיימים אחרת מול: { $opponents }
