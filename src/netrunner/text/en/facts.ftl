# Titles that no card has, and other unknown names.

said = { $said }
unknown-card = No card is called “{ $title }”.
outside-campaign = “{ $title }” belongs to the campaign of Terminal Directive; the game for two players has no rules for it.
outside-multiplayer = “{ $title }” is for more than two players; the game for two has no rules for it.
suggestion = “{ $name }”
either = { $one } or { $other }
either-of-more = { $one }, { $other }
did-you-mean = { $said } Did you mean { $names }?
