### Strategies and simulation: fiefdom sim, tournament, sweep, strategies; own cards

# Own cards: the option --cards FILE
help-own-cards = a file that defines cards of your own
error-bad-cards = The own cards cannot be used: { $value }
