# Views, and games drawn anew
determinize-no-deck = None of the decks given for { $identity } fits what has been seen of its cards. Give a deck that holds them all and has as many cards.
