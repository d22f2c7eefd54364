### Strategies and simulation: fiefdom sim, tournament, sweep, strategies; own cards
