# What the server says about problems of other parts that have no words of their own yet.

refused-unknown-card = Ekkert spil heitir { $value }
refused-unknown-kingdom = Ekkert sett heitir { $value }
refused-needs-expansion = Í þetta sett þarf spil úr viðbót: { $value }
refused-bad-kingdom = Þessi spil mynda ekki konungdæmi
    .hint = Það þarf tíu ólík konungdæmisspil úr valinni útgáfu
refused-bad-players = Þessir leikmenn geta ekki spilað: { $value }
refused-bad-agent = Enginn tölvuspilari heitir { $value } hér
refused-bad-language = Tungumálið { $value } er ekki til hér
refused-bad-record = Ekki er hægt að lesa skrána yfir spilið eða hún stenst ekki reglurnar
refused-bad-record-line = Í línu { $line } er ekki hægt að lesa skrána yfir spilið eða hún stenst ekki reglurnar
refused-bad-notation = Þetta er ekki staða, ákvörðun eða skrá yfir spil
refused-illegal-answer = Þetta svar er ekki leyfilegt núna: { $value }
refused-cannot-undo = Ekki er hægt að taka þetta aftur eða endurtaka
refused-fiefdom-error = Þetta getur ekki verið: { $value }
