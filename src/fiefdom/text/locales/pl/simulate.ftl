### Strategies and simulation: fiefdom sim, tournament, sweep, strategies; own cards

# Own cards: the option --cards FILE
help-own-cards = plik z definicjami własnych kart
error-bad-cards = Nie można użyć własnych kart: { $value }
