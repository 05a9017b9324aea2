# Partidas guardadas: por qué una no se puede leer o continuar. Cada frase dice qué falla, dónde y qué hacer.

save-empty = Esto no es una partida guardada: está vacío. Usa el texto completo que se guardó.
save-not-json = Esto no es una partida guardada: deja de ser JSON en la línea { $line }, columna { $column }. ¿Se cortó el archivo? Usa el texto completo que se guardó.
save-not-a-game = Esto es JSON, pero no una partida guardada de netrunner. Usa el texto que se obtuvo al guardar una partida.
save-schema = La partida guardada tiene el formato { $found }, escrito por la versión { $version }; la versión { $engine } lee el formato { $known }. Ábrela con la versión { $version }.
save-sum = La partida guardada se ha modificado o dañado: su contenido no coincide con su suma de comprobación. Usa el texto tal como se guardó.
save-damaged = La partida guardada está dañada y no se puede continuar ({ $what }). Usa otra copia.
save-impossible = La partida guardada contiene una posición a la que ninguna partida puede llegar ({ $what }). Usa otra copia.
save-unknown-card = La partida guardada usa la carta «{ $title }», que esta versión no tiene. Ábrela con la versión que la guardó.
save-unknown-class = La partida guardada está en mitad de algo que esta versión no conoce ({ $name }). Ábrela con la versión que la guardó.
save-other-fields = La partida guardada describe { $name } de otro modo que esta versión. Ábrela con la versión que la guardó.
save-unknown-ability = La partida guardada está en mitad de una capacidad que esta versión no tiene ({ $name }). Ábrela con la versión que la guardó.
save-card-changed = En la partida guardada se está resolviendo una capacidad de { $title }, y esta versión ha cambiado lo que hace esa carta. Ábrela con la versión que la guardó.
save-asks-otherwise = En este punto de la partida guardada, esta versión preguntaría otra cosa que la que estaba pendiente. Ábrela con la versión que la guardó.
save-deck = Un mazo de la partida guardada no se puede usar aquí: { $reason }
save-differs = Al jugarla de nuevo desde el principio, la partida guardada llega a otra posición que la guardada, aunque ambas indican la versión { $version }. Continúa desde la posición guardada (Game.from_json).
save-does-not-replay = La elección { $n } de la partida no es posible cuando la versión { $version } la juega de nuevo. Continúa desde la posición guardada (Game.from_json).
save-no-such-choice = No hay ningún punto tras { $n } elecciones: la partida tiene { $choices ->
        [one] { $choices } elección
       *[other] { $choices } elecciones
    }, así que indica un número de 0 a { $choices }.
save-no-start = No se sabe cómo empezó esta partida, así que no se puede jugar de nuevo. Solo se puede continuar.
save-other-version = La partida la guardó la versión { $version }, y solo esa versión puede jugarla de nuevo desde el principio. La versión { $engine } puede continuarla desde donde se guardó.
