### Strategies and simulation: fiefdom sim, tournament, sweep, strategies; own cards

# Own cards: the option --cards FILE
help-own-cards = קובץ שמגדיר קלפים שהמצאתם
error-bad-cards = אי אפשר להשתמש בקלפים שהמצאתם: { $value }
