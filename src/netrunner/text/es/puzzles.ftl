# Los problemas en el navegador, y lo que dice de ellos el servidor.

server-no-puzzle = No hay ningún problema { $puzzle }.
server-puzzle-changed = Este problema ha cambiado desde que lo empezaste: empiézalo de nuevo.

ui-puzzle = Problema
ui-puzzles-title = Problemas
ui-puzzles-about = Un lado, una meta, una solución. Todos están demostrados: funcionan contra cualquier respuesta y estén donde estén las cartas ocultas, o el problema dice cuántas veces. A una línea equivocada se responde con lo que la refuta, y se puede deshacer.
ui-puzzles-daily = El problema del día
ui-puzzles-all = Todos los problemas
ui-puzzles-solve = Resolverlo
ui-puzzles-solved-today = Resuelto. Mañana llega el siguiente.
ui-puzzles-streak = { $days ->
    [0] Todavía sin racha
    [one] Un día seguido
   *[other] { $days } días seguidos
}
ui-puzzles-count = { $solved } de { $of } resueltos
ui-puzzles-degree = Grado { $n }
ui-puzzles-degree-1 = Para empezar
ui-puzzles-degree-2 = Fáciles
ui-puzzles-degree-3 = Con truco
ui-puzzles-degree-4 = Difíciles
ui-puzzles-degree-5 = Muy difíciles
ui-puzzles-side = Bando
ui-puzzles-either = Cualquiera
ui-puzzles-mark-solved = resuelto
ui-puzzles-mark-tried = intentado
ui-puzzles-forget = Olvidar lo que he resuelto
ui-puzzle-for = { $side ->
    [corp] Eres la Corporación
   *[runner] Eres el Runner
}
ui-puzzle-goal = Meta
ui-puzzle-beaten = Así ya no funciona.
ui-puzzle-how = Lo que lo refuta
ui-puzzle-who = { $side ->
    [corp] Corporación
   *[runner] Runner
}
ui-puzzle-solved = ¡Resuelto!
ui-puzzle-solved-tries = { $tries ->
    [one] Al primer intento, en { $time }
   *[other] Al intento { $tries }, en { $time }
}
ui-puzzle-why = Por qué funciona
ui-puzzle-back = Deshacerlo
ui-puzzle-play-on = Seguir jugando
ui-puzzle-again = Empezar de nuevo
ui-puzzle-next = Siguiente: { $title }
ui-puzzle-share = Compartir
ui-puzzle-shared = Copiado
ui-puzzle-share-text = { $tries ->
    [0] Problema de Netrunner «{ $title }»: { $link }
    [one] Problema de Netrunner «{ $title }», resuelto al primer intento en { $time }: { $link }
   *[other] Problema de Netrunner «{ $title }», resuelto al intento { $tries } en { $time }: { $link }
}
ui-puzzle-hint = Pista
ui-puzzle-hinted = Esto mantiene la meta al alcance: { $act }
