### Strategies and simulation: fiefdom sim, tournament, sweep, strategies; own cards

# Own cards: the option --cards FILE
help-own-cards = un fișier care definește cărți inventate de tine
error-bad-cards = Cărțile inventate nu pot fi folosite: { $value }
