# Títulos que no lleva ninguna carta y otros nombres desconocidos.

said = { $said }
unknown-card = Ninguna carta se llama «{ $title }».
suggestion = «{ $name }»
either = { $one } o { $other }
either-of-more = { $one }, { $other }
did-you-mean = { $said } ¿Querías decir { $names }?
