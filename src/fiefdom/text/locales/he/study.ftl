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
