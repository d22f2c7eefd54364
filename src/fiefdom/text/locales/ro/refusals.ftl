# What the server says about problems of other parts that have no words of their own yet.

refused-unknown-card = Nu există nicio carte cu numele { $value }
refused-unknown-kingdom = Nu există niciun set cu numele { $value }
refused-needs-expansion = Acest set are nevoie de cărți dintr-o extensie: { $value }
refused-bad-kingdom = Aceste cărți nu formează un regat
    .hint = Sunt necesare zece cărți de regat diferite din ediția aleasă
refused-bad-players = Acești jucători nu pot juca: { $value }
refused-bad-agent = Nu există botul { $value } aici
refused-bad-language = Nu există limba { $value } aici
refused-bad-record = Înregistrarea nu poate fi citită sau nu respectă regulile
refused-bad-record-line = Înregistrarea nu poate fi citită sau nu respectă regulile la rândul { $line }
refused-bad-notation = Aceasta nu este o poziție, o decizie sau o înregistrare
refused-illegal-answer = Acest răspuns nu este permis acum: { $value }
refused-cannot-undo = Asta nu se poate lua înapoi sau reface
refused-fiefdom-error = Asta nu se poate: { $value }
