# What the server says about problems of other parts that have no words of their own yet.

refused-unknown-card = Nie ma karty o nazwie { $value }
refused-unknown-kingdom = Nie ma zestawu o nazwie { $value }
refused-needs-expansion = Ten zestaw wymaga kart z dodatku: { $value }
refused-bad-kingdom = Te karty nie tworzą Królestwa
    .hint = Potrzeba dziesięciu różnych kart Królestwa z wybranej edycji
refused-bad-players = Ci gracze nie mogą grać: { $value }
refused-bad-agent = Nie ma tu bota { $value }
refused-bad-language = Nie ma tu języka { $value }
refused-bad-record = Zapisu gry nie można odczytać albo jest niezgodny z zasadami
refused-bad-record-line = W wierszu { $line } zapisu gry nie można odczytać albo jest on niezgodny z zasadami
refused-bad-notation = To nie jest pozycja, decyzja ani zapis gry
refused-illegal-answer = Ta odpowiedź nie jest teraz dozwolona: { $value }
refused-cannot-undo = Tego nie można cofnąć ani ponowić
refused-fiefdom-error = To niemożliwe: { $value }
