# Titles that no card has, and other unknown names.

said = { $said }
unknown-card = No card is called “{ $title }”.
suggestion = “{ $name }”
either = { $one } or { $other }
either-of-more = { $one }, { $other }
did-you-mean = { $said } Did you mean { $names }?
