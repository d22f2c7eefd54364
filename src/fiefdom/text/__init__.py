"""The words of the game in five languages: names, questions, the log, and finding a card by what somebody types."""
