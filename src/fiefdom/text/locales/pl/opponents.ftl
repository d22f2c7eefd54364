### Opponents: levels, plans in words, advice and review

## Strategies found for a kingdom

help-evolve = Znajdź strategie dla królestwa: hoduj je przez pewien czas i wypisz najlepsze
help-evolve-players = ilu graczy
help-evolve-budget = jak długo hodować: 60s, 5m, 1h albo liczba rozgrywek, np. "200000 games"
help-evolve-threads = ilu rdzeni procesora użyć; domyślnie wszystkich
help-evolve-out = folder na pliki strategii i ich tabelę krzyżową
evolve-seconds = sekundy
evolve-games = rozgrywki
evolve-progress = pokolenie { $generation }, prowadzi: { $best }
evolve-found = { $n ->
    [one] Jedna najlepsza strategia po { $games } rozgrywkach
    [few] { $n } najlepsze strategie po { $games } rozgrywkach
    [many] { $n } najlepszych strategii po { $games } rozgrywkach
   *[other] { $n } najlepszej strategii po { $games } rozgrywkach
}
evolve-weight = Graj ją przez { $percent } % czasu
evolve-table = Udział punktów w procentach, wiersz przeciw kolumnie:
evolve-written = Zapisano w { $path }
