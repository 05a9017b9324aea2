# Títulos que no lleva ninguna carta y otros nombres desconocidos.

said = { $said }
unknown-card = Ninguna carta se llama «{ $title }».
outside-campaign = «{ $title }» pertenece a la campaña de Terminal Directive; el juego para dos jugadores no tiene reglas para ella.
outside-multiplayer = «{ $title }» es para más de dos jugadores; el juego para dos no tiene reglas para ella.
suggestion = «{ $name }»
either = { $one } o { $other }
either-of-more = { $one }, { $other }
did-you-mean = { $said } ¿Querías decir { $names }?
