# Jugadores de ordenador: `netrunner match`.

bots-unknown = No hay ningún jugador controlado por el ordenador llamado «{ $level }». Los niveles son: { $levels }.
match-help = hace que dos jugadores controlados por el ordenador jueguen muchas partidas
match-about =
    Hace que dos jugadores controlados por el ordenador jueguen muchas partidas entre sí, y dice
    quién ganó y por qué. Una semilla da una partida; si no se indican mazos,
    cada semilla señala un emparejamiento de mazos iniciales.
match-option-corp = quién juega la Corporación (novice si no se indica)
match-option-runner = quién juega el Runner (novice si no se indica)
match-option-games = cuántas partidas (100 si no se indica)
match-option-seed = semilla de la primera partida (0 si no se indica); las siguientes toman las semillas siguientes
match-option-corp-deck = el mazo de la Corporación: un archivo, un nombre o any (si no se indica)
match-option-runner-deck = el mazo del Runner: un archivo, un nombre o any (si no se indica)
match-lost =
    { $moves ->
        [one] Se perdió una jugada, sustituida por la opción por defecto: un jugador falló o respondió algo que no es una opción.
       *[other] Se perdieron { $moves } jugadas, sustituidas por la opción por defecto: un jugador falló o respondió algo que no es una opción.
    }
