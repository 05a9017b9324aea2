# La velocidad del motor: `netrunner bench`.

bench-help = mide la velocidad del motor
bench-about =
    Mide la velocidad del motor: partidas al azar de los mazos de inicio
    Jinteki y Moldeadores en un solo proceso, y actos sueltos en posiciones
    de esas partidas.
bench-option-seconds = cuánto dura cada medición, en segundos (0,5 si no se indica)
bench-option-repetitions = cuántas veces se repite cada una (7 si no se indica)
bench-option-json = escribe JSON para programas
bench-what = Qué
bench-best = Mejor
bench-median = Mediana
bench-worst = Peor
bench-figure =
    { $name ->
        [decisions_per_second] Decisiones por segundo
        [games_per_second] Partidas por segundo
        [copy_us] Copiar una partida (µs)
        [copy_and_choose_us] Copiar y elegir una opción (µs)
        [options_us] Enumerar las opciones (µs)
        [view_us] Vista del jugador que decide (µs)
        [save_us] Guardar (µs)
        [load_us] Cargar (µs)
       *[other] { $name }
    }
bench-machine = netrunner { $version }, { $python }, { $machine }
