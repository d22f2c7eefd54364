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
evolve-table = חלק הנקודות באחוזים, שורה מול עמודה:
evolve-written = נכתב אל { $path }

## Levels

help-play-bot = נגד איזה שחקן ממוחשב לשחק: beginner … master, או כל אסטרטגיה; ראו במדריך היריבים
bot-beginner = מתחיל
bot-beginner-about = הפעלת כל קלף פעולה ורכישת כל קלף שהכסף מספיק לו
bot-novice = טירון
bot-novice-about = הידיעה שמחוזות מנצחים; חוץ מזה לרוב הקלף היקר ביותר
bot-apprentice = שוליה
bot-apprentice-about = אותו הדבר, אבל לעתים קרובות יותר כסף
bot-journeyman = מתקדם
bot-journeyman-about = קלפי אוצר, אחר כך קלפי מחוז, ותו לא
bot-craftsman = בעל מלאכה
bot-craftsman-about = קלפי אוצר, אחר כך קלפי מחוז, ודוכסויות בזמן הנכון
bot-adept = מיומן
bot-adept-about = אותו הדבר עם קלף הפעולה האחד שעוזר ביותר
bot-expert = מומחה
bot-expert-about = האסטרטגיה הטובה ביותר שנמצאה לממלכה
bot-master = רב־אמן
bot-master-about = האסטרטגיות הטובות ביותר שנמצאו, וחשיבה על כל החלטה
