"""What is left of games: statistics, the list of games, records, pictures, the deal of the day."""
