"""Learning the game: rules, rulings and answers of the FAQ as boards that can be played."""
