# Examples that can be played: what they are called, and what is said where they stand.

learning-kind-rules = Example { $name }, rule { $rule }
learning-kind-faq = Answer { $name } of the FAQ
learning-kind-rulebook = Worked example { $name } of the rulebook
learning-kind-illustration = Illustration { $name }
learning-kind-ruling = Ruling on { $card }
learning-kind-erratum = Erratum { $name }: { $card }
learning-kind-scenario = Scenario of rule { $rule }
learning-no-cards = A board without named cards
learning-no-example = There is no example called “{ $name }”. The page of each rule lists its own: /rules/6.1.5b.
learning-no-board-heading = It introduces other rules, and nothing happens by it alone: their boards show it.
learning-no-board-term = It only says what a word means. You see the thing itself on boards of other rules.
learning-no-board-where = It only says where to read on. You see the matter on boards of that place.
learning-no-board-print = It is about what is printed on cards: look at one, rather than at a board.
learning-no-board-symbol = It is about a symbol in the texts of cards: look at one, rather than at a board.
learning-no-board-deck = It is about building decks. The page of decks checks every deck, and names the rule that is broken.
learning-no-board-table = It is about cards and tokens of cardboard on a table: the program lays them out and counts them by itself.
learning-no-board-story = It tells what this stands for in the story of the game, and changes nothing in play.
learning-end-turn = The turn ends
learning-chance = Chance is prepared
learning-concede = A player concedes
learning-without-words = What this card does shows in what follows.
learning-with-cards = With { $cards }.
learning-act-with = { $act }, with { $cards }.
