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

## Levels

help-play-bot = z którym botem grać: beginner … master albo dowolna strategia; zob. przewodnik po przeciwnikach
bot-beginner = Początkujący
bot-beginner-about = Zagrywa dowolne Akcje i kupuje, na co go stać
bot-novice = Nowicjusz
bot-novice-about = Wie, że wygrywają Prowincje; poza tym zwykle najdroższa karta
bot-apprentice = Uczeń
bot-apprentice-about = Tak samo, ale częściej Srebrniki
bot-journeyman = Czeladnik
bot-journeyman-about = Skarby, potem Prowincje i nic więcej
bot-craftsman = Rzemieślnik
bot-craftsman-about = Skarby, potem Prowincje, a w porę także Powiaty
bot-adept = Biegły
bot-adept-about = To samo z jedną Akcją, która pomaga najbardziej
bot-expert = Ekspert
bot-expert-about = Najlepsza strategia znaleziona dla królestwa
bot-master = Mistrz
bot-master-about = Najlepsze znalezione strategie i przemyślana każda decyzja
