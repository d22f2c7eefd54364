# What the server says about problems of other parts that have no words of their own yet.

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
