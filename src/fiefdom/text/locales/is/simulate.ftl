### Strategies and simulation: fiefdom sim, tournament, sweep, strategies; own cards

# Own cards: the option --cards FILE
help-own-cards = skrá sem skilgreinir þín eigin spil
error-bad-cards = Ekki er hægt að nota þín eigin spil: { $value }
