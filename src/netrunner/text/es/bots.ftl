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

# `netrunner arena`

arena-help = averigua qué jugador controlado por el ordenador es más fuerte
arena-about =
    Enfrenta a jugadores controlados por el ordenador: cada dos de ellos juegan
    cada semilla dos veces, con los mismos mazos y los bandos cambiados. Un jugador es un nivel,
    con el tiempo que puede pensar (expert@0.1, segundos por jugada) o cuánto
    (expert#200, intentos por jugada, que da las mismas partidas en cualquier
    máquina).
arena-player = JUGADOR
arena-file = ARCHIVO
arena-option-players = dos jugadores o más, por ejemplo: novice beginner expert@0.1
arena-option-games = cuántas partidas por bando para cada dos jugadores (100 si no se indica)
arena-option-decks = qué mazos se enfrentan: los iniciales (si no se indica), los ya hechos o todos
arena-option-until = para en cuanto esté decidido si el primero de dos jugadores gana más o menos del P por ciento de las partidas
arena-option-file = guarda cada partida como una línea de este archivo, y continúa desde lo que contiene
arena-option-csv = escribe todas las partidas en este archivo como tabla
arena-option-plot = dibuja en este archivo, como SVG, cómo se formaron los porcentajes
arena-bad-amount = «{ $text }» no dice cuánto pensar. Escribe los segundos tras @ o los intentos tras #, por ejemplo expert@0.5 o expert#200.
arena-two-players = Hacen falta dos jugadores distintos o más, por ejemplo: netrunner arena novice beginner.
arena-until-two = --until pregunta por un solo enfrentamiento: indica exactamente dos jugadores.
arena-bad-file = La línea { $line } de { $file } no es una partida de la arena. Corrige o borra esa línea, o indica otro archivo.
arena-pair = { $one } contra { $other }
arena-share = { $side ->
        [corp] {"  "}como Corporación
        [runner] {"  "}como Runner
       *[other] {"  "}en total
    }: { $won } de { $games }, { $share } % (95 %: de { $low } a { $high })
arena-decided-above = {"  "}Decidido: más del { $asked } %.
arena-decided-below = {"  "}Decidido: menos del { $asked } %.
arena-decided-open = {"  "}Sin decidir si es más o menos del { $asked } %.
arena-ratings = Puntuaciones Elo
