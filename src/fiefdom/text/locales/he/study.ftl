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
