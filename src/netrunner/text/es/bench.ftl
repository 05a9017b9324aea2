# La velocidad del motor: `netrunner bench`.

bench-help = mide la velocidad del motor
bench-about =
    Mide la velocidad del motor: partidas al azar con los mazos iniciales
    Jinteki y Moldeadores y con mazos sacados de todas las cartas, actos
    sueltos en posiciones de esas partidas, y cuánto tardan las órdenes en
    empezar. Donde hay un núcleo compilado, este y las fuentes se turnan,
    cada uno en su propio proceso.
bench-option-seconds = cuánto dura cada medición, en segundos (0,3 si no se indica)
bench-option-repetitions = cuántas veces se repite cada una (5 si no se indica)
bench-option-games = cuántas partidas se juegan cada vez y dan posiciones (40 si no se indica)
bench-option-json = escribe JSON para programas
bench-option-markdown = escribe una tabla en Markdown
bench-what = Qué
bench-column =
    { $kernel ->
        [compiled] Compilado
       *[pure] Puro
    }, { $which ->
        [best] mejor
       *[median] mediana
    }
bench-figure =
    { $name ->
        [decisions_per_second] Decisiones por segundo, mazos iniciales
        [games_per_second] Partidas por segundo, mazos iniciales
        [drawn_decisions_per_second] Decisiones por segundo, mazos sacados de todas las cartas
        [copy_us] Copiar una partida (µs)
        [copy_and_choose_us] Copiar y elegir una opción (µs)
        [options_us] Enumerar las opciones (µs)
        [view_us] Vista del jugador que decide (µs)
        [determinize_us] Sacar de nuevo las cartas ocultas (µs)
        [save_us] Guardar (µs)
        [load_us] Cargar (µs)
        [board_10_us] Una decisión con 10 cartas instaladas (µs)
        [board_40_us] Una decisión con 40 cartas instaladas (µs)
        [board_100_us] Una decisión con 100 cartas instaladas (µs)
        [copy_bytes] Memoria de una copia guardada (bytes)
        [help_ms] netrunner --help (ms)
        [play_ms] netrunner play, primera pregunta (ms)
       *[other] { $name }
    }
bench-machine = netrunner { $version }, { $python }, { $machine }
