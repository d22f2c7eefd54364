### Opponents: levels, plans in words, advice and review
