# "netrunner puzzle", y lo que se dice de los problemas en todas partes.

puzzle-help = demuestra problemas, busca otros nuevos y los resuelve
puzzle-about =
    Posiciones en las que juega un lado y hay una meta: ganar, puntuar, robar o sobrevivir. Cada una está demostrada
    jugándolo todo, contra toda respuesta y toda carta oculta.
    Ejemplos:
      netrunner puzzle play                el problema del día, en la terminal
      netrunner puzzle play first-run      otro por su nombre
      netrunner puzzle list                todos
      netrunner puzzle check all           los demuestra todos de nuevo
      netrunner puzzle check mio.toml      demuestra uno tuyo (docs/puzzles.md dice cómo se escribe)
      netrunner puzzle find --games 20     busca otros nuevos en partidas de los jugadores automáticos
puzzle-what = PROBLEMA
puzzle-folder = CARPETA
puzzle-option-action = check, find, list o play
puzzle-option-what = un problema por su nombre, un archivo, o «all»
puzzle-option-line = con la solución, y lo que refuta las demás primeras jugadas
puzzle-option-games = cuántas partidas revisa «find» (10)
puzzle-option-seed = la semilla de la primera de esas partidas (0)
puzzle-option-most = cuántas elecciones se prueban como mucho
puzzle-option-into = dónde escribe «find» lo que encuentra, un archivo cada uno; en pantalla si no se da
puzzle-option-json = muestra JSON para programas

puzzle-goal-win = { $when ->
    [next] Gana antes de que acabe el turno siguiente.
   *[this] Gana en este turno.
}
puzzle-goal-score = { $when ->
    [next] Puntúa un plan antes de que acabe el turno siguiente.
   *[this] Puntúa un plan en este turno.
}
puzzle-goal-score-card = { $when ->
    [next] Puntúa { $card } antes de que acabe el turno siguiente.
   *[this] Puntúa { $card } en este turno.
}
puzzle-goal-score-points = { $when ->
    [next] Puntúa { $points ->
        [one] { $points } punto de plan
       *[other] { $points } puntos de plan
    } antes de que acabe el turno siguiente.
   *[this] Puntúa { $points ->
        [one] { $points } punto de plan
       *[other] { $points } puntos de plan
    } en este turno.
}
puzzle-goal-steal = { $when ->
    [next] Roba un plan antes de que acabe el turno siguiente.
   *[this] Roba un plan en este turno.
}
puzzle-goal-steal-card = { $when ->
    [next] Roba { $card } antes de que acabe el turno siguiente.
   *[this] Roba { $card } en este turno.
}
puzzle-goal-steal-points = { $when ->
    [next] Roba { $points ->
        [one] { $points } punto de plan
       *[other] { $points } puntos de plan
    } antes de que acabe el turno siguiente.
   *[this] Roba { $points ->
        [one] { $points } punto de plan
       *[other] { $points } puntos de plan
    } en este turno.
}
puzzle-goal-survive = { $when ->
    [next] { $side ->
        [corp] No pierdas en el próximo turno del Runner.
       *[runner] No pierdas en el próximo turno de la Corporación.
    }
   *[this] No pierdas en este turno.
}
puzzle-goal-odds = { $goal } Nada es seguro: encuentra la línea que funciona en { $in } de cada { $of } casos.
puzzle-odds-left = { $in ->
    [0] Desde aquí no funciona nunca.
   *[other] Desde aquí funciona, como mucho, en { $in } de cada { $of } casos.
} Otra elección habría conservado { $bestin } de cada { $bestof }.
puzzle-known = { $place }: { $cards }
puzzle-place-all = { $zone ->
    [hq] Sabes qué hay en la Sede Central
    [rnd] Conoces I+D, desde arriba
    [archives] Sabes qué hay boca abajo en los Archivos
    [stack] Conoces el Montón, desde arriba
   *[grip] Sabes qué hay en la Empuñadura
}
puzzle-place-top = { $zone ->
    [stack] Conoces lo de arriba del Montón
   *[rnd] Conoces lo de arriba de I+D
}
puzzle-place = Conoces { $word ->
    [ice] el hielo delante de
   *[card] la carta de
} { $server ->
    [hq] la Sede Central
    [rnd] I+D
    [archives] los Archivos
   *[remote] Servidor { $number }
} ({ $at })
puzzle-hidden-theirs = { $side ->
    [corp] Las cartas de la Corporación que no ves, en cualquier orden:
   *[runner] Las cartas del Runner que no ves, en cualquier orden:
} { $cards }
puzzle-hidden-own = En tu mazo, en cualquier orden: { $cards }
puzzle-odds-deals = Cualquier colocación es igual de probable; los dados y las mezclas son justos, y el rival hace lo que peor te viene.

puzzle-listed = { $degree }  { $key }: { $title } — { $goal }
puzzle-today = El problema de hoy: { $key }
puzzle-head = { $title } (grado { $degree }, { $key })
puzzle-found-one = { $key }: se resuelve con { $moves } ({ $worlds ->
    [one] no hay nada oculto que importe
   *[other] { $worlds } colocaciones de las cartas ocultas
}, { $count } elecciones probadas, { $seconds } s)
puzzle-found-several = { $key }: VARIAS SOLUCIONES: { $moves } ({ $count } elecciones probadas, { $seconds } s)
puzzle-found-none = { $key }: SIN SOLUCIÓN ({ $worlds } colocaciones de las cartas ocultas, { $count } elecciones probadas, { $seconds } s)
puzzle-found-odds = { $key }: { $in } de cada { $of } casos como mucho, con { $moves } ({ $worlds ->
    [one] decide el azar
   *[other] { $worlds } colocaciones de las cartas ocultas
}, { $count } elecciones probadas, { $seconds } s)
puzzle-found-unstated = { $key }: NO ES SEGURO: la mejor línea, { $moves }, funciona en { $in } de cada { $of } casos, y el archivo no lo dice (odds = "{ $in }/{ $of }")
puzzle-unproved = { $key }: SIN DEMOSTRAR: { $reason }
puzzle-checked = { $bad ->
    [0] { $count } problemas demostrados.
   *[other] { $bad } de { $count } problemas no están bien.
}
puzzle-line = Solución: { $line }
puzzle-transposed = También al principio, en otro orden o sin daño: { $moves }
puzzle-refuted = Falla: { $line }
puzzle-check-what = Di cuál: el nombre de un problema, un archivo, o «all».
puzzle-written = { $path } (grado { $degree })
puzzle-not-written = No se puede escribir { $path }: { $reason }
puzzle-looked = { $games ->
    [one] Una partida revisada
   *[other] { $games } partidas revisadas
}, { $count ->
    [0] ningún problema encontrado.
    [one] un problema encontrado.
   *[other] { $count } problemas encontrados.
}
puzzle-commands = Elige por número. También: tablero, porqué ACTO, salir.
puzzle-beaten = Así no funciona: { $line }
puzzle-back = Estás otra vez antes de esa elección.
puzzle-left = El problema queda abierto.
puzzle-solved = { $tried ->
    [one] Resuelto al primer intento.
   *[other] Resuelto al intento { $tried }.
}
puzzle-no-option = «{ $option }» no se puede elegir ahora: puede que el problema haya cambiado. Empiézalo de nuevo.

puzzle-too-many-worlds = Las cartas ocultas pueden estar de más de { $most } maneras: pon menos cartas distintas en mazos y manos, o revela más de ellas (known).
puzzle-too-much = Habría que probar más de { $most } elecciones: la posición es demasiado grande para demostrarla.
puzzle-too-much-chance = El azar puede ir de más de { $most } maneras tras una elección: la posición es demasiado grande para demostrarla.
puzzle-no-question = Al lado que juega no se le pregunta nada al principio, o podría saber más de lo que dice la posición.
puzzle-no-place = No hay { $place } en el tablero.
puzzle-unreadable = El problema { $name } no se puede leer: { $reason }
puzzle-unknown = No hay ningún problema { $name }. «netrunner puzzle list» los enumera todos.
