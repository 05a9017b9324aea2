# Partidas al azar: `netrunner simulate`.

simulate-help = juega muchas partidas al azar y comprueba que el motor aguanta
simulate-about =
    Juega muchas partidas en las que cada elección se hace al azar, y dice
    quién ganó, por qué y si algo falló.

    Una semilla da una partida, tanto las cartas como las elecciones: una
    partida que falló se juega de nuevo solo con su semilla, con
    netrunner simulate --replay-seed S y los mismos mazos.
simulate-deck = MAZO
simulate-option-games = cuántas partidas (100 si no se indica)
simulate-option-seed = semilla de la primera partida (0 si no se indica); las siguientes toman las semillas siguientes
simulate-option-corp =
    el mazo de la Corporación: un archivo, un nombre (jinteki si no se indica) o any: cada
    semilla señala un mazo inicial, y doce seguidas juegan todos los emparejamientos
simulate-option-runner = el mazo del Runner: un archivo, un nombre (shaper si no se indica) o any
simulate-option-asking =
    qué preguntas se hacen: forced omite las que solo tienen una respuesta (si
    no se indica), open pregunta según lo que el rival puede ver, full hace todas
simulate-option-check = comprueba tras cada elección que una partida puede llegar a ese estado (más lento)
simulate-option-replay = juega solo la partida con esta semilla; si falla, muestra dónde
simulate-option-json = escribe JSON para programas
simulate-option-jobs = cuántos procesos juegan a la vez (uno por procesador si no se indica); el informe es el mismo
simulate-process-ended = Un proceso que jugaba partidas se cerró después de { $games }, en la semilla { $seed } o después. Con --jobs 1 todo se juega en un solo proceso.
simulate-played =
    { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    } con { $decisions ->
        [one] 1 decisión
       *[other] { $decisions } decisiones
    } en { $seconds } s ({ $speed } decisiones/s)
simulate-winner =
    { $winner ->
        [corp] Ganó la Corporación
        [runner] Ganó el Runner
       *[draw] No ganó nadie
    }: { $games }
simulate-reason =
    { $reason ->
        [agenda-points] Por puntos de plan
        [flatline] Porque el Runner expiró
        [empty-rnd] Porque I+D quedó vacío
        [concession] Por abandono
       *[other] { $reason }
    }: { $games }
simulate-no-errors = No falló nada.
simulate-errors =
    { $errors ->
        [one] Falló una partida:
       *[other] Fallaron { $errors } partidas:
    }
simulate-error-line = - semilla { $seed }: { $error }
simulate-more = - y { $more } más
simulate-how-to-replay = netrunner simulate --replay-seed { $seed } (con los mismos mazos) muestra dónde.

# A qué llegaron las partidas: `--coverage`.

simulate-option-coverage = dice a qué cartas y a qué líneas de su texto llegaron las partidas, y a cuáles nunca
simulate-coverage-card = { $card }: { $what }
simulate-coverage-happened =
    { $verb ->
        [installed] instalada { $times }
        [played] jugada { $times }
        [rezzed] ejecutada { $times }
        [scored] puntuada { $times }
        [stolen] robada { $times }
        [trashed] destruida { $times }
       *[used] usada { $times }
    }
simulate-coverage-in-play = en juego { $times }
simulate-coverage-nothing = no le pasó nada
simulate-coverage-cards = { $reached } de { $cards } cartas tuvieron efecto.
simulate-coverage-verb =
    - { $verb ->
        [installed] instaladas
        [played] jugadas
        [rezzed] ejecutadas
        [scored] puntuadas
        [stolen] robadas
        [trashed] destruidas
       *[used] usadas
    }: { $reached } de { $cards }
simulate-coverage-lines = Se llegó a { $reached } de { $lines } líneas de texto.
simulate-coverage-kind =
    - { $kind ->
        [paid] capacidades con coste que se usaron
        [conditional] capacidades condicionales que se activaron
        [subroutine] subrutinas que se resolvieron
        [play] capacidades de juego que se resolvieron
        [static] capacidades estáticas que estuvieron en vigor
       *[trait] restricciones y otras propiedades que importaron
    }: { $reached } de { $lines }
simulate-coverage-never-cards = Cartas que nunca tuvieron efecto:
simulate-coverage-never-card = - { $card }
simulate-coverage-never-lines = Líneas a las que nunca se llegó:
simulate-coverage-never-line =
    - { $card } ({ $kind ->
        [paid] capacidad con coste
        [conditional] capacidad condicional
        [subroutine] subrutina
        [play] capacidad de juego
        [static] capacidad estática
       *[trait] propiedad
    }): { $text }
simulate-coverage-all = Se llegó a todas las líneas de todas las cartas.
